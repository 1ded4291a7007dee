"""Lower bounds on what trees move of a window, in any order of loops: columns for all chains of an axis a*p + b*r.

A family (`Layout.families`) says which ranks are walked directly above a keep of the window and which of them is
innermost: p of axis A, the other axis being B. Its tiles are of L = a(tp-1) + b(tr-1) + 1 by L' elements. A step that
shifts it by d along A and e along B takes L L' - (L-d)(L'-e) elements (all, if d > L or e > L'), or all if an index
changes that is no window. In any order of the loops at least this is taken:

- *Steps of the innermost loop* shift the tile by t = a tp and take f = min(t, L) along A and all of B.
- *Where its run of n steps begins again*: if r is not walked above the keep, tiles of p are multiples of t apart, so
  f at least. If nothing of B is walked directly above the keep, the n steps follow one another, and a loop around them
  that is not of A leads them back by (n-1) t. Of all loops around, those of A advance in all but one of as many steps
  as they have. If an index that is no window is walked directly above the keep (it is outermost there, which costs the
  least), each beginning takes all.
- *If c, an index that is no window, has n > 1 steps between two keeps further out*, and none nearer, then n times in
  each step of what is walked outside of these keeps another c begins, and all is new. Of these steps only the first of
  each loop that the window lacks can be where the window is for the first time, so the others count besides; of the
  first, what is more than what is new there in any case (where nothing of B is walked between these keeps and it).
  If the only loops of others are outside of these keeps, that holds for every run, so every run is led back.
- *For the first time*: all that is new along B, for all of L, whenever the others are where they have not been.
- *If B is walked directly above the keep too*, every step but those of the run shifts both: f L' + (L-f) f'. If n steps
  lead far enough it is L L' if the run is not cut; if it is cut there are twice as many beginnings, so where f' is half
  of L' or more there is L L' for each n steps in either case.
- *If both ranks of B and of A are walked there*, and the run is all loops of its rank p and not cut: at each step of r
  all tiles of B are there once. From one to the next either r has stayed, and all that is new along B is taken for
  L - f; or r was elsewhere and came back, which shifts the tile along A by g at least (below). So what is new along B
  counts min(g, L) - f times for every step of r.
- *If r is walked too*, its steps can undo those of p: p shifts by multiples of a tp from n - 1 (n the least prime
  factor of its steps, if r may cut them) to all its steps (times its instances, which may lie between two steps), r by
  multiples of b tr, and what surely remains counts. Or all tiles that both lead to directly above the keep, without
  instances: what is in one of them and not in the first is new once at least; and if they are walked nowhere else,
  the first is reached from the last.
- *Of padding* nothing is taken: from what all steps take, the padding in all their boxes is subtracted
  (`piste.search.proof.padding`), and where that is more than they take, nothing is added for single steps.
- *Padding of instances* that are sent the same, if those of one rank lie side by side in any case: those of the other
  do so too, and padding is what their whole boxes have of it, or two of them are 2t apart, and bring so much more.
- *Instances* that are sent what they need together: boxes of x elements, t or more apart for m instances of p, t' for
  m' of r, have x + (m-1) min(t, x) + (m'-1) min(t', x) elements at least, as the topmost part of each lies above all
  others. Single elements with a stride fall into classes, in each of which that holds; of m points of a rank P some are
  d apart, where m d divides P: in another class, if P / m is no multiple of the stride. All instances of a whole rank
  lie side by side, a run of elements if t' is no more than L; and m such runs, t or more apart, cover no less.

Of a result that is a window, as much leaves a keep as enters it: backwards, a tree is one with the same loops, of which
the ranks are counted from their ends. What is touched for the first time, and not read, is no more than all boxes that
an instance has, nor than all of the axis (`touched`).

Besides, whatever the order between two keeps: *in each step of the loops above some keep*, all that is walked from
there down to the keep of the window covers a box, U elements along A and U' along B. What was there before is one tile
at most, so U U' - L L' elements are taken, of each instance that counts apart. Instances that are sent the same cover
more, and what was there before is one tile of each at most, and no more than all of the axis. That is a *floor*: the
sum of all of the above is taken to be no less.
"""

