"""A long comparison of the closed form and the class walk, and of proven optima, with the executor: `make test-long`.

    python -m tests.long_run [--cases N] [--searches N] [--remainders N] [--attacks N] [--curves N] [--nests N]
      [--slopes N] [--cascades N] [--related N] [--seed S] [--processes P]

Prints how many random mappings were compared and how many differ in any count, how many were met around optima and how
many beat one, and how many optima are not the best of all trees; exits with status 1 if one does. Those that a search
leaves out where a window slides are counted apart.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from functools import partial
from itertools import product
from math import inf
from random import Random

from piste.bounds import bound
from piste.count.fused.walk import unwalkable, walk
from piste.count.methods import count_by
from piste.count.oracle.executor import execute
from piste.errors import MappingError
from piste.mapspace.space import Mapspace
from piste.results.report import Counts
from piste.search import search
from piste.search.anytime.climb import Climb, unable
from piste.search.objective import objective
from piste.spec.architecture import Memory
from piste.spec.workload import Workload
from tests.bounds.attack import KINDS, attack
from tests.bounds.attack import draw as einsum
from tests.bounds.equal import Compared, compare
from tests.count.fused.test_walk import record
from tests.literal import (
    FAMILIES,
    SLACK,
    SLIDING,
    Problem,
    Walk,
    architecture,
    counted,
    of_family,
    problem,
    ragged,
)
from tests.literal import PLAIN as ALIGNED
from tests.related import Judged, curve, fused
from tests.related import single as alone
from tests.search.fused.test_cascades import beside_all_trees
from tests.strategies import FUSED, ODD, PLAIN, Case, single, tree

BLOCK = 250
CASCADES = [
    ("overlap", "ps", 1), ("pair", "ml", 1), ("chain", "m", 97), ("fork", "m", 97), ("residual", "m", 97),
    ("pair", "mn", 1, 2), ("pair", "mln", 61, 3), ("padded overlap", "", 1),
]  # fmt: skip
FEW = 10  # searches of a block


def draw(seed: int) -> tuple[str, Case]:
    """Of ten cases six are single Einsums, one has odd indices, three are fused trees."""
    rng = Random(seed)
    if seed % 10 < 6:
        return "single Einsums", single(rng, PLAIN)
    return ("odd indices", single(rng, ODD)) if seed % 10 == 6 else ("fused trees", tree(rng, FUSED))


def in_order(counts: Counts) -> Counts:
    """The same counts with the stages sorted: the walk lists them by class, the executor in time."""
    for phase in counts.phases:
        total: Counter[str] = Counter()
        for stage, times in phase.stages:
            total[repr((stage.steps, *(sorted(d.items()) for d in (stage.reads, stage.writes, stage.words))))] += times
        phase.stages = sorted(total.items())  # type: ignore[assignment]
    return counts


def block(start: int, seed: int) -> tuple[Counter[tuple[str, str]], list[str]]:
    """Compare one block of cases: how many, by kind and by what was compared, and which differ."""
    tally: Counter[tuple[str, str]] = Counter()
    wrong = []
    for i in range(start, start + BLOCK):
        kind, case = draw(seed + i)
        stages = i % 7 == 0
        try:
            truth = in_order(execute(*case, stages=stages))
        except MappingError:
            tally[kind, "refused"] += 1
            if unwalkable(case[0], case[2]) is not None:
                continue
            try:
                walk(*case)
                wrong.append(f"seed {seed + i}: the walk accepts what the executor refuses")
            except MappingError:
                pass
            continue
        found = count_by("class walk", *case, mode="stepwise" if stages else "startup")
        tally[kind, "class walk"] += found is not None
        if found is not None and in_order(found) != truth:
            wrong.append(f"seed {seed + i}: {kind}, class walk")
        if kind != "fused trees" and not stages and (counts := count_by("closed form", *case)) is not None:
            tally[kind, "closed form"] += 1
            for phase in truth.phases:
                phase.first_fill, phase.last_drain = {}, {}
            if in_order(counts) != truth:
                wrong.append(f"seed {seed + i}: {kind}, closed form")
        if kind == "fused trees" and not stages and (counts := count_by("path sums", *case)) is not None:
            tally[kind, "path sums"] += 1
            for phase in truth.phases:
                phase.first_fill, phase.last_drain = {}, {}
            if record(counts) != record(truth):
                wrong.append(f"seed {seed + i}: {kind}, path sums")
    return tally, wrong


def around(start: int, seed: int) -> tuple[Counter[tuple[str, str]], float, list[str]]:
    """Walk around the answers to some problems: what was met, by how much those that are not proven were beaten at
    most, and what is wrong."""
    tally: Counter[tuple[str, str]] = Counter()
    most, wrong = 1.0, []
    for i in range(start, start + FEW):
        rng = Random(seed + i)
        kind, texts = ("sliding windows", SLIDING) if i % 3 == 0 else ("other Einsums", ALIGNED)
        case = problem(rng, texts)
        family, target = rng.choice(FAMILIES), rng.choice(case.objectives)
        found = search(*case, objective=target, mapspace=family, seconds=60)
        tally[kind, "problems"] += 1
        if found.best is None:
            tally[kind, "nothing fits" if found.optimal else "not proven"] += 1
            continue
        tally[kind, "not proven"] += not found.optimal  # then nothing is below the bracket
        walk, space = Walk(rng, *case, family, target), Mapspace(*case, family)
        where = f"seed {seed + i}: {case.workload}, {family}, {target}"
        if abs(walk.value(found.best) - found.value) > SLACK * found.value or found.best not in space:
            wrong.append(f"{where}: {found.value} is not what the mapping costs, or it is not in the space")
        walk.best(found.best, 1500)
        tally[kind, "mappings"] += len(walk.met)
        best = min(walk.met.values())
        if best < found.lower * (1 - SLACK):
            wrong.append(f"{where}: {best} beats {found.lower}")
        elif best < found.value * (1 - SLACK):
            tally[kind, "left out"] += 1
            most = max(most, found.value / max(best, SLACK))
    return tally, most, wrong


# Einsums of all kinds that are attacked, with the sizes that their ranks may have.
ATTACKED = {
    "B[m,n] = A[m,k] * W[k,n]": "mkn",
    "B[h,m,n] = A[h,m,k] * W[h,k,n]": "hmkn",
    "B[h,g,m,n] = A[h,g,m,k] * W[h,k,n]": "hgmkn",
    "B[m] = A[m,k] * V[k]": "mk",
    "B[m,n] = A[m,n] + C[n]": "mn",
    "A[i,j] = B[i,k,l] * C[k,j] * D[l,j]": "ijkl",
    "B[m] = A[m,k,n] * C[k] * D[n]": "mkn",
    "O[p] = I[{}*p+{}*r] * W[r]": "pr",
    "O[k,p] = I[c,{}*p+{}*r] * W[k,c,r]": "kcpr",
    "O[k,p] = I[c,p+r-1 in {}] * W[k,c,r]": "kcpr",
    "O[k,p] = I[c,{}*p+{}*r] * W[k,c,r] * V[p,k]": "kcpr",
    "O[c,p,q] = I[c,{}*p+{}*r,{}*q+{}*s] * W[c,r,s]": "cpqrs",
    "O[k,p,q] = I[c,{}*p+{}*r,{}*q+{}*s] * W[k,c,r,s]": "kcpqrs",
    "O[k,{}*p+{}*r] = I[c,p] * W[k,c,r]": "kcpr",
}
SIZES = {"p": (4, 6, 8, 12, 16), "q": (2, 4, 6), "r": (2, 3, 4, 5), "s": (2, 3), "c": (1, 2, 4), "k": (1, 2, 4, 6),
         "h": (1, 2, 3), "g": (1, 2)}  # fmt: skip
OTHERS = (1, 2, 3, 4, 5, 6, 8, 12)
STEPS = 2_000  # mappings that are annealed and climbed to around an answer, and as many from a new start


def attacked(rng: Random) -> Problem:
    """An Einsum of any kind on a chip with two to four levels; of every three chips, one has prices that need not fall
    inward."""
    text = rng.choice(list(ATTACKED))
    sizes = {rank: rng.choice(SIZES.get(rank, OTHERS)) for rank in ATTACKED[text]}
    steps = [sizes["p"] if " in " in text else rng.choice([1, 1, 1, 2, 3]) for _ in range(text.count("{}"))]
    w = Workload.parse(text.format(*steps), sizes)
    chip = architecture(rng, w, rng.choice([2, 2, 3]), rng.choice([0, 1, 1, 2]))
    if rng.random() < 1 / 3:
        prices = (0, 0.5, 5, 50, 300)
        parts = [
            replace(c, read_pj=rng.choice(prices), write_pj=rng.choice(prices)) if isinstance(c, Memory) else c
            for c in chip.components
        ]
        chip = replace(chip, components=tuple(parts))
    return Problem(w, chip)


def annealed(start: int, seed: int) -> tuple[Counter[str], float, list[str]]:
    """Attack the answers to some problems with annealed and climbed mappings of the exact model: what was met, the most
    that one that is not proven was beaten by, and which brackets or proven optima were beaten."""
    tally: Counter[str] = Counter()
    most, wrong = 1.0, []
    for i in range(start, start + FEW):
        rng = Random(seed + i)
        case = attacked(rng)
        family, target = rng.choice(["perfect", "ruby-s", "ruby"]), rng.choice(["energy", "edp", "cycles"])
        space = Mapspace(*case, family)
        if unable(space) is not None:
            tally["not climbed"] += 1
            continue
        found = search(*case, objective=target, mapspace=family, seconds=0.5)
        tally["proven" if found.optimal else "brackets"] += 1
        best = inf
        for fresh in (False, True):
            climb = Climb(space, target, i)
            if not fresh and found.best is not None:
                climb.step(1)
                climb.enter(found.best)
            climb.step(STEPS)
            tally["mappings"] += climb.evaluated
            if climb.value < inf:  # of some outputs it is not exact
                report = counted(*case, climb.mapping)
                best = min(best, objective(target, case.architecture)(report) if report.fits else inf)
        if best < (found.lower if found.fits or not found.optimal else inf) * (1 - SLACK):
            wrong.append(f"attack, seed {seed + i}: {case.workload}, {family}, {target}: {best} beats {found.lower}")
        elif best < found.value * (1 - SLACK):
            most = max(most, found.value / max(best, SLACK))
    return tally, most, wrong


def among(start: int, seed: int) -> tuple[int, int, list[str]]:
    """Compare optima with all trees of Ruby's families: how many trees, how many optima, which are not the best."""
    trees, compared, wrong = 0, 0, []
    for i in range(start, start + FEW):
        (w, chip), every = ragged(Random(seed + i))
        reports = [(m, report) for m in every if (report := counted(w, chip, m)).fits]
        trees += len(every)
        for family, target in product([f for f in FAMILIES if f != "ragged"], ("energy", "cycles", "edp")):
            price = objective(target, chip)
            best = min((price(report) for m, report in reports if of_family(w, m, family)), default=inf)
            found = search(w, chip, objective=target, mapspace=family)
            compared += 1
            if found.fits != (best < inf) or (found.fits and abs(found.value - best) > SLACK * best):
                wrong.append(f"seed {seed + i}: {w}, {family}, {target}: {found.value} is not the best, {best}")
    return trees, compared, wrong


