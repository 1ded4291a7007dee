"""A mapspace: the set of mappings of one Einsum that factors and constraints allow; never what they cost."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import chain, pairwise, product
from random import Random

from piste.errors import SpecError
from piste.mapspace.constraints import Constraints, Rules
from piste.mapspace.factors import DIVIDES, LOOP, SPREAD, check_family, is_chain, padded_sizes
from piste.mapspace.shapes import Layout, Shape
from piste.mapspace.tilings import Tilings
from piste.spec.architecture import Architecture
from piste.spec.check import check
from piste.spec.mapping import Loop, Mapping, Spread
from piste.spec.workload import Workload

DRAWS = 1_000  # before a space counts as one that has nothing to draw


@dataclass(frozen=True)
class Mapspace:
    """The mappings of a workload of one Einsum on an architecture.

    `factors` says how ranks are cut into tiles (piste.mapspace.factors), `constraints` what else is asked of a mapping.
    Iterating, counting and drawing are about `shapes`: of the mappings that cannot differ in cost, or never beat
    another, most are left out. Whether a mapping is `in` the space is judged for any loop tree. Nothing is said of
    capacities: a mapping that does not fit is in the space too.

    >>> from piste.spec.architecture import Fanout, Memory, Unit
    >>> from piste.spec.builders import gemm
    >>> chip = Architecture((Memory("DRAM"), Fanout("PE", {"x": 6}), Unit("MAC")))
    >>> space = Mapspace(gemm(100, 1, 1), chip)
    >>> space.count(), replace(space, factors="ruby-s").count()
    (4, 6)
    >>> space.why_not(Mapping.parse("DRAM | keep A, W, B\\n | for m in steps of 6\\n | compute B"))
    'm is cut 100 > 6 > 1 by perfect factors, but 6 does not divide 100'
    """

    workload: Workload
    architecture: Architecture
    factors: str = "perfect"
    constraints: Constraints = field(default_factory=Constraints)

    def __post_init__(self) -> None:
        check_family(self.factors)
        if len(self.workload.einsums) != 1:
            names = ", ".join(e.name for e in self.workload.einsums)
            raise SpecError(f"a mapspace is of one Einsum, found {names}; make one for each")
        self.rules  # noqa: B018 - so that what is wrong is told now

    @cached_property
    def rules(self) -> Rules:
        """What the constraints and the hardware demand."""
        return Rules(self.workload, self.architecture, self.constraints)

    def problems(self) -> tuple[Workload, ...]:
        """The workload itself; if padded, also with ranks padded to multiples of axes that they may be spread over."""
        if self.factors != "padded":
            return (self.workload,)
        widths: dict[str, list[int]] = {rank: [] for rank in self.workload.ranks}
        for name, fanout in self.architecture.fanouts.items():
            for axis, width in fanout.axes.items():
                for rank in self.rules.axis_ranks(f"{name}.{axis}"):
                    if self.workload.sizes[rank] > 1:  # else there is nothing to spread
                        widths[rank].append(width)
        sizes = [padded_sizes(self.workload.sizes[rank], widths[rank]) for rank in self.workload.ranks]
        return tuple(
            replace(self.workload, sizes=dict(zip(self.workload.ranks, choice, strict=True)))
            for choice in product(*sizes)
        )

    def spaces(self) -> tuple[Mapspace, ...]:
        """The space of each problem; their mappings are mappings of that problem."""
        return self._spaces

    @cached_property
    def _spaces(self) -> tuple[Mapspace, ...]:
        if self.factors != "padded":
            return (self,)
        return tuple(replace(self, workload=workload, factors="perfect") for workload in self.problems())

    @cached_property
    def plainest(self) -> Mapspace:
        """The same mappings by the plainest factors: where nothing can be spread, remainders are those of loops."""
        factors = {"ruby-s": "perfect", "ruby-t": "ruby"}.get(self.factors)
        fanouts, sizes = self.architecture.fanouts.values(), self.workload.sizes
        axes = [f"{f.name}.{axis}" for f in fanouts for axis, width in f.axes.items() if width > 1]
        if factors is None or any(sizes[rank] > 1 for over in axes for rank in self.rules.axis_ranks(over)):
            return self
        return replace(self, factors=factors)

    @cached_property
    def layout(self) -> Layout:
        """What stands where."""
        return Layout(self.workload, self.architecture, self.rules, self.factors)

    @cached_property
    def shapes(self) -> tuple[Shape, ...]:
        """Every shape that may be best."""
        return tuple(self.each_shape())

    def each_shape(self) -> Iterator[Shape]:
        """The shapes one after the other, for when there are too many to make at once."""
        return chain.from_iterable(map(self.layout.shapes, self.layout.keep_sets()))

    def tilings(self, shape: Shape) -> Tilings:
        """What the tiles of a shape may be."""
        return Tilings(shape, self.workload.sizes, self.factors, self.rules)

    @cached_property
    def complete(self) -> bool:
        """Whether the best mapping is sure to be of a shape: not where a tile slides or is partly padding, where a
        memory needs room for two tiles, or where rules ask for loops."""
        axes = [index.ranks for access in self.layout.einsum.accesses.values() for index in access.indices]
        problems = [one.workload.sizes for one in self.spaces()]
        windows = any(sum(sizes[rank] > 1 for rank in ranks) > 1 for sizes in problems for ranks in axes)
        doubled = any(memory.double_buffered for memory in self.architecture.memories.values())
        padded = self.layout.einsum.padded is not None
        return not (windows and self.rules.retain) and not padded and not doubled and not self.rules.binds_loops

    @cached_property
    def empty(self) -> bool:
        """Whether constraints leave no mapping at all."""
        return not any(space.tilings(shape).possible() for space in self._spaces for shape in space.each_shape())

    def count(self) -> int:
        """How many mappings iteration gives, without making them; one that two shapes can take is given twice."""
        return sum(space.tilings(shape).count() for space in self._spaces for shape in space.shapes)

    def __iter__(self) -> Iterator[Mapping]:
        for space in self._spaces:
            for shape in space.shapes:
                for tiles in space.tilings(shape):
                    yield shape.mapping(tiles, space.workload.sizes)

    def sample(self, rng: Random) -> Mapping:
        """A mapping at random: each shape as likely as the others, then its tiles; the same again for the same seed."""
        for _ in range(DRAWS):
            space = rng.choice(self._spaces)
            if space.shapes:
                shape = rng.choice(space.shapes)
                tiles = space.tilings(shape).sample(rng)
                if tiles is not None:
                    return shape.mapping(tiles, space.workload.sizes)
        raise SpecError(f"no mapping was met in {DRAWS} draws; relax the constraints, which leave few or none")

    def contains(self, mapping: Mapping) -> bool:
        """Whether a mapping, in shape or not, is in the space; also written `mapping in space`."""
        return self.why_not(mapping) is None

    __contains__ = contains

    def why_not(self, mapping: Mapping) -> str | None:
        """The first reason why a mapping is not in the space, in one line; None if it is."""
        reasons = [space._why_not(mapping) for space in self._spaces]
        return reasons[0] if all(reasons) else None

    def _why_not(self, mapping: Mapping) -> str | None:
        try:
            check(self.workload, self.architecture, mapping)
        except SpecError as error:
            return str(error)
        for rank, size in self.workload.sizes.items():
            if reason := self._miscut(rank, size, mapping):
                return reason
        return self.rules.broken_by(mapping)

    def _miscut(self, rank: str, size: int, mapping: Mapping) -> str | None:
        pattern, tiles, axes = "", [size], set[str]()
        for node in mapping.nodes:
            if isinstance(node, Loop | Spread) and node.rank == rank and node.step is not None:
                return f"the tiles of {rank} begin {node.step} apart, but those of a mapspace follow one another"
            if isinstance(node, Loop | Spread) and node.rank == rank and node.tile < tiles[-1]:
                if isinstance(node, Spread) and node.over in axes and self.factors in ("ruby-s", "ruby-t"):
                    return f"{rank} is spread over {node.over} twice, but {self.factors} has one factor for each axis"
                axes |= {node.over} if isinstance(node, Spread) else set()
                pattern += LOOP if isinstance(node, Loop) else SPREAD
                tiles.append(node.tile)
        if is_chain(size, pattern, self.factors, tiles[1:]):
            return None
        first = 0 if len(DIVIDES[self.factors]) == 2 else 1  # Ruby's outermost walk may leave a remainder
        for outer, inner in list(pairwise(tiles))[first:]:
            if outer % inner:
                why = f"{inner} does not divide {outer}"
                break
        else:
            why = f"only {'spreads' if self.factors == 'ruby-s' else 'loops'} may leave a remainder"
        return f"{rank} is cut {' > '.join(map(str, dict.fromkeys((*tiles, 1))))} by {self.factors} factors, but {why}"
