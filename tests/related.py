"""Problems that differ in a known way, so that their answers must too: drawn by themselves, with chips nobody builds.

Every mapping that is found for one of them is counted on all others. Where it is legal, fits and is in the space, it is
no better than what is called optimal there, nor below the bracket. What is only said in other words (names, the order
of operands and Einsums, a rank of one, prices in another unit, a memory that can hold nothing) costs the same. A
mapping that is printed, read again and counted costs what the search said.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from itertools import pairwise
from math import inf, prod
from random import Random
from typing import Any, NamedTuple

from piste.bounds import bound
from piste.cost.evaluate import evaluate
from piste.errors import SpecError
from piste.mapspace.constraints import Constraints
from piste.mapspace.space import Mapspace
from piste.results.cascade import FoundCascade
from piste.results.curve import Curve
from piste.results.found import Found
from piste.search import search
from piste.search.objective import objective
from piste.spec.architecture import Architecture
from piste.spec.mapping import Mapping
from piste.spec.workload import Workload

Parts = list[dict[str, dict[str, Any]]]
Term = tuple[int, str]  # a coefficient and a rank
SLACK = 1e-9
CLOCK = 0.25  # seconds for a search
SIZES = (1, 1, 2, 2, 3, 3, 4, 4, 5, 6, 7, 8, 9, 11, 12, 13, 16, 24)
PRICES = (0, 0, 0.1, 0.5, 1, 1, 2, 3.7, 7, 10, 50, 200)  # of any memory: the inner one may be the dearer
FAMILIES = ("perfect", "ruby-s", "ruby-t", "ruby", "ragged")
EXCHANGE = ("near", "inner", "any")
CURVES = ("other words", "tiles that divide", "all at one depth", "a longer rank", "a wider tensor", "twice as wide")


class Access(NamedTuple):
    """A tensor and its indices, each a sum of ranks; by index, what stands before a window and how long the axis is."""

    tensor: str
    indices: list[list[Term]]
    padding: dict[int, tuple[int, int]] = {}  # noqa: RUF012 - of a tuple, nobody writes to it

    def text(self, names: dict[str, str]) -> str:
        found = []
        for i, terms in enumerate(self.indices):
            text = "+".join((f"{c}*" if c > 1 else "") + names.get(r, r) for c, r in terms)
            if i in self.padding:
                before, extent = self.padding[i]
                text += (f"-{before}" if before else "") + f" in {extent}"
            found.append(text)
        return f"{self.tensor}[{','.join(found)}]"


@dataclass(frozen=True)
class Drawn:
    """Einsums in order, each the result and then its operands; sizes and widths."""

    einsums: list[list[Access]]
    sizes: dict[str, int]
    bits: int | dict[str, int]

    def workload(self, names: dict[str, str] | None = None, reverse: bool = False) -> Workload:
        names, texts = names or {}, []
        for made, *operands in self.einsums:
            read = [a.text(names) for a in (reversed(operands) if reverse else operands)]
            texts.append(f"{made.text(names)} = {' * '.join(read)}")
        return Workload.parse(texts, {names.get(r, r): n for r, n in self.sizes.items()}, bits=self.bits)

    @property
    def tensors(self) -> list[str]:
        return list(dict.fromkeys(a.tensor for einsum in self.einsums for a in einsum))


@dataclass
class Judged:
    """What was compared, and what is wrong."""

    counted: Counter[str] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)

    def add(self, other: Judged) -> None:
        self.counted += other.counted
        self.wrong += other.wrong


# What is drawn


def einsum(rng: Random) -> Drawn:
    """An Einsum of any ranks in any of up to three operands, with windows in them or in the result."""
    while True:
        ranks = list("abcd"[: rng.choice([1, 2, 2, 3, 3, 3, 4, 4])])
        sizes = {rank: rng.choice(SIZES) for rank in ranks}
        if prod(sizes.values()) > rng.choice([30, 60, 60, 200, 200, 1000]):
            continue
        out = [r for r in ranks if rng.random() < 0.6]
        reads = [[r for r in ranks if rng.random() < 0.6] for _ in range(rng.choice([1, 2, 2, 2, 2, 3, 3]))]
        if not out or not all(reads) or (set(ranks) - {r for own in reads for r in own} and rng.random() < 0.85):
            continue
        accesses = [Access("ZXYW"[i], [[(1, r)] for r in own]) for i, own in enumerate([out, *reads])]
        free, how = [r for r in ranks if r not in out], rng.random()
        if free and how < 0.6:
            at = rng.randrange(1, len(accesses)) if how < 0.5 else 0
            a, b = rng.choice(out), rng.choice(free)
            kept = [t for t in accesses[at].indices if t[0][1] not in ((a, b) if at else (a,))]
            window = [(rng.choice([1, 1, 1, 2, 3]), a), (rng.choice([1, 1, 2, 3]), b)]
            padding: dict[int, tuple[int, int]] = {}
            if at and rng.random() < 0.25:
                reach = sum(c * (sizes[r] - 1) for c, r in window)
                before = rng.randint(0, min(2, reach))
                padding = {len(kept): (before, max(1, reach + 1 - before - rng.choice([0, 0, 1])))}
            accesses[at] = Access(accesses[at].tensor, [*kept, window], padding)
        if {r for a in accesses for t in a.indices for _, r in t} == set(ranks):
            return Drawn([accesses], sizes, _bits(rng, [a.tensor for a in accesses]))


def cascade(rng: Random) -> Drawn:
    """Two to four Einsums, each of which reads what one before makes: products, windows, sums, element by element."""
    while True:
        sizes: dict[str, int] = {}
        shape: dict[str, list[int]] = {}
        names, made, found = iter("abcdefghijklmnopqrstuvwxyz"), list[str](), list[list[Access]]()

        def rank(size: int) -> str:
            sizes[name := next(names)] = size  # noqa: B023 - used in this turn only
            return name

        def tensor(ranks: list[str]) -> Access:
            name = f"I{len(shape)}"  # noqa: B023
            shape[name] = [sizes[r] for r in ranks]  # noqa: B023
            return Access(name, [[(1, r)] for r in ranks])

        for _ in range(rng.choice([2, 2, 2, 3, 3, 4])):
            axes, windows = list[str](), list[str]()
            if not made:
                axes = [rank(rng.choice([1, 2, 3, 4, 4, 6])) for _ in range(rng.choice([1, 2, 2]))]
                operands = [tensor(axes)]
            else:
                unread = [t for t in made if not any(a.tensor == t for e in found for a in e[1:])]
                first, indices = rng.choice(unread or made), list[list[Term]]()
                for size in shape[first]:
                    if rng.random() < 0.18 and size > 2:
                        filters, stride = rng.choice([2, 2, 3]), rng.choice([1, 1, 2])
                        axes.append(rank((size - filters) // stride + 1))
                        windows.append(rank(filters))
                        indices.append([(stride, axes[-1]), (1, windows[-1])])
                    else:
                        axes.append(rank(size))
                        indices.append([(1, axes[-1])])
                operands = [Access(first, indices)]
            if windows or rng.random() < 0.7:
                shared = ([a for a in axes if rng.random() < 0.5] or axes[-1:]) + windows
                new = [rank(rng.choice([1, 2, 3, 4]))] if rng.random() < 0.7 else []
                operands.append(tensor(shared + new))
                out = [a for a in axes if a not in shared or rng.random() < 0.35] + new
            else:
                out = [a for a in axes if rng.random() < 0.8]
                if rng.random() < 0.5:
                    operands.append(tensor([a for a in axes if rng.random() < 0.6] or axes[:1]))
            out = out or axes[:1]
            made.append(name := f"T{len(found)}")
            shape[name] = [sizes[r] for r in out]
            found.append([Access(name, [[(1, r)] for r in out]), *operands])
        points = (prod(sizes[r] for r in {r for a in e for t in a.indices for _, r in t}) for e in found)
        if max(points) <= 400:
            drawn = Drawn(found, sizes, 8)
            return Drawn(found, sizes, _bits(rng, drawn.tensors))


def _bits(rng: Random, tensors: list[str]) -> int | dict[str, int]:
    return {t: rng.choice([8, 8, 16, 4, 32]) for t in tensors} if rng.random() < 0.3 else 8


def chip(rng: Random, tensors: list[str], most: int) -> Parts:
    """Up to so many memories, and fanouts anywhere, with whatever a component can say."""
    memories = rng.choice([1, 2, 2, 2, 2, 2, 3, 3, 3, 4][most <= 3 :][: -1 if most <= 3 else None])
    places = [rng.randint(1, memories) for _ in range(rng.choice([0, 0, 0, 1, 1, 1, 2]))]
    per, found = rng.choice(["", "", "", "", "_per_bit"]), Parts()
    for i in range(memories):
        m: dict[str, Any] = {"name": f"M{i}", f"read_pj{per}": rng.choice(PRICES), f"write_pj{per}": rng.choice(PRICES)}
        some: dict[str, tuple[float, Iterable[Any]]] = {
            f"drain_pj{per}": (0.08, PRICES),
            "leakage_pj_per_cycle": (0.08, (0.1, 1, 10)),
            "access_bytes": (0.08, (4, 8)),
            "capacity_bytes": (0.85 * bool(i), (1, 2, 3, 4, 5, 6, 8, 10, 13, 16, 24, 40, 64, 100, 200, 400)),
            "keeps": (0.15 * bool(i), (sorted(rng.sample(tensors, rng.randint(1, len(tensors)))),)),
            "double_buffered": (0.08 * bool(i), (True,)),
        }
        m |= _said(rng, some)
        m |= _said(rng, {"words_per_cycle": (0.3, (0.5, 1, 2, 3, 4, 16))})
        if "words_per_cycle" not in m:
            m |= _said(rng, {f"{way}_words_per_cycle": (0.4, (0.5, 1, 2, 4, 16)) for way in ("read", "write")})
        found.append({"memory": m})
        for number in (n for n, place in enumerate(places) if place == i + 1):
            axes = {"x": rng.choice([1, 2, 3, 4, 5, 6, 8])} | _said(rng, {"y": (0.4, (2, 3, 4, 7)), "z": (0.1, (2, 3))})
            f = {"name": f"F{number}", "axes": axes, "multicast": rng.random() < 0.65, "reduce": rng.random() < 0.55}
            f |= _said(
                rng, {"word_pj": (0.2, PRICES), "words_per_cycle": (0.15, (1, 2, 4)), "systolic": (0.08, (True,))}
            )
            if rng.random() < 0.15:
                f |= {
                    "network": rng.choice(["bus", "tree", "mesh", "systolic", "crossbar"]),
                    "hop_pj": rng.choice(PRICES),
                }
            found.append({"fanout": f})
    unit = {"name": "MAC", "energy_pj": rng.choice([0, 0.5, 1, 3])}
    return [*found, {"compute": unit | _said(rng, {"ops_per_cycle": (0.2, (0.5, 2, 4))})}]


def _said(rng: Random, options: dict[str, tuple[float, Iterable[Any]]]) -> dict[str, Any]:
    return {key: rng.choice(list(values)) for key, (share, values) in options.items() if rng.random() < share}


def rules(rng: Random, ranks: list[str], tensors: list[str], parts: Parts) -> list[dict[str, Any]]:
    memory = rng.choice([p["memory"]["name"] for p in parts if "memory" in p])
    axes = [f"{p['fanout']['name']}.{axis}" for p in parts if "fanout" in p for axis in p["fanout"]["axes"]]
    every: list[dict[str, Any]] = [
        {"memory": memory, "bypass": [rng.choice(tensors)]},
        {"memory": memory, "keep": [rng.choice(tensors)]},
        {"memory": memory, "ranks": sorted(rng.sample(ranks, rng.randint(0, len(ranks))))},
        {"memory": memory, "factors": {rng.choice(ranks): rng.choice([1, 2, "<=2", "<=3", ">=2"])}},
        {"memory": memory, "order": {rng.choice(["first", "last"]): [rng.choice(ranks)]}},
    ]
    if axes:
        every.append({"axis": rng.choice(axes), "ranks": sorted(rng.sample(ranks, rng.randint(1, len(ranks))))})
        every.append({"axis": rng.choice(axes), "min_utilization": rng.choice([0.3, 0.5, 0.9])})
    return rng.sample(every, rng.choice([1, 1, 2]))


def varied(rng: Random, parts: Parts) -> Parts:
    """The same chip with other prices, rooms or rates, or less one memory."""
    found = [{kind: dict(said) for kind, said in part.items()} for part in parts]
    how = rng.choice(["prices", "prices", "room", "rates", "fewer"])
    inner = [i for i, part in enumerate(found) if "memory" in part and i]
    if how == "fewer" and len(inner) > 1:
        del found[rng.choice(inner)]
    for m in (part["memory"] for part in found if "memory" in part):
        for key in list(m):
            if how == "prices" and "pj" in key:
                m[key] = rng.choice(PRICES)
            elif how == "room" and key == "capacity_bytes":
                m[key] = max(1, int(m[key] * rng.choice([0.5, 0.8, 1, 1.5, 2])))
            elif how == "rates" and key.endswith(("per_cycle", "buffered", "access_bytes")) and rng.random() < 0.5:
                del m[key]
    return found


def dearer(parts: Parts) -> Parts:
    """At four times the prices."""
    return [{kind: {k: 4 * v if "pj" in k else v for k, v in said.items()} for kind, said in p.items()} for p in parts]


def without_room(parts: Parts) -> Parts:
    """With a free memory next to the units that has room for nothing."""
    return [*parts[:-1], {"memory": {"name": "M", "capacity_bytes": 0.001}}, parts[-1]]


def with_axis_of_one(rng: Random, parts: Parts) -> Parts | None:
    """With an axis of one instance somewhere; None if no fanout can have one that changes nothing."""
    plain = [p for p in parts if "fanout" in p and not p["fanout"].keys() & {"systolic", "network"}]
    if not plain:
        return None
    chosen = rng.choice(plain)
    axes = list(chosen["fanout"]["axes"].items())
    axes.insert(rng.randint(0, len(axes)), ("one", 1))
    return [{"fanout": p["fanout"] | {"axes": dict(axes)}} if p is chosen else p for p in parts]


# What is judged


def single(seed: int, clock: float = CLOCK) -> Judged:
    """Some problems of one Einsum, and what each says of the others."""
    rng, judged = Random(seed), Judged()
    drawn = einsum(rng)
    parts = chip(rng, drawn.tensors, 4)
    asked = rules(rng, list(drawn.sizes), drawn.tensors, parts) if rng.random() < 0.25 else None
    family = rng.choice([*FAMILIES, "perfect", "ruby"])
    target = rng.choice(["energy", "energy", "edp", "cycles", "traffic:M0"])
    problems = [(drawn, parts, asked, family, target)]
    for _ in range(3):
        rank = rng.choice(list(drawn.sizes))
        longer = drawn.sizes | {rank: max(1, drawn.sizes[rank] + rng.choice([-2, -1, 1]))}
        other = Drawn(drawn.einsums, longer, drawn.bits) if rng.random() < 0.2 else drawn
        chosen = (rng.choice([family, rng.choice(FAMILIES)]), rng.choice([target, "energy", "edp", "cycles"]))
        problems.append((other, varied(rng, parts), asked if rng.random() < 0.7 else None, *chosen))
    answers = list[tuple[Workload, Architecture, Mapspace, str, Found]]()
    for one, components, constraints, factors, wanted in problems:
        where = f"seed {seed}: {one.einsums[0]} {one.sizes}, {factors}, {wanted}"
        try:
            w, c = one.workload(), Architecture.from_list(components)
            space = Mapspace(w, c, factors, Constraints.read(constraints))
            found = search(w, c, objective=wanted, mapspace=factors, constraints=constraints, seconds=clock)
        except SpecError:
            judged.counted["refused"] += 1
            continue
        _printed(judged, where, found, w, c, wanted)
        if found.best is not None and found.best not in space:
            judged.wrong.append(f"{where}: not in its space, {space.why_not(found.best)}")
        answers.append((w, c, space, wanted, found))
    for w, c, space, wanted, found in answers:
        least = found.lower if found.best is not None or not found.optimal else inf
        for *_, other_found in answers:
            mapping = other_found.best
            if mapping is not None and other_found is not found and mapping in space:
                report = evaluate(w, c, mapping)
                judged.counted["mappings of others"] += report.fits
                if report.fits and objective(wanted, c)(report) < least * (1 - SLACK):
                    judged.wrong.append(
                        f"seed {seed}: {w}, {space.factors}, {wanted}: {found.bracket} is beaten by\n{mapping}"
                    )
    first = drawn.workload(), Architecture.from_list(parts), family, Constraints.read(asked), target
    if answers and (*answers[0][:2], answers[0][2].factors, answers[0][2].constraints, answers[0][3]) == first:
        base, constrained = answers[0][-1], asked is not None
        for how, again, scale in _other_words(rng, drawn, parts, constrained):
            _same(judged, seed, how, base, again, scale, objective=target, mapspace=family, seconds=clock, **(
                {"constraints": asked} if asked and how != "names" else {}
            ))  # fmt: skip
    return judged


def fused(seed: int, clock: float = 2 * CLOCK) -> Judged:
    """Some searches of a cascade, and what the tree of each says of the others."""
    rng, judged = Random(seed), Judged()
    drawn = cascade(rng)
    parts, target = chip(rng, drawn.tensors, 3), rng.choice(["energy", "energy", "edp", "cycles", "traffic:M0"])
    w, loops = drawn.workload(), rng.choice([1, 2, 3])
    asked: list[tuple[Parts, str, dict[str, Any]]] = [(parts, target, {"shared_loops": loops})]
    asked += [(varied(rng, parts), target, {"shared_loops": loops}) for _ in range(2)]
    asked.append((parts, rng.choice(["energy", "edp", "cycles"]), {"shared_loops": rng.choice([1, 2, 3])}))
    asked.append((parts, target, {"shared_loops": loops, "exchange": rng.choice(EXCHANGE[1:])}))
    asked.append((parts, target, {"shared_loops": loops, "mapspace": rng.choice(["ruby-s", "ruby"])}))
    answers = list[tuple[Architecture, str, dict[str, Any], FoundCascade]]()
    for components, wanted, options in asked:
        where = f"seed {seed}: {w}, {wanted}, {options}"
        try:
            c = Architecture.from_list(components)
            found = search(w, c, objective=wanted, seconds=clock, **options)
        except SpecError:
            judged.counted["refused"] += 1
            continue
        assert isinstance(found, FoundCascade)
        _printed(judged, where, found, w, c, wanted)
        if found.best is not None:
            answers.append((c, wanted, options, found))
            if found.value > found.unfused * (1 + SLACK):
                judged.wrong.append(f"{where}: {found.value}, but {found.unfused} unfused")
    for c, wanted, options, found in answers:
        for other, _, more, tree in answers:
            if tree is not found and _within(more, options) and _no_more_room(other, c) and tree.best is not None:
                try:
                    report = evaluate(w, c, tree.best)
                except SpecError:
                    continue
                same = found.report is not None and report.macs == found.report.macs  # else something is made again
                judged.counted["mappings of others"] += report.fits and same
                if report.fits and same and objective(wanted, c)(report) < found.lower * (1 - SLACK):
                    judged.wrong.append(
                        f"seed {seed}: {w}, {wanted}, {options}: {found.lower} is beaten by that of {more}\n{tree.best}"
                    )
    if answers and answers[0][0] == Architecture.from_list(parts):
        for how, again, scale in _other_words(rng, drawn, parts, False):
            _same(judged, seed, how, answers[0][-1], again, scale, objective=target, shared_loops=loops, seconds=clock)
    return judged


def curve(seed: int) -> Judged:
    """What one slope says of that of a problem that differs in a known way."""
    rng, judged = Random(seed), Judged()
    drawn, how = einsum(rng), CURVES[seed % len(CURVES)]
    base, rank, tensor = drawn.workload(), rng.choice(list(drawn.sizes)), rng.choice(drawn.tensors)
    padded = any(a.padding for a in drawn.einsums[0])
    widths = dict(base.bits)
    if how == "a longer rank" and not padded:
        other = Drawn(drawn.einsums, drawn.sizes | {rank: drawn.sizes[rank] + rng.choice([1, 1, 2, 3])}, drawn.bits)
    elif how == "a wider tensor":
        other = Drawn(drawn.einsums, drawn.sizes, widths | {tensor: 2 * widths[tensor]})
    elif how == "twice as wide":
        other = Drawn(drawn.einsums, drawn.sizes, {t: 2 * bits for t, bits in widths.items()})
    else:
        other = drawn
    names = dict(zip(drawn.sizes, "zyxw", strict=False)) if how == "other words" else {}
    again = other.workload(names, reverse=how == "other words")
    options: dict[str, Any] = {
        "tiles that divide": {"tiles": "perfect"},
        "all at one depth": {"placement": "single"},
    }.get(how, {})
    try:
        first, second = bound(base), bound(again, **options)
    except SpecError:
        judged.counted["refused"] += 1
        return judged
    judged.counted["curves"] += 2
    wider = 2 if how == "twice as wide" else 1
    sizes = [point[0] for point in (*first.points, *second.points)] + [rng.randint(1, 400) for _ in range(5)]
    for size in sizes:
        least, most = _moved(first, size), _moved(second, size * wider) / wider
        judged.counted["sizes"] += 1
        if least > most * (1 + SLACK) or (how in ("other words", "twice as wide") and most > least * (1 + SLACK)):
            judged.wrong.append(f"seed {seed}: {base}, {how}: {least} at {size} bytes, but {most}")
    if any(a[0] >= b[0] or a[1] <= b[1] for a, b in pairwise(first.points)):
        judged.wrong.append(f"seed {seed}: {base}: its points are no staircase")
    return judged


def _moved(found: Curve, size: float) -> float:
    try:
        return float(found.traffic_bytes(size))
    except SpecError:
        return inf


def _printed(judged: Judged, where: str, found: Found, w: Workload, c: Architecture, wanted: str) -> None:
    """Compare an answer with what its tree costs when it is read from its text."""
    judged.counted["searches"] += 1
    judged.counted["proven"] += found.optimal
    if found.best is None:
        return
    try:
        report = evaluate(w, c, Mapping.parse(str(found.best)))
    except SpecError as error:
        judged.wrong.append(f"{where}: {error}\n{found.best}")
        return
    value = objective(wanted, c)(report)
    if not report.fits or abs(value - found.value) > SLACK * value or found.lower > value * (1 + SLACK):
        judged.wrong.append(f"{where}: {found.value} and {found.lower}, but the tree costs {value}\n{found.best}")


def _other_words(rng: Random, drawn: Drawn, parts: Parts, ruled: bool) -> Iterator[tuple[str, Any, float]]:
    """The same problem said otherwise: how, workload and chip, and what one price is of the other."""
    c = Architecture.from_list(parts)
    names = dict(zip(drawn.sizes, "zyxwvutsrqponmlkjihgfedcba", strict=False))
    options: list[tuple[str, Callable[[], tuple[Workload, Architecture]], float]] = [
        ("order", lambda: (drawn.workload(reverse=True), c), 1.0),
        ("prices", lambda: (drawn.workload(), Architecture.from_list(dearer(parts))), 4.0),
    ]
    options.append(
        ("a memory without room", lambda: (drawn.workload(), Architecture.from_list(without_room(parts))), 1.0)
    )
    if (wider := with_axis_of_one(rng, parts)) is not None:
        options.append(("an axis of one instance", lambda: (drawn.workload(), Architecture.from_list(wider)), 1.0))
    if not ruled:
        options.append(("names", lambda: (drawn.workload(names), c), 1.0))
    how, made, scale = rng.choice(options)
    yield how, made(), scale


def _same(
    judged: Judged, seed: int, how: str, base: Found, again: tuple[Workload, Architecture], scale: float, **options: Any
) -> None:
    scale = scale if options["objective"] in ("energy", "edp") else 1.0
    found = search(*again, **options)
    judged.counted["other words"] += 1
    sure = found.optimal and base.optimal and (found.best is None) != (base.best is None)
    below = found.best is not None and base.best is not None
    below &= base.lower * scale > found.value * (1 + SLACK) or found.lower > base.value * scale * (1 + SLACK)
    if sure or below:
        judged.wrong.append(f"seed {seed}: {again[0]}, {options}: {base.bracket} and {found.bracket}, but for {how}")


def _within(narrow: dict[str, Any], wide: dict[str, Any]) -> bool:
    """Whether all trees of one space are in another."""
    families = narrow.get("mapspace", "perfect"), wide.get("mapspace", "perfect")
    inner, outer = (EXCHANGE.index(one.get("exchange", "near")) for one in (narrow, wide))
    fits = families[0] in ("perfect", families[1]) or families[1] == "ruby"
    return fits and inner <= outer and narrow["shared_loops"] <= wide["shared_loops"]


def _no_more_room(one: Architecture, other: Architecture) -> bool:
    """Whether a chip has the memories of another, none with more room: a space may count more room than the model."""
    rooms = [{m.name: m.capacity_bytes or inf for m in chip.memories.values()} for chip in (one, other)]
    rest = [[(m.keeps, m.double_buffered, m.access_bytes) for m in chip.memories.values()] for chip in (one, other)]
    return (
        rooms[0].keys() == rooms[1].keys() and rest[0] == rest[1] and all(r <= rooms[1][m] for m, r in rooms[0].items())
    )
