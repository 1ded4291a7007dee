"""How far a search is, while it runs: one line on standard error."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from math import inf

from rich.console import Console
from rich.live import Live
from rich.text import Text

from piste.search.strategy import Progress
from piste.views.quantities import percent, time

LONG = 1.0  # seconds; a shorter search shows nothing


@contextmanager
def progress_line(show: Callable[[float], str]) -> Iterator[Callable[[Progress], None] | None]:
    """A listener for `search` that shows a line on a terminal once a search takes long; None where there is none."""
    console = Console(stderr=True)
    if not console.is_terminal:
        yield None
        return
    live = Live(console=console, transient=True, auto_refresh=False)

    def listen(progress: Progress) -> None:
        if progress.seconds < LONG:
            return
        if not live.is_started:
            live.start()
        live.update(Text(line(progress, show)), refresh=True)

    try:
        yield listen
    finally:
        if live.is_started:
            live.stop()


def line(progress: Progress, show: Callable[[float], str]) -> str:
    """
    >>> line(Progress(1200, 3.5, best=2.0, lower=1.5), str)
    '3.5 s, 1,200 mappings, best 2.0, at most 25% better (Ctrl-C takes it)'
    """
    parts = [time(progress.seconds), f"{progress.evaluated:,} mappings"]
    if progress.best < inf:
        parts += [f"best {show(progress.best)}"]
        if progress.lower > 0:
            parts += [f"at most {percent(1 - progress.lower / progress.best)} better"]
        return f"{', '.join(parts)} (Ctrl-C takes it)"
    return ", ".join(parts)
