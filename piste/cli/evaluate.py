"""`piste evaluate`: what a mapping costs: traffic, occupancy, cycles, energy, and what limits it."""

from __future__ import annotations

import json
from functools import partial
from typing import Annotated, Literal

import typer

from piste.cli.common import (
    Arch,
    AsJson,
    ElementBytes,
    Html,
    Plot,
    Problem,
    Sets,
    Table,
    Tree,
    end,
    patiently,
    save,
    workload,
    write,
)
from piste.errors import SpecError


def command(
    words: Problem,
    arch: Arch = None,
    mapping: Tree = None,
    element_bytes: ElementBytes = 2,
    cycles: Annotated[
        Literal["overlapped", "startup", "stepwise"], typer.Option(help="How transfers and computing overlap in time.")
    ] = "overlapped",
    directives: Annotated[
        bool, typer.Option("--directives", help="Show the mapping as MAESTRO's directives, the inferred ones grey.")
    ] = False,
    picture: Annotated[Literal["costs", "mapping", "roofline"], typer.Option(help="What --plot draws.")] = "costs",
    beside: Annotated[
        str | None, typer.Option(metavar="SPEC", help="Another file; --plot draws both side by side.")
    ] = None,
    as_json: AsJson = False,
    plot: Plot = None,
    html: Html = None,
    table: Table = None,
    sets: Sets = None,
) -> None:
    """What a mapping costs: traffic, occupancy, cycles, energy, and what limits it.

    For example: piste evaluate gemm:512,512,512 --arch chip.yaml --mapping tree.txt
    """
    from piste.cost.evaluate import evaluate

    if beside and not plot:
        raise SpecError("--beside is drawn by --plot; write --plot FILE too or leave it out")
    with patiently("counting"):
        report = evaluate(workload(words, element_bytes), arch, mapping, cycles=cycles)
    if plot:
        draw = {"costs": report.plot, "mapping": report.plot_mapping, "roofline": report.plot_roofline}[picture]
        save(partial(report.plot_beside, evaluate(beside, cycles=cycles)) if beside else draw, plot)
    write(report, None, html, table)
    shown = json.dumps(report.to_dict(), indent=2) if as_json else str(report)
    if directives and not as_json:
        from piste.views.flow import directives_text

        shown += f"\n\n{directives_text(report.workload, report.architecture, report.mapping, grey=True)}"
    typer.echo(shown)
    end(report, as_json)
