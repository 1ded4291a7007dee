"""Figures of the papers, recomputed as they are drawn there: the same axes, the paper's numbers beside ours.

Every figure that is a curve in its paper is here by the name of its claims (`fig18`, `flat-fig8a`), and is made for
other sizes as well, where it has some. A figure that has only numbers is drawn from its claims, as bars.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from piste.errors import SpecError, did_you_mean
from piste.results.claim import Claim, Value
from piste.results.curve import Curve
from piste.results.drawing import Bars, Drawing, Line, Panel

Sizes = Sequence[tuple[int, ...]]
Maker = Callable[[Sizes], Drawing]


@dataclass(frozen=True)
class Figure:
    """How a figure is made. takes: the names of its sizes, none if it is drawn for one workload only."""

    make: Maker
    takes: tuple[str, ...] = ()
    optional: int = 0  # so many of the sizes, at the end, may be left out


FIGURES: dict[str, Figure] = {}


def _figure(name: str, *takes: str, optional: int = 0) -> Callable[[Maker], Maker]:
    def register(make: Maker) -> Maker:
        FIGURES[name] = Figure(make, takes, optional)
        return make

    return register


def has_figure(name: str) -> bool:
    return name in FIGURES


def draw(name: str, sizes: Sequence[str] = ()) -> Drawing:
    """A paper's figure, or the same figure for other sizes, each such as "4096,4096,4096".

    >>> drawn = draw("fig10", ["512,512,512"])
    >>> drawn.panels[0].lines[0].name, drawn.panels[0].lines[0].points[-1]
    ('512_512_512', (263168.0, 341.0))
    """
    if name not in FIGURES:
        raise SpecError(f"no figure named {name!r}; {did_you_mean(name, list(FIGURES))}")
    figure = FIGURES[name]
    if sizes and not figure.takes:
        able = ", ".join(n for n, f in FIGURES.items() if f.takes)
        raise SpecError(f"{name} is drawn for one workload, found --sizes {sizes[0]}; leave it out, or draw {able}")
    return figure.make([_numbers(text, name, figure) for text in sizes])


def _numbers(text: str, name: str, figure: Figure) -> tuple[int, ...]:
    parts = [part.strip() for part in text.split(",")]
    least = len(figure.takes) - figure.optional
    right = least <= len(parts) <= len(figure.takes)
    if not right or not all(p.isascii() and p.isdigit() and len(p) < 10 and int(p) for p in parts):
        example = ",".join(["64"] * least)
        raise SpecError(
            f"--sizes of {name} are {','.join(figure.takes)}, found {text[:40]!r}; write such as --sizes {example}"
        )
    return tuple(int(part) for part in parts)


def bars_of(claims: Sequence[Claim], name: str) -> Drawing:
    """Claims that have numbers, as bars in their own unit: the paper's beside ours."""
    names: dict[str, list[str]] = {}
    columns: dict[str, list[list[float | None]]] = {}
    for claim in claims:
        three = [_values(value) for value in (claim.paper, claim.piste, claim.sound)]
        long = max(map(len, three[:2]))
        for i in range(long):
            part = f" ({i + 1})" if long > 1 else ""
            names.setdefault(claim.unit, []).append(claim.id.removeprefix(f"{name}-") + part)
            for column, values in zip(columns.setdefault(claim.unit, [[], [], []]), three, strict=True):
                column.append(values[i] if i < len(values) else None)
    panels = []
    for unit, found in columns.items():
        kept = {label: tuple(c) for label, c in zip(SERIES, found, strict=True) if any(v is not None for v in c)}
        panels.append(Panel("", "", unit, bars=Bars(tuple(names[unit]), kept)))
    return Drawing(name, "the paper's numbers and ours", tuple(panels))


SERIES = ("the paper", "by its rules", "by sound rules")


def _values(value: Value) -> tuple[float, ...]:
    if isinstance(value, tuple):
        return tuple(float(v) for v in value if isinstance(v, int | float))
    return (float(value),) if isinstance(value, int | float) else ()


# --- Orojenesis -------------------------------------------------------------------------------------------------------

ELEMENTS, INTENSITY, ACCESSES = "buffer, elements", "operations per element", "accesses, elements"
BUFFER_BYTES = "buffer, bytes"


