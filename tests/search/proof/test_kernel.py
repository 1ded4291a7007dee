"""The compiled part of the search: that it is the one in kernel.c."""

from __future__ import annotations

from hashlib import sha256
from importlib.resources import files


def test_the_kernel_that_ships_is_made_from_the_source_beside_it() -> None:
    home = files("piste.search.proof")
    first = home.joinpath("kernel.ll").read_text().split("\n", 1)[0]
    assert first == f"; kernel.c {sha256(home.joinpath('kernel.c').read_bytes()).hexdigest()}", "run make kernel"
