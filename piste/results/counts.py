"""What running a mapping moves: the record that the executor, the class walk and the closed form all fill in."""

from __future__ import annotations

from dataclasses import dataclass, field


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


@dataclass
class Stage:
    """One iteration of the loops above the lowest keep: what the first instances move and compute while it runs."""

    steps: int = 0  # compute steps, in lockstep
    reads: dict[tuple[str, str], int] = field(default_factory=dict)  # by (memory, tensor): reads and drains
    writes: dict[tuple[str, str], int] = field(default_factory=dict)  # by (memory, tensor): fills and updates
    words: dict[tuple[str, str], int] = field(default_factory=dict)  # by (fanout, tensor)


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
    # What the first stage fetches and the last one drains, by (memory above, memory below, tensor): the words that pass
    # at the first instance of the one above and of the one below; multicast and reduction make the two differ.
    first_fill: dict[tuple[str, str, str], tuple[int, int]] = field(default_factory=dict)
    last_drain: dict[tuple[str, str, str], tuple[int, int]] = field(default_factory=dict)
    stages: list[tuple[Stage, int]] = field(default_factory=list)  # only if asked for: a stage and how often it occurs


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
        out: dict[tuple[str, str], Traffic] = {}
        for phase in self.phases:
            for key, traffic in phase.total.items():
                out.setdefault(key, Traffic()).add(traffic)
        return out
