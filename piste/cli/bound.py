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
    save,
    workload,
    write,
)
from piste.cli.networks import bound_model, is_model
from piste.cli.show import Batch, Decode, Dims, Shapes, Tokens

if TYPE_CHECKING:
    from piste.results.curve import Curve


Tiles = Annotated[Literal["integer", "perfect"], typer.Option(help="Tiles of any size, or only those that divide.")]
Placement = Annotated[
    Literal["per-tensor", "single", "two-level"],
    typer.Option(help="Each tensor kept at a depth of its own, or all at one."),
]
Halo = Annotated[
    Literal["consecutive", "inner", "none"], typer.Option(help="What a convolution keeps of the window before.")
]
Fusion = Annotated[
    Literal["best", "none", "tiled", "untiled", "segmented"],
    typer.Option(help="How several Einsums share what is on the chip."),
]
Capacity = Annotated[Literal["sound", "paper", "text"], typer.Option(help="Count all that is live, or as the paper.")]
Heads = Annotated[Literal["one", "parallel"], typer.Option(help="One head at a time, or all at once.")]
Order = Annotated[Literal["any", "rows", "columns"], typer.Option(help="Which loop of a fused pair stands outermost.")]
OnlineSoftmax = Annotated[
    bool, typer.Option("--online-softmax", help="Normalise on the way, so that rows need not be whole.")
]
Pipelined = Annotated[bool, typer.Option("--pipelined", help="Fused layers run at the same time.")]
Vectors = Annotated[
    Literal["counted", "free"] | None,
    typer.Option(help="Count vector Einsums, or take them to be free as published templates do."),
]
Buffering = Annotated[
    Literal["single", "double"], typer.Option(help="Room for one tile of what streams, or for the next one too.")
]
Beyond = Annotated[
    str | None, typer.Option(metavar="HOW", help="snake, pinned, doubled, doubled-all or private:P buffers.")
]
At = Annotated[str | None, typer.Option(metavar="SIZE", help="Ask for one buffer size, such as 1MiB.")]


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
    """How little data must move, for every size of buffer."""
    from piste.bounds import bound

    if is_model(words):
        options: dict[str, object] = {"tiles": tiles, "placement": placement, "halo": halo, "capacity": capacity}
        options |= {"at": at} if at is not None else {}
        sizes = {"dim": dim, "shape": shape, "tokens": tokens, "decode": decode, "batch": batch}
        bound_model(words[0], as_json, plot, html, table, options, element_bytes=element_bytes, **sizes)
        return
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
