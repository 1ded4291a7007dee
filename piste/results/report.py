"""What one mapping moves and costs: the counts, and the record that `evaluate` returns."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple

from piste.errors import DoesNotFit
from piste.results.shown import Shown, pandas_for
from piste.spec.architecture import Architecture
from piste.spec.mapping import Mapping
from piste.spec.workload import Workload

if TYPE_CHECKING:
    from os import PathLike

    from matplotlib.figure import Figure
    from pandas import DataFrame


# What running a mapping moves: the record that the executor, the class walk and the closed form all fill in


@dataclass
class Traffic:
    """Element counts at one memory for one tensor; `drains` leave a tile upward, `fills` and `updates` arrive in it."""

    reads: int = 0
    fills: int = 0
    updates: int = 0
    drains: int = 0

    def add(self, other: Traffic, times: int = 1) -> None:
        self.reads += times * other.reads
        self.fills += times * other.fills
        self.updates += times * other.updates
        self.drains += times * other.drains


class Edge(NamedTuple):
    """The way of a tensor from a keep to the next one below it, or to the unit that computes an Einsum."""

    above: str  # the memory
    below: str  # the memory, or the unit
    tensor: str
    at: int | str  # which keep of the tree is below, counted top down; or the Einsum


@dataclass
class Passed:
    """What passes an edge: `reads` and `updates` of the keep above, `fills` and `drains` of the one below.

    Of a unit, those are what its operations receive and send. `first` is of the first instances. `further`: how often a
    word had one more instance below to receive it, or to send a part of it.
    """

    total: Traffic = field(default_factory=Traffic)
    first: Traffic = field(default_factory=Traffic)
    further: int = 0

    def add(self, other: Passed, times: int = 1) -> None:
        self.total.add(other.total, times)
        self.first.add(other.first, times)
        self.further += times * other.further


@dataclass
class Stage:
    """One iteration of the loops above the lowest keep: what the first instances move and compute while it runs."""

    steps: int = 0  # compute steps, in lockstep
    reads: dict[tuple[str, str], int] = field(default_factory=dict)  # by (memory, tensor): reads and drains
    writes: dict[tuple[str, str], int] = field(default_factory=dict)  # by (memory, tensor): fills and updates
    words: dict[tuple[str, str], int] = field(default_factory=dict)  # by (fanout, tensor)
    edges: dict[Edge, Traffic] = field(default_factory=dict)  # reads, writes by edge, as `Phase.edges`


@dataclass
class Lane:
    """What a branch of a pipe does on its share of a fanout: `first` and `words` as in a phase, but of the memories and
    fanouts inside that one, of which branches have instances of their own. `edges` are those that end there, at the
    first instances."""

    first: dict[tuple[str, str], Traffic] = field(default_factory=dict)
    words: dict[tuple[str, str], tuple[int, int]] = field(default_factory=dict)
    edges: dict[Edge, Traffic] = field(default_factory=dict)


@dataclass
class Phase:
    """What happens in one phase: the branches of a Fuse with no loop above run as phases, everything else is one phase.

    `total` sums over instances; `first` is the instance at index zero of every spread, which has work in every step, so
    that it decides how long a memory takes. `words` are what crosses each fanout of each tensor, a multicast or reduced
    word once: (all of them, those below the first instance of the memory above).
    """

    steps: dict[str, int] = field(default_factory=dict)  # temporal steps by Einsum
    ops: dict[str, int] = field(default_factory=dict)
    total: dict[tuple[str, str], Traffic] = field(default_factory=dict)  # by (memory, tensor)
    first: dict[tuple[str, str], Traffic] = field(default_factory=dict)
    words: dict[tuple[str, str], tuple[int, int]] = field(default_factory=dict)  # by (fanout, tensor)
    # What passes each edge: `total` and `first` are sums of these. Only where prices need it (`Architecture.by_edge`).
    edges: dict[Edge, Passed] = field(default_factory=dict)
    # What the first stage fetches and the last one drains: the words that pass at the first instance of the memory
    # above and of the one below; multicast and reduction make the two differ.
    first_fill: dict[Edge, tuple[int, int]] = field(default_factory=dict)
    last_drain: dict[Edge, tuple[int, int]] = field(default_factory=dict)
    stages: list[tuple[Stage, int]] = field(default_factory=list)  # only if asked for: a stage and how often it occurs
    # Of a pipe: what each branch does at its own instances; and the steps by Einsum that its branches take at once, one
    # set for each branch, with how often that occurs.
    lanes: list[Lane] = field(default_factory=list)
    rounds: list[tuple[tuple[dict[str, int], ...], int]] = field(default_factory=list)


@dataclass
class Counts:
    """Everything that was counted, exactly, as Python integers.

    `occupancy[memory][tensor]` is the largest tile of the tensor held by one instance (summed over its keeps in that
    memory), `peak[memory]` the largest sum of what is live at one time, in elements, `peak_bits` the same in bits.
    `instances` says how many instances of a memory hold the tensor.
    """

    phases: list[Phase] = field(default_factory=list)
    instances: dict[tuple[str, str], int] = field(default_factory=dict)
    occupancy: dict[str, dict[str, int]] = field(default_factory=dict)
    peak: dict[str, int] = field(default_factory=dict)
    peak_bits: dict[str, int] = field(default_factory=dict)
    rescales: dict[str, int] = field(default_factory=dict)
    unit_instances: dict[str, int] = field(default_factory=dict)  # compute instances used, by Einsum
    counted_by: str = field(default="", compare=False)  # the method of `piste.count.methods`

    @property
    def ops(self) -> dict[str, int]:
        total: dict[str, int] = {}
        for phase in self.phases:
            for einsum, n in phase.ops.items():
                total[einsum] = total.get(einsum, 0) + n
        return total

    @property
    def compute_cycles(self) -> int:
        return sum(n for phase in self.phases for n in phase.steps.values())

    def total(self) -> dict[tuple[str, str], Traffic]:
        """The traffic of all phases together, by (memory, tensor)."""
        if len(self.phases) == 1:
            return self.phases[0].total
        out: dict[tuple[str, str], Traffic] = {}
        for phase in self.phases:
            for key, traffic in phase.total.items():
                out.setdefault(key, Traffic()).add(traffic)
        return out


# What it costs


@dataclass(frozen=True)
class Row:
    """What one memory moves of one tensor, in elements summed over its instances, and the energy that this takes."""

    memory: str
    tensor: str
    instances: int
    reads: int
    fills: int
    updates: int
    drains: int
    energy_pj: float


@dataclass(frozen=True)
class Part:
    """Something that takes cycles while everything else goes on: `kind` is compute, read, write, port or network.

    A `port` is a memory's reads and writes together, where they share their bandwidth. A limit of a launch has no kind.
    """

    name: str
    kind: str
    cycles: float  # an int where it is whole

    def __str__(self) -> str:
        return f"{self.name} {self.kind}".rstrip()


@dataclass(frozen=True)
class Span:
    """How long one phase takes: its parts overlap and the slowest decides; `extra` is what cannot overlap."""

    einsums: tuple[str, ...]
    cycles: int
    compute_cycles: int
    bottleneck: Part
    parts: tuple[Part, ...]  # compute first, then memories and fanouts, outermost first
    extra_cycles: float = 0  # the first fill and last drain (`startup`), filling and draining systolic arrays


@dataclass(frozen=True)
class Energy:
    """Where the energy goes, in pJ."""

    access: dict[tuple[str, str], float]  # by (memory, tensor)
    network: dict[str, float]  # by fanout
    compute: dict[str, float]  # by unit
    leakage: dict[str, float]  # by component

    @property
    def total_pj(self) -> float:
        return sum(sum(part.values()) for part in (self.access, self.network, self.compute, self.leakage))

    @property
    def by_component(self) -> dict[str, float]:
        """Accesses, words and operations of each component, and all leakage under the name `leakage`."""
        out: dict[str, float] = {}
        for (memory, _), pj in self.access.items():
            out[memory] = out.get(memory, 0.0) + pj
        leakage = {"leakage": sum(self.leakage.values())} if self.leakage else {}
        return {**out, **self.network, **self.compute, **leakage}

    @property
    def by_tensor(self) -> dict[str, float]:
        """The accesses to each tensor, at all memories."""
        out: dict[str, float] = {}
        for (_, tensor), pj in self.access.items():
            out[tensor] = out.get(tensor, 0.0) + pj
        return out


@dataclass(frozen=True)
class Served:
    """What a cache serves of one operand: elements that are asked of it, and those that it has to ask for itself."""

    memory: str
    tensor: str
    asked: int
    missed: int

    @property
    def hit_rate(self) -> float:
        return 1 - self.missed / self.asked


@dataclass(frozen=True)
class Launched:
    """What one launch of a kernel moves and takes on a GPU (docs/silicon.md): a tree whose programs hardware hands out.

    sm_read_bytes: what enters the multiprocessors, in whole sectors. seconds_by_limit: what each limit alone takes.
    """

    programs: int
    programs_at_once: int
    sm_read_bytes: int
    l2_hit_rate: float
    dram_read_bytes: int
    dram_write_bytes: int
    seconds: float
    limited_by: str
    seconds_by_limit: dict[str, float]


@dataclass(frozen=True)
class Report(Shown):
    """What one mapping costs: exact counts, occupancy, cycles, energy, and what limits it.

    `print(report)` is the first view; `to_dict`, `to_frame` and `plot` are the others. Counts are exact integers.
    """

    _text, _html = "text.report_text", "html.report_html"

    workload: Workload
    architecture: Architecture
    mapping: Mapping
    mode: str  # how cycles were counted: overlapped, startup or stepwise
    ops: dict[str, int]  # by Einsum
    rescales: dict[str, int]
    counts: tuple[Row, ...]
    occupancy: dict[str, dict[str, int]]  # by memory and tensor, elements in one instance
    peak: dict[str, int]  # by memory: the most elements live at one time in one instance
    peak_bytes: dict[str, float]
    phases: tuple[Span, ...]
    utilization: float
    energy: Energy
    area_um2: float
    misfits: tuple[DoesNotFit, ...]
    counted_by: str = ""  # the counting method (docs/model.md); all give the same counts
    caches: tuple[Served, ...] = ()  # what memories with `managed: lru` serve of what passes through them
    launch: Launched | None = None  # of a tree that is a kernel of a GPU; its time is then the report's

    @property
    def macs(self) -> int:
        """The operations of all Einsums together."""
        return sum(self.ops.values())

    @property
    def cycles(self) -> int:
        return sum(phase.cycles for phase in self.phases)

    @property
    def compute_cycles(self) -> int:
        """What computing alone would take, were all data at hand."""
        return sum(phase.compute_cycles for phase in self.phases)

    @property
    def seconds(self) -> float:
        return self.launch.seconds if self.launch else self.cycles / self.architecture.clock_hz

    @cached_property
    def energy_pj(self) -> float:
        return self.energy.total_pj

    @property
    def edp_pj_cycles(self) -> float:
        """The energy-delay product, in pJ times cycles."""
        return self.energy_pj * self.cycles

    @property
    def bottleneck(self) -> Part:
        """What decides most of the cycles."""
        decided: dict[tuple[str, str], int] = {}
        for phase in self.phases:
            key = phase.bottleneck.name, phase.bottleneck.kind
            decided[key] = decided.get(key, 0) + phase.cycles
        name, kind = max(decided, key=lambda key: decided[key])
        return Part(name, kind, decided[name, kind])

    @property
    def fits(self) -> bool:
        return not self.misfits

    def to_dict(self) -> dict[str, Any]:
        """Plain dicts, lists and numbers, as `piste evaluate --json` prints them."""
        access: dict[str, dict[str, float]] = {}
        for (memory, tensor), pj in self.energy.access.items():
            access.setdefault(memory, {})[tensor] = pj
        return {
            "macs": self.macs,
            "compute_cycles": self.compute_cycles,
            "cycles": self.cycles,
            "cycles_mode": self.mode,
            "seconds": self.seconds,
            "utilization": self.utilization,
            "bottleneck": {"name": self.bottleneck.name, "kind": self.bottleneck.kind},
            "energy_pj": self.energy_pj,
            "edp_pj_cycles": self.edp_pj_cycles,
            "area_um2": self.area_um2,
            "sources": {c.name: c.source for c in self.architecture.components if c.source},
            "counted_by": self.counted_by,
            "caches": [{**vars(each), "hit_rate": each.hit_rate} for each in self.caches],
            "launch": asdict(self.launch) if self.launch else None,
            "fits": self.fits,
            "misfits": [asdict(misfit) for misfit in self.misfits],
            "ops": dict(self.ops),
            "rescales": dict(self.rescales),
            "counts": [asdict(row) for row in self.counts],
            "occupancy": {memory: {**tiles, "total": self.peak[memory]} for memory, tiles in self.occupancy.items()},
            "energy": {
                "access": access,
                "network": dict(self.energy.network),
                "compute": dict(self.energy.compute),
                "leakage": dict(self.energy.leakage),
            },
            "phases": [
                {**asdict(phase), "einsums": list(phase.einsums), "parts": [asdict(part) for part in phase.parts]}
                for phase in self.phases
            ],
        }

    def to_frame(self) -> DataFrame:
        """The counts as a pandas frame, one row per memory and tensor."""
        pd = pandas_for(self)
        return pd.DataFrame([asdict(row) for row in self.counts], columns=list(Row.__dataclass_fields__))

    def plot(self, path: str | PathLike[str] | None = None) -> Figure:
        """A picture of cycles, energy and occupancy; written to `path` if there is one, in the format of its suffix."""
        from piste.views.pictures.report import plot_report

        return plot_report(self, path)

    def plot_mapping(self, path: str | PathLike[str] | None = None) -> Figure:
        """The loop tree drawn, and how long each tile stays in its memory; written to `path` if given."""
        from piste.views.pictures.mapping import plot_mapping

        return plot_mapping(self, path)

    def plot_roofline(self, path: str | PathLike[str] | None = None, *others: Report) -> Figure:
        """What memories and compute units allow, what this and other mappings reach; written to `path` if given."""
        from piste.views.pictures.mapping import plot_roofline

        return plot_roofline((self, *others), path)

    def plot_beside(self, other: Report, path: str | PathLike[str] | None = None) -> Figure:
        """Cycles and energy of two reports side by side; written to `path` if given."""
        from piste.views.pictures.mapping import plot_compared

        return plot_compared(self, other, path)
