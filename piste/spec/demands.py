"""Constraints for one workload and architecture: presets spelled out, names checked, contradictions refused."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from itertools import combinations_with_replacement
from math import prod

from piste.errors import SpecError, did_you_mean, within
from piste.spec.architecture import Architecture
from piste.spec.check import may_keep
from piste.spec.constraints import Constraint, Constraints
from piste.spec.einsum import Einsum
from piste.spec.workload import ROLES, Workload


def demands(constraints: Constraints, workload: Workload, architecture: Architecture) -> tuple[Constraint, ...]:
    """Every demand as an ordinary constraint, tensors by their names; what cannot be is a `SpecError`.

    >>> from piste.spec.architecture import Fanout, Memory, Unit
    >>> from piste.spec.builders import gemm
    >>> chip = Architecture((Memory("DRAM"), Fanout("PE", {"x": 4}), Memory("Reg"), Unit("MAC")))
    >>> for demand in demands(Constraints.read("output-stationary"), gemm(8, 8, 8), chip):
    ...     print(demand)
    {memory: Reg, keep: [B], ranks: [k]}
    """
    spelled: list[tuple[int, Constraint]] = []
    for i, entry in enumerate(constraints.entries):
        with within(i):
            ordinary = [entry] if entry.preset is None else _expand(entry.preset, workload, architecture)
            for demand in ordinary:
                _check_alone(demand, workload, architecture)
                spelled.append((i, _named(demand, workload)))
    for (_, one), (i, other) in combinations_with_replacement(spelled, 2):
        with within(i):
            _check_pair(one, other)
    _check_axes(spelled, architecture)
    _check_backing(spelled, workload, architecture)
    return tuple(demand for _, demand in spelled)


def _named(demand: Constraint, workload: Workload) -> Constraint:
    """With tensors in place of roles."""

    def tensors(names: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(t for t in workload.tensors if not {t, *workload.roles(t)}.isdisjoint(names))

    return replace(demand, keep=tensors(demand.keep), bypass=tensors(demand.bypass))


_NOWHERE = "no memory may keep {}; add it to the keeps of one"


# Presets


def _expand(preset: str, workload: Workload, architecture: Architecture) -> list[Constraint]:
    with within("preset"):
        if len(workload.einsums) > 1:
            raise SpecError(f"{preset} is for one Einsum, found {', '.join(workload.makers)}; constrain each alone")
        return _PRESETS[preset](workload, architecture)


def _stationary(role: str) -> Callable[[Workload, Architecture], list[Constraint]]:
    def expand(workload: Workload, architecture: Architecture) -> list[Constraint]:
        """An instance of the innermost memory that may keep the tensor holds one element of it while all loops below
        use it: that memory keeps the tensor, and its loops and those of the memories further in walk no rank of it.
        """
        tensor, memory = _home(role, workload, architecture)
        einsum = workload.einsums[0]
        lacking = tuple(r for r in einsum.ranks if r not in einsum.accesses[tensor].ranks)
        further_in = list(architecture.memories)[list(architecture.memories).index(memory) + 1 :]
        inner = [Constraint(memory=m, ranks=lacking) for m in further_in]
        return [Constraint(memory=memory, keep=(tensor,), ranks=lacking), *inner]

    return expand


def _row_stationary(workload: Workload, architecture: Architecture) -> list[Constraint]:
    """A row of the filter stays in a PE and slides along a row of the input (Eyeriss).

    With O[k,p,q] = I[c,p+r,q+s] * W[k,c,r,s] and a fanout of axes x, y around the innermost memories of I, W and O: x
    takes columns q of the output and output channels k, y columns s of the filter and channels c and k. The loops of
    I's memory walk nothing, those of W's the row r and channels c, those of O's channels k (if two of them are one
    memory, what either may). Memories outside the fanout walk neither r nor s; only they walk batches and groups.
    """
    rows, columns, inner, outer = _convolution(workload)
    homes = {role: _home(role, workload, architecture) for role in ROLES}
    fanout = next((f for f in reversed(architecture.fanouts.values()) if len(f.axes) > 1), None)
    position = architecture.position
    if fanout is None or any(position[memory] < position[fanout.name] for _, memory in homes.values()):
        raise SpecError("row-stationary needs memories for every tensor inside a fanout of two axes; use eyeriss")
    x, y = list(fanout.axes)[:2]
    walked: dict[str, list[str]] = {}
    for role, ranks in (("input", []), ("weight", [rows[1], *inner]), ("output", outer)):
        walked.setdefault(homes[role][1], []).extend(ranks)
    whole = {rows[1], columns[1]}
    around = [r for r in workload.einsums[0].ranks if r not in whole]
    kept = {memory: tuple(t for t, home in homes.values() if home == memory) for memory in walked}
    return [
        Constraint(axis=f"{fanout.name}.{x}", ranks=(columns[0], *outer)),
        Constraint(axis=f"{fanout.name}.{y}", ranks=(columns[1], *inner, *outer)),
        *(Constraint(memory=m, keep=kept[m], ranks=tuple(ranks)) for m, ranks in walked.items()),
        *(
            Constraint(memory=m, ranks=tuple(around))
            for m in architecture.memories
            if position[m] < position[fanout.name]
        ),
    ]


def _home(role: str, workload: Workload, architecture: Architecture) -> tuple[str, str]:
    """The first tensor of a role, and the innermost memory that may keep it."""
    tensor = next((t for t in workload.tensors if role in workload.roles(t)), None)
    if tensor is None:
        raise SpecError(f"{workload.einsums[0].name} has no {role}; choose a preset for what it has")
    able = [m.name for m in architecture.memories.values() if may_keep(workload, m, tensor)]
    if not able:
        raise SpecError(_NOWHERE.format(tensor))
    return tensor, able[-1]


def _convolution(workload: Workload) -> tuple[tuple[str, str], tuple[str, str], list[str], list[str]]:
    """Of a convolution: the (output, filter) ranks of both window axes, input channels, output channels."""
    einsum = workload.einsums[0]
    windows = [w for operand in einsum.operands[:1] for w in _windows(einsum, operand.tensor)]
    if len(einsum.operands) != 2 or len(windows) != 2:
        raise SpecError(
            f"row-stationary is for convolutions such as O[k,p,q] = I[c,p+r,q+s] * W[k,c,r,s], found {einsum}; "
            "choose another preset"
        )
    image, weight, output = (set(a.ranks) for a in (*einsum.operands, einsum.output))
    inner = [r for r in einsum.ranks if r in image & weight - output and r not in {f for _, f in windows}]
    outer = [r for r in einsum.ranks if r in weight & output - image]
    return windows[0], windows[1], inner, outer


def _windows(einsum: Einsum, tensor: str) -> Iterator[tuple[str, str]]:
    """The axes of a tensor along which a filter slides: an output rank plus a rank that is summed over."""
    output = einsum.output.ranks
    for index in einsum.accesses[tensor].indices:
        moving, summed = [r for r in index.ranks if r in output], [r for r in index.ranks if r not in output]
        if len(moving) == len(summed) == 1:
            yield moving[0], summed[0]


_PRESETS = {
    "input-stationary": _stationary("input"),
    "weight-stationary": _stationary("weight"),
    "output-stationary": _stationary("output"),
    "row-stationary": _row_stationary,
}


# Checks


def _check_alone(demand: Constraint, workload: Workload, architecture: Architecture) -> None:
    if demand.memory is not None:
        _known("memory", demand.memory, architecture.memories, "memory")
        where, memory = demand.memory, architecture.memories[demand.memory]
        for key in ("keep", "bypass"):
            for name in getattr(demand, key):
                _known("tensor", name, (*workload.tensors, *ROLES), key)
        for tensor in _named(demand, workload).keep:
            if not may_keep(workload, memory, tensor):
                allowed = ", ".join(memory.keeps or ())
                raise SpecError(f"{where} may not keep {tensor}, only {allowed}; drop it from keep", "keep")
    if demand.axis is not None:
        fanout, _, axis = demand.axis.rpartition(".")
        axes = [f"{f.name}.{a}" for f in architecture.fanouts.values() for a in f.axes]
        _known("axis", demand.axis, axes, "axis")
        where, width = demand.axis, architecture.fanouts[fanout].axes[axis]
    for rank in demand.ranks or ():
        _known("rank", rank, workload.ranks, "ranks")
    for key in ("first", "last"):
        for rank in getattr(demand, key):
            _known("rank", rank, workload.ranks, "order", key)
    for rank, span in demand.factors.items():
        _known("rank", rank, workload.ranks, "factors", rank)
        limits = [(workload.sizes[rank], f"{rank} has only")]
        if demand.axis is not None:
            limits.append((width, f"{where} is only"))
        for limit, has in limits:
            if span.lo > limit:
                raise SpecError(f"{where} takes {span.lo} of {rank}, but {has} {limit}; write less", "factors", rank)


def _known(what: str, name: str, known: Iterable[str], *place: str) -> None:
    if name not in known:
        raise SpecError(f"no {what} named {name!r}; {did_you_mean(name, known)}", *place)


def _check_pair(one: Constraint, other: Constraint) -> None:
    """Refuse two demands (or one with itself) that no mapping meets both of."""
    if None not in (one.retain, other.retain) and one.retain != other.retain:
        raise SpecError("every inner keep is said to retain and not to; write one of the two", "retain")
    if (one.memory, one.axis) != (other.memory, other.axis):
        return
    where = one.memory or one.axis
    for a, b in ((one, other), (other, one)):
        for tensor in a.keep:
            if tensor in b.bypass:
                raise SpecError(f"{where} is said to keep and to bypass {tensor}; write one of the two")
        for rank, span in a.factors.items():
            if span.lo > 1 and b.ranks is not None and rank not in b.ranks:
                raise SpecError(f"{where} takes {span} of {rank}, which is not in its ranks; add it there")
            most = b.factors[rank].hi if rank in b.factors else None
            if most is not None and span.lo > most:
                raise SpecError(f"{where} takes {span} and {b.factors[rank]} of {rank}; write one of the two")
        for rank in a.first:
            if rank in b.last:
                raise SpecError(f"{where} walks {rank} first and last; write one of the two", "order")
    for key in ("first", "last"):
        found = {ranks for d in (one, other) if (ranks := getattr(d, key))}
        if len(found) > 1:
            raise SpecError(f"what {where} walks {key} is said twice; write it once", "order", key)


def _check_axes(spelled: list[tuple[int, Constraint]], architecture: Architecture) -> None:
    """Refuse more instances than an axis has."""
    for fanout in architecture.fanouts.values():
        for axis, width in fanout.axes.items():
            least: dict[str, int] = {}
            for i, demand in spelled:
                if demand.axis == f"{fanout.name}.{axis}":
                    for rank, span in demand.factors.items():
                        least[rank] = max(least.get(rank, 1), span.lo)
                    if prod(least.values()) > width:
                        product = " x ".join(f"{n} of {r}" for r, n in least.items() if n > 1)
                        raise SpecError(f"{demand.axis} takes {product}, but is only {width}; write less", i, "factors")


def _check_backing(spelled: list[tuple[int, Constraint]], workload: Workload, architecture: Architecture) -> None:
    """Refuse a tensor without any memory."""
    for tensor in workload.tensors:
        left = {m.name for m in architecture.memories.values() if may_keep(workload, m, tensor)}
        if not left:
            raise SpecError(_NOWHERE.format(tensor))
        for i, demand in spelled:
            if tensor in demand.bypass:
                left.discard(str(demand.memory))
                if not left:
                    raise SpecError(f"no memory is left that may keep {tensor}; bypass fewer", i, "bypass")
