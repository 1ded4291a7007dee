"""`piste explore`: which hardware is best: the designs of a space that no other beats."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from piste.cli.common import DOES_NOT_FIT, INTERRUPTED, AsJson, Html, Plot, Sets, Table, save, workload, write
from piste.cli.networks import bound_model, is_model
from piste.cli.show import Batch, Decode, Dims, Shapes, Tokens
from piste.errors import SpecError
from piste.spec.workload import Workload

# How `--help` groups the options.
GROUPS = {
    "Where it runs": "workers store engine cluster",
    "A whole model": "tokens decode batch dim shape",
    "Output": "show as_json plot colour html table",
    "Templates": "sets",
}


def command(
    spec: Annotated[str, typer.Argument(metavar="SPEC.yaml", help="A file with a space of designs, or a model.")],
    engine: Annotated[str, typer.Option(metavar="NAME", help="local, dask or gpu.")] = "local",
    workers: Annotated[int | None, typer.Option(metavar="N", help="Processes at once.")] = None,
    cluster: Annotated[
        str | None, typer.Option(metavar="tcp://...", help="The address of a running Dask scheduler.")
    ] = None,
    store: Annotated[
        Path | None,
        typer.Option(metavar="DIR", help="Keep finished parts in DIR; the same command continues from there."),
    ] = None,
    as_json: AsJson = False,
    plot: Plot = None,
    colour: Annotated[
        str | None, typer.Option(metavar="COLUMN", help="The column that colours the picture, such as pes.")
    ] = None,
    html: Html = None,
    show: Annotated[
        int | None, typer.Option(metavar="N", help="Print the N-th design of the frontier with its mappings.")
    ] = None,
    table: Table = None,
    dim: Dims = None,
    shape: Shapes = None,
    tokens: Tokens = None,
    decode: Decode = False,
    batch: Batch = 1,
    sets: Sets = None,
    arch: Annotated[str | None, typer.Option("--arch", hidden=True)] = None,
) -> None:
    """Which hardware is best: the designs of a space that no other beats; of a model alone, what memory is worth.

    For example: piste explore examples/explore-gemm.yaml --html designs.html
    """
    if arch is not None:
        raise SpecError(f"a space names its own chip; write 'architecture: {arch}' in {spec}, beside 'explore:'")
    if is_model([spec]):
        if show is not None:
            raise SpecError(f"--show is for designs, and {spec} is a model without a space of them; leave it out")
        sizes = {"dim": dim, "shape": shape, "tokens": tokens, "decode": decode, "batch": batch}
        bound_model(spec, as_json, plot, html, table, {}, **sizes)
        return
    if not Path(spec).exists() and (block := _workload(spec)) is not None:
        _worth(block, as_json, plot, html, table)
        return
    from piste.explore import explore
    from piste.views.explored import design_text
    from piste.views.pictures.report import check_format
    from piste.views.progress import exploring, progress_line
    from piste.views.tables import check_table

    check_format(plot)  # before what may take long
    check_table(table)
    with progress_line(exploring) as listener:
        found = explore(spec, engine=engine, workers=workers, cluster=cluster, store=store, progress=listener)
    if plot:
        save(partial(found.plot, colour=colour), plot)
    write(found, None, html, table)
    typer.echo(json.dumps(found.to_dict()) if as_json else design_text(found, show) if show is not None else str(found))
    if not found.rows():
        if as_json:
            typer.echo(str(found).partition("\n")[0], err=True)
        raise typer.Exit(INTERRUPTED if found.interrupted else DOES_NOT_FIT)
    if found.interrupted:
        more = f"; run again, it goes on from {store}" if store else ""
        typer.echo(f"interrupted: this is the frontier of what was done{more}", err=True)
        raise typer.Exit(INTERRUPTED)


def _workload(spec: str) -> Workload | None:
    """The workload that a word names, such as gpt3-6.7b-block; None if it names none."""
    from piste.spec.files import load

    try:
        found = load(workload([spec]))  # type: ignore[arg-type]
    except (SpecError, TypeError):
        return None
    return found if isinstance(found, Workload) else None


def _worth(block: Workload, as_json: bool, plot: Path | None, html: Path | None, table: Path | None) -> None:
    """How much memory is worth having for a workload: its slope."""
    from piste.bounds import bound
    from piste.views.tables import check_table

    check_table(table)
    curve = bound(block, fusion="best") if len(block.einsums) > 1 else bound(block)
    write(curve, plot, html, table)
    typer.echo(json.dumps(curve.to_dict()) if as_json else str(curve))
