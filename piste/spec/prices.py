"""What a component costs, from tables that say where each number is from.

A memory may say what it is instead of what it costs: `sram: {kib: 64, width_bits: 64, node_nm: 45}`. Its energies and
its area then come from a table (`piste show horowitz-45nm`), and its `source` says which, and by which rules.

Rules: between two sizes of a table, energy and area follow a straight line on logarithmic scales; beyond its ends,
energy grows with the square root of the size and area with the size. From one technology to another, energy goes with
the length of the node (capacitance, at the same voltage) and area with its square. An access of another width costs by
the bit.
"""

from __future__ import annotations

import json
import os
import re
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from math import log
from pathlib import Path
from typing import Any

from piste.errors import SpecError, did_you_mean
from piste.spec import read

DEFAULT = "horowitz-45nm"
LIVE = "hwcomponents"  # a package that is asked, not a table
ACCELERGY = "ERT and ART of"  # the tables of a Timeloop design
KINDS = {
    "sram": ("kib", "width_bits", "node_nm", "table"),
    "register": ("bytes", "width_bits", "node_nm", "table"),
    "dram": ("technology", "table"),
    "mac": ("bits", "node_nm", "table"),
}


@dataclass(frozen=True)
class ComponentPrice:
    """What one access of `width_bits` (of a MAC: one operation) costs, and the area; `source` says who says so."""

    read_pj: float
    write_pj: float
    um2: float
    width_bits: float
    source: str


@cache
def tables() -> dict[str, dict[str, Any]]:
    """Every table of prices by name."""
    from piste.spec.read import read_document

    folder = files("piste.spec.zoo") / "prices"
    found = {}
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.name.endswith(".yaml"):
            data = read_document(entry.read_text(encoding="utf-8"), entry.name, Path()).data
            found[data["name"]] = data
    return found


def price(kind: str, /, **said: Any) -> ComponentPrice:
    """What a component costs: `sram` and `register` by size and width, `dram` by technology, `mac` by width.

    >>> p = price("sram", kib=64, width_bits=64, node_nm=45)
    >>> round(p.read_pj, 2), p.source
    (27.59, 'horowitz-45nm: between 32 and 1024 KiB on logarithmic scales')
    >>> price("sram", kib=64, table="cacti-45nm").um2
    209046.0
    >>> price("dram", technology="HBM3", table="cacti-45nm").read_pj
    4.05
    """
    if kind not in KINDS:
        raise SpecError(f"no component is called {kind!r}; {did_you_mean(kind, KINDS)}")
    said = dict(read.keys(said, kind, KINDS[kind]))
    name = said.pop("table", None)
    if name == LIVE:
        return _live(kind, said)
    known = tables()
    if name is None:
        name = DEFAULT if kind in known[DEFAULT] and kind != "dram" else _first(kind, said)
    if name not in known:
        raise SpecError(f"no table of prices is called {name!r}; {did_you_mean(str(name), [*known, LIVE])}", "table")
    table = known[name]
    if kind not in table:
        having = ", ".join(other for other in known if kind in known[other])
        raise SpecError(f"{name} has no {kind}; tables that do: {having}", "table")
    if kind == "dram":
        return _dram(table, said)
    return _mac(table, said) if kind == "mac" else _array(table, kind, said)


def compare(kind: str, /, **said: Any) -> dict[str, ComponentPrice]:
    """What every table says of a component, by name; tables that have no such number are left out.

    >>> found = compare("sram", kib=64, width_bits=64, node_nm=45)
    >>> {name: round(p.read_pj, 1) for name, p in found.items() if p.read_pj}
    {'cacti-45nm': 25.9, 'exercises-32nm': 18.1, 'eyeriss-relative': 12.8, 'horowitz-45nm': 27.6}
    """
    found = {}
    for name in tables():
        try:
            found[name] = price(kind, table=name, **said)
        except SpecError:
            continue
    return found


def _first(kind: str, said: dict[str, Any]) -> str:
    """The first table that has such a component: of DRAM, one with the technology; else the one with most sizes."""
    if kind != "dram":
        having = {name: len(table[kind].get("points", ())) for name, table in tables().items() if kind in table}
        return max(having, key=lambda name: having[name])
    wanted = said.get("technology")
    for name, table in tables().items():
        entries = table.get(kind)
        if isinstance(entries, list) and any(wanted in (None, entry.get("technology")) for entry in entries):
            return name
    have = dict.fromkeys(e["technology"] for t in tables().values() for e in t.get("dram", []))
    raise SpecError(f"no table has the technology {wanted!r}; {did_you_mean(str(wanted), have)}", "technology")


