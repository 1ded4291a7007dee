"""Work in a process of its own is not held up by what threads were doing when it began."""

from __future__ import annotations

import threading

import pytest

import piste
from piste.mapspace.space import Mapspace
from piste.search.apart import AVAILABLE, Apart


@pytest.mark.skipif(not AVAILABLE, reason="processes are divided on Linux only")
@pytest.mark.skipif(not hasattr(vars(Mapspace)["layout"], "lock"), reason="cached properties have no locks any more")
def test_what_another_thread_has_locked_is_open_in_a_process_of_its_own() -> None:
    space = Mapspace(piste.gemm(4, 4, 4), piste.load("nvdla"))
    held, done = threading.Event(), threading.Event()

    def hold() -> None:
        with vars(Mapspace)["layout"].lock:
            held.set()
            done.wait(20)

    thread = threading.Thread(target=hold)
    thread.start()
    held.wait(20)
    apart = Apart(lambda tell: space.layout.backing)
    try:
        assert apart.listen(10.0) == ("done", {"A": "DRAM", "W": "DRAM", "B": "DRAM"})
    finally:
        apart.end()
        done.set()
        thread.join()
