"""What nobody can beat: the least traffic to the backing store for every buffer size; shares no code with the model."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from piste.errors import SpecError, front, if_near
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


@front
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
    from piste.bounds.einsum import bound_einsum

    return bound_einsum(w, w.einsums[0], tiles=tiles, placement=placement, halo=halo)


def check_options(**chosen: str) -> None:
    """Refuse a choice that an option does not have."""
    for option, value in chosen.items():
        known = CHOICES[option]
        if value not in known:
            raise SpecError(f"{option} is one of {', '.join(known)}, not {value!r}{if_near(str(value), known)}")
