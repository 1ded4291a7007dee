"""The compiled part of the search: that it is the one in kernel.c, and counts chains as the closed form does."""

from __future__ import annotations

from hashlib import sha256
from importlib.resources import files
from random import Random

import numpy as np
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from piste.count.chains import Chains
from piste.formula.arrays import run_arrays
from piste.formula.program import Program
from piste.search.proof.kernel import counts
from tests.examples import examples


def test_the_kernel_that_ships_is_made_from_the_source_beside_it() -> None:
    home = files("piste.search.proof")
    first = home.joinpath("kernel.ll").read_text().split("\n", 1)[0]
    assert first == f"; kernel.c {sha256(home.joinpath('kernel.c').read_bytes()).hexdigest()}", "run make kernel"


@settings(max_examples=examples(150), phases=(Phase.explicit, Phase.reuse, Phase.generate))
@given(st.integers(0, 2**32 - 1))
def test_counts_of_chains_are_those_of_the_closed_form(seed: int) -> None:
    rng = Random(seed)
    size = rng.choice([rng.randint(1, 30), rng.randint(1, 10**6), 10**12 + 39])
    nodes, c, chains = rng.randint(0, 5), rng.choice([1, 2, 3]), []
    for _ in range(20):
        tiles = [size]
        for _ in range(nodes):
            tiles.append(rng.choice([tiles[-1], max(1, tiles[-1] // rng.randint(1, 5)), rng.randint(1, tiles[-1])]))
        chains.append(tiles[1:])
    kinds = "".join(rng.choice("LLAMZ-") for _ in range(nodes)) + rng.choice(["", "L"])
    what, level = rng.choice(["visits", "boxes", "held"]), rng.randint(0, kinds.count("L"))
    found = counts(size, np.array(chains).reshape(20, nodes).T, what, kinds, level, c)
    for tiles, one in zip(chains, found, strict=True):
        p = Program()
        form, seen = Chains(p, {"x": size}), zip(kinds, [*tiles, 1], strict=False)
        chain = tuple((kind, p.const(tile)) for kind, tile in seen if kind != "-")
        match what:
            case "visits":
                expected = form.visits("x", chain, level)
            case "boxes":
                expected = form.boxes("x", c, chain)
            case _:
                expected = form.held("x", c, chain, level)
        assert one == run_arrays([expected], {})[0], (size, kinds, tiles, what, level, c)
