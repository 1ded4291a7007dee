"""Searches of mappings as a job: each is a part, which any engine runs and a store keeps."""

from __future__ import annotations

import hashlib
import json
import signal
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from dataclasses import asdict, dataclass, field, fields, replace
from functools import cached_property
from math import ceil, inf
from multiprocessing import get_context
from os import PathLike
from pathlib import Path
from time import time
from typing import Any

import numpy as np

from piste.errors import SpecError
from piste.explore.running.store import Part, key_of
from piste.mapspace.space import Mapspace
from piste.results.explored import Exploration
from piste.results.found import Found
from piste.results.report import Report
from piste.search import search
from piste.search.fused import search_cascade
from piste.search.objective import objective as named_objective
from piste.search.optimal import remember
from piste.search.strategy import Outcome, Watch
from piste.spec.architecture import Architecture
from piste.spec.mapping import Mapping
from piste.spec.workload import Workload


@dataclass(frozen=True)
class Task:
    """One search: of a layer, or of several Einsums that may share loops."""

    workload: Workload
    architecture: Architecture
    objective: str = "energy"
    mapspace: str = "perfect"
    seconds: float | None = None
    gaps: bool = False  # whether the gap to the bound is wanted
    shared_loops: int = 3  # that several Einsums may share
    busiest: bool = False  # each of several Einsums has as many instances at work as it can
    workers: int = 1  # processes that prove one Einsum together
    known: BestCost | None = None  # what an earlier try found, to begin with

    @cached_property
    def inputs(self) -> list[Any]:
        what, how = self.workload.to_dict(), (self.objective, self.mapspace, self.seconds)
        return [what, self.architecture.to_dict(), *how, self.shared_loops, self.busiest]

    @cached_property
    def key(self) -> str:
        return key_of(self.inputs)[:24]


@dataclass(frozen=True)
class BestCost:
    """What the best mapping of a task takes; `why` says why there is none.

    `value` and `lower` are in units of the objective; of several Einsums, over trees in which they share loops.
    """

    energy_pj: float = 0.0
    cycles: float = 0.0
    traffic_bytes: float = 0.0  # over the boundary of the outermost memory
    limit: str = ""  # what takes most cycles
    value: float = inf
    lower: float = 0.0
    optimal: bool = False
    gap_to_bound: float = inf
    tree: str = ""  # the mapping as JSON
    seconds: float = 0.0
    why: str = ""

    def nearer(self, other: BestCost) -> BestCost:
        """The better of two answers to one task, with the nearer bound."""
        best = other if other.value < self.value else self
        lower = max(self.lower, other.lower)
        optimal = self.optimal or other.optimal or best.value <= lower * (1 + EQUAL)
        return replace(best, lower=min(lower, best.value), optimal=optimal, seconds=self.seconds + other.seconds)

    @property
    def mapping(self) -> Mapping | None:
        return Mapping.from_list(json.loads(self.tree)) if self.tree else None


NAMES = tuple(each.name for each in fields(BestCost))
EQUAL = 1e-9  # relative
LEAST = 0.3  # seconds that a task gets in any case
AGAIN = 1.2  # a task is better searched again if there is so many times what it took
THROUGH = 0.8  # of the time that it had, below which a search has ended for want of anything to look at


def answer(task: Task) -> BestCost:
    """Search."""
    alone = len(task.workload.einsums) == 1
    if alone and task.known is not None and task.known.mapping is not None:
        space = Mapspace(task.workload, task.architecture, task.mapspace)
        remember(space, task.objective, Outcome(task.known.mapping, None, task.known.value))
    try:
        found = search(
            task.workload, task.architecture, objective=task.objective, mapspace=task.mapspace, seconds=task.seconds,
            workers=task.workers,
        ) if alone else _together(task)  # fmt: skip
    except SpecError as error:
        if alone:
            raise
        return BestCost(why=str(error))  # several Einsums that the search has no form for
    if found.interrupted:
        raise KeyboardInterrupt  # which the search took for itself
    if found.report is None:
        return BestCost(why=found.why or "nothing fits", seconds=found.seconds)
    report: Report = found.report
    gap = found.gap_to_bound if task.gaps and alone else None
    return BestCost(
        energy_pj=report.energy_pj,
        cycles=report.cycles,
        traffic_bytes=outer_bytes(report),
        limit=str(report.bottleneck),
        value=found.value,
        lower=found.bracket[0],
        optimal=found.optimal,
        gap_to_bound=inf if gap is None else gap,
        tree=json.dumps(report.mapping.to_list()),
        seconds=found.seconds,
    )


def _together(task: Task) -> Found:
    """The best tree in which Einsums share loops and nothing is made twice, which is what `most_saved` bounds; who asks
    knows each of them alone."""
    watch, target = Watch(), named_objective(task.objective, task.architecture)
    with watch.interruptible():
        return search_cascade(
            task.workload, task.architecture, (target,), mapspace=task.mapspace, shared_loops=task.shared_loops,
            seconds=task.seconds, watch=watch, alone=False, busiest=task.busiest, again=False,
        )  # fmt: skip


def outer_bytes(report: Report) -> float:
    """What crosses the boundary of the outermost memory."""
    outer = next(iter(report.architecture.memories))
    bits = report.workload.bits
    return float(sum((c.reads + c.updates) * bits[c.tensor] / 8 for c in report.counts if c.memory == outer))


