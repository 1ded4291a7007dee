"""How long a proven search takes, beside AccelForge's where that is installed, on the same chips and layer.

    python benchmarks/search.py [--record FILE]

The layer is a matrix product of 4096 x 4096 x 4096 words of 8 bits, on two chips also a 3x3 convolution (128 to 128
channels, 28 x 28; AccelForge needs minutes), the aim its least energy. The chips are examples of AccelForge (`chips/`)
and are counted as it counts: every tile is filled again in each iteration above it, memories keep in the order of the
hierarchy, drains cost a read. Both tools run in this process, on one thread. Times are of the CPU, so that a busy
machine changes little. Each tool first searches a smaller layer, which does not count, then this one twice, because
both remember something of a search they have done: the first times are set beside each other, and the second ones. As
Piste's are short, the best of some rounds counts, and before each round all that it remembers is forgotten. The time of
a new process, import included, is told besides.

AccelForge needs Python 3.12 or newer (`pip install accelforge`); where it is missing, what it found once is shown, from
`tests/figures/accelforge_search.json`, which `--record` writes. Its search has perfect factors only; Piste's search of
Ruby's factors is set beside the same. Where Piste finds less energy, AccelForge's own model is asked what it costs.
"""

from __future__ import annotations

import gc
import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from math import inf
from pathlib import Path
from typing import Any

import yaml

import piste
from piste.spec.architecture import Memory
from piste.spec.constraints import Constraints
from piste.spec.files import Spec
from piste.spec.mapping import Compute, Keep, Loop, Mapping, Node, Spread

CHIPS = Path(__file__).parent / "chips"
RECORD = Path(__file__).parent.parent / "tests" / "figures" / "accelforge_search.json"
FLOORS = {"perfect": 100, "ruby": 10}  # times quicker than AccelForge
ROUNDS = 10
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
FANOUTS = {"PE": "ProcessingElement", "Array": "ProcessingElement", "Vector": "VectorMAC", "Core": "LocalBuffer"}
NAMES = {"DRAM": "MainMemory", "GLB": "GlobalBuffer"}  # by our name; other memories are called the same


@dataclass(frozen=True)
class Layer:
    """What is mapped, as both tools write it; `spread` says which of its ranks go over the axes of the chips' files."""

    einsum: str
    theirs: str  # the accesses, as AccelForge writes them
    sizes: dict[str, int]
    spread: dict[str, list[str]]  # by rank of the product in the files

    def workload(self) -> piste.Workload:
        return piste.Workload.parse(self.einsum, **self.sizes, bits=8)

    @property
    def text(self) -> str:
        """AccelForge's file."""
        space = ", ".join(f"{r}: 0 <= {r} < {n}" for r, n in self.sizes.items())
        return (
            f"workload:\n  iteration_space_shape: {{{space}}}\n  bits_per_value: {{All: 8}}\n  einsums:\n"
            f"  - name: {self.einsum[0]}\n    tensor_accesses:\n{self.theirs}"
        )


def product(size: int) -> Layer:
    """The matrix product."""
    theirs = (
        "    - {name: A, projection: [m, k]}\n    - {name: W, projection: [k, n]}\n"
        "    - {name: B, projection: [m, n], output: True}\n    renames: {weight: W, input: A, output: B}\n"
    )
    return Layer("B[m,n] = A[m,k] * W[k,n]", theirs, dict.fromkeys("mkn", size), {"n": ["n"], "k": ["k"]})


def convolution(side: int = 28) -> Layer:
    """The convolution."""
    theirs = (
        "    - {name: I, projection: {C: c, H: p + r, V: q + s}}\n"
        "    - {name: W, projection: [k, c, r, s]}\n"
        "    - {name: O, projection: [k, p, q], output: True}\n    renames: {weight: W, input: I, output: O}\n"
    )
    sizes = {"k": 128, "c": 128, "p": side, "q": side, "r": 3, "s": 3}
    return Layer("O[k,p,q] = I[c,p+r,q+s] * W[k,c,r,s]", theirs, sizes, {"n": ["k"], "k": ["c", "r", "s"]})


