"""Files that users have: models (ONNX, Hugging Face), and the files of other tools, as workloads and architectures.

One door: `piste.load` reads all of them, and knows them by their suffix or by their keys.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import fields
from pathlib import Path
from typing import TYPE_CHECKING, Any

from piste.errors import SpecError, did_you_mean, front
from piste.spec.files import FOREIGN_SUFFIXES, MODELS, Spec
from piste.spec.read import file_text

if TYPE_CHECKING:
    from piste.readers.transformer import TokenRun
    from piste.spec.network import Network

# Numbers of a language model on the command line, and what they are called here.
BY_NUMBERS = "llm:"
NUMBERS = ("layers", "width", "heads", "kv_heads", "dk", "inner", "vocabulary")


@front
def network(
    name: str | Path | Mapping[str, Any] = "",
    *,
    tokens: int | None = None,
    decode: bool = False,
    batch: int = 1,
    dims: Mapping[str, int] | None = None,
    shapes: Mapping[str, Sequence[int]] | None = None,
    bits: int = 16,
    **numbers: Any,
) -> Network:
    """A whole network: a published one by name, an ONNX file, a `config.json` or its fields, or a model by its numbers.

    Of a language model, `tokens` is the length of the prompt; with `decode` so many are in the cache and one more is
    made. Of an ONNX file, `dims` gives sizes of named axes and `shapes` whole shapes of inputs. Without a name the
    numbers say what it is: `layers`, `width`, `heads`, `kv_heads`, `dk`, `inner`, `vocabulary` and `gated`; in one
    word, which every command takes, `llm:layers=40,width=5120,heads=40,inner=13824,gated`.

    >>> network("resnet18").macs
    1814073344
    >>> network("llama-3-8b", tokens=8192, decode=True).macs
    9652404224
    >>> network(layers=40, width=5120, heads=40, dk=128, inner=13824, gated=True, tokens=4096).mac_layers
    360
    >>> network("llm:layers=40,width=5120,heads=40,inner=13824,gated", tokens=4096).mac_layers
    360
    """
    from piste.readers.published import NETWORKS, published
    from piste.readers.transformer import TokenRun, from_config, read_config

    run = _run(tokens, decode, batch)
    if isinstance(name, Mapping):
        return from_config(name, run, bits)
    if str(name).startswith(BY_NUMBERS):
        name, numbers = "", {**_numbers(str(name)), **numbers}
    if not name:
        _only(dims, shapes, "a model by its numbers")
        return _by_numbers(numbers, run or TokenRun(2048, decode, batch), bits)
    if numbers:
        raise SpecError(f"{next(iter(numbers))} is for a model that has no name; leave it or {name} out")
    path = Path(name)
    if os.path.isfile(path) and path.suffix == ".json":
        _only(dims, shapes, name)
        return read_config(path, run, bits)
    if os.path.isfile(path) and path.suffix == ".onnx":
        from piste.readers.onnx import read_onnx

        if run or batch > 1:
            what = "tokens" if run else "a batch"
            raise SpecError(f"{path.name} has its sizes in itself; say {what} as --dim NAME=N or --shape INPUT=1,N")
        return read_onnx(path, dims, shapes, bits)
    if os.path.isfile(path) and (is_network(path) or path.suffix == ".m"):
        if run or dims or shapes or batch > 1:
            raise SpecError(f"{path.name} has its sizes in itself; leave --tokens, --batch, --dim and --shape out")
        from piste.spec.files import load

        return load(path)  # type: ignore[return-value]
    if str(name) not in NETWORKS:
        raise SpecError(f"no network and no file is called {str(name)!r}; {did_you_mean(str(name), NETWORKS)}")
    _only(dims, shapes, name)
    model = NETWORKS[str(name)].config is not None
    if run and not model and tokens is not None:
        raise SpecError(f"{name} takes images; leave --tokens and --decode out")
    if batch > 1 and tokens is None and model:
        run = TokenRun(0 if NETWORKS[str(name)].config["model_type"] == "vit" else 512, decode, batch)  # type: ignore[index]
    return published(str(name), run if model else None, batch, bits)


# Files that describe no workload, architecture, mapping or table: by keys of theirs, what they are.
NAMED = {
    "-MemCellType": "a cell for arithmetic in memory arrays, which has no form here",
    "compound_components": "classes of components for Accelergy; what they take is in the ERT that it makes",
    "energy_estimation": "energies that Accelergy summed up; its ERT has them by action",
    "action_counts": "counts of actions for Accelergy; evaluate counts them from a mapping",
    "python_plug_ins": "an estimator for Accelergy; its results are in an ERT",
    "mapper": "settings of Timeloop's mapper; piste search has options of its own",
    "variables": "variables alone; name the file that uses them too",
    "problem_base_ignore": "a part that problems include, without sizes; name one of these",
    "shape": "the shape of a problem without an instance; write the sizes of its dimensions under problem, instance",
    "fused_groups": "a mapping of Stream gives layers to cores, which have no form here",
    "max_object_fifo_depth": "a tile of AI engines, known by its links and queues, which have no form here",
    "input_sliced": "a part that architectures for arithmetic in memory arrays include, which have no form here",
}


@contextmanager
def _well_formed(file: str) -> Iterator[None]:
    """Data of another shape than a tool's files have is refused, wherever that comes to light."""
    try:
        yield
    except SpecError:
        raise
    except (ArithmeticError, AttributeError, LookupError, RecursionError, TypeError, ValueError) as error:
        what = " ".join(f"{type(error).__name__}: {error}".split())[:100]
        raise SpecError(f"{file}: a part of it has not the form that its tool gives it ({what}); check it") from None


