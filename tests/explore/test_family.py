"""The frontier and the counts are those of looking at every design alone."""

from __future__ import annotations

import pickle
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from itertools import product
from math import ceil, isclose
from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from piste.dataflow import sweep
from piste.dataflow.directives import COUPLINGS, Cluster, Layer, Map
from piste.dataflow.exact import analysis as exact
from piste.dataflow.hardware import Hardware, Noc
from piste.dataflow.text import parse_directives
from piste.errors import SpecError
from piste.explore import explore
from piste.explore import family as module
from piste.explore.family import DOMINATED, REASONS, SENSELESS, TOO_SMALL, WIDER, Family
from piste.explore.grid import Grid
from piste.explore.space import BUFFERS, Space
from piste.formula.front import Columns, beaten
from piste.results.flow import LayerFlow
from tests.examples import examples

LIMIT = "over a limit"

CONV = Layer("conv", "CONV", {"K": 6, "C": 5, "R": 3, "S": 2, "Y": 9, "X": 7}, ())
FLOWS = {
    "C-P": "TemporalMap(k,k) K TemporalMap(Sz(R)+y-1,y) Y SpatialMap(1,1) C",
    "YR-P": """TemporalMap(k,k) K SpatialMap(Sz(R),1) Y TemporalMap(Sz(S)+y-1,y) X
               Cluster(Sz(R)) SpatialMap(1,1) Y SpatialMap(1,1) R""",
    "KC-P": "SpatialMap(1,1) K TemporalMap(y*k,y*k) C Cluster(y) SpatialMap(1,1) C",
    # A second window over the same rows: there are no formulas for it.
    "odd": "SpatialMap(k,1) K TemporalMap(y,y) C Cluster(2) SpatialMap(1,1) C",
}


def one(space: Space, values: dict[str, int], variant: int) -> dict[str, Any] | None:
    """A design by the analysis of each of its layers; None if it makes no sense."""
    chosen = space.variants[variant]
    noc = Noc(values["noc_bw"], values.get("noc_latency", 1))
    chip = replace(chosen.hardware, pes=values["pes"], nocs=(noc,), lanes=values.get("lanes", 1))
    flows = []
    for layer, weight in chosen.layers:
        text = "; ".join(str(directive) for directive in layer.directives)
        for name in ("k", "y"):
            text = text.replace(f"{name}", f"{values.get(name, 1)}")
        try:
            flows.append((sweep.analyse(replace(layer, directives=parse_directives(text)), chip), weight))
        except SpecError:
            return None
    cycles = sum(weight * flow.cycles for flow, weight in flows)
    # Accesses grow with the width, MACs with its square but for a tenth.
    width = values.get("bits", 16) / 16
    scales = {"mac": width * (0.9 * width + 0.1)}
    energy = sum(
        weight * part * scales.get(kind, width) for flow, weight in flows for kind, part in flow.energy_parts.items()
    )
    return {
        "cycles": cycles,
        "macs_per_cycle": sum(weight * flow.macs for flow, weight in flows) / cycles,
        "energy_in_macs": energy,
        "edp_in_mac_cycles": energy * cycles,
        "needed_bandwidth": max(ceil(flow.peak_bandwidth) for flow, _ in flows),
        "needs": [max(getattr(flow, f"{name}_size") for flow, _ in flows) for name in ("l1", "l2")],
    }


def price(space: Space, values: dict[str, int]) -> dict[str, float]:
    parts = {name: values.get(name, 1) for name in ("pes", "lanes", "noc_bw", "l1", "l2")}
    parts |= {"bits": values["bits"]} if "bits" in values else {}
    return {name: float(getattr(space.prices, name)(**parts)) for name in ("area_um2", "power_mw")}


def broken(space: Space, values: dict[str, Any]) -> str:
    """The first limit that a design breaks."""
    for name, most in space.limits.items():
        if name in values and (values[name] < most if name == "macs_per_cycle" else values[name] > most):
            return "price" if name in ("area_um2", "power_mw") else name
    return ""