def below(seed: int, nests: int) -> tuple[int, int, list[str]]:
    """Random nests against a random curve: how many sequences of loops and nests, and what is below."""
    rng = Random(seed)
    w = einsum(rng, list(KINDS)[seed % len(KINDS)], 8, rng.choice([40, 80, 150]))
    tiles, placement = rng.choice(["integer", "perfect"]), rng.choice(["per-tensor", "per-tensor", "single"])
    found = attack(bound(w, tiles=tiles, placement=placement), seed, nests)
    return found.sequences, found.nests, [f"seed {seed}: {w}, {tiles}, {placement}: {found}"] if found.broken else []


def related(seed: int) -> Judged:
    """Of ten groups of problems six are of one Einsum, three of cascades, one of curves."""
    return (alone if seed % 10 < 6 else fused if seed % 10 < 9 else curve)(seed)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--cases", type=int, default=100_000)
    parser.add_argument("--searches", type=int, default=3_000)
    parser.add_argument("--remainders", type=int, default=300)
    parser.add_argument("--attacks", type=int, default=10_000, help="answers attacked by annealed mappings")
    parser.add_argument("--curves", type=int, default=2_000)
    parser.add_argument("--nests", type=int, default=5_000, help="random sequences of loops against each curve")
    parser.add_argument("--cascades", type=int, default=8, help="small cascades against all their trees")
    parser.add_argument("--slopes", type=int, default=300, help="curves against optima of the search")
    parser.add_argument("--related", type=int, default=3_000, help="groups of problems that differ in a known way")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--processes", type=int, default=2)
    options = parser.parse_args()
    start = time.perf_counter()
    tally: Counter[tuple[str, str]] = Counter()
    wrong: list[str] = []
    with ProcessPoolExecutor(options.processes) as pool:
        for some, bad in pool.map(partial(block, seed=options.seed), range(0, options.cases, BLOCK)):
            tally += some
            wrong += bad
            for line in bad:
                print(line, flush=True)
        print_counts(tally)
        optima, most = Counter[tuple[str, str]](), 1.0
        for some, ratio, bad in pool.map(partial(around, seed=options.seed), range(0, options.searches, FEW)):
            optima, most = optima + some, max(most, ratio)
            wrong += bad
            for line in bad:
                print(line, flush=True)
        every, compared = 0, 0
        for trees, optima_there, bad in pool.map(partial(among, seed=options.seed), range(0, options.remainders, FEW)):
            every, compared, wrong = every + trees, compared + optima_there, wrong + bad
            for line in bad:
                print(line, flush=True)
        attacks, nearer = Counter[str](), 1.0
        for met, ratio, bad in pool.map(partial(annealed, seed=options.seed), range(0, options.attacks, FEW)):
            attacks, nearer, wrong = attacks + met, max(nearer, ratio), wrong + bad
            for line in bad:
                print(line, flush=True)
        sequences = depths = 0
        seeds = range(options.seed, options.seed + options.curves)
        for some, more, bad in pool.map(partial(below, nests=options.nests), seeds, chunksize=FEW):
            sequences, depths, wrong = sequences + some, depths + more, wrong + bad
            for line in bad:
                print(line, flush=True)
        slopes = Compared()
        for same in pool.map(compare, range(options.seed, options.seed + options.slopes)):
            slopes.add(same)
            for line in same.wrong:
                print(line, flush=True)
        wrong += slopes.wrong
        costs = 0
        jobs = [pool.submit(beside_all_trees, *one) for one in CASCADES[: options.cascades]]
        for different, bad in (job.result() for job in jobs):
            costs, wrong = costs + different, wrong + bad
            for line in bad:
                print(line, flush=True)
        said = Judged()
        for one in pool.map(related, range(options.seed, options.seed + options.related)):
            said.add(one)
            for line in one.wrong:
                print(line, flush=True)
        wrong += said.wrong
    equal = slopes.sizes - slopes.unproven - slopes.outside - len(slopes.wrong)
    print(
        f"slopes: {slopes.sizes:,} sizes, {equal:,} equal to the proven optimum of the search, {slopes.unproven:,} not"
    )
    print(f"proven by it, {slopes.outside:,} below its shapes of windows")
    print(f"cascades: {costs:,} different costs of trees, by the executor, of {len(jobs)} small ones")
    print(
        f"related: {said.counted['searches']:,} searches, {said.counted['proven']:,} proven, with "
        f"{said.counted['mappings of others']:,} mappings of one another, {said.counted['other words']:,} in other "
        f"words; {said.counted['curves']:,} curves at {said.counted['sizes']:,} sizes"
    )
    print(f"bounds: {options.curves:,} curves, {sequences:,} random sequences of loops, {depths:,} nests")
    print(
        f"attacks: {attacks['proven']:,} proven optima and {attacks['brackets']:,} brackets, {attacks['mappings']:,} "
        f"mappings; what is not proven was bettered {nearer:.3f} times at most"
    )
    print(f"with remainders: {compared:,} optima compared with all trees, {every:,} in {options.remainders:,} problems")
    for kind in ("other Einsums", "sliding windows"):
        problems, mappings, outside = (optima[kind, what] for what in ("problems", "mappings", "left out"))
        print(f"{kind}: {problems:,} optima, {mappings:,} trees around them; {outside:,} beaten by what is left out")
    print(f"what is left out is better by {most:.2f} times at most")
    minutes = (time.perf_counter() - start) / 60
    print(
        f"{sum(tally.values()):,} comparisons from seed {options.seed}, {len(wrong)} mismatches, {minutes:.0f} minutes"
    )
    return 1 if wrong else 0


def print_counts(tally: Counter[tuple[str, str]]) -> None:
    columns = ("class walk", "closed form", "path sums", "refused")
    print(f"| {'random mappings':<20} | {' | '.join(f'{what:>11}' for what in columns)} |")
    print(f"|{'-' * 22}|{'|'.join(['-' * 13] * len(columns))}|")
    for kind in ("single Einsums", "odd indices", "fused trees"):
        print(f"| {kind:<20} | {' | '.join(f'{tally[kind, what]:>11,}' for what in columns)} |")


if __name__ == "__main__":
    sys.exit(main())