def read_foreign(path: Path, values: Mapping[str, Any] | None = None) -> Any:
    """What a file of another tool describes: a workload, an architecture, a network, or several parts."""
    with _well_formed(path.name):
        return _read_foreign(path, values)


def _read_foreign(path: Path, values: Mapping[str, Any] | None) -> Any:
    from piste.readers.foreign import foreign, included

    if path.suffix in FOREIGN_SUFFIXES:
        return _by_suffix(path)
    from piste.readers import accelforge, timeloop, zigzag

    data = foreign(
        included(accelforge.filled(_inlined(path), values or {}, path.name, (path.parent,)), path), path.name
    )
    file = path.name
    if isinstance(data, list):
        if any(isinstance(entry, dict) and "equation" in entry for entry in data):
            return zigzag.read_workload(data, file)
        partly = ("spatial_mapping", "spatial_mapping_hint", "core_allocation", "memory_operand_links")
        if any(isinstance(entry, dict) and any(key in entry for key in partly) for entry in data):
            raise SpecError(f"{file}: a ZigZag mapping fixes a part of the loops and leaves the rest to its search")
        raise SpecError(f"{file}: this list is of no tool that is known here")
    if data is None:
        raise SpecError(f"{file}: its template leaves nothing: a part that other files include; name one of these")
    if not isinstance(data, dict):
        raise SpecError(f"{file}: this describes nothing that is known here")
    if "operational_array" in data or "memories" in data or "cores" in data:
        return zigzag.read_accelerator(data, file)
    arch: Any = data.get("arch")
    tags = [node.get("!tag") for node in arch["nodes"] if isinstance(node, dict)] if _has(arch, "nodes") else []
    if any(tag in ("!Memory", "!Compute", "!Toll") for tag in tags):
        return accelforge.read_architecture(data, file)
    if isinstance(data.get("workload"), dict) and "einsums" in data["workload"]:
        return accelforge.read_workload(data, file)
    for keys, what in NAMED.items():
        if any(key in data for key in keys.split()) and not any(key in data for key in timeloop.KEYS):
            raise SpecError(f"{file}: {what}")
    if "nodes" in (data.get("mapping") or ()):
        raise SpecError(f"{file}: mappings of AccelForge are not read; read its workload and architecture, and search")
    if any(key in data for key in timeloop.KEYS):
        given = data.get("variables")
        known = given if isinstance(given, dict) else {}
        return _timeloop({**data, "variables": {**known, **(values or {})}}, file)
    names = ", ".join(list(data)[:4])
    raise SpecError(f"{file}: its keys ({names}) describe no workload, architecture, mapping or table")


def _has(value: Any, key: str) -> bool:
    return isinstance(value, dict) and isinstance(value.get(key), list)


def _inlined(path: Path) -> str:
    from piste.readers.foreign import INCLUDE

    text = file_text(path)

    def put(match: re.Match[str]) -> str:
        inner = path.parent / match[1]
        return file_text(inner) if inner.is_file() else match[0]

    return INCLUDE.sub(put, text)


def _by_suffix(path: Path) -> Any:
    from piste.readers import scalesim

    if path.suffix == ".csv":
        return scalesim.read_topology(path)
    if path.suffix == ".cfg":
        return scalesim.read_config(path)
    from piste.explore.layers import network_of

    return network_of(path)


def _timeloop(data: dict[str, Any], file: str) -> Any:
    from piste.readers.timeloop import AccelergyTables, design

    found = design(data, file)
    if found.workload and found.chip:
        return Spec(found.workload, found.chip.architecture, found.mapping, found.constraints)
    if found.workload or found.chip:
        return found.workload or (found.chip and found.chip.architecture)
    if found.tables:
        return AccelergyTables(found.tables, file)
    raise SpecError(f"{file}: constraints alone need their problem and architecture; name all files")