def _vertices(figure: str, name: str) -> tuple[tuple[float, float], ...]:
    from piste.studies.orojenesis.claims import vertices

    return tuple((x, y) for x, y in vertices()[figure].get(name, ()))


def _name(sizes: Sequence[int]) -> str:
    return "_".join(f"{n // 1024}k" if n % 1024 == 0 and n >= 1024 else str(n) for n in sizes)


def _points(points: Sequence[tuple[float, float]]) -> tuple[tuple[float, float], ...]:
    return tuple((float(x), float(y)) for x, y in points)


@_figure("fig10", "M", "K", "N")
def _(sizes: Sizes) -> Drawing:
    from piste.studies.orojenesis.claims import SHAPES, SNOWCAT, SNOWCAT_MODE, gemm_curve

    shapes = {_name(s): s for s in sizes} or {name: tuple(1024 * r for r in s) for name, s in SHAPES.items()}
    lines = [
        Line(
            name, _points(gemm_curve(*s, **SNOWCAT).oi_mesa("additions")), () if sizes else _vertices("10b", name), True
        )
        for name, s in shapes.items()
    ]
    panel = Panel("", ELEMENTS, INTENSITY, tuple(lines), log="x")
    return Drawing("fig10", "Operational intensity of matrix products", (panel,), SNOWCAT_MODE)


@_figure("fig12", "P", "Q", "R", "S", "C", "K", "STRIDE", "DILATION", optional=2)
def _(sizes: Sizes) -> Drawing:
    from piste.studies.orojenesis.claims import CONVOLUTIONS, HALO_MODE, TIMELOOP_HALO, curve_of

    texts = {_name(s): f"conv:{','.join(map(str, s))}" for s in sizes} or CONVOLUTIONS
    lines = [
        Line(
            name,
            _points(curve_of(text, **TIMELOOP_HALO).oi_mesa("additions")),
            () if sizes else _vertices("12b", name),
            True,
        )
        for name, text in texts.items()
    ]
    panel = Panel("", ELEMENTS, INTENSITY, tuple(lines), log="x")
    return Drawing("fig12", "Operational intensity of convolutions", (panel,), HALO_MODE)


