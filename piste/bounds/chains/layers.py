"""Which Einsums of a workload form chains of matrix products, and what the layers of a stretch of one share."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from math import prod

from piste.errors import SpecError
from piste.spec.einsum import Access, Einsum
from piste.spec.workload import Workload

Rank = tuple[int, str]  # the layer that brings the rank into its chain, and its name there


@dataclass(frozen=True)
class ProductLayer:
    """A matrix product `output = flow * weight`; the flow comes from the layer before, if there is one.

    The ranks of each tensor are named after the layer of the chain that first has them, because an Einsum may read a
    tensor under other names than the one that makes it.
    """

    einsum: Einsum
    flow: Access
    weight: Access
    flow_ranks: tuple[Rank, ...]
    weight_ranks: tuple[Rank, ...]
    output_ranks: tuple[Rank, ...]
    names: dict[Rank, str]  # as this Einsum writes them
    normalised: bool = False  # what comes out is normalised along its columns before the next layer reads it
    spilled: bool = False  # other products read it too, so what comes out is written even if the next layer has it near

    @property
    def batch(self) -> set[Rank]:
        """As many products side by side."""
        return {*self.flow_ranks} & {*self.weight_ranks} & {*self.output_ranks}

    @property
    def inner(self) -> set[Rank]:
        return {*self.flow_ranks} & {*self.weight_ranks} - {*self.output_ranks}

    @property
    def columns(self) -> set[Rank]:
        return {*self.weight_ranks} & {*self.output_ranks} - {*self.flow_ranks}


@dataclass(frozen=True)
class LayerChain:
    """Layers each of which reads what the one before makes."""

    workload: Workload
    layers: tuple[ProductLayer, ...]

    def size(self, ranks: Iterable[Rank]) -> int:
        return prod(self.workload.sizes[self.layers[at].names[at, name]] for at, name in ranks)

    @property
    def heads(self) -> set[Rank]:
        """The ranks of heads: in both operands and the output of some layer, but not all along the chain.

        Where several are there all along, the innermost is the heads and the others are a batch of sequences.
        """
        along = set.intersection(*({*layer.flow_ranks} & {*layer.output_ranks} for layer in self.layers))
        batches = set.union(*(layer.batch for layer in self.layers))
        everywhere = set.intersection(along, *({*layer.weight_ranks} for layer in self.layers))
        return batches - along or set([r for r in self.layers[-1].output_ranks if r in everywhere][-1:])


def chains(workload: Workload, spill: bool = False) -> list[LayerChain]:
    """The chains of a workload, in order of their first layers; a product that nothing joins is a chain of one.

    A layer joins the one whose result, perhaps after vector Einsums (activation, softmax, normalisation), is its first
    operand, or its second if the first is no such result. A result that several products read joins none of them; with
    `spill` it joins the first, and is `spilled` for the others.

    >>> w = Workload.parse("P[m,l] = A[m,k] * B[k,l]; R[m,l] = max(P[m,l], 0); Z[m,n] = R[m,l] * D[l,n]",
    ...                    m=64, k=32, l=48, n=16)
    >>> [[layer.einsum.name for layer in chain.layers] for chain in chains(w)]
    [['P', 'Z']]
    """
    products = [e for e in workload.einsums if is_product(e)]
    before: dict[str, tuple[Einsum, Access]] = {}  # by consumer: the layer before, and what is read of it
    for consumer in products:
        joined = ((maker, a) for a in consumer.operands if (maker := _joined(workload, products, consumer, a, spill)))
        if found := next(joined, None):
            before[consumer.name] = found
    makers = {maker.name for maker, _ in before.values()}
    found_chains = []
    for last in products:
        if last.name not in makers:
            line = [last]
            while line[0].name in before:
                line.insert(0, before[line[0].name][0])
            found_chains.append(LayerChain(workload, _layers(workload, line, before)))
    order = {e.name: i for i, e in enumerate(workload.einsums)}
    return sorted(found_chains, key=lambda chain: order[chain.layers[0].einsum.name])


def is_product(einsum: Einsum) -> bool:
    """Whether an Einsum is a matrix product, batched or not: plain indices, and every rank on two tensors or three."""
    plain = all(i.is_plain for a in einsum.accesses.values() for i in a.indices)
    shared = all(sum(r in a.ranks for a in einsum.accesses.values()) > 1 for r in einsum.ranks)
    once = all(len(a.ranks) == len(a.indices) for a in einsum.accesses.values())
    return einsum.kind == "mac" and plain and shared and once


def _joined(workload: Workload, products: list[Einsum], consumer: Einsum, read: Access, spill: bool) -> Einsum | None:
    """The product whose result reaches `read` with the same ranks, if the consumer is the only product to read it, or
    the first of several that read it as it is."""
    candidates = [e for e in products if read.tensor in _derived(workload, e)]
    for maker in reversed(candidates):
        derived = _derived(workload, maker)
        readers = [a for e in workload.einsums if e.kind == "mac" for a in e.operands if a.tensor in derived]
        made = workload.makers[read.tensor].output
        first = spill and maker.name == read.tensor and readers[0] is read and _spills(workload, maker)
        if (len(readers) == 1 or first) and {*made.ranks} == {*maker.output.ranks}:
            if workload.extents(read) != workload.shapes[read.tensor]:
                shape, extents = (
                    " x ".join(map(str, s)) for s in (workload.shapes[read.tensor], workload.extents(read))
                )
                raise SpecError(
                    f"{consumer.name} reads {read} as {extents}, but {read.tensor} is {shape}; "
                    "give both ends of a chain the same sizes"
                )
            return maker
    return None


def _spills(workload: Workload, product: Einsum) -> bool:
    """Whether a result is read by several products, each of them as it is, and is no output besides."""
    readers = [e for e in workload.einsums if any(a.tensor == product.name for a in e.operands)]
    return len(readers) > 1 and all(e.kind == "mac" for e in readers) and product.name not in workload.outputs


def depends(workload: Workload, tensor: str, on: str) -> bool:
    """Whether a tensor is made of another one, at whatever distance."""
    maker = workload.makers.get(tensor)
    return tensor == on or (maker is not None and any(depends(workload, a.tensor, on) for a in maker.operands))


def _derived(workload: Workload, product: Einsum) -> set[str]:
    """What a product makes and what vector Einsums make of it."""
    derived = {product.name}
    for e in workload.einsums:
        if e.kind != "mac" and any(a.tensor in derived for a in e.operands):
            derived.add(e.name)
    return derived


def _normalises(workload: Workload, tensor: str, product: Einsum) -> bool:
    """Whether a finished sum or maximum over the product's result goes into `tensor`."""
    if tensor == product.name or tensor not in workload.makers or tensor not in _derived(workload, product):
        return False
    maker = workload.makers[tensor]
    read = [a.tensor for a in maker.operands if a.tensor not in maker.running]
    reduces = {*maker.ranks} != {*maker.output.ranks}
    return reduces or any(_normalises(workload, t, product) for t in read)