from __future__ import annotations

from functools import cached_property, lru_cache
from math import gcd
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from piste.search.proof.padding import Boxes
from piste.search.proof.windows import Padding

Floats = NDArray[np.float64]

NEVER = 1e30  # of rows that are not of a family
NOTHING = 1e-13  # so that there are logarithms


class AxisRank(NamedTuple):
    """One rank of an axis above a keep, for all rows: its coefficient and size, tile, steps of all loops, steps
    directly above the keep, instances that are counted apart, that are sent the same, and of which one is counted."""

    coefficient: int
    size: int
    tile: Floats
    loops: Floats
    own: Floats
    apart: Floats
    merged: Floats
    first: Floats  # ... of which the first alone is counted

    @property
    def walked(self) -> NDArray[np.bool_]:
        """Whether any loop of it has several steps."""
        return np.asarray(self.loops > 1)

    @property
    def shift(self) -> Floats:
        """By how many elements of the axis a step moves the tile."""
        return self.coefficient * self.tile

    @property
    def reach(self) -> Floats:
        """How far its loops lead at most: what is spread may lie between two steps."""
        return self.shift * self.apart * self.merged * self.first * (self.loops - 1)


class Covering(NamedTuple):
    """What is there at some time in each of some steps, what of it was not there before, and what was at most."""

    covers: Floats
    covers_anew: Floats
    covered_before: Floats


