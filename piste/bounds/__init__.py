"""What nobody can beat: the least traffic to the backing store for every buffer size; shares no code with the model."""

from __future__ import annotations

from math import prod
from pathlib import Path
from typing import TYPE_CHECKING, Any

from piste.errors import SpecError, if_near
from piste.spec.einsum import Einsum, Expr, Op
from piste.spec.workload import Workload

if TYPE_CHECKING:
    from piste.results.curve import Curve

CHOICES = {
    "tiles": ("integer", "perfect"),
    "placement": ("per-tensor", "single", "two-level"),
    "halo": ("consecutive", "inner", "none"),
    "fusion": ("none", "untiled", "tiled", "segmented", "best"),
    "capacity": ("sound", "paper", "text"),
    "heads": ("one", "parallel"),
    "order": ("any", "rows", "columns"),
    "vectors": ("counted", "free"),
    "buffering": ("single", "double"),
}
LARGEST_BITS = 2**62  # of traffic that is counted in 64-bit integers


def bound(
    workload: Workload | str | Path,
    *,
    tiles: str = "integer",
    placement: str = "per-tensor",
    halo: str = "consecutive",
    fusion: str = "best",
    capacity: str = "sound",
    heads: str = "one",
    order: str = "any",
    online_softmax: bool | str = False,
    pipelined: bool = False,
    vectors: str | None = None,
    buffering: str = "single",
    beyond: str | None = None,
) -> Curve:
    """The least traffic to the backing store that any mapping reaches, for every buffer size.

    `workload` is a value or what `piste.load` takes: a short form, an Einsum with sizes, a preset, a file.

    `tiles` are `integer` or `perfect` (they divide); `placement` says whether each tensor is kept at a depth of its own
    (`per-tensor`), all at one (`single`, the Snowcat of the Orojenesis paper) or only the right operand of a product
    further in than the rest (`two-level`, its machine for several Einsums); `halo` what a convolution keeps of the
    window before (`consecutive`: all of it, `inner`: only if no loop inside wraps, as Timeloop counts, `none`).
    `beyond` leaves nests of loops with one buffer behind, for one matrix product: `snake`, `pinned`, `doubled`,
    `doubled-all`, `private:16` (`piste.bounds.beyond`). `fusion`, `capacity`, `heads`, `order`, `online_softmax`,
    `pipelined`, `vectors` and `buffering` are for several Einsums (`piste.bounds.chains.fusion.bound_chain`).

    >>> curve = bound("gemm:64,64,64")
    >>> curve.at("1KiB").traffic_bytes, curve.algorithmic_min_bytes, curve.max_effectual_bytes
    (57344, 24576, 8322)
    """
    chosen: dict[str, Any] = dict(
        tiles=tiles, placement=placement, halo=halo, fusion=fusion, capacity=capacity, heads=heads
    )
    check_options(**chosen, order=order)
    for_chains: dict[str, Any] = {"order": order, "online_softmax": online_softmax, "pipelined": pipelined}
    for_chains |= {"vectors": vectors, "buffering": buffering}
    more = {option: value for option, value in for_chains.items() if value not in ("any", False, None, "single")}
    from piste.spec.files import part_of

    w = part_of(Workload, workload)
    if beyond is not None:
        from piste.bounds import beyond as further

        usual = dict(placement="per-tensor", halo="consecutive", fusion="best", capacity="sound", heads="one")
        if odd := [*more, *(option for option, value in usual.items() if chosen[option] != value)]:
            raise SpecError(f"beyond {beyond} takes tiles and nothing else, found {' and '.join(odd)}; leave that out")
        return further.beyond(w, beyond, tiles)
    if len(w.einsums) > 1:
        from piste.bounds.chains.fusion import bound_chain

        return bound_chain(w, **chosen, **more)
    if more:
        verb, it = ("is", "it") if len(more) == 1 else ("are", "them")
        raise SpecError(f"{' and '.join(more)} {verb} for several Einsums, found one; leave {it} out")
    return bound_einsum(w, w.einsums[0], tiles=tiles, placement=placement, halo=halo)


