"""What the instances of a keep inside a visit hold, from visit to visit.

In one visit what they hold is a product over ranks (`Last`). A later visit in which some have no work leaves those
alone, so a state is a few such products for different instances; where an instance holds anything but one box, or
nothing better is known, all instances are listed one by one (`Area`).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from piste.count.boxes import Box, Region, clip, meet, minus, solid, volume
from piste.count.chains import APART, MERGED
from piste.count.fused.stages import Places, RankPosition
from piste.count.fused.visit import Axes, Ints, Modes, RankInterval, Spans, change, every, tiles_of

Instance = tuple[int, ...]


@dataclass(frozen=True, eq=False)
class Last:
    """The last interval of every rank on some instances; the others have none of some rank.

    What they held is stale if it is `empty`. `positions` say for every rank which loops had moved and turned then
    (only if stages are listed).
    """

    einsum: str
    spans: Spans
    positions: dict[str, tuple[int, Ints]] | None = None
    empty: bool = False

    def places(self) -> Places:
        """Where every rank stood; only known if stages are listed."""
        assert self.positions is not None
        return {r: RankPosition(span, *self.positions[r]) for r, span in self.spans.items()}


Products = tuple[Last, ...]  # for different instances
Area = dict[Instance, tuple[Region, Region]]  # held, and made since it entered (only above maker and reader)
State = Products | Area
GONE: Products = (Last("", {}, empty=True),)  # no instance holds anything any more


def shifted(state: Products, by: dict[str, dict[str, int]]) -> Products:
    """A state with the ranks of its Einsum moved."""
    if state is GONE:
        return state
    return tuple(
        replace(
            last, spans={r: RankInterval(s.lo + by[last.einsum].get(r, 0), s.extent) for r, s in last.spans.items()}
        )
        for last in state
    )


def hull(axes: Axes, spans: Spans) -> Box | None:
    """A box around what all instances hold."""
    tiles = tiles_of(axes, spans)
    some = tiles.active
    for axis, lo, hi in zip(axes, tiles.lo, tiles.hi, strict=True):
        some = some if axis.inside is None else some & (hi > lo)
    if not some.any():
        return None
    out = []
    for lo, hi in zip(tiles.lo, tiles.hi, strict=True):
        lo, hi, active = np.broadcast_arrays(lo, hi, some)
        out.append((int(lo[active].min()), int(hi[active].max())))
    return tuple(out)


def listed(axes: Axes, state: State, depth: int) -> Area:
    """A state with every instance for itself; `depth` spreads stand above the keep."""
    if isinstance(state, dict):
        return state
    return {
        i: ([] if last.empty else solid(box), [])
        for last in state
        if last.spans
        for i, box in boxes_of(axes, last.spans, depth).items()
    }


def boxes_of(axes: Axes, spans: Spans, depth: int) -> dict[Instance, Box]:
    """The box of every instance."""
    return {i[:depth]: box for i, box in every(axes, spans).items()}


def _within(spans: Spans, others: Spans) -> Spans:
    """Intervals only on the instances that others have work on, too."""
    return {r: RankInterval(s.lo, np.where(others[r].extent > 0, s.extent, 0)) for r, s in spans.items()}


def _outside(spans: Spans, others: Spans) -> list[Spans]:
    """Intervals only on the instances that others have no work on, as products."""
    out = []
    inside = dict(spans)
    for r, s in spans.items():
        idle = others[r].extent == 0
        if (idle & (s.extent > 0)).any():
            part = {**inside, r: RankInterval(s.lo, np.where(idle, s.extent, 0))}
            if _any(part):
                out.append(part)
        inside[r] = RankInterval(s.lo, np.where(idle, 0, s.extent))
    return out


def _any(spans: Spans) -> bool:
    return bool(tiles_of((), spans).active.any())


def merged(axes: Axes, old: State, new: State, depth: int) -> State:
    """The state after some instances have got a new tile."""
    if new is GONE or old is GONE:
        return new
    if isinstance(new, dict):
        return {**listed(axes, old, depth), **new}
    if isinstance(old, dict):
        working = {i for last in new for i in boxes_of((), last.spans, depth)}
        if old.keys() <= working:
            return new
        return {**old, **listed(axes, new, depth)}
    rest = list(old)
    for last in new:
        rest = [replace(piece, spans=part) for piece in rest for part in _outside(piece.spans, last.spans)]
    return (*new, *rest)


def without(axes: Axes, state: State, gone: dict[Instance, Region], backing: int, depth: int) -> State:
    """A state less what was made again, by instance of the makers; those below one instance of the backing share it."""
    near: dict[Instance, Region] = {}
    for i, region in gone.items():
        near[i[:backing]] = [*near.get(i[:backing], []), *region]
    if isinstance(state, tuple):
        kept = []
        for last in state:
            left = [last] if last.empty else _without(axes, last, near, backing)
            if left is None:
                break
            kept += left
        else:
            return tuple(kept)
        state = listed(axes, state, depth)
    out = {}
    for i, (held, made) in state.items():
        out[i] = minus(held, near.get(i[:backing], [])), minus(made, near.get(i[:backing], []))
    return out


def _without(axes: Axes, last: Last, near: dict[Instance, Region], backing: int) -> list[Last] | None:
    """What is left of one product of spans without what is `near`, as products; None if that is no product."""
    around = hull(axes, last.spans)
    if around is None:
        return []
    if not axes:
        return None
    if not any(meet(around, box) for region in near.values() for box in region):
        return [last]
    tiles = tiles_of(axes, last.spans)
    shape = np.broadcast_shapes(tiles.active.shape, *(a.shape for a in tiles.lo))
    above = tuple(max(shape[d], 1 + max(i[d] for i in near)) for d in range(backing))
    inner = (1,) * (len(shape) - backing)
    covered: NDArray[np.bool_] = np.array(False)
    apart: NDArray[np.bool_] = np.array(True)
    for k in range(max(map(len, near.values()))):
        lo, hi = np.zeros((2, len(axes), *above), np.int64)  # nothing where there is no such box
        for i, region in near.items():
            for axis, span in enumerate(region[k]) if k < len(region) else ():
                lo[(axis, *i)], hi[(axis, *i)] = span
        inside: NDArray[np.bool_] = np.array(True)
        beside: NDArray[np.bool_] = np.array(False)
        for axis in range(len(axes)):
            a, b = lo[axis].reshape(above + inner), hi[axis].reshape(above + inner)
            inside = inside & (tiles.lo[axis] >= a) & (tiles.hi[axis] <= b)
            beside = beside | (tiles.hi[axis] <= a) | (tiles.lo[axis] >= b)
        covered, apart = covered | inside, apart & beside
    idle = ~tiles.active
    if not (covered | apart | idle).all():
        return None
    if (covered | idle).all():
        return [replace(last, empty=True)]
    if not covered.any():
        return [last]
    there = last.spans[""]
    return [
        replace(last, spans={**last.spans, "": RankInterval(there.lo, np.where(covered, 0, there.extent))}),
        replace(last, spans={**last.spans, "": RankInterval(there.lo, np.where(covered, there.extent, 0))}, empty=True),
    ]


def seen(axes: Axes, state: Products, by: dict[str, dict[str, int]], reach: Box | None, near: bool) -> tuple[Any, ...]:
    """What matters of a state, moved; if only what is `near` does, the rest is left out."""
    used = {r for axis in axes for r in axis.ranks}
    out: list[Any] = []
    for last in state:
        if last.empty:
            continue
        if near:
            around = hull(axes, last.spans)
            if reach is None or around is None or meet(around, reach) is None:
                continue
        for r, s in last.spans.items():
            if r in used:
                out.append(
                    (r, (s.lo + by[last.einsum].get(r, 0)).tobytes(), s.extent.tobytes(), s.lo.shape, s.extent.shape)
                )
            else:
                out.append((r, (s.extent > 0).tobytes(), s.extent.shape))
        if not near and last.positions is not None:
            out += [(moved, turns.tobytes(), turns.shape) for moved, turns in last.positions.values()]
    return tuple(out)


def moved(
    axes: Axes, now: Spans, state: State, retain: bool, leaving: bool, depth: int
) -> Callable[[Modes], int] | dict[Instance, Region]:
    """What the next tiles bring, or drive out: a count for every way of counting, or, if need be, the regions."""
    if isinstance(state, tuple):
        count = _moved_products(axes, now, state, retain, leaving)
        if count is not None:
            return count
    before = listed(axes, state, depth)
    regions = {}
    for i, tile in boxes_of(axes, now, depth).items():
        held = before.get(i, ([], []))[0]
        if leaving:
            regions[i] = minus(held, [tile]) if retain else held
        else:
            regions[i] = minus(solid(tile), held) if retain else solid(tile)
    return regions


def _moved_products(
    axes: Axes, now: Spans, state: Products, retain: bool, leaving: bool
) -> Callable[[Modes], int] | None:
    parts: list[tuple[Spans, Spans | None]] = []
    rest = [now]
    for last in state:
        if last.empty:
            continue
        part = _within(now, last.spans)
        if _any(part):
            parts.append((part, last.spans))
            rest = [piece for spans in rest for piece in _outside(spans, last.spans)]
    if not leaving:
        parts += [(spans, None) for spans in rest]

    def count(part: tuple[Spans, Spans | None], modes: Modes) -> int:
        everything, stays = change(axes, part[0], part[1], modes, leaving)
        return everything - stays if retain else everything

    apart = (APART,) * next(iter(now.values())).lo.ndim
    found = [(part, count(part, apart)) for part in parts] if len(parts) > 1 else [(part, 1) for part in parts]
    some = [part for part, n in found if n]
    if len(some) <= 1:
        return lambda modes: sum(count(part, modes) for part in some)
    whole = sum(change(axes, spans, None, apart)[0] for spans, _ in parts)
    if not leaving and sum(n for _, n in found) == whole:  # everything is new on all of them
        return lambda modes: change(axes, now, None, modes)[0]

    def total(modes: Modes) -> int:
        assert MERGED not in modes
        return sum(count(part, modes) for part in some)

    return total if not _shares(now) else None


def _shares(spans: Spans) -> bool:
    """Whether there are several instances, which may then be counted together."""
    return any(max(s.lo.size, s.extent.size) > 1 for s in spans.values())


def carried(
    axes: Axes, now: Spans, state: State, retain: bool, depth: int, dtype: Any
) -> NDArray[Any] | dict[Instance, int]:
    """How much of its next tile every instance holds already."""
    if isinstance(state, dict):
        tiles = boxes_of(axes, now, depth)
        return {i: volume(clip(state.get(i, ([], []))[0], tile)) if retain else 0 for i, tile in tiles.items()}
    a = tiles_of(axes, now)
    out: NDArray[Any] = np.zeros((1,) * a.active.ndim, dtype)
    for last in state if retain else ():
        if last.empty:
            continue
        b = tiles_of(axes, last.spans)
        shared = (a.active & b.active).astype(np.int64).astype(dtype)
        for alo, ahi, blo, bhi in zip(a.lo, a.hi, b.lo, b.hi, strict=True):
            shared = shared * np.clip(np.minimum(ahi, bhi) - np.maximum(alo, blo), 0, None).astype(dtype)
        out = out + shared
    return out
