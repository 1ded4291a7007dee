"""MAESTRO's files: networks of layers with their directives, and hardware; read, checked and written back.

    Constant TILE 64;
    Network VGG16 {
        Layer CONV2 {
            Type: CONV
            Stride { X: 1, Y: 1 }
            Dimensions { K: 64, C: 64, R: 3, S: 3, Y: 226, X: 226 }
            Dataflow {
                SpatialMap(1,1) K;
                TemporalMap(TILE,TILE) C;
                TemporalMap(8+Sz(S)-1,8) X;
                Cluster(TILE, P);
                SpatialMap(1,1) C;
            }
        }
    }

As in the released tool `:`, `,` and `;` may be left out, and a layer without a Dataflow runs that of the layer before.
Beyond it: braces need no blanks, keywords may have any case, sizes may be arithmetic, Stride may follow Dimensions,
`Y': 224` gives the output instead of the input, `Coupling { Input: M K  Filter: K N  Output: M N }` says how the
tensors of any layer hang on its dimensions, and `Density { Input: 0.5 }` how much of a tensor is not zero.
"""

from __future__ import annotations

import os
import re
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, NoReturn

from piste.dataflow.directives import (
    COUPLINGS,
    WINDOW,
    Cluster,
    Coupling,
    Directive,
    Layer,
    Map,
    Network,
    Size,
    resolve,
    shaped,
    value,
)
from piste.dataflow.hardware import NOCS, TENSORS, Hardware, Noc
from piste.errors import SpecError, did_you_mean
from piste.spec.read import file_text


def read_network(path: str | Path) -> Network:
    """The network of a file; an error begins with the file and the line."""
    return parse_network(file_text(path), str(path))


def parse_network(text: str, file: str = "text") -> Network:
    """The network of a text, checked as far as it can be without hardware; `file` is its name in errors.

    Sizes are kept as they are written, with constants put in. A layer for which no dataflow was given has none.
    """
    return _Reader(text, file).network()


def parse_directives(text: str, file: str = "text", names: Collection[str] = ()) -> tuple[Directive, ...]:
    """A list of directives, alone or in `Dataflow { ... }`; `names` may stand for sizes that are chosen later.

    >>> parse_directives("SpatialMap(1,1) K; Cluster(Sz(R))")
    (Map(dim='K', size=1, offset=1, spatial=True), Cluster(size='Sz(R)'))
    >>> parse_directives("SpatialMap(2*t,2*t) K", names="t")
    (Map(dim='K', size='2*t', offset='2*t', spatial=True),)
    """
    reader = _Reader(text, file)
    reader.constants |= {name: name for name in names}
    return reader.dataflow()


def write_network(network: Network) -> str:
    """Text that `parse_network` reads back as an equal network, and the released tool too where it has the words."""
    lines = [f"Network {_plain(network.name)} {{"]
    before: tuple[Directive, ...] = ()
    for layer in network.layers:
        lines += [f"    Layer {_plain(layer.name)} {{", *(f"        {line}" for line in _lines(layer, before)), "    }"]
        before = layer.directives
    return "\n".join([*lines, "}", ""])


def _lines(layer: Layer, before: tuple[Directive, ...]) -> Iterator[str]:
    yield f"Type: {layer.type}"
    if layer.stride != (1, 1):
        yield f"Stride {{ X: {layer.stride[1]}, Y: {layer.stride[0]} }}"
    if layer.coupling != COUPLINGS.get(layer.type):
        parts = (f"{tensor.title()}: {' '.join(getattr(layer.coupling, tensor))}" for tensor in TENSORS)
        yield f"Coupling {{ {', '.join(parts)} }}"
    if layer.density:
        yield f"Density {{ {', '.join(f'{tensor.title()}: {share}' for tensor, share in layer.density.items())} }}"
    yield f"Dimensions {{ {', '.join(f'{dim}: {size}' for dim, size in layer.dims.items())} }}"
    if layer.directives:
        yield from ("Dataflow {", *(f"    {directive};" for directive in layer.directives), "}")
    elif before:  # nothing at all would mean that of the layer before
        yield "Dataflow { }"


def _plain(name: str) -> str:
    if not name or name != name.strip(_NOISE) or re.search(r"[{}\n]|//|/\*", name):
        raise SpecError(f"the name {name!r} cannot stand in a file; write letters and digits")
    return name


# The words of a text

_NOISE = " \t:;,"
_WORDS = re.compile(r"(?P<blank>\s+|//[^\n]*|/\*.*?\*/)|->|[{}()+*/:;,=-]|[^\s{}()+*/:;,=-]+", re.DOTALL)
_DIM = re.compile(r"[A-Za-z_]\w*|[XY]'")
_PRIMES = str.maketrans("\u2019\u2032", "''")  # as they come out of a printed page


