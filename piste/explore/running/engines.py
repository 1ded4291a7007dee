"""Run the parts of an exploration: in this process, in processes of its own or on a Dask cluster; nothing is lost.

An engine is a function of a job, the numbers of the parts to run and a function that takes each part when it is there:

>>> def backwards(job, numbers, on_part):
...     for number in reversed(list(numbers)):
...         on_part(job.run(number))

and `explore(job, engine=backwards)` runs it. What is done, counted, kept and told is the same with every engine.
"""

from __future__ import annotations

import ctypes
import multiprocessing
import os
import pickle
import secrets
import signal
import threading
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, CancelledError, Future, ProcessPoolExecutor
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, replace
from functools import lru_cache, partial
from math import inf
from multiprocessing.connection import Connection
from os import PathLike
from queue import SimpleQueue
from time import perf_counter
from typing import TYPE_CHECKING, Any

from piste import __version__
from piste.errors import SpecError, if_near
from piste.explore.running.store import MemoryStore, Store, grouped
from piste.spec import read

if TYPE_CHECKING:
    from piste.explore.running.store import Job, Part
    from piste.results.explored import Exploration

TRIES = 3  # of a part that fails
M_TRIM_THRESHOLD, M_MMAP_THRESHOLD = -1, -3  # of malloc.h
AHEAD = 4096  # parts given to a cluster elsewhere before their turn: some for each of a thousand workers
# What a worker of a Dask cluster of ours runs first: Ctrl-C in a terminal reaches it too, and Dask, which would replace
# it while the run ends, may then never end.
DEAF = "import signal; signal.signal(signal.SIGINT, signal.SIG_IGN)"

OnPart = Callable[["Part"], None]
Engine = Callable[["Job", Iterator[int], OnPart], None]
Pool = tuple[Callable[[int], "Future[Part]"], Callable[[], object]]  # how to run a part, how to close


class PartFailed(RuntimeError):
    """A part that failed every time, with its last reason."""


@dataclass(frozen=True)
class Progress:
    """How far an exploration is: parts done of all, and what this run added to those of runs before it.

    >>> progress = Progress(done=30, parts=100, added=20, considered=4_000_000, seconds=2.0)
    >>> progress.rate, progress.left
    (2000000.0, 7.0)
    """

    done: int
    parts: int
    added: int
    considered: int  # designs, in the parts added
    seconds: float

    @property
    def rate(self) -> float:
        """Designs considered per second."""
        return self.considered / self.seconds if self.seconds else 0.0

    @property
    def left(self) -> float:
        """Seconds that the rest takes if it goes on like this."""
        return (self.parts - self.done) * self.seconds / self.added if self.added else inf


def explore(
    job: Job,
    engine: str | Engine = "local",
    workers: int | None = None,
    cluster: str | None = None,
    store: str | PathLike[str] | None = None,
    progress: Callable[[Progress], None] | None = None,
) -> Exploration:
    """Run all parts of a job and merge them; the answer is the same with every engine and after every interruption.

    `engine` is `local`, in this process or in `workers` processes; `dask`, on the cluster at an address such as
    `tcp://host:8786` (`cluster`, which alone is enough) or on one made here with `workers` processes; `gpu`, for spaces
    under fixed dataflows; or a function. With a `store`, a folder, parts are kept as they come, and those that a run
    before this one kept are not run again. `progress` is called with each part. Ctrl-C or SIGTERM give the frontier so
    far.
    """
    name, run = _engine(engine, workers, cluster)
    job = grouped(job)
    kept: MemoryStore | Store = MemoryStore() if store is None else Store(store, job)
    start, before = perf_counter(), len(kept)
    added = considered = 0

    def numbers() -> Iterator[int]:
        # Runs that share a store begin at different parts, and leave out what another has done meanwhile.
        first = secrets.randbelow(job.parts) if isinstance(kept, Store) and job.parts else 0
        yield from (n % job.parts for n in range(first, first + job.parts) if n % job.parts not in kept)

    def on_part(part: Part) -> None:
        nonlocal added, considered
        kept.add(part)
        added, considered = added + 1, considered + part.considered
        if progress:
            progress(Progress(before + added, job.parts, added, considered, perf_counter() - start))
        if heard.is_set():  # Python loses an interrupt that comes while it frees an object
            raise KeyboardInterrupt

    with suppress(KeyboardInterrupt), terminable() as heard:
        run(job, numbers(), on_part)
    answer, missing = job.merge(kept), len(kept) < job.parts
    seconds = perf_counter() - start
    return replace(answer, seconds=seconds, rate=considered / seconds, engine=name, interrupted=missing)


