"""A claim of a paper beside what Piste computes for it."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

Value = float | tuple[float, ...] | str | None  # a number, several, or words where the paper has no number


@dataclass(frozen=True)
class Claim:
    """What a paper says, what Piste computes by the paper's rules and by sound ones, and whether they agree.

    `mode` names the rules behind `piste`; `sound` is the same quantity by Piste's defaults, None where that has no
    meaning. The verdict is "reproduced", "reproduced only with ...", "reproduced in part", "not reproduced" or
    "not reproducible: ...".
    """

    id: str
    claim: str
    unit: str
    paper: Value
    piste: Value
    mode: str
    sound: Value
    verdict: str
    why: str = ""

    @property
    def reproduced(self) -> bool:
        return self.verdict.startswith("reproduced")

    def to_dict(self) -> dict[str, Any]:
        """Plain data, as it stands under `claims` in what `piste reproduce --json` prints."""
        return {key: list(value) if isinstance(value, tuple) else value for key, value in asdict(self).items()}


def verdict(paper: Value, piste: Value, within: float = 0.02, last: float = 0.0, needs: str = "") -> str:
    """Whether numbers agree: as the paper prints them, to its `last` place, or to a relative difference of `within`.

    `needs` is what it takes to agree, if that is not what the paper says.

    >>> verdict(3.7, 3.667)
    'reproduced'
    >>> verdict((33, 11), (33.35, 11.46), last=1, needs="perfect tiles")
    'reproduced only with perfect tiles'
    >>> verdict(5.6, 5.84)
    'not reproduced'
    """
    ours, theirs = (value if isinstance(value, tuple) else (value,) for value in (piste, paper))
    same = len(ours) == len(theirs) and all(_agree(a, b, last / 2, within) for a, b in zip(ours, theirs, strict=True))
    return judged(same, needs)


def _agree(ours: float | str | None, theirs: float | str | None, apart: float, within: float) -> bool:
    if isinstance(ours, str | None) or isinstance(theirs, str | None):
        return ours == theirs
    return abs(ours - theirs) <= max(apart, within * abs(theirs))


def judged(holds: bool, needs: str = "") -> str:
    """
    >>> judged(True), judged(False)
    ('reproduced', 'not reproduced')
    """
    if not holds:
        return "not reproduced"
    return f"reproduced only with {needs}" if needs else "reproduced"
