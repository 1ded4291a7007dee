"""Every engine gives the same answer, told as it goes, and takes workers that die and parts that fail."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, nullcontext
from functools import partial
from itertools import pairwise
from pathlib import Path

import pytest

from piste.dataflow.directives import Layer
from piste.errors import SpecError
from piste.explore.family import Family
from piste.explore.running import engines
from piste.explore.running.engines import TRIES, PartFailed, Progress, explore
from piste.explore.running.store import grouped
from piste.explore.space import Space
from tests.examples import first
from tests.explore.toy import Toy

WAYS = [{}, {"workers": 1}, {"workers": 2}, {"engine": "dask", "workers": 2}]
SHARED = "the cluster of these tests"  # one is enough for what does not kill workers


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    distributed = pytest.importorskip("distributed")
    with distributed.LocalCluster(2, threads_per_worker=1, dashboard_address=None) as made:
        yield made.scheduler_address


@pytest.fixture(params=[*WAYS[:3], {"cluster": SHARED}], ids=str)
def way(request: pytest.FixtureRequest) -> dict[str, object]:
    """Every way to run a job."""
    shared = request.param.get("cluster") == SHARED
    return {"cluster": request.getfixturevalue("cluster")} if shared else request.param


@pytest.fixture
def log(tmp_path: Path) -> str:
    return str(tmp_path / "log")


def test_every_engine_gives_the_answer(way: dict[str, object]) -> None:
    job, told = Toy(), list[Progress]()
    found = explore(job, progress=told.append, **way)
    job.check(found)
    assert found.engine == ("dask" if "cluster" in way else "local") and found.seconds > 0
    assert [progress.done for progress in told] == list(range(1, job.parts + 1))
    assert told[-1].considered == job.parts * job.size and told[-1].left == 0
    assert all(before.seconds <= after.seconds for before, after in pairwise(told))


def test_an_engine_is_a_function() -> None:
    job = Toy()

    def backwards(job, numbers, on_part):
        for number in reversed(list(numbers)):
            on_part(job.run(number))

    found = explore(job, engine=backwards)
    job.check(found)
    assert found.engine == "backwards"


def test_many_parts_are_run_in_groups(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    job = Toy(parts=100, size=7)
    assert grouped(job, 100) is job
    for most, parts in [(99, 50), (33, 25), (7, 7), (1, 1)]:  # the last group may be short
        few = grouped(job, most)
        assert few.parts == parts and few.key == job.key
        job.check(few.merge(map(few.run, range(parts))))
    monkeypatch.setattr(engines, "grouped", partial(grouped, most=7))
    first, again = explore(job, store=tmp_path), explore(job, workers=2, store=tmp_path)
    job.check(first)
    job.check(again)
    assert first.rate > again.rate == 0  # the second run considered nothing
    assert len(list(tmp_path.glob("part-*"))) == 7


def test_a_space_of_nothing() -> None:
    for way in WAYS[:3]:
        assert explore(Toy(parts=0), **way).designs_considered == 0


def test_a_part_that_fails_is_tried_again(way: dict[str, object], log: str) -> None:
    job = Toy(log=log, faults=(("fail", 5, TRIES - 1), ("fail", 7, 1)))
    job.check(explore(job, **way))
    assert job.noted()["run 5"] == TRIES and job.noted()["run 7"] == 2 and job.noted()["run 6"] == 1


def test_a_part_that_always_fails_is_told(way: dict[str, object], log: str) -> None:
    job = Toy(log=log, faults=(("fail", 5, 99),))
    with pytest.raises(PartFailed, match="part 5 failed 3 times: ValueError: 5 is unlucky"):
        explore(job, **way)
    assert job.noted()["run 5"] == TRIES


def test_what_is_wrong_with_a_space_is_not_tried_again() -> None:
    conv = Layer("conv", "CONV", {"K": 6, "C": 5, "R": 3, "S": 2, "Y": 9, "X": 7}, ())
    job = Family(Space.of([(conv, 10**13)], {"dataflow": "C-P", "pes": [4], "noc_bw": [1]}))
    for way in WAYS[:3]:
        with pytest.raises(SpecError, match=r"^counts of 2\*\*53 and more"):
            explore(job, **way)


@pytest.mark.parametrize("way", first(WAYS[2:], 1), ids=str)  # of Dask's, one is killed in test_faults.py
def test_a_lost_worker_is_replaced(way: dict[str, object], log: str) -> None:
    job = Toy(log=log, faults=(("die", 3, 1), ("die", 8, 2)))
    job.check(explore(job, **way))
    assert job.noted()["run 3"] >= 2 and job.noted()["run 8"] >= 3


@pytest.mark.parametrize("way", WAYS[2:], ids=str)
def test_a_part_that_kills_its_workers_is_told(way: dict[str, object], log: str) -> None:
    job = Toy(log=log, faults=(("die", 3, 99),))
    with few_deaths(way), pytest.raises(PartFailed, match="part 3 failed 3 times"):
        explore(job, **way)


def few_deaths(way: dict[str, object]) -> AbstractContextManager[object]:
    """Dask gives a part up after the first worker that it kills: to start another takes a second."""
    if way.get("engine") != "dask":
        return nullcontext()
    config = pytest.importorskip("dask.config")
    return config.set({"distributed.scheduler.allowed-failures": 0})


def test_an_interrupt_gives_what_there_is(log: str) -> None:
    job = Toy(log=log, faults=(("interrupt", 4, 1),))
    found = explore(job)
    assert found.interrupted and found.designs_considered == 4 * job.size
    assert explore(Toy(log=f"{log}2", faults=(("interrupt", 0, 1),))).designs_considered == 0


@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_an_interrupt_while_an_object_is_freed_is_not_lost(number: signal.Signals) -> None:
    before = signal.signal(signal.SIGINT, signal.default_int_handler)  # tests in the background hear none

    class Freed:
        def __del__(self) -> None:
            os.kill(os.getpid(), number)

    def engine(job, numbers, on_part):
        for one in numbers:
            part = job.run(one)
            if one == 2:
                Freed()  # and Python says that it ignores the exception
            on_part(part)

    try:
        found = explore(Toy(), engine=engine)
    finally:
        signal.signal(signal.SIGINT, before)
    assert found.interrupted and found.designs_considered == 3 * Toy().size


def test_a_cluster_by_its_address(cluster: str) -> None:
    job = Toy()
    for _ in range(2):  # an engine leaves a cluster that is not its own running
        found = explore(job, cluster=cluster)
        job.check(found)
        assert found.engine == "dask"


def test_what_cannot_be_meant_is_refused() -> None:
    for way, reason in [
        ({"engine": "locl"}, "did you mean 'local'"),
        ({"workers": 0}, "workers must be a number from 1 to 4096, found 0"),
        ({"workers": True}, "found true"),
        ({"workers": 2, "cluster": "tcp://127.0.0.1:1"}, "leave either workers or cluster out"),
        ({"cluster": "127.0.0.1"}, "no Dask scheduler answers at 127.0.0.1"),
    ]:
        with pytest.raises(SpecError, match=reason):
            explore(Toy(), **way)


@pytest.mark.parametrize(("module", "way"), [("distributed", '"dask"'), ("pyarrow", 'store="never"')])
def test_what_is_not_installed_is_told(module: str, way: str, tmp_path: Path) -> None:
    code = f"""
