"""`piste attention`: what an attention costs, fused or not, which dataflow is best, and what limits it."""

from __future__ import annotations

import json
from math import inf, isfinite
from typing import TYPE_CHECKING, Annotated, Any

import typer

from piste.cli.common import AsJson, Html, Plot, patiently, write
from piste.errors import SpecError

if TYPE_CHECKING:
    from piste.attention.asked import Asked

# How `--help` groups the options: the parts of a question (`piste.attention.asked.Asked`), and what is done with it.
GROUPS = {
    "What attends": "seq kv_seq batch heads kv_heads dk dv mask absorbed cross level",
    "On which machine": "platform array buffer bandwidth onchip_bandwidth clock element_bytes sfu_lanes noc",
    "With which dataflow (what is not said is searched)": "dataflow granularity rows columns enable stationarity "
    "stationarities order pipelined objective",
    "How it is counted": "accounting softmax fill double_buffered in_place base_inter psum energy",
    "What else is asked, and what is written": "front sweep target as_json plot html",
}

Of = Annotated[str | None, typer.Argument(metavar="MODEL", help="bert-base, llama-3-8b, ...; or say --heads and --dk.")]
Seq = Annotated[int | None, typer.Option(metavar="N", help="Tokens of a sequence that look: the queries.")]
KvSeq = Annotated[int | None, typer.Option(metavar="M", help="Tokens that are looked at, if more.")]
Batch = Annotated[int, typer.Option(metavar="B", help="Sequences.")]
Heads = Annotated[int | None, typer.Option(metavar="H")]
KvHeads = Annotated[int | None, typer.Option(metavar="G", help="Heads of keys, if heads share them.")]
Dk = Annotated[int | None, typer.Option(metavar="D", help="Columns of a query and a key.")]
Dv = Annotated[int | None, typer.Option(metavar="V", help="Columns of a value, if others.")]
Mask = Annotated[
    str | None, typer.Option(metavar="none|causal|window:W", help="Which keys are seen; a model has its own.")
]
Absorbed = Annotated[bool | None, typer.Option("--absorbed", help="Queries come to latent keys as the cache has them.")]
Cross = Annotated[bool | None, typer.Option("--cross", help="The keys are of another sequence.")]
Platform = Annotated[
    str | None,
    typer.Option(
        "--platform", "--arch", metavar="edge|cloud|FILE", help="The machine; the flags below replace its sizes."
    ),
]
Array = Annotated[str | None, typer.Option(metavar="32x32", help="Rows and columns of PEs.")]
Buffer = Annotated[str | None, typer.Option(metavar="512KiB", help="What the chip holds.")]
Bandwidth = Annotated[str | None, typer.Option(metavar="50GB/s", help="Off the chip.")]
OnchipBandwidth = Annotated[str | None, typer.Option(metavar="1TB/s", help="Of the buffer.")]
Clock = Annotated[str | None, typer.Option(metavar="1GHz")]
ElementBytes = Annotated[int | None, typer.Option(metavar="2", help="The width of an element.")]
SfuLanes = Annotated[
    str | None, typer.Option(metavar="L|none", help="Operations of softmax in a cycle; none: it never waits.")
]
Noc = Annotated[str | None, typer.Option(metavar="systolic|tree|crossbar", help="How operands come.")]
Dataflow = Annotated[
    str, typer.Option(metavar="base|flat|flash|best", help="Or FLAT-R64, FlexAccel, ...: a name of the paper.")
]
Granularity = Annotated[str | None, typer.Option(metavar="M|B|H|R|block", help="What a piece is.")]
Rows = Annotated[
    str | None, typer.Option(metavar="R", help="Rows of logits in a piece; array or powers: a set of them.")
]
Columns = Annotated[int | None, typer.Option(metavar="C", help="Columns of a block.")]
Enable = Annotated[str | None, typer.Option(metavar="Q,K,I,V,O|none|all", help="What is staged on the chip.")]
Stationarity = Annotated[str | None, typer.Option(metavar="os,os", help="Of both products: os, ws or is.")]
Stationarities = Annotated[str | None, typer.Option(metavar="os,ws,is", help="Those that are allowed.")]
Order = Annotated[str | None, typer.Option(metavar="flash2|flash1", help="Of blocks.")]
Pipelined = Annotated[bool | None, typer.Option("--pipelined", help="Both products at once, half of the array each.")]
Accounting = Annotated[
    str, typer.Option(metavar="model|ref", help="The general model, or formulas for published mappings.")
]
BaseInter = Annotated[
    str | None, typer.Option(metavar="text|staged", help="ref: where logits wait that are not fused.")
]
Psum = Annotated[str | None, typer.Option(metavar="piece|product", help="ref: what partial sums take.")]
Energy = Annotated[str | None, typer.Option(metavar="full|dram", help="ref: of all, or off the chip.")]
Softmax = Annotated[str | None, typer.Option(metavar="charged|free", help="model: what softmax costs.")]
Fill = Annotated[
    str | None, typer.Option(metavar="stage|fold|never", help="model: how often the array fills and drains.")
]
DoubleBuffered = Annotated[
    bool | None, typer.Option("--double-buffered/--single-buffered", help="model: what comes and goes.")
]
InPlace = Annotated[
    bool | None, typer.Option("--in-place/--out-of-place", help="model: softmax overwrites the logits.")
]
Level = Annotated[str, typer.Option(metavar="la|block|model", help="Logits and attend, a layer, or all.")]
Objective = Annotated[str, typer.Option(metavar="cycles|energy|footprint|traffic", help="What the best has least of.")]
Front = Annotated[
    bool, typer.Option("--front", help="The dataflows that none beats in time, buffer and traffic together.")
]
Sweep = Annotated[
    str | None, typer.Option(metavar="buffer|length|bandwidth", help="The best of each kind over sizes of this.")
]
Target = Annotated[float | None, typer.Option(metavar="U", help="Also the least bandwidth for this utilization.")]


