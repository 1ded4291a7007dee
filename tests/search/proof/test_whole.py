"""No tree is below what the relaxed problem says of its keeps, by whole and by real tiles."""

from __future__ import annotations

from math import inf
from random import Random

from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from piste.mapspace.space import Mapspace
from piste.search.objective import objective
from piste.search.proof.relaxation import moving, relaxed
from piste.search.proof.smooth import Smooth
from piste.search.proof.whole import Whole
from piste.search.strategy import Budget, Watch
from piste.spec.mapping import Keep, Mapping
from tests.examples import examples
from tests.literal import SLACK, SLIDING, SPREAD, counted, of_family, spread, tiny
from tests.search.proof.test_padding import with_padding


def kept_by(mapping: Mapping, space: Mapspace) -> dict[str, tuple[str, ...]]:
    """The memories of each tensor besides its backing store, from the outermost on."""
    kept = dict[str, list[str]]()
    for node in mapping.nodes:
        for tensor in node.tensors if isinstance(node, Keep) else ():
            kept.setdefault(tensor, []).append(node.memory)
    assert {tensor: memories[0] for tensor, memories in kept.items()} == space.layout.backing
    return {tensor: tuple(kept[tensor][1:]) for tensor in space.workload.tensors}


@settings(max_examples=examples(12), phases=(Phase.explicit, Phase.reuse, Phase.generate))
@given(st.integers(0, 2**32 - 1), st.booleans(), st.booleans())
def test_no_tree_is_below_what_is_said_of_its_keeps(seed: int, shared: bool, padded: bool) -> None:
    rng = Random(seed)
    (w, chip), trees = spread(rng, SPREAD) if shared else tiny(rng, SLIDING)
    w = with_padding(rng, w) if padded else w
    space = Mapspace(w, chip)
    best: dict[tuple[tuple[str, ...], ...], dict[str, float]] = {}
    for m in trees:
        if of_family(w, m, "perfect") and (report := counted(w, chip, m)).fits:
            here = best.setdefault(tuple(kept_by(m, space).values()), {})
            for target in ("energy", "cycles", "edp"):
                here[target] = min(here.get(target, inf), objective(target, chip)(report))
    simple, windows = relaxed(space), moving(w.einsums[0], w.sizes)
    for target in ("energy", "cycles", "edp"):
        sought = objective(target, chip)
        whole = Whole.of(space, sought, w)
        if simple is None or whole is None:
            return
        smooth = Smooth(simple, sought, windows, w, every=True)
        for keeps, costs in best.items():
            kept = dict(zip(w.tensors, keeps, strict=True))
            for bounds in (whole, smooth):
                assert bounds.bound(kept, inf, Budget(), Watch()) <= costs[target] * (1 + SLACK), (target, kept)