import sys
sys.modules[{module!r}] = None
from piste.explore.running.engines import explore
from tests.examples import first
from tests.explore.toy import Toy
try:
    explore(Toy(), {way})
except Exception as error:
    print(type(error).__name__, error)
"""
    root = Path(__file__).parents[3]
    environment = {"PYTHONPATH": str(root)}
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=tmp_path, env=environment)
    assert told.stdout.startswith("SpecError ") and told.stdout.endswith(f"{module}: pip install {module}\n")
    assert not list(tmp_path.iterdir())


def test_a_family_of_designs_with_every_engine(way: dict[str, object], tmp_path: Path) -> None:
    conv = Layer("conv", "CONV", {"K": 6, "C": 5, "R": 3, "S": 2, "Y": 9, "X": 7}, ())
    ranges = {"dataflow": ["C-P", "KC-P"], "pes": range(1, 150), "noc_bw": range(1, 40), "l1": [8, 64]}
    job = Family(Space.of(conv, ranges, {"area_mm2": 4}, ["throughput", "energy", "area"]))
    alone, found = explore(job), explore(job, store=tmp_path, **way)
    again = explore(job, store=tmp_path)
    assert job.parts > 1 and not alone.interrupted and len(alone.rows()) > 5
    told = {"seconds": 0.0, "engine": ""}
    assert alone.to_dict() | told == found.to_dict() | told == again.to_dict() | told