def command(
    of: Of = None,
    seq: Seq = None,
    kv_seq: KvSeq = None,
    batch: Batch = 1,
    heads: Heads = None,
    kv_heads: KvHeads = None,
    dk: Dk = None,
    dv: Dv = None,
    mask: Mask = None,
    absorbed: Absorbed = None,
    cross: Cross = None,
    platform: Platform = None,
    array: Array = None,
    buffer: Buffer = None,
    bandwidth: Bandwidth = None,
    onchip_bandwidth: OnchipBandwidth = None,
    clock: Clock = None,
    element_bytes: ElementBytes = None,
    sfu_lanes: SfuLanes = None,
    noc: Noc = None,
    dataflow: Dataflow = "best",
    granularity: Granularity = None,
    rows: Rows = None,
    columns: Columns = None,
    enable: Enable = None,
    stationarity: Stationarity = None,
    stationarities: Stationarities = None,
    order: Order = None,
    pipelined: Pipelined = None,
    accounting: Accounting = "model",
    base_inter: BaseInter = None,
    psum: Psum = None,
    energy: Energy = None,
    softmax: Softmax = None,
    fill: Fill = None,
    double_buffered: DoubleBuffered = None,
    in_place: InPlace = None,
    level: Level = "la",
    objective: Objective = "cycles",
    front: Front = False,
    sweep: Sweep = None,
    target: Target = None,
    as_json: AsJson = False,
    plot: Plot = None,
    html: Html = None,
) -> None:
    """What an attention costs, fused or not, which dataflow is best, and what limits it."""
    shown = ("of", "front", "sweep", "target", "as_json", "plot", "html")
    said = {option: value for option, value in locals().items() if option not in (*shown, "shown")}
    from piste.attention import ask

    if front and sweep:
        raise SpecError("--front and --sweep are two questions; ask one of them")
    question = ask(of, **said)
    with patiently("looking at dataflows"):
        found = _answer(question, front, sweep)
    write(found, plot, html)
    _print(found, question, target, as_json)


def _answer(question: Asked, front: bool, sweep: str | None) -> Any:
    """The best dataflow; with `front` those that none beats; with `sweep` the best of each kind over sizes of that."""
    from piste.attention import attention, explore
    from piste.attention import sweep as swept

    if front:
        return explore(question)
    return swept(sweep, question) if sweep else attention(question)


def _print(found: Any, question: Asked, target: float | None, as_json: bool) -> None:
    """The answer, and the least bandwidth for the utilization `target` where one is asked for."""
    from piste.attention import least_bandwidth

    needed = least_bandwidth(target, question) if target is not None else inf
    if as_json:
        more = {} if target is None else {"least_bandwidth": needed if isfinite(needed) else None}
        typer.echo(json.dumps({**found.to_dict(), **more}))
        return
    typer.echo(str(found))
    if target is not None:
        much = f"{needed / 1e9:.4g} GB/s off the chip" if isfinite(needed) else "not with any bandwidth"
        typer.echo(f"\n{target:.0%} of the peak rate: {much}")
