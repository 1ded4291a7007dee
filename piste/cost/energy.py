"""What a mapping takes in energy: accesses, words, operations and leakage, each priced by its component."""

from __future__ import annotations

from collections.abc import Mapping

from piste.results.counts import Counts
from piste.results.report import Energy
from piste.spec.architecture import Architecture, Fanout, Unit


def price(counts: Counts, architecture: Architecture, units: Mapping[str, Unit], cycles: int) -> Energy:
    """The energy of what was counted, in pJ.

    Drains are reads of the memory they leave unless it prices them apart, fills and updates are writes; leakage runs
    on every instance of the chip, used or not, for all cycles.
    """
    access: dict[tuple[str, str], float] = {}
    total = counts.total()
    for name, tensor in sorted(total, key=lambda key: architecture.position[key[0]]):
        memory, n = architecture.memories[name], total[name, tensor]
        out = n.reads * memory.read_pj + n.drains * memory.pj_per_drain
        access[name, tensor] = float(out + (n.fills + n.updates) * memory.write_pj)
    network: dict[str, float] = {}
    for phase in counts.phases:
        for name, (words, _) in phase.words.items():
            network[name] = network.get(name, 0.0) + words * architecture.fanouts[name].word_pj
    compute: dict[str, float] = {}
    for einsum, ops in counts.ops.items():
        unit = units[einsum]
        compute[unit.name] = compute.get(unit.name, 0.0) + ops * unit.energy_pj
    leakage = {
        c.name: c.leakage_pj_per_cycle * architecture.instances(c.name) * cycles
        for c in architecture.components
        if not isinstance(c, Fanout) and c.leakage_pj_per_cycle
    }
    return Energy(access, network, compute, leakage)


def area_um2(architecture: Architecture) -> float:
    """The area of every instance of every component."""
    return sum(c.area_um2 * architecture.instances(c.name) for c in architecture.components)