@_figure("fig13", "HEADS", "M", "K", "N")
def _(sizes: Sizes) -> Drawing:
    from piste.studies.orojenesis.claims import HEADS, SNOWCAT, SNOWCAT_MODE, gemm_curve

    shapes = {f"{s[0]} heads, {_name(s[1:])}": s for s in sizes}
    shapes = shapes or {h: (int(h), 4096, 4096 // int(h), 4096) for h in HEADS}
    curves = {name: gemm_curve(h * m, k, n, **SNOWCAT) for name, (h, m, k, n) in shapes.items()}
    given = [{name: () if sizes else _vertices(which, name) for name in curves} for which in ("13a", "13b")]
    accesses = [Line(name, _points(c.points), given[0][name], True) for name, c in curves.items()]
    intensity = [Line(name, _points(c.oi_mesa("additions")), given[1][name], True) for name, c in curves.items()]
    panels = (
        Panel("accesses", ELEMENTS, ACCESSES, tuple(accesses), log="x"),
        Panel("operational intensity", ELEMENTS, INTENSITY, tuple(intensity), log="x"),
    )
    note = f"{SNOWCAT_MODE}; one right operand for all heads, as the paper draws it"
    return Drawing("fig13", "Batched products with 1 to 128 heads" if not sizes else "Batched products", panels, note)


@_figure("fig14", "HEADS", "GROUPS", "M", "K", "N")
def _(sizes: Sizes) -> Drawing:
    from piste.studies.orojenesis.claims import GROUPS, INDEPENDENT, SNOWCAT, curve_of, grouped_curve, independent_curve

    if sizes:
        texts = {f"{s[0]} heads in {s[1]} groups, {_name(s[2:])}": f"gqa:{','.join(map(str, s))}" for s in sizes}
        lines = [Line(n, _points(curve_of(text, **SNOWCAT).oi_mesa(1)), (), True) for n, text in texts.items()]
        panel = Panel("", ELEMENTS, INTENSITY, tuple(lines), log="x")
        return Drawing("fig14", "Operational intensity of grouped products", (panel,), "sound: groups share an operand")
    macs = grouped_curve("1").macs
    lines = [
        Line(g, tuple((float(b), macs / t) for b, t in independent_curve(g).points), _vertices("14b", g), True)
        for g in GROUPS
    ]
    panel = Panel("", ELEMENTS, INTENSITY, tuple(lines), log="x")
    return Drawing("fig14", "Operational intensity of products in 1 to 32 groups", (panel,), INDEPENDENT)


def _fused(name: str, figure: str, title: str, own: tuple[int, ...]) -> None:
    @_figure(name, "M", "K", "L", "N")
    def _(sizes: Sizes) -> Drawing:
        from piste.studies.orojenesis.claims import TOOL, TOOL_MODE, in_elements, pair_curve, vertices

        fusions = {"unfused": "none", "untiled": "untiled", "tiled": "tiled"}
        if not sizes:
            fusions = {name: fusion for name, fusion in fusions.items() if name in vertices()[figure]}
        lines = []
        for shape in sizes or [own]:
            of = f", {_name(shape)}" if len(sizes) > 1 else ""
            for label, fusion in fusions.items():
                points = _points(in_elements(pair_curve(*shape, fusion=fusion, **TOOL)))
                given = () if sizes else tuple((x, y) for x, y in vertices()[figure][label])
                lines.append(Line(label + of, points, given, True))
        panel = Panel(_name((sizes or [own])[0]), BUFFER_BYTES, ACCESSES, tuple(lines), log="xy")
        return Drawing(name, title, (panel,), TOOL_MODE)


_fused("fig18", "18a", "A pair of products, unfused and fused", (32768, 4096, 16384, 4096))
_fused("fig24c", "24c", "Two small products, unfused and fused", (1024, 1024, 1024, 1024))


@_figure("fig20")
def _(sizes: Sizes) -> Drawing:
    from piste.studies.orojenesis.claims import HEADS_AND_BATCH, TOOL, flash_curve, flat_curve

    curves = {"flat": flat_curve(**TOOL), "flash": flash_curve(**TOOL)}
    return _chains("fig20", "20", "Attention as FLAT and as FlashAttention", HEADS_AND_BATCH, **curves)


@_figure("fig21")
def _(sizes: Sizes) -> Drawing:
    from piste.studies.orojenesis.claims import CAPACITY, TOOL, six_curve

    curves = {name: six_curve(fusion=fusion, **TOOL) for name, fusion in BLOCK.items()}
    return _chains("fig21", "21", "Six layers of GPT-3-6.7b", CAPACITY, **curves)


@_figure("fig22")
def _(sizes: Sizes) -> Drawing:
    from piste.studies.orojenesis.claims import CAPACITY, TOOL, block_curve

    curves = {name: block_curve(fusion=fusion, **TOOL) for name, fusion in BLOCK.items()}
    return _chains("fig22", "22", "A block of GPT-3-6.7b", CAPACITY, **curves)


BLOCK = {"unfused": "none", "tiled": "tiled", "segmented": "segmented"}


def _chains(name: str, figure: str, title: str, note: str, **curves: Curve) -> Drawing:
    from piste.studies.orojenesis.claims import in_elements

    lines = [Line(n, _points(in_elements(c)), _vertices(figure, n), True) for n, c in curves.items()]
    return Drawing(name, title, (Panel("", BUFFER_BYTES, ACCESSES, tuple(lines), log="xy"),), note)


@_figure("fig24a", "M", "K", "N")
def _(sizes: Sizes) -> Drawing:
    from piste.studies.orojenesis.claims import SNOWCAT, SNOWCAT_MODE, curve_of

    lines = []
    for shape in sizes or [(4096, 4096, 4096)]:
        curve = curve_of(f"gemm:{','.join(map(str, shape))}", 4, **SNOWCAT)
        lines.append(Line(_name(shape), _points(curve.points), () if sizes else _vertices("24a", "4k_4k_4k"), True))
    panel = Panel("", BUFFER_BYTES, "traffic, bytes", tuple(lines), log="x")
    return Drawing("fig24a", "The bound of a product in fp32", (panel,), SNOWCAT_MODE)


# --- Ruby -------------------------------------------------------------------------------------------------------------


@_figure("ruby-fig8", "ELEMENTS")
def _(sizes: Sizes) -> Drawing:
    from piste.studies.ruby.claims import OPTIMA, SWEEP, padding

    chosen = sorted({s[0] for s in sizes}) or list(SWEEP)
    lines = []
    for name, space, paper in (("perfect factors", "perfect", ()), ("padding", "padded", ((113.0, 1.2),))):
        points = tuple((float(n), padding(n, space, "optimal")) for n in chosen)
        lines.append(Line(name, points, () if sizes else paper))
    panel = Panel("", "elements on 16 PEs", "EDP, of Ruby-S", tuple(lines), log="y")
    return Drawing("ruby-fig8", "Perfect factors and padding beside Ruby-S", (panel,), OPTIMA)


# --- FLAT -------------------------------------------------------------------------------------------------------------


def _utilization(name: str, where: str, model: str) -> None:
    @_figure(name, "LENGTH")
    def _(sizes: Sizes) -> Drawing:
        from piste.studies.flat.claims import BUFFERS, LENGTHS, flows, line

        read_off: dict[tuple[str, int, str], tuple[tuple[float, float], ...]] = {}
        read_off |= {("edge", 512, "Base"): ((BUFFERS[0], 0.2), (BUFFERS[-1], 0.6))}
        read_off |= {("edge", 512, flow): ((BUFFERS[-1], 0.92),) for flow in ("Base-B", "Base-H")}
        panels = []
        for length in [s[0] for s in sizes] or LENGTHS[where]:
            lines = [
                Line(
                    flow,
                    tuple(zip(map(float, BUFFERS), map(float, line(where, length, flow)), strict=True)),
                    tuple((float(x), y) for x, y in read_off.get((where, length, flow), ())),
                )
                for flow in flows(where)
            ]
            panels.append(Panel(f"{length:,} tokens", BUFFER_BYTES, "utilization", tuple(lines), log="x"))
        title = f"Utilization of logits and attend, {model}, {where}"
        return Drawing(name, title, tuple(panels), "the paper's accounting (ref: text)")


_utilization("flat-fig8a", "edge", "BERT")
_utilization("flat-fig8b", "cloud", "XLM")


def _speedup(name: str, where: str) -> None:
    @_figure(name, "LENGTH")
    def _(sizes: Sizes) -> Drawing:
        from piste.studies.flat.claims import LENGTHS, RUNS, total

        lengths = sorted({s[0] for s in sizes}) or LENGTHS["edge"]
        lines = []
        for chip in ("FlexAccel", "ATTACC"):
            used = tuple((float(n), float(total(where, RUNS[where], n, chip).utilization[0])) for n in lengths)
            lines.append(Line(chip, used))
        panel = Panel("", "tokens", "utilization of the layer", tuple(lines), log="x")
        return Drawing(name, f"A layer of {RUNS[where]} on {where}, by length", (panel,), "the paper's accounting")


_speedup("flat-fig11a", "edge")
_speedup("flat-fig11b", "cloud")


# --- MAESTRO ----------------------------------------------------------------------------------------------------------


@_figure("maestro-fig10")
def _(sizes: Sizes) -> Drawing:
    from piste.studies.maestro.flows import DATAFLOWS, total
    from piste.studies.maestro.networks import NETWORKS

    panels = []
    for what, title in (("cycles", "runtime"), ("energy", "energy")):
        series: dict[str, tuple[float | None, ...]] = {}
        for dataflow in DATAFLOWS:
            kcp = [float(getattr(total("exact", network, "KC-P"), what)) for network in NETWORKS]
            found = [float(getattr(total("exact", network, dataflow), what)) for network in NETWORKS]
            series[dataflow] = tuple(one / other for one, other in zip(found, kcp, strict=True))
        panels.append(Panel(title, "", "of KC-P", bars=Bars(tuple(NETWORKS), series), log="y"))
    return Drawing("maestro-fig10", "Five dataflows in five networks", tuple(panels), "counted exactly")
