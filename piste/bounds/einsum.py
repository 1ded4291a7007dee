"""The curve of one Einsum: which of the ways to find the least traffic it takes."""

from __future__ import annotations

from math import prod

from piste.bounds.access import tensors_of
from piste.bounds.beneath import nest_floor
from piste.bounds.contraction import alone, contraction
from piste.bounds.floor import matmul_floor, window_floor
from piste.bounds.general import General
from piste.bounds.large import Large, is_large
from piste.bounds.nests import Nests, nests
from piste.bounds.single import Families, families
from piste.errors import SpecError
from piste.results.curve import Curve
from piste.spec.einsum import Einsum, Expr, Op
from piste.spec.workload import Workload

LARGEST_BITS = 2**62  # of traffic that is counted in 64-bit integers


def bound_einsum(
    workload: Workload,
    einsum: Einsum,
    *,
    tiles: str = "integer",
    placement: str = "per-tensor",
    halo: str = "consecutive",
) -> Curve:
    """The curve of one Einsum of a workload, all of its tensors in the backing store."""
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
