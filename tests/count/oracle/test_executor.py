"""The executor against closed forms, hand-derived numbers and laws that hold whatever the tree."""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from math import prod

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from piste.count.oracle.executor import Machine, execute
from piste.count.oracle.schedule import Box, LeafRun, Run, Site, is_inside, locate, points
from piste.errors import MappingError
from piste.results.report import Counts, Edge, Traffic
from piste.spec.architecture import Architecture, Fanout, Memory, Unit
from piste.spec.check import check
from piste.spec.mapping import Compute, Fuse, Keep, Loop, Mapping, Spread
from piste.spec.workload import Workload
from tests.examples import examples
from tests.strategies import ODD, PLAIN, Case, bmm, gemm, gqa, matvec, singles, trees

CHIP = Architecture((Memory("DRAM"), Memory("GLB"), Fanout("PE", {"x": 8}), Memory("RF"), Unit("MAC")))
DEAF = Architecture(
    (Memory("DRAM"), Memory("GLB"), Fanout("PE", {"x": 8}, multicast=False, reduce=False), Memory("RF"), Unit("MAC"))
)


def traffic(counts: Counts, memory: str, tensor: str) -> tuple[int, int, int, int]:
    t = counts.total()[memory, tensor]
    return t.reads, t.fills, t.updates, t.drains


