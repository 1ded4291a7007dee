"""Data-centric directives and the layers they run: maps, clusters, how tensors are coupled to dimensions."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

Size = int | str  # a number, or arithmetic on numbers and Sz(D), the size of a dimension, such as "8+Sz(S)-1"


@dataclass(frozen=True)
class Map:
    """`TemporalMap(size, offset) D` or `SpatialMap(size, offset) D`: `size` indices at a time, `offset` apart."""

    dim: str
    size: Size
    offset: Size
    spatial: bool = False

    def __str__(self) -> str:
        return f"{'Spatial' if self.spatial else 'Temporal'}Map({self.size},{self.offset}) {self.dim}"


@dataclass(frozen=True)
class Cluster:
    """`Cluster(size)`: what stands above maps over groups of `size` units, what stands below inside one group."""

    size: Size

    def __str__(self) -> str:
        return f"Cluster({self.size},P)"


Directive = Map | Cluster


@dataclass(frozen=True)
class Coupling:
    """The dimensions of each tensor, in the words of a layer: Y and X are rows and columns of the input there.

    In the output they are the rows and columns of the result, Y' and X' in directives. Where a filter has R (S), an
    input row is `stride * y' + r`. A tensor without dimensions that is not needed (the filter of a pooling layer) is
    absent.
    """

    input: tuple[str, ...]
    filter: tuple[str, ...]
    output: tuple[str, ...]


# The kinds of layers. N is the batch, in a matrix product a dimension like others; G is a group or a gate.
COUPLINGS = {
    "CONV": Coupling(tuple("NCYX"), tuple("KCRS"), tuple("NKYX")),
    "DSCONV": Coupling(tuple("NCYX"), tuple("CRS"), tuple("NCYX")),
    "NGCONV": Coupling(tuple("NGCYX"), tuple("GKCRS"), tuple("NGKYX")),
    "TRCONV": Coupling(tuple("NCYX"), tuple("KCRS"), tuple("NKYX")),
    "FC": Coupling(tuple("NCYX"), tuple("KCRS"), tuple("NKYX")),
    "POOL": Coupling(tuple("NCYX"), (), tuple("NCYX")),
    "LSTM": Coupling(tuple("NC"), tuple("GKC"), tuple("NGK")),
    "GEMM": Coupling(tuple("MK"), tuple("KN"), tuple("MN")),
    "BMM": Coupling(tuple("BMK"), tuple("BKN"), tuple("BMN")),
}


@dataclass(frozen=True)
class Layer:
    """One layer with the dataflow that runs it; sizes of directives may still be arithmetic.

    `dims` has the input's rows and columns as Y and X (padding included). `stride` is (rows, columns). `density` is
    the share of a tensor's elements that are not zero, spread evenly: {"input": 0.5}; 1 where it says nothing.
    """

    name: str
    type: str
    dims: Mapping[str, int]
    directives: tuple[Directive, ...]
    stride: tuple[int, int] = (1, 1)
    coupling: Coupling = COUPLINGS["CONV"]
    density: Mapping[str, float] = field(default_factory=dict)


@dataclass(frozen=True)
class Network:
    """A named list of layers."""

    name: str
    layers: tuple[Layer, ...]