CONVOLVED = ("nvdla", "tpu-v4i")  # chips on which the convolution is searched as well

# The Ruby optimum of a prototype, in pJ, where the energies of its chip are known.
KNOWN = {"simple": 2.403168e12, "nvdla": 0.0607414e12, "tpu-v4i": 0.0136181e12}


@dataclass(frozen=True)
class Answer:
    """What AccelForge's search says: its first and second seconds, the energy in pJ, the mapping."""

    seconds: float
    again: float
    energy_pj: float
    mapping: Mapping


def load(chip: str, layer: Layer) -> Spec:
    """A chip with a layer and AccelForge's rules."""
    spec = piste.load(CHIPS / f"{chip}.yaml")
    assert isinstance(spec, Spec) and spec.constraints is not None
    rules = [
        {**rule, "ranks": [r for old in rule["ranks"] for r in layer.spread.get(old, [old])]}
        if "ranks" in rule
        else rule
        for rule in yaml.safe_load((CHIPS / f"{chip}.yaml").read_text())["constraints"]
    ]
    return replace(spec, workload=layer.workload(), constraints=Constraints.read(rules))


def forget() -> None:
    """Empty every cache of Piste but that of compiled code."""
    for found in gc.get_objects():
        home = str(getattr(found, "__module__", ""))
        if hasattr(type(found), "cache_clear") and home.startswith("piste.") and home != "piste.search.proof.kernel":
            found.cache_clear()


def timed(run: Callable[[], Any]) -> tuple[float, Any]:
    start = time.process_time()
    result = run()
    return time.process_time() - start, result


class Peer:
    """AccelForge on one of the chips; `ImportError` if it is not installed."""

    def __init__(self, chip: str, layer: Layer) -> None:
        import accelforge as af
        from accelforge.examples import EXAMPLES_DIR

        af.set_n_parallel_jobs(1)
        self.example, self.axes = EXAMPLES[chip]
        self.chip, self.layer, self.ours = chip, layer, load(chip, layer)
        self.parse, self.path = af.Spec.from_yaml, Path(EXAMPLES_DIR, "arches", f"{self.example}.yaml")
        self.unit = 1.0 if chip == "simple" else 1e12

    def spec(self, *more: str) -> Any:
        """AccelForge's description of the chip and the layer, and of `more`."""
        from accelforge.frontend.mapper.metrics import Metrics

        given = {"MainMemoryEnergy": 100, "GlobalBufferSize": 8 << 20} if self.chip == "simple" else {}
        with tempfile.TemporaryDirectory() as folder:
            paths = [Path(folder, f"{i}.yaml") for i in range(1 + len(more))]
            for path, text in zip(paths, (self.layer.text, *more), strict=True):
                path.write_text(text)
            spec = self.parse(str(self.path), *map(str, paths), jinja_parse_data=given)
        if self.chip in ("eyeriss", "simba"):
            price(spec, self.ours)
        spec.mapper.metrics = Metrics.ENERGY
        return spec

    def search(self) -> tuple[float, float, Mapping]:
        """The seconds of AccelForge's search, the least energy it finds, in pJ, and the mapping."""
        from accelforge.mapper.FFM.main import map_workload_to_arch

        spec = self.spec()
        spent, result = timed(lambda: map_workload_to_arch(spec, print_progress=False, eval_in_detail=False))
        found = result.data.iloc[0]
        tree = found["Total<SEP>mapping"]().nodes
        return spent, float(found["Total<SEP>energy"]) * self.unit, Mapping(tuple(nodes(tree, self.axes)))

    def evaluate(self, mapping: Mapping) -> float:
        """What a mapping costs in AccelForge's model, in pJ."""
        from accelforge.model.main import evaluate_mapping

        lines = ["mapping:", "  nodes:", *(f"  - {line}" for line in described(mapping, self.axes, self.layer))]
        return float(evaluate_mapping(self.spec("\n".join(lines))).data["Total<SEP>energy"].iloc[0]) * self.unit


