"""What no tree moves less of a window, in whatever order its loops stand: columns for all chains of an axis a*p + b*r.

The families of `Layout.families` say which ranks are walked directly above a keep of the window, and which of its axes
is innermost there: A, the other being B. A keep of tiles of L = a(tp-1) + b(tr-1) + 1 by L' elements is filled in steps,
and in a step that shifts it by d along A and by e along B it takes L L' - (L-d)(L'-e) elements, or all if an index
changes that is no window. What is below a count of any order:

- *Innermost.* Loops of A directly above the keep shift it by their tile t or more. If only one rank of A is walked above
  the keep, all its tiles are apart by multiples of t: every step, of this loop or of one around it, takes f = min(t, L) or
  more along A, and all of B.
- *Beginning again.* If nothing else is walked directly above the keep, n steps of A follow one another. A loop around them
  that is not of A brings them back by (n-1) t, so the first step takes L, or (n-1) t if that is less. Of all loops
  around, those of A advance in all but one of as many steps as they have. If an index that is no window is walked
  directly above the keep (it stands above, where it costs the least), each beginning takes all.
- *Two axes.* If B is walked directly above the keep too, every step but those of the innermost run shifts both, so it
  takes f L' + (L-f) f' or more. If n steps of A bring it far enough, that is L L' if the run is not cut, and if it is
  cut there are twice as many beginnings, so where f' is half of L' or more it is L L' for the n steps in either case.
- *Both ranks of A walked* above a keep: steps of one can undo those of the other. Between two steps with the same tile
  of r, all is brought that is new in the second, whatever happened between.
- *Instances* that are sent what they need together: their boxes of x elements are apart by t or more for each of m
  instances of p, and likewise for r, so all take x + (m-1) min(t, x) + (m'-1) min(t', x) elements at least: the topmost
  part of each lies above all others. Single elements a*p + b*r with a stride fall into classes, of each of which that
  holds.
"""

from __future__ import annotations

from functools import cached_property, lru_cache
from math import gcd
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]

NEVER = 1e30  # of rows that are not of a family
NOTHING = 1e-13  # so that there are logarithms


class Side(NamedTuple):
    """One rank of an axis above a keep, for all rows: its coefficient and size, tile, steps of all loops, steps directly
    above the keep, instances that are counted apart and that are sent the same."""

    coefficient: int
    size: int
    tile: Floats
    loops: Floats
    own: Floats
    apart: Floats
    merged: Floats

    @property
    def walked(self) -> NDArray[np.bool_]:
        return np.asarray(self.loops > 1)

    @property
    def shift(self) -> Floats:
        return self.coefficient * self.tile


