"""Real processes that are killed, interrupted and starved: nothing is lost, nothing counted twice."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import threading
import time
import warnings
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from piste.errors import SpecError
from piste.explore.running.engines import Progress, explore
from piste.explore.running.store import Store, StoreError
from tests.examples import examples, first
from tests.explore.killed import killed
from tests.explore.toy import Toy

ROOT = Path(__file__).parents[3]
WORKERS = ("--workers", "2")


def start(store: Path, log: Path, *options: str) -> subprocess.Popen[str]:
    """A process that explores, just before it begins; it hears interrupts, even if tests run in the background."""
    command = [sys.executable, "-m", "tests.explore.toy", str(store), str(log), *options]
    heard = partial(signal.signal, signal.SIGINT, signal.SIG_DFL)
    process = subprocess.Popen(
        command, cwd=ROOT, text=True, stdout=subprocess.PIPE, start_new_session=True, preexec_fn=heard
    )
    assert process.stdout and process.stdout.readline() == "ready\n"
    return process


def until(done: Callable[[], bool], seconds: float = 60) -> None:
    """Wait for something that is bound to happen."""
    end = time.monotonic() + seconds
    while not done():
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.01)


@pytest.mark.parametrize(("options", "kills"), [((), examples(20)), (WORKERS, examples(8))], ids=["one", "workers"])
def test_killed_at_random_moments(tmp_path: Path, options: tuple[str, ...], kills: int) -> None:
    """Whenever a run is killed, all that it said to be kept is there and whole, and only what it ran is run again."""
    store, rng = tmp_path / "store", random.Random(7)
    job = Toy(parts=200, sleep=0.03, log=str(tmp_path / "log"))
    for kill in range(kills):
        before = job.noted()["kept"]
        process = start(store, tmp_path / "log", "--parts", "200", *options)
        if kill % 2:  # else it may still be starting
            until(lambda: job.noted()["kept"] > before)  # noqa: B023
        time.sleep(rng.uniform(0, 0.25))
        process.kill()
        process.communicate()
        with warnings.catch_warnings():
            warnings.simplefilter("error")  # nothing is damaged
            kept = Store(store, job)
        assert job.noted()["kept"] <= len(kept) <= job.noted()["kept"] + kill + 1
        assert sorted(part.number for part in kept) == [number for number in range(job.parts) if number in kept]
    assert kills // 2 <= job.noted()["kept"] < job.parts
    job = replace(job, sleep=0)
    job.check(explore(job, store=store))
    running = 1 if not options else 4  # parts that a run may have begun and not kept
    assert sum(job.noted().values()) - job.noted()["kept"] <= job.parts + kills * running
    job.check(explore(job, store=store))


def test_a_search_for_every_design_goes_on_after_kills() -> None:
    assert killed(1, seed=3) == []


def test_workers_end_with_a_killed_parent(tmp_path: Path) -> None:
    process = start(tmp_path / "store", tmp_path / "log", *WORKERS, "--parts", "9999")
    job = Toy(log=str(tmp_path / "log"))
    until(lambda: job.noted()["kept"] > 3)
    children = Path(f"/proc/{process.pid}/task/{process.pid}/children")
    workers = children.read_text().split() if children.exists() else pytest.skip("there is no /proc")
    process.kill()
    process.communicate()
    until(lambda: not any(alive(int(worker)) for worker in workers))


def alive(process: int) -> bool:
    stat = Path(f"/proc/{process}/stat")
    try:
        return stat.read_text().rpartition(")")[2].split()[0] not in "ZX"
    except (FileNotFoundError, ProcessLookupError):
        return False


def test_a_run_that_is_told_to_end_puts_away_what_its_workers_share(tmp_path: Path) -> None:
    job = Toy(parts=200, sleep=0.03, log=str(tmp_path / "log"))
    with (tmp_path / "err").open("w") as told:
        words = [sys.executable, "-m", "tests.explore.toy", str(tmp_path / "store"), str(tmp_path / "log")]
        process = subprocess.Popen(
            [*words, "--parts", "200", *WORKERS], cwd=ROOT, text=True, stdout=subprocess.PIPE, stderr=told
        )
        until(lambda: job.noted()["kept"] > 0)
        process.terminate()
        said = process.communicate()[0]
    assert said.split()[-1] == "True" and process.returncode == 0  # interrupted, with what was done
    time.sleep(0.5)  # who looks after semaphores would speak after the end of all processes
    assert (tmp_path / "err").read_text() == ""


@pytest.mark.parametrize(
    "options", first([(), WORKERS, (*WORKERS, "--engine", "dask")], 2), ids=lambda words: " ".join(words) or "one"
)
def test_an_interrupt_from_the_keyboard(tmp_path: Path, options: tuple[str, ...]) -> None:
    store, job = tmp_path / "store", Toy(parts=8000, sleep=0.03, log=str(tmp_path / "log"))
    process = start(store, tmp_path / "log", "--parts", "8000", *options)
    until(lambda: job.noted()["kept"] > 3)
    os.killpg(process.pid, signal.SIGINT)
    said, _ = process.communicate(timeout=60)
    assert process.returncode == 0 and said == f"{len(Store(store, job)) * job.size} True\n"


def test_two_runs_at_once(tmp_path: Path) -> None:
    store, job = tmp_path / "store", Toy(parts=60, sleep=0.01, log=str(tmp_path / "log"))
    runs = [start(store, tmp_path / "log", "--parts", "60", "--sleep", "0.01") for _ in range(2)]
    for run in runs:
        assert run.communicate(timeout=120)[0] == f"{job.parts * job.size} False\n"
    assert len(list(store.glob("part-*"))) == job.parts and not list(store.glob(".*"))
    job.check(explore(job, store=store))


@pytest.fixture
def small(tmp_path: Path) -> Iterator[Path]:
    """A disk with room for a few parts."""
    disk = tmp_path / "disk"
    disk.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=48k", "tmpfs", str(disk)]
    try:
        subprocess.run(mount, check=True, capture_output=True)
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("only root may mount a small disk; test_store.py has one that only says that it is full")
    yield disk
    subprocess.run(["umount", str(disk)], check=True)


@pytest.mark.parametrize("workers", [1, 2])
def test_a_full_disk(small: Path, workers: int) -> None:
    job, store = Toy(parts=40), small / "store"
    with pytest.raises(StoreError, match="No space left on device"):
        explore(job, store=store, workers=workers)
    kept = len(Store(store, job))
    assert 0 < kept < job.parts and not list(store.glob(".*"))
    with pytest.raises(StoreError, match="No space left on device"):
        explore(job, store=store)  # still full
    subprocess.run(["mount", "-o", "remount,size=1m", str(small)], check=True)
    told = []
    job.check(explore(job, store=store, progress=told.append))
    assert len(told) == job.parts - kept


def test_a_dask_worker_killed_from_outside(tmp_path: Path) -> None:
    distributed = pytest.importorskip("distributed")
    job = Toy(parts=60, sleep=0.03, log=str(tmp_path / "log"))
    with distributed.LocalCluster(2, threads_per_worker=1, dashboard_address=None) as cluster:
        victims = [worker.pid for worker in cluster.workers.values()]

        def kill() -> None:
            for times, victim in enumerate(victims):
                until(lambda: job.noted()["kept"] >= 10 * (times + 1))  # noqa: B023
                os.kill(victim, signal.SIGKILL)

        killer = threading.Thread(target=kill)
        killer.start()
        keep = lambda progress: job.note("kept")  # noqa: E731
        job.check(explore(job, cluster=cluster.scheduler_address, store=tmp_path / "store", progress=keep))
        killer.join()
        assert not set(victims) & {worker.pid for worker in cluster.workers.values()}
    assert job.noted()["kept"] == job.parts == len(Store(tmp_path / "store", job))


def test_a_dask_scheduler_killed(tmp_path: Path) -> None:
    pytest.importorskip("distributed")
    from dask import config

    job, file = Toy(parts=200, sleep=0.03, log=str(tmp_path / "log")), tmp_path / "scheduler.json"
    command = [sys.executable, "-m", "distributed.cli.dask_{}", "--scheduler-file", str(file), "--no-dashboard"]
    options = {"scheduler": ["--port", "0"], "worker": ["--no-nanny", "--nthreads", "1", "--death-timeout", "2"]}
    processes = []
    try:
        for name, more in options.items():
            whole = [word.format(name) for word in command] + more
            processes += [
                subprocess.Popen(whole, cwd=ROOT, stderr=subprocess.DEVNULL, env=os.environ | {"PYTHONPATH": "."})
            ]
            until(file.exists)
        address = json.loads(file.read_text())["address"]

        def keep(progress: Progress) -> None:
            job.note("kept")
            if progress.added == 5:
                processes[0].kill()

        gone = pytest.raises(SpecError, match=f"the Dask scheduler at {address} is gone")
        with config.set({"distributed.comm.timeouts.connect": "2s"}), gone:
            explore(job, cluster=address, store=tmp_path / "store", progress=keep)
    finally:
        for process in processes:
            process.kill()
            process.wait()
    assert 5 <= len(Store(tmp_path / "store", job)) == job.noted()["kept"] < job.parts
    job.check(explore(replace(job, sleep=0), store=tmp_path / "store"))
