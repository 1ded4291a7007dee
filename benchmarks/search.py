"""How long a proven search takes, beside AccelForge's where that is installed, on the same chips and layer.

    python benchmarks/search.py [--record FILE]

The layer is a matrix product of 4096 x 4096 x 4096 words of 8 bits, the aim its least energy, the chips are examples of
AccelForge (`chips/`), counted as AccelForge counts: every tile is filled again in each iteration above it, memories
keep in the order of the hierarchy, drains cost a read. Both tools run in this process, on one thread, and seconds are of the
wall, the best of several runs after one that does not count; the first use in a process of its own is told besides.

AccelForge needs Python 3.12 or newer (`pip install accelforge`); where it is missing, what it found once is shown, from
`tests/figures/accelforge_search.json`, which `--record` writes. Its search has perfect factors only; Piste's Ruby search is
compared with that too.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import piste
from piste.spec.architecture import Memory
from piste.spec.files import Spec
from piste.spec.mapping import Compute, Keep, Loop, Mapping, Node, Spread

CHIPS = Path(__file__).parent / "chips"
RECORD = Path(__file__).parent.parent / "tests" / "figures" / "accelforge_search.json"
FLOORS = {"perfect": 100, "ruby": 10}  # times quicker than AccelForge
FRESH = 1.5  # seconds that the first use in a process may take

# By chip: AccelForge's example, and what it calls the axes of the fanouts.
EXAMPLES = {
    "simple": ("simple", {}),
    "nvdla": ("nvdla", {"reuse_input": "Array.columns", "reuse_output": "Array.rows"}),
    "eyeriss": ("eyeriss", {"reuse_weight": "PE.x", "reuse_output": "PE.y"}),
    "simba": (
        "simba",
        {"reuse_all": "PE.x", "reuse_output": "Vector.rows", "reuse_input": "Vector.columns"},
    ),
    "tpu-v4i": ("tpu_v4i", {"Z": "Core.z", "reuse_input": "Array.columns", "reuse_output": "Array.rows"}),
}
NAMES = {"DRAM": "MainMemory", "GLB": "GlobalBuffer"}  # by our name; other memories are called the same
WORKLOAD = """
workload:
  iteration_space_shape: {m: 0 <= m < 4096, k: 0 <= k < 4096, n: 0 <= n < 4096}
  bits_per_value: {All: 8}
  einsums:
  - name: B
    tensor_accesses:
    - {name: A, projection: [m, k]}
    - {name: W, projection: [k, n]}
    - {name: B, projection: [m, n], output: True}
    renames: {weight: W, input: A, output: B}
"""

Answer = tuple[float, float, Mapping]  # seconds, energy in pJ, mapping


def load(chip: str, size: int = 4096) -> Spec:
    """A chip with the layer and AccelForge's rules."""
    spec = piste.load(CHIPS / f"{chip}.yaml")
    assert isinstance(spec, Spec)
    return replace(spec, workload=piste.gemm(size, size, size, bits=8))


def best_of(run: Callable[[], Any], times: int) -> tuple[float, Any]:
    """The least seconds of some runs, after one that does not count, and what they gave."""
    result, spent = run(), []
    for _ in range(times):
        start = time.perf_counter()
        result = run()
        spent.append(time.perf_counter() - start)
    return min(spent), result


def accelforge() -> Callable[[str, Spec], Answer] | None:
    """A run of AccelForge's mapper on a chip; None if it is not installed."""
    try:
        import accelforge as af
        from accelforge.examples import EXAMPLES_DIR
        from accelforge.frontend.mapper.metrics import Metrics
        from accelforge.mapper.FFM.main import map_workload_to_arch
    except ImportError:
        return None
    af.set_n_parallel_jobs(1)

    def run(chip: str, ours: Spec) -> Answer:
        example, axes = EXAMPLES[chip]
        given = {"MainMemoryEnergy": 100, "GlobalBufferSize": 8 << 20} if chip == "simple" else {}
        with tempfile.TemporaryDirectory() as folder:
            layer = Path(folder, "workload.yaml")
            layer.write_text(WORKLOAD)
            architecture = Path(EXAMPLES_DIR, "arches", f"{example}.yaml")
            spec = af.Spec.from_yaml(str(architecture), str(layer), jinja_parse_data=given)
        if chip in ("eyeriss", "simba"):
            price(spec, ours)
        spec.mapper.metrics = Metrics.ENERGY
        start = time.perf_counter()
        found = map_workload_to_arch(spec, print_progress=False, eval_in_detail=False).data
        spent = time.perf_counter() - start
        energy = float(found["Total<SEP>energy"].iloc[0]) * (1 if chip == "simple" else 1e12)
        return spent, energy, Mapping(tuple(nodes(found["Total<SEP>mapping"].iloc[0]().nodes, axes)))

    return run


