"""How many examples a test draws: all of them in `make test-long`, a third in `make test`.

Examples are others in every run, so that what a short run leaves out the next one may meet.
"""

from __future__ import annotations

import os

LONG = os.environ.get("PISTE_TESTS") == "long"


def examples(number: int) -> int:
    """So many in a long run, a third of them (at least two) in a short one."""
    return number if LONG else max(2, -(-number // 3))
