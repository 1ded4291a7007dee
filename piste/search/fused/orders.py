"""Orders of the Einsums of a cascade: all of them if they are few, else some in which results are used soon."""

from __future__ import annotations

from collections.abc import Iterator
from math import prod

from piste.spec.workload import Workload

Order = tuple[str, ...]


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
