"""How much a test tries: all of it in `make test-long`, a part in `make test`.

Examples are others in every run, so that what a short run leaves out the next one may meet.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from random import Random
from time import time_ns
from typing import TypeVar

Case = TypeVar("Case")
LONG = os.environ.get("PISTE_TESTS") == "long"
RUN = os.environ.get("PYTEST_XDIST_TESTRUNUID", str(time_ns()))  # all workers of a run draw alike


def examples(number: int) -> int:
    """So many in a long run, a fifth of them (at least two) in a short one."""
    return number if LONG else max(2, -(-number // 5))


def some(cases: Sequence[Case], number: int) -> list[Case]:
    """All cases in a long run, so many of them in a short one; in their order."""
    chosen = range(len(cases)) if LONG else sorted(Random(RUN).sample(range(len(cases)), number))
    return [cases[i] for i in chosen]