def accelforge(chip: str, layer: Layer, small: Layer, again: bool = True) -> Answer | None:
    """AccelForge's searches of a layer on a chip, after one of a smaller layer; None if it is not installed."""
    try:
        Peer(chip, small).search()
    except ImportError:
        return None
    peer = Peer(chip, layer)
    first, energy, mapping = peer.search()
    return Answer(first, peer.search()[0] if again else first, energy, mapping)


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


def described(mapping: Mapping, axes: dict[str, str], layer: Layer) -> Iterator[str]:
    """Our tree as AccelForge writes it, its implicit innermost loops spelled out."""
    theirs = {axis: name for name, axis in axes.items()}
    left = dict(layer.sizes)
    for node in mapping.nodes:
        if isinstance(node, Keep):
            yield f"!Storage {{tensors: [{', '.join(node.tensors)}], component: {NAMES.get(node.memory, node.memory)}}}"
        elif isinstance(node, Loop | Spread):
            left[node.rank] = node.tile
            walk = f"rank_variable: {node.rank}, tile_shape: {node.tile}"
            if isinstance(node, Loop):
                yield f"!Temporal {{{walk}}}"
            else:
                yield f"!Spatial {{{walk}, name: {theirs[node.over]}, component: {FANOUTS[node.over.split('.')[0]]}}}"
    for rank, tile in left.items():
        if tile > 1:
            yield f"!Temporal {{rank_variable: {rank}, tile_shape: 1}}"
    yield f"!Compute {{einsum: {layer.einsum[0]}, component: MAC}}"


def recorded(what: str) -> dict[str, Answer]:
    """What AccelForge found once."""
    cases = json.loads(RECORD.read_text())[what]
    return {
        case["chip"]: Answer(*case["seconds"], case["energy_pj"], Mapping.parse("\n".join(case["mapping"])))
        for case in cases
    }


def record(path: Path, products: dict[str, Answer], convolutions: dict[str, Answer]) -> None:
    """Write what AccelForge found, one line per chip."""
    origin = (
        "Searches by AccelForge 1.0.467 (benchmarks/search.py --record): matrix product of 4096^3 words of 8 bits, and "
        "3x3 convolutions of 128 to 128 channels, 28 x 28; least energy, on its example chips as benchmarks/chips "
        "describes them. Its mapping as a Piste tree; CPU seconds of the first and the second search of the layer in "
        "one process (of the convolutions the first only)."
    )
    parts = [f'"origin": {json.dumps(origin)}']
    for what, found in (("cases", products), ("convolutions", convolutions)):
        lines = []
        for chip, answer in found.items():
            case = {"chip": chip, "energy_pj": answer.energy_pj}
            case["seconds"] = [round(answer.seconds, 2), round(answer.again, 2)]
            lines.append(json.dumps(case | {"mapping": str(answer.mapping).split("\n")}))
        parts.append(f'"{what}": [\n' + ",\n".join(lines) + "\n]")
    path.write_text("{" + ",\n".join(parts) + "}\n")


def quickest(chip: str, mapspace: str, layer: Layer, small: Layer, rounds: int) -> tuple[float, float, Any]:
    """The least seconds of first and of second searches of a layer, each round forgotten, and what they found."""
    before, spec = load(chip, small), load(chip, layer)
    first, again = list[float](), list[float]()
    for _ in range(rounds):
        forget()
        piste.search(before, mapspace=mapspace)
        for spent in (first, again):
            seconds, found = timed(lambda: piste.search(spec, mapspace=mapspace))
            spent.append(seconds)
    return min(first), min(again), found


def first_use(chip: str, mapspace: str) -> float:
    """Seconds of the wall of a new process that imports Piste and searches."""
    code = f"import piste; s = piste.load({str(CHIPS / f'{chip}.yaml')!r}); "
    code += f"piste.search(s, mapspace={mapspace!r})"
    start = time.perf_counter()
    subprocess.run([sys.executable, "-c", code], check=True)
    return time.perf_counter() - start