def _scaled(table: dict[str, Any], said: dict[str, Any]) -> tuple[float, float, str]:
    """Factors of energy and of area from the node of a table to the one that is wanted, and the rule in words."""
    own, wanted = table.get("node_nm"), said.get("node_nm")
    if wanted is None or own is None or wanted == own:
        return 1.0, 1.0, ""
    ratio = read.positive(wanted, "node_nm") / own
    return ratio, ratio**2, f", from {own} to {wanted} nm: energy by length, area by its square"


def _array(table: dict[str, Any], kind: str, said: dict[str, Any]) -> ComponentPrice:
    unit = KINDS[kind][0]
    if unit not in said:
        raise SpecError(f"{kind} needs its size; write {unit}: 64")
    size = read.positive(said[unit], unit)
    entry = table[kind]
    width = read.positive(said.get("width_bits", entry["width_bits"]), "width_bits")
    energy, area, scaled = _scaled(table, said)
    wide = width / entry["width_bits"]
    points = entry.get("points", [])
    read_pj = write_pj = 0.0
    rule = "no energies" if not points else ""
    if points:
        read_pj, rule = _at(points, unit, size, "read_pj", 0.5)
        write_pj, _ = _at(points, unit, size, "write_pj", 0.5)
    um2 = _at(points, unit, size, "um2", 1.0)[0] if all("um2" in p for p in points) and points else 0.0
    if "um2_per_byte" in entry:
        um2 = entry["um2_per_byte"] * size * (1024 if unit == "kib" else 1)
    by_bit = f", {width:g} of {entry['width_bits']} bits" if wide != 1 else ""
    source = f"{table['name']}: {rule}{by_bit}{scaled}"
    return ComponentPrice(read_pj * wide * energy, write_pj * wide * energy, um2 * area, width, source)


def _at(points: list[dict[str, float]], unit: str, size: float, what: str, grows: float) -> tuple[float, str]:
    """A value at a size: on the line between two sizes, or beyond them by a power of the size."""
    name = "KiB" if unit == "kib" else "bytes"
    for point in points:
        if point[unit] == size:
            return point[what], f"{size:g} {name} as it stands there"
    below = [p for p in points if p[unit] < size]
    above = [p for p in points if p[unit] > size]
    if below and above:
        low, high = below[-1], above[0]
        share = log(size / low[unit]) / log(high[unit] / low[unit])
        value = low[what] * (high[what] / low[what]) ** share
        return value, f"between {low[unit]:g} and {high[unit]:g} {name} on logarithmic scales"
    end = below[-1] if below else above[0]
    return end[what] * (
        size / end[unit]
    ) ** grows, f"from {end[unit]:g} {name} by the {'root of the ' if grows < 1 else ''}size"


def _dram(table: dict[str, Any], said: dict[str, Any]) -> ComponentPrice:
    wanted = said.get("technology")
    for entry in table["dram"]:
        if wanted in (None, entry["technology"]):
            cost = entry["pj_per_bit"]
            return ComponentPrice(cost, cost, 0.0, 1, f"{table['name']}: {entry['technology']}, {cost:g} pJ a bit")
    have = [entry["technology"] for entry in table["dram"]]
    raise SpecError(f"{table['name']} has no {wanted!r}; {did_you_mean(str(wanted), have)}", "technology")


def _mac(table: dict[str, Any], said: dict[str, Any]) -> ComponentPrice:
    entries = table["mac"]
    bits = read.positive(said.get("bits", entries[0]["bits"]), "bits")
    energy, area, scaled = _scaled(table, said)
    near = min(entries, key=lambda entry: abs(log(entry["bits"] / bits)))
    ratio = bits / near["bits"]
    rule = f"{near['bits']} bits" + ("" if ratio == 1 else f", to {bits:g} by the square of the width")
    pj = near.get("pj", 0.0) * ratio**2 * energy
    return ComponentPrice(pj, pj, near.get("um2", 0.0) * ratio**2 * area, bits, f"{table['name']}: {rule}{scaled}")