def _layers(
    workload: Workload, line: list[Einsum], before: dict[str, tuple[Einsum, Access]]
) -> tuple[ProductLayer, ...]:
    layers: list[ProductLayer] = []
    made: dict[str, Rank] = {}  # by rank of the Einsum before
    for at, einsum in enumerate(line):
        flow = before[einsum.name][1] if at else einsum.operands[0]
        weight = next(a for a in einsum.operands if a is not flow)
        known: dict[str, Rank] = {}
        if at:
            axes = workload.makers[flow.tensor].output.ranks  # names of the layer before, in the order of the axes
            known = {rank: made[axis] for rank, axis in zip(flow.ranks, axes, strict=True)}
        known = {rank: known.get(rank, (at, rank)) for rank in einsum.ranks}
        after = line[at + 1] if at + 1 < len(line) else None
        layers.append(
            ProductLayer(
                einsum,
                flow,
                weight,
                tuple(known[r] for r in flow.ranks),
                tuple(known[r] for r in weight.ranks),
                tuple(known[r] for r in einsum.output.ranks),
                {canonical: rank for rank, canonical in known.items()},
                after is not None and _normalises(workload, before[after.name][1].tensor, einsum),
                after is not None and _spills(workload, einsum),
            )
        )
        made = {rank: known[rank] for rank in einsum.output.ranks}
    return tuple(layers)


@dataclass(frozen=True)
class Passing:
    """A tensor that passes by a layer; `across` counts its elements beside each of the other one, rows and n apart."""

    tensor: str
    across: int