def load_files(paths: Sequence[str | Path]) -> Any:
    """Several files of Timeloop at once, as its own command line takes them."""
    from piste.readers.timeloop import read_timeloop

    with _well_formed(", ".join(Path(path).name for path in paths)):
        found = read_timeloop(*paths)
    if not found.workload or not found.chip:
        what = "problem" if not found.workload else "architecture"
        names = ", ".join(Path(p).name for p in paths)
        raise SpecError(
            f"{names}: several files are read as Timeloop's, and there is no {what} among these; name its file, "
            "or say --arch FILE for a chip of Piste and --mapping FILE for a mapping"
        )
    return Spec(found.workload, found.chip.architecture, found.mapping, found.constraints)


def is_network(name: object) -> bool:
    """Whether a name or a file is a whole network.

    >>> is_network("resnet18"), is_network("gemm:4,4,4"), is_network("eyeriss")
    (True, False, False)
    """
    if not isinstance(name, str | Path):
        return False
    path = Path(name)
    try:
        if os.path.isfile(path):
            return path.suffix in (*MODELS, ".csv") or _is_list_of_layers(path)
    except (OSError, ValueError):
        return False
    from piste.readers.published import NETWORKS

    return str(name) in NETWORKS or str(name).startswith(BY_NUMBERS)


def _is_list_of_layers(path: Path) -> bool:
    """Whether a file is a workload of ZigZag or Stream: a list of layers with equations."""
    if path.suffix not in (".yaml", ".yml"):
        return False
    text = path.read_text(encoding="utf-8", errors="replace")
    listed = re.match(r"(?:\s*(?:#.*|---.*)?\n)*-\s", text)
    return listed is not None and re.search(r"^[\s{-]*equation\s*:|[{,]\s*equation\s*:", text, re.MULTILINE) is not None


def _numbers(word: str) -> dict[str, int | bool]:
    """`llm:layers=2,gated` as names and values."""
    found: dict[str, int | bool] = {}
    for part in filter(None, word.removeprefix(BY_NUMBERS).split(",")):
        name, equals, value = part.partition("=")
        if equals and not value.isdigit():
            raise SpecError(f"{name} must be a positive integer, found {value!r}; write one such as 4096")
        found[name.strip().replace("-", "_")] = int(value) if equals else True
    return found


def _run(tokens: int | None, decode: bool, batch: int) -> TokenRun | None:
    from piste.readers.transformer import TokenRun

    for value, what in ((tokens, "tokens"), (batch, "batch")):
        if value is not None and (isinstance(value, bool) or not isinstance(value, int) or not 0 < value < 10**9):
            raise SpecError(f"{what} must be a positive integer, found {value!r}; write one such as 4096")
    if tokens is None:
        if decode:
            raise SpecError("decode is one more token after so many; say --tokens N")
        return None
    return TokenRun(tokens, decode, batch)


def _only(dims: object, shapes: object, name: object) -> None:
    if dims or shapes:
        raise SpecError(f"{name} has no named axes; --dim and --shape are for ONNX files")


def _by_numbers(numbers: dict[str, Any], run: TokenRun, bits: int) -> Network:
    from piste.readers.transformer import Transformer, build

    known = [*NUMBERS, "gated", "tied", "qkv_bias", "qk_norm", "window"]
    assert set(known) <= {f.name for f in fields(Transformer)}
    for name in numbers:
        if name not in known:
            raise SpecError(f"a model has no {name}; {did_you_mean(name, known)}")
    given = {name: value for name, value in numbers.items() if value is not None}
    for name in ("layers", "width", "heads", "inner"):
        if name not in given:
            raise SpecError(f"a model without a name needs its {name}; say --{name} N")
    for name in (*NUMBERS, "window"):
        value = given.get(name, 1)
        if isinstance(value, bool) or not isinstance(value, int) or not 0 < value < 10**9:
            raise SpecError(f"{name} must be a positive integer, found {value!r}; write one such as 4096")
    given.setdefault("kv_heads", given["heads"])
    if "dk" not in given and given["width"] % given["heads"]:
        raise SpecError(f"a width of {given['width']} does not divide into {given['heads']} heads; say --dk N")
    given.setdefault("dk", max(1, given["width"] // given["heads"]))
    given.setdefault("gated", False)
    if given["heads"] % given["kv_heads"]:
        raise SpecError(
            f"{given['heads']} heads do not divide into {given['kv_heads']} groups of keys; write a divisor"
        )
    return build(Transformer("model", **given, source="its numbers"), run, bits)
