"""`piste bound`: how little data must move, for every size of buffer."""

from __future__ import annotations

import json
from functools import partial
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from piste.cli.common import (
    DOES_NOT_FIT,
    AsJson,
    ElementBytes,
    Html,
    MarkedChip,
    Plot,
    Sets,
    Table,
    Words,
    architecture,
    patiently,
    refuse,
    save,
    workload,
    write,
)
from piste.cli.networks import bound_model, is_model
from piste.cli.show import Batch, Decode, Dims, Shapes, Tokens

if TYPE_CHECKING:
    from piste.results.curve import Curve


# How `--help` groups the options.
GROUPS = {
    "The question": "at element_bytes arch sets",
    "Which mappings": "tiles placement halo buffering beyond",
    "Several Einsums": "fusion vectors online_softmax pipelined heads order capacity",
    "A whole model": "tokens decode batch dim shape",
    "Output": "as_json plot html table",
}

Tiles = Annotated[Literal["integer", "perfect"], typer.Option(help="Tiles of any size, or only those that divide.")]
Placement = Annotated[
    Literal["per-tensor", "single", "two-level"],
    typer.Option(help="Keep each tensor at a depth of its own, or all at one depth."),
]
Halo = Annotated[
    Literal["consecutive", "inner", "none"], typer.Option(help="What a convolution keeps when its window moves.")
]
Fusion = Annotated[
    Literal["best", "none", "tiled", "untiled", "segmented"],
    typer.Option(help="How Einsums keep on the chip what one makes for the next."),
]
Capacity = Annotated[
    Literal["sound", "paper", "text"],
    typer.Option(help="Charge the buffer for all that is live, or as the Orojenesis paper does."),
]
Heads = Annotated[Literal["one", "parallel"], typer.Option(help="One head at a time, or all at once.")]
Order = Annotated[Literal["any", "rows", "columns"], typer.Option(help="Which loop of a fused pair stands outermost.")]
OnlineSoftmax = Annotated[
    bool, typer.Option("--online-softmax", help="Normalise block by block, so that softmax needs no whole rows.")
]
Pipelined = Annotated[bool, typer.Option("--pipelined", help="Fused layers run at the same time.")]
Vectors = Annotated[
    Literal["counted", "free"] | None,
    typer.Option(help="Count vector Einsums such as softmax, or take them as free, as published templates do."),
]
Buffering = Annotated[
    Literal["single", "double"], typer.Option(help="Room for one tile of what streams, or for the next one as well.")
]
Beyond = Annotated[
    str | None,
    typer.Option(
        metavar="HOW", help="Programs beyond loop trees: snake, pinned, doubled, doubled-all or private:P buffers."
    ),
]
At = Annotated[str | None, typer.Option(metavar="SIZE", help="One buffer size, such as 1MiB, and its mapping.")]


def command(
    words: Words,
    tiles: Tiles = "integer",
    placement: Placement = "per-tensor",
    halo: Halo = "consecutive",
    fusion: Fusion = "best",
    capacity: Capacity = "sound",
    heads: Heads = "one",
    order: Order = "any",
    online_softmax: OnlineSoftmax = False,
    pipelined: Pipelined = False,
    vectors: Vectors = None,
    buffering: Buffering = "single",
    beyond: Beyond = None,
    at: At = None,
    element_bytes: ElementBytes = 2,
    dim: Dims = None,
    shape: Shapes = None,
    tokens: Tokens = None,
    decode: Decode = False,
    batch: Batch = 1,
    as_json: AsJson = False,
    plot: Plot = None,
    html: Html = None,
    table: Table = None,
    arch: MarkedChip = None,
    sets: Sets = None,
) -> None:
    """How little data must move, for every size of buffer.

    For example: piste bound gemm:4096,4096,4096 --at 1MiB
    """
    from piste.bounds import bound

    if is_model(words):
        options: dict[str, object] = {"tiles": tiles, "placement": placement, "halo": halo, "capacity": capacity}
        options |= {"at": at} if at is not None else {}
        sizes = {"dim": dim, "shape": shape, "tokens": tokens, "decode": decode, "batch": batch}
        bound_model(words[0], as_json, plot, html, table, options, element_bytes=element_bytes, **sizes)
        return
    model_only = {"dim": dim, "shape": shape, "tokens": tokens is not None, "decode": decode, "batch": batch != 1}
    refuse(model_only, "a whole model")
    with patiently("bounding"):
        curve = bound(
            workload(words, element_bytes),
            tiles=tiles,
            placement=placement,
            halo=halo,
            fusion=fusion,
            capacity=capacity,
            heads=heads,
            order=order,
            online_softmax=online_softmax,
            pipelined=pipelined,
            vectors=vectors,
            buffering=buffering,
            beyond=beyond,
        )
    chip = architecture(arch)
    if plot:
        save(partial(curve.plot, architecture=chip), plot)
    if html:
        save(partial(curve.page, architecture=chip), html)
    write(curve, table=table)
    _print(curve, at, as_json)


def _print(curve: Curve, at: str | None, as_json: bool) -> None:
    """The curve, or its point at the size that was asked for; the exit status says whether that is enough."""
    asked = None if at is None else curve.at(at)
    if as_json:
        typer.echo(json.dumps(curve.to_dict(at)))
    elif asked is None or asked.fits:
        typer.echo(str(asked or curve))
    if asked is not None and not asked.fits:
        typer.echo(str(asked), err=True)
        raise typer.Exit(DOES_NOT_FIT)