def by_hand(space: Space) -> tuple[list[dict[str, Any]], Counter[str], list[str], dict[int, dict[str, Any]]]:
    """All valid designs, and why others are not looked at: how often each reason without skipping, area and power being
    one, and of each design with skipping, all limits being one. Then all designs of which the values are known."""
    axes = {name: values for name, values in space.grid.choices.items() if not isinstance(values, str)}
    known: dict[tuple[int, ...], dict[str, Any] | None] = {}
    valid, plain, skipping, valued = [], Counter[str](), list[str](), dict[int, dict[str, Any]]()
    for design, (variant, values) in enumerate(product(range(len(space.variants)), product(*axes.values()))):
        at: dict[str, Any] = dict(zip(axes, values, strict=True))
        for name, text in sorted(space.grid.choices.items(), key=lambda item: item[0] not in ("pes", "noc_bw")):
            if isinstance(text, str):
                at[name] = eval(text, {}, at)
        sense = all(value >= 1 for value in at.values())
        machine = (variant, *(at[name] for name in space.grid.choices if name not in ("l1", "l2")))
        if sense and machine not in known:
            known[machine] = one(space, at, variant)
        found = known[machine] if sense else None
        cheapest = {**at, **{name: min(axes[name]) for name in space.loose("noc_bw", "l1", "l2")}}
        cheapest = {name: max(0, value) for name, value in cheapest.items()}
        cheapest |= {name: 0 for name in ("l1", "l2") if name not in at}
        over = broken(space, price(space, cheapest)) and LIMIT
        if found is None:
            plain[SENSELESS] += 1
            skipping.append(over or SENSELESS)
            continue
        found = dict(found)
        needs = dict(zip(("l1", "l2"), found.pop("needs"), strict=True))
        whole = {**needs, **at}
        short = next((TOO_SMALL.format(name.upper()) for name in needs if whole[name] < needs[name]), "")
        if short:
            plain[short] += 1
            skipping.append(over or short)
            continue
        fit = {name: min(size for size in axes[name] if size >= needs[name]) for name in space.spare}
        least, whole = ({**whole, **fit, **found}, {**whole, **found})
        over = over or (broken(space, least | price(space, least)) and LIMIT)
        larger = next((DOMINATED.format(name.upper()) for name in fit if whole[name] > fit[name]), "")
        skipping.append(over or larger or "evaluated")
        whole |= price(space, whole) | {"design": design}
        valued[design] = {**space.variants[variant].values, **whole}
        plain[broken(space, whole) or "evaluated"] += 1
        if not broken(space, whole):
            valid.append(valued[design])
    return valid, plain, skipping, valued


