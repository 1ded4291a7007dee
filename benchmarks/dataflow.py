"""How many layers per second get their exact analysis when a machine or the sizes of maps are swept.

    python benchmarks/dataflow.py [--designs N]

For each of the five dataflows of the MAESTRO paper on VGG16's second layer: N machines (PEs from 64 to 1024, pipe
widths from 1 to 256), then 256 PEs with N choices of map sizes and pipe widths. Compiling is included. The ratio is
against the same analysis, one by one, in the same process; a sample of the rows is compared. For scale: the released
tool evaluates 5,500 layers per CPU second with C-P and X-P, 1,300 with KC-P, 740 with YR-P and 520 with YX-P.
"""

from __future__ import annotations

import argparse
import re
import time
from dataclasses import replace

import numpy as np

from piste.dataflow.directives import Layer
from piste.dataflow.exact.analysis import analyse
from piste.dataflow.hardware import Hardware, Noc
from piste.dataflow.presets import TABLE_3, layer_with
from piste.dataflow.sweep import sweep
from piste.dataflow.text import parse_directives

CONV = Layer("CONV2", "CONV", {"K": 64, "C": 64, "R": 3, "S": 3, "Y": 226, "X": 226}, ())
SAMPLE = 20

# The same dataflows with sizes to choose: k and c channels, y rows and x columns of the output at a time.
MAPS = {
    "C-P": "TemporalMap(k,k) K TemporalMap(Sz(R)+y-1,y) Y TemporalMap(Sz(S)+x-1,x) X SpatialMap(c,c) C",
    "X-P": "TemporalMap(k,k) K TemporalMap(c,c) C TemporalMap(Sz(R)+y-1,y) Y SpatialMap(Sz(S)+x-1,x) X",
    "YX-P": """TemporalMap(k,k) K SpatialMap(Sz(R)+y-1,y) Y TemporalMap(8*x+Sz(S)-1,8*x) X TemporalMap(c,c) C
               Cluster(8) SpatialMap(Sz(S)+x-1,x) X""",
    "YR-P": """TemporalMap(c,c) C TemporalMap(k,k) K SpatialMap(Sz(R),1) Y TemporalMap(Sz(S)+x-1,x) X
               Cluster(Sz(R)) SpatialMap(1,1) Y SpatialMap(1,1) R""",
    "KC-P": """SpatialMap(k,k) K TemporalMap(64*c,64*c) C TemporalMap(Sz(R)+y-1,y) Y TemporalMap(Sz(S)+x-1,x) X
               Cluster(64) SpatialMap(c,c) C""",
}


def rate(layer: Layer, hardware: Hardware, columns: dict[str, np.ndarray]) -> tuple[float, float]:
    """Rows per second of a sweep, and how many times that is the rate one by one; the rows agree."""
    n = len(next(iter(columns.values())))
    start = time.perf_counter()
    found = sweep(layer, hardware, **columns)
    seconds = time.perf_counter() - start
    rows = range(0, n, max(1, n // SAMPLE))
    start = time.perf_counter()
    for row in rows:
        at = {name: int(column[row]) for name, column in columns.items()}
        text = "; ".join(map(str, layer.directives))
        for name in "kcyx":
            text = re.sub(rf"\b{name}\b", str(at.get(name)), text)
        chip = replace(hardware, pes=at.get("pes", hardware.pes), nocs=(Noc(at["noc_bw"]),))
        one = analyse(replace(layer, directives=parse_directives(text)), chip)
        assert found["cycles"][row] == one.cycles and found["macs"][row] == one.macs
        assert found["input_l2_reads"][row] == one.tensors["input"].l2_reads
    alone = (time.perf_counter() - start) / len(rows)
    return n / seconds, alone * n / seconds


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--designs", type=int, default=2_000_000)
    n = parser.parse_args().designs
    draw = np.random.default_rng(0)
    hardware = Hardware(256, (Noc(32),))
    sweep(layer_with(CONV, "C-P"), hardware, noc_bw=[1, 2])  # the compiler is loaded
    for name in TABLE_3:
        machines = {"pes": draw.integers(64, 1025, n), "noc_bw": draw.integers(1, 257, n)}
        speed, ratio = rate(layer_with(CONV, name), hardware, machines)
        print(f"{name:5} machines   {speed:12,.0f} layers/s   {ratio:8,.0f} times one by one")
        named = replace(CONV, directives=parse_directives(MAPS[name], names="kcyx"))
        used = sorted(set(re.findall(r"\b[kcyx]\b", MAPS[name])))
        sizes = {key: draw.integers(1, 9, n) for key in used} | {"noc_bw": draw.integers(1, 257, n)}
        speed, ratio = rate(named, hardware, sizes)
        print(f"{name:5} map sizes  {speed:12,.0f} layers/s   {ratio:8,.0f} times one by one")


if __name__ == "__main__":
    main()
