"""How far a search or an exploration is, while it runs: one line on standard error."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from math import inf
from time import perf_counter
from typing import TYPE_CHECKING, Protocol, TypeVar

from rich.console import Console
from rich.live import Live
from rich.text import Text

from piste.search.strategy import Progress
from piste.views.quantities import percent, short_count, time
from piste.views.text import bar

if TYPE_CHECKING:
    from piste.explore.running.engines import Progress as Exploring

LONG = 1.0  # seconds; what takes less shows nothing


class Timed(Protocol):
    """Whatever tells how long it has taken."""

    @property
    def seconds(self) -> float: ...


Far = TypeVar("Far", bound=Timed)


@contextmanager
def progress_line(say: Callable[[Far], str]) -> Iterator[Callable[[Far], None] | None]:
    """A listener that shows a line on a terminal once something takes long; None where there is no terminal."""
    console = Console(stderr=True)
    if not console.is_terminal:
        yield None
        return
    live = Live(console=console, transient=True, auto_refresh=False)

    def listen(progress: Far) -> None:
        if progress.seconds < LONG:
            return
        if not live.is_started:
            live.start()
        live.update(Text(say(progress)), refresh=True)

    try:
        yield listen
    finally:
        if live.is_started:
            live.stop()


def searching(progress: Progress, show: Callable[[float], str]) -> str:
    """
    >>> searching(Progress(1200, 3.5, best=2.0, lower=1.5, excluded=0.4), str)
    '3.5 s, 1,200 mappings, best 2.0, bound 1.5 (25% below), 40% excluded (Ctrl-C takes it)'
    """
    parts = [time(progress.seconds), f"{progress.evaluated:,} mappings"]
    if progress.best < inf:
        parts += [f"best {show(progress.best)}"]
        if 0 < progress.lower <= progress.best:
            parts += [f"bound {show(progress.lower)} ({percent(1 - progress.lower / progress.best)} below)"]
        if progress.excluded > 0:
            parts += [f"{percent(progress.excluded)} excluded"]
        return f"{', '.join(parts)} (Ctrl-C takes it)"
    return ", ".join(parts)


def exploring(progress: Exploring) -> str:
    """
    >>> from piste.explore.running.engines import Progress
    >>> exploring(Progress(done=30, parts=40, added=30, considered=4_000_000, seconds=2.0))
    '██████████████████       75%, 4 M designs, 2 M a second, 667 ms left (Ctrl-C takes what is there)'
    """
    share = progress.done / progress.parts
    parts = [f"{bar(share):24} {percent(share)}", f"{short_count(progress.considered)} designs"]
    parts += [f"{short_count(progress.rate)} a second", f"{time(progress.left)} left"]
    return f"{', '.join(parts)} (Ctrl-C takes what is there)"


@dataclass(frozen=True)
class ItemProgress:
    """Which of how many things is being done, and since when the first."""

    name: str
    number: int
    of: int
    seconds: float


class ItemCounter:
    """Counts through things of known number.

    >>> steps = ItemCounter(2)
    >>> steps.at("a").number, steps.at("b").number
    (1, 2)
    """

    def __init__(self, of: int) -> None:
        self._of, self._number, self._start = of, 0, perf_counter()

    def at(self, name: str) -> ItemProgress:
        self._number += 1
        return ItemProgress(name, self._number, self._of, perf_counter() - self._start)


def stepping(step: ItemProgress) -> str:
    """
    >>> stepping(ItemProgress("fig18-max", 3, 12, 2.0))
    '3 of 12: fig18-max, 2 s (Ctrl-C takes what is there)'
    """
    return f"{step.number} of {step.of}: {step.name}, {time(step.seconds)} (Ctrl-C takes what is there)"


@contextmanager
def waiting(doing: str) -> Iterator[None]:
    """While this lasts, a terminal shows what is being done and for how long, once it takes over a second."""
    console = Console(stderr=True)
    if not console.is_terminal:
        yield
        return
    done, start = threading.Event(), perf_counter()

    def show() -> None:
        if done.wait(LONG):
            return
        with Live(console=console, transient=True, auto_refresh=False) as live:
            while not done.wait(0.1):
                live.update(Text(f"{doing}, {time(perf_counter() - start)} (Ctrl-C ends it)"), refresh=True)

    thread = threading.Thread(target=show, daemon=True)
    thread.start()
    try:
        yield
    finally:
        done.set()
        thread.join()
