"""The zoo: well-known chips, layers and tables of prices as data, each number with its source."""

from __future__ import annotations

from importlib.resources import files
from importlib.resources.abc import Traversable

KINDS = ("architectures", "workloads")


def names(kind: str) -> tuple[str, ...]:
    """The presets of one kind, in alphabetical order.

    >>> names("architectures")[:3]
    ('attacc-cloud', 'attacc-edge', 'eyeriss')
    """
    return tuple(sorted(f.name.removesuffix(".yaml") for f in (files(__name__) / kind).iterdir()))


def path(name: str, kinds: tuple[str, ...] = KINDS) -> Traversable | None:
    """The file of a preset, of one of some kinds; None if there is no such preset.

    >>> path("eyeriss").name
    'eyeriss.yaml'
    """
    return next((files(__name__) / kind / f"{name}.yaml" for kind in kinds if name in names(kind)), None)


def line(name: str, kind: str) -> str:
    """What a preset is, in a line: the first comment of its file.

    >>> line("snowcat", "architectures")
    'One processing element, one buffer of any size and a backing store: the machine on which data movement is bounded.'
    """
    found = path(name, (kind,))
    first = found.read_text(encoding="utf-8").partition("\n")[0] if found else ""
    return first.lstrip("# ").strip() if first.startswith("#") else ""
