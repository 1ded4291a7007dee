"""SCALE-Sim's topologies (csv) and configurations (cfg)."""

from __future__ import annotations

import configparser
import csv
import io
from pathlib import Path

from piste.errors import SpecError
from piste.readers.foreign import number, whole
from piste.readers.graph import Graph
from piste.spec.architecture import Architecture, Fanout, Memory, Unit
from piste.spec.network import Network
from piste.spec.read import file_text


def read_topology(path: str | Path, bits: int = 16) -> Network:
    """The layers of a topology: convolutions in rows of 8 columns, or products of matrices in rows of 4."""
    path = Path(path)
    rows = list(csv.reader(io.StringIO(file_text(path))))
    rows = [[cell.strip() for cell in row] for row in rows if any(cell.strip() for cell in row)]
    if not rows:
        raise SpecError(f"{path.name}: the file is empty")
    if len(rows) < 2:
        raise SpecError(f"{path.name}: a topology has a line of titles and a line for each layer")
    if not rows[0][0].lower().startswith("layer"):
        raise SpecError(f"{path.name}: no topology: the titles of one begin with Layer, found {rows[0][0][:30]!r}")
    titles = [title.lower() for title in rows[0] if title]
    products = titles[1:4] == ["m", "n", "k"]
    two_strides = len(titles) > 8 and "stride" in titles[7] and "stride" in titles[8]  # of rows, then of columns
    g, ignored = Graph(path.stem, bits), list[int]()
    for i, row in enumerate(rows[1:], start=2):
        cells = row[:-1] if row and not row[-1] else row
        needed = 4 if products else 9 if two_strides else 8
        name = cells[0] if cells else ""
        numbers = cells[1:needed]
        if not any(numbers):
            g.notes.append(f"line {i} has no sizes and is taken for a heading: {name}")
            continue
        if any("#dw" in cell.lower() for cell in cells[needed:]):
            raise SpecError(f"{path.name}:{i}: {name} is marked as depthwise, which the columns cannot say")
        if any(cells[needed:]) and titles[needed : needed + 1] != ["batch size"]:
            if len(titles) <= needed:
                raise SpecError(
                    f"{path.name}:{i}: a layer has {needed} columns, found {len(cells)}; others need a title"
                )
            ignored.append(i)
        if len(numbers) < needed - 1:
            raise SpecError(f"{path.name}:{i}: a layer has {needed} columns, found {len(cells)}")
        if name.lower().endswith("#dw") or "depthwise" in name.lower():
            raise SpecError(f"{path.name}:{i}: {name} is marked as depthwise, which the columns cannot say")
        if not all(cell.isdigit() for cell in numbers):
            wrong = next(cell for cell in numbers if not cell.isdigit())
            raise SpecError(f"{path.name}:{i}: {name} has {wrong!r} where a number belongs; a template has no sizes")
        sizes = [int(cell) for cell in numbers]
        if not all(sizes):
            raise SpecError(f"{path.name}:{i}: {name} has a size of 0")
        name = name or f"layer{i - 1}"
        if products:
            m, n, k = sizes
            g.matmul(name, g.input(f"{name}.in", (m, k)), g.weight(f"{name}.weight", (k, n)), "GEMM")
            continue
        height, width, r, s, channels, filters, *strides = sizes
        if r > height or s > width:
            raise SpecError(f"{path.name}:{i}: the filter of {name} is larger than its input")
        shape = (1, filters, (height - r) // strides[0] + 1, (width - s) // strides[-1] + 1)
        image, weight = g.input(f"{name}.in", (1, channels, height, width)), (filters, channels, r, s)
        g.conv(name, image, g.weight(f"{name}.weight", weight), shape, (strides[0], strides[-1]), (1, 1))
    if ignored:
        g.notes.append(
            f"a layer has {needed} columns; what stands behind them is not read (line {ignored[0]} and others)"
        )
    if not products:
        g.notes.append("a topology cannot say padding: layers of a padded network come out smaller than they are")
    return g.network(source=f"SCALE-Sim topology {path.name}", answer="run" if products else "image")


def read_config(path: str | Path) -> Architecture:
    """The machine of a configuration: an array with three buffers beside it."""
    path = Path(path)
    parser = configparser.ConfigParser(strict=False, interpolation=None)
    try:
        parser.read_string(file_text(path))
    except configparser.Error as error:
        reason = str(error).splitlines()[0]
        raise SpecError(
            f"{path.name}: no SCALE-Sim configuration ({reason}); Timeloop's oldest cfg is not read"
        ) from None
    if "architecture_presets" not in parser:
        raise SpecError(f"{path.name}: there is no section [architecture_presets]")
    said = parser["architecture_presets"]

    def size(key: str) -> int:
        if key not in said and key.endswith("kB") and key[:-2] in said:
            key = key[:-2]  # as the first version calls it, also in kB
        if key not in said:
            raise SpecError(f"{path.name}: [architecture_presets] has no {key}")
        return whole(said[key], key, path.name)

    rows, columns = size("ArrayHeight"), size("ArrayWidth")
    buffers = (
        ("ifmap", "IfmapSramSzkB", "input"),
        ("filter", "FilterSramSzkB", "weight"),
        ("ofmap", "OfmapSramSzkB", "output"),
    )
    memories = tuple(
        Memory(f"{name}_sram", capacity_bytes=size(key) * 1024, keeps=(role,)) for name, key, role in buffers
    )
    bandwidth = said.get("Bandwidth", "").split(",")[0].strip()
    outer = Memory("DRAM", words_per_cycle=number(bandwidth, "Bandwidth", path.name) if bandwidth else None)
    array = Fanout("PE", {"x": columns, "y": rows}, systolic=True)
    source = f"SCALE-Sim configuration {path.name}, dataflow {said.get('Dataflow', 'unsaid').strip()}; without energies"
    return Architecture((outer, *memories, array, Unit("MAC")), name=path.stem, source=source)
