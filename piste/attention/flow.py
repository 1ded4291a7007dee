"""What is asked of a dataflow, from the words of a user; what is not said is free, and the best is looked for."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from piste.attention.dataflow import GRANULARITIES, STAGES, STATIONARITIES, Dataflow, piece
from piste.attention.model import KINDS
from piste.attention.shape import Attention
from piste.attention.space import named
from piste.errors import SpecError, did_you_mean, if_near
from piste.spec import read
from piste.spec.read import parse_count

SHORT = {"os": "output", "ws": "weight", "is": "input"}
BEST = "best"
SAYS = ("granularity", "rows", "columns", "staged", "stationarity", "order", "pipelined")


@dataclass(frozen=True)
class Flow:
    """What is asked of a dataflow; None is free, and the best is looked for."""

    name: str
    kinds: tuple[str, ...]  # of base, flat and flash
    granularity: str | None = None
    rows: int | str | None = None  # a number, or a set of numbers as `space.named` takes it
    columns: int | None = None
    staged: frozenset[str] | None = None
    stationarity: tuple[str, str] | None = None
    stationarities: tuple[str, ...] = STATIONARITIES  # that are allowed
    order: str | None = None
    pipelined: bool = False
    point: Dataflow | None = None  # all of it

    def cut(self, a: Attention) -> str | None:
        """The granularity of whole rows that is asked for, also by a number of them; all rows are a head."""
        if self.granularity not in (None, "R") or not isinstance(self.rows, int):
            return self.granularity
        return "R" if self.rows < a.rows else "H"


def read_flow(
    a: Attention,
    dataflow: str | Dataflow = BEST,
    granularity: str | None = None,
    rows: int | str | None = None,
    columns: int | None = None,
    enable: str | Iterable[str] | None = None,
    stationarity: str | Sequence[str] | None = None,
    stationarities: str | Iterable[str] = STATIONARITIES,
    order: str | None = None,
    pipelined: bool = False,
) -> Flow:
    """
    >>> bert = Attention(64, 12, 512, 512, 64, 64, 12)
    >>> read_flow(bert, "FLAT-R64").rows, read_flow(bert, rows=64).kinds
    (64, ('flat', 'flash'))
    >>> read_flow(bert, pipelined=True).kinds
    ('flat', 'flash')
    """
    given = Flow(
        str(dataflow), KINDS, granularity, _rows(rows), columns, _staged(enable), _pair(stationarity),
        tuple(map(_stationarity, _words(stationarities))), order, pipelined,
    )  # fmt: skip
    if isinstance(dataflow, Dataflow):
        if said := [name for name in SAYS if getattr(given, name) not in (None, False)]:
            raise SpecError(f"a dataflow says all about itself, found {' and '.join(said)} too; leave that out")
        kind = "flash" if dataflow.granularity == "block" else "flat" if dataflow.fused else "base"
        return Flow(kind, (kind,), point=dataflow)
    if dataflow in KINDS:
        given = replace(given, kinds=(dataflow,))
    elif dataflow != BEST:
        given = _of_the_paper(given)
    return _narrowed(a, given)


def _of_the_paper(given: Flow) -> Flow:
    """A dataflow or an accelerator by its name in the paper."""
    space = named(given.name, stationarities=given.stationarities)
    fused = (True,) if space.granularities == ("R",) else space.fused  # only fused products are cut into rows
    kinds = tuple(kind for kind in ("base", "flat") if (kind == "flat") in fused)
    if space.granularities == ("block",):
        return replace(given, kinds=("flash",))
    says: dict[str, Any] = {
        "granularity": space.granularities[0] if len(space.granularities) == 1 else None,
        "rows": space.rows[0] if isinstance(space.rows, tuple) else None,
        "staged": space.staged[0] if len(space.staged) == 1 else None,
        "stationarity": space.stationarities[0] if len(space.stationarities) == 1 else None,
    }
    own = {what: value for what, value in says.items() if value is not None}
    for what, value in own.items():
        if getattr(given, what) not in (None, value):
            raise SpecError(f"{given.name} has its own {what}; leave that out, or write base, flat, flash or best")
    return replace(given, kinds=kinds, **own)


def _narrowed(a: Attention, given: Flow) -> Flow:
    """Only the kinds that what is asked goes with; everything that can be wrong about it is told here."""
    kinds, cut = given.kinds, given.granularity
    known(granularity=(cut, (None, *GRANULARITIES)), order=(given.order, (None, "flash2", "flash1")))
    known(pipelined=(given.pipelined, (False, True)))
    whole, everything = cut not in (None, "block"), frozenset(STAGES)
    rules = [
        (cut == "block", "flash",
         "a block is less than a row, which takes online softmax; write dataflow flash, or granularity R"),
        (given.columns is not None or given.order is not None, "flash",
         "columns and order are for online softmax; write dataflow flash"),
        (whole, "base flat", "online softmax goes block by block; write granularity block, or dataflow flat"),
        (given.staged not in (None, everything), "base flat",
         "online softmax stages everything; leave enable out, or write dataflow flat"),
        (given.pipelined, "flat flash", "a pipeline takes two products at once; write dataflow flat or flash"),
        (given.name == BEST and isinstance(given.rows, int), "flat flash", ""),
    ]  # fmt: skip
    for applies, left, otherwise in rules:
        if applies:
            kinds = tuple(kind for kind in kinds if kind in left.split())
            if not kinds:
                raise SpecError(otherwise)
    if isinstance(given.rows, int):
        piece(a, cut if cut and whole else "R", given.rows)
    if given.columns is not None and not 1 <= read.integer(given.columns, "the columns") <= a.keys:
        raise SpecError(f"a block has 1 to {a.keys} columns of logits, found {given.columns}; write such a number")
    return replace(given, kinds=kinds)


def known(**chosen: tuple[Any, Sequence[Any]]) -> None:
    """Refuse a choice that an option does not have."""
    for option, (value, choices) in chosen.items():
        if value not in choices:
            names = [str(choice) for choice in choices if choice is not None]
            raise SpecError(f"{option} is one of {', '.join(names)}, not {value!r}{if_near(str(value), names)}")


def _rows(given: int | str | None) -> int | str | None:
    """A number, or the name of a set of numbers."""
    if given in (None, "array", "powers"):
        return given
    return parse_count(given, "a number of rows") if isinstance(given, str) else read.integer(given, "a number of rows")


def _words(text: str | Iterable[str]) -> list[str]:
    return text.split(",") if isinstance(text, str) else list(text)


def _staged(enable: str | Iterable[str] | None) -> frozenset[str] | None:
    """
    >>> sorted(_staged("Q,I")), sorted(_staged("QI")), len(_staged("all")), len(_staged("none"))
    (['I', 'Q'], ['I', 'Q'], 5, 0)
    """
    if enable is None:
        return None
    if enable in ("all", "none"):
        return frozenset(STAGES if enable == "all" else ())
    found = frozenset("".join(_words(enable)).replace(" ", "").upper())
    for stage in sorted(found - set(STAGES)):
        raise SpecError(
            f"nothing that can be staged is called {stage!r}; write some of {','.join(STAGES)}, all or none"
        )
    return found


def _pair(text: str | Sequence[str] | None) -> tuple[str, str] | None:
    """
    >>> _pair("os,ws"), _pair("input")
    (('output', 'weight'), ('input', 'input'))
    """
    if text is None:
        return None
    names = [_stationarity(word) for word in _words(text)]
    if len(names) > 2:
        raise SpecError(f"there are two products, found {len(names)} stationarities; write two such as os,ws")
    return names[0], names[-1]


def _stationarity(word: str) -> str:
    name = SHORT.get(str(word).strip().lower(), str(word).strip())
    if name not in STATIONARITIES:
        known = [*SHORT, *STATIONARITIES]
        raise SpecError(f"no stationarity is called {word!r}; {did_you_mean(str(word), known)}")
    return name
