"""A floor under chains of matrix products, which no program goes below, however fused, also if results are made again.

What is needed of inputs comes in and outputs go out (`piste.bounds.needed`). Of a product that is read in part, only
the multiplications for that part count below.

Take some products and all those that make what they read. A result is *begun* by the first multiplication that goes
into it. Cut the run into n parts of equally many multiplications. All that a part touches was in the buffer when it
began, at most S bits, or is read or begun in it. So with x(F) the fewest bits that F multiplications touch, at least
n*x(MACs/n) - (n - 1)*S bits are read or begun (as for one product, `piste.bounds.floor`). What is not begun is read,
and outputs are written besides; so is what other products must read and write.

**x(F).** Each product has a tensor that no other has, and the two others are in no odd circle of such pairs. So there
are three groups of tensors, of which each product has one tensor in each; with U, V and W elements of them touched, all
products together do at most sqrt(U*V*W) multiplications (Cauchy and Schwarz). And no element takes part in more than
the sizes allow: over K indices, a result is in K multiplications, and in N more if it is read along N. So F
multiplications need at least F/(K + N) elements of a group of such results.

**Again.** Making a result once more begins it once more, but takes K multiplications more. If a part of F
multiplications costs no less than the F/K results it could make, x(F) - S, more parts never pay; and what fewer than F
more multiplications save is concave in their number, so that it is most for none or for F. Multiplications that make
results for others may weigh more than those that make outputs, which are made once (`_Some.least_bits`).

**Columns.** Where results further up are cheap to make again, a product c = x * w in between is taken to have its
operand x for nothing, and so is all that makes it (`_cuts`). An element of c is then there, or read, or made within a
part from a column of w, K elements that are there or read. So those made are in no more than w/K columns; and a product
d that sums over these columns does at most one multiplication for each of them and each of its results. Of X elements
that is no more than X**2/(4*K), which a part may do besides.

**Standing for.** An element of c = x * w that a part uses was there, or is read, or is begun and finished in it; then
all K elements of its row of x are used. So if a row of c is no longer than K, the elements of c that are used are no
more than those of c and x that were there or are read: c stands for x, and making it counts nothing (`_stands_for`).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from math import ceil, gcd, prod

import numpy as np

from piste.bounds.floor import Floats, on_average
from piste.bounds.needed import needed
from piste.spec.einsum import Access, Einsum
from piste.spec.workload import Workload

Triples = dict[str, tuple[str, ...]]  # by product: its output and its operands
WEIGHTS = np.geomspace(1.02, 6, 10)[:, None]  # of what makes results for others, beside what makes outputs


def chain_floor(workload: Workload, vectors_free: bool = False) -> Callable[[int], int]:
    """The floor as a function of the bits of buffer; what vector Einsums read and write counts unless they are free.

    >>> w = Workload.parse("P[m,l] = A[m,k] * B[k,l]; Z[m,n] = P[m,l] * D[l,n]", m=512, k=512, l=512, n=512)
    >>> floor = chain_floor(w)
    >>> floor(8 * 32768) < 8 * 10_485_760  # what the best mapping found moves with 32 KiB
    True
    """
    bits = workload.bits
    step = gcd(*bits.values())
    inner = {e.name: prod(workload.sizes[r] for r in e.ranks if r not in e.output.ranks) for e in workload.einsums}
    made_at_least = needed(workload)
    ends = [*workload.inputs, *workload.outputs]
    if vectors_free:
        of_products = {t for e in workload.einsums if e.kind == "mac" for t in e.accesses}
        ends = [t for t in ends if t in of_products]
    algorithmic_min_bits = sum(bits[t] * made_at_least[t] for t in ends)
    macs = {e.name: inner[e.name] * made_at_least[e.name] for e in workload.einsums}

    sets: dict[tuple[object, ...], _Some] = {}
    for limit in (0, *sorted({*inner.values()})):
        triples = _triples(workload, limit)
        for cut in ("", *(_cuts(workload, triples) if not limit else ())):
            for names in _closed(workload, triples, macs, cut):
                key = (cut, *(triples[name] for name in names))
                if key not in sets:
                    sets[key] = _Some.of(workload, triples, names, made_at_least, ends, cut)

    def floor(size: int) -> int:
        least = float(algorithmic_min_bits)
        for some in sets.values():
            least = max(least, some.least_bits(size, least))
        return ceil(least / step) * step

    return floor


@dataclass(frozen=True)
class _Some:
    """Products that make all that they read of each other: what moves for them at least.

    again, once: multiplications that make results for others, and those that make outputs.
    begun: bits of the results for others, each begun once.
    besides: bits of inputs and outputs that these products do not touch; they come in and go out once.
    worth: bits of a result for others, for each multiplication that making it again takes, at most.
    unit: bits of an element, at least.
    uses: by group of tensors, in how many multiplications of both kinds, and of the first, an element is at most.
    column: elements that a column needs of a product that is cut off; 0 if none is.
    """

    again: float
    once: float
    begun: float
    besides: float
    worth: float
    unit: int
    uses: tuple[tuple[int, int], ...]
    column: int

    @classmethod
    def of(
        cls,
        workload: Workload,
        triples: Triples,
        names: list[str],
        least: dict[str, int],
        ends: list[str],
        cut: str = "",
    ) -> _Some:
        sizes, makers, bits = workload.sizes, workload.makers, workload.bits
        inner = {n: prod(sizes[r] for r in makers[n].ranks if r not in makers[n].output.ranks) for n in names}
        made = [n for n in names if n not in workload.outputs]
        touched = {t for n in (*names, *([cut] if cut else ())) for t in triples[n]}
        uses: list[tuple[int, int]] = []
        for group in _groups([triples[n] for n in names]) or ():
            by_tensor: dict[str, list[int]] = {}
            for n, tensor in zip(names, group, strict=True):
                access = (makers[n].output, *makers[n].operands)[triples[n].index(tensor)]
                each = prod(sizes[r] for r in makers[n].ranks if r not in access.ranks)
                found = by_tensor.setdefault(tensor, [0, 0])
                found[0] += each
                found[1] += each if n in made else 0
            uses.append((max(both for both, _ in by_tensor.values()), max(first for _, first in by_tensor.values())))
        return cls(
            again=float(sum(inner[n] * least[n] for n in made)),
            once=float(sum(inner[n] * least[n] for n in names if n not in made)),
            begun=float(sum(bits[n] * least[n] for n in made)),
            besides=float(sum(bits[t] * least[t] for t in ends if t not in touched)),
            worth=max((bits[n] / inner[n] for n in made), default=0.0),
            unit=min(bits.values()),
            uses=tuple(uses),
            column=prod(sizes[r] for r in makers[cut].ranks if r not in makers[cut].output.ranks) if cut else 0,
        )

    def least_bits(self, size: int, known: float = 0.0) -> float:
        """What moves at least with a buffer of so many bits, if that is more than is known."""
        plain, if_once = self._of_parts(size, np.ones((1, 1)), lambda ops, _: on_average(ops, self._footprint))
        # Weights are of use only where making results again is what lowers the bound.
        if if_once <= max(plain, known) or not self.once or self.column:
            return plain
        weighted = (partial(_weighted, both, first) for both, first in self.uses)
        return max(plain, *(self._of_parts(size, WEIGHTS, footprint)[0] for footprint in weighted))

    def _of_parts(self, size: int, ratio: Floats, footprint: Callable[[Floats, Floats], Floats]) -> tuple[float, float]:
        """What moves at least, the most over all numbers of parts and ratios of weights; and if nothing were made
        again. `footprint` takes weighted multiplications and the ratio, and gives elements."""
        total = ratio * self.again + self.once
        middle = total * (self.unit / size) ** 1.5
        parts = np.maximum(np.floor(middle * np.geomspace(0.05, 20, 61)), 1)
        parts = np.minimum(parts, np.maximum(np.floor(total / ratio), 1))
        each = total / parts
        needs, more = (self.unit * footprint(ops, ratio) for ops in (each, each * (1 + 1 / parts)))
        worth = self.worth / ratio * each  # bits of results that a part more could make again
        besides = self.besides - self.begun - (parts - 1) * size
        again = np.where(worth <= needs - size, np.minimum(needs, more - worth / parts) * parts + besides, 0.0)
        return float(again.max()), float((needs * parts + besides).max())

    def _footprint(self, ops: Floats) -> Floats:
        """The fewest elements that so many multiplications touch; concave."""
        if self.column:  # (x/3)**1.5 + x**2/(4*column) of them at most: from above, by Newton's method
            x = 3 * ops ** (2 / 3)
            for _ in range(20):
                over = (x / 3) ** 1.5 + x**2 / (4 * self.column) - ops
                x = x - np.maximum(over, 0) / np.maximum((x / 12) ** 0.5 + x / (2 * self.column), 1e-300)
            return x
        ops = np.minimum(ops, prod(float(both) for both, _ in self.uses))  # beyond it would not be concave
        a, b, c = (ops / most for most in sorted(both for both, _ in self.uses))
        share = ops / np.sqrt(np.maximum(a, 1e-300))
        few = np.where(b <= share, a + 2 * share, a + b + np.maximum(c, ops**2 / np.maximum(a * b, 1e-300)))
        return np.where(a <= ops ** (2 / 3), 3 * ops ** (2 / 3), few)


def _weighted(both: int, first: int, ops: Floats, ratio: Floats) -> Floats:
    """The fewest elements that a part touches of multiplications that together weigh `ops`, those of a first kind
    `ratio` each, others one. An element of a group is in `both` of them, `first` of the first kind, at most.

    A part has its share but for the weight of one multiplication. With p elements of the group, as many as they can be
    are of the first kind, so there are at least g = ops - (ratio - 1)*first*p, down to ops/ratio, and they touch
    p + 2*g/sqrt(p) elements. That falls with p up to a root of q**3 - (ratio - 1)*first*q**2 - ops, q = sqrt(p), and
    then rises.
    """
    ops = np.maximum(ops - ratio, 0)
    slope = (ratio - 1) * first
    least, enough = ops / (both + slope), ops / (ratio * first)
    root = slope + ops ** (1 / 3)
    for _ in range(30):  # Newton's method, from above
        root = root - np.maximum(root**3 - slope * root**2 - ops, 0) / np.maximum(
            3 * root**2 - 2 * slope * root, 1e-300
        )
    p = np.clip(root**2, least, enough)
    mixed = p + 2 * np.maximum(ops - slope * p, ops / ratio) / np.sqrt(np.maximum(p, 1e-300))
    p = np.maximum(enough, (ops / ratio) ** (2 / 3))
    found: Floats = np.minimum(mixed, p + 2 * ops / ratio / np.sqrt(np.maximum(p, 1e-300)))
    return found * (1 - 1e-9)  # rounding must not raise it


def _cuts(workload: Workload, triples: Triples) -> list[str]:
    """Products of a result with an input whose columns are what the products that read them sum over, and no more.

    >>> w = Workload.parse("P[m,l] = A[m,k] * B[k,l]; R[m,q] = P[m,l] * D[l,q]; Z[m,n] = R[m,q] * E[q,n]",
    ...                    m=4, k=4, l=4, q=4, n=4)
    >>> _cuts(w, _triples(w))
    ['P', 'R']
    """
    makers = workload.makers
    found = []
    for name in triples:
        weights = [a for a in makers[name].operands if a.tensor in workload.inputs]
        summed = {r for r in makers[name].ranks if r not in makers[name].output.ranks}
        readers = [n for n, (_, *operands) in triples.items() if name in operands]
        if name not in workload.intermediates or not readers:
            continue
        for weight in weights:  # its elements for a column are all those along what is summed over
            columns = {i for i, index in enumerate(makers[name].output.indices) if index.ranks[0] in weight.ranks}
            if summed <= {*weight.ranks} and all(_sums(workload, makers[n], name, columns) for n in readers):
                found.append(name)
                break
    return found


def _sums(workload: Workload, reader: Einsum, name: str, columns: set[int]) -> bool:
    """Whether a product reads a result, or what vector Einsums make of it on the same axes, and sums over no rank but
    columns of it."""
    summed = {r for r in reader.ranks if r not in reader.output.ranks}
    for a in reader.operands:
        axes = _axes(workload, a.tensor, name)
        if axes is not None:
            return summed <= {a.indices[i].ranks[0] for i, axis in enumerate(axes) if axis in columns}
    return False


def _axes(workload: Workload, tensor: str, name: str) -> list[int] | None:
    """By axis of a tensor that vector Einsums make of a result: the axis of the result; None if it is not known."""
    maker = workload.makers.get(tensor)
    if tensor == name and maker is not None:
        return list(range(len(maker.output.indices)))
    if maker is None or _is_product(maker) or not _is_plain(maker.output):
        return None
    for a in maker.operands:
        axes = _axes(workload, a.tensor, name) if {*maker.output.ranks} <= {*a.ranks} and _is_plain(a) else None
        if axes is not None:
            by_rank = {index.ranks[0]: axis for index, axis in zip(a.indices, axes, strict=True)}
            return [by_rank[index.ranks[0]] for index in maker.output.indices]
    return None


def _closed(workload: Workload, triples: Triples, macs: dict[str, int], cut: str = "") -> list[list[str]]:
    """Products with all those that make what they read, as many as a segment can do no more of than of one; what
    makes `cut` is left out."""
    before: dict[str, set[str]] = {}
    for name, (_, *operands) in triples.items():
        if name == cut:
            before[name] = set()
        elif all(t in before or t in workload.inputs for t in operands):
            before[name] = {name}.union(*(before[t] for t in operands if t in before))
    found: list[list[str]] = []
    for name in sorted(before, key=lambda name: -macs[name]):
        for some in ([], *found):
            both = sorted({*some} | before[name])
            if both and both not in found and len(found) < 64 and _groups([triples[n] for n in both]) is not None:
                found.append(both)
    return found


def _triples(workload: Workload, limit: int = 0) -> Triples:
    """The output and the operands of each product that counts.

    What vector Einsums make of a tensor stands for the tensor itself: each of its elements needs an element of it that
    no other needs. So does a product over few indices, up to a `limit` (`_stands_for`): it counts no more.
    """
    same: dict[str, str | None] = {t: t for t in workload.inputs}
    found: Triples = {}
    passed: set[str] = set()  # tensors whose elements are counted with those of another one
    for e in workload.einsums:
        if _is_product(e) and (stood := _stands_for(workload, e, same, limit)) is not None:
            tensor, between = stood
            same[e.name] = same.get(tensor)
            passed.update(between)
        elif _is_product(e):
            same[e.name] = e.name
            roots = [same.get(a.tensor) for a in e.operands]
            if None not in roots and len({*roots}) == 2:
                found[e.name] = (e.name, *(r for r in roots if r is not None))
        else:
            origins = [same.get(a.tensor) for a in e.operands if {*e.output.ranks} <= {*a.ranks} and _is_plain(a)]
            same[e.name] = next((root for root in origins if root is not None), None)
    return {name: triple for name, triple in found.items() if passed.isdisjoint(triple)}


def _stands_for(
    workload: Workload, e: Einsum, same: dict[str, str | None], limit: int
) -> tuple[str, tuple[str, ...]] | None:
    """An operand x of c = x * w that c stands for, if a row of c is no longer than one of x, and it sums over no more
    than `limit` indices.

    Or, of A = P * V with P made of S = Q * K by vector Einsums: Q, and S that is passed over, if S sums over no more
    than `limit` indices. An element of A that is begun and finished within a part needs all of its row of P. Either
    these elements, or those they are made of, were there or are read, or one of them is begun there too and needs all
    of its row of Q. So the elements of A that are used are no more than those of A, P, S and Q that were there or are
    read, as long as a row of A is no longer than a row of these.

    >>> w = Workload.parse("S[m,p] = Q[m,f] * K[p,f]; A[m,g] = S[m,p] * V[p,g]; O[m,e] = A[m,g] * W[g,e]",
    ...                    m=8, f=4, p=8, g=4, e=8)
    >>> _stands_for(w, w.einsums[1], {"S": "S"}, 4), _triples(w, 4)["O"]
    (('Q', ('S',)), ('O', 'Q', 'W'))
    >>> w = Workload.parse("P[m,l] = A[m,k] * B[k,l]; Z[m,n] = P[m,l] * D[l,n]", m=8, k=8, l=4, n=8)
    >>> _stands_for(w, w.einsums[0], {}, 8), _triples(w, 8)
    (('A', ()), {'Z': ('Z', 'A', 'D')})
    """
    if e.name in workload.outputs:
        return None
    sizes, makers = workload.sizes, workload.makers
    summed = {r for r in e.ranks if r not in e.output.ranks}
    for a in e.operands:
        maker = makers.get(same.get(a.tensor) or "")
        axes = _axes(workload, a.tensor, maker.name) if maker is not None and _is_product(maker) else None
        if maker is None or axes is None or not summed <= {*a.ranks}:
            continue
        rows = {maker.output.indices[axes[i]].ranks[0] for i, r in enumerate(a.ranks) if r not in summed}
        over = prod(sizes[r] for r in maker.ranks if r not in maker.output.ranks)
        row = prod(sizes[r] for r in e.output.ranks if r not in a.ranks)
        if row <= prod(sizes[r] for r in summed) and row <= over <= limit:
            for q in maker.operands:
                if rows <= {*q.ranks}:
                    return q.tensor, (maker.name,)
    for a in sorted(e.operands, key=lambda a: a.tensor in workload.inputs):
        row = prod(sizes[r] for r in e.output.ranks if r not in a.ranks)
        if row <= prod(sizes[r] for r in summed) <= limit:
            return a.tensor, ()
    return None


def _groups(triples: list[tuple[str, ...]]) -> list[list[str]] | None:
    """By group and product, the tensor that the product has in it: in the first one a tensor of its own, in the others
    the ends of edges of a graph without odd circles or double edges. None if there are no such groups.

    >>> _groups([("P", "A", "B"), ("Z", "P", "D")])
    [['A', 'Z'], ['P', 'P'], ['B', 'D']]
    """
    uses = [t for triple in triples for t in triple]
    own: list[str] = []
    for triple in triples:
        if (alone := next((t for t in triple if uses.count(t) == 1), None)) is None:
            return None
        own.append(alone)
    edges = [frozenset(t for t in triple if t != alone) for triple, alone in zip(triples, own, strict=True)]
    if len({*edges}) < len(edges):
        return None
    side: dict[str, int] = {}
    for start in (t for triple in triples for t in triple if t not in own):
        waiting = [] if start in side else [start]
        side.setdefault(start, 0)
        while waiting:
            t = waiting.pop()
            for other in (u for edge in edges if t in edge for u in edge if u != t):
                if other not in side:
                    side[other] = 1 - side[t]
                    waiting.append(other)
                elif side[other] == side[t]:
                    return None
    return [own, *([next(t for t in edge if side[t] == which) for edge in edges] for which in (0, 1))]


def _is_product(e: Einsum) -> bool:
    """Whether it is a matrix product, batched or not: two operands, every rank in two of its tensors at least."""
    accesses = [*e.operands, e.output]
    return (
        e.kind == "mac"
        and len(e.operands) == 2
        and e.operands[0].tensor != e.operands[1].tensor
        and all(_is_plain(a) for a in accesses)
        and all(sum(r in a.ranks for a in accesses) > 1 for r in e.ranks)
    )


def _is_plain(access: Access) -> bool:
    return all(index.is_plain for index in access.indices) and len({*access.ranks}) == len(access.indices)