def whose(source: str) -> bool:
    """Whether a component's source is a table of prices, the package that is asked, or Accelergy's tables.

    >>> whose("horowitz-45nm: 8 bits"), whose("eyeriss_like, LPDDR4: 512 pJ per 64-bit access")
    (True, False)
    """
    return source.partition(":")[0] in tables() or source.startswith((LIVE, ACCELERGY))


def described(data: dict[str, Any], kind: str) -> dict[str, Any]:
    """The fields of a component with what it says it is (`sram`, `register`, `dram`, `mac`) replaced by what it costs.

    >>> chip = described({"name": "GLB", "sram": {"kib": 64}}, "memory")
    >>> chip["capacity_bytes"], round(chip["read_pj_per_bit"], 3)
    (65536, 0.431)
    """
    said = [word for word in KINDS if word in data]
    if len(said) > 1:
        raise SpecError(f"a component is one of {', '.join(said)}; write one of them", said[1])
    word = said[0]
    if (word == "mac") != (kind == "compute"):
        raise SpecError(
            f"a {kind} is no {word}; write {'mac' if kind == 'compute' else 'sram, register or dram'}", word
        )
    if not isinstance(data[word], dict):
        raise SpecError(f"{word} says what it is; write {word}: {{{KINDS[word][0]}: ...}}", word)
    found = price(word, **{str(key): value for key, value in data[word].items()})
    made: dict[str, Any]
    if word == "mac":
        made = {"energy_pj": found.read_pj}
    else:
        made = {
            "read_pj_per_bit": found.read_pj / found.width_bits,
            "write_pj_per_bit": found.write_pj / found.width_bits,
        }
        if word != "dram":
            size = data[word][KINDS[word][0]]
            made["capacity_bytes"] = size * (1024 if word == "sram" else 1)
    if found.um2:
        made["area_um2"] = found.um2
    made["source"] = found.source
    rest = {key: value for key, value in data.items() if key != word}
    return {**made, **rest}


# The live back end: a package of component models, each question asked once.


def _live(kind: str, said: dict[str, Any]) -> ComponentPrice:
    """Ask hwcomponents, or what it said before (`PISTE_PRICES` names the file that remembers)."""
    from importlib.metadata import PackageNotFoundError, version
    from importlib.util import find_spec

    try:
        release = version("hwcomponents")
        models = version("hwcomponents-cacti") if find_spec("hwcomponents_cacti") else "none"
    except PackageNotFoundError:
        raise SpecError("table: hwcomponents needs that package (Python 3.12): pip install 'piste[prices]'") from None
    cached = Path(os.environ.get("PISTE_PRICES", Path.home() / ".cache" / "piste" / "prices.json"))
    key = json.dumps([kind, said, release, models], sort_keys=True)
    try:
        known = json.loads(cached.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        known = {}
    known = known if isinstance(known, dict) else {}
    if key not in known:
        known[key] = _asked(kind, said)
        try:
            cached.parent.mkdir(parents=True, exist_ok=True)
            cached.write_text(json.dumps(known, indent=1), encoding="utf-8")
        except OSError:
            pass  # it is asked again next time
    read_pj, write_pj, um2, width = known[key]
    source = f"hwcomponents {release}, hwcomponents-cacti {models}: {kind} {json.dumps(said)}"
    return ComponentPrice(read_pj, write_pj, um2, width, source)


def _asked(kind: str, said: dict[str, Any]) -> list[float]:
    if kind != "sram":
        raise SpecError(f"hwcomponents is asked for sram only, found {kind}; name a table instead")
    from importlib import import_module

    if "kib" not in said:
        raise SpecError("sram needs its size; write kib: 64")
    size, width = read.positive(said["kib"], "kib"), read.positive(said.get("width_bits", 64), "width_bits")
    node = read.positive(said.get("node_nm", 45), "node_nm") * 1e-9
    try:
        sram = import_module("hwcomponents_cacti").SRAM(tech_node=node, width=width, size=int(size * 8192))
        cost = [sram.read().energy * 1e12, sram.write().energy * 1e12, sram.area * 1e12, float(width)]
    except Exception as error:  # the back end has errors of its own
        reason = " ".join(str(error).split())[:120]
        if re.search(r"CACTI|exit code|GLIBC", reason):
            raise SpecError(
                f"CACTI did not run ({reason}): its program in the wheel needs glibc 2.38; build it anew with "
                "'make opt' in the folder cacti of hwcomponents_cacti, or name a table"
            ) from None
        raise SpecError(f"hwcomponents did not answer: {reason}") from None
    return cost
