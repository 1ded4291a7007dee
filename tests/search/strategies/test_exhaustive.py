"""Every mapping tried: within the clock, a narrower mapspace first, and no more claimed than was looked at."""

from __future__ import annotations

from itertools import product

import pytest

import piste
from piste.mapspace.space import Mapspace
from piste.search.objective import objective
from piste.search.strategies.exhaustive import exhaustive
from piste.search.strategy import Budget, Watch
from piste.spec.architecture import Architecture, Fanout, Memory, Unit
from piste.spec.constraints import Constraints

CHIP = Architecture((
    Memory("DRAM", read_pj=20, write_pj=20), Fanout("PE", {"x": 4, "y": 3}), Memory("RF", 64, read_pj=1, write_pj=1),
    Unit("MAC"),
))  # fmt: skip


def fullest(report: piste.Report) -> float:
    return 64 - report.peak_bytes.get("RF", 0)


def test_a_function_is_not_proven_because_it_may_like_what_costs_more() -> None:
    w = piste.gemm(4, 2, 2)
    found = piste.search(w, CHIP, objective=fullest)
    full = piste.Mapping.parse("DRAM | keep A, W, B\nRF | keep A, W, B\n | compute B")
    assert full in Mapspace(w, CHIP) and fullest(piste.evaluate(w, CHIP, full)) < found.value
    assert not found.optimal and "a function of the report" in found.why


def test_nothing_is_less_than_nothing() -> None:
    found = piste.search("gemm:40,40,40", CHIP, objective="occupancy:RF", mapspace="ruby", seconds=1)
    assert found.value == 0 and found.optimal and found.lower == 0


class Steps(Watch):
    """A clock that goes on whenever it is looked at."""

    looks = 0

    @property
    def seconds(self) -> float:
        self.looks += 1
        return self.looks / 1000


@pytest.mark.parametrize("mapspace", ["ruby", "ragged"])
def test_the_clock_is_looked_at_where_hardly_any_tiles_keep_the_rules(mapspace: str) -> None:
    w = piste.conv2d(6, 6, 3, 3, 4, 4)
    chip = Architecture((Memory("DRAM"), Memory("GLB", 256), Fanout("PE", {"x": 14, "y": 14}), Unit("MAC")))
    rules = Constraints.read([{"axis": "PE.y", "min_utilization": 0.75}])
    watch = Steps()
    space = Mapspace(w, chip, mapspace, constraints=rules)
    found = exhaustive(space, (objective("occupancy:GLB", chip),), Budget(seconds=3.0), 0, watch)
    assert watch.looks / 1000 < 3.1  # it stopped at once when the time was over
    assert found.best is not None, "perfect factors are met first"


@pytest.mark.parametrize("least", [0.5, 0.75, 1.0])
def test_tilings_with_enough_instances_are_all_there(least: float) -> None:
    rules = Constraints.read([{"axis": "PE.x", "min_utilization": least}])
    space = Mapspace(piste.gemm(6, 4, 5), CHIP, "ruby", constraints=rules)
    free = Mapspace(piste.gemm(6, 4, 5), CHIP, "ruby")
    for shape in [*space.shapes][::7]:
        some, all_ = set(space.tilings(shape)), set(free.tilings(shape))
        assert len(some) == space.tilings(shape).count()
        assert some == {tiles for tiles in all_ if shape.mapping(tiles, space.workload.sizes) in space}


def test_after_the_clock_no_tiles_come() -> None:
    space = Mapspace(piste.gemm(6, 4, 5), CHIP, "ragged")
    shape = max(space.shapes, key=lambda one: len(one.slots))
    looks = iter(range(10**9))
    some = list(space.tilings(shape).each(lambda: next(looks) > 500))
    whole = list(space.tilings(shape).each())
    assert 0 < len(some) < len(whole) and whole[: len(some)] == some and next(looks) < 1000


def test_perfect_mappings_met_twice_do_not_make_an_answer_less_sure() -> None:
    for mapspace, clock in product(("ruby-s", "ruby"), (None, 60.0)):
        found = piste.search(
            piste.gemm(3, 2, 4), CHIP, objective="energy", mapspace=mapspace, strategy="exhaustive", seconds=clock
        )
        assert found.optimal
