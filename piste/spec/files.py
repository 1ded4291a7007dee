"""Descriptions in files: load a workload, an architecture, a mapping, constraints or all, and write them back."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from contextvars import ContextVar
from dataclasses import dataclass, field
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, TypeVar

from piste.errors import SpecError, did_you_mean, front, if_near, within
from piste.spec import read
from piste.spec.architecture import Architecture, check_architecture
from piste.spec.builders import is_short, parse_workload
from piste.spec.check import check
from piste.spec.constraints import PRESETS, Constraints, demands
from piste.spec.mapping import Mapping
from piste.spec.network import Network
from piste.spec.read import DocumentPart, read_document, write_document
from piste.spec.text import line_of, parse_nodes
from piste.spec.workload import Workload

PARTS = ("workload", "architecture", "mapping", "constraints")
UNCONSTRAINED = Constraints()
LAUNCH = ("stages", "warps", "causal")  # what a kernel of a GPU has besides its loop tree (docs/silicon.md)

# The text form of a mapping begins with the name of a memory, or nothing, a bar, and a word.
TREE = re.compile(r"(?:[^\S\n]*(?:#[^\n]*)?\n)*[^\S\n]*\w*[^\S\n]*\|[^\S\n]*\w")
# Files that are not in this language, which `piste.readers` reads: models and other tools' files, by their suffix or by
# a key that only they have.
MODELS = (".onnx", ".json")
FOREIGN_SUFFIXES = (".m", ".csv", ".cfg")
FOREIGN = re.compile(
    r"^(problem\w*|arch|ERT\w*|ART\w*|mapspace\w*|architecture_constraints|compound_components|operational_array|memories"
    r"|cores|renames|mapper|variables|energy_estimation|action_counts|python_plug_ins|core_allocation|layers)\s*:"
    r"|^(architecture|workload):\s*(#.*)?\n(\s*#.*\n)*\s+(version|nodes|subtree|rank_sizes|bits_per_value|persistent_tensors)\s*:"
    r"|^\s*-\s*\{?\s*(id|target|operator_type|equation)\s*:|^mapping:\s*\n\s*-\s*!|\{\{|\{%|^\s*-\s*!\w+"
    r"|^\s*-?\s*(spatial_mapping|spatial_mapping_hint|core_allocation|rank_sizes)\s*:"
    r"|^(-MemCellType|shape|fused_groups|max_object_fifo_depth|input_sliced|problem_base_ignore)\s*:"
    r"|^type: *aie",
    re.MULTILINE,
)


@dataclass(frozen=True)
class Spec:
    """A workload on an architecture, with a mapping unless that is to be searched for under constraints.

    launch: of a mapping that is a kernel of a GPU, how many `stages` are on the way at once, its `warps`, and
        whether attention is `causal`.
    """

    workload: Workload
    architecture: Architecture
    mapping: Mapping | None = None
    constraints: Constraints = UNCONSTRAINED
    launch: dict[str, int | bool] = field(default_factory=dict)


Description = Workload | Architecture | Mapping | Constraints | Spec | Network


# What templates leave open, as the command line says; a file may be named by another one.
VALUES: ContextVar[dict[str, Any]] = ContextVar("values of templates", default={})  # noqa: B039 - never changed


@front
def load(name: str | Path, values: dict[str, Any] | None = None) -> Description:
    """What a file, a preset or a short form describes; files of other tools and whole models too (docs/formats.md).

    A file may hold one part (a workload, the components of an architecture, the entries of a mapping) or a whole
    `Spec`, each part of which stands there or names another file, a preset or, for a workload, a short form. `values`
    are what the template of another tool's file leaves open; without, those of the command line (`--set`).

    >>> load("eyeriss").instances("MAC")
    168
    >>> print(load("gemm:64,64,64"))
    B[m,n] = A[m,k] * W[k,n] m=64 k=64 n=64
    """
    own = os.path.isfile(os.fspath(name))  # a number would be a file that is open
    if not own:
        if (found := preset(str(name))) is not None:
            return found
        from piste.readers import is_network, network  # upward: one door for all files

        if is_network(name):
            return network(name)
    elif Path(name).suffix in MODELS:
        from piste.readers import network

        return network(name)
    file, source, folder = _find(str(name), Path())
    text = _text(file, source)
    if Path(name).suffix in FOREIGN_SUFFIXES or FOREIGN.search(text):
        from piste.readers import read_foreign

        return read_foreign(Path(file), VALUES.get() if values is None else values)  # type: ignore[no-any-return]
    return loads(text, file, folder)


ZOO = ("architectures", "workloads")  # the kinds of presets that describe a part; `piste/spec/zoo` has a folder of each


def presets(kind: str) -> tuple[str, ...]:
    """The presets of one kind, in alphabetical order.

    >>> presets("architectures")[:3]
    ('attacc-cloud', 'attacc-edge', 'eyeriss')
    """
    return tuple(sorted(f.name.removesuffix(".yaml") for f in (files("piste.spec.zoo") / kind).iterdir()))


def preset_file(name: str, kinds: tuple[str, ...] = ZOO) -> Traversable | None:
    """The file of a preset, of one of some kinds; None if there is no such preset.

    >>> preset_file("eyeriss").name
    'eyeriss.yaml'
    """
    return next((files("piste.spec.zoo") / kind / f"{name}.yaml" for kind in kinds if name in presets(kind)), None)


def preset_line(name: str, kind: str) -> str:
    """What a preset is, in a line: the first comment of its file.

    >>> preset_line("snowcat", "architectures")
    'One processing element, one buffer of any size and a backing store: the machine on which data movement is bounded.'
    """
    found = preset_file(name, (kind,))
    first = found.read_text(encoding="utf-8").partition("\n")[0] if found else ""
    return first.lstrip("# ").strip() if first.startswith("#") else ""


def preset(name: str) -> Description | None:
    """What a preset of the zoo or a short form describes; None if it is neither. No other file is opened.

    >>> preset("gemm:4,4,4").ranks, preset("examples/gemm.yaml")
    (('m', 'n', 'k'), None)
    """
    if (found := preset_file(name)) is not None:
        return describe(read_document(_text(name, found), f"zoo/{found.name}", Path()))
    return parse_workload(name) if is_short(name) else None


def loads(text: str, file: str = "text", folder: str | Path = ".") -> Description:
    """What YAML, or the text form of a mapping, describes.

    `file` is its name in errors, `folder` where the files it names are looked for.

    >>> print(loads("DRAM | keep A, W, B\\n | compute B"))
    DRAM | keep A, W, B
         | compute B
    """
    if not TREE.match(text):
        return describe(read_document(text, file, Path(folder)))
    try:
        return Mapping(parse_nodes(text))
    except SpecError as error:
        raise type(error)(f"{file}:{error.place[0]}: {error}") from None


def dump(value: Description, path: str | Path) -> None:
    """Write a file that `load` reads back as an equal value."""
    Path(path).write_text(dumps(value), encoding="utf-8")


def dumps(value: Description) -> str:
    """The text of that file.

    >>> from piste.spec.architecture import Memory, Unit
    >>> print(dumps(Spec(parse_workload("gemm:4,4,4"), Architecture((Memory("DRAM"), Unit("MAC"))))), end="")
    workload:
      einsums: ["B[m,n] = A[m,k] * W[k,n]"]
      sizes: {m: 4, k: 4, n: 4}
      bits: 16
    architecture:
      - memory: {name: DRAM}
      - compute: {name: MAC}
    """
    if isinstance(value, Spec):
        data: Any = {"workload": value.workload.to_dict(), "architecture": value.architecture.to_dict()}
        if value.mapping is not None:
            data["mapping"] = value.mapping.to_list()
        if value.constraints.entries:
            data["constraints"] = value.constraints.to_list()
        if value.launch:
            data["launch"] = dict(value.launch)
    elif isinstance(value, Network):
        raise SpecError(f"{value.name} is a whole network, which has no form in YAML; write its layers one by one")
    elif isinstance(value, Constraints):
        data = {"constraints": value.to_list()}
    else:
        data = value.to_list() if isinstance(value, Mapping) else value.to_dict()
    return write_document(data)


T = TypeVar("T", Workload, Architecture, Mapping, Constraints)


def part_of(kind: type[T], given: object, whole: Spec | None = None) -> T:
    """A workload, an architecture, a mapping or constraints, however it is said: a value, the name of a preset, a file,
    a short form, or a part of what describes several. What every command and function takes is read here.

    >>> part_of(Architecture, "eyeriss").name, part_of(Workload, "gemm:4,4,4").ranks
    ('eyeriss', ('m', 'n', 'k'))
    """
    name = kind.__name__.lower()
    value = given if given is not None else whole
    if isinstance(value, str | Path):
        value = load(value) if "\n" not in str(value) else (Mapping.parse if kind is Mapping else loads)(str(value))
    if isinstance(value, Spec):
        value = getattr(value, name)
    if value is None:
        raise SpecError(f"there is no {name}; write one under '{name}:' or pass it")
    if not isinstance(value, kind):
        found = type(value).__name__
        if isinstance(value, Network):
            raise SpecError(f"{value.name} is a whole network, not one {name}; search and bound take it")
        raise SpecError(f"expected a description of {kind.__name__}, found {found}; pass a value, a file or a preset")
    return value


def describe(part: DocumentPart) -> Description:
    """What a document describes."""
    with part.blame():
        kind = _kind(part.data)
    if kind != "spec":
        return _READERS[kind](part)
    with part.blame():
        said = read.keys(part.data, "a file", (*PARTS, "launch"))
    parts = {kind: _resolve(part[kind], kind) for kind in said if kind != "launch"}
    if len(said) == 1 and parts:
        ((kind, only),) = parts.items()
        return _READERS[kind](only)
    with part.blame():
        read.keys(part.data, "a file", (*PARTS, "launch"), ("workload", "architecture"))
    workload = _workload(parts["workload"])
    architecture = _architecture(parts["architecture"])
    components = ("components",) if isinstance(parts["architecture"].data, dict) else ()
    with parts["architecture"].blame(), within(*components):
        check_architecture(workload, architecture)
    mapping, constraints = None, UNCONSTRAINED
    if "mapping" in parts:
        mapping = _mapping(parts["mapping"])
        with parts["mapping"].blame():
            try:
                check(workload, architecture, mapping)
            except SpecError as error:
                if isinstance(text := parts["mapping"].data, str):
                    error.place = (line_of(text, error.place),)
                raise
    if "constraints" in parts:
        constraints = _constraints(parts["constraints"])
        with parts["constraints"].blame():
            demands(constraints, workload, architecture)
    launch: dict[str, int | bool] = {}
    if "launch" in said:
        with part["launch"].blame():
            for key, value in read.keys(part["launch"].data, "launch", LAUNCH).items():
                launch[key] = (read.flag if key == "causal" else read.integer)(value, f"{key} of the launch")
    return Spec(workload, architecture, mapping, constraints, launch)


def read_workload(part: DocumentPart) -> Workload:
    """The workload that a part of a document is, or that it names."""
    return _workload(_resolve(part, "workload"))


def _kind(data: Any) -> str:
    """What a document describes, seen from its outermost keys."""
    if isinstance(data, list):
        first = next(iter(data[0]), "") if data and isinstance(data[0], dict) else ""
        return "architecture" if first in ("memory", "fanout") else "mapping"
    if isinstance(data, str) and "\n" in data:
        return "mapping"
    if not isinstance(data, dict) or not data:
        raise SpecError(f"a file has the keys {', '.join(PARTS)}, found {read.show(data)}; write 'workload: ...'")
    for key, kind in {"einsums": "workload", "components": "architecture"}.items():
        if key in data:
            return kind
    return "spec"


def _resolve(part: DocumentPart, kind: str, trail: tuple[str, ...] = ()) -> DocumentPart:
    """The part itself, or what it names: a part of another file, or a preset."""
    name = part.data
    if not isinstance(name, str) or "\n" in name:
        return part
    if (kind == "workload" and is_short(name)) or (kind == "constraints" and name in PRESETS):
        return part
    trail = (*trail, part.file)
    with part.blame():
        found = _find(name, part.folder)
        if found[0] in trail:
            raise SpecError(f"{name!r} leads back to this file; write the {kind} here")
    text = _text(*found[:2])
    if Path(found[0]).suffix in FOREIGN_SUFFIXES or FOREIGN.search(text):  # of another tool: as we would write it
        with part.blame():
            kinds: dict[str, Any] = dict(zip(PARTS, (Workload, Architecture, Mapping, Constraints), strict=True))
            text = dumps(part_of(kinds[kind], found[0]))
    other = read_document(text, found[0], found[2])
    with other.blame():
        other_kind = _kind(other.data)
    if other_kind == kind:
        return other
    with part.blame():
        if other_kind != "spec" or kind not in other.data:
            raise SpecError(f"{name!r} describes no {kind}; name a file or preset that does")
    return _resolve(other[kind], kind, trail)


def _find(name: str, folder: Path) -> tuple[str, Traversable, Path]:
    """The name to show, what to read, and where the files it names are looked for."""
    path = folder / name
    if os.path.isfile(path):  # unlike Path.is_file, also fine with what cannot be a file name at all
        return str(path), path, path.parent
    preset = preset_file(name)
    if preset is not None:
        return f"zoo/{preset.name}", preset, Path()
    if os.path.isdir(path):
        raise SpecError(f"{name!r} is a folder; name a file in it")
    from piste.readers.published import NETWORKS

    known = [*(p for kind in ZOO for p in presets(kind)), *NETWORKS]
    if os.path.isdir(path.parent):
        known += [str(Path(name).parent / p.name) for p in sorted(path.parent.glob("*.y*ml"))]
    if Path(name).suffix in (".onnx", ".json", ".m", ".csv", ".cfg"):
        known = [str(Path(name).parent / p.name) for p in sorted(path.parent.glob(f"*{path.suffix}"))]
        raise SpecError(f"no file named {name!r}{if_near(name, known) or '; write the path of a file'}")
    raise SpecError(f"no file or preset named {name!r}; {did_you_mean(name, known)}")


def _text(file: str, source: Traversable) -> str:
    try:
        return source.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise SpecError(f"{file}:1: the file cannot be read ({error}); write plain UTF-8 text") from None


def _workload(part: DocumentPart) -> Workload:
    with part.blame():
        return parse_workload(part.data) if isinstance(part.data, str) else Workload.from_dict(part.data)


def _architecture(part: DocumentPart) -> Architecture:
    with part.blame():
        return Architecture.from_dict(part.data)


def _mapping(part: DocumentPart) -> Mapping:
    with part.blame():
        return Mapping(parse_nodes(part.data)) if isinstance(part.data, str) else Mapping.from_list(part.data)


def _constraints(part: DocumentPart) -> Constraints:
    with part.blame():
        return Constraints.read(part.data)


_READERS: dict[str, Callable[[DocumentPart], Workload | Architecture | Mapping | Constraints]] = {
    "workload": _workload,
    "architecture": _architecture,
    "mapping": _mapping,
    "constraints": _constraints,
}
