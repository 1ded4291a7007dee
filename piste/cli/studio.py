"""`piste studio`: edit mappings by hand and see what they cost, in a browser on this machine."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer


def command(
    port: Annotated[int, typer.Option(metavar="N", min=0, max=65535, help="The port; 0 takes a free one.")] = 0,
    runs: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Keep finished runs in this folder, and offer those in it.")
    ] = None,
    open_browser: Annotated[bool, typer.Option("--open/--no-open", help="Open it in the browser.")] = True,
    as_json: Annotated[bool, typer.Option("--json", help="Print the address as one JSON object.")] = False,
) -> None:
    """Edit mappings by hand and see what they cost; run bounds, searches, explorations. Needs starlette and uvicorn."""
    import json

    from piste.views.studio import serve

    def ready(address: str) -> None:
        typer.echo(json.dumps({"address": address}) if as_json else f"The studio is at {address}\nCtrl-C ends it.")
        if open_browser:
            import webbrowser

            webbrowser.open(address)

    serve(port, runs, ready)