def heading(chip: str, layer: Layer, theirs: Answer) -> None:
    """AccelForge's line, and a check that the two models agree about its mapping."""
    spec = load(chip, layer)
    same = piste.evaluate(spec.workload, spec.architecture, theirs.mapping).energy_pj
    off = same / theirs.energy_pj - 1
    assert abs(off) < 1e-6 or layer.einsum[0] == "O", "the two models do not agree about AccelForge's mapping"
    print(f"\n{chip}, {layer.einsum}")
    print(f"  AccelForge {theirs.seconds:9.2f} s, again {theirs.again:.2f} s {theirs.energy_pj / 1e12:>30.7g} J")
    if abs(off) >= 1e-6:
        print(f"    that mapping counted here: {same / 1e12:.7g} J ({100 * off:+.1f} %)")


def line(mapspace: str, mine: float, again: float, found: Any, theirs: Answer, floor: int) -> str:
    """One of Piste's searches beside AccelForge's."""
    notes = [f"{100 * (found.value / theirs.energy_pj - 1):+.1f} %"]
    notes += ["PROVEN" if found.optimal else f"NOT PROVEN, at most {found.value / found.lower - 1:.1%} better"]
    notes += [f"BELOW {floor} x"] * (theirs.seconds < floor * mine)
    notes += ["WORSE"] * (found.value > theirs.energy_pj * (1 + 1e-6))
    return (
        f"  {mapspace:<10} {1e3 * mine:9.2f} ms {theirs.seconds / mine:5,.0f} x, again {1e3 * again:.2f} ms"
        f" {theirs.again / again:5,.0f} x {found.value / 1e12:>13.7g} J  {'; '.join(notes)}"
    )


def compare(chip: str, theirs: Answer, installed: bool) -> None:
    """The product on one chip: AccelForge's line, and one for each of Piste's mapspaces."""
    heading(chip, product(4096), theirs)
    for mapspace, floor in FLOORS.items():
        mine, again, found = quickest(chip, mapspace, product(4096), product(2048), ROUNDS)
        try:
            prime, _, other = quickest(chip, mapspace, product(4093), product(2048), 3)
            odd = f"4093^3 {1e3 * prime:.1f} ms, {other.value / 1e12:.7g} J"
        except piste.SpecError:  # a prime has no factors to fill the array with
            odd = "4093^3 has none that fills the array"
        fresh = first_use(chip, mapspace)
        known = " ABOVE THE KNOWN;" * (mapspace == "ruby" and found.value > KNOWN.get(chip, inf) * (1 + 1e-5))
        print(
            f"{line(mapspace, mine, again, found, theirs, floor)};{known}"
            f" a new process {fresh:.2f} s{' SLOW' * (fresh > FRESH)}; {odd}"
        )
        if installed and mapspace == "perfect" and found.value < theirs.energy_pj * (1 - 1e-6):
            peer = Peer(chip, product(4096))
            print(f"    AccelForge's model of that mapping: {peer.evaluate(found.best) / 1e12:.7g} J")


def convolved(chip: str, theirs: Answer) -> None:
    """The convolution on one chip."""
    heading(chip, convolution(), theirs)
    mine, again, found = quickest(chip, "perfect", convolution(), convolution(14), 3)
    print(line("perfect", mine, again, found, theirs, FLOORS["perfect"]))


def main() -> None:
    print(__doc__.split("\n\n")[0])
    answers = {chip: accelforge(chip, product(4096), product(2048)) for chip in EXAMPLES}
    here = {chip: answer for chip, answer in answers.items() if answer}
    other: dict[str, Answer] = {}
    if here:
        found = {chip: accelforge(chip, convolution(), product(2048), again=False) for chip in CONVOLVED}
        other = {chip: answer for chip, answer in found.items() if answer}
    if sys.argv[1:2] == ["--record"]:
        record(Path(sys.argv[2]), here, other)
        return
    print(
        "AccelForge is run beside it" if here else f"AccelForge is not installed here; its numbers are {RECORD.name}'s"
    )
    for chip, answer in (here or recorded("cases")).items():
        compare(chip, answer, bool(here))
    for chip, answer in (other or recorded("convolutions")).items():
        convolved(chip, answer)


if __name__ == "__main__":
    main()
