"""Timeloop's files, versions 0.2 to 0.4: problems, architectures, mappings, constraints and tables of Accelergy.

Timeloop takes several files at once, each with some of the keys; so does `read_timeloop`. Mappings and problems are
also written.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from collections.abc import Mapping as Dictionary
from dataclasses import dataclass, field, replace
from math import prod
from pathlib import Path
from typing import Any

from piste.errors import SpecError, did_you_mean
from piste.readers.foreign import TAG, computed, keyed, listed, load_foreign, number, whole
from piste.spec.architecture import Architecture, Component, Fanout, Memory, Unit
from piste.spec.constraints import Constraints
from piste.spec.mapping import Compute, Keep, Loop, Mapping, Spread
from piste.spec.prices import ACCELERGY
from piste.spec.read import write_document
from piste.spec.workload import Workload

KEYS = (
    "problem", "architecture", "arch", "mapping", "ERT", "ART", "ERT_summary", "ART_summary",
    "architecture_constraints", "mapspace_constraints", "mapspace",
)  # fmt: skip
QUIET = ("H", "W", "Hpad", "Wpad", "densities", "name", "shape", "commonDensity", "instance")  # said, and of no effect
WEIGHTS = re.compile(r"weight|filter|kernel|^w$", re.IGNORECASE)
COMPUTE = re.compile(r"mac|compute|alu|adder|multipl", re.IGNORECASE)
LAYER = {
    "dimensions": ["R", "S", "P", "Q", "C", "K", "N"],
    "coefficients": [{"name": n, "default": 1} for n in ("Wstride", "Hstride", "Wdilation", "Hdilation")],
    "data_spaces": [
        {"name": "Weights", "projection": [[["C"]], [["K"]], [["R"]], [["S"]]]},
        {
            "name": "Inputs",
            "projection": [
                [["N"]], [["C"]], [["R", "Wdilation"], ["P", "Wstride"]], [["S", "Hdilation"], ["Q", "Hstride"]],
            ],
        },
        {"name": "Outputs", "projection": [[["N"]], [["K"]], [["Q"]], [["P"]]], "read_write": True},
    ],
}  # fmt: skip
BUILT_IN = ("cnn-layer", "cnn_layer", "cnn")


# Problems.


def read_problem(data: Any, file: str, bits: int = 16) -> Workload:
    """The `problem` of a file. What it says without effect is told in the workload's source."""
    if not isinstance(data, dict):
        raise SpecError(f"{file}: problem must have keys, found {data!r}")
    notes: list[str] = []
    shape = data.get("shape", data)
    instance = data.get("instance", data)
    if not isinstance(shape, str) and not {"dimensions", "data_spaces", "data-spaces"} & set(shape or ()):
        if not isinstance(instance, dict) or not {*"RSPQCKN"} & {*instance}:
            raise SpecError(f"{file}: the problem has neither a shape with dimensions nor sizes; write both")
        shape = BUILT_IN[0]  # the oldest files say only sizes
    if isinstance(shape, str):
        if shape not in BUILT_IN:
            raise SpecError(f"{file}: the shape {shape!r} is not built in; write its dimensions and data spaces")
        shape = LAYER
    if not isinstance(shape, dict) or not isinstance(instance, dict):
        raise SpecError(f"{file}: problem needs a shape and an instance; write both")
    shape = {key.replace("-", "_"): value for key, value in shape.items()}
    spaces = shape.get("data_spaces")
    ranks = shape.get("dimensions")
    if not isinstance(spaces, list) or not isinstance(ranks, list):
        raise SpecError(f"{file}: the shape has no dimensions or data_spaces; write them")
    factors = {c.get("name"): c.get("default", 1) for c in shape.get("coefficients") or [] if isinstance(c, dict)}
    for key, value in instance.items():
        if key in factors:
            factors[key] = value
        elif key not in ranks and key not in (*QUIET, "version", "coefficients", "dimensions", "data_spaces"):
            near = next((name for name in factors if str(name).lower() == str(key).lower()), None)
            instead = f"; the coefficient is called {near} and stays {factors[near]}" if near else ""
            notes.append(f"{key} = {value} has no effect{instead}")
    if instance.get("densities"):
        notes.append("densities are left out: every element counts")
    sizes = {str(rank): whole(instance.get(rank, 1), f"the size of {rank}", file) for rank in ranks}
    accesses: list[tuple[str, str]] = []
    output = ""
    for space in spaces:
        if not isinstance(space, dict) or "name" not in space or "projection" not in space:
            raise SpecError(f"{file}: a data space needs a name and a projection")
        name = str(space["name"])
        text = f"{name}[{','.join(_index(axis, sizes, factors, file) for axis in space['projection'])}]"
        if space.get("read_write", space.get("read-write", False)):
            if output:
                raise SpecError(f"{file}: two data spaces are written; an Einsum makes one tensor")
            output = text
        else:
            accesses.append((name, text))
    if not output or not accesses:
        raise SpecError(f"{file}: a problem reads at least one data space and writes one (read_write: true)")
    accesses.sort(key=lambda access: bool(WEIGHTS.search(access[0])))  # roles go by name: the second is the weight
    used = {rank for text in (output, *(text for _, text in accesses)) for rank in re.findall(r"[A-Za-z_]\w*", text)}
    kept = {rank: size for rank, size in sizes.items() if rank in used}
    said = "; ".join([f"Timeloop problem {file}", *(f"note: {note}" for note in notes)])
    try:
        made = Workload.parse(f"{output} = {' * '.join(text for _, text in accesses)}", kept, bits)
    except SpecError as error:
        raise SpecError(f"{file}: {error}") from None
    return replace(made, name=str(shape.get("name") or ""), source=said)