@dataclass(frozen=True)
class Segment:
    """Layers of a chain that are fused, as numbers; all sizes are elements of one copy.

    `copies` ranks are in every tensor and run one at a time. The rows are in everything that flows; some weights have
    the `shared` of them (K and V of a batch of sequences), none has the others. Of the first layer the reduction `k`
    and the columns `n` that the second one reduces are tiled, of the last the columns `j`. What is left is whole.
    """

    chain: LayerChain
    layers: tuple[ProductLayer, ...]
    copies: tuple[Rank, ...]
    shared: tuple[Rank, ...]
    rows: tuple[Rank, ...]  # those that no weight has
    k: tuple[Rank, ...]
    n: tuple[Rank, ...]
    j: tuple[Rank, ...]
    parallel: tuple[Rank, ...]  # heads that run side by side
    inside: tuple[Rank, ...] = ()  # heads of the intermediates that run one after the other within a block of rows

    def size(self, ranks: Iterable[Rank]) -> int:
        return self.chain.size(ranks)

    def bits(self, tensor: str) -> int:
        return self.chain.workload.bits[tensor]

    def whole(self, ranks: Iterable[Rank]) -> int:
        """The elements along the ranks that are neither walked nor tiled."""
        return self.size({*ranks} - {*self.copies, *self.shared, *self.rows, *self.inside, *self.k, *self.n, *self.j})

    def streamed(self, layer: ProductLayer) -> int:
        """The elements of a weight that are there at a time: one, or one for each head that runs side by side."""
        return self.size(layer.batch & {*self.parallel})

    def passing(self, layer: ProductLayer) -> tuple[Passing, Passing]:
        """What the first or last layer brings from or to the backing store: at that end of the segment, and its weight.

        Beside the rows in a block (the columns n), each has some ranks that the other has not.
        """
        at_first = layer is self.layers[0]
        end, ranks = (layer.flow.tensor, layer.flow_ranks) if at_first else (layer.einsum.name, layer.output_ranks)
        tiled = {*self.copies, *self.shared, *self.rows, *self.inside, *self.k, *self.j}
        tiled |= {*self.n} if at_first or len(self.layers) == 2 else set()
        alone, others = {*ranks} - {*layer.weight_ranks}, {*layer.weight_ranks} - {*ranks}
        return Passing(end, self.size(alone - tiled)), Passing(layer.weight.tensor, self.size(others - tiled))

    def is_shared(self, layer: ProductLayer) -> bool:
        return bool(self.shared) and {*self.shared} <= {*layer.weight_ranks}


def one_by_one(segment: Segment) -> Segment | None:
    """The same segment with the heads that only its intermediates all have run one after the other; None if none do."""
    layers = segment.layers
    between = set.intersection(*({*e.flow_ranks} for e in layers[1:]), *({*e.weight_ranks} for e in layers))
    ends = {*layers[0].flow_ranks} & {*layers[-1].output_ranks}
    inside = between - ends - {*segment.n} - {*segment.parallel}
    if not inside:
        return None

    def others(ranks: tuple[Rank, ...]) -> tuple[Rank, ...]:
        return tuple(r for r in ranks if r not in inside)

    walked = tuple(r for r in layers[1].flow_ranks if r in inside)
    return replace(segment, k=others(segment.k), j=others(segment.j), inside=walked)


def segment(chain: LayerChain, start: int, stop: int, heads: str) -> Segment | None:
    """Layers `start` to `stop` (excluded) as one fused segment; None if its weights divide the rows differently."""
    layers = chain.layers[start:stop]
    flows = [{*layer.flow_ranks} & {*layer.output_ranks} for layer in layers]
    common = set.intersection(*flows)
    parallel = chain.heads if heads == "parallel" else set()
    copies = set() if parallel else set.intersection(common, *({*layer.weight_ranks} for layer in layers))
    rows = common - copies - parallel
    divided = {frozenset(rows & {*layer.weight_ranks}) for layer in layers} - {frozenset()}
    if len(divided) > 1:
        return None
    shared = set(next(iter(divided), frozenset()))
    order = [r for r in layers[-1].output_ranks if r in common]
    first, last = layers[0], layers[-1]
    n = [r for r in first.output_ranks if r in first.columns - parallel and len(layers) > 1 and r in layers[1].inner]
    return Segment(
        chain,
        layers,
        tuple(r for r in order if r in copies),
        tuple(r for r in order if r in shared),
        tuple(r for r in order if r in rows - shared),
        tuple(r for r in first.flow_ranks if r in first.inner - parallel),
        tuple(n),
        tuple(r for r in last.output_ranks if r in last.columns - parallel),
        tuple(sorted(parallel)),
    )