def check_options(**chosen: str) -> None:
    """Refuse a choice that an option does not have."""
    for option, value in chosen.items():
        known = CHOICES[option]
        if value not in known:
            raise SpecError(f"{option} is one of {', '.join(known)}, not {value!r}{if_near(str(value), known)}")


def bound_einsum(
    workload: Workload,
    einsum: Einsum,
    *,
    tiles: str = "integer",
    placement: str = "per-tensor",
    halo: str = "consecutive",
) -> Curve:
    """The curve of one Einsum of a workload, all of its tensors in the backing store."""
    from piste.bounds.access import tensors_of
    from piste.bounds.beneath import nest_floor
    from piste.bounds.contraction import alone, contraction
    from piste.bounds.floor import matmul_floor, window_floor
    from piste.bounds.general import General
    from piste.bounds.large import Large, is_large
    from piste.bounds.nests import Nests, nests
    from piste.bounds.single import Families, families
    from piste.results.curve import Curve

    _check(einsum)
    workload = alone(workload, einsum)
    if einsum.padded and halo == "consecutive" and placement != "two-level":
        from piste.bounds.padded import padded_curve

        return padded_curve(workload, tiles, placement)
    workload.refuse_padding(f"a bound with placement {placement} and halo {halo}")
    rule = {"tiles": tiles, "placement": placement}
    macs = prod(workload.sizes.values())
    scale = prod(c for access in einsum.accesses.values() for index in access.indices for _, c in index.terms)
    product = contraction(workload, einsum)
    found: Families | Large | Nests | General
    if product is not None:
        least = sum(workload.bits[t] * prod(shape) for t, shape in workload.shapes.items())
        found = (Large if is_large(product) else families)(product, tiles, placement)
    elif 4 * macs * scale * sum(workload.bits.values()) >= LARGEST_BITS:
        raise SpecError(
            f"{einsum.name} has {macs:.3g} multiplications, more than can be counted of what is no matrix product "
            "(about 1e+16); make its ranks smaller"
        )
    elif placement == "two-level":
        raise SpecError(f"placement 'two-level' is for matrix products, found {einsum}; write 'single' or 'per-tensor'")
    else:
        least = sum(t.bits * t.distinct for t in tensors_of(workload))
        found = (
            nests(workload, tiles, placement)
            if halo == "consecutive"
            else General(workload, tiles, placement, halo).run()
        )
        rule["halo"] = halo
    return Curve(
        workload=workload,
        buffer_bits=found.buffer_bits,
        traffic_bits=found.traffic_bits,
        macs=macs,
        algorithmic_min_bits=least,
        rule=rule,
        mapping_at=found.mapping_at,
        name=workload.name or einsum.name,
        floor_bits=matmul_floor(product, least) if product else window_floor(workload, least),
        merged=product.workload if product and product.workload is not workload else None,
        exact=isinstance(found, Families) or (isinstance(found, Large | Nests) and found.exact),
        nests_bits=nest_floor(workload) if isinstance(found, Nests) and not found.exact else None,
    )


def _check(einsum: Einsum) -> None:
    """Refuse what is no sum of products: its operands do not meet as those of a contraction do."""
    takes = {"max": "it takes the maximum", "min": "it takes the minimum", "prod": "it multiplies up"}
    wrong = takes.get(einsum.reduction) or _function(einsum.expression)
    if einsum.running or einsum.rescale:
        wrong = "it reads running values"
    if wrong:
        raise SpecError(
            f"{einsum} is no contraction: {wrong}; a bound is for sums, products and sums of products, "
            "such as B[m,n] = A[m,k] * W[k,n]"
        )


def _function(e: Expr) -> str:
    if not isinstance(e, Op):
        return ""
    if e.name not in ("+", "-", "*", "/", "neg"):
        return f"it has {e.name}(...)" if e.name.isalpha() else f"it compares by {e.name}"
    return next((found for a in e.args if (found := _function(a))), "")