def _index(axis: Any, sizes: dict[str, int], factors: dict[Any, Any], file: str) -> str:
    """One axis of a projection: a sum of ranks, each with a coefficient by name or number."""
    terms = []
    for term in axis if isinstance(axis, list) else [axis]:
        parts = term if isinstance(term, list) else [term]
        rank = str(parts[0])
        if rank not in sizes:
            raise SpecError(f"{file}: a projection names {rank!r}; {did_you_mean(rank, sizes)}")
        by = 1
        if len(parts) > 1:
            said = parts[1]
            if isinstance(said, str) and said not in factors:
                raise SpecError(f"{file}: no coefficient is called {said!r}; {did_you_mean(said, map(str, factors))}")
            by = whole(factors.get(said, said), f"coefficient {said}", file)
        terms.append(rank if by == 1 else f"{by}*{rank}")
    return "+".join(terms)


# Architectures.


@dataclass
class FlatLevel:
    """One component of a flattened architecture: a storage, a place where a mapping spreads, or the compute."""

    name: str
    kind: str
    attributes: dict[str, Any]
    mesh: tuple[int, int]  # instances along x and y, of the whole chip
    constraints: list[dict[str, Any]] = field(default_factory=list)

    @property
    def word_bits(self) -> int:
        found = self.attributes.get("datawidth", self.attributes.get("word_bits", self.attributes.get("word_width", 0)))
        return whole(found, "datawidth", self.name) if found else 0

    @property
    def block(self) -> float:
        """Elements of one access."""
        a = self.attributes
        if "block_size" in a:
            return number(a["block_size"], "block_size", self.name)
        width = a.get("width", a.get("memory_width"))
        if not width or not self.word_bits:
            return 1
        return max(1.0, number(width, "width", self.name) / self.word_bits)


@dataclass(frozen=True)
class Chip:
    """An architecture as Timeloop has it: our components, where its targets are, and its constraints."""

    architecture: Architecture
    targets: dict[str, str]  # of each place where loops may stand: a memory or a fanout
    bits: int
    constraints: tuple[dict[str, Any], ...]


def read_chip(data: dict[str, Any], file: str) -> Chip:
    """The architecture in a file, with the energies and areas of Accelergy's tables where they are there."""
    given = data.get("architecture", data.get("arch"))
    if not isinstance(given, dict):
        raise SpecError(f"{file}: architecture must have keys, found {given!r}")
    if "sparse_optimizations" in str(given)[:200000] or "sparse_optimizations" in data:
        raise SpecError(
            f"{file}: sparse_optimizations skip work that depends on data; take them out for the dense design"
        )
    said = data.get("variables")
    variables = said if isinstance(said, dict) else {}
    if "nodes" in given:
        levels = _nodes(given["nodes"], (1, 1), {}, file)
    elif "local" in given:  # as the front end flattens it
        _refuse_loose(given["local"], file)
        levels = _subtree([{"local": given["local"]}], (1, 1), file)
    elif "subtree" in given:
        levels = _subtree(given["subtree"], (1, 1), file)
    elif "storage" in given:
        levels = _storage(given, file)
    else:
        raise SpecError(f"{file}: architecture has neither nodes (0.4) nor subtree (0.2, 0.3) nor storage; write one")
    for level in levels:
        level.attributes = _valued(level.attributes, variables)
    return _chip(levels, data, file)


def _refuse_loose(parts: Any, file: str) -> None:
    """A list of components whose order is not that of the hierarchy."""
    names = [str(part.get("name", "")) for part in parts if isinstance(part, dict)] if isinstance(parts, list) else []
    counts = [prod(int(b) - int(a) + 1 for a, b in re.findall(r"\[(\d+)\.\.(\d+)\]", name)) for name in names]
    if counts != sorted(counts):
        raise SpecError(
            f"{file}: Accelergy's flattened list has lost which component stands inside which; name the architecture "
            "that it was made of"
        )


def _valued(attributes: dict[str, Any], variables: dict[str, Any]) -> dict[str, Any]:
    """Attributes with the values of expressions of one another and of the file's variables."""
    names, found = {**variables, **attributes}, dict(attributes)
    for key, value in attributes.items():
        if isinstance(value, str) and (known := computed(value, {**names, key: None})) is not None:
            found[key] = known
    return found


