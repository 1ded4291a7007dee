"""The zoo: well-known chips and layers as data, each number with its source."""

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


def path(name: str) -> Traversable | None:
    """The file of a preset, of whichever kind; None if there is no such preset.

    >>> path("eyeriss").name
    'eyeriss.yaml'
    """
    return next((files(__name__) / kind / f"{name}.yaml" for kind in KINDS if name in names(kind)), None)
