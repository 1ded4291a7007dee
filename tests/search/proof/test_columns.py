"""Where tiles divide what is around them, columns have short forms: they equal the expressions of the closed form."""

from __future__ import annotations

from itertools import product
from weakref import ref

import numpy as np
import pytest

from piste.mapspace.factors import chains
from piste.search.proof.columns import Cache, Chained, Heading, Walks
from piste.search.proof.kernel import counts
from tests.examples import some

PATTERNS = ["".join(p) for n in range(4) for p in product("LS", repeat=n)]
SEEN = {"L": "L", "S": "AMZ"}


@pytest.mark.parametrize("family", ["perfect", "ruby-s", "ruby"])
def test_short_forms_are_those_of_the_closed_form(family: str) -> None:
    """Sizes to 8, and 12; patterns of up to three nodes, all ways to see them, all levels: every chain."""
    compared = 0
    for size, pattern, leaf in some(list(product((*range(1, 9), 12), PATTERNS, (False, True))), 80):
        made = chains(size, pattern, family, None, None if leaf else 1)
        walks = Walks(size, made, family)
        for seen in product(*(SEEN[kind] for kind in pattern)):
            kinds = "".join(seen) + "L" * leaf
            for level in range(kinds.count("L") + 1):
                compared += len(walks)
                visits, held = (counts(size, made, what, kinds, level, 1) for what in ("visits", "held"))
                np.testing.assert_array_equal(walks.visits(kinds, level), visits)
                if "M" not in kinds:  # a tensor's own ranks are never merged
                    np.testing.assert_array_equal(walks.held(1, kinds, level), held)
    assert compared > 1000


def test_a_group_that_is_still_looked_at_keeps_no_tables_of_others() -> None:
    cache = Cache()
    walks = cache.walks(("m",), lambda: Walks(6, np.array([[1, 2, 3, 6]]), "perfect"))
    group = cache.group({"m": walks}, {})
    table = ref(cache.table(Heading((Chained("m", ((None, "DRAM"),), False, "DRAM"),), (("m", None),)), group, []))
    assert table() is not None
    cache = cache.tidied(0)
    assert table() is None and group.rows == 4