@dataclass(frozen=True)
class Searches:
    """Tasks as the parts of a job.

    If it is to be done within so many seconds, `at_once` tasks at a time, each gets an equal share of the time that is
    left when it begins: what one does not need, those after it have.
    """

    tasks: tuple[Task, ...]
    within: float | None = None
    at_once: int = 1
    start: float = field(default_factory=time, compare=False)

    @cached_property
    def inputs(self) -> dict[str, Any]:
        return {"tasks": [task.inputs for task in self.tasks], "within": self.within}

    @cached_property
    def key(self) -> str:
        limit = "" if self.within is None else f" {self.within}"
        return hashlib.sha256((" ".join(task.key for task in self.tasks) + limit).encode()).hexdigest()[:16]

    @property
    def parts(self) -> int:
        return len(self.tasks)

    def run(self, part: int) -> Part:
        task = self.tasks[part]
        if self.within is not None:
            left = self.start + self.within - time()
            rounds = ceil((self.parts - part) / self.at_once)  # others may be at work, and end when this one does
            task = replace(task, seconds=max(LEAST, left / rounds))
        found = asdict(answer(task))
        return Part(part, 1, 1, {}, {name: np.array([found[name]]) for name in NAMES})

    def merge(self, parts: Iterable[Part]) -> Exploration:
        """All answers, in the order of the tasks; `task` has their numbers."""
        found = sorted(parts, key=lambda part: part.number)
        columns = {name: np.concatenate([part.columns[name] for part in found]) for name in NAMES} if found else {}
        columns["task"] = np.array([part.number for part in found], int)
        return Exploration((), {}, columns, len(self.tasks), len(found), {}, self.key)


def run_all(
    tasks: Sequence[Task], engine: Any = "local", *, within: float | None = None, **how: Any
) -> tuple[dict[int, BestCost], Exploration]:
    """The answers by the number of their task, and how the run went; after Ctrl-C some are missing."""
    from piste.explore.running.engines import explore

    at_once = how.get("workers") or 1
    found = explore(Searches(tuple(tasks), within, at_once), engine, **how)
    answers = {row.pop("task"): BestCost(**row) for row in found.rows()}
    plain = {name: value for name, value in how.items() if name not in ("store", "progress")}
    until, spent = found.seconds, {i: one.seconds for i, one in answers.items()}
    through = {i for i, one in answers.items() if one.optimal or one.why}
    # What the last layers left is for those that were not proven in their share, until it is spent.
    while within is not None and not found.interrupted and (left := within - until) > LEAST:
        again = _again({i: spent[i] for i in spent if i not in through}, left, at_once)
        if not again:
            break
        workers = max(1, at_once // len(again))
        more = [replace(tasks[i], known=answers[i], workers=workers) for i in again]
        new = explore(Searches(tuple(more), left, at_once), engine, **plain)
        share = left / ceil(len(again) / at_once)
        for row in new.rows():
            number, one = again[row.pop("task")], BestCost(**row)
            answers[number], spent[number] = answers[number].nearer(one), one.seconds
            if answers[number].optimal or one.seconds < THROUGH * share:
                through.add(number)
        until += new.seconds
        found = replace(found, seconds=until, interrupted=new.interrupted)
    return answers, found


def _again(spent: dict[int, float], left: float, at_once: int) -> list[int]:
    """Of tasks that are open, with what they took: those to try again in the time that is left.

    As many as have more than in their last try, those that had least first; if none has, as many as run at once.

    >>> _again({0: 4.0, 1: 1.0, 2: 2.0, 3: 9.0}, left=6.0, at_once=2)
    [1, 2]
    """
    order = sorted(spent, key=lambda i: (spent[i], i))
    for n in range(len(order), at_once, -1):
        if left / ceil(n / at_once) > AGAIN * spent[order[n - 1]]:
            return order[:n]
    return order[:at_once]


class Runner:
    """Runs tasks, round after round, and remembers their answers; with a store, for the next run too."""

    def __init__(self, engine: Any, workers: int | None, cluster: str | None, store: str | PathLike[str] | None):
        self.engine, self.workers, self.cluster = engine, workers, cluster
        self.name = "dask" if cluster is not None else engine if isinstance(engine, str) else "engine"
        self.known: dict[str, BestCost] = {}
        self.file = None if store is None else Path(store) / "answers.jsonl"
        self._pool: ProcessPoolExecutor | None = None
        if self.name == "gpu":
            raise SpecError("the gpu engine is for spaces under fixed dataflows; write --engine local or dask")

    def __enter__(self) -> Runner:
        if self.file is not None:
            self._recall(self.file)
        if self.name == "local" and self.workers is not None and self.workers > 1:
            self._pool = ProcessPoolExecutor(self.workers, mp_context=get_context("spawn"), initializer=_quiet)
        return self

    def __exit__(self, *_: object) -> None:
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)

    def run(self, tasks: Sequence[Task]) -> list[BestCost]:
        """The answers of tasks, each worked out once."""
        new = list({task.key: task for task in tasks if task.key not in self.known}.values())
        if self._pool is not None:
            for task, found in zip(new, self._pool.map(answer, new), strict=True):
                self._keep(task, found)
        elif self.name == "local":
            for task in new:
                self._keep(task, answer(task))
        elif new:
            answers, _ = run_all(new, self.engine, workers=self.workers, cluster=self.cluster)
            for i, found in answers.items():
                self._keep(new[i], found)
            if len(answers) < len(new):
                raise KeyboardInterrupt
        return [self.known[task.key] for task in tasks]

    def _keep(self, task: Task, found: BestCost) -> None:
        self.known[task.key] = found
        if self.file is not None:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            with self.file.open("a", encoding="utf-8") as out:
                out.write(json.dumps([task.key, asdict(found)]) + "\n")

    def _recall(self, file: Path) -> None:
        """What runs before this one kept; a line that was cut off is worked out again."""
        if not file.exists():
            return
        for line in file.read_text(encoding="utf-8").splitlines():
            with suppress(ValueError, TypeError):
                key, found = json.loads(line)
                self.known[key] = BestCost(**found)


def _quiet() -> None:
    """Ctrl-C is for the parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
