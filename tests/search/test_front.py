"""The front door: what it takes, what it answers, and how it says no."""

from __future__ import annotations

import importlib
import inspect
import json
import os
import pydoc
import signal
import subprocess
import sys
from math import inf
from pathlib import Path

import pytest

import piste
from piste.mapspace.space import Mapspace
from piste.results.report import Report
from piste.search import STRATEGIES, search
from piste.search.strategy import Budget, Progress, Watch
from piste.spec.architecture import Architecture, Fanout, Memory, Unit
from piste.spec.constraints import Constraints
from piste.spec.files import Spec

CHIP = Architecture(
    (
        Memory("DRAM", read_pj=20, write_pj=20),
        Fanout("PE", {"x": 3}, multicast=False, word_pj=50),
        Memory("RF", capacity_bytes=12, read_pj=1, write_pj=1),
        Unit("MAC", energy_pj=1),
    )
)
SMALL = piste.gemm(6, 2, 4)


def test_the_front_page_has_the_function_whatever_is_imported_first() -> None:
    code = """
import sys
for first in sys.argv[1:]:
    for name in [name for name in sys.modules if name.split(".")[0] == "piste"]:
        del sys.modules[name]
    exec(f"import piste; {first}; from piste.search.strategy import Budget")
    found = piste.search("gemm:2,2,2", "snowcat", strategy="random", budget=3)
    print(callable(piste.search), found.evaluated, Budget(1).mappings)
"""
    first = (
        "import piste.search.strategies.random",
        "from piste.search import search",
        "piste.search",
        "import piste.search",
    )
    done = subprocess.run([sys.executable, "-c", code, *first], capture_output=True, text=True, check=False)
    assert done.stdout.splitlines() == ["True 3 1"] * len(first), done.stderr
    assert importlib.import_module("piste.search").search is piste.search


@pytest.mark.parametrize("name", ["attention", "bound", "dataflow", "evaluate", "explore", "search"])
def test_help_shows_the_function_with_every_parameter(name: str) -> None:
    verb = getattr(piste, name)
    parameters = inspect.signature(verb).parameters.values()
    assert inspect.isfunction(verb) and verb.__doc__ and ">>>" in verb.__doc__
    assert all(p.kind is not p.VAR_KEYWORD for p in parameters), "each parameter has a name"
    assert f"{name}(" in pydoc.render_doc(verb)


def test_the_front_page_lists_ours_only() -> None:
    assert set(dir(piste)) == {*piste.__all__, "__version__"}


def test_every_part_may_be_a_value_a_name_or_one_file(tmp_path: Path) -> None:
    path = tmp_path / "spec.yaml"
    path.write_text("workload: gemm:4,4,4\narchitecture: snowcat\n")
    options = {"strategy": "random", "budget": 20}
    found = [
        search("gemm:4,4,4", "snowcat", **options),
        search(piste.gemm(4, 4, 4), piste.load("snowcat"), **options),
        search(Spec(piste.gemm(4, 4, 4), piste.load("snowcat")), **options),
        search(path, **options),
    ]
    assert len({f.best for f in found}) == 1


@pytest.mark.parametrize("strategy", STRATEGIES)
def test_the_answer_is_consistent(strategy: str) -> None:
    found = search(SMALL, CHIP, strategy=strategy, objective="edp", budget=None if strategy == "optimal" else 400)
    assert found.best and found.report and found.report.fits
    assert found.report == piste.evaluate(SMALL, CHIP, found.best)
    assert found.value == found.report.edp_pj_cycles
    assert found.lower <= found.value
    assert found.bracket[1] == found.value
    values = [value for _, _, value in found.trace]
    assert values == sorted(values, reverse=True)
    assert len(set(values)) == len(values)
    assert values[-1] == pytest.approx(found.value)
    data = json.loads(json.dumps(found.to_dict()))
    assert {"best", "evaluated", "optimal", "gap_to_bound", "seconds"} <= set(data)
    assert piste.Mapping.from_list(data["best"]["mapping"]) == found.best
    assert str(found.best) in str(found)
    assert str(found.workload) in found._repr_html_()
    assert len(found.to_frame()) == len(found.trace)


