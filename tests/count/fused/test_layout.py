"""What is known of a fused tree before it is run, and how full its memories get, on a pair of products."""

from __future__ import annotations

import numpy as np

from piste.count.fused.layout import TreeFacts
from piste.count.fused.peak import AFTER, BEFORE, LIVE, Moment, Peaks, Profile
from piste.count.fused.stages import NEVER, RankPosition, first_time, held_first, only_first
from piste.count.fused.visit import RankInterval
from piste.count.oracle.schedule import Fork, Tree
from piste.results.report import Counts
from piste.spec.mapping import Compute, Fuse, Keep, Loop, Mapping, Spread
from piste.spec.workload import Workload

PAIR = Workload.parse("P[m,l] = A[m,k] * B[k,l]; Z[m,n] = P[m,l] * D[l,n]", m=8, k=3, l=4, n=5)
FIRST = Keep("RF", ("P",)), Loop("k", 1), Compute("P")
THEN = Keep("RF", ("D",), retain=False), Compute("Z")
NODES = Keep("DRAM", tuple("ABDZ")), Loop("m", 2), Keep("GLB", ("P",)), Fuse((FIRST, THEN))


def tree() -> Tree:
    return Tree(PAIR, Mapping(NODES))


def test_where_makings_begin_and_what_is_let_go() -> None:
    found = tree()
    layout = TreeFacts(PAIR, found)
    fork = found.root.nodes[-1]
    assert isinstance(fork, Fork)
    making, using = fork.branches
    assert layout.makings == {"Z": found.root, "P": making}
    assert (layout.depth[found.root], layout.depth[making]) == (0, 4)
    assert [site.tensor for site in layout.above[using]] == ["A", "B", "D", "Z", "P"]
    assert layout.lacking("P") == ["", "k"] and layout.lacking("Z") == ["", "l"]
    (inner,) = (site for site in found.sites["P"] if site.memory == "RF")
    (weights,) = (site for site in found.sites["D"] if site.memory == "RF")
    assert layout.inside(making, 0) == [inner] and layout.inside(making, 1) == []
    # P is let go at the end of its branch, below three nodes; D never stays; both are the innermost of their loops.
    assert layout.floors[inner] == 3 and layout.floors[weights] == NEVER - 1
    assert layout.sums_again(inner)


def test_profiles_add_up_what_is_live_at_once() -> None:
    """Two visits: a tile of 8 in both, one of 12 in the first only, carried over by 5 to the next iteration."""
    found = tree()
    peaks = Peaks(PAIR, found)
    glb = found.sites["P"][0]
    weight = next(site for site in found.sites["D"] if site.memory == "RF")
    one = np.array([True])

    def visit(*sites: object) -> Profile:
        flags = {site: np.array([LIVE], np.int8) for site in sites}
        return Profile(peaks, {0: Moment(flags, {})}, dict.fromkeys(sites, one))  # type: ignore[arg-type]

    making = visit(glb)
    using = visit(glb, weight).closed(weight, np.array([12]), np.array([5]))
    whole = making.then(using).closed(glb, np.array([8]), np.array([0]))
    counts = Counts()
    peaks.report(whole, counts)
    assert counts.peak == {"GLB": 8, "RF": 12} and counts.occupancy == {"GLB": {"P": 8}, "RF": {"D": 12}}
    assert counts.peak_bits == {"GLB": 8 * PAIR.bits["P"], "RF": 12 * PAIR.bits["D"]}
    # What waits for the second visit is there while the first one runs; of visits that are alike the most counts.
    waiting = making.then(visit(glb, weight).closed(weight, np.array([0]), np.array([5])))
    assert [moment.live["RF"][0].item() for moment in waiting.moments.values()] == [5]
    peaks.report(whole.repeated(3), again := Counts())
    assert again.peak == counts.peak
    assert (BEFORE, LIVE, AFTER) == (0, 1, 2)


def test_instances_stand_on_the_axes_of_their_fanouts() -> None:
    """Two spreads over one axis divide it up: instance (1, 2) of 2 x 3 is number 5."""
    spreads = Spread("m", 4, "PE.x"), Spread("m", 2, "PE.x")
    mapping = Mapping((Keep("DRAM", ("A", "V", "B")), *spreads, Keep("RF", ("B",)), Compute("B")))
    found = Tree(w := Workload.parse("B[m] = A[m,k] * V[k]", m=8, k=2), mapping)
    for across, width in zip(found.root.above, (2, 3), strict=True):
        across.width = width
    assert Peaks(w, found).place[found.sites["B"][1]].tolist() == [0, 1, 2, 3, 4, 5]


def test_who_holds_a_result_for_the_first_time() -> None:
    """The loop over k (at depth 3) has moved, and on instance 1 nothing of m turns further in than that."""
    places = {
        "m": RankPosition(RankInterval(np.array([0, 2]), np.array([2, 2])), NEVER, np.array([5, 1])),
        "": RankPosition(RankInterval(np.array([0]), np.array([1])), NEVER, np.array([-1])),
        "k": RankPosition(RankInterval(np.array([1]), np.array([1])), 3, np.array([-1])),
    }
    assert first_time(places, ["", "k"], floor=-1) == 3 and first_time(places, ["", "k"], floor=3) == -NEVER
    assert only_first(places, ["", "k"], floor=-1)["m"].span.extent.tolist() == [0, 2]
    assert not held_first(places, ["", "k"], floor=-1)
    assert held_first({**places, "m": places["m"]._replace(turns=np.array([1, 1]))}, ["", "k"], floor=-1)
