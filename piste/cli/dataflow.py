"""`piste dataflow`: what data-centric directives do: reuse, traffic, buffers, cycles and energy of each layer."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path
from typing import Annotated, Literal

import typer

from piste.cli.common import AsJson, Html, Plot, end, patiently, save, write
from piste.errors import SpecError


def command(
    network: Annotated[
        str, typer.Argument(metavar="FILE.m", help="Layers with their directives, as MAESTRO has them.")
    ],
    hw: Annotated[
        str, typer.Option(metavar="FILE|SETTINGS", help="A file of hardware, or num_pes=256,noc_bw=32,noc_hops=1.")
    ],
    mode: Annotated[
        Literal["exact", "maestro"], typer.Option(help="The truth, or what the released tool reports.")
    ] = "exact",
    preset: Annotated[
        str | None, typer.Option(metavar="NAME", help="C-P, X-P, YX-P, YR-P or KC-P instead of the file's dataflows.")
    ] = None,
    tune: Annotated[
        Literal["cycles", "energy", "edp"] | None,
        typer.Option(help="The best directives instead of the file's dataflows."),
    ] = None,
    seconds: Annotated[float, typer.Option(metavar="S", help="What --tune may take for a search.")] = 20,
    layer: Annotated[str | None, typer.Option(metavar="NAME", help="Only this layer of the file.")] = None,
    explain: Annotated[bool, typer.Option("--explain", help="Say which tensor is reused where, and how.")] = False,
    directives: Annotated[
        bool, typer.Option("--directives", help="Show the loop trees, and all directives with the inferred ones grey.")
    ] = False,
    as_json: AsJson = False,
    plot: Plot = None,
    html: Html = None,
    picture: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Draw what each PE holds at each step (.png, .svg, .html).")
    ] = None,
    steps: Annotated[int, typer.Option(min=1, help="How many steps the picture shows.")] = 8,
    write_to: Annotated[
        Path | None, typer.Option("--write", metavar="FILE.m", help="Write the layers and their directives.")
    ] = None,
) -> None:
    """What data-centric directives do: reuse, traffic, buffers, cycles and energy of each layer."""
    from piste.dataflow import dataflow, search

    if tune and (preset or mode != "exact"):
        raise SpecError("--tune finds directives of its own and counts exactly; leave --preset and --mode out")
    with patiently("searching directives" if tune else "counting"):
        if tune:
            flows = search(network, hw, objective=tune, layer=layer, seconds=seconds)
        else:
            flows = dataflow(network, hw, mode=mode, preset=preset, layer=layer)
    write(flows, plot, html)
    if picture:
        save(partial(flows.picture, steps=steps), picture)
    if write_to:
        save(lambda path: path.write_text(flows.file), write_to)
    if as_json:
        reuse = {"reuse": [found.to_dict() for found in flows.reuse]} if explain else {}
        typer.echo(json.dumps({**flows.to_dict(), **reuse}))
    else:
        shown = [str(flows)]
        if explain:
            shown.append(flows.explain())
        if directives or tune:
            shown.append(flows.directives(grey=True))
        typer.echo("\n\n".join(shown))
    end(flows, as_json)
