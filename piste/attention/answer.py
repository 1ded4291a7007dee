"""Answers by either accounting: the best dataflow that is asked for, the layer around it, and the bound beneath."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache, partial
from math import inf
from typing import TYPE_CHECKING

from piste.attention import model
from piste.attention.asked import Asked
from piste.attention.dataflow import Dataflow, keeps_rows, piece
from piste.attention.dataflow import notes as notes_of
from piste.attention.model import OBJECTIVES, PARTS
from piste.attention.platform import Platform
from piste.attention.products import product_cost
from piste.attention.shape import Attention
from piste.attention.workload import MatrixProduct, attention_workload, block_workload, gemms, least
from piste.results.attended import Attended
from piste.spec.builders import gemm as gemm_workload

if TYPE_CHECKING:
    from piste.results.curve import Curve

LA = "L-A"  # logits and attend, the two products that can be fused
PE_ELEMENTS = 3  # that each PE holds: one of the input, the weight and the output


def answer(asked: Asked) -> Attended:
    """The best dataflow of what is asked, at the level that is asked for, and what is to be known besides."""
    below = partial(bound_bytes, asked.attention, asked.platform)
    kinds = {kind: replace(best(asked.of_kind(kind)), bound=below) for kind in asked.flow.kinds}
    kind = min(kinds, key=lambda one: OBJECTIVES[asked.objective](kinds[one]))
    la = kinds[kind]
    found, extra = la, {"kind": kind, "kinds": kinds}
    if asked.level != "la":
        operators = {LA: la, **_others(asked, kind)}
        found, extra = together(operators, asked), extra | {"operators": operators}
    row = notes_of(asked.attention, la.dataflow, asked.platform) if la.fused else ()
    notes = tuple(dict.fromkeys((*la.notes, *row)))
    return replace(found, name=asked.name, notes=notes, extra=extra, asked=asked)


def best(asked: Asked) -> Attended:
    """The best dataflow of one kind, for logits and attend."""
    if asked.accounting == "ref":
        from piste.studies.flat import answers  # the published formulas, of the study of their paper

        return answers.best(asked)
    key = OBJECTIVES[asked.objective]
    found = sorted(_costs(asked, _fitted(asked)), key=key)
    # What is held as if nothing spilled, the best first: once that is no better than the best so far, no other is.
    for dataflow, free in _without_limit(asked.with_buffer(inf)):
        if _is_held(dataflow) and found and key(free) >= key(found[0]):
            break
        fits = _is_held(dataflow) and free.footprint_bytes <= asked.platform.buffer_bytes
        here = free if fits else _costs(asked, [dataflow])[0]
        found = [min([*found[:1], here], key=key)]
    one = found[0]
    if _is_priced(asked):
        return one
    return replace(one, energy=model.cost(asked.attention, one.dataflow, asked.platform, asked.options).energy)


def _is_priced(asked: Asked) -> bool:
    return asked.objective == "energy"


def _costs(asked: Asked, dataflows: Sequence[Dataflow]) -> list[Attended]:
    """What some of many dataflows cost; the energy only if that decides which is the best."""
    return model.costs(asked.attention, dataflows, asked.platform, asked.options, priced=_is_priced(asked))


def every(asked: Asked) -> Iterator[Attended]:
    """All dataflows that are looked at."""
    for kind in asked.flow.kinds:
        one = asked.of_kind(kind)
        if asked.accounting == "ref":
            from piste.studies.flat import answers  # the published formulas, of the study of their paper

            yield from answers.every(one)
        else:
            dataflows = (*(dataflow for dataflow, _ in _without_limit(one.with_buffer(inf))), *_fitted(one))
            yield from model.costs(asked.attention, dataflows, asked.platform, asked.options)


@lru_cache(maxsize=64)
def _without_limit(asked: Asked) -> tuple[tuple[Dataflow, Attended], ...]:
    """Dataflows of one kind with what they cost without a limit on the buffer, the best first."""
    dataflows = [asked.flow.point] if asked.flow.point else _settled(asked, _doubled(asked))
    costs = zip(dataflows, _costs(asked, dataflows), strict=True)
    # Tiles of what passes by grow with the buffer, so these are not cheaper for sure and come first.
    return tuple(sorted(costs, key=lambda c: (_is_held(c[0]), OBJECTIVES[asked.objective](c[1]))))


def _doubled(asked: Asked) -> Iterable[Dataflow]:
    """What is asked of one kind, in doubled sizes."""
    dataflows = model.pieces(asked.attention, asked.platform, asked.flow.kinds[0])
    return dict.fromkeys(filter(None, (_moulded(asked, dataflow) for dataflow in dataflows)))


def _fitted(asked: Asked) -> list[Dataflow]:
    """What is asked of one kind in pieces that fill the buffer, where their size is free."""
    flow = asked.flow
    if flow.point or flow.granularity in ("M", "B", "H"):
        return []
    free = (
        dataflow
        for dataflow in _doubled(asked)
        if not (flow.columns if model.columns_outside(dataflow) else isinstance(flow.rows, int))
    )
    return _settled(asked, model.fitted(asked.attention, free, asked.platform, asked.options))


def _settled(asked: Asked, dataflows: Iterable[Dataflow]) -> list[Dataflow]:
    """With the stationarities that are asked for, or the best of those that are allowed."""
    a, flow = asked.attention, asked.flow
    if flow.stationarity:
        return [replace(dataflow, stationarity=flow.stationarity) for dataflow in dataflows]
    return [model.settled(a, dataflow, asked.platform, asked.options, flow.stationarities) for dataflow in dataflows]


def _is_held(dataflow: Dataflow) -> bool:
    """Whether its footprint is the same whatever the buffer."""
    return dataflow.granularity == "block" or keeps_rows(dataflow)


def _moulded(asked: Asked, dataflow: Dataflow) -> Dataflow | None:
    """A dataflow changed to what is asked; None if that is not of its order."""
    a, flow = asked.attention, asked.flow
    rows = flow.rows if isinstance(flow.rows, int) else dataflow.rows
    if dataflow.granularity == "block":
        blocks = replace(dataflow, rows=rows, columns=flow.columns or dataflow.columns, pipelined=flow.pipelined)
        return blocks if flow.order in (None, dataflow.order) else None
    cut = flow.cut(a) or dataflow.granularity
    rows, _, batch, heads = piece(a, cut, rows if cut == "R" else 0)
    staged = dataflow.staged if flow.staged is None else flow.staged
    return replace(
        dataflow, granularity=cut, rows=rows, batch_tile=batch, head_tile=heads, staged=staged, pipelined=flow.pipelined
    )


def _others(asked: Asked, kind: str) -> dict[str, Attended]:
    """The products of a layer besides logits and attend, each by itself."""
    assert asked.block is not None
    workload = block_workload(asked.block)
    attending = {einsum.name for einsum in workload.einsums if {"m", "p"} <= set(einsum.ranks)}
    each = {name: gemm for name, gemm in gemms(workload).items() if name not in attending}
    below = {name: partial(product_bound_bytes, gemm, asked.platform) for name, gemm in each.items()}
    if asked.accounting == "model":
        return {
            name: product_cost(gemm, asked.platform, asked.options, name, below[name]) for name, gemm in each.items()
        }
    from piste.studies.flat import answers  # the published formulas, of the study of their paper

    return answers.others(asked, kind, list(each), below)


def together(operators: Mapping[str, Attended], asked: Asked) -> Attended:
    """What runs one after the other, as often as there are layers."""
    n, each = asked.layers, list(operators.values())
    cycles, macs = n * sum(one.cycles for one in each), n * sum(one.macs for one in each)
    phases = tuple({part: n * x for part, x in phase.items()} for one in each for phase in one.phases)
    return replace(
        operators[LA],
        macs=macs,
        cycles=cycles,
        utilization=macs / asked.platform.pes / cycles,
        footprint_bytes=max(one.footprint_bytes for one in each),
        spill_fraction=max(one.spill_fraction for one in each),
        offchip_bytes=n * sum(one.offchip_bytes for one in each),
        onchip_bytes=n * sum(one.onchip_bytes for one in each),
        energy=n * sum(one.energy for one in each),
        parts={part: sum(phase[part] for phase in phases) for part in PARTS},
        bottleneck=model.slowest(phases),
        bound=partial(_bounds_together, n, each),
        phases=phases,
    )


# The bound beneath, computed when it is asked for


def bound_bytes(attention: Attention, platform: Platform) -> float:
    """What no loop tree moves less than, its logits on the chip or not, with all that the chip can hold.

    Under a mask, and with shared values, it is what no dataflow moves less than with any buffer.

    >>> from piste.attention.platform import platform
    >>> bert = Attention(64, 12, 4096, 4096, 64, 64, 12)
    >>> bound_bytes(bert, platform("edge")) / least(bert).fused_bytes
    1.5
    """
    a = attention
    whole = float(least(a, platform.element_bytes).fused_bytes)
    if a.mask or a.shared:
        return whole
    group = replace(a, batch=1, heads=a.heads // a.kv_heads, kv_heads=1)
    moved = a.groups * _curve(group, 8 * platform.element_bytes).traffic_bytes(_room(platform))
    return max(whole, moved) if moved < inf else whole


def _bounds_together(layers: int, each: Sequence[Attended]) -> float:
    return layers * sum(one.bound_bytes for one in each)


def product_bound_bytes(gemm: MatrixProduct, platform: Platform) -> float:
    """The least traffic of one product off the chip, with all that buffer and PEs hold; nothing beats it."""
    curve = _product_curve(replace(gemm, groups=1), 8 * platform.element_bytes)
    moved = curve.traffic_bytes(_room(platform))
    return gemm.groups * (moved if moved < inf else curve.algorithmic_min_bytes)


def _room(platform: Platform) -> float:
    """Bytes that the buffer and the PEs hold together."""
    return platform.buffer_bytes + PE_ELEMENTS * platform.pes * platform.element_bytes


@lru_cache(maxsize=64)
def _curve(group: Attention, bits: int) -> Curve:
    from piste.bounds import bound  # when it is asked for

    return bound(attention_workload(group, online=True, bits=bits), vectors="free")  # below every dataflow


@lru_cache(maxsize=256)
def _product_curve(gemm: MatrixProduct, bits: int) -> Curve:
    from piste.bounds import bound

    return bound(gemm_workload(gemm.m, gemm.k, gemm.n, bits=bits))