def _nodes(nodes: Any, mesh: tuple[int, int], inherited: dict[str, Any], file: str) -> list[FlatLevel]:
    """Version 0.4: a list in which each entry stands inside those before it."""
    levels: list[FlatLevel] = []
    for node in listed(nodes, "nodes", file):
        tag = node.get(TAG, "!Component" if "class" in node else "!Container")
        name = str(node.get("name", ""))
        own = {**inherited, **keyed(node.get("attributes"), f"attributes of {name}", file)}
        spatial = keyed(node.get("spatial"), f"spatial of {name}", file)
        rules = _inline(keyed(node.get("constraints"), f"constraints of {name}", file), name)
        x, y = (whole(spatial.get(axis, 1), f"{axis} of {name}", file) for axis in ("meshX", "meshY"))
        if tag in ("!Parallel", "!Hierarchical", "!Pipelined"):
            levels += _nodes(node.get("nodes"), mesh, own, file)
            continue
        if x * y > 1 or any(rule["type"] == "spatial" for rule in rules):
            spread = [rule for rule in rules if rule["type"] == "spatial"]
            levels.append(FlatLevel(f"inter_{name}_spatial", "fanout", {}, mesh, spread))
            mesh = (mesh[0] * x, mesh[1] * y)
        if tag == "!Container":
            inherited = own
            continue
        kind = str(node.get("class", ""))
        rest = [{**rule, "target": name} for rule in rules if rule["type"] != "spatial"]
        levels.append(FlatLevel(name, kind, own, mesh, rest))
    return levels


def _inline(data: dict[str, Any], name: str) -> list[dict[str, Any]]:
    """Constraints beside a node: `dataspace`, `temporal`, `spatial`."""
    found = []
    for kind, said in data.items():
        if isinstance(said, dict) and kind in ("dataspace", "temporal", "spatial"):
            target = f"inter_{name}_spatial" if kind == "spatial" else name
            found.append({**said, "type": "datatype" if kind == "dataspace" else kind, "target": target})
    return found


def _subtree(trees: Any, mesh: tuple[int, int], file: str) -> list[FlatLevel]:
    """Versions 0.2 and 0.3: trees of lists, with counts in names such as PE[0..15]."""
    levels: list[FlatLevel] = []
    for tree in listed(trees if isinstance(trees, list) else [trees], "subtree", file):
        _, count = _ranged(str(tree.get("name", "")), file)
        inside = _mesh(keyed(tree.get("attributes"), "attributes", file), mesh, prod(mesh) * count, file)
        flat: list[FlatLevel] = []
        for part in listed(tree.get("local"), "local", file):
            name, copies = _ranged(str(part.get("name", "")), file)
            name = name.rpartition(".")[2]  # without the trees it stands in
            said = keyed(part.get("attributes"), f"attributes of {name}", file)
            attributes = {k.replace("-", "_"): v for k, v in said.items()}
            absolute = bool(attributes.get("power_gated_at", 0) is None)  # as the front end of 0.4 dumps it
            instances = copies if absolute else prod(inside) * copies
            dummy = name.startswith("inter_") and "dummy" in str(part.get("class", ""))
            kind = "fanout" if dummy else str(part.get("class", ""))
            flat.append(FlatLevel(name, kind, attributes, _mesh(attributes, inside, instances, file)))
        levels += flat
        if tree.get("subtree"):
            levels += _subtree(tree["subtree"], inside, file)
    return levels


def _ranged(name: str, file: str) -> tuple[str, int]:
    """`PE[0..15]` as PE and 16."""
    match = re.fullmatch(r"(.*?)\[(\d+)\.\.(\d+)\]", name)
    if not match:
        if "[" in name:
            raise SpecError(f"{file}: the name {name!r} has a count that is an expression; write it like PE[0..15]")
        return name, 1
    return match[1], int(match[3]) - int(match[2]) + 1


def _mesh(attributes: dict[str, Any], above: tuple[int, int], instances: int, file: str) -> tuple[int, int]:
    """So many instances along x and y: as `meshX` says, else in the columns that are there already."""
    x = attributes.get("meshX", attributes.get("mesh_x"))
    if x is not None:
        columns = whole(x, "meshX", file)
        if instances % columns == 0:
            return columns, instances // columns
    if instances % above[0] == 0 and instances // above[0] == above[1]:
        return above
    return instances // above[1] if instances % above[1] == 0 else instances, above[1] if instances % above[
        1
    ] == 0 else 1


def _storage(given: dict[str, Any], file: str) -> list[FlatLevel]:
    """The oldest form: storage from the compute outwards, with counts of instances."""
    levels, mesh = [], (1, 1)
    storage = given.get("storage")
    unit = given.get("arithmetic")
    if not isinstance(storage, list) or not isinstance(unit, dict):
        raise SpecError(f"{file}: arch needs arithmetic and a list of storage; write both")
    for i, part in enumerate([*reversed(listed(storage, "storage", file)), unit]):
        attributes = {key.replace("-", "_"): value for key, value in part.items()}
        count = whole(attributes.get("instances", 1), "instances", file)
        mesh = _mesh(attributes, mesh, count, file)
        last = i == len(storage)
        kind = "compute" if last else "DRAM" if str(attributes.get("technology", "")) == "DRAM" else "storage"
        levels.append(FlatLevel(str(attributes.get("name", "MAC" if last else f"level{i}")), kind, attributes, mesh))
    return levels


