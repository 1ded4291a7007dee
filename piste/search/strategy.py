"""What every strategy takes and gives: a budget, a watch on the clock, and what came out."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from math import inf
from time import perf_counter
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from piste.formula.library import give_back
from piste.spec.mapping import Mapping
from piste.spec.workload import Workload

if TYPE_CHECKING:
    from piste.mapspace.space import Mapspace
    from piste.search.objective import Objective

T = TypeVar("T")
GRACE = 0.1  # seconds that work gets to return when it was asked to stop
EVERY = 0.1  # seconds between two times that a listener is told
LONG = 0.2  # seconds after which a search leaves no free memory behind


@dataclass(frozen=True)
class Budget:
    """How much may be spent: so many mappings evaluated, so many seconds, or whatever it takes.

    A strategy that samples also ends after `patience` mappings in a row that are no better than one before.
    """

    mappings: int | None = None
    seconds: float | None = None
    patience: int | None = None
    workers: int = 1  # threads
    share: tuple[int, int] = (0, 1)  # of a space that several processes prove together: which part, of how many

    def left(self, watch: Watch) -> float:
        """The seconds that are left."""
        return inf if self.seconds is None else self.seconds - watch.seconds

    def spent(self, evaluated: int, seconds: float) -> bool:
        """
        >>> Budget(mappings=10).spent(10, 0.0), Budget(seconds=1.5).spent(10, 0.0), Budget().spent(10**9, 1e9)
        (True, False, False)
        """
        over = self.mappings is not None and evaluated >= self.mappings
        return over or (self.seconds is not None and seconds >= self.seconds)


@dataclass(frozen=True)
class Progress:
    """How far a search is: the best so far, and the best lower bound on the space so far."""

    evaluated: int
    seconds: float
    best: float = inf
    lower: float = -inf
    excluded: float = 0.0  # the share of the space that a proof is through with


class Watch:
    """The clock of one search: tells a listener how far it is, and the search when to stop.

    >>> watch = Watch()
    >>> watch.over(Budget(mappings=100), evaluated=99), watch.over(Budget(mappings=100), evaluated=100)
    (False, True)
    """

    def __init__(self, listener: Callable[[Progress], None] | None = None):
        self.interrupted = False
        self.excluded = 0.0  # told by a proof: the share of the space that it is through with
        self.resident = 0  # bytes that the process had when its first proof began
        self._listener = listener
        self._start = perf_counter()
        self._told = 0.0

    @property
    def elsewhere(self) -> float:
        """The best value that other processes have found in other parts of the space."""
        return inf

    def tell_others(self, value: float) -> None:
        """Let other processes know of a value."""

    def met(self, mapping: Callable[[], Mapping], workload: Workload) -> None:
        """Let who waits for a proof know of a mapping, made if so, that is better than those before."""

    @property
    def heard(self) -> bool:
        """Whether somebody listens."""
        return self._listener is not None

    @property
    def seconds(self) -> float:
        """Since the search began."""
        return perf_counter() - self._start

    def over(self, budget: Budget, evaluated: int, best: float = inf, lower: float = -inf) -> bool:
        """Whether to stop now: the budget is spent, or somebody asked; strategies ask this often."""
        if self._listener is None and budget.seconds is None:
            return self.interrupted or (budget.mappings is not None and evaluated >= budget.mappings)
        seconds = self.seconds
        if self._listener and seconds >= self._told + EVERY:
            self._told = seconds
            self._listener(Progress(evaluated, seconds, best, lower, self.excluded))
        return self.interrupted or budget.spent(evaluated, seconds)

    def within(self, seconds: float, work: Callable[[], T], say: Callable[[], object] = lambda: None) -> T | None:
        """What a function returns; None if it takes longer than that, or somebody asks to stop.

        It runs in a thread, which is left alone then. `say` is called from time to time meanwhile.
        """
        done: list[T] = []
        failed: list[BaseException] = []

        def run() -> None:
            try:
                done.append(work())
            except BaseException as error:
                failed.append(error)

        thread = threading.Thread(target=run, daemon=True)
        thread.start()
        until = self.seconds + seconds
        while thread.is_alive() and not self.interrupted and self.seconds < until:
            thread.join(min(0.02, max(until - self.seconds, 0.001)))
            say()
        if self.interrupted or thread.is_alive():
            thread.join(GRACE)
        if failed:
            raise failed[0]
        return done[0] if done else None

    @contextmanager
    def interruptible(self) -> Iterator[None]:
        """While this lasts, Ctrl-C asks the search to stop with what it has; a second one stops it at once."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return

        def ask(number: int, frame: Any) -> None:
            if self.interrupted:
                raise KeyboardInterrupt
            for watch in _interruptible:
                watch.interrupted = True

        self.interrupted |= any(watch.interrupted for watch in _interruptible)
        _interruptible.append(self)
        before = signal.signal(signal.SIGINT, ask)
        try:
            yield
        finally:
            signal.signal(signal.SIGINT, before)
            _interruptible.remove(self)
            if not _interruptible and self.seconds > LONG:
                give_back()


_interruptible: list[Watch] = []  # of a search, and of those that it makes: Ctrl-C asks all of them to stop


@dataclass(frozen=True)
class Outcome:
    """What a strategy found: the best mapping and its value, and what is known of all the others.

    Nothing in the space is below `lower`; `proven` says that `best` is the best there is, or with no `best` that
    nothing in the space fits. `considered` counts mappings looked at in any way, `evaluated` those whose cost was
    computed, `pruned` the others by reason ("GLB overflows: A"). `trace` has (evaluated, seconds, best so far) whenever
    that got better. With several objectives, `front` has the values and the mapping of every point that no other beats
    in all, and `best` is the first of them.
    """

    best: Mapping | None = None
    workload: Workload | None = None  # that `best` is a mapping of, where that is not the space's: its sizes are padded
    value: float = inf
    lower: float = -inf
    proven: bool = False
    why: str = ""  # a proof has come to its end without one: what it is for want of, which no time mends
    legal: bool = False  # something is known that keeps the rules, whether it fits or not
    evaluated: int = 0
    considered: int = 0
    pruned: dict[str, int] = field(default_factory=dict)
    trace: tuple[tuple[int, float, float], ...] = ()
    front: tuple[tuple[tuple[float, ...], Mapping], ...] = ()


class Strategy(Protocol):
    """A way to search a space; the same seed and the same budget in mappings find the same."""

    def __call__(
        self, space: Mapspace, objectives: tuple[Objective, ...], budget: Budget, seed: int, watch: Watch
    ) -> Outcome: ...
