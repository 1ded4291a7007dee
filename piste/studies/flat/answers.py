"""Questions about an attention (`piste.attention.asked`) answered by the published formulas (`ref`)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import product

from piste.attention.asked import Asked
from piste.attention.dataflow import STAGES, Dataflow, Points, check, point
from piste.attention.space import STAGED, DataflowSpace
from piste.results.attended import Attended, Bound
from piste.studies.flat import ref
from piste.studies.flat.spaces import Explored, explore, optimum, products


def best(asked: Asked) -> Attended:
    """The best dataflow of one kind, for logits and attend."""
    return _explored(asked).best(asked.objective, energy=asked.readings.energy)


def every(asked: Asked) -> Iterator[Attended]:
    """All dataflows of one kind that are looked at."""
    explored = _explored(asked)
    yield from (explored.at(i, energy=asked.readings.energy) for i in range(len(explored.points)))


def others(asked: Asked, kind: str, names: Sequence[str], below: Mapping[str, Bound]) -> dict[str, Attended]:
    """The products of a layer besides logits and attend, each by itself; `below` are bounds on their traffic."""
    assert asked.block is not None
    costs = products(
        asked.block, asked.platform, _space(asked, kind), None, asked.readings.base_inter, asked.readings.psum
    )
    return {
        name: costs[name].attended(
            name, None, below[name], int(optimum(costs[name], asked.objective)[0]), 0, asked.readings.energy
        )
        for name in names
    }


def _explored(asked: Asked) -> Explored:
    a, flow, chip = asked.attention, asked.flow, asked.platform
    space = _space(asked, flow.kinds[0])
    if not flow.point and not (space.granularities == ("block",) and (flow.rows or flow.columns)):
        return explore(a, chip, space, None, asked.readings.base_inter, asked.readings.psum)
    dataflows = [flow.point] if flow.point else list(_blocks(asked, space))
    for dataflow in dataflows:
        check(a, dataflow)
    points = Points.of(dataflows)
    costs = ref.costs(a, points, chip, None, asked.readings.base_inter, asked.readings.psum)
    return Explored(a, chip, space, points, costs, (chip.buffer_bytes,))


def _space(asked: Asked, kind: str) -> DataflowSpace:
    """What is asked of one kind as a space of the accounting `ref`."""
    flow, a = asked.flow, asked.attention
    pairs = tuple(product(flow.stationarities, flow.stationarities))
    if flow.point:
        pairs = (flow.point.stationarity,)
    elif flow.stationarity:
        pairs = (flow.stationarity,)
    if kind == "flash":
        return DataflowSpace(kind, (True,), ("block",), staged=(frozenset(STAGES),), stationarities=pairs)
    if flow.point:
        flow = replace(flow, granularity=flow.point.granularity, rows=flow.point.rows, staged=flow.point.staged)
    cut = flow.cut(a)
    return DataflowSpace(
        kind,
        (kind == "flat",),
        (cut,) if cut else ("R", "H", "B", "M"),
        (flow.rows,) if isinstance(flow.rows, int) else flow.rows or "array",
        STAGED if flow.staged is None else (flow.staged,),
        pairs,
        unfused_rows=cut == "R",
    )


def _blocks(asked: Asked, space: DataflowSpace) -> Iterator[Dataflow]:
    """Blocks of which the rows or the columns are said."""
    flow, a = asked.flow, asked.attention
    free = space.points(a, asked.platform.array)
    rows = [flow.rows] if isinstance(flow.rows, int) else sorted(set(free.rows.tolist()))
    columns = [flow.columns] if flow.columns else sorted(set(free.columns.tolist()))
    for r, c, pair in product(rows, columns, space.stationarities):
        yield point(a, True, "block", r, c, stationarity=pair)