def test_what_samples_never_beats_what_tries_everything() -> None:
    sure = search(SMALL, CHIP, strategy="exhaustive", objective="energy")
    assert sure.optimal
    assert sure.lower == sure.value
    for strategy in ("random", "anneal", "genetic"):
        found = search(SMALL, CHIP, strategy=strategy, objective="energy", budget=1000)
        assert not found.optimal
        assert found.value >= sure.value * (1 - 1e-12)
        assert found.value <= sure.value * 1.1
        assert found.evaluated == 1000


@pytest.mark.parametrize("strategy", ["random", "anneal", "genetic"])
def test_a_seed_and_a_budget_find_the_same(strategy: str) -> None:
    def once(seed: int) -> tuple[object, ...]:
        found = search(SMALL, CHIP, strategy=strategy, mapspace="ruby", budget=300, seed=seed)
        return found.best, found.value, found.pruned, [(n, value) for n, _, value in found.trace]

    assert once(1) == once(1)
    assert once(1)[3] != once(2)[3]


def test_several_objectives_have_a_front() -> None:
    found = search(SMALL, CHIP, strategy="exhaustive", objective=["energy", "cycles"])
    assert len(found.front) > 1
    values = [point for point, _ in found.front]
    assert values == sorted(values)
    assert [cycles for _, cycles in values] == sorted((cycles for _, cycles in values), reverse=True)
    for (energy, cycles), mapping in found.front:
        report = piste.evaluate(SMALL, CHIP, mapping)
        assert (report.energy_pj, report.cycles) == pytest.approx((energy, cycles))
    assert found.front[0][1] == found.best
    assert values[0][0] == search(SMALL, CHIP, strategy="exhaustive", objective="energy").value
    assert values[-1][1] == search(SMALL, CHIP, strategy="exhaustive", objective="cycles").value
    assert list(found.to_frame().columns) == ["energy", "cycles", "mapping"]
    assert "none beats in energy and cycles" in str(found)


def test_a_front_is_not_sought_below_what_is_known_from_the_start() -> None:
    chip = Architecture.from_list(
        [
            {"memory": {"name": "DRAM", "words_per_cycle": 8, "read_pj": 200, "write_pj": 200}},
            {"memory": {"name": "GLB", "capacity_bytes": 8192, "words_per_cycle": 32, "read_pj": 6, "write_pj": 6}},
            {"fanout": {"name": "PE", "axes": {"x": 8, "y": 8}}},
            {"memory": {"name": "RF", "capacity_bytes": 64, "read_pj": 0.5, "write_pj": 0.5}},
            {"compute": {"name": "MAC", "energy_pj": 1}},
        ]
    )
    found = piste.search(piste.gemm(64, 64, 64), chip, objective=("energy", "cycles"), mapspace="perfect")
    assert found.optimal and [values for values, _ in found.front] == [(3115008.0, 64**3 / 64)]
    assert found.evaluated < 5_000  # to show again that no mapping takes fewer cycles took 400,000


@pytest.mark.parametrize("words", [None, 0.5, 1, 2, 4])
@pytest.mark.parametrize("sizes", [(4, 4, 4), (6, 2, 3), (1, 6, 4)])
def test_a_proven_front_is_that_of_all_mappings(words: float | None, sizes: tuple[int, int, int]) -> None:
    dram = Memory("DRAM", read_pj=20, write_pj=20, words_per_cycle=words)
    pes = Fanout("PE", {"x": 3}, multicast=words != 1, reduce=False, word_pj=2)
    chip = Architecture((dram, pes, Memory("RF", capacity_bytes=16, read_pj=1, write_pj=1), Unit("MAC", energy_pj=1)))
    fronts = [
        [values for values, _ in search(piste.gemm(*sizes), chip, strategy=s, objective=["energy", "cycles"]).front]
        for s in ("optimal", "exhaustive")
    ]
    assert fronts[0] and fronts[0] == [pytest.approx(values) for values in fronts[1]]