class Axis:
    """Both ranks of an axis; each method is a column."""

    def __init__(self, x: Side, y: Side):
        self.x, self.y = x, y
        self.length = x.coefficient * (x.tile - 1) + y.coefficient * (y.tile - 1) + 1
        self.apart, self.loops, self.own = x.apart * y.apart, x.loops * y.loops, x.own * y.own
        self.regular = x.walked ^ y.walked
        self.step = np.minimum(np.where(x.walked, x.shift, y.shift), self.length)  # of the only rank that is walked
        self.back = np.minimum(self.length, (x.own - 1) * x.shift + (y.own - 1) * y.shift)  # to where a run began

    def together(self, x: Floats) -> Floats:
        """Elements in boxes of so many, of all instances that are sent the same."""
        mine, other = self.x.merged - 1, self.y.merged - 1
        found = x + mine * np.minimum(self.x.shift, x) + other * np.minimum(self.y.shift, x)
        return np.asarray(np.where(x == 1, np.maximum(found, self._points), found))

    @cached_property
    def _tile(self) -> Floats:
        return self.together(self.length)

    @cached_property
    def _step(self) -> Floats:
        return self.together(self.step)

    @cached_property
    def _points(self) -> Floats:
        """Of single elements, by classes modulo a stride."""
        common = gcd(self.x.coefficient, self.y.coefficient)
        found = self.x.merged + self.y.merged - 1
        for one, other in ((self.x, self.y), (self.y, self.x)):
            stride = one.coefficient // common
            classes = np.ceil(other.merged / -(-other.size // stride))
            found = np.maximum(found, other.merged + classes * (one.merged - 1))
        return np.asarray(np.where(self.length == 1, found, 0.0))

    def full(self) -> Floats:
        """Every step takes everything."""
        return np.asarray(self.apart * self.loops * self._tile)

    def still(self) -> Floats:
        """The same if the axis is not walked directly above the keep."""
        return np.asarray(self.full() * (self.own == 1))

    def swept(self) -> Floats:
        """What every step takes at least, if the axis is innermost."""
        x, y = self.x, self.y
        mine, other = self._new
        run = np.where(x.own > 1, mine, other)
        crossed = self.loops / self.own * ((self.own - 1) * run + self.together(self._begin))
        found = np.where(self.regular, self.loops * self._step, np.where(self._both, self._cut, crossed))
        found = np.where(self._covers, NOTHING, found)
        return np.asarray(np.where(self.own > 1, self.apart * found, NEVER))

    @cached_property
    def _covers(self) -> NDArray[np.bool_]:
        """Whether more is known of all that a run touches than of each of its steps."""
        return np.asarray(self._both & (self._cut * self.own / self.loops < self._covered))

    @cached_property
    def _covered(self) -> Floats:
        """All that a run touches, of all instances."""
        sides = (self.x, self.y)
        across = sum((s.own * s.merged - 1) * np.minimum(s.shift, self.length) for s in sides)
        return np.asarray(np.maximum(self._tile, self.length + across))

    def covered(self) -> Floats:
        """All that a run touches, in every run."""
        return np.asarray(self.apart * self.loops / self.own * self._covered)

    def touched(self) -> Floats:
        """That without what is there when it begins, of runs of which no more is known."""
        more = self.apart * self.loops / self.own * (self._covered - self._tile)
        return np.asarray(np.where(self._covers, more, 0.0))

    def tiles(self) -> Floats:
        """What is there when it begins."""
        return np.asarray(np.where(self._covers, self.apart * self.loops / self.own * self._tile, 0.0))

    def tile(self) -> Floats:
        """The same, once."""
        return np.asarray(np.where(self._covers, self.apart * self._tile, 0.0))

    def beyond(self) -> Floats:
        """Of the other axis, what a run touches without what is there when it begins."""
        return np.asarray(self.apart * self.loops / self.own * (self._covered - self._tile))

    def begins(self) -> Floats:
        """Of the other axis, what is there when a run begins."""
        return np.asarray(self.apart * self.loops / self.own * self._tile)

    def first(self) -> Floats:
        """The same, once."""
        return np.asarray(self.apart * self._tile)

    @cached_property
    def _both(self) -> NDArray[np.bool_]:
        return np.asarray((self.x.own > 1) & (self.y.own > 1))

    @cached_property
    def _begin(self) -> Floats:
        """Along the innermost axis, what the first step of a run takes."""
        x, y = self.x, self.y
        one, other = self._crossed(x, y), self._crossed(y, x)
        crossed = np.where(self._both, np.maximum(one, other), np.where(x.own > 1, one, other))
        return np.asarray(np.where(self.regular, self.back, crossed))

    def _crossed(self, one: Side, two: Side) -> Floats:
        """That of a run of one rank, if both are walked."""
        outer = np.where(one.loops > self._run(one), one.shift - two.shift * (two.loops - 1), np.inf)
        least = np.minimum(np.minimum(one.shift, self.length), np.minimum(self._advanced(one, two), outer))
        return np.asarray(np.maximum(0.0, least))

    def _advanced(self, one: Side, two: Side) -> Floats:
        """What it takes when the second rank, walked further out, has advanced."""
        back, undone = one.shift * (self._run(one) - 1), two.shift * (two.loops - 1)
        least = np.maximum(back - undone, two.shift - one.shift * (one.loops - 1))
        return np.asarray(np.clip(least, 0.0, self.length))

    def _run(self, one: Side) -> Floats:
        """The steps that surely follow one another: if both ranks are walked directly above the keep, the least."""
        return np.asarray(np.where(self._both, _least_factor(one.own), one.own))

    @cached_property
    def _cut(self) -> Floats:
        """What is taken if both ranks are walked directly above the keep, in any order."""
        ways = []
        for one, two, new in zip((self.x, self.y), (self.y, self.x), self._new, strict=True):
            run = self._run(one)
            ways.append(self.loops / run * ((run - 1) * new + self.together(self._crossed(one, two))))
        return np.asarray(np.minimum(*ways))

    def begun(self) -> Floats:
        """What runs of the innermost axis, if alone, take more where they begin."""
        more = self.together(self.back) - self._step
        both = self.loops / self.own * self._between - self._cut
        more = np.where(self.regular, more, np.where(self._both, np.maximum(both, 0.0), 0.0))
        return np.asarray(np.where(self._stepwise, self.apart * more, 0.0))

    @cached_property
    def _stepwise(self) -> NDArray[np.bool_]:
        return np.asarray((self.own > 1) & ~self._covers)

    @cached_property
    def _new(self) -> tuple[Floats, Floats]:
        """By rank, what is new after a step of it."""
        mine, other = (self.together(np.minimum(side.shift, self.length)) for side in (self.x, self.y))
        return mine, other

    @cached_property
    def _between(self) -> Floats:
        """What a run takes at least after its first step."""
        mine, other = self._new
        return np.asarray(np.maximum((self.x.own - 1) * mine, (self.y.own - 1) * other))

    def entered(self) -> Floats:
        """What they take more the first time that the others are where they are."""
        x, y = self.x, self.y
        begin, length = self.together(self._begin), self._tile
        more = length - begin
        for one, two in ((x, y), (y, x)):
            each = np.maximum(0.0, self.together(self._advanced(one, two)) - begin)
            here = (one.own > 1) & (two.own == 1) & (one.loops == one.own)
            more = np.where(here, more + (two.loops - 1) * each, more)
        all_ = self.length + sum((s.own * s.merged - 1) * np.minimum(s.shift, self.length) for s in (x, y))
        more = np.where(self._both, more + np.maximum(0.0, all_ - length - self._between), more)
        return np.asarray(np.where(self._stepwise, self.apart * more, 0.0))

    def visited(self) -> Floats:
        """Of the other axis, what is new where it has not been before, if it is walked further out only."""
        x, y, length = self.x, self.y, self._tile
        regular = length + (self.loops - 1) * self._step
        across = (s.merged * (s.loops - 1) * np.minimum(s.shift, self.length) for s in (x, y))
        each = np.where(self.regular, regular, length + sum(across))
        return np.asarray(np.where(self.own == 1, self.apart * each, 0.0))

    def renewed(self) -> Floats:
        """What besides if each run begins with other elements."""
        length, runs = self._tile, self.apart * self.loops / self.own
        regular = runs * (length - self._step) - self.begun()
        found = np.where(self.regular, regular, runs * (length - self.together(self._begin)))
        return np.asarray(np.where(self._stepwise, found, 0.0))

    def turned(self) -> Floats:
        """What runs take more for all that is new along another axis when they begin."""
        crossed = np.where(self.x.own > 1, *self._new)
        known = np.where(self.regular, self._step, np.where(self._both, self.together(self._begin), crossed))
        more = np.maximum(0.0, self._tile - known)
        return np.asarray(np.where(self._stepwise, self.apart * self.loops / self.own * more, 0.0))

    def turned_far(self) -> Floats:
        """The same of runs that are long, and the only ones of their axis."""
        return np.asarray(np.where(self._far, self.turned(), 0.0))

    def turned_near(self) -> Floats:
        """The same of others."""
        return np.asarray(np.where(self._far, 0.0, self.turned()))

    def turned_once(self) -> Floats:
        """The same of the first of others."""
        return np.asarray(self.turned_near() / (self.loops / self.own))

    @cached_property
    def _far(self) -> NDArray[np.bool_]:
        return np.asarray(self.regular & (self.back == self.length) & (self.loops == self.own))

    def shifted(self) -> Floats:
        """Of the other axis, what is new in every step, if it is walked directly above the keep too."""
        crossed = self.loops / self.own * self._between
        found = np.where(self.regular, self.loops * self._step, crossed)
        return np.asarray(np.where(self.own > 1, self.apart * found, 0.0))

    def whole(self) -> Floats:
        """What is not new in these steps, once in a run."""
        known = np.where(self.regular, self._step, 0.0)
        more = self.apart * self.loops / self.own * (self._tile - known)
        return np.asarray(np.where(self.own > 1, more, 0.0))

    def whole_once(self) -> Floats:
        """The same, once in all."""
        return np.asarray(self.whole() / (self.loops / self.own))

    def left(self) -> Floats:
        """The rest, if that is no more than what is new."""
        rest = self._tile - self._step
        most = rest <= self._step
        return np.asarray(np.where(self._runs & most, self.apart * self.loops * rest, 0.0))

    @cached_property
    def _runs(self) -> NDArray[np.bool_]:
        return np.asarray(self.regular & (self.own > 1))


@lru_cache(maxsize=64)
def _factors(most: int) -> Floats:
    """By number up to `most`: the least prime factor."""
    least = np.arange(most + 1, dtype=np.float64)
    for f in range(int(most**0.5), 1, -1):
        least[2 * f :: f] = f
    return least


def _least_factor(numbers: Floats) -> Floats:
    """The least prime factor of each."""
    return np.asarray(_factors(int(numbers.max(initial=1)))[numbers.astype(np.int64)])


NAMES = (
    *("full", "still", "swept", "begun", "renewed", "entered", "visited"),
    *("covered", "touched", "tiles", "tile", "beyond", "begins", "first"),
    *("turned", "turned_far", "turned_near", "turned_once", "shifted", "left", "whole", "whole_once"),
)
COLUMNS = {name: getattr(Axis, name) for name in NAMES}
