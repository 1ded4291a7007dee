"""The space of dataflows as data, and the named ones."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product

import numpy as np

from piste.attention.dataflow import STAGES, STATIONARITIES, Points, piece
from piste.attention.shape import Attention
from piste.errors import SpecError, did_you_mean

STAGED = tuple(
    frozenset(stage for stage, on in zip(STAGES, chosen, strict=True) if on)
    for chosen in product((False, True), repeat=len(STAGES))
)
PAIRS = tuple(product(STATIONARITIES, STATIONARITIES))

DATAFLOWS = ("Base", "Base-M", "Base-B", "Base-H", "Base-opt", "FLAT-M", "FLAT-B", "FLAT-H", "FLAT-R64", "FLAT-opt")
ACCELERATORS = {  # Figure 7c of the paper; any number of rows in place of 64
    "BaseAccel": "Base",
    "FlexAccel-M": "Base-opt-M",
    "FlexAccel": "Base-opt",
    "ATTACC-M": "FLAT-opt-M",
    "ATTACC-R64": "FLAT-opt-R64",
    "ATTACC": "FLAT-opt",
}


@dataclass(frozen=True)
class DataflowSpace:
    """All combinations of these choices; the first of two equals is taken, so finer pieces and less staged first.

    `rows` of R are multiples of the array ("array": 1, 2 and 4 times its rows, as in the published mappings), all
    "powers" of two, or numbers. Only fused dataflows have R, unless `unfused_rows`. A block has any powers of two.
    """

    name: str
    fused: tuple[bool, ...] = (True, False)
    granularities: tuple[str, ...] = ("R", "H", "B", "M")
    rows: str | tuple[int, ...] = "array"
    staged: tuple[frozenset[str], ...] = STAGED
    stationarities: tuple[tuple[str, str], ...] = PAIRS
    unfused_rows: bool = False

    def points(self, attention: Attention, array: tuple[int, int]) -> Points:
        """
        >>> bert = Attention(64, 12, 512, 512, 64, 64, 12)
        >>> len(named("FLAT-opt", rows="powers", fused_only=True).points(bert, (32, 32)))
        3456
        """
        tiles = [
            (fused, *piece(attention, granularity, rows, columns))
            for fused in self.fused
            for granularity in self.granularities
            if fused or self.unfused_rows or granularity != "R"
            for rows, columns in self._cuts(granularity, attention, array)
        ]
        if not tiles:
            raise SpecError(f"{self.name} has no piece of 1 to {attention.rows} rows of logits; write fewer rows")
        where, some, pair = (
            index.ravel()
            for index in np.indices((len(tiles), len(self.staged), len(self.stationarities)), dtype=np.int64)
        )
        fused, rows, columns, batch, heads = np.array(tiles, np.int64)[where].T
        staged = np.array([[stage in one for stage in STAGES] for one in self.staged])[some]
        numbers = [[STATIONARITIES.index(s) for s in one] for one in self.stationarities]
        return Points(fused > 0, rows, columns, batch, heads, staged, np.array(numbers, np.int64)[pair])

    def _cuts(self, granularity: str, attention: Attention, array: tuple[int, int]) -> list[tuple[int, int]]:
        """Rows and columns of the pieces of a granularity, 0 for all."""
        if granularity == "block":
            return list(product(_powers(attention.rows), _powers(attention.keys)))
        if granularity != "R":
            return [(0, 0)]
        chosen = {"array": [m * array[0] for m in (1, 2, 4)], "powers": _powers(attention.rows)}
        rows = chosen[self.rows] if isinstance(self.rows, str) else self.rows
        return [(size, 0) for size in rows if size < attention.rows]


def _powers(most: int) -> list[int]:
    """Powers of two, and the most.

    >>> _powers(12)
    [1, 2, 4, 8, 12]
    """
    return [2**i for i in range(most.bit_length()) if 2**i < most] + [most]


def named(
    name: str,
    *,
    rows: str | tuple[int, ...] = "array",
    stationarities: Sequence[str] = STATIONARITIES,
    fused_only: bool = False,
) -> DataflowSpace:
    """The space of a dataflow or an accelerator of the paper's Figure 7, or of flash.

    A dataflow that stages everything still has all stationarities, for the paper does not say which it takes. FLAT-opt
    and ATTACC may leave the products unfused, for otherwise they can lose to Base-opt; the paper's own may not
    (`fused_only`).

    >>> named("FlexAccel-M").granularities, len(named("FLAT-R64").staged), named("Base").stationarities
    (('M',), 1, (('weight', 'weight'),))
    """
    if rows not in ("array", "powers") and isinstance(rows, str):
        raise SpecError(
            f"no set of rows is called {rows!r}; {did_you_mean(rows, ('array', 'powers'))}, or write numbers"
        )
    for one in stationarities:
        if one not in STATIONARITIES:
            raise SpecError(f"no stationarity is called {one!r}; {did_you_mean(str(one), STATIONARITIES)}")
    accelerator = re.sub(r"-R[0-9]+$", "-R64", name)
    flow = ACCELERATORS.get(accelerator, name)
    if accelerator == "ATTACC-R64":
        flow = f"FLAT-opt-{name.partition('-')[2]}"
    pairs = tuple(product(stationarities, stationarities))
    if flow == "Base":
        return DataflowSpace(name, (False,), ("M",), staged=(frozenset(),), stationarities=(("weight", "weight"),))
    if flow == "flash":
        return DataflowSpace(name, (True,), ("block",), staged=(frozenset(STAGES),), stationarities=pairs)
    match = re.fullmatch(r"(Base|FLAT)(-opt)?(?:-([MBH])|-R([1-9][0-9]{0,17}))?", flow)
    if not match or (match[1] == "Base" and match[4]) or not (match[2] or match[3] or match[4]):
        known = [*DATAFLOWS, *ACCELERATORS, "flash"]
        known = [one for one in known if one.lower() == name.lower()] or known
        raise SpecError(f"no dataflow or accelerator is called {name!r}; {did_you_mean(name, known)}")
    family, opt, letter, number = match.groups()
    fused = {"Base": (False,), "FLAT": (True, False)}[family] if opt else (family == "FLAT",)
    if number:
        rows = (int(number),)
    granularities = (letter or "R",) if letter or number else ("R", "H", "B", "M")
    return DataflowSpace(
        name,
        (True,) if fused_only and family == "FLAT" else fused,
        granularities,
        rows,
        STAGED if opt else (frozenset(STAGES),),
        pairs,
    )
