"""`piste attention`: what an attention costs, fused or not, which dataflow is best, and what limits it."""

from __future__ import annotations

import json
from math import inf, isfinite
from typing import Annotated, Any

import typer

from piste.cli.common import AsJson, Html, Plot, patiently, write
from piste.errors import SpecError

# How `--help` groups the options: the parts of a question (`piste.attention.asked.Asked`), and what is done with it.
GROUPS = {
    "What attends": "seq kv_seq batch heads kv_heads dk dv mask absorbed cross level",
    "On which machine": "platform array buffer bandwidth onchip_bandwidth clock element_bytes sfu_lanes noc",
    "With which dataflow (what is not said is searched)": "dataflow granularity rows columns enable stationarity "
    "stationarities order pipelined objective",
    "How it is counted": "accounting softmax fill double_buffered in_place base_inter psum energy",
    "What else is asked, and what is written": "front sweep target as_json plot html",
}


def command(
    of: Annotated[
        str | None, typer.Argument(metavar="MODEL", help="bert-base, llama-3-8b, ...; or say --heads and --dk.")
    ] = None,
    seq: Annotated[int | None, typer.Option(metavar="N", help="Tokens of a sequence that look: the queries.")] = None,
    kv_seq: Annotated[int | None, typer.Option(metavar="M", help="Tokens that are looked at, if more.")] = None,
    batch: Annotated[int, typer.Option(metavar="B", help="Sequences.")] = 1,
    heads: Annotated[int | None, typer.Option(metavar="H")] = None,
    kv_heads: Annotated[int | None, typer.Option(metavar="G", help="Heads of keys, if heads share them.")] = None,
    dk: Annotated[int | None, typer.Option(metavar="D", help="Columns of a query and a key.")] = None,
    dv: Annotated[int | None, typer.Option(metavar="V", help="Columns of a value, if others.")] = None,
    mask: Annotated[
        str | None, typer.Option(metavar="none|causal|window:W", help="Which keys are seen; a model has its own.")
    ] = None,
    absorbed: Annotated[
        bool | None, typer.Option("--absorbed", help="Queries come to latent keys as the cache has them.")
    ] = None,
    cross: Annotated[bool | None, typer.Option("--cross", help="The keys are of another sequence.")] = None,
    platform: Annotated[
        str | None,
        typer.Option(
            "--platform", "--arch", metavar="edge|cloud|FILE", help="The machine; the flags below replace its sizes."
        ),
    ] = None,
    array: Annotated[str | None, typer.Option(metavar="32x32", help="Rows and columns of PEs.")] = None,
    buffer: Annotated[str | None, typer.Option(metavar="512KiB", help="What the chip holds.")] = None,
    bandwidth: Annotated[str | None, typer.Option(metavar="50GB/s", help="Off the chip.")] = None,
    onchip_bandwidth: Annotated[str | None, typer.Option(metavar="1TB/s", help="Of the buffer.")] = None,
    clock: Annotated[str | None, typer.Option(metavar="1GHz")] = None,
    element_bytes: Annotated[int | None, typer.Option(metavar="2", help="The width of an element.")] = None,
    sfu_lanes: Annotated[
        str | None, typer.Option(metavar="L|none", help="Operations of softmax in a cycle; none: it never waits.")
    ] = None,
    noc: Annotated[str | None, typer.Option(metavar="systolic|tree|crossbar", help="How operands come.")] = None,
    dataflow: Annotated[
        str, typer.Option(metavar="base|flat|flash|best", help="Or FLAT-R64, FlexAccel, ...: a name of the paper.")
    ] = "best",
    granularity: Annotated[str | None, typer.Option(metavar="M|B|H|R|block", help="What a piece is.")] = None,
    rows: Annotated[
        str | None, typer.Option(metavar="R", help="Rows of logits in a piece; array or powers: a set of them.")
    ] = None,
    columns: Annotated[int | None, typer.Option(metavar="C", help="Columns of a block.")] = None,
    enable: Annotated[
        str | None, typer.Option(metavar="Q,K,I,V,O|none|all", help="What is staged on the chip.")
    ] = None,
    stationarity: Annotated[str | None, typer.Option(metavar="os,os", help="Of both products: os, ws or is.")] = None,
    stationarities: Annotated[str | None, typer.Option(metavar="os,ws,is", help="Those that are allowed.")] = None,
    order: Annotated[str | None, typer.Option(metavar="flash2|flash1", help="Of blocks.")] = None,
    pipelined: Annotated[
        bool | None, typer.Option("--pipelined", help="Both products at once, half of the array each.")
    ] = None,
    accounting: Annotated[
        str, typer.Option(metavar="model|ref", help="The general model, or formulas for published mappings.")
    ] = "model",
    base_inter: Annotated[
        str | None, typer.Option(metavar="text|staged", help="ref: where logits wait that are not fused.")
    ] = None,
    psum: Annotated[str | None, typer.Option(metavar="piece|product", help="ref: what partial sums take.")] = None,
    energy: Annotated[str | None, typer.Option(metavar="full|dram", help="ref: of all, or off the chip.")] = None,
    softmax: Annotated[str | None, typer.Option(metavar="charged|free", help="model: what softmax costs.")] = None,
    fill: Annotated[
        str | None, typer.Option(metavar="stage|fold|never", help="model: how often the array fills and drains.")
    ] = None,
    double_buffered: Annotated[
        bool | None, typer.Option("--double-buffered/--single-buffered", help="model: what comes and goes.")
    ] = None,
    in_place: Annotated[
        bool | None, typer.Option("--in-place/--out-of-place", help="model: softmax overwrites the logits.")
    ] = None,
    level: Annotated[str, typer.Option(metavar="la|block|model", help="Logits and attend, a layer, or all.")] = "la",
    objective: Annotated[
        str, typer.Option(metavar="cycles|energy|footprint|traffic", help="What the best has least of.")
    ] = "cycles",
    front: Annotated[
        bool, typer.Option("--front", help="The dataflows that none beats in time, buffer and traffic together.")
    ] = False,
    sweep: Annotated[
        str | None, typer.Option(metavar="buffer|length|bandwidth", help="The best of each kind over sizes of this.")
    ] = None,
    target: Annotated[
        float | None, typer.Option(metavar="U", help="Also the least bandwidth for this utilization.")
    ] = None,
    as_json: AsJson = False,
    plot: Plot = None,
    html: Html = None,
) -> None:
    """What an attention costs, fused or not, which dataflow is best, and what limits it."""
    shown = ("of", "front", "sweep", "target", "as_json", "plot", "html")
    said = {option: value for option, value in locals().items() if option not in (*shown, "shown")}
    from piste.attention import ask, attention, explore, least_bandwidth
    from piste.attention import sweep as swept

    if front and sweep:
        raise SpecError("--front and --sweep are two questions; ask one of them")
    found: Any
    question = ask(of, **said)
    with patiently("looking at dataflows"):
        if front:
            found = explore(question)
        elif sweep:
            found = swept(sweep, question)
        else:
            found = attention(question)
    write(found, plot, html)
    needed = least_bandwidth(target, question) if target is not None else inf
    if as_json:
        more = {} if target is None else {"least_bandwidth": needed if isfinite(needed) else None}
        typer.echo(json.dumps({**found.to_dict(), **more}))
        return
    typer.echo(str(found))
    if target is not None:
        much = f"{needed / 1e9:.4g} GB/s off the chip" if isfinite(needed) else "not with any bandwidth"
        typer.echo(f"\n{target:.0%} of the peak rate: {much}")
