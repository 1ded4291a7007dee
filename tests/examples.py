"""How much a test tries: all of it in `make test-long`, drawn afresh; a part in `make test`, the same in every run.

So a change is blamed for what it breaks, and what nobody has met yet is looked for where there is time for it.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from random import Random
from typing import TypeVar

Case = TypeVar("Case")
LONG = os.environ.get("PISTE_TESTS") == "long"


def examples(number: int) -> int:
    """So many in a long run, a fifth of them (at least two) in a short one."""
    return number if LONG else max(2, -(-number // 5))


def first(cases: Sequence[Case], number: int) -> list[Case]:
    """All cases in a long run, the first few of them in a short one."""
    return list(cases if LONG else cases[:number])


def some(cases: Sequence[Case], number: int) -> list[Case]:
    """All cases in a long run, so many of them in a short one; in their order."""
    chosen = range(len(cases)) if LONG else sorted(Random(0).sample(range(len(cases)), number))
    return [cases[i] for i in chosen]
