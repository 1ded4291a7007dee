"""Attention, fused or not: what a layer, block or model costs on an accelerator, and which dataflow is best."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from inspect import signature
from pathlib import Path
from typing import TYPE_CHECKING, Any

from piste.errors import SpecError, front
from piste.results.attended import Attended, Attendeds, Swept

if TYPE_CHECKING:
    from piste.attention.asked import Asked, Of
    from piste.attention.dataflow import Dataflow
    from piste.attention.platform import Platform
    from piste.attention.shape import Attention, Block, Model
    from piste.spec.architecture import Architecture


def ask(of: Of | Asked | None = None, **said: Any) -> Asked:
    """A checked question, made once and asked of `attention`, `explore`, `sweep` and `least_bandwidth`.

    >>> question = ask("bert-base", seq=4096, platform="edge")
    >>> question.attention.heads, question.platform.array, question.flow.kinds
    (12, (32, 32), ('base', 'flat', 'flash'))
    >>> attention(question).extra["kind"]
    'flash'
    """
    from piste.attention.asked import Asked
    from piste.attention.asked import ask as read

    if not isinstance(of, Asked):
        return read(of, **said)
    if said:
        raise SpecError(f"a question says all about itself, found {' and '.join(said)} too; change it with `replace`")
    return of


@front
def attention(
    of: str | Attention | Block | Model | Asked | None = None,
    *,
    seq: int | None = None,
    kv_seq: int | None = None,
    batch: int = 1,
    heads: int | None = None,
    kv_heads: int | None = None,
    dk: int | None = None,
    dv: int | None = None,
    mask: str | None = None,
    absorbed: bool | None = None,
    cross: bool | None = None,
    platform: str | Path | Architecture | Platform | None = None,
    array: str | Sequence[int] | None = None,
    buffer: str | float | None = None,
    bandwidth: str | float | None = None,
    onchip_bandwidth: str | float | None = None,
    clock: str | float | None = None,
    element_bytes: int | None = None,
    sfu_lanes: str | int | None = None,
    noc: str | None = None,
    dataflow: str | Dataflow = "best",
    granularity: str | None = None,
    rows: int | str | None = None,
    columns: int | None = None,
    enable: str | Iterable[str] | None = None,
    stationarity: str | Sequence[str] | None = None,
    stationarities: str | Sequence[str] | None = None,
    order: str | None = None,
    pipelined: bool | None = None,
    accounting: str = "model",
    base_inter: str | None = None,
    psum: str | None = None,
    energy: str | None = None,
    softmax: str | None = None,
    fill: str | None = None,
    double_buffered: bool | None = None,
    in_place: bool | None = None,
    level: str = "la",
    objective: str = "cycles",
) -> Attended:
    """What an attention costs with the best dataflow of those that are asked for.

    `of` is a question (`ask`) or the name of a published model, with `seq` tokens (the last of `kv_seq`, whose keys
    are in a cache) in each of `batch` sequences; without one, `heads`, `kv_heads`, `dk` and `dv` say the shape.
    `mask` is `none`, `causal` or `window:W`; a model has its own. `level` is `la` (logits and attend), `block` or
    `model`.

    `platform` is `edge`, `cloud`, another architecture or a file; `array`, `buffer`, `bandwidth`, `onchip_bandwidth`,
    `clock`, `element_bytes`, `sfu_lanes` (`none`: nothing waits for softmax) and `noc` replace what it says.

    `dataflow` is `base` (one product after the other), `flat` (fused, whole rows of logits), `flash` (fused, blocks
    under online softmax), the `best` of these, or a name of the paper such as `FLAT-R64` or `FlexAccel`. What is not
    said of it is searched: `granularity` (M, B, H, R, block), `rows` and `columns` of a piece, `enable` (what is
    staged: `Q,K,I,V,O`, `all`, `none`), `stationarity` of the two products (`os,ws`) or the `stationarities` that are
    allowed, `order` (`flash2`, `flash1`), `pipelined`. The `objective` is `cycles`, `energy`, `footprint` or `traffic`.

    `accounting` is `model`, the general model, with the readings `softmax`, `double_buffered`, `in_place` and `fill`
    (`model.Options`), or `ref`, closed formulas for the published mappings, with `base_inter`, `psum` and `energy`
    (`piste.studies.flat.ref.cost`).

    >>> found = attention("bert-base", seq=4096, batch=64, platform="edge")
    >>> found.extra["kind"], found.fused, round(found.utilization, 2), found.bottleneck
    ('flash', True, 0.98, 'compute')
    """
    said = {name: value for name, value in locals().items() if name != "of"}
    from piste.attention.answer import answer
    from piste.attention.asked import Asked

    if isinstance(of, Asked):  # what was left as it is was not said
        defaults = signature(attention).parameters
        said = {name: value for name, value in said.items() if value != defaults[name].default}
    return answer(ask(of, **said))


def explore(of: Of | Asked | None = None, **asked: Any) -> Attendeds:
    """All dataflows that are looked at for what is asked as of `attention`, and those that none beats.

    >>> found = explore("bert-base", seq=512, batch=64, platform="edge", dataflow="flat", accounting="ref")
    >>> len(found.all), min(one.footprint_bytes for one in found.front if one.utilization == 1)
    (1728, 98304.0)
    """
    from piste.attention.answer import every
    from piste.attention.asked import of_la
    from piste.attention.sweeps import front

    question = of_la(ask(of, **asked))
    found = tuple(every(question))
    return Attendeds(question, found, front(found))


def sweep(over: str, of: Of | Asked | None = None, values: Iterable[float] | None = None, **asked: Any) -> Swept:
    """The best dataflow of each kind over sizes of the `buffer` (bytes), over `length`, or over `bandwidth` (bytes/s).

    Without `values` they are doubled from an eighth to 64 times what is asked.

    >>> found = sweep("length", "bert-base", [512, 65536], seq=512, batch=64, platform="edge")
    >>> {kind: [round(one.utilization, 2) for one in line] for kind, line in found.lines.items()}
    {'base': [0.61, 0.61], 'flat': [0.97, 0.22], 'flash': [0.98, 0.98]}
    """
    from piste.attention.asked import of_la
    from piste.attention.sweeps import swept

    return swept(over, of_la(ask(of, **asked)), values)


def least_bandwidth(utilization: float, of: Of | Asked | None = None, **asked: Any) -> float:
    """The least bytes per second off the chip with which some dataflow reaches a utilization; infinite if none can.

    >>> round(least_bandwidth(0.95, "bert-base", seq=65536, batch=64, platform="edge", dataflow="flash") / 1e9, 2)
    2.26
    """
    from piste.attention.answer import every
    from piste.attention.asked import of_la
    from piste.attention.sweeps import enough_bandwidth

    question = of_la(ask(of, **asked)).with_bandwidth(1e9)  # any that is not infinite shows what each has to move
    return min(enough_bandwidth(one, question.platform, utilization) for one in every(question))
