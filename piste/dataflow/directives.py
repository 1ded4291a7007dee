"""Data-centric directives and the layers they run: maps, clusters, how tensors are coupled to dimensions; and their
sizes: arithmetic such as `8+Sz(S)-1` worked out, and all that can be wrong said."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from math import prod

from piste.dataflow.hardware import Hardware
from piste.errors import SpecError, did_you_mean, within
from piste.spec.read import MOST

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


WINDOW = {"Y": "R", "X": "S"}  # rows and columns of the input, and what slides along them
_STANDARD = "NGKCRSYX"


def resolve(layer: Layer, *, as_written: bool = False) -> Layer:
    """The layer that runs, with a number for every size and offset; a `SpecError` says in one line what is wrong.

    A transposed convolution (TRCONV) has the stride of its output: its input is upscaled, with zeros between its
    elements, and then convolved with stride 1. So it becomes that layer: (Y - 1) * stride + 1 rows, stride 1, and an
    input of which one element in stride rows times stride columns is not zero. Maps of a dimension that no tensor has
    are left out; such a dimension can only be 1 long. `as_written` keeps both as they are, a plain convolution and
    maps that do nothing, as the released MAESTRO takes them.

    >>> layer = Layer("up", "TRCONV", dict(K=1, C=1, R=2, S=2, Y=4, X=4), (Map("Y", "Sz(R)+3-1", 3),), stride=(2, 2))
    >>> layer = resolve(layer)
    >>> layer.dims["Y"], layer.stride, layer.density, layer.directives
    (7, (1, 1), {'input': 0.25}, (Map(dim='Y', size=4, offset=3, spatial=False),))
    """
    layer = shaped(layer, as_written=as_written)
    known = {*_dims(layer), "Y'", "X'"}
    with naming(layer):
        directives = tuple(
            d
            for d in _numbered(layer.directives, extents(layer))
            if as_written or isinstance(d, Cluster) or d.dim in known
        )
    return replace(layer, directives=directives)


def shaped(layer: Layer, *, as_written: bool = False) -> Layer:
    """The layer that runs, with its dimensions checked, before anything is said of directives."""
    with naming(layer):
        _check_dims(layer)
        if layer.type == "TRCONV" and layer.stride != (1, 1) and not as_written:
            layer = _upscaled(layer)
        for axis, window in WINDOW.items():
            if window in layer.dims and extents(layer).get(f"{axis}'", 1) < 1:
                found = f"{window} is {layer.dims[window]} and {axis} is {layer.dims[axis]}, so there is no output"
                raise SpecError(f"{found}; write a {axis} of at least {layer.dims[window]}", "dims", window)
    return layer


def check(layer: Layer, hardware: Hardware) -> Layer:
    """`resolve`, and what can only be said when the hardware is known: the clusters fit, there is a pipe for each."""
    layer = resolve(layer)
    clusters = [d for d in layer.directives if isinstance(d, Cluster)]
    with naming(layer):
        if (needed := prod(int(cluster.size) for cluster in clusters)) > hardware.pes:
            what = " in ".join(map(str, reversed(clusters)))
            raise SpecError(f"{what} needs {needed} PEs, there are {hardware.pes}; write smaller clusters or more PEs")
        if len(hardware.nocs) not in (1, len(clusters) + 1):
            levels = f"the directives have {len(clusters) + 1} levels"
            raise SpecError(f"{levels}, found {len(hardware.nocs)} networks; give one network or one for each level")
    return layer


def remarks(layer: Layer) -> tuple[str, ...]:
    """What is odd about a resolved layer but has a meaning, a line each.

    >>> remarks(resolve(Layer("a", "CONV", dict(K=4, C=3, R=1, S=1, Y=5, X=5), (Map("C", 64, 64),))))
    ("layer 'a': TemporalMap(64,64) C is larger than C, which is 3: all of it is mapped",)
    """
    sizes = extents(layer)
    found = []
    for d in layer.directives:
        if isinstance(d, Map):
            size, offset = int(d.size), int(d.offset)
            if size > sizes[d.dim]:
                found.append(f"{d} is larger than {d.dim}, which is {sizes[d.dim]}: all of it is mapped")
            elif offset > size and size < sizes[d.dim] and d.dim not in WINDOW:
                found.append(f"{d} leaves indices of {d.dim} out: its offset is larger than its size")
            elif offset < size < sizes[d.dim] and d.dim not in WINDOW:
                found.append(f"{d} maps indices of {d.dim} more than once: its offset is smaller than its size")
    if layer.type == "TRCONV" and layer.stride == (1, 1) and "input" not in layer.density:
        found.append("a TRCONV without a Stride upscales nothing: it is a plain convolution")
    return tuple(f"layer {layer.name!r}: {remark}" for remark in found)


def extents(layer: Layer) -> dict[str, int]:
    """The size of every dimension, with the rows and columns of the output as Y' and X'.

    >>> extents(Layer("a", "CONV", dict(K=4, C=3, R=3, S=3, Y=8, X=9), (), stride=(2, 2)))["X'"]
    4
    """
    sizes = dict(layer.dims)
    for axis, stride in zip(WINDOW, layer.stride, strict=True):
        if axis in sizes and axis in layer.coupling.output:
            sizes[f"{axis}'"] = (sizes[axis] - sizes.get(WINDOW[axis], 1)) // stride + 1
    return sizes


def value(size: Size, sizes: Mapping[str, int]) -> int:
    """The number that a size stands for; `/` rounds down.

    >>> value("8+Sz(S)-1", {"S": 3})
    10
    """
    if isinstance(size, int):
        return size
    words = _WORD.findall(size)[::-1]
    number = _sum(words, sizes)
    if words:
        raise SpecError(f"found {words[-1]!r}, expected the end; write +, -, * or / between numbers")
    return number


_WORD = re.compile(r"[-+*/()]|[^-+*/()\s]+")


def _sum(words: list[str], sizes: Mapping[str, int]) -> int:
    """What the words, the first one last, begin with; it is taken from them. So do the two below."""
    total = _product(words, sizes)
    while words and words[-1] in "+-":
        sign = 1 if words.pop() == "+" else -1
        total += sign * _product(words, sizes)
    return total


def _product(words: list[str], sizes: Mapping[str, int]) -> int:
    total = _term(words, sizes)
    while words and words[-1] in "*/":
        if words.pop() == "*":
            total *= _term(words, sizes)
        elif by := _term(words, sizes):
            total //= by
        else:
            raise SpecError("a size is divided by zero; write another divisor")
    return total


def _term(words: list[str], sizes: Mapping[str, int]) -> int:
    word = words.pop() if words else "the end"
    if word.isdecimal() and word.isascii():
        return int(word)
    if word == "-":
        return -_term(words, sizes)
    if word == "(":
        inside = _sum(words, sizes)
        _closed(words)
        return inside
    if word.lower() == "sz" and len(words) > 1 and words.pop() == "(":
        dim = words.pop()
        _closed(words)
        if dim not in sizes:
            raise SpecError(f"Sz({dim}): the layer has no dimension {dim!r}; {did_you_mean(dim, sizes)}")
        return sizes[dim]
    raise SpecError(f"found {word!r}, expected a whole number or the size of a dimension; write 8 or Sz(R)")


def _closed(words: list[str]) -> None:
    found = words.pop() if words else "the end"
    if found != ")":
        raise SpecError(f"found {found!r}, expected ')'; close what was opened")


@contextmanager
def naming(layer: Layer) -> Iterator[None]:
    """What is wrong is said of the layer."""
    try:
        yield
    except SpecError as error:
        raise SpecError(f"layer {layer.name!r}: {error}", *error.place) from None


def _dims(layer: Layer) -> list[str]:
    """The dimensions of its tensors, and those of a window that slides over its input."""
    coupling = layer.coupling
    windows = [r for y, r in WINDOW.items() if y in coupling.input and y in coupling.output]
    return list(dict.fromkeys([*coupling.input, *coupling.filter, *coupling.output, *windows]))


def _check_dims(layer: Layer) -> None:
    """The dimensions have sizes, and the layer needs all of them and has all that it needs."""
    coupling, known = layer.coupling, _dims(layer)
    for tensor in ("input", "filter", "output"):
        dims = getattr(coupling, tensor)
        if len(set(dims)) < len(dims):
            raise SpecError(f"the {tensor} has a dimension twice: {' '.join(dims)}; write each once", "coupling")
        if tensor == "filter" and (axis := next((dim for dim in dims if dim in WINDOW), None)):
            raise SpecError(f"{axis} slides over a filter, which cannot have it; write {WINDOW[axis]}", "coupling")
    for dim, size in layer.dims.items():
        with within("dims", dim):
            if not isinstance(size, int) or size < 1:
                raise SpecError(f"{dim} is {size}; write a whole number of at least 1")
            # Users' files say K: 1 for a depth-wise layer.
            if dim not in known and not (dim in _STANDARD and size == 1):
                raise SpecError(
                    f"no tensor of a {layer.type} layer has a dimension {dim!r}; {did_you_mean(dim, known)}"
                )
    optional = {"N"} - set(coupling.filter)  # a batch of one
    if layer.type != "POOL":
        optional |= set(WINDOW.values()) - set(coupling.filter)
    if missing := [dim for dim in known if dim not in layer.dims and dim not in optional]:
        what = " and ".join(filter(None, [", ".join(missing[:-1]), missing[-1]]))
        raise SpecError(f"a {layer.type} layer needs {what}; add '{missing[0]}: 1' or its size to Dimensions", "dims")
    for axis, stride in zip(WINDOW, layer.stride, strict=True):
        with within("stride"):
            if not isinstance(stride, int) or stride < 1:
                raise SpecError(f"the stride of {axis} is {stride}; write a whole number of at least 1")
            if stride != 1 and axis not in layer.dims:
                raise SpecError(f"a stride of {axis} in a layer without {axis}; leave it out")
    for tensor, density in layer.density.items():
        with within("density"):
            if tensor not in ("input", "filter", "output") or not getattr(coupling, tensor):
                raise SpecError(
                    f"a density of {tensor!r}, which this layer does not have; write Input, Filter or Output"
                )
            if not 0 < density <= 1:
                raise SpecError(f"the density of {tensor} is {density}; write a number above 0 and up to 1")


def _upscaled(layer: Layer) -> Layer:
    rows, columns = layer.stride
    dims = {**layer.dims, "Y": (layer.dims["Y"] - 1) * rows + 1, "X": (layer.dims["X"] - 1) * columns + 1}
    density = {**layer.density, "input": layer.density.get("input", 1) / (rows * columns)}
    return replace(layer, dims=dims, stride=(1, 1), density=density)


def _numbered(directives: tuple[Directive, ...], sizes: Mapping[str, int]) -> Iterator[Directive]:
    if not directives:
        raise SpecError("no dataflow; write Dataflow { ... } or choose a preset such as KC-P")
    mapped: dict[str, Map] = {}
    for i, directive in enumerate(directives):
        with within("directives", i):
            if isinstance(directive, Cluster):
                mapped = {}
                yield Cluster(_at_least_1(directive, "size", directive.size, sizes))
                continue
            axis = directive.dim.rstrip("'")
            if directive.dim not in sizes:
                raise SpecError(f"{directive}: no dimension {directive.dim!r}; {did_you_mean(directive.dim, sizes)}")
            if axis in mapped:
                found = f"{directive}: this level has {mapped[axis]} already"
                raise SpecError(f"{found}; keep one of them or put a Cluster between")
            mapped[axis] = directive
            if sum(other.spatial for other in mapped.values()) > 2:
                raise SpecError(f"{directive}: a third SpatialMap in one level; put a Cluster between")
            size = _at_least_1(directive, "size", directive.size, sizes)
            yield replace(directive, size=size, offset=_at_least_1(directive, "offset", directive.offset, sizes))


def _at_least_1(directive: Directive, what: str, size: Size, sizes: Mapping[str, int]) -> int:
    try:
        number = value(size, sizes)
    except SpecError as error:
        raise SpecError(f"{directive}: {error}") from None
    if number < 1:
        raise SpecError(f"{directive}: the {what} is {number}; write at least 1")
    if number >= MOST:
        raise SpecError(f"the {what} of a map of {number:.3g} indices is more than can be counted; write a smaller one")
    return number
