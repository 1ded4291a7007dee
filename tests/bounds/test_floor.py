"""The floor: never above any mapping, and as high as known."""

from __future__ import annotations

from heapq import heappop, heappush
from itertools import product
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import piste
from piste.bounds.chains.floor import chain_floor
from piste.bounds.needed import needed
from piste.bounds.snowcat import nest
from piste.spec.mapping import Keep, Loop
from piste.spec.workload import Workload
from tests.bounds.cases import FIGURES, counted
from tests.examples import examples
from tests.search.fused import windows

CASES = [case for case in FIGURES["curves"] if case["floor"]]


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case['workload']}-{case['placement']}")
def test_as_high_as_the_prototype(case: dict[str, Any]) -> None:
    curve = piste.bound(counted(case["workload"]))
    for size, floor in case["floor"]:
        assert (1 - 1e-4) * floor <= curve.floor(size) <= curve.traffic_bytes(size)


@given(st.integers(1, 60), st.integers(1, 60), st.integers(1, 60), st.integers(1, 10_000))
def test_at_least_the_formula(m: int, k: int, n: int, size: int) -> None:
    formula = 2 * m * k * n / size**0.5 - 2 * size
    floor = piste.bound(piste.gemm(m, k, n, bits=8)).floor(size)
    assert floor >= max(formula - 1, m * k + k * n + m * n)


@settings(max_examples=examples(200))
@given(st.data())
def test_never_above_a_mapping(data: st.DataObject) -> None:
    """Whatever the tiles, orders, depths, levels and widths."""
    size = st.integers(1, 12)
    bits = {t: data.draw(st.sampled_from([4, 8, 16, 32])) for t in "AWB"}
    h, m, k, n = (data.draw(st.integers(1, 3)), *(data.draw(size) for _ in "mkn"))
    workload = piste.bmm(h, m, k, n, bits)
    steps: list[Loop | Keep] = []
    for _ in range(data.draw(st.integers(0, 6))):
        rank = data.draw(st.sampled_from(workload.ranks))
        steps.append(Loop(rank, data.draw(st.integers(1, workload.sizes[rank]))))
    for tensor in "AWB":
        steps.insert(data.draw(st.integers(0, len(steps))), Keep("Buffer", (tensor,)))
    report = piste.evaluate(workload, "snowcat", nest(workload, workload.einsums[0], steps))
    moved = sum((r.reads + r.updates) * bits[r.tensor] / 8 for r in report.counts if r.memory == "DRAM")
    assert piste.bound(workload).floor(report.peak_bytes["Buffer"]) <= moved


@given(st.integers(1, 40), st.integers(1, 40), st.integers(1, 40), st.integers(1, 5_000), st.integers(1, 500))
def test_more_buffer_never_raises_it(m: int, k: int, n: int, size: int, more: int) -> None:
    curve = piste.bound(piste.gemm(m, k, n))
    assert curve.floor(size + more) <= curve.floor(size)


def test_one_by_one_is_far_above_it_and_all_at_once_on_it() -> None:
    curve = piste.bound("gemm:4096,4096,4096")
    assert curve.at("16MiB").margin == pytest.approx(0.3347, abs=1e-4)
    assert curve.at("33MiB").margin == 0
    assert 0.02 < curve.at("16KiB").margin < 0.03
    alone = piste.bound("S[i] = X[i,j] i=4 j=5")  # only what must be touched
    assert alone.floor(1) == alone.algorithmic_min_bytes


Mac = tuple[
    object, object, tuple[str, object], object
]  # what is multiplied, the sum it goes into, and which term of it


