"""How a study answers a claim, and keeps it under its name."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from piste.results.claim import Claim, Value, judged, verdict

Claims = dict[str, Callable[[], Claim]]


@dataclass(frozen=True)
class Verdict:
    """What a claim comes to. It holds if `holds` says so; else if the numbers agree to the `last` place or `within`."""

    paper: Value
    piste: Value
    sound: Value = None
    mode: str = ""  # that of the study unless it is said
    last: float = 0.0  # the last place that the paper prints
    within: float | None = None
    holds: bool | None = None
    needs: str = ""
    verdict: str = ""
    why: str = ""


Register = Callable[[Callable[[], Verdict]], Callable[[], Claim]]


@dataclass(frozen=True)
class Study:
    """The claims of one paper: what they are called, the rules behind them and how near numbers must be."""

    claims: Claims
    mode: str
    within: float
    prefix: str = ""

    def claim(self, name: str, text: str, unit: str) -> Register:
        """Keep what a function answers as a claim; it is computed when it is asked for."""

        def register(answer: Callable[[], Verdict]) -> Callable[[], Claim]:
            def make() -> Claim:
                a = answer()
                within = self.within if a.within is None else a.within
                agrees = (
                    verdict(a.paper, a.piste, within, a.last, a.needs) if a.holds is None else judged(a.holds, a.needs)
                )
                mode = a.mode or self.mode
                return Claim(
                    self.prefix + name, text, unit, a.paper, a.piste, mode, a.sound, a.verdict or agrees, a.why
                )

            self.claims[self.prefix + name] = make
            return make

        return register