def _chip(levels: list[FlatLevel], data: dict[str, Any], file: str) -> Chip:
    """Our components: fanouts stand where the count of instances grows."""
    if not levels:
        raise SpecError(f"{file}: the architecture has no components")
    energies, areas = _tables(data, "ERT"), _tables(data, "ART")
    widths = [level.word_bits for level in levels if level.word_bits and level.kind != "fanout"]
    bits = max(widths[:1] or [16])
    rules = [rule for level in levels for rule in level.constraints]
    for key in ("architecture_constraints", "mapspace_constraints", "mapspace"):
        rules += _targets(data.get(key))
    keeps = _keeps(rules)
    components: list[Component] = []
    targets: dict[str, str] = {}
    if prod(levels[0].mesh) > 1:
        components.append(Fanout("chip", _axes((1, 1), levels[0], file)))
    for level, below in zip(levels, [*levels[1:], levels[-1]], strict=True):
        axes = _axes(level.mesh, below, file)
        if level.kind == "fanout":
            name = level.name.removeprefix("inter_").removesuffix("_spatial")
            targets[level.name] = name if axes else ""
        elif COMPUTE.search(level.kind) or below is level:
            energy = _first(energies.get(level.name, {}), ("compute", "mac_random", "mac"))
            area = areas.get(level.name, {}).get("area", 0.0)
            said = f"{ACCELERGY} {file}" if energy else ""
            components.append(Unit(level.name, energy_pj=energy or 0.0, area_um2=area, source=said))
            continue
        else:
            components.append(_memory(level, bits, keeps.get(level.name), energies, areas, file))
            name = f"{level.name}_fanout"
            targets[level.name] = level.name
            if axes:
                targets[f"{level.name} spatial"] = name
        if axes:
            components.append(Fanout(name, axes))
    units = [c for c in components if isinstance(c, Unit)]
    if not units:
        raise SpecError(f"{file}: the architecture has no compute")
    components = [*(c for c in components if not isinstance(c, Unit)), *units]
    plain = [{_KIND[type(c)]: {k: v for k, v in vars(c).items() if v is not None}} for c in components]
    try:
        made = Architecture.from_list([{kind: _listed(said)} for entry in plain for kind, said in entry.items()])
    except SpecError as error:
        raise SpecError(f"{file}: {error}") from None
    priced = "energies of its ERT" if energies else "without energies, which are in an ERT"
    notes = "".join(f"; note: {note}" for note in _unread(rules))
    source = f"Timeloop architecture {file}; elements of {bits} bits; {priced}{notes}"
    return Chip(replace(made, source=source), targets, bits, tuple(rules))


_KIND: dict[type, str] = {Memory: "memory", Fanout: "fanout", Unit: "compute"}


def _listed(said: dict[str, Any]) -> dict[str, Any]:
    """Fields as a file would have them: lists for tuples, and nothing that is empty."""
    return {k: list(v) if isinstance(v, tuple) else v for k, v in said.items() if v not in ("", ())}