def walks(case: Case) -> list[tuple[int, Loop | Spread, int]]:
    """The loops and spreads of a tree with perfect tiles, where they stand and how many steps they take."""
    extents = dict(case.workload.sizes)
    found = []
    for at, node in enumerate(case.mapping.nodes):
        if isinstance(node, Loop | Spread):
            tile = min(node.tile, extents[node.rank])
            found.append((at, node, extents[node.rank] // tile))
            extents[node.rank] = tile
    return found


@settings(max_examples=examples(250), deadline=None)
@given(case=singles((gemm, bmm, gqa, matvec), tiles=("perfect",), forgetful=0.0))
def test_perfect_tiles(case: Case) -> None:
    """With perfect tiles and plain indices every count is a product."""
    assert execute(*case).total() == {
        key: row
        for tensor in case.workload.tensors
        for key, row in products(case, tensor, "reduce" if tensor in case.workload.outputs else "multicast")
    }


def products(case: Case, tensor: str, sharing: str) -> Iterator[tuple[tuple[str, str], Traffic]]:
    """What moves into a keep is the tensor, once per iteration of those loops it does not use that stand above the
    innermost loop that it does use, and once per instance along the spreads it does not use."""
    nodes, sizes = case.mapping.nodes, case.workload.sizes
    ranks = case.workload.einsums[0].accesses[tensor].ranks
    size = prod(sizes[rank] for rank in ranks)
    loops = [(at, node.rank in ranks, k) for at, node, k in walks(case) if isinstance(node, Loop) and k > 1]
    copies = [(at, node, k) for at, node, k in walks(case) if isinstance(node, Spread) and node.rank not in ranks]
    shared = {fanout.name for fanout in case.architecture.fanouts.values() if getattr(fanout, sharing)}

    def iterations(at: int) -> int:
        innermost = max((loop for loop, used, _ in loops if used and loop < at), default=0)
        return prod(k for loop, used, k in loops if not used and loop < innermost)

    def instances(at: int) -> int:
        return prod(k for spread, _, k in copies if spread < at)

    def apart(at: int, below: int) -> int:
        return prod(k for spread, n, k in copies if at < spread < below and n.over.split(".")[0] not in shared)

    keeps = [at for at, node in enumerate(nodes) if isinstance(node, Keep) and tensor in node.tensors]
    for at, below in pairwise([*keeps, len(nodes)]):
        own = size * iterations(at) * instances(at) if at != keeps[0] else 0
        if below < len(nodes):
            asked = size * iterations(below) * instances(at) * apart(at, below)
        else:
            asked = prod(sizes.values()) // instances(below) * instances(at) * apart(at, below)
        keep, touched = nodes[at], size * instances(at)
        assert isinstance(keep, Keep)
        if tensor in case.workload.inputs:
            yield (keep.memory, tensor), Traffic(reads=asked, fills=own)
        else:
            back = own - touched if own else 0
            yield (keep.memory, tensor), Traffic(reads=asked - touched, fills=back, updates=asked, drains=own)


# Numbers derived by hand


def test_a_short_last_region_keeps_its_tile() -> None:
    """The last region of m has one row, whose tile survives the loop over k: 4 * 6 + 1 drains, not 5 * 6."""
    workload = Workload.parse("B[m,n] = A[m,k] * W[k,n]", m=5, k=6, n=1)
    top, walk = Keep("DRAM", ("A", "W", "B")), (Loop("m", 4), Loop("k", 1), Loop("m", 2))
    counts = execute(workload, CHIP, Mapping((top, *walk, Keep("RF", ("B",)), Compute("B"))))
    assert traffic(counts, "RF", "B") == (25, 20, 30, 25)
    assert traffic(counts, "DRAM", "B") == (20, 0, 25, 0)


@pytest.mark.parametrize(("keep_above", "made", "held"), [(2, 96, 16), (1, 64, 32), (0, 64, 64)])
def test_where_the_keep_stands_decides_what_is_made_again(keep_above: int, made: int, held: int) -> None:
    """Two 2-D convolutions, 6x6 outputs in 2x2 tiles: below both loops, a line buffer, above both."""
    workload = Workload.parse(
        "Y[a,b] = W[r] * A[a+r,b]; Z[p,q] = V[s,t] * Y[p+s,q+t]", p=6, q=6, s=3, t=3, a=8, b=8, r=1
    )
    nodes = [Loop("p", 2), Loop("q", 2)]
    nodes.insert(keep_above, Keep("GLB", ("Y",)))  # type: ignore[arg-type]
    fuse = Fuse(((Compute("Y"),), (Compute("Z"),)))
    counts = execute(workload, CHIP, Mapping((Keep("DRAM", ("A", "W", "V", "Z")), *nodes, fuse)))
    assert counts.ops == {"Y": made, "Z": 324}
    assert counts.occupancy["GLB"] == {"Y": held}


def test_an_affine_output_moves_as_a_box() -> None:
    """O[2*p+r] with p in tiles of two: the tiles are 0-2, 4-6 for r=0, then 1-3, 5-7; each has a gap in the middle."""
    workload = Workload.parse("O[2*p+r] = A[p] * W[r]", p=4, r=2)
    nodes = (Keep("DRAM", ("A", "W", "O")), Loop("r", 1), Loop("p", 2), Keep("RF", ("O",)), Compute("O"))
    counts = execute(workload, CHIP, Mapping(nodes))
    # All four tiles leave as boxes; 1, 2, 5 and 6 have been in a tile before, and come back.
    assert traffic(counts, "RF", "O") == (0, 4, 8, 12)
    assert traffic(counts, "DRAM", "O") == (12 - 8, 0, 12, 0)


def test_what_crosses_a_fanout() -> None:
    """Rows of A over four instances: W is shared, A and B are not."""
    workload = Workload.parse("B[m,n] = A[m,k] * W[k,n]", m=4, k=3, n=2)
    nodes = (Keep("DRAM", ("A", "W", "B")), Spread("m", 1, "PE.x"), Keep("RF", ("A", "W", "B")), Compute("B"))
    shared, apart = execute(workload, CHIP, Mapping(nodes)), execute(workload, DEAF, Mapping(nodes))
    assert shared.phases[0].words == {("PE", "A"): (12, 12), ("PE", "W"): (6, 6), ("PE", "B"): (8, 8)}
    assert apart.phases[0].words == {("PE", "A"): (12, 12), ("PE", "W"): (24, 24), ("PE", "B"): (8, 8)}
    assert shared.instances == {("DRAM", t): 1 for t in "AWB"} | {("RF", t): 4 for t in "AWB"}
    assert shared.unit_instances == {"B": 4}
    assert shared.phases[0].first["RF", "W"] == Traffic(reads=6, fills=6)
    assert shared.phases[0].first_fill == {Edge("DRAM", "RF", "A", 1): (12, 3), Edge("DRAM", "RF", "W", 1): (6, 6)}
    assert shared.phases[0].last_drain == {Edge("DRAM", "RF", "B", 1): (8, 2)}


def test_what_passes_each_edge() -> None:
    """P is made in GLB, in two tiles of two rows, and read from there; A and D come from DRAM, A in rows to GLB."""
    workload = Workload.parse("P[m] = A[m,k] * B[k]; Z[m] = P[m] * D[m]", m=4, k=3)
    first = (Keep("GLB", ("A",)), Compute("P"))
    nodes = (
        Keep("DRAM", ("A", "B", "D", "Z")),
        Loop("m", 2),
        Keep("GLB", ("P",)),
        Fuse((first, (Keep("RF", ("P",)), Compute("Z")))),
    )
    assert not execute(workload, CHIP, Mapping(nodes)).phases[0].edges
    wide = replace(CHIP, components=(replace(CHIP.memories["DRAM"], access_bytes=2), *CHIP.components[1:]))
    (phase,) = execute(workload, wide, Mapping(nodes), stages=True).phases
    assert {edge: tuple(vars(passed.total).values()) for edge, passed in phase.edges.items()} == {
        Edge("DRAM", "GLB", "A", 2): (12, 12, 0, 0),
        Edge("GLB", "MAC", "A", "P"): (12, 12, 0, 0),
        Edge("DRAM", "MAC", "B", "P"): (12, 12, 0, 0),
        Edge("GLB", "MAC", "P", "P"): (8, 0, 12, 12),
        Edge("GLB", "RF", "P", 3): (4, 4, 0, 0),
        Edge("RF", "MAC", "P", "Z"): (4, 4, 0, 0),
        Edge("DRAM", "MAC", "D", "Z"): (4, 4, 0, 0),
        Edge("DRAM", "MAC", "Z", "Z"): (0, 0, 4, 4),
    }
    assert all(passed.first == passed.total and not passed.further for passed in phase.edges.values())
    (making, _), (reading, _), *_ = phase.stages
    assert making.edges[Edge("GLB", "MAC", "P", "P")] == Traffic(reads=4, updates=6)
    assert reading.edges[Edge("GLB", "RF", "P", 3)] == Traffic(reads=2, fills=2)


def test_stages() -> None:
    """Two tiles of two rows: the second begins with the drain of the first, and the last drain ends it."""
    workload = Workload.parse("B[m] = A[m,k] * V[k]", m=4, k=3)
    nodes = (Keep("DRAM", ("A", "V", "B")), Keep("GLB", ("V",)), Loop("m", 2), Keep("RF", ("A", "B")), Compute("B"))
    (phase,) = execute(workload, CHIP, Mapping(nodes), stages=True).phases
    (first, once), (second, _) = phase.stages
    assert once == 1 and len(phase.stages) == 2
    assert first.steps == second.steps == 6
    assert first.reads == {("DRAM", "V"): 3, ("DRAM", "A"): 6, ("GLB", "V"): 6, ("RF", "A"): 6, ("RF", "B"): 4}
    assert first.writes == {("GLB", "V"): 3, ("RF", "A"): 6, ("RF", "B"): 6}
    assert second.reads == {("DRAM", "A"): 6, ("GLB", "V"): 6, ("RF", "A"): 6, ("RF", "B"): 2 + 4 + 2}
    assert second.writes == {("DRAM", "B"): 4, ("RF", "A"): 6, ("RF", "B"): 6}
    assert first.words == {("PE", "A"): 6, ("PE", "V"): 6}
    assert second.words == {("PE", "A"): 6, ("PE", "V"): 6, ("PE", "B"): 4}
    assert phase.first_fill == {Edge("DRAM", "GLB", "V", 1): (3, 3), Edge("DRAM", "RF", "A", 2): (6, 6)}
    assert phase.last_drain == {Edge("DRAM", "RF", "B", 2): (4, 4)}


def test_phases() -> None:
    """The branches of a Fuse with no loop above; a tile kept above them is fetched in the first that reads it."""
    workload = Workload.parse("P[m,l] = A[m,k] * B[k,l]; Z[m,n] = P[m,l] * D[l,n]", m=2, k=2, l=2, n=2)
    top = Keep("DRAM", ("A", "B", "D", "Z", "P")), Keep("GLB", ("B", "D", "Z"))
    fuse = Fuse(((Loop("k", 1), Compute("P")), (Compute("Z"),)))
    one, two = execute(workload, CHIP, Mapping((*top, fuse))).phases
    assert one.steps == {"P": 8} and two.steps == {"Z": 8}
    assert one.total["GLB", "B"] == Traffic(reads=8, fills=4) and ("GLB", "B") not in two.total
    assert two.total["GLB", "Z"] == Traffic(reads=4, updates=8, drains=4)
    assert two.total["DRAM", "Z"] == Traffic(updates=4)
    assert len(execute(workload, CHIP, Mapping((*top, Loop("m", 1), fuse))).phases) == 1


def test_a_running_value_is_drained_for_its_reader_and_brought_back() -> None:
    workload = Workload.parse(
        [
            "M[m] max= S[m,p]",
            {"einsum": "X[m,p] = exp(S[m,p] - M[m])", "running": ["M"]},
            {"einsum": "D[m] = X[m,p]", "rescale": "M"},
        ],
        {"m": 2, "p": 3},
    )
    top = Keep("DRAM", ("S", "M", "D")), Loop("p", 1), Keep("GLB", ("X",))
    keep = Keep("RF", ("M",))
    fuse = Fuse(((keep, Compute("M")), (keep, Compute("X")), (Compute("D"),)))
    counts = execute(workload, CHIP, Mapping((*top, fuse)))
    # M's branch: 2 drains in each of 3 visits, brought back in the last 2; X's branch: 2 fills in each, as M changes.
    assert traffic(counts, "RF", "M") == (4 + 6, 4 + 6, 6, 6)
    assert traffic(counts, "DRAM", "M") == (4 + 6, 0, 6, 0)
    assert counts.rescales == {"D": 4}


def test_a_running_value_kept_on_and_off_the_chip_comes_back_once() -> None:
    """One keep serves the maximum and its reader: what is filled was read above once, as of any partial result."""
    workload = Workload.parse(
        ["M[m] max= S[m,p]", {"einsum": "X[m,p] = exp(S[m,p] - M[m])", "running": ["M"]}], {"m": 4, "p": 6}
    )
    top = Keep("DRAM", ("S", "M", "X")), Loop("p", 3), Loop("m", 2), Keep("GLB", ("M",))
    counts = execute(workload, CHIP, Mapping((*top, Fuse(((Compute("M"),), (Compute("X"),))))))
    # The second block of p brings each of 4 rows back; both blocks drain them. Within: 24 updates, 4 of them the first
    # of a row, and X reads 24 times.
    assert traffic(counts, "DRAM", "M") == (4, 0, 8, 0)
    assert traffic(counts, "GLB", "M") == (24 - 4 + 24, 4, 24, 8)


def test_instances_that_share_a_keeper_may_not_make_the_same_element() -> None:
    workload = Workload.parse("P[m,l] = A[m,k] * B[k,l]; Z[m,n] = P[m,l] * D[l,n]", m=2, k=1, l=1, n=2)
    top, fuse = Keep("DRAM", ("A", "B", "D", "Z", "P")), Fuse(((Compute("P"),), (Compute("Z"),)))
    with pytest.raises(MappingError) as refused:
        execute(workload, CHIP, Mapping((top, Spread("n", 1, "PE.x"), fuse)))
    assert str(refused.value) == (
        "instances (0,) and (1,) make element (0, 0) of P in the same step, but share its outermost keep; "
        "keep P below the spread"
    )
    execute(workload, CHIP, Mapping((top, Spread("m", 1, "PE.x"), fuse)))


def test_a_running_value_may_not_be_forgotten_before_it_is_reduced() -> None:
    workload = Workload.parse(
        ["M[m] max= S[m,p]", {"einsum": "X[m,p] = exp(S[m,p] - M[m])", "running": ["M"]}], {"m": 2, "p": 3}
    )
    fuse = Fuse(((Compute("M"),), (Compute("X"),)))
    with pytest.raises(MappingError) as refused:
        check(
            workload, CHIP, Mapping((Keep("DRAM", ("S", "X")), Loop("p", 1), Loop("m", 1), Keep("GLB", ("M",)), fuse))
        )
    assert str(refused.value) == (
        "the outermost keep of M must stand above the walk over p: what it forgets of a running value is lost, "
        "and M is reduced over p"
    )


# Laws


@settings(max_examples=examples(150), deadline=None)
@given(case=st.one_of(singles(PLAIN + ODD), trees()))
def test_stages_add_up_to_what_the_first_instances_do(case: Case) -> None:
    for phase in run(case, stages=True).phases:
        reads = {key: t.reads + t.drains for key, t in phase.first.items()}
        writes = {key: t.fills + t.updates for key, t in phase.first.items()}
        stages = [stage for stage, _ in phase.stages]
        assert sum(stage.steps for stage in stages) == sum(phase.steps.values())
        for key in reads:
            assert sum(stage.reads.get(key, 0) for stage in stages) == reads[key]
            assert sum(stage.writes.get(key, 0) for stage in stages) == writes[key]
        for key, (total, first) in phase.words.items():
            assert sum(stage.words.get(key, 0) for stage in stages) == first <= total


@settings(max_examples=examples(200), deadline=None)
@given(case=singles(PLAIN + ODD))
def test_the_first_instance_is_the_busiest(case: Case) -> None:
    """No instance of a keep moves more than the one at index zero of every spread."""
    traffic = Machine(*case).traffic
    for (phase, site, _), t in list(traffic.items()):
        first = traffic[phase, site, (0,) * site.depth]
        assert t.reads <= first.reads and t.fills <= first.fills
        assert t.updates <= first.updates and t.drains <= first.drains


def test_but_not_in_a_fused_tree() -> None:
    """A tile that serves two readers is the box of both: rows 0 and p of X on instance p."""
    workload = Workload.parse(
        "Q[m,e] = X[m,d] * A[d,e]; K[p,e] = X[p,d] * B[d,e]; S[m,p] = Q[m,e] * K[p,e]", m=1, p=3, d=2, e=1
    )
    nodes = (
        Keep("DRAM", ("A", "B", "X", "S")),
        Spread("p", 1, "PE.x"),
        Keep("RF", ("X", "Q", "K")),
        Fuse(((Compute("Q"),), (Compute("K"),), (Compute("S"),))),
    )
    traffic = Machine(workload, CHIP, Mapping(nodes)).traffic
    fills = {i: t.fills for (phase, site, i), t in traffic.items() if site.tensor == "X" and site.parent and phase == 0}
    assert fills == {(0,): 2, (1,): 4, (2,): 6}


@settings(max_examples=examples(200), deadline=None)
@given(case=st.one_of(singles(PLAIN + ODD), trees()))
def test_what_is_sent_is_received(case: Case) -> None:
    """Without multicast and reduction every word that leaves a keep arrives at another one or at the compute unit."""
    try:
        machine = Machine(case.workload, deaf(case.architecture), case.mapping)
    except MappingError:
        return
    workload, tree, visits = case.workload, machine.tree, machine.schedule.visits
    totals: dict[Site, Traffic] = defaultdict(Traffic)
    for (_, site, _), t in machine.traffic.items():
        totals[site].add(t)
    ops = machine.counts(False).ops
    innermost = {(visit.einsum.name, t): visit.branch.kept[t] for visit in visits for t in visit.einsum.accesses}
    for tensor, sites in tree.sites.items():
        for site in sites:
            below = [s for s in sites if s.parent is site]
            readers = [e.name for e in workload.readers[tensor] if innermost.get((e.name, tensor)) is site]
            delivered = sum(totals[s].fills for s in below if not s.makes or s.reads)
            delivered += sum(words_read(visits, name, tensor) for name in readers)
            sent_up = sum(totals[s].drains for s in below) + ops.get(tensor, 0) * (innermost.get((tensor,) * 2) is site)
            assert totals[site].updates == sent_up
            if site.parent is None:
                assert totals[site].fills == totals[site].drains == 0
                started = sum(prod(map(len, box)) for box in makings(visits, tensor))
                # What is made again may never go up, and a box of an affine result has gaps.
                gaps = tensor in workload.makers and None in workload.makers[tensor].output.alone
                if started and not gaps and not any(s.reads for s in below if s.makes):
                    assert totals[site].reads == delivered + sent_up - started
            if not site.makes:
                assert totals[site].reads == delivered


def words_read(visits: list[LeafRun], name: str, tensor: str) -> int:
    """A word for every operation of an Einsum, but for those that read padding."""
    mine = [visit for visit in visits if visit.einsum.name == name]
    accesses = [visit.einsum.accesses[tensor] for visit in mine]
    return sum(
        is_inside(access, locate(access)(point))
        for visit, access in zip(mine, accesses, strict=True)
        for _, _, point in points(visit, visit.work, 0)
    )


def deaf(chip: Architecture) -> Architecture:
    """Without multicast and reduction."""
    parts = (replace(c, multicast=False, reduce=False) if isinstance(c, Fanout) else c for c in chip.components)
    return replace(chip, components=tuple(parts))


def makings(visits: list[LeafRun], tensor: str) -> list[Box]:
    runs = {part for visit in visits for part in visit.above if isinstance(part, Run)}
    return [box for run in runs for box in run.made.get(tensor, {}).values()]


@settings(max_examples=examples(150), deadline=None)
@given(case=singles(PLAIN + ODD))
def test_sharing_only_saves_words(case: Case) -> None:
    shared, apart = execute(*case), execute(case.workload, deaf(case.architecture), case.mapping)
    assert shared.ops == apart.ops == {e.name: prod(case.workload.sizes.values()) for e in case.workload.einsums}
    assert shared.compute_cycles == apart.compute_cycles
    assert shared.occupancy == apart.occupancy and shared.peak == apart.peak
    for key, t in shared.total().items():
        other = apart.total()[key]
        assert t.reads <= other.reads and t.updates <= other.updates
        assert t.fills == other.fills and t.drains == other.drains


@settings(max_examples=examples(100), deadline=None)
@given(case=singles(PLAIN + ODD), data=st.data())
def test_a_loop_of_one_step_changes_nothing(case: Case, data: st.DataObject) -> None:
    nodes = case.mapping.nodes
    rank = data.draw(st.sampled_from(case.workload.einsums[0].ranks))
    first = next(i for i, node in enumerate(nodes) if not isinstance(node, Keep))
    at = data.draw(st.integers(first, len(nodes) - 1))
    loop = Loop(rank, case.workload.sizes[rank] + data.draw(st.integers(0, 2)))
    more = Mapping((*nodes[:at], loop, *nodes[at:]))
    assert execute(case.workload, case.architecture, more) == execute(*case)


def run(case: Case, stages: bool) -> Counts:
    try:
        return execute(*case, stages=stages)
    except MappingError:
        return Counts()


def astuple(t: Traffic) -> tuple[int, int, int, int]:
    return t.reads, t.fills, t.updates, t.drains


@settings(max_examples=examples(150), deadline=None)
@given(case=st.one_of(singles(PLAIN + ODD), trees()))
def test_random_cases_are_legal(case: Case) -> None:
    check(*case)
