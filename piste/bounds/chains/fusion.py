"""Bounds on chains of matrix products: what fusing them saves, by templates and the best division into segments."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from functools import partial
from itertools import pairwise
from math import prod

import numpy as np
from numpy.typing import NDArray

from piste.bounds import check_options
from piste.bounds.access import tensors_of
from piste.bounds.chains.cascade import cascade
from piste.bounds.chains.floor import chain_floor
from piste.bounds.chains.layers import LayerChain, chains, depends, is_product, one_by_one, segment
from piste.bounds.chains.merge import merge
from piste.bounds.chains.placed import is_plain, placed
from piste.bounds.chains.templates import ChainRules, FusedSegment, fused
from piste.bounds.chains.trees import Nodes, fused_tree, unmerged_tree
from piste.bounds.chains.untiled import untiled
from piste.bounds.contraction import alone, contraction
from piste.bounds.einsum import bound_einsum
from piste.bounds.needed import needed, trimmed
from piste.bounds.single import families
from piste.bounds.snowcat import STORE
from piste.bounds.staircase import Ints, index_at, least, pareto, total
from piste.errors import SpecError
from piste.results.curve import Curve
from piste.spec.einsum import Einsum
from piste.spec.mapping import Fuse, Keep, Mapping
from piste.spec.workload import Workload

LONGEST = 24  # Einsums that are fused
NEVER = np.iinfo(np.int64).max // 4  # traffic where nothing can run; four of them still add up


def bound_chain(
    workload: Workload,
    *,
    fusion: str = "best",
    tiles: str = "integer",
    placement: str = "per-tensor",
    halo: str = "consecutive",
    capacity: str = "sound",
    heads: str = "one",
    order: str = "any",
    online_softmax: bool | str = False,
    pipelined: bool = False,
    vectors: str | None = None,
    buffering: str = "single",
) -> Curve:
    """The least traffic of chains of matrix products for every buffer size.

    `fusion` is `none` (every product by itself), `untiled` (whole intermediates stay on the chip), `tiled` (the
    published templates over each whole chain), `segmented` (each chain divided where that is best, each segment tiled)
    or `best` (segments of whichever kind, resident weights used in parts, each tensor at a depth of its own).

    `capacity` is what a segment is charged: `sound` is what is live, `paper` what the Orojenesis tool charges, with the
    choices its figures make (heads side by side, placement `two-level`, pairs in segments by columns), `text` what the
    paper prints. `heads` that every tensor of a segment has run one at a time (`one`) or side by side (`parallel`).
    `order` is that of a pair's loops: `rows` outermost, `columns` of the intermediate outermost, or `any` of the two.

    A normalisation between two layers keeps the columns of the first from being tiled; `online_softmax` lifts that,
    or with "columns" lifts it for that order of the loops alone. `pipelined` layers run at the same time, so that all
    of their tiles are live.

    Vector Einsums (activation, softmax, normalisation) are `counted` as all others, with mappings of them all, or
    taken to be `free`, as in the published templates: the default where these are asked for. With `buffering` "double"
    there is room for the next tile of all that streams, as `double_buffered` of a memory says.

    >>> w = Workload.parse("P[m,l] = A[m,k] * B[k,l]; Z[m,n] = P[m,l] * D[l,n]", m=64, k=16, l=64, n=16)
    >>> alone, together = (bound_chain(w, fusion=fusion).at("2KiB").traffic_bytes for fusion in ("none", "best"))
    >>> alone, together
    (28672, 16384)
    """
    if capacity == "paper":
        heads, placement = "parallel", "two-level"
        order = {"tiled": "rows"}.get(fusion, "columns") if order == "any" else order
    asked = _Asked(
        fusion, tiles, placement, halo, capacity, heads, order, online_softmax, pipelined, vectors, buffering
    )
    asked.check()
    if not asked.counted or buffering == "double" or halo != "consecutive":
        workload.refuse_padding("a bound that is not the usual one")
    merged, read = merge(workload), trimmed(workload)
    if read is not workload:
        _recognise(merged, asked.spills)  # products that do not fit together are refused with their own sizes
        merged = merge(read)
    mapped = asked.counted or all(e.kind == "mac" for e in merged.einsums)
    mapped = mapped and capacity == "sound" and not pipelined
    plans = _plans(merged, asked, mapped)
    buffer, traffic, points = total([(plan.buffer, plan.traffic) for plan in plans])
    rows = pareto(buffer, traffic)

    def mapping_at(i: int) -> Mapping | None:
        if not mapped:
            return None
        at = rows[i]
        pieces = [piece for plan, point in zip(plans, points, strict=True) for piece in plan.pieces_at(int(point[at]))]
        return _mapping(merged, pieces)

    return Curve(
        workload=workload,
        buffer_bits=buffer[rows],
        traffic_bits=traffic[rows],
        macs=_macs(workload),
        algorithmic_min_bits=sum(plan.least_bits for plan in plans) - _unread_bits(read),
        rule=asked.rule(merged),
        mapping_at=mapping_at,
        name=workload.name,
        floor_bits=chain_floor(workload, vectors_free=not asked.counted),
        merged=merged if merged is not workload else None,
        exact=False,
    )


@dataclass(frozen=True)
class _Asked:
    """The options of a bound on several Einsums (`bound_chain`)."""

    fusion: str
    tiles: str
    placement: str
    halo: str
    capacity: str
    heads: str
    order: str
    online_softmax: bool | str
    pipelined: bool
    vectors: str | None
    buffering: str

    def check(self) -> None:
        """Refuse what an option does not have, and what does not go together."""
        chosen = ("fusion", "tiles", "placement", "capacity", "heads", "order", "buffering")
        check_options(**{option: getattr(self, option) for option in chosen})
        if self.vectors is not None:
            check_options(vectors=self.vectors)
        if self.online_softmax not in (True, False, "columns"):
            found = f"found {self.online_softmax!r}; write one of these"
            raise SpecError(f"online_softmax is True, False or 'columns', {found}")
        if self.published and (self.vectors == "counted" or self.buffering == "double"):
            asked = "vectors counted" if self.vectors == "counted" else "buffering double"
            template = f"found {self.published}; leave that out"
            raise SpecError(f"{asked} goes with fusion none or best and no other template, {template}")
        if self.buffering == "double" and not self.counted:
            raise SpecError("buffering double counts vector Einsums, found vectors free; leave that out")

    @property
    def published(self) -> str:
        """The first option that asks for a published template; empty if none does."""
        usual = {
            "fusion": ("none", "best"),
            "placement": ("per-tensor",),
            "capacity": ("sound",),
            "heads": ("one",),
            "order": ("any",),
            "online_softmax": (False,),
            "pipelined": (False,),
        }
        values = {option: getattr(self, option) for option in usual}
        return next((f"{option} {value}" for option, value in values.items() if value not in usual[option]), "")

    @property
    def counted(self) -> bool:
        """Whether vector Einsums move what they read and write."""
        return not self.published and self.vectors != "free"

    @property
    def spills(self) -> bool:
        """Whether results may be kept near and written for a later reader besides."""
        return self.fusion == "best" and self.capacity == "sound"

    def rule(self, workload: Workload) -> dict[str, str]:
        """What a curve says of how it was made."""
        chosen = ("fusion", "tiles", "placement", "capacity", "heads")
        rule: dict[str, str] = {option: getattr(self, option) for option in chosen}
        if self.order != "any":
            rule["order"] = self.order
        if self.online_softmax:
            rule["online_softmax"] = str(self.online_softmax).lower()
        if self.pipelined:
            rule["pipelined"] = "true"
        if any(e.kind != "mac" for e in workload.einsums):
            rule["vectors"] = "counted" if self.counted else "free"
        if self.buffering == "double":
            rule["buffering"] = "double"
        return rule


def _plans(workload: Workload, asked: _Asked, mapped: bool) -> list[_Plan]:
    """The curves whose sum is the answer: of all Einsums in one order, or of each chain of products and each other
    product."""
    a, partly = asked, asked.spills
    rules = ChainRules(
        a.tiles, a.placement, a.capacity, a.heads, a.order, a.online_softmax, a.pipelined, partly, boxed=mapped
    )
    found, others = _recognise(workload, partly)
    if a.fusion in ("untiled", "tiled") and all(len(chain.layers) == 1 for chain in found):
        raise SpecError(
            "no Einsum is the only product to read what another makes, so there is nothing to fuse; write fusion none"
        )
    if a.counted:
        return [_cascade(workload, found, rules, a.fusion, a.halo, a.buffering == "double")]
    return [
        *(_plan(chain, rules, a.fusion) for chain in found),
        *(_other(workload, einsum, rules, a.halo) for einsum in others),
    ]


def _recognise(workload: Workload, spill: bool) -> tuple[list[LayerChain], list[Einsum]]:
    """The chains of matrix products, and the other products, which are bounded by themselves."""
    others = [e for e in workload.einsums if e.kind == "mac" and not is_product(e)]
    found = chains(workload, spill)
    if not found and not others:
        raise SpecError("no Einsum is a product of two tensors, so there is nothing to bound; write one such as A * W")
    if 4 * _macs(workload) * 3 * max(workload.bits.values()) >= NEVER:
        raise SpecError(
            f"the chain has {_macs(workload):.3g} multiplications, more than can be counted (about 1e+16 of 16 bits); "
            "make the sizes smaller, or bound its Einsums one by one"
        )
    return found, others


def _bits(workload: Workload, tensors: Iterable[str]) -> int:
    return sum(workload.bits[t] * prod(workload.shapes[t]) for t in tensors)


def _unread_bits(workload: Workload) -> int:
    """Of inputs, what nothing that is needed is made of."""
    least = needed(workload)
    return sum(workload.bits[t] * (prod(workload.shapes[t]) - least[t]) for t in workload.inputs)


def _macs(workload: Workload) -> int:
    return sum(prod(workload.sizes[r] for r in e.ranks) for e in workload.einsums if e.kind == "mac")


@dataclass(frozen=True, eq=False)
class _Piece:
    """One way to run some layers of a chain: a staircase, and the tree behind each of its points."""

    einsums: tuple[Einsum, ...]
    inside: tuple[str, ...]  # tensors that never leave the chip
    buffer: Ints
    traffic: Ints
    tree: Callable[[int], Nodes | None]


@dataclass(frozen=True)
class _Plan:
    """The curve of a chain, and which pieces its points are made of."""

    buffer: Ints
    traffic: Ints
    least_bits: int  # with a buffer of any size
    pieces_at: Callable[[int], list[tuple[_Piece, int]]]


def _plan(chain: LayerChain, rules: ChainRules, fusion: str) -> _Plan:
    last = len(chain.layers)
    if fusion in ("untiled", "tiled") and last > 1:
        pieces = {(0, last): _fused(chain, 0, last, rules, fusion)}
        if pieces[0, last] is None:
            weights = ", ".join(e.weight.tensor for e in chain.layers)
            raise SpecError(f"{weights} have different ranks of the rows of their chain; write fusion segmented")
    else:
        pieces = {(e, e + 1): _alone(chain, e, rules) for e in range(last)}
        if fusion in ("segmented", "best"):
            spans = [(i, j) for j in range(2, last + 1) for i in range(j - 1)]
            pieces |= {span: _fused(chain, *span, rules, fusion) for span in spans}
    ends = [chain.layers[0].flow.tensor, chain.layers[-1].einsum.name]
    if fusion == "none":
        ends = [t for e in chain.layers for t in (e.flow.tensor, e.einsum.name)]
    spilled = [e.einsum.name for e in chain.layers if e.spilled and e.einsum.name not in ends]
    least_bits = _bits(chain.workload, [*ends, *spilled, *(e.weight.tensor for e in chain.layers)])
    return _divide(last, {span: piece for span, piece in pieces.items() if piece is not None}, least_bits)


def _divide(last: int, pieces: dict[tuple[int, int], _Piece], least_bits: int) -> _Plan:
    """The best division into segments at every buffer size, by dynamic programming over where they end."""
    sizes = np.unique(np.concatenate([piece.buffer for piece in pieces.values()]))
    best: list[Ints] = [np.zeros(len(sizes), np.int64)]
    came: list[NDArray[np.intp]] = [np.zeros(len(sizes), np.intp)]
    for stop in range(1, last + 1):
        best.append(np.full(len(sizes), NEVER))
        came.append(np.zeros(len(sizes), np.intp))
        for start in range(stop):
            if piece := pieces.get((start, stop)):
                at = index_at(piece.buffer, sizes)
                traffic = best[start] + np.where(at < 0, NEVER, piece.traffic[at])
                came[stop] = np.where(traffic < best[stop], start, came[stop])
                best[stop] = np.minimum(traffic, best[stop])
    rows = pareto(sizes, best[last])
    rows = rows[best[last][rows] < NEVER]

    def pieces_at(i: int) -> list[tuple[_Piece, int]]:
        found, stop, row = [], last, rows[i]
        while stop:
            piece = pieces[int(came[stop][row]), stop]
            found.append((piece, int(index_at(piece.buffer, sizes[row]))))
            stop = int(came[stop][row])
        return found[::-1]

    return _Plan(sizes[rows], best[last][rows], least_bits, pieces_at)


def _cascade(
    workload: Workload, found: list[LayerChain], rules: ChainRules, fusion: str, halo: str, doubled: bool
) -> _Plan:
    """All Einsums in one order, divided where that is best into runs that are fused."""
    order = _order(workload)
    place = {layer.einsum.name: (chain, e) for chain in found for e, layer in enumerate(chain.layers)}
    pieces: dict[tuple[int, int], _Piece] = {}
    for i in range(len(order)):
        for j in range(i + 1, min(len(order), i + LONGEST) + 1 if fusion == "best" else i + 2):
            if j > i + 1 and any(e.padded for e in order[i:j]):
                break  # windows with padding run by themselves
            candidates = _candidates(workload, order[i:j], place, rules, halo, doubled)
            if len(candidates) == 1:
                pieces[i, j] = candidates[0]
            elif candidates:
                pieces[i, j] = _best(candidates)
    tensors = (*workload.inputs, *workload.outputs)
    if fusion == "none":
        tensors = tuple(t for e in workload.einsums for t in e.accesses)
    return _divide(len(order), pieces, _bits(workload, tensors))


def _candidates(
    workload: Workload,
    einsums: tuple[Einsum, ...],
    place: dict[str, tuple[LayerChain, int]],
    rules: ChainRules,
    halo: str,
    doubled: bool,
) -> list[_Piece]:
    """How some Einsums, one after the other, can run together."""
    first = einsums[0]
    if len(einsums) == 1 and first.name in place:
        return [_alone(*place[first.name], rules, doubled)]
    if len(einsums) == 1 and first.kind == "mac" and not doubled:
        return [_piece(workload, first, rules, halo)]
    found = []
    if first.name in place and not doubled:
        chain, start = place[first.name]
        layers = chain.layers[start : start + len(einsums)]
        names = {e.name for e in einsums}
        near = all(
            layer.flow.tensor == before.einsum.name
            and (before.spilled or all(e.name in names for e in workload.readers[before.einsum.name]))
            for before, layer in pairwise(layers)
        )
        if tuple(e.einsum for e in layers) == einsums and near:
            fused = _fused(chain, start, start + len(einsums), rules, "best")
            found += [] if fused is None else [fused]
    if not found or len({e.name for e in einsums} & {*workload.outputs}) > 1:
        together = cascade(workload, einsums, rules.tiles, doubled)
        if together is not None:
            inside = tuple(t for t in together.run.made if t not in together.run.wanted)
            found.append(_Piece(einsums, inside, together.buffer_bits, together.traffic_bits, together.tree))
    return found


def _best(candidates: list[_Piece]) -> _Piece:
    buffer, traffic, of, point = least([(p.buffer, p.traffic) for p in candidates])
    return _Piece(
        candidates[0].einsums, candidates[0].inside, buffer, traffic, lambda i: candidates[of[i]].tree(int(point[i]))
    )


def _order(workload: Workload) -> tuple[Einsum, ...]:
    """The Einsums in an order in which each comes soon after what makes its first operand.

    >>> w = Workload.parse("Q[m,e] = X[m,d] * A[d,e]; K[p,e] = X[p,d] * B[d,e]; S[m,p] = Q[m,e] * K[p,e]",
    ...                    m=4, p=4, d=3, e=2)
    >>> [e.name for e in _order(w)]
    ['K', 'Q', 'S']
    """
    ordered: dict[str, Einsum] = {}
    waiting = [workload.makers[t] for t in reversed(workload.outputs)]
    while waiting:
        e = waiting[-1]
        before = [workload.makers[a.tensor] for a in reversed(e.operands) if a.tensor in workload.makers]
        if missing := [b for b in before if b.name not in ordered and b.name != e.name]:
            waiting.append(missing[0])
            continue
        ordered[e.name] = waiting.pop()
    return tuple(ordered.values())


def _alone(chain: LayerChain, e: int, rules: ChainRules, doubled: bool = False) -> _Piece:
    layer = chain.layers[e]
    product = contraction(chain.workload, replace(layer.einsum, operands=(layer.flow, layer.weight)))
    assert product is not None, "recognition lets only matrix products through"
    tensors = [{*a.ranks} for a in (layer.flow, layer.weight, layer.einsum.output)]
    roles: dict[tuple[bool, ...], list[str]] = {}
    for rank in layer.einsum.ranks:
        roles.setdefault(tuple(rank in ranks for ranks in tensors), []).append(rank)
    groups = {"_".join(ranks): ranks for ranks in roles.values()}
    sizes = {name: tuple(chain.workload.sizes[r] for r in ranks) for name, ranks in groups.items()}
    parts = {letter: sizes[rank] for letter, rank in product.ranks.items() if rank is not None}
    found = families(product, rules.tiles, rules.placement, parts if rules.boxed else None, doubled)

    def tree(i: int) -> Nodes | None:
        return unmerged_tree(found.mapping_at(i).nodes[1:], groups, chain.workload.sizes)

    return _Piece((layer.einsum,), (), found.buffer_bits, found.traffic_bits, tree)


def _other(workload: Workload, einsum: Einsum, rules: ChainRules, halo: str) -> _Plan:
    """The plan of a product that is no matrix product, by itself."""
    piece = _piece(workload, einsum, rules, halo)
    least_bits = sum(t.bits * t.distinct for t in tensors_of(alone(workload, einsum)))
    return _Plan(piece.buffer, piece.traffic, least_bits, lambda i: [(piece, i)])


def _piece(workload: Workload, einsum: Einsum, rules: ChainRules, halo: str) -> _Piece:
    """A product that is no matrix product, by itself."""
    placement = "per-tensor" if rules.placement == "per-tensor" else "single"
    curve = bound_einsum(workload, einsum, tiles=rules.tiles, placement=placement, halo=halo)

    def tree(i: int) -> Nodes | None:
        mapping = curve.mapping_at(i)
        return None if mapping is None or curve.merged is not None else mapping.nodes[1:]

    return _Piece((einsum,), (), curve.buffer_bits, curve.traffic_bits, tree)


def _fused(chain: LayerChain, start: int, stop: int, rules: ChainRules, fusion: str) -> _Piece | None:
    einsums = tuple(e.einsum for e in chain.layers[start:stop])
    between = [e.flow.tensor for e in chain.layers[start + 1 : stop]]
    spilled = [e.einsum.name for e in chain.layers[start : stop - 1] if e.spilled]
    inside = tuple(t for t in between if t not in spilled)
    for at, e in enumerate(chain.layers[start:stop], start):
        later = chain.layers[at + 1 : stop]
        if e.spilled and any(depends(chain.workload, other.weight.tensor, e.einsum.name) for other in later):
            return None  # another reader makes what a later layer reads, so all of it must be there first
    candidates: list[_Piece] = []
    part = segment(chain, start, stop, rules.heads) if fusion != "untiled" else None
    apart = one_by_one(part) if part and rules.partly and (rules.order != "columns" or stop - start > 2) else None
    for one in (part, apart):
        if one and rules.placed and is_plain(one):
            pair = placed(one, rules)
            candidates.append(_Piece(einsums, inside, pair.buffer_bits, pair.traffic_bits, pair.tree))
        elif one:
            tiled = fused(one, rules)
            tree = partial(_fused_tree, tiled)
            candidates.append(_Piece(einsums, inside, tiled.buffer_bits, tiled.traffic_bits, tree))
    if fusion == "untiled" or (rules.partly and not rules.pipelined):
        whole = untiled(chain, start, stop, rules)
        candidates.append(_Piece(einsums, inside, whole.buffer_bits, whole.traffic_bits, whole.tree))
    if not candidates:
        return None
    buffer, traffic, of, point = least([(p.buffer, p.traffic) for p in candidates])
    traffic = traffic + _bits(chain.workload, spilled)  # written once for other readers, block by block as it is made
    return _Piece(einsums, inside, buffer, traffic, lambda i: candidates[of[i]].tree(int(point[i])))


def _fused_tree(tiled: FusedSegment, i: int) -> Nodes | None:
    return fused_tree(tiled.segment, tiled.choice_at(i))


def _mapping(workload: Workload, pieces: list[tuple[_Piece, int]]) -> Mapping | None:
    """One mapping of all pieces, each after those that make what it reads; None if some piece has no tree."""
    inside = {t for piece, _ in pieces for t in piece.inside}
    trees = [piece.tree(point) for piece, point in _in_order(workload, pieces)]
    nodes = [tree for tree in trees if tree is not None]
    if len(nodes) < len(trees):
        return None
    store = Keep(STORE, tuple(t for t in workload.tensors if t not in inside))
    return Mapping((store, *(nodes[0] if len(nodes) == 1 else (Fuse(tuple(nodes)),))))


def _in_order(workload: Workload, pieces: list[tuple[_Piece, int]]) -> list[tuple[_Piece, int]]:
    """Each piece after those that make what it reads."""
    made, ordered, left = {*workload.inputs}, [], list(pieces)
    while left:
        for piece in left:
            own = {e.name for e in piece[0].einsums}
            if all(a.tensor in made | own for e in piece[0].einsums for a in e.operands):
                break
        made |= own
        ordered.append(piece)
        left.remove(piece)
    return ordered
