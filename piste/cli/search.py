"""`piste search`: which mapping is best, with proof, and how far it is from the bound."""

from __future__ import annotations

import json
from typing import Annotated, Any, Literal

import typer

from piste.cli.common import (
    DOES_NOT_FIT,
    INTERRUPTED,
    NOTHING_FOUND,
    Arch,
    AsJson,
    ElementBytes,
    Html,
    Plot,
    Problem,
    Sets,
    Table,
    workload,
    write,
)
from piste.cli.networks import Fuse, Store, is_model, search_model
from piste.cli.show import Batch, Decode, Dims, Shapes, Tokens
from piste.errors import SpecError

Objective = Annotated[
    list[str] | None,
    typer.Option(
        metavar="NAME",
        help="energy (the default), cycles, edp, traffic:MEMORY or occupancy:MEMORY; several: their front.",
    ),
]
Mapspace = Annotated[
    Literal["perfect", "ruby", "ruby-s", "ruby-t", "padded", "ragged"],
    typer.Option(help="How ranks are cut into tiles."),
]
Strategy = Annotated[
    Literal["optimal", "exhaustive", "random", "anneal", "genetic"],
    typer.Option(help="With proof, or by sampling."),
]
Constraints = Annotated[
    str | None,
    typer.Option(metavar="WHAT", help="A preset (row-stationary, ...) or a file, instead of the spec's."),
]
Budget = Annotated[int | None, typer.Option(metavar="N", help="Evaluate at most so many mappings.")]
Seconds = Annotated[float | None, typer.Option(metavar="S", help="Stop after so many seconds.")]
Within = Annotated[
    float | None,
    typer.Option(metavar="S", help="Of a model: all layers in so many seconds; what one leaves, the next have."),
]
Seed = Annotated[int, typer.Option(help="Of a strategy that samples.")]
SharedLoops = Annotated[int, typer.Option(metavar="N", help="Of a cascade: how many loops Einsums may share.")]
Exchange = Annotated[
    str | None, typer.Option(metavar="near|inner|any", help="Of a cascade: in which memories tensors are exchanged.")
]
Pipeline = Annotated[
    bool,
    typer.Option("--pipeline", help="Of a cascade, for cycles or edp: Einsums may run side by side."),
]
Tolerance = Annotated[
    float, typer.Option(metavar="SHARE", help="Of a cascade: end with a bracket so wide, such as 0.01.")
]
Workers = Annotated[
    int, typer.Option(metavar="N", help="So many processes prove parts of the space, or search layers.")
]


def command(
    words: Problem,
    arch: Arch = None,
    element_bytes: ElementBytes = 2,
    objective: Objective = None,
    mapspace: Mapspace = "perfect",
    strategy: Strategy = "optimal",
    constraints: Constraints = None,
    budget: Budget = None,
    seconds: Seconds = None,
    within: Within = None,
    seed: Seed = 0,
    shared_loops: SharedLoops = 3,
    exchange: Exchange = None,
    pipeline: Pipeline = False,
    tolerance: Tolerance = 0.0,
    workers: Workers = 1,
    dim: Dims = None,
    shape: Shapes = None,
    tokens: Tokens = None,
    decode: Decode = False,
    batch: Batch = 1,
    store: Store = None,
    fuse: Fuse = False,
    as_json: AsJson = False,
    plot: Plot = None,
    html: Html = None,
    table: Table = None,
    sets: Sets = None,
) -> None:
    """Which mapping is best, with proof, and how far it is from the bound."""
    from piste.search import search
    from piste.search.strategy import Progress
    from piste.views.progress import progress_line, searching
    from piste.views.search import quantity

    objectives = objective or ["energy"]
    model = is_model(words)
    layer_only: dict[str, Any] = {"strategy": strategy != "optimal", "constraints": constraints, "budget": budget}
    layer_only |= {"seed": seed, "shared-loops": shared_loops != 3, "exchange": exchange}
    layer_only |= {"pipeline": pipeline, "tolerance": tolerance, "plot": plot}
    model_only: dict[str, Any] = {"within": within, "dim": dim, "shape": shape, "tokens": tokens, "decode": decode}
    model_only |= {"batch": batch != 1, "store": store, "fuse": fuse}
    _refuse(layer_only if model else model_only, "one layer or cascade" if model else "a whole model")
    if model:
        sizes: dict[str, Any] = {"dim": dim, "shape": shape, "tokens": tokens, "decode": decode, "batch": batch}
        sizes["element_bytes"] = element_bytes
        search_model(
            words[0], arch, objectives, mapspace, seconds, within, store, fuse, workers, as_json, html, table, **sizes
        )  # fmt: skip
        return

    def say(progress: Progress) -> str:
        return searching(progress, lambda value: quantity(objectives[0], value))

    with progress_line(say) as listener:
        found = search(
            workload(words, element_bytes),
            arch,
            objective=objectives,
            mapspace=mapspace,
            strategy=strategy,
            constraints=constraints,
            budget=budget,
            seconds=seconds,
            seed=seed,
            workers=workers,
            progress=listener,
            shared_loops=shared_loops,
            exchange=exchange,
            pipeline=pipeline,
            tolerance=tolerance,
        )
    if found.fits:
        write(found, plot, html, table)
    if as_json:
        typer.echo(json.dumps(found.to_dict(), indent=2))
    elif found.fits:
        typer.echo(str(found))
    _end(found)


def _refuse(options: dict[str, Any], whose: str) -> None:
    """Options that would do nothing here are named, rather than taken without a word."""
    if (name := next((name for name, given in options.items() if given), None)) is not None:
        instead = "write --seconds" if name == "within" else "leave it out"
        raise SpecError(f"--{name} is for {whose}; {instead}")


def _end(found: Any) -> None:
    """The exit status: what was found may be nothing, proven or not, or the best before an interrupt."""
    if not found.fits:
        typer.echo(found.why, err=True)
        proven = found.optimal or found.why.startswith(("no mapping fits", "no mapping of "))
        raise typer.Exit(INTERRUPTED if found.interrupted else DOES_NOT_FIT if proven else NOTHING_FOUND)
    if found.interrupted:
        typer.echo("interrupted: this is the best so far", err=True)
        raise typer.Exit(INTERRUPTED)