class Axis:
    """Both ranks of an axis a*x + b*y of a window, for all rows; of the innermost axis, x has the innermost loop.

    Each public method is a column: elements along this axis, to be multiplied with those of the other axes.

    - A *tile* is the interval of the axis that the keep holds: `length` elements.
    - A *run* is one walk through the loops of the axis that stand directly above the keep: `own` steps, `runs` of them.
    - *Together* means the union of what instances hold that are sent the same elements (`AxisRank.merged`).
    """

    def __init__(self, x: AxisRank, y: AxisRank, padding: Padding | None = None):
        self.x, self.y = x, y
        sizes = x.coefficient, x.size, y.coefficient, y.size
        self._boxes = Boxes(*sizes, padding, x.tile, y.tile) if padding else None
        self.length = x.coefficient * (x.tile - 1) + y.coefficient * (y.tile - 1) + 1
        self.apart, self.loops, self.own = x.apart * y.apart, x.loops * y.loops, x.own * y.own
        self.runs = self.apart * self.loops / self.own  # how often all that is directly above the keep is walked
        self.regular = x.walked ^ y.walked
        self.step = np.minimum(np.where(x.walked, x.shift, y.shift), self.length)  # of the only rank that is walked

    @cached_property
    def lost(self) -> Floats:
        """The most padding that the tiles of all steps have, together: nobody moves it."""
        if not self._boxes:
            return np.zeros_like(self.length)
        return np.asarray(np.minimum(self._boxes.lost(), self.apart * self.loops * self._outside))

    @cached_property
    def _lost_walking(self) -> Floats:
        """The most padding in what the steps of the innermost loop take."""
        if not self._boxes:
            return self.lost
        cut = (self._steps < self.x.own) | (self.x.first > 1)
        found = self._boxes.lost_walking(self.x.own, self.x.apart, self.x.merged)
        return np.asarray(np.minimum(np.where(cut, self.lost, found), self.lost))

    @cached_property
    def _lost_once(self) -> Floats:
        """The most padding in what instances take for the first time."""
        return np.asarray(np.minimum(self.lost, self.apart * self._outside)) if self._boxes else self.lost

    @cached_property
    def _outside(self) -> int:
        """How many elements of the axis are padding."""
        assert self._boxes is not None, "asked of padded axes"
        before, extent = self._boxes.padding
        return min(before, self._extent) + max(0, self._extent - before - extent)

    def together(self, x: Floats) -> Floats:
        """The least that intervals of `x` elements are together, one of each instance that is sent the same."""
        mine, other = self.x.merged - 1, self.y.merged - 1
        found = x + mine * np.minimum(self.x.shift, x) + other * np.minimum(self.y.shift, x)
        found = np.where(x == 1, np.maximum(found, self._points), found)
        return np.asarray(np.where(x == self.length, np.maximum(found, self._tiles), found))

    @cached_property
    def _points(self) -> Floats:
        """What single elements are together."""
        return self._classes(self.x.merged, self.y.merged)

    def _classes(self, mine: Floats, other: Floats) -> Floats:
        """How many single elements so many of each rank are, by classes modulo a stride."""
        common = gcd(self.x.coefficient, self.y.coefficient)
        found = mine + other - 1
        for one, n, two, m in ((self.x, mine, self.y, other), (self.y, other, self.x, mine)):
            stride = one.coefficient // common
            some = np.maximum(np.ceil(m / -(-two.size // stride)), _apart(m, two.size, stride))
            found = np.maximum(found, m + some * (n - 1))
        return np.asarray(np.where(self.length == 1, found, 0.0))

    def _side_by_side(self, mine: Floats, other: Floats) -> Floats:
        """Elements of tiles at all sums of so many multiples of the first shift and of the second, from 0 on."""
        x, y = self.x, self.y
        step = np.gcd(x.shift.astype(np.int64), y.shift.astype(np.int64)).astype(np.float64)
        again = np.maximum(0.0, mine - y.shift / step) * np.maximum(0.0, other - x.shift / step)
        found = self.length + (mine * other - again - 1) * np.minimum(step, self.length)  # places `step` apart or more
        for one, n, two, m in ((x, mine, y, other), (y, other, x, mine)):
            run = (n - 1) * one.shift + self.length  # without gaps
            found = np.where(
                one.shift <= self.length, np.maximum(found, run + (m - 1) * np.minimum(two.shift, run)), found
            )
        return np.asarray(found)

    @cached_property
    def _covered(self) -> Floats:
        """The least that all tiles are together that there ever are."""
        mine, other = self.x.loops * self.x.merged, self.y.loops * self.y.merged
        steps = np.minimum(self.x.shift, self.length), np.minimum(self.y.shift, self.length)
        found = self.length + (mine - 1) * steps[0] + (other - 1) * steps[1]
        every = (mine * self.x.tile == self.x.size) & (other * self.y.tile == self.y.size)
        found = np.where(every, np.maximum(found, self._side_by_side(mine, other)), found)
        return np.asarray(np.maximum(found, self._classes(mine, other)))

    @cached_property
    def _spanned(self) -> Floats:
        """The least that all tiles of a run are together; 0 where there are instances, of which nothing is known."""
        x, y = self.x, self.y
        alone = x.apart * x.merged * x.first * y.apart * y.merged * y.first == 1
        return np.asarray(np.where(alone, self._side_by_side(x.own, y.own), 0.0))

    def _within(self, mine: Floats, other: Floats) -> tuple[Floats, Floats]:
        """What all tiles in `mine` steps of x and `other` steps of y are together, and how much of that can have been
        there before them; both 0 of padded axes, of which nothing is known."""
        x, y = self.x, self.y
        if self._boxes is not None:
            return np.zeros_like(self.length), np.zeros_like(self.length)
        alone = [side.apart * side.merged * side.first == 1 for side in (x, y)]  # whose steps lie side by side
        found, places = list[tuple[Floats, Floats]](), x.merged * y.merged
        steps = np.minimum(x.shift, self.length), np.minimum(y.shift, self.length)
        each = [(mine, other, 1.0)] + [(mine * x.merged, other * y.merged, places)] * bool((places > 1).any())
        for n, m, several in each:
            covers = self.length + (n - 1) * steps[0] + (m - 1) * steps[1]
            for one, i, two, j, there in ((x, n, y, m, alone[1]), (y, m, x, n, alone[0])):
                run = (j - 1) * two.shift + self.length
                more = run + (i - 1) * np.minimum(one.shift, run)
                covers = np.where(there & (two.shift <= self.length), np.maximum(covers, more), covers)
            if (both := alone[0] & alone[1]).any():
                covers = np.where(both, np.maximum(covers, self._side_by_side(n, m)), covers)
            found.append((covers, np.minimum(self.length * several, self._extent)))
        (single, tile), (every, tiles) = found[0], found[-1]
        together = every - tiles >= single - tile
        return np.where(together, every, single), np.where(together, tiles, tile)

    @property
    def _extent(self) -> int:
        """Elements from the first of the axis to the last."""
        return self.x.coefficient * (self.x.size - 1) + self.y.coefficient * (self.y.size - 1) + 1

    def covering(self, x: Floats, y: Floats) -> Covering:
        """What the loops below cover in all of `x` steps of the one rank and `y` of the other, further out."""
        there, before = self._within(self.x.loops / x, self.y.loops / y)
        steps = self.apart * x * y
        return Covering(steps * there, steps * np.maximum(0.0, there - before), steps * before)

    @cached_property
    def _tiles(self) -> Floats:
        """The least that whole tiles are together; where instances have all of a rank, they lie side by side."""
        x, y = self.x, self.y
        whole = [(side.merged == 1) | (side.merged * side.tile == side.size) for side in (x, y)]
        found = np.where(whole[0] & whole[1], self._side_by_side(x.merged, y.merged), self.length)
        for one, two, there in ((x, y, whole[1]), (y, x, whole[0])):  # wherever the others lie
            run = (two.merged - 1) * two.shift + self.length
            more = run + (one.merged - 1) * np.minimum(one.shift, run)
            found = np.where(there & (two.shift <= self.length), np.maximum(found, more), found)
        return np.asarray(found)

    @cached_property
    def _tile(self) -> Floats:
        """A tile, together."""
        return self.together(self.length)

    @cached_property
    def _step(self) -> Floats:
        """What is new after a step, together, where one rank is walked at all."""
        return self.together(self.step)

    def touched(self) -> Floats:
        """The most elements that instances ever hold, each counted by itself."""
        return np.asarray(self.apart * np.minimum(self.loops * self.length, self._extent))

    # ---------------------------------------------------------------- an axis that is not innermost

    def full(self) -> Floats:
        """Every step takes its whole tile."""
        steps = self.apart * self.loops
        found = np.maximum(steps * self._tile - self.lost, NOTHING)
        if self._boxes:
            for one, other in ((self.x, self.y), (self.y, self.x)):
                # All instances of the other rank that there are, or one, lie side by side.
                solid = (other.merged == 1) | ((other.merged * other.tile == other.size) & (other.shift <= self.length))
                whole = self.length + (other.merged - 1) * other.shift
                near = whole + (one.merged - 1) * np.minimum(one.shift, whole)
                apart = near + np.minimum(2 * one.shift, whole) - np.minimum(one.shift, whole)
                far = np.where((one.merged > 1) & (one.merged * one.tile < one.size), steps * apart - self.lost, np.inf)
                found = np.where(solid, np.maximum(found, np.minimum(steps * near - self._lost_near, far)), found)
        return np.asarray(found)

    @cached_property
    def _lost_near(self) -> Floats:
        """The most padding in all tiles, if instances that are sent the same lie side by side."""
        assert self._boxes is not None, "asked of padded axes"
        x, y = self.x.tile * self.x.merged, self.y.tile * self.y.merged
        return np.asarray(np.minimum(self._boxes._replace(x=x, y=y).lost(), self.lost))

    def still(self) -> Floats:
        """As `full`, of rows in which no loop of the axis stands directly above the keep; 0 of others."""
        return np.asarray(self.full() * (self.own == 1))

    def still_there(self, outer: Floats) -> Floats:
        """As `still`, but the tiles of `outer` steps of loops further out only."""
        each = np.maximum(0.0, self.apart * outer * self._tile - self.lost)
        return np.asarray(np.where(self.own == 1, each, 0.0))

    def only_there(self, outer: Floats) -> Floats:
        """As `still_there`, of rows in which these are all loops of the axis, and nothing is padding; 0 of others."""
        here = (self.loops == outer) & (self._boxes is None)
        return np.asarray(np.where(here, self.still_there(outer), 0.0))

    def only_again(self, outer: Floats) -> Floats:
        """What `only_there` has more than `visited`: tiles where the axis has been before."""
        return np.asarray(np.maximum(0.0, self.only_there(outer) - self.visited()))

    def visited(self) -> Floats:
        """What is new where the axis has not been before, of rows as in `still`."""
        regular = self._tile + (self.loops - 1) * self._step
        each = np.where(self.regular, np.maximum(regular, self._covered), self._covered)
        return np.asarray(np.where(self.own == 1, np.maximum(0.0, self.apart * each - self._lost_once), 0.0))

    def shifted(self) -> Floats:
        """What all steps of the axis bring that is new, where it is walked directly above the keep; 0 elsewhere."""
        return np.asarray(np.maximum(0.0, self._shifted - self.lost))

    @cached_property
    def _less(self) -> NDArray[np.bool_]:
        """Whether `shifted` may be all padding: then nothing is known of single steps."""
        return np.asarray((self.lost > 0) & (self._shifted < self.lost))

    @cached_property
    def _shifted(self) -> Floats:
        """As `shifted`, if padding were data."""
        mine, other = self._crossing
        one = np.where(self.x.own > 1, mine, other)
        both = np.maximum(mine * (self.x.own - 1), other * (self.y.own - 1))
        both = np.maximum(both, self._spanned - self.length)
        crossed = np.where(self._single, (self.own - 1) * one + self._return, both)
        found = np.where(self.regular, self.apart * self.loops * self._step, self.runs * crossed)
        return np.asarray(np.where(self.own > 1, found, 0.0))

    def shifted_both(self) -> Floats:
        """As `shifted`, of rows in which both ranks are walked directly above the keep; 0 of others."""
        return np.asarray(np.where((self.x.own > 1) & (self.y.own > 1), self.shifted(), 0.0))

    @cached_property
    def _crossing(self) -> tuple[Floats, Floats]:
        """By rank, what is new after a step of it."""
        mine, other = (self.together(np.minimum(side.shift, self.length)) for side in (self.x, self.y))
        return mine, other

    @cached_property
    def _single(self) -> NDArray[np.bool_]:
        """Whether one rank is walked directly above the keep."""
        return np.asarray((self.x.own > 1) ^ (self.y.own > 1))

    @cached_property
    def _moved(self) -> Floats:
        """What is new when the rank has advanced that is walked further out only, if the other is walked only here."""
        either = [
            np.maximum(a.shift * (a.own - 1) - b.reach, b.shift - a.reach)
            for a, b in ((self.x, self.y), (self.y, self.x))
        ]
        return self.together(np.clip(np.where(self.x.own > 1, *either), 0.0, self.length))

    @cached_property
    def _return(self) -> Floats:
        """What is new, at least, when all that is walked directly above the keep begins again."""
        either = []
        for a, b in ((self.x, self.y), (self.y, self.x)):
            outer = np.where(a.loops > a.own, a.shift - b.reach, np.inf)
            either.append(np.clip(np.minimum(a.shift * (a.own - 1), outer), 0.0, self.length))
        back = self.together(np.where(self.x.own > 1, *either))
        walked = np.where(self.x.own > 1, self.y.loops, self.x.loops) > 1
        return np.asarray(np.where(walked, np.minimum(back, self._moved), back))

    def shifted_always(self) -> Floats:
        """What is new if each step of a run is a step of the only rank that is walked directly above the keep."""
        one = np.where(self.x.own > 1, *self._crossing)
        return np.asarray(np.where(self._single, np.maximum(0.0, self.runs * self.own * one - self.lost), 0.0))

    @cached_property
    def _known(self) -> Floats:
        """What `shifted` counts of the first step of a run."""
        return np.asarray(np.where(self.regular, self._step, np.where(self._single, self._return, 0.0)))

    def whole(self) -> Floats:
        """What `shifted` does not count of a tile, once in a run."""
        return np.asarray(np.where((self.own > 1) & ~self._less, self.runs * (self._tile - self._known), 0.0))

    def whole_there(self, outer: Floats) -> Floats:
        """What `shifted` does not count of a tile, once in each of `outer` steps of loops further out."""
        here = (self.own > 1) & ~self._less
        return np.asarray(np.where(here, self.apart * outer * (self._tile - self._known), 0.0))

    def whole_once(self) -> Floats:
        """What `shifted` does not count of a tile, once in all; and what is new whenever the rank advances that is
        walked further out only."""
        here = np.where(self.x.own > 1, self.x.own == self.x.loops, self.y.own == self.y.loops)
        outer = np.where(self.x.own > 1, self.y.loops, self.x.loops)
        more = np.where(
            self._single & ~self.regular & here, (outer - 1) * np.maximum(0.0, self._moved - self._known), 0.0
        )
        each = self._tile - self._known + more
        return np.asarray(np.where((self.own > 1) & ~self._less, self.apart * each, 0.0))

    def left(self) -> Floats:
        """What is not new in all steps, of rows in which a step brings half of a tile or more; 0 of others."""
        rest = self._tile - self._step
        here = self.regular & (self.own > 1) & (rest <= self._step) & ~self._less
        return np.asarray(np.where(here, self.apart * self.loops * rest, 0.0))

    # ---------------------------------------------------------------- the innermost axis

    @cached_property
    def _steps(self) -> Floats:
        """How many steps of the innermost rank surely follow one another: those of a loop that cannot be cut, if
        something else is walked between."""
        return np.asarray(np.where(self.y.own > 1, _least_factor(self.x.own), self.x.own))

    @cached_property
    def _alone(self) -> NDArray[np.bool_]:
        """Whether all loops of the innermost rank are one that cannot be cut."""
        return np.asarray((self.x.loops == self._steps) & (_least_factor(self.x.own) == self.x.own))

    @cached_property
    def _new(self) -> Floats:
        """What a step of the innermost loop takes, together."""
        return self.together(np.minimum(self.x.shift, self.length))

    @cached_property
    def _back(self) -> Floats:
        """How far a run leads."""
        return np.asarray(np.minimum(self.length, (self._steps - 1) * self.x.shift))

    @cached_property
    def _advanced(self) -> Floats:
        """What it takes to begin a run when the other rank has advanced, together."""
        x, y = self.x, self.y
        least = np.maximum(x.shift * (self._steps - 1) - y.reach, y.shift - x.reach)
        return self.together(np.clip(least, 0.0, self.length))

    @cached_property
    def _begin(self) -> Floats:
        """What the first step of a run takes at least, together."""
        x, y = self.x, self.y
        same = np.where(self._alone, self._back, np.minimum(x.shift, self.length))
        outer = np.where(x.loops > self._steps, x.shift - y.reach, np.inf)
        crossed = np.minimum(self.together(np.maximum(0.0, np.minimum(same, outer))), self._advanced)
        return np.asarray(np.where(y.walked, crossed, self._new))

    @cached_property
    def _each(self) -> Floats:
        """What all that is walked directly above the keep takes in one run."""
        return np.asarray(self.own / self._steps * ((self._steps - 1) * self._new + self._begin))

    def swept(self) -> Floats:
        """What all steps take at least: those of the innermost loop, and the first of each run."""
        return np.asarray(
            np.where(self.x.own > 1, np.maximum(self.runs * self._each - self._lost_walking, NOTHING), NEVER)
        )

    @cached_property
    def _both(self) -> Floats:
        """What a run of both ranks takes more than `_each` where the other has advanced."""
        more = (self.own / self._steps - 1) * np.maximum(0.0, self._advanced - self._begin)
        return np.asarray(np.where(self._alone, more, 0.0))

    @cached_property
    def _led(self) -> Floats:
        """As `_both`, or what all tiles of a run are together if that is more; where both ranks are walked nowhere
        else, they are led back before the next run."""
        if self._boxes is not None:
            return self._both
        x, y = self.x, self.y
        back = np.minimum(self.length, (x.own - 1) * x.shift + (y.own - 1) * y.shift)
        back = np.where((x.loops == x.own) & (y.loops == y.own), back, 0.0)
        more = self._spanned - self.length + back - self._each
        return np.asarray(np.where((y.own > 1) & (self._spanned > 0), np.maximum(self._both, more), self._both))

    @cached_property
    def _all_new(self) -> Floats:
        """What a run of both ranks takes besides, if it begins with all new."""
        least = self._both + self._tile - self._begin
        if self._boxes is None:
            least = np.maximum(least, self._spanned - self._each)
        return np.asarray(np.maximum(0.0, least - self._led))

    def begun(self) -> Floats:
        """What runs take besides `swept` where they begin, if no other axis is walked directly above the keep."""
        regular = self.apart * (self.together(self._back) - self._new)
        return self._if_innermost(np.where(self.y.walked, self.runs * self._led, regular))

    def entered(self) -> Floats:
        """What runs take besides `swept` and `begun` the first time that the other axes are where they are."""
        x, y = self.x, self.y
        known = np.where(y.walked, self._begin, self.together(self._back))
        more = np.where(y.own > 1, self._all_new, self._tile - known)
        outer = (y.loops / y.own - 1) * np.maximum(0.0, self._advanced - known)
        more = more + np.where((x.loops == x.own) & (y.own == 1), outer, 0.0)
        taken = self.loops / self.own * self._each + self.begun() / self.apart
        return self._if_innermost(self.apart * np.maximum(more, self._covered - taken))

    def renewed(self) -> Floats:
        """What runs take besides `swept` and `begun` if each begins with an index changed that is no window."""
        more = self.runs * np.where(self.y.own > 1, self._all_new, self._tile - self._begin)
        return self._if_innermost(np.where(self.y.walked, more, more - self.begun()))

    def fresh(self, outer: Floats) -> Floats:
        """What runs take besides `swept` and `begun` where an index that is no window has changed further out, in
        `outer` steps of the loops around it; where both ranks are walked directly above the keep, all of a run."""
        known = np.where(self.y.walked, self._begin, np.maximum(self._new, self.together(self._back)))
        both = self._all_new if self._boxes is None else np.zeros_like(known)
        return self._if_innermost(self.apart * outer * np.where(self.y.own == 1, self._tile - known, both))

    def fresh_first(self, outer: Floats) -> Floats:
        """What `fresh` has more than `entered`, 0 if less: of the first steps of loops that the window lacks."""
        if self._boxes is not None:
            return np.zeros_like(outer)
        return np.asarray(np.maximum(0.0, self.fresh(outer) - self.entered()))

    def entered_fresh(self, outer: Floats) -> Floats:
        """As `entered`, of rows in which `fresh` is no less; 0 of others."""
        if self._boxes is not None:
            return np.zeros_like(outer)
        return np.asarray(np.where(self.fresh(outer) >= self.entered(), self.entered(), 0.0))

    def led_back(self, outer: Floats) -> Floats:
        """What runs take more as if led back where they begin with all new, in so many steps but the first; what
        `begun`, `entered` and `fresh` take is not in it. No other rank is walked between."""
        more = self.together(self._back)
        taken = self.loops / self.own * self._each + more - self._new
        here = ~self.y.walked & (self._covered - taken <= self._tile - more) & (self._boxes is None)
        return self._if_innermost(np.where(here, self.apart * (outer - 1) * (more - self._new), 0.0))

    def fresh_turned(self, outer: Floats) -> Floats:
        """As `fresh`, where another axis is walked directly above the keep too, and x alone of this one."""
        more = self.apart * outer * (self._tile - self._begin)
        return self._if_innermost(np.where((self.y.own == 1) & ~self._far, more, 0.0))

    def turned(self) -> Floats:
        """What runs take besides `swept` of this axis for all that is new along another where they begin."""
        known = np.where(self.y.own == 1, self._begin, np.maximum(self._begin, self._new))
        return self._if_innermost(self.runs * np.maximum(0.0, self._tile - known))

    def turned_each(self) -> Floats:
        """What they take besides `turned`, if that is so at each step of y."""
        known = np.maximum(self._begin, self._new)
        each = self.y.own * np.maximum(0.0, np.minimum(self._advanced, self._tile) - known)
        more = np.maximum(0.0, each - np.maximum(0.0, self._tile - known))
        return self._if_innermost(np.where(self._alone & (self.y.own > 1), self.runs * more, 0.0))

    def turned_far(self) -> Floats:
        """As `turned`, of rows in which a run leads out of its first tile and there is one run (`_far`)."""
        return np.asarray(np.where(self._far, self.turned(), 0.0))

    def turned_near(self) -> Floats:
        """As `turned`, of all other rows."""
        return np.asarray(np.where(self._far, 0.0, self.turned()))

    def turned_once(self) -> Floats:
        """As `turned_near`, of the first run only."""
        return np.asarray(self.turned_near() * self.own / self.loops)

    def crossed(self) -> Floats:
        """What runs take besides `swept` if y or another axis advances wherever the innermost loop begins."""
        known = np.maximum(self._begin, self._new)
        more = (self.own / self._steps - 1) * self.runs * np.maximum(0.0, self._advanced - known)
        return self._if_innermost(np.where(self._alone & (self.y.own > 1), more, 0.0))

    @cached_property
    def _far(self) -> NDArray[np.bool_]:
        """Whether y is not walked and one run, which leads out of its first tile, has all loops of x."""
        return np.asarray(~self.y.walked & (self._back == self.length) & (self.loops == self.own))

    def _if_innermost(self, found: Floats) -> Floats:
        """A column, of rows in which x is walked directly above the keep, and not all that it takes is padding."""
        enough = self.runs * self._each >= self._lost_walking
        return np.asarray(np.where((self.x.own > 1) & enough, np.maximum(found, 0.0), 0.0))


def _apart(points: Floats, size: int, stride: int) -> Floats:
    """How many classes modulo a prime stride so many points of a rank are in at least: the nearest are the same number
    of points apart, so many at least as the least prime factor, and that number divides what is left of the rank."""
    if stride < 2 or _factors(stride)[stride] < stride:
        return np.ones_like(points)
    split = np.round(size / points) % stride != 0
    return np.asarray(np.where((points > 1) & split, np.minimum(_least_factor(points), stride), 1.0))


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
    *("full", "still", "visited", "shifted", "shifted_always", "whole", "whole_once", "left"),
    *("swept", "begun", "entered", "renewed", "turned", "turned_far", "turned_near", "turned_once", "crossed"),
    *("turned_each", "shifted_both", "touched"),
)
COLUMNS = {name: getattr(Axis, name) for name in NAMES}
FURTHER_OUT = {  # of loops above some level
    name: getattr(Axis, name)
    for name in (
        *("fresh", "still_there", "fresh_turned", "whole_there"),
        *("led_back", "only_there", "fresh_first", "entered_fresh", "only_again"),
    )
}
