"""What a mapping takes in energy: counts times weights."""

from __future__ import annotations

from collections.abc import Mapping

from piste.cost.weights import Weights
from piste.results.counts import Counts
from piste.results.report import Energy
from piste.spec.architecture import Unit


def price(
    counts: Counts,
    weights: Weights,
    units: Mapping[str, Unit],
    cycles: int,
    further: Mapping[tuple[str, str], int] | None = None,
) -> Energy:
    """The energy of what was counted, in pJ; `units` says which unit computes each Einsum, `further`
    how often a word had one more receiver or sender at (fanout, tensor), where hops are priced.

    Fills and updates are writes; leakage runs for all cycles.
    """
    access: dict[tuple[str, str], float] = {}
    position = weights.architecture.position
    for key, n in sorted(counts.total().items(), key=lambda item: position[item[0][0]]):
        read_pj, write_pj, drain_pj = weights.access[key]
        access[key] = float(n.reads * read_pj + n.drains * drain_pj + (n.fills + n.updates) * write_pj)
    network: dict[str, float] = {}
    for phase in counts.phases:
        crossing = {key: words for key, (words, _) in phase.words.items()}
        for name, by_price in weights.words_by_price(crossing).items():
            for word_pj, words in by_price.items():
                network[name] = network.get(name, 0.0) + words * word_pj
    for (name, tensor), more in (further or {}).items():
        network[name] = network.get(name, 0.0) + more * weights.further_pj[name, tensor]
    compute: dict[str, float] = {}
    for einsum, ops in counts.ops.items():
        unit = units[einsum]
        compute[unit.name] = compute.get(unit.name, 0.0) + ops * weights.operation(einsum, unit).energy_pj
    return Energy(access, network, compute, {name: pj * cycles for name, pj in weights.leakage_pj.items()})
