"""The command line: read, call one function, show one view."""

from __future__ import annotations

import json
import sys
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from piste.errors import SpecError

# The base of everything that is wrong with a command line; typer does not export it.
Refused: Any = typer.BadParameter.mro()[2]


class OneLine(TyperGroup):
    """Tells what is wrong on one line of standard error, exit status 2, whether the command line or a file has it."""

    def main(self, *args: Any, **options: Any) -> None:
        options["standalone_mode"] = False
        try:
            status = super().main(*args, **options)
        except (SpecError, Refused) as wrong:
            reason = wrong.format_message() if isinstance(wrong, Refused) else str(wrong)
            typer.echo(" ".join(reason.split()), err=True)
            status = 2
        except typer.Abort:
            status = 130
        sys.exit(status)


app = typer.Typer(cls=OneLine, add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False)


class Cycles(StrEnum):
    overlapped = "overlapped"
    startup = "startup"
    stepwise = "stepwise"


@app.callback(invoke_without_command=True)
def piste(
    context: typer.Context, version: Annotated[bool, typer.Option("--version", help="Print the version.")] = False
) -> None:
    """How little data must move, what a mapping costs, which mapping is best."""
    if version:
        from importlib.metadata import version as installed

        typer.echo(f"piste {installed('piste')}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


@app.command()
def evaluate(
    spec: Annotated[str, typer.Argument(metavar="SPEC.yaml", help="A file with workload, architecture and mapping.")],
    cycles: Annotated[Cycles, typer.Option(help="How time is counted.")] = Cycles.overlapped,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object instead of the report.")] = False,
    plot: Annotated[Path | None, typer.Option(metavar="FILE", help="Draw it into a .png, .svg or .pdf.")] = None,
) -> None:
    """What a mapping costs: traffic, occupancy, cycles, energy, and what limits it."""
    from piste.model.evaluate import evaluate

    report = evaluate(spec, cycles=cycles.value)
    if plot:
        try:
            report.plot(plot)
        except OSError as error:
            raise SpecError(f"{plot} cannot be written: {error.strerror}") from None
    typer.echo(json.dumps(report.to_dict(), indent=2) if as_json else str(report))
    for misfit in report.misfits:
        typer.echo(misfit, err=True)
    raise typer.Exit(0 if report.fits else 1)
