"""Claims as text: a table of the numbers, then what each claim says and why it holds or not."""

from __future__ import annotations

from collections.abc import Iterable
from textwrap import wrap

from piste.results.claim import Claim, Value
from piste.views.text import table

WIDTH = 110


def claims_text(claims: Iterable[Claim]) -> str:
    claims = list(claims)
    heading = ("claim", "paper", "by its rules", "sound", "", "reproduced")
    rows = [(c.id, number(c.paper), number(c.piste), number(c.sound), c.unit, _word(c)) for c in claims]
    lines = [line for c in claims for line in _reasons(c)]
    return "\n".join([*table([heading, *rows], "<>>><<"), "", *lines])


def number(value: Value) -> str:
    """
    >>> number(3.66667), number((113.0, 46.2)), number(34376515584), number("little"), number(None)
    ('3.667', '113, 46.2', '3.438e+10', 'little', '')
    """
    if value is None or isinstance(value, str):
        return value or ""
    if isinstance(value, tuple):
        return ", ".join(f"{v:.0f}" if 1000 <= v < 1e6 else f"{v:.3g}" for v in value)
    return f"{value:.0f}" if value == int(value) and abs(value) < 1e6 else f"{value:.4g}"


def _word(claim: Claim) -> str:
    words = {
        "reproduced in part": "in part",
        "reproduced only": "conditionally",
        "reproduced": "yes",
        "not reproduced": "no",
    }
    return next((word for start, word in words.items() if claim.verdict.startswith(start)), "cannot be")


def _reasons(claim: Claim) -> list[str]:
    text = f"{claim.id}: {claim.claim}. {claim.verdict[0].upper()}{claim.verdict[1:]}"
    text += f"; {claim.why}." if claim.why else "."
    return wrap(text, WIDTH, initial_indent="  ", subsequent_indent="    ")