def pebbled(macs: list[Mac], size: int) -> int:
    """The least that any program moves, by trying all.

    A state is what the buffer holds and what was stored; a sum is the set of its terms. Anything may be dropped, stored
    half-done, brought back and made again.
    """
    sums: dict[object, frozenset[object]] = {}
    for *_, result, term in macs:
        sums[result] = sums.get(result, frozenset()) | {term}
    whole = {result: (result, terms) for result, terms in sums.items()}
    read = {whole.get(x, x) for mac in macs for x in mac[:2]}
    goal = {*whole.values()} - read
    inputs = {x for x in read if x not in whole.values()}
    start: tuple[frozenset[object], frozenset[object]] = (frozenset(), frozenset())
    cost, heap, tick = {start: 0}, [(0, 0, start)], 0
    while heap:
        spent, _, (held, stored) = heappop(heap)
        if spent > cost[held, stored]:
            continue
        if goal <= stored:
            return spent
        steps = [(0, held - {x}, stored) for x in held]
        for x, y, result, term in macs:
            if not {whole.get(x, x), whole.get(y, y)} <= held:
                continue
            if len(held) < size:
                steps.append((0, held | {(result, frozenset({term}))}, stored))
            for before in held - inputs:  # adds to what is there, in its place
                made, terms = before  # type: ignore[misc]
                if made == result and term not in terms:
                    steps.append((0, held - {before} | {(result, terms | {term})}, stored))
        if len(held) < size:
            steps += [(1, held | {x}, stored) for x in {*inputs, *stored} - held]
        steps += [(1, held, stored | {x}) for x in held - stored - inputs]
        for more, *state in steps:
            key = (frozenset(state[0]), frozenset(state[1]))
            if spent + more < cost.get(key, 1 << 30):
                cost[key] = spent + more
                tick += 1
                heappush(heap, (spent + more, tick, key))
    raise AssertionError("nothing fits")


@pytest.mark.parametrize("size", [3, 4, 5])
def test_no_program_of_a_tiny_chain_is_below_the_floor(size: int) -> None:
    w = Workload.parse("P[m,l] = A[m,k] * B[k,l]; Z[m,n] = P[m,l] * D[l,n]", dict(m=1, k=1, l=2, n=1), 8)
    macs: list[Mac] = [("A", f"B{j}", ("P", j), 0) for j in range(2)]
    macs += [(("P", j), f"D{j}", ("Z", 0), j) for j in range(2)]
    curve = piste.bound(w)
    least = pebbled(macs, size)
    assert curve.floor(size) <= least
    assert size == 3 or least == curve.floor(64)  # all of it once in and once out


@pytest.mark.parametrize("sizes", [(1, 1, 3, 1), (2, 1, 1, 2), (1, 2, 1, 2)])
def test_no_program_of_a_tiny_chain_is_below_its_floor_in_any_buffer(sizes: tuple[int, int, int, int]) -> None:
    m, k, l, n = sizes  # noqa: E741
    w = Workload.parse("P[m,l] = A[m,k] * B[k,l]; Z[m,n] = P[m,l] * D[l,n]", dict(m=m, k=k, l=l, n=n), 8)
    macs: list[Mac] = [(f"A{i}{x}", f"B{x}{j}", ("P", (i, j)), x) for i, x, j in product(range(m), range(k), range(l))]
    macs += [(("P", (i, j)), f"D{j}{y}", ("Z", (i, y)), j) for i, j, y in product(range(m), range(l), range(n))]
    floor = piste.bound(w).floor
    for size in (3, 4, 5):
        assert floor(size) <= pebbled(macs, size)


@pytest.mark.parametrize(("keys", "columns", "size"), [(2, 1, 3), (2, 1, 4), (1, 2, 3), (1, 3, 3)])
def test_no_program_of_tiny_attention_is_below_the_floor(keys: int, columns: int, size: int) -> None:
    text = "S[m,p] = Q[m,f] * K[p,f]; A[m,g] = S[m,p] * V[p,g]; O[m,e] = A[m,g] * W[g,e]"
    macs: list[Mac] = [("Q", f"K{j}", ("S", j), 0) for j in range(keys)]
    macs += [(("S", j), f"V{j}", ("A", 0), j) for j in range(keys)]
    macs += [(("A", 0), f"W{j}", ("O", j), 0) for j in range(columns)]
    floor = piste.bound(Workload.parse(text, dict(m=1, f=1, p=keys, g=1, e=columns), 8), tiles="perfect").floor
    assert floor(size) <= pebbled(macs, size)


