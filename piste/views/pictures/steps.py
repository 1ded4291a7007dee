"""Which elements each PE holds at each step, coloured by reuse: a picture like Figures 5 and 6 of the MAESTRO paper."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape
from io import StringIO
from itertools import product
from os import PathLike
from pathlib import Path
from textwrap import wrap
from typing import Any

from matplotlib.axes import Axes
from matplotlib.collections import PolyCollection
from matplotlib.figure import Figure
from matplotlib.patches import Patch

from piste.dataflow.directives import Layer, check
from piste.dataflow.exact.nest import nest
from piste.dataflow.exact.steps import Elements, SteppedRun, elements, interval, run
from piste.dataflow.hardware import Hardware
from piste.dataflow.reuse import explain
from piste.errors import SpecError
from piste.views.flow import explained_text
from piste.views.pictures.report import INK, check_format

# What becomes of an element at a PE in a step, its colour and what the legend says; the first that holds.
KINDS = {
    "both": ("#5FB79A", "spatial and temporal: kept, and in several PEs"),
    "temporal": ("#8CC5EC", "temporal: kept from the step before"),
    "spatial": ("#F3C766", "spatial: in several PEs at once"),
    "neighbour": ("#DBA9C8", "neighbour: the next PE had it a step ago"),
    "again": ("#F2B59B", "none: fetched or brought back again"),
    "first": ("#DCE1E6", "none: here for the first time"),
}
MOST = 12  # dataflows in a picture
FAINT = "#6B7782"
FINE = 144  # elements of a cell that are drawn one by one; of more, how large a part each colour has
GAP = 0.025  # inches around a cell
# Inches: the names of PEs, a row of cells, between clusters, above the cells of a tensor, a line of text.
LEFT, ROW, APART, HEAD, LINE = 0.62, 0.29, 0.09, 0.42, 0.16


@dataclass(frozen=True)
class Cell:
    """What a PE holds of a tensor: an index or a range for each axis that varies, and the kind of each element."""

    labels: tuple[str, ...]
    columns: int
    kinds: tuple[str, ...]


@dataclass(frozen=True)
class TensorPanel:
    """A tensor: its cells step by step and PE by PE (None: no work), and what goes from or to L2 in each step.

    `axes` are those that vary; `fixed` says of the others what every cell holds of them.
    """

    tensor: str
    axes: tuple[str, ...]
    fixed: str
    cells: tuple[tuple[Cell | None, ...], ...]
    moved: tuple[int, ...]


def plot_steps(
    *flows: tuple[Layer, Hardware],
    path: str | PathLike[str] | None = None,
    steps: int = 8,
    pes: int = 12,
    columns: int = 3,
) -> Figure:
    """The first steps of dataflows, side by side; written to `path` if there is one, in the format of its suffix.

    A `.html` page has the reuse in words below the picture.
    """
    page = path is not None and Path(path).suffix == ".html"
    check_format(None if page else path)
    if len(flows) > MOST:
        raise SpecError(f"a picture shows the steps of {MOST} layers at most, found {len(flows)}; choose one")
    blocks = [_Block(layer, hardware, steps, pes) for layer, hardware in flows]
    rows = [blocks[i : i + columns] for i in range(0, len(blocks), columns)]
    widths = [max(row[i].width for row in rows if i < len(row)) for i in range(len(rows[0]))]
    heights = [max(block.height for block in row) for row in rows]
    legend = [Patch(color=colour, label=text) for colour, text in KINDS.values()]
    across = 3 if sum(widths) > 9 else 2 if sum(widths) > 6.2 else 1
    below = 0.2 + 0.2 * -(-len(legend) // across)
    width, height = sum(widths) + 0.3, sum(heights) + below
    figure = Figure(figsize=(width, height))
    for n, row in enumerate(rows):
        for i, block in enumerate(row):
            left, top = 0.1 + sum(widths[:i]), sum(heights[:n])
            bottom = height - top - heights[n]
            axes = figure.add_axes((left / width, bottom / height, widths[i] / width, heights[n] / height))
            axes.set(xlim=(0, widths[i]), ylim=(heights[n], 0))
            axes.axis("off")
            block.draw(axes)
    figure.legend(
        handles=legend, loc="lower left", ncols=across, frameon=False, fontsize=8, bbox_to_anchor=(0.01, 0.0),
        labelcolor=INK,
    )  # fmt: skip
    if path is not None and page:
        words = [explained_text(layer.name, explain(layer, hardware)) for layer, hardware in flows]
        Path(path).write_text(_page(figure, words))
    elif path is not None:
        figure.savefig(path, dpi=150)
    return figure


def _page(figure: Figure, words: list[str]) -> str:
    drawn = StringIO()
    figure.savefig(drawn, format="svg")
    svg = drawn.getvalue()
    text = "".join(f"<pre>{escape(each)}</pre>" for each in words)
    return f"<!doctype html><meta charset=utf-8><title>Dataflows</title>{svg[svg.index('<svg') :]}{text}\n"


def panels(layer: Layer, hardware: Hardware, steps: int) -> tuple[TensorPanel, ...]:
    """The first steps of a layer, tensor by tensor, outputs first."""
    done = run(check(layer, hardware), hardware, steps)
    return tuple(_panel(done, tensor) for tensor in ("output", "filter", "input") if tensor in done.nest.tensors)


def _panel(done: SteppedRun, tensor: str) -> TensorPanel:
    plan = done.nest
    names = [axis[0][0].lower().removesuffix("'" if tensor == "input" else "") for axis in plan.tensors[tensor]]
    boxes = [
        [tuple(interval(axis, t) for axis in plan.tensors[tensor]) if t else None for t in s.tiles] for s in done.steps
    ]
    found = [box for row in boxes for box in row if box]
    varying = [i for i in range(len(names)) if len({box[i] for box in found}) > 1]
    fixed = [_range(names[i], *found[0][i]) for i in range(len(names)) if i not in varying and found[0][i][1] > 1]
    cells = tuple(
        tuple(_cell(box, kinds, names, varying) if box else None for box, kinds in zip(row, step, strict=True))
        for row, step in zip(boxes, _kinds(done, tensor), strict=True)
    )
    moved = tuple(step.egress if tensor == "output" else step.ingress[tensor] for step in done.steps)
    return TensorPanel(tensor, tuple(names[i] for i in varying), " ".join(fixed), cells, moved)


def _cell(
    box: Sequence[tuple[int, int]], kinds: dict[tuple[int, ...], str], names: list[str], shown: list[int]
) -> Cell:
    """Axes that are the same everywhere are left out: all elements along them are of one kind."""
    ranges = [range(a, a + n) if i in shown else range(a, a + 1) for i, (a, n) in enumerate(box)]
    labels = tuple(_range(names[i] if len(shown) > 1 else "", *box[i]) for i in shown)
    return Cell(labels, len(ranges[shown[-1]]) if shown else 1, tuple(kinds[at] for at in product(*ranges)))


def _range(name: str, first: int, count: int) -> str:
    """
    >>> _range("x'", 3, 1), _range("c", 0, 3)
    ("x'3", 'c0-2')
    """
    return f"{name}{first}" if count == 1 else f"{name}{first}-{first + count - 1}"


def _kinds(done: SteppedRun, tensor: str) -> Iterator[list[dict[tuple[int, ...], str]]]:
    """For every step and PE, what becomes of each element."""
    plan, group = done.nest, done.nest.units[-1]
    held: list[Elements] = [frozenset()] * plan.pes
    seen = set[tuple[int, ...]]()
    for step in done.steps:
        now = [elements(plan, tensor, tile) for tile in step.tiles]
        owners = Counter(at for needed in now for at in needed)
        kinds = []
        for pe, needed in enumerate(now):
            near = [held[other] for other in (pe - 1, pe + 1) if other // group == pe // group and other < plan.pes]
            kinds.append({at: _kind(at in held[pe], owners[at] > 1, near, seen, at) for at in needed})
        yield kinds
        held = [needed or before for needed, before in zip(now, held, strict=True)]
        seen |= owners.keys()


def _kind(kept: bool, shared: bool, near: list[Elements], seen: set[tuple[int, ...]], at: tuple[int, ...]) -> str:
    if kept or shared:
        return "both" if kept and shared else "temporal" if kept else "spatial"
    return "neighbour" if any(at in held for held in near) else "again" if at in seen else "first"


class _Block:
    """One dataflow, laid out in inches; `top` is how far down it is drawn."""

    def __init__(self, layer: Layer, hardware: Hardware, steps: int, pes: int) -> None:
        layer = check(layer, hardware)
        self.title = f"{layer.name}  {explain(layer, hardware).name}"
        self.panels = panels(layer, hardware, steps)
        plan = nest(layer, hardware)
        self.group, self.shown = plan.units[-1], shown(plan.pes, plan.units[-1], pes)
        self.more = hardware.pes - len(self.shown)
        cells = [cell for panel in self.panels for row in panel.cells for cell in row if cell]
        self.cell = max(0.42, 0.12 + 0.062 * max(len(" ".join(cell.labels)) for cell in cells))
        steps = len(self.panels[0].cells)
        self.width = 0.25 + max(LEFT + steps * self.cell, 0.092 * len(self.title))
        text = "   ".join(str(d).replace(" ", "\u00a0") for d in layer.directives)
        self.directives = wrap(text, int(self.width * 15))
        clusters = {pe // self.group for pe in self.shown}
        self.grid = ROW * len(self.shown) + APART * (len(clusters) - 1)  # inches of cells
        self.height = (
            0.6 + LINE * (len(self.directives) + bool(self.more)) + len(self.panels) * (HEAD + self.grid + LINE)
        )

    def draw(self, axes: Axes) -> None:
        self.axes, self.top = axes, 0.2
        self.polygons: list[list[tuple[float, float]]] = []
        self.colours: list[str] = []
        self._text(0.05, self.title, size=10.5, fontweight="bold", color=INK)
        self.top += 0.05
        for line in self.directives:
            self.top += LINE
            self._text(0.05, line)
        self.top += 0.24
        self._text(LEFT - 0.08, "step", ha="right")
        for t in range(len(self.panels[0].cells)):
            self._text(LEFT + (t + 0.5) * self.cell, f"{t}", ha="center")
        for panel in self.panels:
            self._panel(panel)
        axes.add_collection(PolyCollection(self.polygons, facecolors=self.colours, edgecolors="none"))
        if self.more:
            self.top += LINE
            self._text(LEFT, f"and {self.more:,} more PE{'s' * (self.more > 1)}")

    def _panel(self, panel: TensorPanel) -> None:
        """The name of a tensor, its cells, and what moves."""
        self.top += HEAD - 0.12
        self._text(0.05, panel.tensor, size=9, fontweight="bold", color=INK)
        notes = ["by " + " ".join(panel.axes)] * bool(panel.axes) + [f"each with {panel.fixed}"] * bool(panel.fixed)
        self._text(LEFT + len(panel.cells) * self.cell - GAP, ", ".join(notes), ha="right")
        self.top += 0.12
        for n, pe in enumerate(self.shown):
            y = self.top + ROW * n + APART * (pe // self.group)
            self._text(LEFT - 0.08, f"PE {pe}", y + ROW / 2, ha="right", color=INK)
            for t, row in enumerate(panel.cells):
                if cell := row[pe]:
                    self._cell(cell, LEFT + t * self.cell, y)
        self.top += self.grid + 0.08
        self._text(LEFT - 0.08, "to L2" if panel.tensor == "output" else "from L2", ha="right")
        for t, moved in enumerate(panel.moved):
            self._text(LEFT + (t + 0.5) * self.cell, f"{moved:,}", ha="center")
        self.top += LINE - 0.08

    def _cell(self, cell: Cell, x: float, y: float) -> None:
        self._text(x + self.cell / 2, " ".join(cell.labels), y + ROW / 2, ha="center", color=INK)
        w, h = self.cell - 2 * GAP, ROW - 2 * GAP
        for left, above, right, below, kind in pieces(cell):
            corners = [(left, above), (right, above), (right, below), (left, below)]
            self.polygons.append([(x + GAP + w * a, y + GAP + h * b) for a, b in corners])
            self.colours.append(KINDS[kind][0])

    def _text(self, x: float, text: str, y: float | None = None, *, size: float = 7.5, **how: Any) -> None:
        y = self.top if y is None else y
        self.axes.text(x, y, text, fontsize=size, **{"va": "center_baseline", "color": FAINT, **how})


def shown(pes: int, group: int, most: int) -> list[int]:
    """The PEs that are drawn: the first, but of a large cluster only so many that the next one is seen too.

    >>> shown(256, 64, 4), shown(9, 3, 8)
    ([0, 1, 64, 65], [0, 1, 2, 3, 4, 5, 6, 7])
    """
    each = group if group == pes else max(group if group < most else 0, most // 2)
    return [pe for pe in range(pes) if pe % group < each][:most]


def pieces(cell: Cell) -> Iterator[tuple[float, float, float, float, str]]:
    """Parts of the unit square with their kinds: an element each, or a strip for all of one kind."""
    if len(cell.kinds) > FINE:
        left = 0.0
        for kind, n in Counter(cell.kinds).items():
            right = left + n / len(cell.kinds)
            yield left, 0.0, right, 1.0, kind
            left = right
        return
    rows = len(cell.kinds) // cell.columns
    for n, kind in enumerate(cell.kinds):
        row, column = divmod(n, cell.columns)
        yield column / cell.columns, row / rows, (column + 1) / cell.columns, (row + 1) / rows, kind
