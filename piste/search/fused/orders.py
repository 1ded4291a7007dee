"""The best tree over orders of the Einsums of a cascade: all of them if they are few, else one that is chosen too."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from functools import cache, partial
from math import inf, prod
from time import perf_counter

from piste.mapspace.constraints import Constraints
from piste.search.fused.best import Best, Order
from piste.search.fused.deadline import late, part, priced_by
from piste.search.fused.einsum.kernel import Late
from piste.search.fused.einsum.prices import CascadePrices
from piste.search.fused.join import Join, Tail
from piste.search.fused.one_order import EFFORT, OneOrder
from piste.search.fused.question import SLACK
from piste.search.strategy import Watch
from piste.spec.workload import Workload

ORDERS = 6  # orders of the Einsums that are tried
ORDERED = 2_000  # placements of Einsums that are tried to choose an order where there are more,
ONE_ORDER = 30  # those for the Einsums of each order from one on,
GAIN = 0.001  # the share that must be saved by one,
CHOOSING = 5  # and, with a clock, so many a part of it
TABLES = 0.4  # of a clock, or so many seconds if that is more, to price every Einsum alone,
PATIENCE = 1.0
FIRST = 0.7  # but no more than this of what is left


def all_orders(workload: Workload, most: int) -> list[Order] | None:
    """Every order in which each Einsum comes after those whose results it reads; None if there are more than `most`.

    >>> w = Workload.parse("P[m] = A[m]; R[m] = B[m]; Z[m] = P[m] * R[m]", m=4)
    >>> all_orders(w, 2)
    [('P', 'R', 'Z'), ('R', 'P', 'Z')]
    >>> all_orders(w, 1)
    """
    written, found = tuple(workload.makers), list[Order]()

    def extend(order: Order) -> bool:
        if len(order) == len(written):
            found.append(order)
            return len(found) <= most
        return all(extend((*order, name)) for name in written if name not in order and made(workload, name) <= {*order})

    return found if extend(()) else None


def made(workload: Workload, name: str) -> set[str]:
    """The results that an Einsum reads."""
    return {a.tensor for a in workload.makers[name].operands if a.tensor in workload.makers}


def soon_used(workload: Workload) -> list[Order]:
    """Orders in which each result is made just before what reads it: from every last result back, of the operands of an
    Einsum the first one first, or the last, or what needs most Einsums; and one that always takes the Einsum after
    which the fewest bits wait to be read. None twice.

    >>> w = Workload.parse("P[m] = A[m]; R[m] = B[m]; Y[m] = P[m]; X[m] = R[m]; Z[m] = Y[m] * X[m]", m=4)
    >>> soon_used(w)
    [('P', 'Y', 'R', 'X', 'Z'), ('R', 'X', 'P', 'Y', 'Z')]
    """
    makers = workload.makers
    needs = dict[str, set[str]]()
    for name in makers:
        needs[name] = made(workload, name).union(*(needs[t] for t in made(workload, name)))
    reads = {name: [a.tensor for a in e.operands if a.tensor in makers] for name, e in makers.items()}
    last = [name for name in makers if not workload.readers[name]]

    def back(operands: dict[str, list[str]]) -> Order:
        found = dict[str, None]()
        waiting = [(name, False) for name in reversed(last)]
        while waiting:
            name, ready = waiting.pop()
            if ready:
                found[name] = None
            elif name not in found:
                waiting += [(name, True), *((t, False) for t in reversed(operands[name]))]
        return tuple(found)

    largest = {name: sorted(each, key=lambda t: -len(needs[t])) for name, each in reads.items()}
    orders = [back(reads), back({name: each[::-1] for name, each in reads.items()}), back(largest), _few_bits(workload)]
    return list(dict.fromkeys(orders))


def _few_bits(workload: Workload) -> Order:
    bits = {t: prod(workload.shapes[t]) * workload.bits[t] for t in workload.makers}
    order = dict[str, None]()

    def waiting(name: str) -> int:
        done = {*order, name}
        return sum(bits[t] for t in done if any(e.name not in done for e in workload.readers[t]))

    while len(order) < len(workload.makers):
        ready = (n for n in workload.makers if n not in order and made(workload, n) <= order.keys())
        order[min(ready, key=waiting)] = None
    return tuple(order)


def moved(workload: Workload, order: Order) -> Iterator[Order]:
    """Orders in which one Einsum stands elsewhere: directly after the last that it reads, or directly before the first
    that reads it, or the other way round with the next one.

    >>> w = Workload.parse("P[m] = A[m]; R[m] = B[m]; Z[m] = P[m] * R[m]", m=4)
    >>> list(moved(w, ("P", "R", "Z")))
    [('R', 'P', 'Z')]
    """
    seen = {order}
    for at, name in enumerate(order):
        others = [*order[:at], *order[at + 1 :]]
        first = max((others.index(t) + 1 for t in made(workload, name)), default=0)
        end = min((others.index(e.name) for e in workload.readers[name]), default=len(others))
        for to in (end, first, min(at + 1, end)):
            one = (*others[:to], name, *others[to:])
            if one not in seen:
                seen.add(one)
                yield one


class EveryOrder(OneOrder):
    """The best tree at some prices, over all orders if they are few, else over that written and one that is chosen."""

    def _orders(self) -> list[Order | None]:
        """The orders of the Einsums that are searched: as written, and all others if they are few, or one that was
        chosen."""
        if self._every_order is None:
            self._every_order = all_orders(self.workload, ORDERS) or []
        written = tuple(self.workload.makers)
        self.all_orders = bool(self._every_order)
        return [None, *(order for order in self._every_order or self._chosen if order != written)]

    def _joined(
        self,
        constraints: Constraints,
        prices: CascadePrices,
        until: float,
        watch: Watch,
        thorough: bool = True,
        wider: bool = True,
        before: Sequence[Best] = (),
    ) -> Best:
        """The best fused tree at some prices, over all orders that are tried; if not `thorough`, soon. Where tiles need
        not divide (`wider`), the best of those that do comes first: it takes less time, and half of a clock at most.
        Trees that were found `before`, at other prices, are tried at these."""
        wider &= prices is self.prices and self._other() is not None
        known = self._joined(constraints, prices, part(until, 2), watch, thorough, False) if wider else Best()
        best = Best(kinds={}, repeats=self.repeats, states=known.states, trace=known.trace)
        effort, orders = EFFORT if thorough else EFFORT // 10, self._orders()
        number = 0
        while number < len(orders):
            order = orders[number]
            other = self._other(until) if wider else None
            # Rounds that only look for lines have what windows may make again from the first.
            soon = self.slides and self.repeats and not (thorough or self.levels) and other is None
            each = self._cascade(constraints, prices, order, best.kinds, other, halos=soon)
            if number == 0:
                start = perf_counter()
                by = until
                if self.seconds is not None and prices is self.prices:
                    most = FIRST * (self.until - start)
                    by = start + min(max(TABLES * self.seconds, PATIENCE), most)
                with priced_by(by, watch):
                    self._first(each, best)
                self._begun = perf_counter() - start
                if known.cascade is not None and known.value < best.value:
                    names = tuple(e.name for e in known.cascade.einsums)
                    best.mapping, best.value, best.steps, best.again = (
                        known.mapping, known.value, known.steps, known.again
                    )  # fmt: skip
                    best.cascade = self._cascade(constraints, prices, names, best.kinds, other)
                self._choose_order(constraints, prices, best, part(until, CHOOSING), watch)
                orders = self._orders()
            halos = None
            if self.slides and other is None and not each.halos:
                halos = cache(partial(self._wider, each, constraints, prices, best.kinds))
            lower, wide = sum(kind.operations for kind in each.kinds), 0.0
            try:
                with priced_by(self.until, watch):  # first bounds take what they take
                    for one in before if self.repeats else [one for one in before if not one.again]:
                        self._as_before(one, each, best, part(until, 3), watch)
                    left = len(orders) - number
                    lower, wide = self._ordered(each, halos, best, part(until, left), watch, effort, left)
            except Late:  # so nothing is known of the trees of this order but what is computed
                best.finished = best.repeats = False
                best.near += [Best(lower=0.0, wide=0.0)] * bool(self.levels)
            gap = sum(kind.gap for kind in each.kinds)
            best.lower, best.wide = min(best.lower, lower - gap), min(best.wide, wide - gap)
            number += 1
        if wider and (self.levels or self.slides):  # trees of perfect tiles that exchange tensors further in, or make
            best.lower, best.finished = min(best.lower, known.lower), best.finished and known.finished  # halos again
            best.wide, best.repeats = min(best.wide, known.wide), best.repeats and known.repeats
        if best.again and not best.repeats:
            best.repeats, best.lower = True, best.wide
        return best

    def _choose_order(
        self, constraints: Constraints, prices: CascadePrices, best: Best, until: float, watch: Watch
    ) -> None:
        """Where there are too many orders to search them all, chooses one beside that written, if a short search finds
        a better tree in it: among those in which results are used soon, and in steps from one to the next."""
        if (self._orders() and self.all_orders) or not self.loops or self.within or self._asked_orders:
            return
        w, written, left = self.workload, tuple(self.workload.makers), ORDERED
        value, chosen, known = inf, written, dict[Order, float]()

        def try_(order: Order) -> None:
            nonlocal value, chosen, left
            cascade, tails = self._cascade(constraints, prices, order, best.kinds), dict[int, Tail]()
            most = min(self.loops, cascade.most_loops)
            known[order] = inf
            for loops in sorted({min(1, most), min(2, most)}):
                join = Join(cascade, loops)
                self._backward(join, tails, part(until, 4), watch, 0, ONE_ORDER)
                tails, first = join.rest.tails, cascade.unfused_by_einsum()[0]
                known[order] = min(known[order], first + tails[1].value)
                self._tailed(join, best, watch)
                found = join.run(known[order], part(until, 4), 0.0, watch, ONE_ORDER)
                if found.state is not None:
                    known[order] = found.value
                    if found.value < best.value * (1 - SLACK):
                        self._better(best, join, found, watch)
                left -= join.tried
            if known[order] < value * (1 - GAIN):
                value, chosen = known[order], order

        def over() -> bool:
            return left < 0 or late(until, watch)

        with priced_by(until, watch), suppress(Late):
            for order in (written, *soon_used(w)):
                if order not in known and not over():
                    try_(order)
            before: Order | None = None
            while before != chosen and not over():
                before = chosen
                for order in moved(w, before):
                    if order not in known and not over():
                        try_(order)
                    if chosen != before:
                        break
        self._asked_orders = len(known)
        self._chosen = [chosen]