@dataclass(frozen=True)
class _Word:
    text: str
    line: int
    start: int


class _Reader:
    """Reads words from left to right; every method begins at its first word and ends after its last one."""

    def __init__(self, text: str, file: str) -> None:
        self.text, self.file = text.translate(_PRIMES), file
        self.constants: dict[str, int | str] = {}
        self.words: list[_Word] = []
        line = 1
        for match in _WORDS.finditer(self.text):
            if not match["blank"]:
                if text.startswith("/*", match.start()):
                    self.fail("a comment that does not end; close it with '*/'", line)
                self.words.append(_Word(match[0], line, match.start()))
            line += match[0].count("\n")
        self.end = _Word("the end of the file", max(1, len(text.splitlines())), len(text))
        self.at = 0

    def fail(self, reason: str, line: int) -> NoReturn:
        raise SpecError(f"{self.file}:{line}: {reason}")

    def unexpected(self, word: _Word, expected: str) -> NoReturn:
        found = word.text if word is self.end else repr(word.text)
        self.fail(f"found {found}, expected {expected}", word.line)

    def peek(self) -> _Word:
        return self.words[self.at] if self.at < len(self.words) else self.end

    def skip(self) -> _Word:
        """The next word that says something; it is not taken."""
        while self.peek().text in (":", ",", ";", "->", "="):
            self.at += 1
        return self.peek()

    def choose(self, *choices: str) -> str:
        """The next word, in any case, as it stands among the choices."""
        word = self.skip()
        for choice in choices:
            if word.text.lower() == choice.lower():
                self.at += 1
                return choice
        *first, last = (repr(choice) if choice in "{}()" else choice for choice in choices)
        self.unexpected(word, f"{', '.join(first)} or {last}" if first else last)

    def last_line(self) -> int:
        return self.words[self.at - 1].line

    def finish(self) -> None:
        if (word := self.skip()) is not self.end:
            self.unexpected(word, "the end; a file has one network, and hardware has a file of its own")

    # Networks and layers

    def network(self) -> Network:
        if (word := self.skip()).text == "Dataflow":
            self.fail(
                "a dataflow without a layer; write Network N { Layer L { Dimensions {...} Dataflow {...} } }", word.line
            )
        while self.choose("Constant", "Network") == "Constant":
            self.constant()
        name = self.name("Network")
        layers: list[Layer] = []
        while self.choose("Layer", "}") == "Layer":
            layers.append(self.layer(layers[-1].directives if layers else ()))
        self.finish()
        return Network(name, tuple(layers))

    def constant(self) -> None:
        word = self.skip()
        if not _DIM.fullmatch(word.text):
            self.unexpected(word, "the name of a constant")
        if word.text in self.constants:
            self.fail(f"a second Constant {word.text}; keep one of them", word.line)
        self.at += 1
        size = self.size()
        if not isinstance(size, int):
            self.fail(f"found {size}, expected a whole number, because no layer is known here", word.line)
        self.constants[word.text] = size

    def name(self, kind: str) -> str:
        """What stands between a keyword and its brace, in one line; the keyword if nothing does."""
        line, first = self.last_line(), self.at
        while (word := self.peek()).line == line and word.text not in "{}" and word is not self.end:
            self.at += 1
        words = self.words[first : self.at]
        self.choose("{")
        name = self.text[words[0].start : words[-1].start + len(words[-1].text)] if words else ""
        return name.strip(_NOISE) or kind

    def layer(self, before: tuple[Directive, ...]) -> Layer:
        line = self.last_line()
        name = self.name("Layer")
        said: dict[str, Any] = {}
        lines: dict[tuple[str | int, ...], int] = {}
        while (key := self.choose("Type", "Stride", "Dimensions", "Dataflow", "Coupling", "Density", "}")) != "}":
            if key in said:
                self.fail(f"a second {key} in layer {name!r}; keep one of them", self.last_line())
            place = "dims" if key == "Dimensions" else key.lower()
            lines[(place,)] = self.last_line()
            match key:
                case "Type":
                    said[key] = self.word("a type such as CONV or GEMM")
                case "Stride" | "Dimensions" | "Density":
                    said[key] = self.table(key, place, lines)
                case "Coupling":
                    said[key] = self.coupling()
                case "Dataflow":
                    self.choose("{")
                    directives = list(self.directives())
                    said[key] = tuple(directive for directive, _ in directives)
                    lines |= {("directives", i): line for i, (_, line) in enumerate(directives)}
        try:
            layer = _layer(name, said, before)
            resolve(layer) if layer.directives else shaped(layer)
        except SpecError as error:
            places = (error.place[:n] for n in range(len(error.place), 0, -1))
            self.fail(str(error), next((lines[place] for place in places if place in lines), line))
        return layer

    def word(self, expected: str) -> str:
        word = self.skip()
        if word is self.end or word.text in "{}()+*/-":
            self.unexpected(word, expected)
        self.at += 1
        return word.text

    def table(self, kind: str, place: str, lines: dict[tuple[str | int, ...], int]) -> dict[str, Any]:
        """`{ name: value, ... }`, with the line of each."""
        found: dict[str, Any] = {}
        self.choose("{")
        while self.skip().text != "}":
            name = self.word(f"a name or '}}' in {kind}")
            line = self.last_line()
            if kind == "Density":
                name = name.lower()
            if name in found:
                self.fail(f"a second {name} in {kind}; keep one of them", line)
            lines[(place, name)] = line
            if kind == "Density":
                try:
                    found[name] = float(share := self.word("a share such as 0.5"))
                except ValueError:
                    self.fail(f"found {share!r}, expected a share such as 0.5", self.last_line())
            elif isinstance(size := self.size(), int):
                found[name] = size
            else:
                self.fail(f"{name} is {size}; write a whole number", line)
        self.choose("}")
        return found

    def coupling(self) -> Coupling:
        found: dict[str, tuple[str, ...]] = {}
        line = self.last_line()
        self.choose("{")
        while (tensor := self.choose("Input", "Filter", "Output", "}")) != "}":
            if tensor.lower() in found:
                self.fail(f"a second {tensor} in Coupling; keep one of them", self.last_line())
            dims: list[str] = []
            while self.skip().text.lower() not in (*TENSORS, "}"):
                dims.append(self.dim().removesuffix("'"))
            found[tensor.lower()] = tuple(dims)
        if not found.get("input") or not found.get("output"):
            self.fail(
                "a Coupling needs Input and Output; write Coupling { Input: M K, Filter: K N, Output: M N }", line
            )
        return Coupling(found["input"], found.get("filter", ()), found["output"])

    # Directives

    def dataflow(self) -> tuple[Directive, ...]:
        """A whole text of directives."""
        braces = self.skip().text.lower() == "dataflow"
        if braces:
            self.choose("Dataflow")
            self.choose("{")
        else:
            self.words.append(_Word("}", self.end.line, self.end.start))
        directives = tuple(directive for directive, _ in self.directives())
        self.finish()
        return directives

    def directives(self) -> Iterator[tuple[Directive, int]]:
        """Directives with their lines, up to the brace that ends them."""
        while (kind := self.choose("TemporalMap", "SpatialMap", "Cluster", "}")) != "}":
            line = self.last_line()
            self.choose("(")
            size = self.size()
            if kind == "Cluster":
                if self.skip().text.upper() in ("P", "L"):  # physical or logical: it makes no difference
                    self.at += 1
                self.choose(")")
                yield Cluster(size), line
            else:
                offset = self.size()
                self.choose(")")
                yield Map(self.dim(), size, offset, spatial=kind == "SpatialMap"), line

    def dim(self) -> str:
        word = self.peek()
        if not _DIM.fullmatch(word.text):
            self.unexpected(word, "a dimension such as K or X'")
        self.at += 1
        return word.text

    def size(self) -> Size:
        """Numbers, constants and Sz(D) with operators between them; a number where no dimension is needed for it."""
        self.skip()
        parts: list[str] = []
        depth, line = 0, self.peek().line
        while True:
            word = self.peek()
            if word is self.end or word.text in "{}:;,=" or (word.text == ")" and not depth):
                self.unexpected(word, "a whole number, a constant or Sz(D)")
            self.at += 1
            text = "Sz" if word.text.lower() == "sz" else word.text
            if _DIM.fullmatch(text) and text != "Sz" and parts[-2:] != ["Sz", "("]:
                if text not in self.constants:
                    self.fail(f"found {text!r}, expected a whole number; no constant has that name", word.line)
                text = str(self.constants[text])
            parts.append(text)
            depth += (text == "(") - (text == ")")
            follow = self.peek().text
            goes_on = follow in ("+", "-", "*", "/") or (follow == ")" and depth > 0) or (text, follow) == ("Sz", "(")
            if text not in ("+", "-", "*", "/", "(") and not goes_on:
                break
        if depth:
            self.unexpected(self.peek(), "')'")
        if "Sz" in parts or any(self.constants.get(part) == part for part in parts):
            return "".join(parts)
        try:
            return value("".join(parts), {})
        except SpecError as error:
            self.fail(str(error), line)