@contextmanager
def terminable() -> Iterator[threading.Event]:
    """Meanwhile SIGTERM interrupts as Ctrl-C does, so that workers end and what they share is put away, and what is
    yielded says whether either came; not where a program has a way of its own."""
    heard, before = threading.Event(), {}

    def interrupt(*_: object) -> None:
        heard.set()
        raise KeyboardInterrupt

    if threading.current_thread() is threading.main_thread():
        handlers = {signal.SIGTERM: signal.SIG_DFL, signal.SIGINT: signal.default_int_handler}
        before = {number: handler for number, handler in handlers.items() if signal.getsignal(number) is handler}
    for number in before:
        signal.signal(number, interrupt)
    try:
        yield heard
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _engine(engine: str | Engine, workers: int | None, cluster: str | None) -> tuple[str, Engine]:
    """The engine that is meant and its name; all that can be wrong about it is told here."""
    if callable(engine):
        return getattr(engine, "__name__", "engine"), engine
    if engine not in ENGINES:
        raise SpecError(f"an engine is one of {', '.join(ENGINES)}, not {engine!r}{if_near(str(engine), ENGINES)}")
    if workers is not None and (isinstance(workers, bool) or not isinstance(workers, int) or not 0 < workers <= 4096):
        raise SpecError(
            f"workers must be a number from 1 to 4096, found {read.show(workers)}; "
            f"write one such as {os.cpu_count() or 2}"
        )
    if cluster is not None and workers is not None:
        raise SpecError("a cluster has its own workers; leave either workers or cluster out")
    name = "dask" if cluster is not None else engine
    return name, ENGINES[name](workers, cluster)


def alone(job: Job, numbers: Iterator[int], on_part: OnPart) -> None:
    """One part after the other, in this process."""
    for number in numbers:
        for failed in range(1, TRIES + 1):
            try:
                part = job.run(number)
                break
            except Exception as error:
                _check(number, failed, error)
        on_part(part)


def processes(workers: int, job: Job, numbers: Iterator[int], on_part: OnPart) -> None:
    """So many parts at a time, each in a process of its own; processes that die are replaced."""
    context = multiprocessing.get_context("spawn")

    def open_pool() -> Pool:
        # A worker ends when the other end of its line is closed: at the end, when the run is interrupted, and when
        # this process is killed.
        line, hold = context.Pipe(duplex=False)
        pool = ProcessPoolExecutor(workers, mp_context=context, initializer=_begin, initargs=(job, line))

        def close() -> None:
            hold.close()
            pool.shutdown(cancel_futures=True)
            line.close()

        return (lambda number: pool.submit(_run, number)), close

    _drive(open_pool, numbers, on_part, ahead=2 * workers)


def dask(workers: int | None, cluster: str | None, job: Job, numbers: Iterator[int], on_part: OnPart) -> None:
    """On the workers of a Dask cluster, which gives the parts of a lost worker to others by itself."""
    distributed = _distributed()
    import cloudpickle
    from dask import config

    count = workers or os.cpu_count() or 2
    packed = cloudpickle.dumps(job)  # goes with every part: what one worker had to get from another, it could lose

    def open_pool() -> Pool:
        with ExitStack() as opened:
            if cluster is None:
                # Here a worker that does not answer soon is dead.
                opened.enter_context(config.set({"distributed.comm.timeouts.connect": "3s"}))
                here = distributed.LocalCluster(
                    n_workers=count, threads_per_worker=1, dashboard_address=None, preload=[DEAF]
                )
                opened.callback(_close, here)
            try:
                client = distributed.Client(here if cluster is None else cluster)
            except (OSError, ValueError) as error:
                raise SpecError(f"no Dask scheduler answers at {cluster}: {error}") from None
            opened.callback(_close, client)
            pool, address = client.get_executor(pure=False), client.scheduler.address  # a closed client forgets it
            close = opened.pop_all().close

        def submit(number: int) -> Future[Part]:
            if client.status in ("closing", "closed"):
                raise SpecError(f"the Dask scheduler at {address} is gone; start one and run again")
            future: Future[Part] = pool.submit(_run_there, packed, number, __version__)
            return future

        return submit, close

    _drive(open_pool, numbers, on_part, AHEAD if cluster else 8 * count, killed=distributed.KilledWorker)


