"""Work in a process of its own: it is ended when its time is over, whatever it is doing."""

from __future__ import annotations

import ctypes
import gc
import os
import signal
import sys
import threading
import warnings
from collections.abc import Callable
from functools import cached_property
from multiprocessing import Pipe
from typing import Any

AVAILABLE = sys.platform == "linux"  # elsewhere a process cannot be divided safely
_PRCTL = ctypes.CDLL(None).prctl if AVAILABLE else None
_DIE_WITH_PARENT = 1  # PR_SET_PDEATHSIG
SELDOM = 20_000, 50, 100  # a proof makes many objects that stay, and few cycles


class Apart:
    """Runs `work`, which may tell how far it is by calling what it is given; `listen` has what it told or returned.

    >>> apart = Apart(lambda tell: tell("begun") or 42)
    >>> apart.listen(5.0), apart.listen(5.0)
    (('told', 'begun'), ('done', 42))
    >>> apart.end()
    """

    def __init__(self, work: Callable[[Callable[[Any], None]], Any]):
        self._from, to = Pipe(duplex=False)
        with warnings.catch_warnings():  # other threads are not carried over, and none is needed
            warnings.simplefilter("ignore", DeprecationWarning)
            self._process = os.fork()
        if self._process == 0:
            _unlock()
            signal.signal(signal.SIGINT, signal.SIG_IGN)  # who started it decides
            if _PRCTL is not None:
                _PRCTL(_DIE_WITH_PARENT, signal.SIGKILL)  # also if it rests then
            gc.freeze()
            gc.set_threshold(*SELDOM)
            try:
                to.send(("done", work(lambda said: to.send(("told", said)))))
            except BaseException as error:
                to.send(("failed", error))
            finally:
                os._exit(0)
        to.close()

    def listen(self, seconds: float) -> tuple[str, Any] | None:
        """What it said next (`told`, `done` or `failed`, and what); None if it said nothing for so long."""
        try:
            return self._from.recv() if self._from.poll(seconds) else None
        except EOFError:
            return "failed", RuntimeError("the process of a proof has ended without a word")

    def rest(self) -> None:
        """Halt it until `go_on`."""
        os.kill(self._process, signal.SIGSTOP)

    def go_on(self) -> None:
        os.kill(self._process, signal.SIGCONT)

    def end(self) -> None:
        """End it at once."""
        os.kill(self._process, signal.SIGKILL)
        os.waitpid(self._process, 0)
        self._from.close()


def _unlock() -> None:
    """Open what another thread had locked when the process was divided: it is not here to open it.

    Up to Python 3.11 a cached property is locked while it is computed, for all objects of a class.
    """
    for name in [name for name in sys.modules if name.startswith("piste.")]:
        for kind in [each for each in vars(sys.modules[name]).values() if isinstance(each, type)]:
            for each in vars(kind).values():
                if isinstance(each, cached_property) and hasattr(each, "lock"):
                    each.lock = threading.RLock()
