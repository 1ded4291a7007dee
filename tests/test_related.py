"""What answers say of one another: a few of the problems that `python -m tests.long_run --related N` draws."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.examples import first
from tests.related import Judged, curve, fused, single

CASES = [(single, n) for n in (1, 3, 4)] + [(fused, n) for n in (2, 4, 6)] + [(curve, n) for n in range(5)]


@pytest.mark.parametrize(("judge", "seed"), first(CASES + [(fused, n) for n in range(7, 27)], len(CASES)))
def test_no_answer_contradicts_another(judge: Callable[[int], Judged], seed: int) -> None:
    judged = judge(seed)
    assert not judged.wrong and judged.counted.total() > 0
