"""Numbers: compute what a mapping computes, on small data, so that a tree can be checked against numpy."""

from __future__ import annotations

import math
import operator
from collections import defaultdict
from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from piste.count.oracle.schedule import (
    Box,
    Element,
    Instance,
    LeafRun,
    Period,
    Region,
    Run,
    Schedule,
    Site,
    box_of,
    elements_of,
    is_inside,
    locate,
    points,
)
from piste.errors import MappingError
from piste.spec.einsum import Access, Expr, Op
from piste.spec.mapping import Mapping
from piste.spec.workload import Workload

OPERATIONS: dict[str, Callable[..., float]] = {
    "+": operator.add,
    "-": operator.sub,
    "*": operator.mul,
    "/": operator.truediv,
    "neg": operator.neg,
    "exp": math.exp,
    "log": math.log,
    "sqrt": math.sqrt,
    "tanh": math.tanh,
    "erf": math.erf,
    "sin": math.sin,
    "cos": math.cos,
    "abs": abs,
    "floor": math.floor,
    "pow": math.pow,
    "max": max,
    "min": min,
    "where": lambda condition, x, y: x if condition else y,
    "<": operator.lt,
    ">": operator.gt,
    "<=": operator.le,
    ">=": operator.ge,
    "==": operator.eq,
}
_REDUCTIONS: dict[str, tuple[float, Callable[[float, float], float]]] = {
    "sum": (0.0, operator.add),
    "max": (-math.inf, max),
    "min": (math.inf, min),
    "prod": (1.0, operator.mul),
}


def compute_values(workload: Workload, mapping: Mapping, arrays: dict[str, NDArray[Any]]) -> dict[str, NDArray[Any]]:
    """The outputs that a mapping computes from the inputs in `arrays`.

    Intermediates live in their outermost keeps, one copy per instance; what those forget is lost, and a making starts
    from zero. So a tree that computes the right numbers remembers, makes again and completes what it must.

    >>> from piste.spec.mapping import Compute, Keep, Loop
    >>> w = Workload.parse("B[m] = A[m,k] * V[k]", m=2, k=2)
    >>> mapping = Mapping((Keep("DRAM", ("A", "V", "B")), Loop("k", 1), Compute("B")))
    >>> compute_values(w, mapping, {"A": np.array([[1.0, 2.0], [3.0, 4.0]]), "V": np.array([1.0, 10.0])})["B"]
    array([21., 43.])
    """
    values = _Values(workload, mapping, arrays)
    values.run()
    outputs = {tensor: np.zeros(workload.shapes[tensor]) for tensor in workload.outputs}
    for tensor, output in outputs.items():
        for element, value in values.known[tensor, ()].items():
            output[element] = value
    return outputs


class _Values:
    """Runs a mapping with numbers: what every instance of the outermost keeps holds, element by element."""

    def __init__(self, workload: Workload, mapping: Mapping, arrays: dict[str, NDArray[Any]]) -> None:
        self.workload = workload
        self.arrays = arrays
        self.schedule = Schedule(workload, mapping)
        self.depth = {tensor: self.schedule.tree.backing(tensor).depth for tensor in workload.tensors}
        # By tensor and instance of its outermost keep: what is known, and the running maximum it is scaled by.
        self.known: dict[tuple[str, Instance], dict[Element, float]] = defaultdict(dict)
        self.scale: dict[tuple[str, Instance], dict[Element, float]] = defaultdict(dict)

    def run(self) -> None:
        begun: set[tuple[Period | Run, str]] = set()
        for visit in self.schedule.visits:
            for part in visit.above:
                if isinstance(part, Period):
                    for site in part.sites:
                        if site.tensor in visit.einsum.accesses and (part, site.tensor) not in begun:
                            begun.add((part, site.tensor))
                            self._forget(part, site)
                elif (name := visit.einsum.name) in part.made and (part, name) not in begun:
                    begun.add((part, name))
                    self._start_making(name, part.made[name])
            if visit.einsum.rescale is not None:
                self._rescale(visit, visit.einsum.rescale)
            self._compute(visit)

    def _start_making(self, tensor: str, boxes: dict[Instance, Box]) -> None:
        zero, _ = _REDUCTIONS[self.workload.makers[tensor].reduction]
        for instance, box in boxes.items():
            keeper = tensor, instance[: self.depth[tensor]]
            for element in elements_of(box):
                self.known[keeper][element] = zero
                self.scale[keeper].pop(element, None)

    def _forget(self, period: Period, site: Site) -> None:
        if site.parent is None and site.makes:
            for instance, tile in period.tiles[site].items():
                known = self.known[site.tensor, instance]
                stays = known.keys() & tile if site.retain or not site.reads else set()
                self.known[site.tensor, instance] = {element: known[element] for element in stays}

    def _rescale(self, visit: LeafRun, maximum: str) -> None:
        """Correct the partial results of a visit by exp(old maximum - new maximum), once per element."""
        tensor, ranks = visit.einsum.name, visit.einsum.output.ranks
        for instance, regions in visit.work.items():
            known = self.known[tensor, instance[: self.depth[tensor]]]
            scale = self.scale[tensor, instance[: self.depth[tensor]]]
            maxima = self.known[maximum, instance[: self.depth[maximum]]]
            for element in elements_of(box_of(visit.einsum.output, regions[tensor])):
                at = dict(zip(ranks, element, strict=True))
                new = maxima[tuple(at[r] for r in self.workload.makers[maximum].output.ranks)]
                if element in scale:
                    known[element] *= math.exp(scale[element] - new)
                scale[element] = new

    def _compute(self, visit: LeafRun) -> None:
        einsum = visit.einsum
        zero, combine = _REDUCTIONS[einsum.reduction]
        output = locate(einsum.output)
        padded = [access for access in einsum.operands if access.is_padded]
        for _, instance, point in points(visit, visit.work, 0):
            if not all(is_inside(access, locate(access)(point)) for access in padded):
                continue  # what reads padding adds nothing
            result = self.known[einsum.name, instance[: self.depth[einsum.name]]]
            element = output(point)
            result[element] = combine(result.get(element, zero), self._evaluate(einsum.expression, instance, point))

    def _evaluate(self, expression: Expr, instance: Instance, point: Region) -> float:
        match expression:
            case Op(name, args):
                return float(OPERATIONS[name](*(self._evaluate(arg, instance, point) for arg in args)))
            case Access(tensor):
                element = locate(expression)(point)
                if tensor in self.arrays:
                    return float(self.arrays[tensor][element])
                known = self.known[tensor, instance[: self.depth[tensor]]]
                if element not in known:
                    raise MappingError(f"element {element} of {tensor} is read, but it is not made")
                return known[element]
            case _:
                return float(expression)
