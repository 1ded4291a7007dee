"""AccelForge's workloads and architectures, with the values that their templates ask for."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import replace
from math import inf, isfinite
from pathlib import Path
from typing import Any

from piste.errors import SpecError
from piste.readers.foreign import TAG, computed, foreign, number, whole
from piste.spec.architecture import Architecture, Component, Fanout, Memory, Unit
from piste.spec.einsum import Einsum, parse_einsum
from piste.spec.read import file_text
from piste.spec.workload import Workload


def filled(text: str, values: Mapping[str, Any], file: str, folders: tuple[Path, ...] = (), depth: int = 0) -> str:
    """The text with its template filled in, in a sandbox that computes and reads YAML files in its `folders`.

    >>> filled("B: {{BATCH}}", {"BATCH": 4}, "w.yaml")
    'B: 4'
    """
    if "{{" not in text and "{%" not in text:
        return text
    simple = re.sub(r"\{\{\s*([A-Za-z_]\w*)\s*\}\}", lambda m: str(values.get(m[1], m[0])), text)
    if "{{" not in simple and "{%" not in simple:
        return simple
    try:
        from jinja2 import StrictUndefined
        from jinja2.exceptions import TemplateError, UndefinedError
        from jinja2.sandbox import SandboxedEnvironment
    except ImportError:
        open_ = re.search(r"\{\{.*?\}\}|\{%.*?%\}", simple)
        found = open_[0][:40] if open_ else ""
        raise SpecError(f"{file}: the template {found} needs the package jinja2; install piste[jinja]") from None
    files = _Files(file, folders, depth)
    text = re.sub(r"\{%\s*assert\s+(.*?)\s*%\}", r"{{ assert_(\1) }}", text)
    made = files.functions()
    try:
        rendered = SandboxedEnvironment(undefined=StrictUndefined).from_string(text).render(**made, **values)
    except SpecError:
        raise
    except UndefinedError as error:
        name = re.search(r"'(\w+)' is undefined", str(error))
        what = name[1] if name else str(error)
        if what in ("find_path", "path_exists"):
            raise SpecError(
                f"{file}: its template calls {what}, which asks where files are; write their text"
            ) from None
        raise SpecError(f"{file}: it leaves {what} open; say --set {what}=VALUE") from None
    except (TemplateError, ArithmeticError, NameError, RecursionError, TypeError, ValueError) as error:
        raise SpecError(f"{file}: its template cannot be filled in ({' '.join(str(error).split())})") from None
    return files.put(rendered)


class _Files:
    """What a template may read: YAML files beside its own, and in folders that it adds."""

    def __init__(self, file: str, folders: tuple[Path, ...], depth: int):
        self.file, self.folders, self.depth = file, list(folders), depth
        self.read: list[Any] = []

    def functions(self) -> dict[str, Any]:
        from jinja2 import pass_context

        @pass_context
        def include(context: Any, name: str, part: str = "") -> str:
            values = {key: value for key, value in context.get_all().items() if not callable(value)}
            path = self._find(name)
            text = filled(file_text(path), values, path.name, (path.parent, *self.folders), self.depth + 1)
            data = foreign(text, path.name)
            for key in filter(None, part.split(".")):
                data = data[key]
            self.read.append(data)
            return f"<<included {len(self.read) - 1}>>"

        @pass_context
        def include_text(context: Any, name: str) -> str:
            if "renames" in name and not any((folder / name).is_file() for folder in self.folders):
                return ""  # roles go by name
            values = {key: value for key, value in context.get_all().items() if not callable(value)}
            path = self._find(name)
            return filled(file_text(path), values, path.name, (path.parent, *self.folders), self.depth + 1)

        def add_to_path(name: str) -> str:
            self.folders += [folder / name for folder in self.folders[:1]]
            return ""

        def assert_(holds: Any, why: str = "") -> str:
            if not holds:
                raise ValueError(why or "what it asserts does not hold")
            return ""

        return {"include": include, "include_text": include_text, "add_to_path": add_to_path, "assert_": assert_}

    def _find(self, name: str) -> Path:
        if self.depth > 8:
            raise SpecError(f"{self.file}: files include each other more than 8 deep")
        if Path(name).suffix not in (".yaml", ".yml") or Path(name).is_absolute():
            raise SpecError(f"{self.file}: it includes {name}; only YAML files beside it are read")
        for folder in self.folders:
            if (folder / name).is_file():
                return folder / name
        raise SpecError(f"{self.file}: it includes {name}, which is not there")

    def put(self, text: str) -> str:
        """The data that was included, or the part of it that is named behind it, in its place."""

        def part(match: re.Match[str]) -> str:
            data = self.read[int(match[1])]
            for key in filter(None, match[2].split(".")):
                if not isinstance(data, dict) or key not in data:
                    if key == "renames":
                        return "{}"
                    raise SpecError(f"{self.file}: what it includes has no {key}")
                data = data[key]
            return json.dumps(data, default=str)

        return re.sub(r"<<included (\d+)>>((?:\.\w+)*)", part, text)


def read_workload(data: dict[str, Any], file: str) -> Workload:
    """Einsums with the sizes of their ranks, which AccelForge writes in capitals."""
    said = data.get("workload", data)
    if not isinstance(said, dict) or not isinstance(said.get("einsums"), list):
        raise SpecError(f"{file}: a workload needs rank_sizes and a list of einsums")
    given = said.get("rank_sizes") or {}
    values = {k: computed(v, {**given, k: None}) if isinstance(v, str) else v for k, v in given.items()}
    sizes = {str(k): whole(given[k] if v is None else v, f"the size of {k}", file) for k, v in values.items()}
    texts, ranks = [], dict(sizes)
    for shape in (said.get("shape") or {}).values() if isinstance(said.get("shape"), dict) else ():
        _range(shape, ranks, file)
    for entry in _flat(said["einsums"]):
        text = entry.get("einsum", entry.get("equation", _spelled(entry))) if isinstance(entry, dict) else entry
        if not isinstance(text, str) or "=" not in text:
            raise SpecError(f"{file}: an Einsum is text such as B[m,n] = A[m,k] * W[k,n], found {entry!r:.60}")
        text = re.sub(r"[A-Za-z_]\w*\s*:\s*", "", text)  # names of axes
        text = re.sub(r"(\w+)\s*\*\s*(\d+)", r"\2*\1", text)
        texts.append(text)
        for shape in (entry.get("iteration_space_shape") or []) if isinstance(entry, dict) else []:
            _range(shape, ranks, file)
    try:
        einsums = [parse_einsum(text) for text in texts]
        found = {}
        for rank in dict.fromkeys(rank for einsum in einsums for rank in einsum.ranks):
            size = ranks.get(rank, ranks.get(rank.upper()))
            if size is None:
                raise SpecError(f"rank {rank} has no size in rank_sizes; write {rank.upper()}: 64")
            found[rank] = size
        widths = said.get("bits_per_value") or {}
        bits = widths.get("All", 16) if isinstance(widths, dict) else 16
        einsums, note = _padded(einsums, found)
        made = Workload.parse(einsums, found, whole(bits, "bits_per_value", file))
        return replace(made, source=f"AccelForge workload {file}{note}")
    except SpecError as error:
        raise SpecError(f"{file}: {error}") from None


def _range(shape: Any, ranks: dict[str, int], file: str) -> None:
    """`0 <= p < 55` is a rank and its size."""
    match = re.fullmatch(r"\s*0\s*<=\s*(\w+)\s*<\s*(\d+)\s*", str(shape))
    if not match:
        raise SpecError(f"{file}: the range {shape!r} is not read; write it like 0 <= p < 55")
    ranks[match[1]] = int(match[2])


def _padded(einsums: list[Einsum], sizes: dict[str, int]) -> tuple[list[Einsum], str]:
    """Windows that reach beyond what an earlier Einsum made are padded, evenly on both sides; a note says so."""
    made: dict[str, tuple[int, ...]] = {}
    found, notes = [], dict[str, None]()
    for einsum in einsums:
        text = str(einsum)
        for access in einsum.operands:
            extents = made.get(access.tensor)
            if extents is None or len(extents) != len(access.indices):
                continue
            indices = []
            for index, extent in zip(access.indices, extents, strict=True):
                beyond = 1 + sum(c * (sizes[r] - 1) for r, c in index.terms) - extent
                if beyond > 0 and len(index.terms) > 1 and index.extent is None:
                    indices.append(f"{index}-{beyond // 2} in {extent}" if beyond > 1 else f"{index} in {extent}")
                    notes[access.tensor] = None
                else:
                    indices.append(str(index))
            text = text.replace(str(access), f"{access.tensor}[{','.join(indices)}]")
        found.append(parse_einsum(text))
        plain = all(index.is_plain for index in einsum.output.indices)
        if plain:
            made[einsum.name] = tuple(sizes[index.ranks[0]] for index in einsum.output.indices)
    note = (
        f"; note: windows on {', '.join(notes)} reach beyond what was made, which is read as padding" if notes else ""
    )
    return found, note


def _flat(entries: list[Any]) -> list[Any]:
    """Lists in a list in their places."""
    return [one for entry in entries for one in (_flat(entry) if isinstance(entry, list) else [entry])]


def _spelled(entry: dict[str, Any]) -> str:
    """An Einsum from its accesses: a tensor with a projection each, one of them the output."""
    inputs, output = [], ""
    for access in entry.get("tensor_accesses") or []:
        projection = access.get("projection") or []
        indices = projection.values() if isinstance(projection, dict) else projection
        text = f"{access.get('name')}[{', '.join(map(str, indices))}]"
        if access.get("output"):
            output = text
        else:
            inputs.append(text)
    return f"{output} = {' * '.join(inputs)}" if output and inputs else ""


def read_architecture(data: dict[str, Any], file: str) -> Architecture:
    """Memories, fanouts and compute of a list of nodes."""
    nodes = (data.get("arch") or {}).get("nodes")
    if not isinstance(nodes, list):
        raise SpecError(f"{file}: arch needs a list of nodes")
    components: list[Component] = []
    for node in nodes:
        if not isinstance(node, dict):
            raise SpecError(f"{file}: a node must have keys, found {node!r}")
        kind, name = str(node.get(TAG, "!Memory")), str(node.get("name", ""))
        if kind not in ("!Memory", "!Compute", "!Container", "!Fanout", "!Toll"):
            raise SpecError(f"{file}: {name} is a {kind.lstrip('!')}, which has no form here")
        if kind == "!Toll":
            raise SpecError(f"{file}: {name} is a Toll, a place that data only passes; give its energy to a fanout")
        if kind in ("!Memory", "!Compute"):
            components.append(_component(kind, name, node, file))
        axes = {}
        for axis in node.get("spatial") or []:
            axes[str(axis.get("name", "x"))] = whole(axis.get("fanout", 1), f"fanout of {name}", file)
        if axes:
            fanout = Fanout(name if kind in ("!Container", "!Fanout") else f"{name}_fanout", axes)
            components.insert(len(components) - (kind == "!Compute"), fanout)
    units = [c for c in components if isinstance(c, Unit)]
    timed = any(a.get("latency") for n in nodes for a in n.get("actions") or () if isinstance(a, dict))
    note = "; note: latencies are not read, so no memory limits the speed" if timed else ""
    source = f"AccelForge architecture {file}{note}"
    made = Architecture((*(c for c in components if c not in units), *units), source=source)
    try:
        Architecture.from_list([_entry(c) for c in made.components])
    except SpecError as error:
        raise SpecError(f"{file}: {error}") from None
    return made


def _entry(component: Component) -> dict[str, Any]:
    kind = {Memory: "memory", Fanout: "fanout", Unit: "compute"}[type(component)]
    said = {k: list(v) if isinstance(v, tuple) else v for k, v in vars(component).items() if v not in (None, "")}
    return {kind: said}


def _component(kind: str, name: str, node: dict[str, Any], file: str) -> Component:
    actions = {str(a.get("name")): a for a in node.get("actions") or [] if isinstance(a, dict)}

    def energy(action: str, default: float = 0.0) -> float:
        entry = actions.get(action, {})
        per = number(entry.get("bits_per_action", 1), "bits_per_action", file)
        return number(entry.get("energy", default), f"the energy to {action} in {name}", file) * 1e12 / per

    if kind == "!Compute":
        return Unit(name, energy_pj=energy("compute"))
    word = 16
    size = node.get("size", inf)
    if re.fullmatch(r"\w+\.bits_per_value( if \w+ else 0)?", str(size).strip()):
        size = word  # one element, whatever its width
    size = number(size, f"the size of {name}", file)
    return Memory(
        name,
        capacity_bytes=size / 8 if isfinite(size) else None,
        read_pj=energy("read") * word,
        write_pj=energy("write") * word,
        area_um2=number(node.get("area", 0), f"the area of {name}", file) * 1e12,
    )
