"""What a search found: the record that `search` returns."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from functools import cached_property
from math import isfinite
from typing import TYPE_CHECKING, Any

from piste.errors import SpecError
from piste.results.compared import Compared
from piste.results.report import Report
from piste.results.shown import Shown, pandas_for
from piste.spec.architecture import Architecture
from piste.spec.mapping import Mapping
from piste.spec.workload import Workload

if TYPE_CHECKING:
    from os import PathLike

    from matplotlib.figure import Figure
    from pandas import DataFrame


@dataclass(frozen=True)
class Gap:
    """What crosses into a memory, or several side by side, and further in, beside the least that must with their room.

    `buffer_bytes` is the room inside, over all instances and with one operand of each tensor at every compute unit;
    None is unbounded. `bound_bytes` is what the best nest of loops moves with one buffer of that size, `floor_bytes`
    what no program at all can go below.
    """

    memory: str
    buffer_bytes: float | None
    traffic_bytes: float
    bound_bytes: float
    floor_bytes: float

    @property
    def ratio(self) -> float:
        """How many times the bound it moves."""
        return self.traffic_bytes / self.bound_bytes


@dataclass(frozen=True)
class Roofline:
    """The cycles that no mapping can go below, and the compute unit or memory that makes it so."""

    cycles: int
    limit: str


@dataclass(frozen=True)
class Limits:
    """How far a mapping is from what nobody can beat: at the boundary above each memory, outermost first, and in time.

    There are no gaps where no bound is known (what is no sum of products), nor where some tensor lives further in.
    """

    gaps: tuple[Gap, ...]
    roofline: Roofline


@dataclass(frozen=True)
class Found(Shown):
    """The best mapping that a search found, what is known of all the others, and how far it is from the limit.

    `optimal` says that nothing in the `space` is better; else the best there is lies between `lower` and `value`.
    `best` and `report` are None if nothing was found that fits; `why` then says so, and with a bracket, if more time
    would not narrow it, why not. `print(found)` is the first view.
    """

    _text, _html = "search.found_text", "search.found_html"

    workload: Workload
    architecture: Architecture
    objectives: tuple[str, ...]
    mapspace: str
    strategy: str
    seed: int
    best: Mapping | None
    report: Report | None
    value: float
    lower: float
    optimal: bool
    evaluated: int  # mappings whose cost was computed
    considered: int  # mappings looked at in any way
    pruned: dict[str, int]  # mappings left out, by reason
    trace: tuple[tuple[int, float, float], ...]  # (evaluated, seconds, best so far) whenever that got better
    front: tuple[tuple[tuple[float, ...], Mapping], ...]  # several objectives: what nothing beats in all of them
    seconds: float
    interrupted: bool = False
    why: str = ""  # nothing fits; or a proof has ended with a bracket, which more time would not narrow
    limits_of: Callable[[], Limits] | None = field(default=None, repr=False, compare=False)
    report_of: Callable[[Mapping], Report] | None = field(default=None, repr=False, compare=False)
    crowding_of: Callable[[], dict[str, float]] | None = field(default=None, repr=False, compare=False)

    @property
    def fits(self) -> bool:
        return self.best is not None

    @property
    def space(self) -> str:
        """The mappings that `optimal` and `lower` speak of: all of the mapspace, but for ragged ones that walk a rank
        by two loops in a row (docs/search.md, "Ragged tiles")."""
        once = " with one loop of a rank between two keeps" if self.mapspace == "ragged" else ""
        return f"{self.mapspace} mappings{once}"

    @cached_property
    def limits(self) -> Limits | None:
        """Computed when first asked for: the bound of a convolution takes longer than many a search."""
        return self.limits_of() if self.limits_of else None

    @cached_property
    def crowding(self) -> dict[str, float]:
        """The share of the mapspace that does not fit, by reason, as a few hundred mappings at random tell."""
        return self.crowding_of() if self.crowding_of else {}

    def compare(self, other: Found | Report | Mapping) -> Compared:
        """This mapping beside another of the same problem: what differs, and what it costs.

        >>> import piste
        >>> found = piste.search("gemm:16,16,16", "eyeriss")
        >>> found.compare(piste.search("gemm:16,16,16", "eyeriss", objective="cycles")).costs()["cycles"]
        (64, 64)
        """
        theirs = other.report if isinstance(other, Found) else other
        if isinstance(theirs, Mapping):
            theirs = self.report_of(theirs) if self.report_of else None
        if self.report is None or theirs is None:
            raise SpecError("there is nothing to compare: one of the two has no mapping; search longer")
        return Compared(self.report, theirs)

    @property
    def gaps(self) -> tuple[Gap, ...]:
        return self.limits.gaps if self.limits else ()

    @property
    def gap_to_bound(self) -> float | None:
        """How many times the bound crosses the outermost boundary; None if no bound is known."""
        return self.gaps[0].ratio if self.gaps else None

    @property
    def gap_to_roofline(self) -> float | None:
        """How many times as long it takes as the roofline."""
        return self.report.cycles / self.limits.roofline.cycles if self.report and self.limits else None

    @property
    def bracket(self) -> tuple[float, float]:
        """The best in the mapspace is between these two."""
        return (self.value if self.optimal else self.lower, self.value)

    def to_dict(self) -> dict[str, Any]:
        """Plain dicts, lists and numbers, as `piste search --json` prints them."""
        roofline = {**asdict(self.limits.roofline), "ratio": self.gap_to_roofline} if self.limits else None
        best = {"mapping": self.best.to_list(), "report": self.report.to_dict()} if self.best and self.report else None
        return {
            "workload": self.workload.to_dict(),
            "objective": self.objectives[0] if len(self.objectives) == 1 else list(self.objectives),
            "mapspace": self.mapspace,
            "space": self.space,
            "strategy": self.strategy,
            "seed": self.seed,
            "best": best,
            "value": _finite(self.value),
            "lower_bound": _finite(self.bracket[0]),
            "optimal": self.optimal,
            "evaluated": self.evaluated,
            "considered": self.considered,
            "pruned": dict(self.pruned),
            "crowding": dict(self.crowding),
            "gap_to_bound": self.gap_to_bound,
            "gaps": [{**asdict(gap), "ratio": gap.ratio} for gap in self.gaps],
            "roofline": roofline,
            "seconds": self.seconds,
            "interrupted": self.interrupted,
            "why": self.why,
            "trace": [list(step) for step in self.trace],
            "front": [{"values": list(values), "mapping": mapping.to_list()} for values, mapping in self.front],
        }

    def to_frame(self) -> DataFrame:
        """The trace as a pandas frame, a row for every time that the best so far got better; of several objectives
        the front, a row for each of its mappings."""
        pd = pandas_for(self)
        if len(self.objectives) == 1:
            return pd.DataFrame(list(self.trace), columns=["evaluated", "seconds", self.objectives[0]])
        rows = [(*values, str(mapping)) for values, mapping in self.front]
        return pd.DataFrame(rows, columns=[*self.objectives, "mapping"])

    def plot(self, path: str | PathLike[str] | None = None) -> Figure:
        """The best so far over what was evaluated, or the front of several objectives; written to `path` if given."""
        from piste.views.pictures.search import plot_found

        return plot_found(self, path)


def _finite(value: float) -> float | None:
    """JSON has no infinity.

    >>> _finite(2.5), _finite(float("inf"))
    (2.5, None)
    """
    return value if isfinite(value) else None