def program(rng: Random, m: int, k: int, l: int, n: int) -> list[tuple[object, object, object]]:  # noqa: E741
    """Multiplications of a pair in some blocked order, fused or not, P made once or again for every block of n: what
    each reads, reads and adds to. A making of P is a thing of its own."""

    def blocks(size: int) -> list[range]:
        step = rng.choice([1, 2, size // 2 or 1, size])
        return [range(i, min(i + step, size)) for i in range(0, size, step)]

    rows, between, columns, deep = blocks(m), blocks(l), blocks(n), blocks(k)
    again, fused, turned = rng.random() < 0.3, rng.random() < 0.7, rng.random() < 0.5
    made: list[tuple[object, object, object]] = []

    def make(some: range, part: range, turn: int) -> None:
        for ks in deep:
            points = (
                product(some, part, ks) if rng.random() < 0.5 else ((i, j, x) for x, i, j in product(ks, some, part))
            )
            made.extend((("A", i, x), ("B", x, j), ("P", i, j, turn)) for i, j, x in points)

    def use(some: range, part: range, wide: range, turn: int) -> None:
        points = product(some, wide, part) if turned else ((i, x, j) for j, i, x in product(part, some, wide))
        made.extend((("P", i, j, turn), ("D", j, x), ("Z", i, x)) for i, x, j in points)

    outer = list(product(rows, between))
    if not fused:
        for some, part in outer:
            make(some, part, 0)
    for some, part in outer:
        if fused and not again:
            make(some, part, 0)
        for turn, wide in enumerate(columns):
            if fused and again:
                make(some, part, turn)
            use(some, part, wide, turn if fused and again else 0)
    return made


def run(steps: list[tuple[object, object, object]], size: int) -> int:
    """What a program moves if the buffer always drops what is needed again last, or never."""
    uses: dict[object, list[int]] = {}
    for at, step in enumerate(steps):
        for x in step:
            uses.setdefault(x, []).append(at)
    following = {x: iter(times) for x, times in uses.items()}
    when = {x: next(times) for x, times in following.items()}
    name = {x: number for number, x in enumerate(sorted(uses, key=str))}
    last: list[tuple[int, int, object]] = []  # a heap of when each is needed again, the last first; old entries too
    held: set[object] = set()
    begun: set[object] = set()
    dirty: set[object] = set()
    moved = 0
    for step in steps:
        for x in step:
            if x not in held:
                moved += x[0] in "ABDEKVWX" or x in begun  # type: ignore[index]
                held.add(x)
        begun.add(step[2])
        dirty.add(step[2])
        for x in step:
            when[x] = next(following[x], 1 << 60)
            heappush(last, (-when[x], -name[x], x))
        while len(held) > size:  # what the next step brings comes on top, which only helps
            again, _, x = heappop(last)
            if x not in held or when[x] != -again:
                continue
            held.discard(x)
            if x in dirty and (when[x] < 1 << 60 or x[0] == "Z"):  # type: ignore[index]
                moved += 1
                dirty.discard(x)
    return moved + sum(x[0] == "Z" for x in held & dirty)  # type: ignore[index]


def test_no_program_with_the_best_replacement_is_below_the_floor() -> None:
    rng, nearest = Random(11), 9.0
    for _ in range(30):
        sizes = {r: rng.choice([3, 6, 8, 10]) for r in "mkln"}
        w = Workload.parse("P[m,l] = A[m,k] * B[k,l]; Z[m,n] = P[m,l] * D[l,n]", sizes, 8)
        floor = piste.bound(w, tiles="perfect").floor
        steps = program(rng, **sizes)
        for size in (3, 4, 6, 9, 16, 30, 60):
            moved = run(steps, size)
            assert floor(size) <= moved, (w, size)
            nearest = min(nearest, moved / floor(size))
    assert nearest < 1.6  # and some come near it


def test_no_program_with_cheap_results_is_below_the_floor() -> None:
    """Over few indices, so that a buffer holds more than the square of them: results are cheap to make again."""
    rng, nearest, above = Random(29), 9.0, 0
    for _ in range(examples(25)):
        sizes = {
            r: rng.choice(some) for r, some in zip("mkln", ([4, 8, 20], [1, 2, 3], [8, 16, 24], [1, 2, 3]), strict=True)
        }
        w = Workload.parse("P[m,l] = A[m,k] * B[k,l]; Z[m,n] = P[m,l] * D[l,n]", sizes, 8)
        floor, programs = chain_floor(w), [program(rng, **sizes) for _ in range(4)]
        for size in (3, 5, 8, 12, 16, 26, 40):
            if size > sizes["k"] ** 2 and floor(8 * size) > floor(8 << 30):
                moved = min(run(steps, size) for steps in programs)
                assert floor(8 * size) <= 8 * moved, (w, size)
                nearest, above = min(nearest, 8 * moved / floor(8 * size)), above + 1
    assert nearest < 1.5 and above > 20


def through(rng: Random, m: int, d: int, f: int, l: int, n: int) -> list[tuple[object, object, object]]:  # noqa: E741
    """Three products, the first no wider than what it reads: rows of its results made once, or again for every block of
    the columns between the last two."""
    rows, between, again = rng.choice([1, 2, 4, m]), rng.choice([1, 2, l]), rng.random() < 0.7
    steps: list[tuple[object, object, object]] = []
    for top in range(0, m, rows):
        some = range(top, min(top + rows, m))
        for left in range(0, l, between):
            part, turn = range(left, min(left + between, l)), left if again else 0
            if again or not left:
                steps += [
                    (("X", i, x), ("B", x, j), ("O", i, j, turn)) for j, i, x in product(range(f), some, range(d))
                ]
            for j in part:
                steps += [(("O", i, x, turn), ("D", x, j), ("P", i, j)) for i, x in product(some, range(f))]
                steps += [(("P", i, j), ("E", j, y), ("Z", i, y)) for i, y in product(some, range(n))]
    return steps


def test_what_stands_for_its_operand_is_not_below_the_floor_however_often_it_is_made() -> None:
    rng, nearest, stood = Random(5), 9.0, 0
    text = "O[m,f] = X[m,d] * B[d,f]; P[m,l] = O[m,f] * D[f,l]; Z[m,n] = P[m,l] * E[l,n]"
    for _ in range(examples(25)):
        sizes = dict(m=rng.choice([6, 12]), d=4, f=rng.choice([2, 4]), l=rng.choice([8, 16]), n=rng.choice([2, 4]))
        w = Workload.parse(text, sizes, 8)
        floor, steps = chain_floor(w), through(rng, **sizes)
        for size in (4, 8, 12, 20, 30, 50, 80):
            moved = run(steps, size)
            assert floor(8 * size) <= 8 * moved, (w, size)
            stood += floor(8 * size) > floor(8 << 30)
            nearest = min(nearest, 8 * moved / floor(8 * size))
    assert nearest < 1.3 and stood > 15


def longer(m: int, l: int, q: int, n: int, rows: int, columns: int) -> list[tuple[object, object, object]]:  # noqa: E741
    """Three products, the first over one index: for every block of the last one P and R are made again, R a column at
    a time."""
    steps: list[tuple[object, object, object]] = []
    for block in product(range(0, m, rows), range(0, n, columns)):
        some, wide = range(block[0], min(block[0] + rows, m)), range(block[1], min(block[1] + columns, n))
        steps += [(("A", i), ("B", x), ("P", i, x, block)) for i, x in product(some, range(l))]
        for j in range(q):
            steps += [(("P", i, x, block), ("D", x, j), ("R", i, j, block)) for i, x in product(some, range(l))]
            steps += [(("R", i, j, block), ("E", j, y), ("Z", i, y)) for i, y in product(some, wide)]
    return steps


@pytest.mark.parametrize("l", [1, 2])
def test_what_is_made_again_for_nothing_need_not_be_read(l: int) -> None:  # noqa: E741
    """The last product alone, with what it reads as an input, would have a floor above these programs."""
    w = Workload.parse(
        "P[m,l] = A[m,k] * B[k,l]; R[m,q] = P[m,l] * D[l,q]; Z[m,n] = R[m,q] * E[q,n]",
        dict(m=24, k=1, l=l, q=24, n=24), 8)  # fmt: skip
    alone = piste.bound(Workload.parse("Z[m,n] = R[m,q] * E[q,n]", dict(m=24, q=24, n=24), 8))
    floor = piste.bound(w, fusion="none", tiles="perfect").floor
    beaten = 0
    for rows, columns, size in ((8, 3, 60), (16, 2, 70), (24, 4, 190)):
        moved = run(longer(24, l, 24, 24, rows, columns), size)
        assert floor(size) <= moved
        beaten += moved < alone.floor(size)
    assert beaten


def heads(rng: Random, m: int, h: int, f: int, p: int, e: int, d: int) -> list[tuple[object, object, object]]:
    """Projection of the queries, attention, and projection of the results, in blocks of rows and columns; the scores,
    and often what is made of them, are made again for every block."""
    rows, columns, again = rng.choice([1, 2, 4, m]), rng.choice([2, 4, e]), rng.random() < 0.7
    steps: list[tuple[object, object, object]] = []
    for top in range(0, m, rows):
        some = range(top, min(top + rows, m))
        for left in range(0, e, columns):
            wide = range(left, min(left + columns, e))
            for head in range(h):
                turn = left if again else 0
                if again or not left:
                    for i, x in product(some, range(f)):
                        if not left:
                            steps += [(("X", i, y), ("B", y, head, x), ("Q", i, head, x)) for y in range(d)]
                    for i, j in product(some, range(p)):
                        score = ("S", i, j, head, turn)
                        steps += [(("Q", i, head, x), ("K", j, head, x), score) for x in range(f)]
                        steps += [(score, ("V", j, head, x), ("A", i, head, x, turn)) for x in range(f)]
                parts = product(some, wide, range(f))
                steps += [(("A", i, head, x, turn), ("W", head, x, y), ("Z", i, y)) for i, y, x in parts]
    return steps


def test_attention_between_projections_is_not_below_its_floor_however_often_scores_are_made() -> None:
    text = "Q[h,m,f] = X[m,d] * B[d,h,f]; S[h,m,p] = Q[h,m,f] * K[h,p,f]; A[h,m,f] = S[h,m,p] * V[h,p,f]"
    rng, above = Random(3), 0
    for _ in range(8):
        sizes = dict(m=rng.choice([8, 12]), h=rng.choice([2, 4]), f=rng.choice([1, 2]), p=2, e=24, d=24)
        w = Workload.parse(text + "; Z[m,e] = A[h,m,f] * W[h,f,e]", sizes, 8)
        floor = piste.bound(w, fusion="none", tiles="perfect").floor
        steps = heads(rng, **sizes)
        for size in (4, 9, 16, 40):
            moved = run(steps, size)
            assert floor(size) <= moved, (w, size)
            above += floor(size) > floor(1 << 20)
    assert above > 8  # more than what must come in and go out


def test_no_chain_is_below_its_floor() -> None:
    rng = Random(7)
    for _ in range(40):
        sizes = {r: rng.choice([2, 5, 8, 16, 33, 64]) for r in "mkln"}
        w = Workload.parse("P[m,l] = A[m,k] * B[k,l]; Z[m,n] = P[m,l] * D[l,n]", sizes, 8)
        for options in ({}, {"fusion": "none"}, {"tiles": "perfect"}):
            curve = piste.bound(w, **options)
            assert all(curve.floor(buffer) <= traffic for buffer, traffic in curve.points)


def test_no_convolution_is_below_its_floor_and_none_is_far_above() -> None:
    for shape in ((28, 28, 3, 3, 32, 32), (14, 14, 5, 5, 16, 32), (8, 9, 1, 3, 4, 7)):
        curve = piste.bound(piste.conv2d(*shape), tiles="perfect")
        assert all(curve.floor(buffer) <= traffic for buffer, traffic in curve.points)
    curve = piste.bound(piste.conv2d(28, 28, 3, 3, 128, 128), tiles="perfect")
    assert all(curve.traffic_bytes(size) < 2 * curve.floor(size) for size in ("1KiB", "16KiB", "64KiB", "1MiB"))


FLOORS = (("1KiB", 1.04), ("64KiB", 1.04), ("1MiB", 1.12), ("16MiB", 1.45), ("64MiB", 1.46), ("112MiB", 1.41),
          ("128MiB", 1.57), ("160MiB", 1.6), ("192MiB", 1.5), ("256MiB", 1.7))  # fmt: skip


def test_a_fused_pair_is_near_its_floor() -> None:
    w = Workload.parse("P[m,l] = A[m,k] * B[k,l]; Z[m,n] = P[m,l] * D[l,n]", m=32768, k=4096, l=16384, n=4096)
    curve = piste.bound(w)
    assert all(curve.traffic_bytes(size) / curve.floor(size) < most for size, most in FLOORS)


@settings(max_examples=examples(150))
@given(st.integers(0, 10**9))
def test_what_is_needed_is_no_more_than_what_outputs_are_made_of(seed: int) -> None:
    """Point by point, from the outputs back: an element is needed if a product without padding has it."""
    w = windows.cascade(Random(seed), margin=0.5)
    found: dict[str, set[tuple[int, ...]]] = {t: set() for t in w.tensors}
    found |= {t: set(product(*map(range, w.shapes[t]))) for t in w.outputs}
    for e in reversed(w.einsums):
        for values in product(*(range(w.sizes[r]) for r in e.ranks)):
            at = dict(zip(e.ranks, values, strict=True))
            places = {
                a.tensor: tuple(sum(c * at[r] for r, c in i.terms) - i.before for i in a.indices)
                for a in e.accesses.values()
            }
            inside = all(0 <= x < n for t, place in places.items() for x, n in zip(place, w.shapes[t], strict=True))
            if inside and places[e.name] in found[e.name]:
                for a in e.operands:
                    found[a.tensor].add(places[a.tensor])
    least = needed(w)
    assert all(least[t] <= len(found[t]) for t in w.tensors)
    if not any(e.padded for e in w.einsums) and all(len(w.readers[t]) < 2 for t in w.tensors):
        assert least == {t: len(found[t]) for t in w.tensors}


@pytest.mark.parametrize(
    "text", ["Z[p] = V[s] * Y[2*p+s]", "Z[p] = V[s] * Y[5*p+s]", "Z[p] = V[s] * Y[2*p+s-1 in 10]", "Z[p] = V[s] * Y[p]"]
)
def test_a_chain_need_not_move_what_nothing_is_made_of(text: str) -> None:
    w = Workload.parse(f"Y[x] = A[x] * B[x]; {text}", x=10, p=2, s=2, bits=8)
    at, best = piste.bound(w).at(64), piste.search(w, "snowcat", objective="traffic:DRAM")
    assert at.lower_bound_bytes == best.value < 25
    assert best.optimal and at.algorithmic_min_bytes <= best.value
