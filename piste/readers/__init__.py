"""Files that users have: models (ONNX, Hugging Face), and the files of other tools, as workloads and architectures.

One door: `piste.load` reads all of them, and knows them by their suffix or by their keys.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import fields
from pathlib import Path
from typing import TYPE_CHECKING, Any

from piste.errors import SpecError, did_you_mean

if TYPE_CHECKING:
    from piste.readers.transformer import Run
    from piste.spec.network import Network

# Numbers of a language model on the command line, and what they are called here.
NUMBERS = ("layers", "width", "heads", "kv_heads", "dk", "inner", "vocabulary")


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
    numbers say what it is: `layers`, `width`, `heads`, `kv_heads`, `dk`, `inner`, `vocabulary` and `gated`.

    >>> network("resnet18").macs
    1814073344
    >>> network("llama-3-8b", tokens=8192, decode=True).macs
    9652404224
    >>> network(layers=40, width=5120, heads=40, dk=128, inner=13824, gated=True, tokens=4096).mac_layers
    360
    """
    from piste.readers.published import NETWORKS, published
    from piste.readers.transformer import Run, from_config, read_config

    run = _run(tokens, decode, batch)
    if isinstance(name, Mapping):
        return from_config(name, run, bits)
    if not name:
        return _by_numbers(numbers, run or Run(2048, decode, batch), bits)
    if numbers:
        raise SpecError(f"{next(iter(numbers))} is for a model that has no name; leave it or {name} out")
    path = Path(name)
    if path.is_file() and path.suffix == ".json":
        _only(dims, shapes, name)
        return read_config(path, run, bits)
    if path.is_file() and path.suffix == ".onnx":
        from piste.readers.onnx import read_onnx

        if run:
            raise SpecError(f"{path.name} has its sizes in itself; say tokens as --dim NAME=N or --shape INPUT=1,N")
        return read_onnx(path, dims, shapes, bits)
    if str(name) not in NETWORKS:
        raise SpecError(f"no network and no file is called {str(name)!r}; {did_you_mean(str(name), NETWORKS)}")
    _only(dims, shapes, name)
    model = NETWORKS[str(name)].config is not None
    if run and not model and tokens is not None:
        raise SpecError(f"{name} takes images; leave --tokens and --decode out")
    if batch > 1 and tokens is None and model:
        run = Run(0 if NETWORKS[str(name)].config["model_type"] == "vit" else 512, decode, batch)  # type: ignore[index]
    return published(str(name), run if model else None, batch, bits)


def is_network(name: object) -> bool:
    """Whether a name or a file is a whole network.

    >>> is_network("resnet18"), is_network("gemm:4,4,4"), is_network("eyeriss")
    (True, False, False)
    """
    if not isinstance(name, str | Path):
        return False
    path = Path(name)
    try:
        if path.is_file():
            return path.suffix in (".onnx", ".json")
    except (OSError, ValueError):
        return False
    from piste.readers.published import NETWORKS

    return str(name) in NETWORKS


def _run(tokens: int | None, decode: bool, batch: int) -> Run | None:
    from piste.readers.transformer import Run

    for value, what in ((tokens, "tokens"), (batch, "batch")):
        if value is not None and (isinstance(value, bool) or not isinstance(value, int) or not 0 < value < 10**9):
            raise SpecError(f"{what} must be a positive integer, found {value!r}; write one such as 4096")
    if tokens is None:
        if decode:
            raise SpecError("decode is one more token after so many; say --tokens N")
        return None
    return Run(tokens, decode, batch)


def _only(dims: object, shapes: object, name: object) -> None:
    if dims or shapes:
        raise SpecError(f"{name} has no named axes; --dim and --shape are for ONNX files")


def _by_numbers(numbers: dict[str, Any], run: Run, bits: int) -> Network:
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
    given.setdefault("dk", max(1, given["width"] // given["heads"]))
    given.setdefault("gated", False)
    if given["heads"] % given["kv_heads"]:
        raise SpecError(
            f"{given['heads']} heads do not divide into {given['kv_heads']} groups of keys; write a divisor"
        )
    return build(Transformer("model", **given, source="its numbers"), run, bits)
