"""Chains that a proof leaves out: some chain that stays is no worse in whatever can be counted of it."""

from __future__ import annotations

from itertools import product
from random import Random

import numpy as np
import pytest
from numpy.typing import NDArray

from piste.mapspace.factors import chains
from piste.search.proof.columns import Walks, no_larger_than_needed
from tests.examples import some


def counted(walks: Walks, pattern: str, sums: bool, persists: bool) -> NDArray[np.float64]:
    """By chain numbers of which none may be more: visits of any kind, tiles, instances, less the share of what stays
    or is touched first."""
    found = [walks.steps(i) for i, kind in enumerate(pattern) if kind == "S"]
    found += [tile.astype(float) for tile in walks.tiles]
    for nodes in range(len(pattern) + 2):
        prefix = (pattern + "L")[:nodes]
        for seen in product("AMZ", repeat=prefix.count("S")):
            left = iter(seen)
            kinds = "".join("L" if kind == "L" else next(left) for kind in prefix)
            loops = kinds.count("L")
            visits = [walks.visits(kinds, level) for level in range(loops + 1)]
            found += visits
            if sums:  # of a rank that the result lacks: the more instances, the more is begun without reading
                found.append(-visits[0] / visits[-1])
            if "M" in kinds:
                continue
            for c in (1, 2):
                whole = walks.boxes(c, kinds)
                found.append(whole)
                if persists:
                    found += [-walks.held(c, kinds, level) / whole for level in range(loops + 1)]
    return np.array(found)


@pytest.mark.parametrize("persists", [True, False])
@pytest.mark.parametrize("sums", [True, False])
@pytest.mark.parametrize(
    "pattern", some(["L", "S", "LL", "LS", "SL", "SS", "LLS", "LSL", "SLL", "LSS", "SLS", "LLSS", "LSLS"], 6)
)
def test_what_is_left_out_is_dominated(pattern: str, sums: bool, persists: bool) -> None:
    rng = Random(f"{pattern} {sums} {persists}")
    for family in ("ruby", "ruby-s", "ruby-t"):
        size = rng.randint(5, 26 if len(pattern) > 3 else 40)
        limits = [rng.choice([3, 5, 8]) if kind == "S" else None for kind in pattern]
        leaf = rng.choice([None, None, 1])
        made = Walks(size, chains(size, pattern, family, limits, leaf), family)
        kept = no_larger_than_needed(made, pattern, persists, spreads=not sums)
        rows = {tuple(row) for row in kept.tiles.T.tolist()}
        out = Walks(size, made.tiles[:, [tuple(row) not in rows for row in made.tiles.T.tolist()]], family)
        assert len(out) + len(kept) == len(made)
        if not len(out):
            continue
        best, worse = counted(kept, pattern, sums, persists), counted(out, pattern, sums, persists)
        for i in range(len(out)):
            good = (best <= worse[:, i, None] + 1e-9).all(axis=0)
            assert good.any(), (family, size, limits, leaf, out.tiles[:, i])
