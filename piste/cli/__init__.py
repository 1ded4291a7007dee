"""The command line: read, call one function, show one view."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from enum import StrEnum
from functools import partial
from math import inf, isfinite
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NoReturn

import typer
from typer.core import TyperGroup

from piste.errors import SpecError

if TYPE_CHECKING:
    from piste.results.flow import Flows
    from piste.results.report import Report

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


class Mapspaces(StrEnum):
    perfect = "perfect"
    ruby = "ruby"
    ruby_s = "ruby-s"
    ruby_t = "ruby-t"
    padded = "padded"
    ragged = "ragged"


class Strategies(StrEnum):
    optimal = "optimal"
    exhaustive = "exhaustive"
    random = "random"
    anneal = "anneal"
    genetic = "genetic"


class Modes(StrEnum):
    exact = "exact"
    maestro = "maestro"


class Targets(StrEnum):
    cycles = "cycles"
    energy = "energy"
    edp = "edp"


class Tiles(StrEnum):
    integer = "integer"
    perfect = "perfect"


class Placement(StrEnum):
    per_tensor = "per-tensor"
    single = "single"
    two_level = "two-level"


class Halo(StrEnum):
    consecutive = "consecutive"
    inner = "inner"
    none = "none"


class Fusion(StrEnum):
    best = "best"
    none = "none"
    tiled = "tiled"
    untiled = "untiled"
    segmented = "segmented"


class Capacity(StrEnum):
    sound = "sound"
    paper = "paper"
    text = "text"


class Heads(StrEnum):
    one = "one"
    parallel = "parallel"


class Order(StrEnum):
    any = "any"
    rows = "rows"
    columns = "columns"


@app.callback(invoke_without_command=True)
def piste(
    context: typer.Context, version: Annotated[bool, typer.Option("--version", help="Print the version.")] = False
) -> None:
    """How little data must move, what a mapping costs, which mapping and which hardware are best."""
    if version:
        from importlib.metadata import version as installed

        typer.echo(f"piste {installed('piste')}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


@app.command()
def bound(
    workload: Annotated[
        list[str],
        typer.Argument(
            metavar="WORKLOAD [NAME=SIZE]...",
            help="gemm:M,K,N, an Einsum with the sizes of its ranks, a preset or a file.",
        ),
    ],
    tiles: Annotated[Tiles, typer.Option(help="Tiles of any size, or only those that divide.")] = Tiles.integer,
    placement: Annotated[
        Placement, typer.Option(help="Each tensor kept at a depth of its own, or all at one.")
    ] = Placement.per_tensor,
    halo: Annotated[Halo, typer.Option(help="What a convolution keeps of the window before.")] = Halo.consecutive,
    fusion: Annotated[Fusion, typer.Option(help="How several Einsums share what is on the chip.")] = Fusion.best,
    capacity: Annotated[Capacity, typer.Option(help="Count all that is live, or as the paper.")] = Capacity.sound,
    heads: Annotated[Heads, typer.Option(help="One head at a time, or all at once.")] = Heads.one,
    order: Annotated[Order, typer.Option(help="Which loop of a fused pair stands outermost.")] = Order.any,
    online_softmax: Annotated[
        bool, typer.Option("--online-softmax", help="Normalise on the way, so that rows need not be whole.")
    ] = False,
    pipelined: Annotated[bool, typer.Option("--pipelined", help="Fused layers run at the same time.")] = False,
    beyond: Annotated[
        str | None, typer.Option(metavar="HOW", help="snake, pinned, doubled, doubled-all or private:P buffers.")
    ] = None,
    at: Annotated[str | None, typer.Option(metavar="SIZE", help="Ask for one buffer size, such as 1MiB.")] = None,
    element_bytes: Annotated[float, typer.Option(help="The width of an element of a short form.")] = 2,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object instead of text.")] = False,
    plot: Annotated[Path | None, typer.Option(metavar="FILE", help="Draw it into a .png, .svg or .pdf.")] = None,
) -> None:
    """How little data must move, for every size of buffer."""
    from piste.bounds import bound
    from piste.spec.short import is_short, parse_workload

    text = " ".join(workload)
    chosen = {"order": order.value, "online_softmax": online_softmax, "pipelined": pipelined}
    for_chains = {option: value for option, value in chosen.items() if value not in ("any", False)}
    curve = bound(
        parse_workload(text, element_bytes) if is_short(text) and not Path(text).is_file() else text,
        tiles=tiles.value,
        placement=placement.value,
        halo=halo.value,
        fusion=fusion.value,
        capacity=capacity.value,
        heads=heads.value,
        beyond=beyond,
        **for_chains,
    )
    asked = None if at is None else curve.at(at)
    if plot:
        _write(curve.plot, plot)
    if as_json:
        typer.echo(json.dumps(curve.to_dict(at)))
    elif asked is None or asked.fits:
        typer.echo(str(asked or curve))
    if asked is not None and not asked.fits:
        typer.echo(str(asked), err=True)
        raise typer.Exit(1)


@app.command()
def evaluate(
    spec: Annotated[str, typer.Argument(metavar="SPEC.yaml", help="A file with workload, architecture and mapping.")],
    cycles: Annotated[Cycles, typer.Option(help="How time is counted.")] = Cycles.overlapped,
    directives: Annotated[
        bool, typer.Option("--directives", help="Show the mapping as MAESTRO's directives, the inferred ones grey.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object instead of the report.")] = False,
    plot: Annotated[Path | None, typer.Option(metavar="FILE", help="Draw it into a .png, .svg or .pdf.")] = None,
) -> None:
    """What a mapping costs: traffic, occupancy, cycles, energy, and what limits it."""
    from piste.cost.evaluate import evaluate

    report = evaluate(spec, cycles=cycles.value)
    if plot:
        _write(report.plot, plot)
    shown = json.dumps(report.to_dict(), indent=2) if as_json else str(report)
    if directives and not as_json:
        from piste.views.flow import directives_text

        shown += f"\n\n{directives_text(report.workload, report.architecture, report.mapping, grey=True)}"
    typer.echo(shown)
    _end(report, as_json)


@app.command()
def search(
    spec: Annotated[str, typer.Argument(metavar="SPEC.yaml", help="A file with workload and architecture.")],
    objective: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME", help="energy (the default), cycles, edp or traffic:MEMORY; several: their front."),
    ] = None,
    mapspace: Annotated[Mapspaces, typer.Option(help="How ranks are cut into tiles.")] = Mapspaces.perfect,
    strategy: Annotated[Strategies, typer.Option(help="With proof, or by sampling.")] = Strategies.optimal,
    constraints: Annotated[
        str | None,
        typer.Option(metavar="WHAT", help="A preset (row-stationary, ...) or a file, instead of the spec's."),
    ] = None,
    budget: Annotated[int | None, typer.Option(metavar="N", help="Evaluate at most so many mappings.")] = None,
    seconds: Annotated[float | None, typer.Option(metavar="S", help="Stop after about so many seconds.")] = None,
    seed: Annotated[int, typer.Option(help="Of a strategy that samples.")] = 0,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object instead of text.")] = False,
    plot: Annotated[Path | None, typer.Option(metavar="FILE", help="Draw it into a .png, .svg or .pdf.")] = None,
) -> None:
    """Which mapping is best, with proof, and how far it is from the bound."""
    from piste.search import search
    from piste.search.strategy import Progress
    from piste.views.progress import progress_line, searching
    from piste.views.search import quantity

    objectives = objective or ["energy"]

    def say(progress: Progress) -> str:
        return searching(progress, lambda value: quantity(objectives[0], value))

    with progress_line(say) as listener:
        found = search(
            spec,
            objective=objectives,
            mapspace=mapspace.value,
            strategy=strategy.value,
            constraints=constraints,
            budget=budget,
            seconds=seconds,
            seed=seed,
            progress=listener,
        )
    if plot and found.fits:
        _write(found.plot, plot)
    if as_json:
        typer.echo(json.dumps(found.to_dict(), indent=2))
    elif found.fits:
        typer.echo(str(found))
    if not found.fits:
        typer.echo(found.why, err=True)
        raise typer.Exit(1)


@app.command()
def dataflow(
    network: Annotated[
        str, typer.Argument(metavar="FILE.m", help="Layers with their directives, as MAESTRO has them.")
    ],
    hw: Annotated[
        str, typer.Option(metavar="FILE|SETTINGS", help="A file of hardware, or num_pes=256,noc_bw=32,noc_hops=1.")
    ],
    mode: Annotated[Modes, typer.Option(help="The truth, or what the released tool reports.")] = Modes.exact,
    preset: Annotated[
        str | None, typer.Option(metavar="NAME", help="C-P, X-P, YX-P, YR-P or KC-P instead of the file's dataflows.")
    ] = None,
    tune: Annotated[Targets | None, typer.Option(help="The best directives instead of the file's dataflows.")] = None,
    seconds: Annotated[float, typer.Option(metavar="S", help="What --tune may take for a search.")] = 20,
    layer: Annotated[str | None, typer.Option(metavar="NAME", help="Only this layer of the file.")] = None,
    explain: Annotated[bool, typer.Option("--explain", help="Say which tensor is reused where, and how.")] = False,
    directives: Annotated[
        bool, typer.Option("--directives", help="Show the loop trees, and all directives with the inferred ones grey.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object instead of text.")] = False,
    plot: Annotated[Path | None, typer.Option(metavar="FILE", help="Draw it into a .png, .svg or .pdf.")] = None,
    picture: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Draw what each PE holds at each step (.png, .svg, .html).")
    ] = None,
    steps: Annotated[int, typer.Option(min=1, help="How many steps the picture shows.")] = 8,
    write: Annotated[Path | None, typer.Option(metavar="FILE.m", help="Write the layers and their directives.")] = None,
) -> None:
    """What data-centric directives do: reuse, traffic, buffers, cycles and energy of each layer."""
    from piste.dataflow import dataflow, search

    if tune and (preset or mode is not Modes.exact):
        raise SpecError("--tune finds directives of its own and counts exactly; leave --preset and --mode out")
    if tune:
        flows = search(network, hw, objective=tune.value, layer=layer, seconds=seconds)
    else:
        flows = dataflow(network, hw, mode=mode.value, preset=preset, layer=layer)
    if plot:
        _write(flows.plot, plot)
    if picture:
        _write(partial(flows.picture, steps=steps), picture)
    if write:
        _write(lambda path: path.write_text(flows.file), write)
    if as_json:
        reuse = {"reuse": [found.to_dict() for found in flows.reuse]} if explain else {}
        typer.echo(json.dumps({**flows.to_dict(), **reuse}))
    else:
        shown = [str(flows)]
        if explain:
            shown.append(flows.explain())
        if directives or tune:
            shown.append(flows.directives(grey=True))
        typer.echo("\n\n".join(shown))
    _end(flows, as_json)


@app.command()
def explore(
    spec: Annotated[str, typer.Argument(metavar="SPEC.yaml", help="A file with a space of designs.")],
    engine: Annotated[str, typer.Option(metavar="NAME", help="local, dask or gpu.")] = "local",
    workers: Annotated[int | None, typer.Option(metavar="N", help="So many processes at once.")] = None,
    cluster: Annotated[
        str | None, typer.Option(metavar="tcp://...", help="The address of a Dask scheduler, whose workers run it.")
    ] = None,
    store: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Keep what is done there; run again, it goes on from there.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object instead of text.")] = False,
    plot: Annotated[Path | None, typer.Option(metavar="FILE", help="Draw it into a .png, .svg or .pdf.")] = None,
    colour: Annotated[
        str | None, typer.Option(metavar="COLUMN", help="What the picture is coloured by, such as pes.")
    ] = None,
    html: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write a page with every design of the frontier.")
    ] = None,
) -> None:
    """Which hardware is best: the designs of a space that no other beats."""
    from piste.explore import explore
    from piste.views.plot import check_format
    from piste.views.progress import exploring, progress_line

    check_format(plot)  # before what may take long
    with progress_line(exploring) as listener:
        found = explore(spec, engine=engine, workers=workers, cluster=cluster, store=store, progress=listener)
    if plot:
        _write(partial(found.plot, colour=colour), plot)
    if html:
        _write(found.page, html)
    typer.echo(json.dumps(found.to_dict()) if as_json else str(found))
    if not found.rows():
        if as_json:
            typer.echo(str(found).partition("\n")[0], err=True)
        raise typer.Exit(1)


@app.command()
def attention(
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
        str | None, typer.Option(metavar="edge|cloud|FILE", help="The machine; the flags below replace its sizes.")
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
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object instead of text.")] = False,
    plot: Annotated[Path | None, typer.Option(metavar="FILE", help="Draw it into a .png, .svg or .pdf.")] = None,
) -> None:
    """What an attention costs, fused or not, which dataflow is best, and what limits it."""
    shown = ("of", "front", "sweep", "target", "as_json", "plot")
    asked = {option: value for option, value in locals().items() if option not in (*shown, "shown")}
    from piste.attention import attention, explore, least_bandwidth
    from piste.attention import sweep as swept

    if front and sweep:
        raise SpecError("--front and --sweep are two questions; ask one of them")
    found: Any
    if front:
        found = explore(of, **asked)
    elif sweep:
        found = swept(sweep, of, **asked)
    else:
        found = attention(of, **asked)
    if plot:
        _write(found.plot, plot)
    needed = least_bandwidth(target, of, **asked) if target is not None else inf
    if as_json:
        more = {} if target is None else {"least_bandwidth": needed if isfinite(needed) else None}
        typer.echo(json.dumps({**found.to_dict(), **more}))
        return
    typer.echo(str(found))
    if target is not None:
        much = f"{needed / 1e9:.4g} GB/s off the chip" if isfinite(needed) else "not with any bandwidth"
        typer.echo(f"\n{target:.0%} of the peak rate: {much}")


@app.command()
def reproduce(
    claim: Annotated[
        str,
        typer.Argument(metavar="[CLAIM]", help="A study (orojenesis, ruby, maestro, flat, dse), a figure or a claim."),
    ] = "",
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object instead of a table.")] = False,
) -> None:
    """What papers claim, recomputed: their numbers, ours by their rules, ours by sound ones."""
    from piste.studies import reproduce
    from piste.views.claims import claims_text

    claims = reproduce(claim)
    typer.echo(json.dumps({"claims": [c.to_dict() for c in claims]}) if as_json else claims_text(claims))


def _end(found: Report | Flows, as_json: bool) -> NoReturn:
    """The exit status says whether it fits; what does not is in the text, beside JSON it is said here."""
    if as_json:
        for misfit in found.misfits:
            typer.echo(misfit, err=True)
    raise typer.Exit(0 if found.fits else 1)


def _write(write: Callable[[Path], object], path: Path) -> None:
    try:
        write(path)
    except OSError as error:
        raise SpecError(f"{path} cannot be written: {error.strerror}") from None