def _drive(
    open_pool: Callable[[], Pool],
    numbers: Iterator[int],
    on_part: OnPart,
    ahead: int,
    killed: tuple[type[Exception], ...] | type[Exception] = (),
) -> None:
    """Keep a pool busy with so many parts `ahead`; what fails is tried again.

    When a worker dies, nobody knows which of the parts that it had was to blame: they are suspects, which run one at a
    time. A pool says so by breaking, or of a part that lost several workers by the exception `killed`.
    """
    submit, close = open_pool()
    finished: SimpleQueue[Future[Part]] = SimpleQueue()
    flying: dict[Future[Part], int] = {}
    failures: Counter[int] = Counter()
    suspects: list[int] = []

    def start(number: int) -> None:
        try:
            future = submit(number)
        except BrokenExecutor as error:
            future = Future()
            future.set_exception(error)
        flying[future] = number
        future.add_done_callback(finished.put)

    try:
        while True:
            while len(flying) < (1 if suspects else ahead):
                number = suspects[-1] if suspects else next(numbers, -1)
                if number < 0:
                    break
                start(number)
            if not flying:
                return
            future = finished.get()
            if future not in flying:
                continue  # of a pool that is closed
            number = flying.pop(future)
            try:
                part = future.result()
            except BrokenExecutor as error:
                if not flying:
                    failures[number] += 1
                    _check(number, failures[number], error)
                suspects += [one for one in (*flying.values(), number) if one not in suspects]
                flying.clear()
                close()
                submit, close = open_pool()
            except killed as error:
                if number in suspects:
                    _check(number, TRIES, error)
                suspects.append(number)
            except (Exception, CancelledError) as error:
                failures[number] += 1
                _check(number, failures[number], error)
                start(number)
            else:
                if number in suspects:
                    suspects.remove(number)
                on_part(part)
    finally:
        close()


def _check(number: int, failures: int, error: Exception) -> None:
    """Whether a part may be tried again: not if what was asked for is wrong."""
    if isinstance(error, SpecError):
        raise error
    if failures < TRIES:
        return
    reason = f"{type(error).__name__}: {error}"
    if isinstance(error, BrokenExecutor):
        reason = "its process died (was there memory? does the script start under `if __name__ == '__main__':`?)"
    raise PartFailed(f"part {number} failed {failures} times: {reason}") from error


_job: Job  # of this worker process


def _begin(job: Job, line: Connection) -> None:
    """Make ready a worker process, which leaves Ctrl-C to its parent and ends with it."""
    global _job
    _job = job
    _keep_memory()  # Dask sets its wish for all processes that are started after it
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with, args=(line,), daemon=True).start()


def _end_with(line: Connection) -> None:
    try:
        line.recv_bytes()
    except (EOFError, OSError):
        os._exit(1)


def _run(number: int) -> Part:
    return _job.run(number)


def _run_there(packed: bytes, number: int, wanted: str) -> Part:
    if wanted != __version__:
        raise SpecError(f"a worker has piste {__version__} and the run {wanted}; install the same on both")
    return _unpacked(packed).run(number)


def _close(dask: Any) -> None:
    """Close a client or a cluster of Dask, which may not end in time; its threads and workers end with this process."""
    with suppress(TimeoutError):
        dask.close(timeout=10)


@lru_cache(maxsize=4)
def _unpacked(packed: bytes) -> Job:
    """The job, the same one for all parts that a worker runs."""
    _keep_memory()
    job: Job = pickle.loads(packed)
    return job


def _keep_memory() -> None:
    """Undo Dask's wish that workers give memory back at once: getting it again takes longer than the arithmetic."""
    with suppress(OSError, AttributeError, TypeError):  # only glibc has this
        tune = ctypes.CDLL(None).mallopt
        tune(M_TRIM_THRESHOLD, 1 << 28)
        tune(M_MMAP_THRESHOLD, 1 << 25)


def _local(workers: int | None, cluster: str | None) -> Engine:
    return alone if workers in (None, 1) else partial(processes, workers)


def _dask(workers: int | None, cluster: str | None) -> Engine:
    _distributed()
    return partial(dask, workers, cluster)


def _distributed() -> Any:
    try:
        import distributed
    except ImportError:
        raise SpecError("the engine dask needs distributed: pip install distributed") from None
    return distributed


def _gpu(workers: int | None, cluster: str | None) -> Engine:
    if workers is not None:
        raise SpecError("the gpu engine has no workers; leave workers out")
    from piste.explore.running import gpu  # which needs the dataflows

    gpu.cupy()
    return gpu.run


ENGINES: dict[str, Callable[[int | None, str | None], Engine]] = {"local": _local, "dask": _dask, "gpu": _gpu}