def _layer(name: str, said: Mapping[str, Any], before: tuple[Directive, ...]) -> Layer:
    """The layer of what was said about it; what is wrong with the numbers themselves is left to `shaped`."""
    if "Dimensions" not in said:
        raise SpecError(f"layer {name!r} has no Dimensions; write Dimensions {{ K: 64, C: 3, ... }}")
    if "Type" not in said and "Coupling" not in said:
        raise SpecError(f"layer {name!r} has no Type; write Type: CONV")
    kind = said.get("Type", "CUSTOM")
    if kind.upper() in COUPLINGS:
        kind = kind.upper()
    elif "Coupling" not in said:
        raise SpecError(f"no layer type {kind!r}; {did_you_mean(kind, COUPLINGS)}", "type")
    dims = dict(said["Dimensions"])
    strides = said.get("Stride", {})
    for axis in strides:
        if axis not in WINDOW:
            raise SpecError(f"a stride of {axis!r}; write Stride {{ X: 2, Y: 2 }}", "stride", axis)
        if axis not in dims and f"{axis}'" not in dims:
            raise SpecError(f"a stride of {axis} in a layer without {axis}; leave it out", "stride", axis)
    for axis, window in WINDOW.items():
        if kind == "FC" and f"{axis}'" not in dims:
            dims.setdefault(axis, 1)
            dims.setdefault(window, dims[axis])  # all of the input at once
        if (outputs := dims.pop(f"{axis}'", None)) is not None:
            place = ("dims", f"{axis}'")
            if axis in dims:
                raise SpecError(f"{axis} and {axis}' for one layer; keep one of them", *place)
            dims[axis] = _inputs(axis, outputs, dims.get(window, 1), strides.get(axis, 1), kind == "TRCONV", place)
    return Layer(
        name, kind, dims, said.get("Dataflow", before), (strides.get("Y", 1), strides.get("X", 1)),
        said.get("Coupling") or COUPLINGS[kind], said.get("Density", {}),
    )  # fmt: skip


