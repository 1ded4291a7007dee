"""The command line: read, call one function, show one view. Each command is a module of its name."""

from __future__ import annotations

from typing import Annotated

import typer

from piste.cli import attention, bound, dataflow, evaluate, explore, kernel, reproduce, search, show, studio
from piste.cli.common import OneLine, grouped

app = typer.Typer(
    cls=OneLine, rich_markup_mode=None, pretty_exceptions_enable=False, context_settings={"max_content_width": 120}
)

# In the order in which `piste --help` shows them; a line of help has room for 64 characters.
COMMANDS = {
    "bound": (bound, "How little data must move, for every size of buffer."),
    "evaluate": (evaluate, "What a mapping costs: traffic, cycles, energy, what limits it."),
    "search": (search, "Which mapping is best, with proof, and its gap to the bound."),
    "explore": (explore, "Which hardware is best: the designs that no other beats."),
    "dataflow": (dataflow, "What data-centric directives do: reuse, traffic, cycles."),
    "attention": (attention, "What attention costs, fused or not, and what limits it."),
    "kernel": (kernel, "What a GPU kernel moves and takes; writes it in Triton."),
    "show": (show, "What can be named, and what a file or a preset says."),
    "reproduce": (reproduce, "What papers claim, recomputed, each with a verdict."),
    "studio": (studio, "Edit mappings by hand, in a browser, and see what they cost."),
}
for name, (module, summary) in COMMANDS.items():
    groups = getattr(module, "GROUPS", None)
    app.command(name, short_help=summary, cls=grouped(groups) if groups else None)(module.command)

EXAMPLES = """\
Three things to try:
  piste bound gemm:4096,4096,4096 --at 1MiB              how little data must move with a buffer of 1 MiB
  piste search gemm:512,512,512 --arch eyeriss           the best mapping of a product on a chip, with proof
  piste attention bert-base --seq 512 --platform edge    what attention costs, fused or not
"""


@app.callback(invoke_without_command=True)
def piste(
    context: typer.Context, version: Annotated[bool, typer.Option("--version", help="Print the version.")] = False
) -> None:
    """How little data must move, what a mapping costs, which mapping and which hardware are best."""
    if version:
        from piste import __version__

        typer.echo(f"piste {__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        typer.echo(f"{context.get_help()}\n\n{EXAMPLES}".rstrip())
