"""`piste show`: what can be named, and what a file or a preset says, in our own words."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from piste.cli.common import AsJson, ElementBytes, Html, Sets, save
from piste.errors import SpecError

if TYPE_CHECKING:
    from piste.spec.network import Network

Dims = Annotated[
    list[str] | None, typer.Option("--dim", metavar="NAME=N", help="ONNX: the size of a named axis, such as seq=128.")
]
Shapes = Annotated[
    list[str] | None,
    typer.Option("--shape", metavar="INPUT=N,...", help="ONNX: the shape of an input, such as x=1,3,640,640."),
]
Tokens = Annotated[int | None, typer.Option("--tokens", metavar="N", help="Language models: tokens of the prompt.")]
Decode = Annotated[bool, typer.Option("--decode", help="Language models: one more token, with --tokens in the cache.")]
Batch = Annotated[int, typer.Option("--batch", metavar="B", help="Sequences or images at once.")]
Number = Annotated[int | None, typer.Option(metavar="N", help="A language model by its numbers.")]


def command(
    name: Annotated[
        str, typer.Argument(metavar="[NAME|FILE]", help="A preset, a model, or a file of ours or of another tool.")
    ] = "",
    dim: Dims = None,
    shape: Shapes = None,
    tokens: Tokens = None,
    decode: Decode = False,
    batch: Batch = 1,
    heads: Number = None,
    kv_heads: Number = None,
    dk: Number = None,
    width: Number = None,
    inner: Number = None,
    layers: Number = None,
    vocabulary: Number = None,
    gated: Annotated[bool, typer.Option("--gated", help="Its feed-forward part has a gate.")] = False,
    element_bytes: ElementBytes = 2,
    sets: Sets = None,
    timeloop: Annotated[
        bool, typer.Option("--timeloop", help="Write a workload, and the mapping of it, as Timeloop's YAML.")
    ] = False,
    as_json: AsJson = False,
    html: Html = None,
) -> None:
    """What a file or a preset says, as YAML; of a whole model its layers and totals; alone, all that can be named."""
    from piste.readers import is_network

    numbers = {
        "heads": heads, "kv_heads": kv_heads, "dk": dk, "width": width, "inner": inner, "layers": layers,
        "vocabulary": vocabulary, "gated": gated or None,
    }  # fmt: skip
    numbered = any(value is not None for value in numbers.values())
    if not name and not numbered:
        typer.echo(json.dumps(named()) if as_json else _listing())
        return
    if numbered or is_network(name):
        _show_network(model_of(name, dim, shape, tokens, decode, batch, element_bytes, numbers), as_json, html)
        return
    if dim or shape or tokens or decode:
        raise SpecError(f"{name} is no model; --dim, --shape, --tokens and --decode are for models")
    if not _show_preset(name, as_json, timeloop):
        _show_file(name, as_json, timeloop, html)


def _show_network(model: Network, as_json: bool, html: Path | None) -> None:
    """The layers of a model and their totals, and its page where one was asked for."""
    from piste.views.network import network_text

    if html:
        from piste.views.page import write_page

        save(lambda path: write_page(model, path), html)
    typer.echo(json.dumps(model.to_dict()) if as_json else network_text(model))


def _show_preset(name: str, as_json: bool, timeloop: bool) -> bool:
    """A table of prices, or a preset as its file has it, comments and all; whether `name` is one of these."""
    from piste.spec.files import preset_file
    from piste.spec.prices import tables

    if os.path.isfile(name):
        return False
    if name in tables() and as_json:
        typer.echo(json.dumps(tables()[name]))
        return True
    preset = preset_file(name, ("prices",)) if name in tables() else None if as_json or timeloop else preset_file(name)
    if preset is None:
        return False
    typer.echo(preset.read_text(encoding="utf-8"), nl=False)
    return True


def _show_file(name: str, as_json: bool, timeloop: bool, html: Path | None) -> None:
    """What a file of ours or of another tool says, as our YAML or JSON, or as Timeloop's."""
    from piste.spec.files import dumps, load
    from piste.spec.network import Network
    from piste.spec.read import read_document

    found: Any = load(name)
    if timeloop:
        typer.echo(_timeloop(found), nl=False)
    elif isinstance(found, Network):
        _show_network(found, as_json, html)
    elif as_json:
        typer.echo(json.dumps(read_document(dumps(found), name, Path()).data))
    else:
        typer.echo(dumps(found), nl=False)


def _timeloop(found: Any) -> str:
    """The workload as a Timeloop problem, and the mapping where there is one."""
    from piste.readers.timeloop import mapping_yaml, problem_yaml
    from piste.spec.files import Spec
    from piste.spec.workload import Workload

    if isinstance(found, Workload):
        return problem_yaml(found)
    if not isinstance(found, Spec):
        raise SpecError("--timeloop writes workloads and mappings; name a file with a workload")
    text = problem_yaml(found.workload)
    return text + (mapping_yaml(found.workload, found.architecture, found.mapping) if found.mapping else "")


def model_of(
    name: str,
    dim: list[str] | None = None,
    shape: list[str] | None = None,
    tokens: int | None = None,
    decode: bool = False,
    batch: int = 1,
    element_bytes: float = 2,
    numbers: dict[str, Any] | None = None,
) -> Network:
    """The network that the words of a command line mean."""
    from piste.readers import network

    bits = 8 * element_bytes
    if bits != int(bits) or bits < 1:
        raise SpecError(f"an element has a whole number of bits, found {element_bytes} bytes; write 2, 1 or 0.5")
    return network(
        name,
        tokens=tokens,
        decode=decode,
        batch=batch,
        dims={key: value[0] for key, value in _sizes(dim, "--dim seq=128").items()},
        shapes=_sizes(shape, "--shape input=1,3,224,224"),
        bits=int(bits),
        **{key: value for key, value in (numbers or {}).items() if value is not None},
    )


def _sizes(words: list[str] | None, write: str) -> dict[str, list[int]]:
    found: dict[str, list[int]] = {}
    for word in words or []:
        name, equals, sizes = word.rpartition("=")
        parts = sizes.split(",")
        if not equals or not name or not all(p.isdigit() and 0 < int(p) < 10**12 for p in parts):
            raise SpecError(f"sizes are a name and positive integers, found {word!r}; write {write}")
        if "--dim" in write and len(parts) > 1:
            raise SpecError(f"an axis has one size, found {word!r}; write {write}")
        found[name] = [int(p) for p in parts]
    return found


def named() -> dict[str, dict[str, str]]:
    """Everything that has a name, by kind, with a line about each."""
    from piste.readers.published import NETWORKS
    from piste.spec.files import ZOO, preset_line, presets

    found = {kind: {name: preset_line(name, kind) for name in presets(kind)} for kind in (*ZOO, "prices")}
    found["networks"] = {name: net.line for name, net in NETWORKS.items()}
    return found


def _listing() -> str:
    parts = []
    for kind, entries in named().items():
        width = max(map(len, entries))
        parts.append("\n".join([kind.capitalize(), *(f"  {name:<{width}}  {line}" for name, line in entries.items())]))
    return "\n\n".join([*parts, "piste show NAME prints one; piste show NAME > mine.yaml makes it yours."])