def _inputs(axis: str, outputs: int, window: int, stride: int, upscaled: bool, place: tuple[str, str]) -> int:
    """The rows of the input for those of the output."""
    if not upscaled:
        return (outputs - 1) * stride + window
    rows, rest = divmod(outputs + window - 2, stride)
    if rest:
        raise SpecError(f"no upscaled input gives {axis}' of {outputs}; write {axis} instead", *place)
    return rows + 1


# Hardware

_KEYS = {
    "num_pes": "num_pes", "numpes": "num_pes",
    "l1_size": "l1_size", "l1_size_cstr": "l1_size", "l1size": "l1_size",
    "l2_size": "l2_size", "l2_size_cstr": "l2_size", "l2size": "l2_size",
    "noc_bw": "noc_bw", "noc_bw_cstr": "noc_bw",
    "noc_hops": "noc_hops", "noc_numhops": "noc_hops",
    "noc_hop_latency": "noc_hop_latency",
    "offchip_bw": "offchip_bw", "offchip_bw_cstr": "offchip_bw",
    "simd_lanes": "simd_lanes", "num_simd_lanes": "simd_lanes",
    "multicast": "multicast", "noc_mc_support": "multicast",
    "reduction": "reduction", "do_reduction_op": "reduction",
    "forwarding": "forwarding", "channels": "channels", "noc": "noc", "awaited": "awaited",
    "input_bw": "input_bw", "filter_bw": "filter_bw", "output_bw": "output_bw",
}  # fmt: skip
_SWITCHES = ("multicast", "reduction", "forwarding", "channels")
_WIDTHS = {tensor: f"{tensor}_bw" for tensor in TENSORS}
_LIMITS = ("l1_size", "l2_size", "noc_bw", "offchip_bw", *_WIDTHS.values())  # the ones that may be unlimited
# The ones that may differ from level to level.
_LEVELS = ("noc_bw", "noc_hops", "noc_hop_latency", "channels", *_WIDTHS.values())