def test_any_function_of_the_report_is_an_objective() -> None:
    def energy_again(report: Report) -> float:
        return report.energy_pj

    small = piste.gemm(4, 2, 2)
    found = search(small, CHIP, objective=energy_again)
    assert not found.optimal  # another function may be less for a mapping that costs more than those that are tried
    assert found.objectives == ("energy_again",)
    assert found.value == pytest.approx(search(small, CHIP, strategy="exhaustive").value)


def test_of_the_fastest_the_one_with_the_least_energy() -> None:
    fastest = search(SMALL, CHIP, strategy="exhaustive", objective="cycles")
    front = search(SMALL, CHIP, strategy="exhaustive", objective=["cycles", "energy"])
    assert fastest.report
    assert (fastest.value, fastest.report.energy_pj) == pytest.approx(front.front[0][0])


def test_padded_sizes_are_paid_for() -> None:
    w = piste.gemm(7, 2, 2)
    found = search(w, CHIP, strategy="exhaustive", objective="cycles", mapspace="padded")
    assert found.report
    assert found.report.workload.sizes["m"] in (7, 9)
    assert found.report.macs == 4 * found.report.workload.sizes["m"]


def test_progress_is_told_and_can_be_watched() -> None:
    seen: list[Progress] = []
    search("gemm:64,64,64", "eyeriss", strategy="random", budget=200_000, seconds=0.5, progress=seen.append)
    assert seen
    assert [p.evaluated for p in seen] == sorted(p.evaluated for p in seen)
    assert seen[-1].best < inf


def test_an_interrupt_gives_the_best_so_far() -> None:
    def interrupt(progress: Progress) -> None:
        os.kill(os.getpid(), signal.SIGINT)

    before = signal.getsignal(signal.SIGINT)
    found = search("gemm:64,64,64", "eyeriss", strategy="random", budget=10**9, progress=interrupt)
    assert found.interrupted
    assert not found.optimal
    assert "until it was interrupted" in str(found)
    assert signal.getsignal(signal.SIGINT) is before


def test_a_second_interrupt_is_one() -> None:
    watch = Watch()
    with pytest.raises(KeyboardInterrupt), watch.interruptible():
        os.kill(os.getpid(), signal.SIGINT)
        assert watch.over(Budget(), 0)
        os.kill(os.getpid(), signal.SIGINT)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (
            {"objective": "enrgy"},
            "an objective is energy, cycles, edp, traffic:MEMORY, occupancy:MEMORY or a function of the report, not ",
        ),
        ({"objective": "traffic:DRM"}, "no memory named 'DRM'; did you mean 'DRAM'?"),
        (
            {"objective": []},
            "there is no objective; write energy, cycles, edp, traffic:MEMORY, occupancy:MEMORY or several",
        ),
        (
            {"mapspace": "rubi"},
            "a mapspace is one of perfect, ruby, ruby-s, ruby-t, padded, ragged, not 'rubi'; did you",
        ),
        (
            {"strategy": "optimum"},
            "a strategy is one of optimal, proof, exhaustive, random, anneal, genetic, not 'optimum'; did",
        ),
        ({"budget": 0}, "a budget is a positive number of mappings, found 0; write one such as 10000"),
        ({"budget": 1.5}, "a budget is a positive number of mappings, found 1.5; write one such as 10000"),
        ({"seconds": 0}, "seconds must be positive, found 0; write a number such as 10"),
        ({"constraints": "row-stationry"}, "no preset named 'row-stationry'; did you mean 'row-stationary'?"),
    ],
)
def test_what_is_wrong_takes_one_line(options: dict[str, object], message: str) -> None:
    with pytest.raises(piste.SpecError) as error:
        search(SMALL, CHIP, **options)  # type: ignore[arg-type]
    assert str(error.value).startswith(message)
    assert "\n" not in str(error.value)


def test_constraints_that_leave_nothing_are_named() -> None:
    contrary = [{"axis": "PE.x", "factors": {"m": 3}}, {"memory": "RF", "factors": {"m": 6}}, {"retain": False}]
    with pytest.raises(piste.SpecError) as error:
        search(SMALL, CHIP, constraints=contrary)
    message = "{axis: PE.x, factors: {m: 3}} and {memory: RF, factors: {m: 6}} together leave no mapping; relax one"
    assert str(error.value) == message