def _axes(above: tuple[int, int], level: FlatLevel, file: str) -> dict[str, int]:
    """How often a level is there for one of those above it, along x and y; nothing where once."""
    below = level.mesh
    if below[0] % above[0] or below[1] % above[1]:
        if prod(below) % prod(above) == 0:
            return {"x": prod(below) // prod(above)}
        raise SpecError(
            f"{file}: {level.name} has {prod(below)} instances below {prod(above)}, which do not divide; "
            "a fanout multiplies"
        )
    ratios = {"x": below[0] // above[0], "y": below[1] // above[1]}
    return {axis: count for axis, count in ratios.items() if count > 1}


def _memory(
    level: FlatLevel,
    bits: int,
    keeps: list[str] | None,
    energies: dict[str, Any],
    areas: dict[str, Any],
    file: str,
) -> Memory:
    a, name = level.attributes, level.name
    elements: float | None = None
    depth = a.get("depth", a.get("memory_depth"))
    if "entries" in a:
        elements = number(a["entries"], "entries", file)
    elif "sizeKB" in a:
        elements = number(a["sizeKB"], "sizeKB", file) * 1024 * 8 / (level.word_bits or bits)
    elif depth is not None and "DRAM" not in level.kind:
        elements = number(depth, f"depth of {name}", file) * level.block
    if elements is not None:
        # A word of another width counts as one of `bits`: what a memory holds is a number of elements.
        elements = elements / number(a.get("multiple_buffering", 1), "multiple_buffering", file)
    speeds: dict[str, float] = {}
    for theirs, ours in (
        ("read_bandwidth", "read_words_per_cycle"), ("write_bandwidth", "write_words_per_cycle"),
        ("shared_bandwidth", "words_per_cycle"), ("bandwidth", "words_per_cycle"),
    ):  # fmt: skip
        if a.get(theirs) is not None:
            speeds[ours] = number(a[theirs], theirs, file)
    table = energies.get(name, {})
    prices = {
        ours: (_first(table, theirs) or 0.0) / level.block
        for ours, theirs in (("read_pj", ("read", "random_read")), ("write_pj", ("write", "random_write", "update")))
    }
    return Memory(
        name,
        capacity_bytes=None if elements is None else max(elements * bits / 8, 1e-9),
        keeps=None if keeps is None else tuple(keeps),
        drain_pj=0.0,
        area_um2=areas.get(name, {}).get("area", 0.0),
        source=f"{ACCELERGY} {file}" if table else "",
        **speeds,  # type: ignore[arg-type]
        **prices,  # type: ignore[arg-type]
    )


def _first(table: dict[str, float], names: Iterable[str]) -> float | None:
    return next((table[name] for name in names if name in table), None)


def _tables(data: dict[str, Any], which: str) -> dict[str, dict[str, float]]:
    """Energies of actions in pJ, or areas in um2, by component."""
    given = data.get(which) or data.get(f"{which}_summary")
    if not isinstance(given, dict):
        return {}
    found: dict[str, dict[str, float]] = {}
    tables = given.get("tables") or given.get("table_summary")
    for table in tables if isinstance(tables, list) else []:
        if not isinstance(table, dict) or "name" not in table:
            continue
        name = re.sub(r"\[[^]]*\]", "", str(table["name"])).rpartition(".")[2]
        if "area" in table:
            found[name] = {"area": number(table["area"], "area", name)}
        actions = table.get("actions")
        for action in actions if isinstance(actions, list) else []:
            if isinstance(action, dict) and isinstance(action.get("energy"), int | float):
                energies, what = found.setdefault(name, {}), str(action.get("name", ""))
                energies[what] = max(energies.get(what, 0.0), float(action["energy"]))
    return found


# Constraints.


def _targets(given: Any) -> list[dict[str, Any]]:
    """The list of constraints in any of the places where it may stand."""
    if isinstance(given, dict):
        given = next((v for k, v in given.items() if k == "targets" or k.startswith("constraints")), None)
    return [rule for rule in given or [] if isinstance(rule, dict)] if isinstance(given, list) else []


def _keeps(rules: Iterable[dict[str, Any]]) -> dict[str, list[str]]:
    """What a storage may keep, where a rule names it as kept and the rest as bypassed."""
    found: dict[str, list[str]] = {}
    for rule in rules:
        if rule.get("type") in ("datatype", "dataspace", "bypass", "bypassing"):
            keep, bypass = _names(rule.get("keep")), _names(rule.get("bypass"))
            if (keep and bypass) or (keep := _names(rule.get("keep_only"))):
                found[str(rule.get("target"))] = keep
    return found


def _names(value: Any) -> list[str]:
    return [str(v) for v in value] if isinstance(value, list) else []


READ = {  # what a constraint may say that has a form here
    "dataspace": ("keep", "bypass", "keep_only"),
    "temporal": ("factors", "factors_only", "permutation", "default_max_factor", "no_iteration_over_dataspaces"),
    "spatial": (
        "factors",
        "factors_only",
        "permutation",
        "split",
        "default_max_factor",
        "no_iteration_over_dataspaces",
    ),
    "utilization": ("min",),
}
KINDS = {**dict.fromkeys(("datatype", "bypass", "bypassing"), "dataspace"), "parallelism": "utilization"}


def _kind(rule: dict[str, Any]) -> str:
    kind = str(rule.get("type", ""))
    return KINDS.get(kind, kind)


def _unread(rules: Iterable[dict[str, Any]]) -> list[str]:
    """What constraints say that has no form here: a note for each key, with where it stands."""
    found: dict[str, list[str]] = {}
    for rule in rules:
        known = READ.get(_kind(rule))
        for key in rule if known is not None else (str(rule.get("type")),):
            if known is None or (key not in known and key not in ("type", "target", "name") and rule[key]):
                found.setdefault(str(key), []).append(str(rule.get("target", "")))
    return [f"the constraint {key} of {', '.join(dict.fromkeys(where))} is not read" for key, where in found.items()]


def constraints_of(chip: Chip, workload: Workload) -> Constraints:
    """Timeloop's constraints as ours: what is kept, factors, which ranks are spread, and the order of innermost loops.

    The order of ranks that are spread plays no part here: instances have no order. It says, with `split`, which ranks
    are spread along x and which along y.
    """
    entries: list[dict[str, Any]] = []
    for rule in chip.constraints:
        target, kind = str(rule.get("target", "")), _kind(rule)
        spellings = (f"inter_{target}_spatial", target, f"{target} spatial")  # a container goes by its own name too
        where = next(
            (
                chip.targets[spelling]
                for spelling in spellings
                if chip.targets.get(spelling) in chip.architecture.fanouts
            ),
            "",
        )
        known = {*chip.targets, *chip.architecture.position}
        if kind in READ and kind != "utilization" and not known & {*spellings}:
            raise SpecError(f"a constraint is about {target!r}, which is not there; {did_you_mean(target, known)}")
        if kind == "dataspace" and target in chip.architecture.memories:
            said = {key: _names(rule.get(key)) for key in ("keep", "bypass") if _names(rule.get(key))}
            if only := _names(rule.get("keep_only")):
                said = {"keep": only, "bypass": [t for t in workload.tensors if t not in only]}
            entries += [{"memory": target, **{k: v for k, v in said.items() if v}}] if any(said.values()) else []
        elif kind == "utilization" and number(rule.get("min", 0), "min", target) > 0:
            entries.append({"min_utilization": number(rule["min"], "min", target)})
        elif kind == "temporal" and target in chip.architecture.memories:
            inner = _permutation(rule["permutation"], workload.sizes) if rule.get("permutation") else []
            factors = _limits(rule, workload, target)
            order = [r for r in reversed(inner) if workload.sizes.get(r, 1) > 1 and factors.get(r) != 1]
            said_here = {**({"factors": factors} if factors else {}), **({"order": {"last": order}} if order else {})}
            entries += [{"memory": target, **said_here}] if said_here else []  # outer before inner
        elif kind == "spatial" and where in chip.architecture.fanouts:
            entries += _spatial(rule, where, [*chip.architecture.fanouts[where].axes], workload, target)
    return Constraints.read(entries) if entries else Constraints()


def _limits(rule: dict[str, Any], workload: Workload, target: str) -> dict[str, int | str]:
    """The factors that a rule demands, a number or `<=4`, by rank."""
    sizes, found = workload.sizes, dict[str, int | str]()
    said = _factors(rule.get("factors"), target) | _factors(rule.get("factors_only"), target)
    most = rule.get("default_max_factor")
    if rule.get("factors_only") is not None:
        most = 1
    for name in _names(rule.get("no_iteration_over_dataspaces")):
        access = workload.einsums[0].accesses.get(name)
        found |= dict.fromkeys(access.ranks if access else (), 1)
    for rank, size in sizes.items():
        if rank in said:
            found[rank] = size if said[rank] == 0 else said[rank]
        elif most is not None:
            limit = whole(most, "default_max_factor", target)
            found.setdefault(rank, 1 if limit == 1 else f"<={limit}")
    return found


def _spatial(
    rule: dict[str, Any], where: str, axes: list[str], workload: Workload, target: str
) -> list[dict[str, Any]]:
    """Factors of instances by axis: ranks before `split` in the permutation are spread along the first one."""
    factors = _limits(rule, workload, target)
    if len(axes) < 2:
        return [{"axis": f"{where}.{axes[0]}", "factors": factors}] if factors and axes else []
    order = _permutation(rule.get("permutation"), dict.fromkeys(workload.sizes, 1))
    split = rule.get("split")
    first = None if split is None else {*order[: whole(split, "split", target, 0)]}
    by_axis: dict[str, dict[str, int | str]] = {axis: {} for axis in axes}
    for rank in workload.sizes if first is not None else factors:
        factor = factors.get(rank)
        if first is None and factor != 1 and not str(factor).startswith("<="):
            raise SpecError(f"{target} spreads {rank} over two axes; write split, which says which of them")
        for i, axis in enumerate(axes):
            here = factor if first is None or (rank in first) == (i == 0) else 1
            if here is not None:
                by_axis[axis][rank] = here
    return [{"axis": f"{where}.{axis}", "factors": said} for axis, said in by_axis.items() if said]


def _factors(given: Any, where: str) -> dict[str, int | str]:
    """`C1 M8`, `C=1, M<=8`, a list of such or a dictionary; of a limit, its text."""
    if given is None:
        return {}
    if isinstance(given, dict):
        pairs = [(str(k), str(v)) for k, v in given.items()]
    else:
        text = " ".join(map(str, given)) if isinstance(given, list) else str(given)
        words = [word for word in re.split(r"[\s,]+", re.sub(r"\s*([<>=]+)\s*", r"\1", text)) if word]
        pairs = []
        for word in words:
            match = re.fullmatch(r"([A-Za-z_]\w*?)=?((?:[<>]=)?\d+)", word.replace("==", "="))
            if not match:
                raise SpecError(f"factors of {where} have {word!r}; write C=4 or C4")
            pairs.append((match[1], match[2]))
    for rank, factor in pairs:
        if not re.fullmatch(r"([<>]=)?\d+", factor):
            raise SpecError(f"the factor of {rank} in {where} is {factor!r}; write a number such as 4")
    return {rank: int(factor) if factor.isdigit() else factor for rank, factor in pairs}


# Mappings.


def read_mapping(data: Any, chip: Chip, workload: Workload, file: str) -> Mapping:
    """A Timeloop mapping: at each storage its loops, permutations from the innermost outwards."""
    if not isinstance(data, list):
        raise SpecError(f"{file}: mapping must be a list of targets, found {data!r}")
    kept: dict[str, list[str]] = {}
    loops: dict[tuple[str, str], list[tuple[str, int]]] = {}
    splits: dict[str, int | None] = {}
    for entry in data:
        if not isinstance(entry, dict) or "target" not in entry:
            raise SpecError(f"{file}: an entry of a mapping needs a target and a type, found {entry!r}")
        target, kind = str(entry["target"]), str(entry.get("type", ""))
        if kind == "spatial" and f"inter_{target}_spatial" in chip.targets:
            target = f"inter_{target}_spatial"  # of a container, by its own name
        if kind in ("datatype", "dataspace", "bypass", "bypassing"):
            kept[target] = _names(entry.get("keep"))
            if "keep" not in entry:
                kept[target] = [t for t in workload.tensors if t not in _names(entry.get("bypass"))]
            continue
        if kind not in ("temporal", "spatial"):
            raise SpecError(f"{file}: an entry of {target} has the type {kind!r}; write temporal, spatial or dataspace")
        factors = {}
        for rank, factor in _factors(entry.get("factors"), target).items():
            if isinstance(factor, str):
                raise SpecError(f"{file}: {target} has the factor {rank}{factor}; a mapping has numbers, such as 4")
            factors[rank] = factor
        for rank in factors:
            if rank not in workload.sizes and factors[rank] > 1:
                raise SpecError(f"{file}: {target} has a factor of {rank}, which the problem lacks")
        order = [r for r in _permutation(entry.get("permutation"), factors) if r in factors]
        order += [r for r in factors if r not in order]
        loops[target, kind] = [(rank, factors[rank]) for rank in order if rank in workload.sizes]
        split = entry.get("split")
        splits[target] = None if split is None else whole(split, "split", file, 0)
    known = {*chip.targets, *(name.removesuffix(" spatial") for name in chip.targets)}
    for target in {*kept, *(t for t, _ in loops)}:
        if target not in known:
            raise SpecError(f"{file}: the architecture has no {target!r}; {did_you_mean(target, known)}")
    places = _places(chip)
    nodes: list[Any] = []
    for target, fanout in places:
        if target in chip.architecture.memories:
            tensors = kept.get(target, list(workload.tensors))
            nodes += [Keep(target, tuple(t for t in workload.tensors if t in tensors))] if tensors else []
        for rank, factor in reversed(loops.get((target, "temporal"), [])):
            nodes.append(("", rank, factor))
        spatial = loops.get((target, "spatial"), [])
        split = splits.get(target)
        for i, (rank, factor) in reversed(list(enumerate(spatial))):
            if factor == 1:
                continue
            if not fanout:
                raise SpecError(f"{file}: {target} spreads {rank}, but nothing below it has several instances")
            axes = list(chip.architecture.fanouts[fanout].axes)
            axis = axes[0] if len(axes) == 1 or split is None or i < split else axes[1]
            nodes.append((f"{fanout}.{axis}", rank, factor))
    return Mapping(tuple([*_tiled(nodes, workload, file), Compute(workload.einsums[0].name)]))


def _permutation(given: Any, factors: dict[str, int]) -> list[str]:
    """Innermost first: `MCR`, `M,C,R` or a list."""
    if given is None:
        return list(factors)
    if isinstance(given, list):
        return [str(v) for v in given]
    text = str(given)
    if re.search(r"[\s,]", text) and all(word in factors for word in re.split(r"[\s,]+", text.strip())):
        return re.split(r"[\s,]+", text.strip())
    return list(re.sub(r"[\s,]", "", text))


def _places(chip: Chip) -> list[tuple[str, str]]:
    """Every target from the outermost in, with the fanout right below it."""
    found: list[tuple[str, str]] = []
    by_fanout = {to: name for name, to in chip.targets.items() if name.startswith("inter_")}
    for component in chip.architecture.components:
        if isinstance(component, Memory):
            found.append((component.name, chip.targets.get(f"{component.name} spatial", "")))
        elif component.name in by_fanout:
            found.append((by_fanout[component.name], component.name))
    return found


def _tiled(nodes: list[Any], workload: Workload, file: str) -> list[Any]:
    """Factors as tiles: what is left of a rank below each loop."""
    left = dict(workload.sizes)
    total = dict.fromkeys(left, 1)
    for node in nodes:
        if isinstance(node, tuple):
            total[node[1]] *= node[2] or 1
    open_ended = {node[1] for node in nodes if isinstance(node, tuple) and node[2] == 0}
    made: list[Any] = []
    for node in nodes:
        if not isinstance(node, tuple):
            made.append(node)
            continue
        over, rank, factor = node
        if factor == 0:
            factor = -(-workload.sizes[rank] // total[rank])
        if factor == 1:
            continue
        tile = -(-left[rank] // factor)
        left[rank] = tile
        made.append(Spread(rank, tile, over) if over else Loop(rank, tile))
    for rank, size in left.items():
        if size > 1 and rank not in open_ended:
            raise SpecError(
                f"{file}: the factors of {rank} make {workload.sizes[rank] // size}, but its size is "
                f"{workload.sizes[rank]}; check the mapping and the problem"
            )
    return made


# Several files.


@dataclass(frozen=True)
class TimeloopSpec:
    """What Timeloop files hold: any of these."""

    workload: Workload | None = None
    chip: Chip | None = None
    mapping: Mapping | None = None
    constraints: Constraints = field(default_factory=Constraints)
    tables: dict[str, dict[str, float]] = field(default_factory=dict)


def read_timeloop(*paths: str | Path) -> TimeloopSpec:
    """What several Timeloop files hold together: a problem, an architecture, a mapping, energies and areas."""
    data: dict[str, Any] = {}
    for path in paths:
        found = load_foreign(Path(path))
        if not isinstance(found, dict):
            raise SpecError(
                f"{Path(path).name}: several files are read as Timeloop's, with keys such as problem or "
                "architecture; say --arch FILE for a chip of Piste and --mapping FILE for a mapping"
            )
        data |= found
    return design(data, ", ".join(Path(path).name for path in paths))


def design(data: Dictionary[str, Any], file: str) -> TimeloopSpec:
    """The same from plain data."""
    given = dict(data)
    chip = read_chip(given, file) if "architecture" in given or "arch" in given else None
    workload = read_problem(given["problem"], file, chip.bits if chip else 16) if "problem" in given else None
    mapping = None
    if given.get("mapping") == []:
        del given["mapping"]  # what the front end writes where a mapper is to find one
    if "mapping" in given and workload and chip:
        mapping = read_mapping(given["mapping"], chip, workload, file)
    elif "mapping" in given and not (workload and chip):
        raise SpecError(
            f"{file}: a Timeloop mapping has factors, whose tiles follow from its problem and architecture; "
            "name all three files"
        )
    rules = constraints_of(chip, workload) if chip and workload else Constraints()
    tables: dict[str, dict[str, float]] = {}
    for which in ("ERT", "ART"):
        for name, table in _tables(given, which).items():
            tables.setdefault(name, {}).update(table)
    return TimeloopSpec(workload, chip, mapping, rules, tables)


@dataclass(frozen=True)
class AccelergyTables:
    """Accelergy's tables: pJ of each action, or um2, by component."""

    tables: dict[str, dict[str, float]]
    source: str = ""

    def to_dict(self) -> dict[str, Any]:
        return {"source": f"Accelergy's tables in {self.source}", "prices": self.tables}


# Written back.


def problem_yaml(workload: Workload) -> str:
    """A Timeloop problem (0.4) of one Einsum."""
    einsum = workload.einsums[0]
    if len(workload.einsums) > 1:
        raise SpecError(f"a Timeloop problem is one Einsum, found {len(workload.einsums)}; write each on its own")
    workload.refuse_padding("a Timeloop problem")
    coefficients: dict[str, int] = {}
    spaces: list[dict[str, Any]] = []
    for access in (*einsum.operands, einsum.output):
        projection = []
        for index in access.indices:
            axis: list[Any] = []
            for rank, by in index.terms:
                if by == 1:
                    axis.append([rank])
                else:
                    coefficients[f"{rank}step{by}"] = by
                    axis.append([rank, f"{rank}step{by}"])
            projection.append(axis)
        space: dict[str, Any] = {"name": access.tensor, "projection": projection}
        spaces.append({**space, "read_write": True} if access.tensor == einsum.name else space)
    shape: dict[str, Any] = {"name": workload.name or "einsum", "dimensions": list(einsum.ranks)}
    if coefficients:
        shape["coefficients"] = [{"name": name, "default": by} for name, by in coefficients.items()]
    shape["data_spaces"] = spaces
    instance = {rank: workload.sizes[rank] for rank in einsum.ranks}
    return write_document({"problem": {"version": 0.4, "shape": shape, "instance": instance | coefficients}})


def mapping_yaml(workload: Workload, architecture: Architecture, mapping: Mapping) -> str:
    """A Timeloop mapping (0.4): factors at each memory, permutations from the innermost outwards.

    Timeloop's tiles divide, and a tensor's keeps stand at one depth; a mapping beyond that is refused with the reason.
    """
    left = dict(workload.sizes)
    place, fanout = "", ""
    factors: dict[tuple[str, str], list[tuple[str, int]]] = {}
    split: dict[str, dict[str, list[tuple[str, int]]]] = {}
    kept: dict[str, list[str]] = {}
    for node in mapping.nodes:
        match node:
            case Keep(memory, tensors):
                if memory in kept and place != memory:
                    raise SpecError(f"{memory} keeps tensors at two depths; Timeloop has one for a memory")
                if any(key[0] == memory for key in factors):
                    raise SpecError(f"loops stand between two keeps of {memory}; Timeloop has one place for them")
                kept.setdefault(memory, []).extend(tensors)
                place, fanout = memory, ""
            case Loop(rank, tile) | Spread(rank, tile):
                if getattr(node, "step", None) not in (None, tile):
                    raise SpecError("tiles with a step of their own have no form in Timeloop")
                size = left[rank]
                count = -(-size // tile)
                if tile * count != size and tile < size:
                    raise SpecError(f"{rank} is cut into tiles of {tile} out of {size}; Timeloop's tiles divide")
                left[rank] = min(tile, size)
                if isinstance(node, Loop):
                    if fanout:
                        raise SpecError(f"a loop over {rank} stands between a spread and the memory below it")
                    factors.setdefault((place, "temporal"), []).append((rank, count))
                else:
                    fanout, _, axis = node.over.partition(".")
                    split.setdefault(fanout, {}).setdefault(axis, []).append((rank, count))
            case Compute():
                pass
            case _:
                raise SpecError("a fused mapping has no form in Timeloop; write each Einsum on its own")
    last = list(kept)[-1] if kept else ""
    for rank, size in left.items():  # points below the last keep, whose order changes nothing
        if size > 1:
            loops = factors.setdefault((last, "temporal"), [])
            before = prod(count for other, count in loops if other == rank)
            loops[:] = [loop for loop in loops if loop[0] != rank] + [(rank, before * size)]
    entries: list[dict[str, Any]] = []
    for memory in architecture.memories:
        keep = kept.get(memory, [])
        bypass = [t for t in workload.tensors if t not in keep]
        entries.append({"target": memory, "type": "dataspace", "keep": keep, "bypass": bypass})
    for component in architecture.components:
        name = component.name
        if name in kept:
            entries.append(_entry(name, "temporal", factors.get((name, "temporal"), []), workload))
        elif name in split:
            assert isinstance(component, Fanout)
            first, *others = component.axes
            inner = split[name].get(first, [])
            outer = [pair for axis in others for pair in split[name].get(axis, [])]
            entry = _entry(f"inter_{name}_spatial", "spatial", [*outer, *inner], workload)
            entries.append({**entry, "split": len(inner) if others else len(workload.sizes)})
    return write_document({"mapping": entries})


def _entry(target: str, kind: str, loops: list[tuple[str, int]], workload: Workload) -> dict[str, Any]:
    """Factors and permutation of loops, which come outermost first."""
    counts = dict.fromkeys(workload.sizes, 1)
    order: list[str] = []
    for rank, count in loops:
        if rank in order and count > 1 and counts[rank] == 1:
            order.remove(rank)
        if counts[rank] > 1 and count > 1:
            raise SpecError(f"{target} walks {rank} twice; Timeloop has one factor of a rank at a place")
        counts[rank] = max(counts[rank], count)
        order.append(rank)
    inner = [*dict.fromkeys(reversed(order)), *(rank for rank in counts if rank not in order)]
    return {
        "target": target,
        "type": kind,
        "factors": [f"{rank}={counts[rank]}" for rank in inner],
        "permutation": inner,
    }