def price(spec: Any, ours: Spec) -> None:
    """Give AccelForge's components our energies, so that none of its component models is asked."""
    theirs = {node.name: node for node in spec.arch.nodes}
    for part in (*ours.architecture.memories.values(), *ours.architecture.units.values()):
        node = theirs[NAMES.get(part.name, part.name)]
        node.component_class, node.leak_power, node.area = "Dummy", 0, 0
        bits = 24 if part.name == "AccumulationBuffer" else 8
        for action in node.actions:
            action.throughput = 1e30
            if isinstance(part, Memory):
                action.bits_per_action = 1
                action.energy = (part.read_pj if action.name == "read" else part.write_pj) / bits * 1e-12
            else:
                action.energy = part.energy_pj * 1e-12


def nodes(theirs: list[Any], axes: dict[str, str]) -> Iterator[Node]:
    """AccelForge's loop tree as ours: all keeps but the outermost of a tensor start each iteration empty."""
    ours = {theirs: name for name, theirs in NAMES.items()}
    kept: set[str] = set()
    for node in theirs:
        kind = type(node).__name__
        if kind == "Storage":
            memory = ours.get(node.component, node.component)
            for tensor in node.tensors:
                yield Keep(memory, (tensor,), retain=tensor not in kept)
                kept.add(tensor)
        elif kind == "Temporal":
            yield Loop(node.rank_variable, int(node.tile_shape))
        elif kind == "Spatial":
            yield Spread(node.rank_variable, int(node.tile_shape), axes[node.name])
        elif kind == "Compute":
            yield Compute(node.einsum)


def recorded() -> dict[str, Answer]:
    """What AccelForge found once."""
    data = json.loads(RECORD.read_text())
    return {
        case["chip"]: (case["seconds"], case["energy_pj"], Mapping.parse("\n".join(case["mapping"])))
        for case in data["cases"]
    }


def record(path: Path, found: dict[str, Answer]) -> None:
    """Write what AccelForge found, one line per chip."""
    origin = (
        "Searches by AccelForge 1.0.467 (benchmarks/search.py --record), matrix product of 4096^3 words of 8 bits, least "
        "energy, on its example chips as benchmarks/chips describes them; its mapping as a Piste tree, best seconds of 2."
    )
    lines = [
        json.dumps({"chip": chip, "energy_pj": energy, "seconds": round(spent, 2), "mapping": str(mapping).split("\n")})
        for chip, (spent, energy, mapping) in found.items()
    ]
    path.write_text(f'{{"origin": {json.dumps(origin)},\n"cases": [\n' + ",\n".join(lines) + "\n]}\n")


def first_use(chip: str, mapspace: str) -> float:
    """Seconds of a new process that imports Piste and searches."""
    code = f"import piste; piste.search({str(CHIPS / f'{chip}.yaml')!r}, mapspace={mapspace!r})"
    start = time.perf_counter()
    subprocess.run([sys.executable, "-c", code], check=True)
    return time.perf_counter() - start


def main() -> None:
    print(__doc__.split("\n\n")[0])
    peer = accelforge()
    if peer:
        found = {chip: min((peer(chip, load(chip)) for _ in range(2)), key=lambda a: a[0]) for chip in EXAMPLES}
        if sys.argv[1:2] == ["--record"]:
            return record(Path(sys.argv[2]), found)
        print("AccelForge is run beside it")
    else:
        found = recorded()
        print(f"AccelForge is not installed here; what it found once is in {RECORD.name}")
    for chip, (theirs, their_energy, mapping) in found.items():
        again = piste.evaluate(load(chip).workload, load(chip).architecture, mapping).energy_pj
        print(
            f"\n{chip}: AccelForge {theirs:.2f} s, {their_energy / 1e12:.7g} J (Piste of its mapping: {again / 1e12:.7g} J)"
        )
        for mapspace, floor in FLOORS.items():
            spec = load(chip)
            mine, answer = best_of(lambda spec=spec, m=mapspace: piste.search(spec, mapspace=m), 5)
            prime, other = best_of(lambda spec=load(chip, 4093), m=mapspace: piste.search(spec, mapspace=m), 3)
            verdict = "" if theirs > floor * mine else f"  BELOW {floor} x"
            worse = "  WORSE" if answer.value > their_energy * (1 + 1e-6) else ""
            fresh = first_use(chip, mapspace)
            print(
                f"  {mapspace:<8} {1e3 * mine:8.1f} ms {theirs / mine:8,.0f} x{verdict}  {answer.value / 1e12:.7g} J "
                f"({100 * (answer.value / their_energy - 1):+.1f} %){worse}{'' if answer.optimal else '  NOT PROVEN'}; "
                f"first use {fresh:.2f} s{'' if fresh <= FRESH else '  SLOW'}; 4093^3 {1e3 * prime:.1f} ms, "
                f"{other.value / 1e12:.7g} J"
            )


if __name__ == "__main__":
    main()
