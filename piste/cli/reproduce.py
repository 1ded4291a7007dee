"""`piste reproduce`: what papers claim, recomputed: their numbers, ours by their rules, ours by sound ones."""

from __future__ import annotations

import json
from typing import Annotated

import typer

from piste.cli.common import INTERRUPTED, AsJson, Html, Plot, save, write


def command(
    claim: Annotated[
        str,
        typer.Argument(
            metavar="[CLAIM]", help="A study (orojenesis, ruby, maestro, flat, dse, silicon), a figure or a claim."
        ),
    ] = "",
    sizes: Annotated[
        list[str] | None,
        typer.Option("--sizes", metavar="N,N,...", help="Draw a figure for other sizes than the paper's; repeatable."),
    ] = None,
    as_json: AsJson = False,
    plot: Plot = None,
    html: Html = None,
) -> None:
    """What papers claim, recomputed: their numbers, ours by their rules, ours by sound ones."""
    from piste.studies import claims_of
    from piste.studies.figures import bars_of, draw, has_figure
    from piste.views.claims import claims_text
    from piste.views.progress import ItemCounter, progress_line, stepping

    if sizes:
        drawn = draw(claim, sizes)
        write(drawn, plot, html)
        typer.echo(json.dumps(drawn.to_dict()) if as_json else str(drawn))
        return
    asked = claims_of(claim)
    claims, steps = [], ItemCounter(len(asked))
    try:
        with progress_line(stepping) as listener:
            for name, make in asked:
                if listener:
                    listener(steps.at(name))
                claims.append(make())
    except KeyboardInterrupt:
        typer.echo(f"interrupted: {len(claims)} of {len(asked)} claims were recomputed", err=True)
    if plot:
        from piste.views.pictures.mapping import plot_claims
        from piste.views.pictures.silicon import plot_silicon

        if has_figure(claim):
            save(draw(claim).plot, plot)
        elif claim == "silicon":
            save(plot_silicon, plot)
        elif "fig" in claim or "table" in claim:
            save(bars_of(claims, claim).plot, plot)
        else:
            save(lambda path: plot_claims(claims, path), plot)
    if html:
        from piste.views.page import write_page

        drawing = draw(claim) if has_figure(claim) else None
        save(lambda path: write_page(claims, path, **({"drawing": drawing} if drawing else {})), html)
    if claims or not asked:
        typer.echo(json.dumps({"claims": [c.to_dict() for c in claims]}) if as_json else claims_text(claims))
    if len(claims) < len(asked):
        raise typer.Exit(INTERRUPTED)