def read_hardware(source: str | Path) -> Hardware:
    """The hardware of a file of the released tool, or of `num_pes=256,noc_bw=32,noc_hops=1`.

    What is not said: one PE, no limits, one hop of one cycle, multicast and reduction. `noc=mesh` starts from one of
    `NOCS`. A pipe is noc_hops * noc_hop_latency cycles long; `noc_bw=32/8` has a pipe for each level of clusters.
    `input_bw=1,filter_bw=4` gives tensors channels of their own widths, the output one of noc_bw; `awaited=filter`, or
    `awaited=input/filter`, makes PEs wait for what they cannot fetch ahead.

    >>> read_hardware("num_pes=64,noc_bw=32,noc_hops=2,input_bw=1").nocs
    (Noc(words_per_cycle=32, latency=2, channels=True, widths={'input': 1}),)
    """
    if os.path.isfile(source):
        return _hardware(file_text(source), str(source))
    if "=" not in str(source):
        raise SpecError(f"no file named {str(source)!r}; write the path of a file or num_pes=256,noc_bw=32,noc_hops=1")
    return _hardware(str(source), "")


def _hardware(text: str, file: str) -> Hardware:
    said: dict[str, Any] = {}
    key, where = "", "hardware"
    for number, line in enumerate(re.sub(r"//.*", "", text).splitlines(), 1):
        where = f"{file}:{number}" if file else "hardware"
        for word in re.findall(r"[^\s,:;=()]+", line):
            if key:
                said[key] = _setting(key, word, where)
                key = ""
            elif word.lower() not in _KEYS:
                raise SpecError(f"{where}: no setting {word!r}; {did_you_mean(word, dict.fromkeys(_KEYS.values()))}")
            elif (key := _KEYS[word.lower()]) in said:
                raise SpecError(f"{where}: a second {word}; keep one of them")
    if key:
        such = {"noc": "mesh", "awaited": "filter"}.get(key, "true" if key in _SWITCHES else 8)
        raise SpecError(f"{where}: found the end, expected a value for {key}; write {key}={such}")
    pes = said.get("num_pes", 1)
    base = NOCS[said["noc"]](pes) if "noc" in said else Hardware(pes)
    return replace(
        base,
        nocs=_nocs(said, base.nocs[0], where),
        awaited=said.get("awaited", ()),
        lanes=said.get("simd_lanes", 1),
        multicast=said.get("multicast", base.multicast),
        reduction=said.get("reduction", base.reduction),
        forwarding=said.get("forwarding", base.forwarding),
        l1_size=said.get("l1_size"),
        l2_size=said.get("l2_size"),
        offchip=said.get("offchip_bw"),
    )


def _nocs(said: Mapping[str, Any], noc: Noc, where: str) -> tuple[Noc, ...]:
    """The pipe of each level; what is not said is as in the one given."""
    own = [key for key in _WIDTHS.values() if key in said]
    columns: dict[str, Any] = {
        "noc_bw": (noc.words_per_cycle,),
        "noc_hops": (noc.latency,),
        "noc_hop_latency": (1,),
        "channels": (noc.channels or bool(own),),
        **{key: said[key] for key in _LEVELS if key in said},
    }
    levels = max(map(len, columns.values()))
    for key, column in columns.items():
        if len(column) not in (1, levels):
            raise SpecError(f"{where}: {key} of {len(column)} levels beside {levels}; give one value or {levels}")
    if own and not any(columns["channels"]):
        raise SpecError(f"{where}: {own[0]} is for a channel of its own, and channels is false; leave one of them out")
    nocs = []
    for level in range(levels):
        at = {key: column[level if len(column) > 1 else 0] for key, column in columns.items()}
        widths = {tensor: at[key] for tensor, key in _WIDTHS.items() if key in own and at["channels"]}
        nocs.append(Noc(at["noc_bw"], at["noc_hops"] * at["noc_hop_latency"], at["channels"], widths))
    return tuple(nocs)


def _setting(key: str, word: str, where: str) -> Any:
    if key == "noc":
        if word not in NOCS:
            raise SpecError(f"{where}: no network {word!r}; {did_you_mean(word, NOCS)}")
        return word
    if key == "awaited":
        if (tensors := word.lower()) not in ("input", "filter", "input/filter", "filter/input"):
            raise SpecError(f"{where}: awaited is {word}; write input, filter or input/filter")
        return tuple(tensors.split("/"))
    read = _switch if key in _SWITCHES else _whole
    return tuple(read(key, part, where) for part in word.split("/")) if key in _LEVELS else read(key, word, where)


def _switch(key: str, word: str, where: str) -> bool:
    if word.lower() not in ("true", "false"):
        raise SpecError(f"{where}: {key} is {word}; write true or false")
    return word.lower() == "true"


def _whole(key: str, word: str, where: str) -> int | None:
    least = 0 if key in ("noc_hops", "noc_hop_latency") else 1
    if word == "unlimited" and key in _LIMITS:
        return None
    if not (word.isascii() and word.isdecimal()) or int(word) < least:
        raise SpecError(f"{where}: {key} is {word}; write a whole number of at least {least}")
    return int(word)