@pytest.mark.parametrize("rank", ["m", "k"])
def test_a_memory_that_must_walk_a_rank_is_not_left_out(rank: str) -> None:
    dear = Memory("RF", capacity_bytes=64, read_pj=50, write_pj=50)  # the best mapping would not use it
    chip = Architecture((Memory("DRAM", read_pj=20, write_pj=20), Fanout("PE", {"x": 3}), dear, Unit("MAC")))
    rules = [{"memory": "RF", "factors": {rank: 2}}]
    best = search(SMALL, chip, constraints=rules)
    assert best.best in Mapspace(SMALL, chip, constraints=Constraints.read(rules))
    assert best.value <= search(SMALL, chip, constraints=rules, strategy="exhaustive").value  # of the shapes


def test_a_chain_without_a_place_to_exchange_tensors_is_searched_one_by_one() -> None:
    chain = piste.Workload.parse("P[m,l] = A[m,k] * B[k,l]; Z[m,n] = P[m,l] * D[l,n]", m=4, k=4, l=4, n=4)
    found = piste.search(chain, CHIP)
    each = [piste.search(piste.gemm(4, 4, 4), CHIP).value for _ in range(2)]
    assert found.optimal and found.value == pytest.approx(sum(each), rel=1e-12)


def test_a_missing_part_is_named(tmp_path: Path) -> None:
    with pytest.raises(piste.SpecError, match="there is no architecture"):
        search(SMALL)


@pytest.mark.parametrize("strategy", ["exhaustive", "optimal"])
def test_nothing_fits_is_an_answer(strategy: str) -> None:
    tiny = Architecture((Memory("DRAM"), Memory("RF", capacity_bytes=5), Unit("MAC")))
    found = search(SMALL, tiny, strategy=strategy, constraints=[{"memory": "RF", "keep": ["A", "W", "B"]}])
    assert not found.fits
    assert found.optimal
    message = "no mapping fits: RF has 5 bytes and one element of each tensor needs 6 (A 2, W 2, B 2)"
    assert found.why == message
    assert message in str(found)
    data = json.loads(json.dumps(found.to_dict()))
    assert (data["best"], data["value"], data["gap_to_bound"]) == (None, None, None)


def test_sampling_gives_up_where_nothing_fits() -> None:
    full = Architecture((Memory("DRAM", 50), Memory("RF", 6), Unit("MAC")))  # 12 + 8 + 24 elements of 2 bytes
    found = search(SMALL, full, strategy="random")
    assert not found.fits
    assert not found.optimal
    assert found.why.startswith("nothing that fits was found among the 1")
    assert found.why.endswith("that were tried: most overflow DRAM because of B; a larger budget looks at more")
    sure = search(SMALL, full, strategy="exhaustive")
    assert (sure.optimal, sure.why) == (True, "no mapping fits: most overflow DRAM because of B")


@pytest.mark.parametrize("strategy", STRATEGIES)
@pytest.mark.parametrize("mapspace", ["perfect", "ruby", "ruby-s", "ruby-t", "padded", "ragged"])
def test_edges(strategy: str, mapspace: str) -> None:
    """Size 1, a prime, and an array larger than the problem."""
    chip = Architecture((Memory("DRAM", read_pj=2), Fanout("PE", {"x": 9}), Memory("RF", 16), Unit("MAC")))
    budget = None if strategy == "optimal" else 30
    found = search(piste.gemm(1, 7, 1), chip, strategy=strategy, mapspace=mapspace, budget=budget)
    assert found.best and found.report and found.report.fits


def test_pictures(tmp_path: Path) -> None:
    search(SMALL, CHIP, strategy="random", budget=100).plot(tmp_path / "trace.png")
    search(SMALL, CHIP, strategy="random", budget=100, objective=["energy", "cycles"]).plot(tmp_path / "front.svg")
    assert (tmp_path / "trace.png").exists() and (tmp_path / "front.svg").exists()
