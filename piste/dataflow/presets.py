"""The dataflows of the MAESTRO paper: the five of its Table 3 for any layer, the six of its Figure 5."""

from __future__ import annotations

import re
from dataclasses import replace

from piste.dataflow.directives import Cluster, Coupling, Directive, Layer, Map, Size, value
from piste.dataflow.text import parse_directives
from piste.errors import SpecError, did_you_mean

# Named for the dimensions that are spread over PEs: X-P is weight-stationary, YX-P output-stationary as in ShiDianNao,
# YR-P row-stationary as in Eyeriss, KC-P weight-stationary as in NVDLA; C-P reuses nothing in a PE.
TABLE_3 = {
    name: parse_directives(text)
    for name, text in {
        "C-P": "TemporalMap(1,1) K; TemporalMap(Sz(R),1) Y; TemporalMap(Sz(S),1) X; "
        "TemporalMap(Sz(R),Sz(R)) R; TemporalMap(Sz(S),Sz(S)) S; SpatialMap(1,1) C",
        "X-P": "TemporalMap(1,1) K; TemporalMap(1,1) C; TemporalMap(Sz(R),Sz(R)) R; "
        "TemporalMap(Sz(S),Sz(S)) S; TemporalMap(Sz(R),1) Y; SpatialMap(Sz(S),1) X",
        "YX-P": "TemporalMap(1,1) K; SpatialMap(Sz(R),1) Y; TemporalMap(8+Sz(S)-1,8) X; TemporalMap(1,1) C; "
        "TemporalMap(Sz(R),Sz(R)) R; TemporalMap(Sz(S),Sz(S)) S; Cluster(8); SpatialMap(Sz(S),1) X",
        "YR-P": "TemporalMap(2,2) C; TemporalMap(2,2) K; SpatialMap(Sz(R),1) Y; TemporalMap(Sz(S),1) X; "
        "TemporalMap(Sz(R),Sz(R)) R; TemporalMap(Sz(S),Sz(S)) S; Cluster(Sz(R)); SpatialMap(1,1) Y; "
        "SpatialMap(1,1) R",
        "KC-P": "SpatialMap(1,1) K; TemporalMap(64,64) C; TemporalMap(Sz(R),Sz(R)) R; "
        "TemporalMap(Sz(S),Sz(S)) S; TemporalMap(Sz(R),1) Y; TemporalMap(Sz(S),1) X; Cluster(64); "
        "SpatialMap(1,1) C",
    }.items()
}

# A one-dimensional convolution with 12 outputs and 6 weights.
FIGURE_5 = {
    name: Layer(name, "CONV1D", {"X": 17, "S": 6}, parse_directives(text), coupling=Coupling(("X",), ("S",), ("X",)))
    for name, text in {
        "A": "SpatialMap(1,1) X'; TemporalMap(1,1) S",
        "B": "TemporalMap(1,1) S; SpatialMap(1,1) X'",
        "C": "TemporalMap(1,1) X'; SpatialMap(1,1) S",
        "D": "SpatialMap(1,1) S; TemporalMap(1,1) X'",
        "E": "SpatialMap(2,2) S; TemporalMap(1,1) X'",
        "F": "TemporalMap(3,3) S; SpatialMap(1,1) X'; Cluster(3); SpatialMap(1,1) S; TemporalMap(1,1) X'",
    }.items()
}


def layer_with(layer: Layer, dataflow: str) -> Layer:
    """The layer under one of the five dataflows of Table 3, which are written for convolutions.

    Maps of dimensions that the layer does not have are dropped, and the size of such a dimension is 1. Groups, gates,
    images and batches, which the paper leaves out, are taken one after the other. A matrix product is read as the
    convolution with one pixel for a row of M: K is N, C is K, and M stands for Y or X, whichever is spread; the hidden
    layer of an LSTM has its N for them.

    >>> gemm = Layer("g", "GEMM", {"M": 100, "N": 100, "K": 100}, ())
    >>> print(*layer_with(gemm, "KC-P").directives)
    SpatialMap(1,1) N TemporalMap(64,64) K TemporalMap(1,1) M Cluster(64,P) SpatialMap(1,1) K
    """
    if dataflow not in TABLE_3:
        raise SpecError(f"no dataflow {dataflow!r}; {did_you_mean(dataflow, TABLE_3)}")
    preset = TABLE_3[dataflow]
    names = {dim: dim for dim in "KCRSYX"}
    pixels = "Y" if any(isinstance(d, Map) and d.spatial and d.dim == "Y" for d in preset) else "X"
    if layer.type in ("GEMM", "BMM"):
        names = {"K": "N", "C": "K", pixels: "M"}
    elif layer.type == "LSTM":
        names |= {pixels: "N"}
    apart = [dim for dim in "BNG" if layer.dims.get(dim, 1) > 1 and dim not in names.values()]
    directives: list[Directive] = [Map(dim, 1, 1) for dim in apart]
    for directive in preset:
        if isinstance(directive, Cluster):
            directives.append(Cluster(_renamed(directive.size, names, layer)))
        elif (dim := names.get(directive.dim, "")) in layer.dims:
            size, offset = (_renamed(part, names, layer) for part in (directive.size, directive.offset))
            directives.append(Map(dim, size, offset, directive.spatial))
    return replace(layer, directives=tuple(directives))


def _renamed(size: Size, names: dict[str, str], layer: Layer) -> Size:
    """A size in the words of the layer; a dimension that it does not have is 1 long."""

    def there(match: re.Match[str]) -> str:
        dim = names.get(match[1], "")
        return f"Sz({dim})" if dim in layer.dims else "1"

    text = re.sub(r"Sz\((\w)\)", there, str(size))
    return text if "Sz" in text else value(text, {})
