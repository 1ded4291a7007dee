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
    refuse,
    workload,
    write,
)
from piste.cli.networks import Fuse, Store, is_model, search_model
from piste.cli.show import Batch, Decode, Dims, Shapes, Tokens

# How `--help` groups the options.
GROUPS = {
    "The problem": "arch element_bytes constraints sets",
    "What to search": "objective mapspace strategy",
    "How long": "seconds budget seed workers",
    "Several Einsums": "shared_loops exchange pipeline tolerance",
    "A whole model, layer by layer": "fuse within store tokens decode batch dim shape",
    "Output": "as_json plot html table",
}

Objective = Annotated[
    list[str] | None,
    typer.Option(
        metavar="NAME",
        help="energy (the default), cycles, edp, traffic:MEMORY or occupancy:MEMORY. Several give their Pareto front.",
    ),
]
Mapspace = Annotated[
    Literal["perfect", "ruby", "ruby-s", "ruby-t", "padded", "ragged"],
    typer.Option(help="Which tiles: those that divide (perfect), or with remainders (ruby, ...)."),
]
Strategy = Annotated[
    Literal["optimal", "exhaustive", "random", "anneal", "genetic"],
    typer.Option(help="How to search: with proof (optimal), all mappings, or by sampling."),
]
Constraints = Annotated[
    str | None,
    typer.Option(metavar="WHAT", help="A preset (row-stationary, ...) or a file; replaces those of the spec."),
]
Budget = Annotated[int | None, typer.Option(metavar="N", help="Evaluate at most N mappings.")]
Seconds = Annotated[
    float | None, typer.Option(metavar="S", help="Stop after S seconds, with the best so far and a lower bound.")
]
Within = Annotated[
    float | None,
    typer.Option(metavar="S", help="Seconds for all layers together; time that a layer leaves goes to the others."),
]
Seed = Annotated[int, typer.Option(help="Seed of a strategy that samples.")]
SharedLoops = Annotated[int, typer.Option(metavar="N", help="The most loops that Einsums may share.")]
Exchange = Annotated[
    str | None, typer.Option(metavar="near|inner|any", help="In which memories Einsums exchange tensors.")
]
Pipeline = Annotated[
    bool,
    typer.Option("--pipeline", help="Einsums may run side by side, for cycles or edp."),
]
Tolerance = Annotated[float, typer.Option(metavar="SHARE", help="Stop when the bracket is this narrow, such as 0.01.")]
Workers = Annotated[int, typer.Option(metavar="N", help="Processes that prove parts of the space, or search layers.")]


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
    """Which mapping is best, with proof, and how far it is from the bound.

    For example: piste search gemm:512,512,512 --arch eyeriss --objective edp --seconds 20
    """
    from piste.search import search
    from piste.search.strategy import Progress
    from piste.views.progress import progress_line, searching
    from piste.views.search import quantity

    objectives = objective or ["energy"]
    model = is_model(words)
    layer_only: dict[str, Any] = {"strategy": strategy != "optimal", "constraints": constraints, "budget": budget}
    layer_only |= {"seed": seed, "shared-loops": shared_loops != 3, "exchange": exchange}
    layer_only |= {"pipeline": pipeline, "tolerance": tolerance, "plot": plot}
    model_only: dict[str, Any] = {
        "within": within is not None,
        "dim": dim,
        "shape": shape,
        "tokens": tokens is not None,
        "decode": decode,
    }
    model_only |= {"batch": batch != 1, "store": store, "fuse": fuse}
    refuse(layer_only if model else model_only, "one layer or cascade" if model else "a whole model")
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


def _end(found: Any) -> None:
    """The exit status: what was found may be nothing, proven or not, or the best before an interrupt."""
    if not found.fits:
        typer.echo(found.why, err=True)
        proven = found.optimal or found.why.startswith(("no mapping fits", "no mapping of "))
        raise typer.Exit(INTERRUPTED if found.interrupted else DOES_NOT_FIT if proven else NOTHING_FOUND)
    if found.interrupted:
        typer.echo("interrupted: this is the best so far", err=True)
        raise typer.Exit(INTERRUPTED)
