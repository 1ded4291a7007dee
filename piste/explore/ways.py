"""Ways to run layers one after the other: which mapping each has, and what they take together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np

from piste.formula.front import Columns, front
from piste.results.report import Report

START: Columns = {  # one way to run nothing
    "energy_pj": np.zeros(1),
    "cycles": np.zeros(1, int),
    "chosen": np.zeros((1, 0), int),  # of each layer (columns) the number of its mapping
}


def runs(reports: Sequence[Report], weight: float) -> Columns:
    """What a layer takes with each of its mappings, run so many times."""
    energy = weight * np.array([report.energy_pj for report in reports])
    cycles = weight * np.array([report.cycles for report in reports])
    return {"energy_pj": energy, "cycles": cycles, "edp_pj_cycles": energy * cycles}


def followed(ways: Columns, layer: Columns, signs: Mapping[str, int]) -> Columns:
    """Every way with every mapping of one more layer, without those that another beats.

    Energy and cycles add up, and EDP is the product of the two sums; so what is beaten now stays so with more layers.

    >>> def layer(*points):
    ...     energy, cycles = np.array(points).T
    ...     return {"energy_pj": energy, "cycles": cycles, "edp_pj_cycles": energy * cycles}
    >>> ways = START
    >>> for one in (layer((9, 1), (5, 5)), layer((6, 2), (2, 4), (1, 9))):
    ...     ways = followed(ways, one, {"energy_pj": 1, "cycles": 1})
    >>> [*zip(ways["energy_pj"].tolist(), ways["cycles"].tolist(), ways["chosen"].tolist())]
    [(6.0, 14, [1, 2]), (7.0, 9, [1, 1]), (11.0, 5, [0, 1]), (15.0, 3, [0, 0])]
    """
    way, mapping = (at.ravel() for at in np.indices((len(ways["cycles"]), len(layer["cycles"]))))
    found = {name: ways[name][way] + layer[name][mapping] for name in ("energy_pj", "cycles")}
    found["edp_pj_cycles"] = found["energy_pj"] * found["cycles"]
    return front({**found, "chosen": np.column_stack([ways["chosen"][way], mapping])}, signs)
