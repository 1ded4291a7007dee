"""What is asked of an attention, from the words of a user: of which shape, on which platform, with which dataflow."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from piste.attention.dataflow import GRANULARITIES, STAGES, STATIONARITIES, Dataflow, piece
from piste.attention.model import KINDS, OBJECTIVES, Options
from piste.attention.platform import Platform
from piste.attention.platform import platform as make_platform
from piste.attention.shape import MODELS, Attention, Block, Model, model
from piste.attention.shape import attention as shaped
from piste.attention.space import named
from piste.errors import SpecError, did_you_mean, if_near
from piste.spec import read
from piste.spec.architecture import Architecture
from piste.spec.read import parse_count

if TYPE_CHECKING:
    from piste.results.attended import Attended, Buys
    from piste.spec.files import Spec

ACCOUNTINGS = ("model", "ref")
LEVELS = ("la", "block", "model")
# What the published formulas (`piste.studies.flat.ref`) leave open.
READINGS = {"base_inter": ("text", "staged"), "psum": ("piece", "product"), "energy": ("full", "dram")}
CHIP = ("array", "buffer", "bandwidth", "onchip_bandwidth", "clock", "element_bytes", "sfu_lanes", "noc")
PHASES = ("absorbed", "cross")  # of a model's use
SIZES = ("seq", "kv_seq", "heads", "kv_heads", "dk", "dv", "mask")
FLOW = (
    "dataflow", "granularity", "rows", "columns", "enable", "stationarity", "stationarities", "order", "pipelined",
)  # fmt: skip
OPTIONS = {"softmax": ("charged", "free"), "fill": ("stage", "fold", "never"), "double_buffered": (True, False),
           "in_place": (True, False)}  # fmt: skip

SHORT = {"os": "output", "ws": "weight", "is": "input"}
BEST = "best"
SAYS = ("granularity", "rows", "columns", "staged", "stationarity", "order", "pipelined")

Of = str | Attention | Block | Model


@dataclass(frozen=True)
class AskedDataflow:
    """What is asked of a dataflow; None is free, and the best is looked for."""

    name: str
    kinds: tuple[str, ...]  # of base, flat and flash
    granularity: str | None = None
    rows: int | str | None = None  # a number, or a set of numbers as `space.named` takes it
    columns: int | None = None
    staged: frozenset[str] | None = None
    stationarity: tuple[str, str] | None = None
    stationarities: tuple[str, ...] = STATIONARITIES  # that are allowed
    order: str | None = None
    pipelined: bool = False
    point: Dataflow | None = None  # all of it

    def cut(self, a: Attention) -> str | None:
        """The granularity of whole rows that is asked for, also by a number of them; all rows are a head."""
        if self.granularity not in (None, "R") or not isinstance(self.rows, int):
            return self.granularity
        return "R" if self.rows < a.rows else "H"


@dataclass(frozen=True)
class Readings:
    """What the accounting `ref` leaves open; see `piste.studies.flat.ref.cost`."""

    base_inter: str = "text"
    psum: str = "piece"
    energy: str = "full"


@dataclass(frozen=True)
class Asked:
    """A question about an attention, or about the block or model around it."""

    name: str
    level: str
    attention: Attention
    platform: Platform
    flow: AskedDataflow
    accounting: str = "model"
    objective: str = "cycles"
    readings: Readings = field(default_factory=Readings)  # of ref
    options: Options = field(default_factory=Options)  # of model
    block: Block | None = None
    layers: int = 1

    def with_buffer(self, size: float) -> Asked:
        """The same question with a buffer of so many bytes."""
        return replace(self, platform=replace(self.platform, buffer_bytes=size))

    def with_bandwidth(self, rate: float) -> Asked:
        """The same question with so many bytes a second off the chip."""
        return replace(self, platform=replace(self.platform, offchip_bytes_per_second=rate))

    def with_length(self, tokens: int) -> Asked:
        """So many keys; as many queries too, if all of them were."""
        a = self.attention
        queries = tokens if a.queries == a.keys else a.queries
        shape = shaped(
            a.heads, queries, a.dk, batch=a.batch, kv_heads=a.kv_heads, keys=tokens, dv=a.dv, mask=a.mask,
            window=a.window, shared=a.shared,
        )  # fmt: skip
        return replace(self, attention=shape, block=self.block and replace(self.block, attention=shape))

    def more_buffer(self, found: Attended) -> Buys:
        """What a larger buffer would buy, for what was found of logits and attend."""
        from piste.attention.sweeps import more_buffer

        return more_buffer(self, found)

    def tree(self, dataflow: Any) -> Spec:
        """A dataflow of this attention as a fused loop tree on this platform."""
        from piste.attention.tree import tree

        return tree(self.attention, dataflow, self.platform)

    def of_kind(self, kind: str) -> Asked:
        """The same question of one kind of dataflow: base, flat or flash."""
        return replace(self, flow=replace(self.flow, kinds=(kind,)))


def ask(
    of: Of | None = None,
    *,
    batch: int = 1,
    platform: str | Path | Architecture | Platform | None = None,
    accounting: str = "model",
    level: str = "la",
    objective: str = "cycles",
    **more: Any,
) -> Asked:
    """A checked question; see `piste.attention` for what may be asked."""
    options = [*SIZES, *CHIP, *PHASES, *FLOW, *READINGS, *OPTIONS]
    for option in more:
        if option not in options:
            raise SpecError(f"an attention has no option {option!r}; {did_you_mean(option, options)}")
    known(accounting=(accounting, ACCOUNTINGS), level=(level, LEVELS), objective=(objective, tuple(OBJECTIVES)))
    more = {option: value for option, value in more.items() if value is not None}
    for of_accounting, choices in (("ref", READINGS), ("model", OPTIONS)):
        for option, value in _some(more, choices).items():
            known(**{option: (value, choices[option])})
            if of_accounting != accounting and value != choices[option][0]:
                raise SpecError(f"{option} is a reading of the accounting {of_accounting}; write that, or leave it out")
    name, attention, block, layers = _subject(of, batch, _some(more, SIZES), _some(more, PHASES))
    if level != "la" and block is None:
        raise SpecError(f"level {level} is of a model; write the name of one such as bert-base, or level la")
    flow = read_flow(attention, **_some(more, FLOW))
    if accounting == "ref" and (flow.pipelined or flow.order == "flash1"):
        raise SpecError("accounting ref runs one product after the other, rows outside; write accounting model")
    return Asked(
        name,
        level,
        attention,
        _platform(platform, _some(more, CHIP)),
        flow,
        accounting,
        objective,
        Readings(**_some(more, READINGS)),
        Options(**_some(more, OPTIONS)),
        block,
        layers if level == "model" else 1,
    )


def of_la(asked: Asked) -> Asked:
    """A question that must be about logits and attend by themselves."""
    if asked.level != "la":
        raise SpecError(f"many dataflows are of logits and attend, found level {asked.level}; write level la")
    return asked


def _some(more: Mapping[str, Any], names: Iterable[str]) -> dict[str, Any]:
    return {name: more[name] for name in names if name in more}


def _subject(
    of: Of | None, batch: int, sizes: Mapping[str, Any], phase: Mapping[str, Any]
) -> tuple[str, Attention, Block | None, int]:
    """The shape that is asked about, the block around it and how many of these there are."""
    if not isinstance(of, str) and of is not None:
        if sizes or phase:
            raise SpecError(
                f"a shape says all about itself, found {' and '.join((*sizes, *phase))} too; leave that out"
            )
        if isinstance(of, Model):
            return of.name, of.block.attention, of.block, of.layers
        return ("block", of.attention, of, 1) if isinstance(of, Block) else ("attention", of, None, 1)
    if "seq" not in sizes:
        raise SpecError("an attention needs the length of its sequence; write seq 512 or another number")
    queries, keys = sizes["seq"], sizes.get("kv_seq")
    mask, window = _mask(sizes.get("mask"))
    if of is not None:
        for name in ("heads", "kv_heads", "dk", "dv"):
            if name in sizes:
                raise SpecError(f"{of} has {name} of its own, found {sizes[name]}; leave it out, or the model")
        batch, queries = read.integer(batch, "the batch"), read.integer(queries, "seq")
        keys = None if keys is None else read.integer(keys, "kv_seq")
        found = model(_model_name(of), batch, queries, keys, mask, window, **phase)
        return found.name, found.block.attention, found.block, found.layers
    for name in ("heads", "dk"):
        if name not in sizes:
            raise SpecError(f"an attention without a model needs its {name}; write {name} 64, or a model: bert-base")
    if phase:
        raise SpecError(f"{' and '.join(phase)} is for models; leave it out, or write the name of a model")
    widths = _some(sizes, ("kv_heads", "dv"))
    shape = shaped(
        sizes["heads"], queries, sizes["dk"], batch=batch, keys=keys, mask=mask or "", window=window, **widths
    )
    return "attention", shape, None, 1


def _mask(text: str | None) -> tuple[str | None, int]:
    """
    >>> _mask("causal"), _mask("window:4096"), _mask("none"), _mask(None)
    (('causal', 0), ('window', 4096), ('', 0), (None, 0))
    """
    if text is None:
        return None, 0
    name, _, size = str(text).partition(":")
    if name == "window":
        return name, parse_count(size, "a window")
    return "" if text == "none" else text, 0


def _model_name(text: str) -> str:
    """As the list of models has it, from other ways to write it; what is not known stays as it is.

    >>> _model_name("BERT-base"), _model_name("TransformerXL"), _model_name("FlauBERT"), _model_name("bert-bas")
    ('bert-base', 'transformer-xl', 'flaubert-base', 'bert-bas')
    """
    low = text.lower()
    near = [name for name in MODELS if name.replace("-", "") == low.replace("-", "")]
    near = near or [name for name in MODELS if name.startswith(f"{low}-")]
    return near[0] if len(near) == 1 else text


def _platform(name: str | Path | Architecture | Platform | None, said: dict[str, Any]) -> Platform:
    """By name, by numbers alone where they say enough, else the edge platform with what they say."""
    if isinstance(name, Platform):
        if said:
            raise SpecError(f"a platform says all about itself, found {' and '.join(said)} too; leave that out")
        return name
    if name is None:
        name = "" if {"array", "buffer", "bandwidth"} <= said.keys() else "edge"
    return make_platform(name, **said)


# The dataflow that is asked for


def read_flow(
    a: Attention,
    dataflow: str | Dataflow = BEST,
    granularity: str | None = None,
    rows: int | str | None = None,
    columns: int | None = None,
    enable: str | Iterable[str] | None = None,
    stationarity: str | Sequence[str] | None = None,
    stationarities: str | Iterable[str] = STATIONARITIES,
    order: str | None = None,
    pipelined: bool = False,
) -> AskedDataflow:
    """
    >>> bert = Attention(64, 12, 512, 512, 64, 64, 12)
    >>> read_flow(bert, "FLAT-R64").rows, read_flow(bert, rows=64).kinds
    (64, ('flat', 'flash'))
    >>> read_flow(bert, pipelined=True).kinds
    ('flat', 'flash')
    """
    given = AskedDataflow(
        str(dataflow), KINDS, granularity, _rows(rows), columns, _staged(enable), _pair(stationarity),
        tuple(map(_stationarity, _words(stationarities))), order, pipelined,
    )  # fmt: skip
    if isinstance(dataflow, Dataflow):
        if said := [name for name in SAYS if getattr(given, name) not in (None, False)]:
            raise SpecError(f"a dataflow says all about itself, found {' and '.join(said)} too; leave that out")
        kind = "flash" if dataflow.granularity == "block" else "flat" if dataflow.fused else "base"
        return AskedDataflow(kind, (kind,), point=dataflow)
    if dataflow in KINDS:
        given = replace(given, kinds=(dataflow,))
    elif dataflow != BEST:
        given = _of_the_paper(given)
    return _narrowed(a, given)


def _of_the_paper(given: AskedDataflow) -> AskedDataflow:
    """A dataflow or an accelerator by its name in the paper."""
    space = named(given.name, stationarities=given.stationarities)
    fused = (True,) if space.granularities == ("R",) else space.fused  # only fused products are cut into rows
    kinds = tuple(kind for kind in ("base", "flat") if (kind == "flat") in fused)
    if space.granularities == ("block",):
        return replace(given, kinds=("flash",))
    says: dict[str, Any] = {
        "granularity": space.granularities[0] if len(space.granularities) == 1 else None,
        "rows": space.rows[0] if isinstance(space.rows, tuple) else None,
        "staged": space.staged[0] if len(space.staged) == 1 else None,
        "stationarity": space.stationarities[0] if len(space.stationarities) == 1 else None,
    }
    own = {what: value for what, value in says.items() if value is not None}
    for what, value in own.items():
        if getattr(given, what) not in (None, value):
            raise SpecError(f"{given.name} has its own {what}; leave that out, or write base, flat, flash or best")
    return replace(given, kinds=kinds, **own)


def _narrowed(a: Attention, given: AskedDataflow) -> AskedDataflow:
    """Only the kinds that what is asked goes with; everything that can be wrong about it is told here."""
    kinds, cut = given.kinds, given.granularity
    known(granularity=(cut, (None, *GRANULARITIES)), order=(given.order, (None, "flash2", "flash1")))
    known(pipelined=(given.pipelined, (False, True)))
    whole, everything = cut not in (None, "block"), frozenset(STAGES)
    rules = [
        (cut == "block", "flash",
         "a block is less than a row, which takes online softmax; write dataflow flash, or granularity R"),
        (given.columns is not None or given.order is not None, "flash",
         "columns and order are for online softmax; write dataflow flash"),
        (whole, "base flat", "online softmax goes block by block; write granularity block, or dataflow flat"),
        (given.staged not in (None, everything), "base flat",
         "online softmax stages everything; leave enable out, or write dataflow flat"),
        (given.pipelined, "flat flash", "a pipeline takes two products at once; write dataflow flat or flash"),
        (given.name == BEST and isinstance(given.rows, int), "flat flash", ""),
    ]  # fmt: skip
    for applies, left, otherwise in rules:
        if applies:
            kinds = tuple(kind for kind in kinds if kind in left.split())
            if not kinds:
                raise SpecError(otherwise)
    if isinstance(given.rows, int):
        piece(a, cut if cut and whole else "R", given.rows)
    if given.columns is not None and not 1 <= read.integer(given.columns, "the columns") <= a.keys:
        raise SpecError(f"a block has 1 to {a.keys} columns of logits, found {given.columns}; write such a number")
    return replace(given, kinds=kinds)


def known(**chosen: tuple[Any, Sequence[Any]]) -> None:
    """Refuse a choice that an option does not have."""
    for option, (value, choices) in chosen.items():
        if value not in choices:
            names = [str(choice) for choice in choices if choice is not None]
            raise SpecError(f"{option} is one of {', '.join(names)}, not {value!r}{if_near(str(value), names)}")


def _rows(given: int | str | None) -> int | str | None:
    """A number, or the name of a set of numbers."""
    if given in (None, "array", "powers"):
        return given
    return parse_count(given, "a number of rows") if isinstance(given, str) else read.integer(given, "a number of rows")


def _words(text: str | Iterable[str]) -> list[str]:
    return text.split(",") if isinstance(text, str) else list(text)


def _staged(enable: str | Iterable[str] | None) -> frozenset[str] | None:
    """
    >>> sorted(_staged("Q,I")), sorted(_staged("QI")), len(_staged("all")), len(_staged("none"))
    (['I', 'Q'], ['I', 'Q'], 5, 0)
    """
    if enable is None:
        return None
    if enable in ("all", "none"):
        return frozenset(STAGES if enable == "all" else ())
    found = frozenset("".join(_words(enable)).replace(" ", "").upper())
    for stage in sorted(found - set(STAGES)):
        raise SpecError(
            f"nothing that can be staged is called {stage!r}; write some of {','.join(STAGES)}, all or none"
        )
    return found


def _pair(text: str | Sequence[str] | None) -> tuple[str, str] | None:
    """
    >>> _pair("os,ws"), _pair("input")
    (('output', 'weight'), ('input', 'input'))
    """
    if text is None:
        return None
    names = [_stationarity(word) for word in _words(text)]
    if len(names) > 2:
        raise SpecError(f"there are two products, found {len(names)} stationarities; write two such as os,ws")
    return names[0], names[-1]


def _stationarity(word: str) -> str:
    name = SHORT.get(str(word).strip().lower(), str(word).strip())
    if name not in STATIONARITIES:
        known = [*SHORT, *STATIONARITIES]
        raise SpecError(f"no stationarity is called {word!r}; {did_you_mean(str(word), known)}")
    return name
