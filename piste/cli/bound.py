"""`piste bound`: how little data must move, for every size of buffer."""

from __future__ import annotations

import json
from enum import StrEnum
from functools import partial
from typing import Annotated

import typer

from piste.cli.common import (
    DOES_NOT_FIT,
    AsJson,
    ElementBytes,
    Html,
    Marks,
    Plot,
    Table,
    Words,
    architecture,
    patiently,
    save,
    workload,
)
from piste.cli.networks import bound_model, is_model
from piste.cli.show import Batch, Decode, Dims, Shapes, Tokens


class Tiles(StrEnum):
    integer = "integer"
    perfect = "perfect"


class Placement(StrEnum):
    per_tensor = "per-tensor"
    single = "single"
    two_level = "two-level"


class Halo(StrEnum):
    consecutive = "consecutive"
    inner = "inner"
    none = "none"


class Fusion(StrEnum):
    best = "best"
    none = "none"
    tiled = "tiled"
    untiled = "untiled"
    segmented = "segmented"


class Capacity(StrEnum):
    sound = "sound"
    paper = "paper"
    text = "text"


class Heads(StrEnum):
    one = "one"
    parallel = "parallel"


class Order(StrEnum):
    any = "any"
    rows = "rows"
    columns = "columns"


class Vectors(StrEnum):
    counted = "counted"
    free = "free"


class Buffering(StrEnum):
    single = "single"
    double = "double"


def command(
    words: Words,
    tiles: Annotated[Tiles, typer.Option(help="Tiles of any size, or only those that divide.")] = Tiles.integer,
    placement: Annotated[
        Placement, typer.Option(help="Each tensor kept at a depth of its own, or all at one.")
    ] = Placement.per_tensor,
    halo: Annotated[Halo, typer.Option(help="What a convolution keeps of the window before.")] = Halo.consecutive,
    fusion: Annotated[Fusion, typer.Option(help="How several Einsums share what is on the chip.")] = Fusion.best,
    capacity: Annotated[Capacity, typer.Option(help="Count all that is live, or as the paper.")] = Capacity.sound,
    heads: Annotated[Heads, typer.Option(help="One head at a time, or all at once.")] = Heads.one,
    order: Annotated[Order, typer.Option(help="Which loop of a fused pair stands outermost.")] = Order.any,
    online_softmax: Annotated[
        bool, typer.Option("--online-softmax", help="Normalise on the way, so that rows need not be whole.")
    ] = False,
    pipelined: Annotated[bool, typer.Option("--pipelined", help="Fused layers run at the same time.")] = False,
    vectors: Annotated[
        Vectors | None, typer.Option(help="Count vector Einsums, or take them to be free as published templates do.")
    ] = None,
    buffering: Annotated[
        Buffering, typer.Option(help="Room for one tile of what streams, or for the next one too.")
    ] = Buffering.single,
    beyond: Annotated[
        str | None, typer.Option(metavar="HOW", help="snake, pinned, doubled, doubled-all or private:P buffers.")
    ] = None,
    at: Annotated[str | None, typer.Option(metavar="SIZE", help="Ask for one buffer size, such as 1MiB.")] = None,
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
    arch: Marks = None,
) -> None:
    """How little data must move, for every size of buffer."""
    from piste.bounds import bound

    if is_model(words):
        options = {"tiles": tiles.value, "placement": placement.value, "halo": halo.value, "capacity": capacity.value}
        options |= {"at": at} if at is not None else {}
        sizes = {"dim": dim, "shape": shape, "tokens": tokens, "decode": decode, "batch": batch}
        bound_model(words[0], as_json, plot, html, table, dict(options), element_bytes=element_bytes, **sizes)
        return
    with patiently("bounding"):
        curve = bound(
            workload(words, element_bytes),
            tiles=tiles.value,
            placement=placement.value,
            halo=halo.value,
            fusion=fusion.value,
            capacity=capacity.value,
            heads=heads.value,
            order=order.value,
            online_softmax=online_softmax,
            pipelined=pipelined,
            vectors=None if vectors is None else vectors.value,
            buffering=buffering.value,
            beyond=beyond,
        )
    chip = architecture(arch)
    asked = None if at is None else curve.at(at)
    if plot:
        save(partial(curve.plot, architecture=chip), plot)
    if html:
        save(partial(curve.page, architecture=chip), html)
    if table:
        from piste.views.tables import write_table

        save(partial(write_table, curve), table)
    if as_json:
        typer.echo(json.dumps(curve.to_dict(at)))
    elif asked is None or asked.fits:
        typer.echo(str(asked or curve))
    if asked is not None and not asked.fits:
        typer.echo(str(asked), err=True)
        raise typer.Exit(DOES_NOT_FIT)
