"""Whole models in `piste search` and `piste bound`: every distinct layer once, and the sums over all of them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from piste.cli.common import DOES_NOT_FIT, INTERRUPTED, patiently, write
from piste.cli.show import model_of
from piste.errors import SpecError

Store = Annotated[
    Path | None,
    typer.Option("--store", metavar="DIR", help="Keep finished layers in DIR, and continue from there."),
]

Fuse = Annotated[bool, typer.Option("--fuse", help="Layers that follow from one another may share loops.")]


def is_model(words: list[str]) -> bool:
    """Whether the words of a command name a whole model."""
    from piste.readers import is_network

    return len(words) == 1 and (is_network(words[0]) or (words[0].endswith(".m") and Path(words[0]).is_file()))


def search_model(
    name: str,
    arch: str | None,
    objectives: list[str],
    mapspace: str,
    seconds: float | None,
    within: float | None,
    store: Path | None,
    fuse: bool,
    workers: int,
    as_json: bool,
    html: Path | None,
    table: Path | None,
    **sizes: object,
) -> None:
    """The best mapping of every distinct layer of a model on a chip."""
    from piste.explore.networks import search_network
    from piste.spec.architecture import Architecture
    from piste.spec.files import part_of
    from piste.views.progress import exploring, progress_line
    from piste.views.tables import check_table

    check_table(table)
    if arch is None:
        raise SpecError(f"{name} is a model; say on which chip with --arch NAME")
    if len(objectives) != 1:
        raise SpecError("a model is searched for one objective; write one --objective")
    chip = part_of(Architecture, arch)
    network = model_of(name, **sizes)  # type: ignore[arg-type]
    with progress_line(exploring) as listener:
        found = search_network(
            network,
            chip,
            objective=objectives[0],
            mapspace=mapspace,
            seconds=seconds,
            within=within,
            store=store,
            fuse=fuse,
            workers=workers if workers > 1 else None,
            progress=listener,
        )
    write(found, None, html, table)
    typer.echo(json.dumps(found.to_dict()) if as_json else str(found))
    if found.interrupted:
        typer.echo("interrupted: some layers are missing", err=True)
        raise typer.Exit(INTERRUPTED)
    if not found.fits:
        raise typer.Exit(DOES_NOT_FIT)


def bound_model(
    name: str,
    as_json: bool,
    plot: Path | None,
    html: Path | None,
    table: Path | None,
    options: dict[str, object],
    **sizes: object,
) -> None:
    """How little data must move for a model whose layers run one after the other."""
    from piste.explore.networks import bound_network
    from piste.views.tables import check_table

    check_table(table)
    if html:
        raise SpecError("the bound of a model has no page; --plot FILE draws it, --table FILE writes its points")
    network = model_of(name, **sizes)  # type: ignore[arg-type]
    with patiently("bounding"):
        found = bound_network(network, **options)  # type: ignore[arg-type]
    write(found, plot, table=table)
    typer.echo(json.dumps(found.to_dict()) if as_json else str(found))