def best(space: Space, valid: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The front, each design compared with each."""

    def key(row: dict[str, Any]) -> tuple[float, ...]:
        return tuple(objective.sign * row[objective.column] for objective in space.objectives)

    chosen: dict[tuple[float, ...], dict[str, Any]] = {}
    for row in sorted(valid, key=lambda row: (row["area_um2"], row["power_mw"])):
        chosen.setdefault(key(row), row)
    points = list(chosen)
    beaten = {p for p in points if any(q != p and all(x <= y for x, y in zip(q, p, strict=True)) for q in points)}
    return [chosen[p] for p in sorted(set(points) - beaten)]


def counts(job: Family, alike: dict[str, str]) -> Counter[str]:
    """How many designs were evaluated, and how many not for which reason, of which some are `alike`."""
    answer = explore(job)
    found = Counter({alike.get(reason, reason): 0 for reason in answer.skipped}, evaluated=answer.designs_evaluated)
    for reason, number in answer.skipped.items():
        found[alike.get(reason, reason)] += number
    assert found.total() == answer.designs_considered == job.space.size
    return +found


def beats(space: Space, one: dict[str, Any], other: dict[str, Any]) -> bool:
    """Whether a design is nowhere worse than another, and better or first; energies here are sums in another order."""
    pairs = [[row[objective.column] * objective.sign for row in (one, other)] for objective in space.objectives]
    different = [x - y for x, y in pairs if not isclose(x, y, rel_tol=1e-12)]
    ties = [[row[name] for name in ("area_um2", "power_mw", "design")] for row in (one, other)]
    return max(different, default=0) <= 0 and (bool(different) or ties[0] < ties[1])


def skipped_widths(job: Family) -> list[int]:
    """The numbers of all designs that are skipped because none of a range of widths can win."""
    grid, found, variant = job.space.grid, list[int](), 0

    def spy(columns: Columns, *rest: Any) -> Any:
        lost = beaten(columns, *rest)
        for row in np.flatnonzero(lost):
            ranges = {
                "noc_bw": columns["narrower widths"][row],
                **{name: columns[f"{name} more"][row] + 1 for name in BUFFERS},
            }
            steps = [[grid.strides.get(name, 0) * i for i in range(number)] for name, number in ranges.items()]
            found.extend(variant * grid.size + int(columns["design"][row]) + sum(step) for step in product(*steps))
        return lost

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(module, "beaten", spy)
        for part in range(job.parts):
            variant = job.variant(part)
            job.run(part)
    return found


def random_space(rng: Random, known: Sequence[str] = tuple(FLOWS)) -> Space:
    dims = {"K": rng.randint(1, 7), "C": rng.randint(1, 6), "R": rng.randint(1, 3), "S": rng.randint(1, 2)}
    dims |= {"Y": dims["R"] + rng.randint(0, 6), "X": dims["S"] + rng.randint(0, 5)}
    layers = [(CONV, 1), (replace(CONV, dims=dims), rng.choice([2, 0.5]))][: rng.randint(1, 2)]
    flows = rng.sample(known, rng.choice([1, 1, 2]))
    pes, widths = rng.choice([(3, 2), (2, 7)])
    parameters: dict[str, Any] = {
        "dataflow": {name: FLOWS[name] for name in flows},
        "pes": [*rng.sample(range(1, 12), pes - 1), rng.randint(12, 19)],  # enough for any of the dataflows
        "noc_bw": rng.sample(range(1, 3 * widths), widths),
        "k": rng.choice([[1, 2, 3], [2], "pes//4"]),
        "y": rng.choice([[1, 4], 2]),
    }
    for name, numbers in (("l1", range(20, 600)), ("l2", range(50, 3000))):
        kind = rng.choice(["free", "free", "none", "follows"])
        if kind == "free":
            parameters[name] = rng.sample(numbers, rng.randint(1, 5))
        elif kind == "follows":
            parameters[name] = f"{rng.choice([30, 200])}*pes - {rng.choice([3, 200])}*noc_bw + 5"
    if rng.random() < 0.2:
        parameters["multicast"] = [True, False]
    if rng.random() < 0.2:
        parameters["lanes"] = [1, 2]
    if rng.random() < 0.2:
        parameters |= {"pes": "rows*4", "rows": [1, 2, 3]}
    if precise := rng.random() < 0.4:
        parameters["bits"] = rng.choice([[4, 8, 16], [32], [5, 12], "4*pes"])
        if isinstance(parameters["bits"], list) and rng.random() < 0.5:
            parameters["noc_bw"] = "64//bits"
    order = list(parameters.items())
    rng.shuffle(order)
    limits: dict[str, float] = {}
    if rng.random() < 0.5:
        limits["area_um2"] = rng.choice([100_000, 300_000, 600_000])
    if rng.random() < 0.3:
        limits["power_mw"] = rng.choice([5, 10, 20])
    if rng.random() < 0.3:
        limits |= rng.choice(
            [{"noc_bw": 4}, {"cycles": 2000}, {"macs_per_cycle": 2}, {"l1": 300}, {"needed_bandwidth": 3}]
        )
    names = ["throughput", "cycles", "energy", "edp", "area", "power", "bandwidth", *["precision"] * 2 * precise]
    objectives = list(dict.fromkeys(rng.sample(names, rng.randint(1, 4))))
    prices = rng.choice([None, {"l1_um2": 0, "l1_mw": 0}, {"bus_um2": 0, "bus_mw": 0}])
    return Space.of(layers, dict(order), limits, objectives, prices)


@pytest.fixture
def remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same design is looked at alone by several runs of a test: analysed once, which changes no answer."""
    known: dict[str, LayerFlow] = {}

    def analyse(layer: Layer, hardware: Hardware) -> LayerFlow:
        key = f"{layer!r} {hardware!r}"
        if key not in known:
            known[key] = exact.analyse(layer, hardware)
        return known[key]

    monkeypatch.setattr(sweep, "analyse", analyse)


@settings(max_examples=examples(20), suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.integers(0, 2**32))
@pytest.mark.usefixtures("remembered")
def test_equals_looking_at_every_design_alone(seed: int) -> None:
    try:
        space = random_space(Random(seed))
    except SpecError as error:
        assert "write one with values from 1" in str(error)
        return
    valid, plain, skipping, valued = by_hand(space)
    assert counts(Family(space, skip=False), {"area": "price", "power": "price"}) == plain
    expected = best(space, valid)
    dominated = skipped_widths(Family(space))
    for design in dominated:
        assert any(beats(space, row, valued[design]) for row in expected)
        assert skipping[design] not in (SENSELESS, *(TOO_SMALL.format(name.upper()) for name in BUFFERS))
        skipping[design] = WIDER
    assert len(dominated) == skipping.count(WIDER)
    assert counts(Family(space), {REASONS.get(name, name): LIMIT for name in space.limits}) == Counter(skipping)
    for skip in (True, False):
        rows = explore(Family(space, skip)).rows()
        assert len(rows) == len(expected)
        for row, right in zip(rows, expected, strict=True):
            assert ("needed_bandwidth" in row) == ("needed_bandwidth" in space.values)
            for name in right.keys() & row.keys():
                close = pytest.approx(right[name], rel=1e-12) if isinstance(right[name], float) else right[name]
                assert row[name] == close, (name, row, right)


def same(a: Family, b: Family) -> None:
    """Two jobs find the same frontier."""
    x, y = explore(a).frontier, explore(b).frontier
    assert list(x) == list(y)
    for name in x:
        assert x[name].tolist() == y[name].tolist(), name


@settings(max_examples=examples(25), suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.integers(0, 2**32), st.integers(1, 60))
@pytest.mark.usefixtures("remembered")
def test_many_widths(seed: int, number: int) -> None:
    try:
        space = random_space(Random(seed), ("C-P", "YR-P", "KC-P"))
    except SpecError:
        return
    assume(space.loose("noc_bw"))
    widths = tuple(sorted(Random(seed).sample(range(1, 200), number)))
    space = replace(space, grid=Grid({**space.grid.choices, "noc_bw": widths}))
    same(Family(space), Family(space, skip=False))


VGG = Layer("CONV11", "CONV", {"K": 512, "C": 512, "R": 3, "S": 3, "Y": 16, "X": 16}, ())
LARGE = {
    "KC-P": {"pes": range(8, 404, 4), "noc_bw": range(1, 101), "l1": range(16, 56, 4), "l2": range(512, 5632, 512)},
    "YR-P": {"pes": range(1, 201), "noc_bw": range(1, 51), "l1": range(20, 60, 4), "l2": range(100, 1100, 100)},
}


@pytest.mark.parametrize("flow", LARGE)
@pytest.mark.parametrize("objectives", [["throughput", "energy"], ["edp", "area", "power"]])
def test_a_million_designs(flow: str, objectives: list[str]) -> None:
    parameters = {"dataflow": flow, **LARGE[flow]}
    space = Space.of(VGG, parameters, {"area_mm2": 16, "power_mw": 450}, objectives)
    assert 900_000 <= space.size <= 1_000_000
    same(Family(space), Family(space, skip=False))


def test_where_parts_end_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    parameters = {"dataflow": FLOWS["C-P"], "pes": range(1, 30), "noc_bw": range(1, 9), "k": [1, 2], "y": [1, 2, 3]}
    space = Space.of(CONV, {**parameters, "l2": range(50, 300, 50)}, {"area_mm2": 0.5, "power_mw": 20})
    whole = explore(Family(space))
    for rows in (1, 7, 100):
        monkeypatch.setattr(module, "FEW", rows)
        monkeypatch.setattr(module, "PART", rows)
        monkeypatch.setattr(module, "CHUNK", 5)
        job = Family(space)
        assert job.parts >= space.size / (5 * 8) / rows  # a row stands for all buffers and widths
        cut = explore(job)
        assert cut.rows() == whole.rows()
        assert cut.designs_considered == whole.designs_considered
        assert cut.designs_evaluated + sum(cut.skipped.values()) == cut.designs_considered
        assert cut.skipped.keys() == whole.skipped.keys()


def test_a_part_is_pure_and_a_job_travels() -> None:
    parameters = {"dataflow": ["C-P", "YR-P"], "pes": range(1, 9000), "noc_bw": range(1, 9), "l1": [20, 40]}
    job = Family(Space.of(CONV, parameters, {"area_mm2": 16}))
    assert job.parts > 2
    other = pickle.loads(pickle.dumps(job))
    assert other.key == job.key
    for number in (job.parts - 1, 0):
        a, b = job.run(number), other.run(number)
        assert (a.number, a.considered, a.evaluated, a.skipped) == (b.number, b.considered, b.evaluated, b.skipped)
        assert {name: column.tolist() for name, column in a.columns.items()} == {
            name: column.tolist() for name, column in b.columns.items()
        }


def test_some_parts_are_an_answer_too() -> None:
    job = Family(Space.of(CONV, {"dataflow": "C-P", "pes": range(1, 9000), "noc_bw": [1, 2]}))
    nothing, some = job.merge([]), job.merge([job.run(1)])
    assert nothing.interrupted and nothing.designs_considered == 0 and nothing.rows() == []
    assert some.interrupted and 0 < some.designs_considered < job.space.size and some.rows()
    assert not explore(job).interrupted


def test_a_function_that_likes_large_buffers() -> None:
    def room(columns: dict[str, Any]) -> Any:
        return -columns["l1"]

    parameters = {"dataflow": "C-P", "pes": [4, 8], "noc_bw": [1, 2], "l1": [64, 128, 256]}
    found = explore(Family(Space.of(CONV, parameters, objectives=["cycles", room])))
    assert found.designs_evaluated == 12 and not found.skipped
    assert found.frontier["l1"].tolist() == [256] and found.objectives == {"cycles": 1, "room": 1}
    with pytest.raises(SpecError, match="the objective <lambda> is no number for each design"):
        explore(Family(Space.of(CONV, parameters, objectives=[lambda columns: columns["l1"] * np.nan])))


def test_counts_that_doubles_cannot_hold_are_refused() -> None:
    with pytest.raises(SpecError, match=r"counts of 2\*\*53 and more; explore smaller layers or weights"):
        explore(Family(Space.of([(CONV, 10**13)], {"dataflow": "C-P", "pes": [4], "noc_bw": [1]})))


@pytest.mark.parametrize("name", ["left", "low", "place", "number", "more", "doubt", "rows"])
def test_a_map_size_may_have_any_name(name: str) -> None:
    def found(size: str) -> list[dict[str, Any]]:
        flow = {"C-P": FLOWS["C-P"].replace("(k,k)", f"({size},{size})").replace("y", "1")}
        parameters = {"dataflow": flow, "pes": [4, 8], "noc_bw": [1, 2, 4, 8], size: [1, 2, 6], "l1": [64, 256]}
        answer = explore(Family(Space.of(CONV, parameters, objectives=["cycles", "energy", "area"])))
        assert answer.designs_evaluated + sum(answer.skipped.values()) == 48
        return [{**row, size: None, "size": row[size]} for row in answer.rows()]

    assert [list(row.values()) for row in found(name)] == [list(row.values()) for row in found("k")]


def test_what_nothing_can_run_is_counted_or_refused() -> None:
    parameters = {"pes": [8, 63], "noc_bw": [1, 2, 3]}
    found = explore(Family(Space.of(CONV, {**parameters, "dataflow": ["KC-P", "C-P"]})))
    assert found.skipped == {SENSELESS: 6, WIDER: 2} and found.designs_evaluated == 4
    with pytest.raises(SpecError) as error:
        explore(Family(Space.of(CONV, {**parameters, "dataflow": "KC-P"})))
    assert str(error.value) == (
        "no design makes sense: with pes=63, noc_bw=3, layer 'conv': Cluster(64,P) needs 64 PEs, there are 63; "
        "write smaller clusters or more PEs"
    )


def test_rows_without_formulas_are_analysed_alone() -> None:
    layer = Layer("gemm", "GEMM", {"M": 9, "N": 6, "K": 4}, (), coupling=COUPLINGS["GEMM"])
    maps = (Map("M", 2, 2, True), Cluster(2), Map("M", 1, 1), Map("N", 2, 1, True))
    space = Space.of(replace(layer, directives=maps), {"pes": [1, 4, 6], "noc_bw": [1, 2]})
    found = explore(Family(space))
    assert found.skipped == {SENSELESS: 2, WIDER: 1} and found.designs_evaluated == 3
    chip = replace(space.hardware, pes=6, nocs=(Noc(2),))
    assert found.best("macs_per_cycle")["cycles"] == exact.analyse(space.layers[0][0], chip).cycles


@pytest.mark.parametrize("name", ["cycles", "macs_per_cycle", "area_um2", "power_mw"])
def test_a_design_at_a_limit_keeps_it(name: str) -> None:
    parameters = {"dataflow": "C-P", "pes": [4], "noc_bw": [2]}
    value = explore(Family(Space.of(CONV, parameters))).best(name)[name]
    beyond = np.nextafter(value, np.inf if name == "macs_per_cycle" else 0)
    for limit, evaluated in ((value, 1), (beyond, 0)):
        found = explore(Family(Space.of(CONV, parameters, {name: float(limit)})))
        assert found.designs_evaluated == evaluated
