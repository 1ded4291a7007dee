"""The few ways a user is told no.

Three kinds of no: a wrong description raises `SpecError` (or `MappingError` when the description is fine but the loop
tree means nothing); a mapping that does not fit is an answer, the value `DoesNotFit`; our own mistakes are asserts.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass


class SpecError(ValueError):
    """A workload, architecture or file is described wrongly. The message says where, what was found, what to write.

    `place` is the path to the culprit inside the description, such as ("mapping", 3, "keep"); reading a file turns it
    into `file.yaml:12: ` before the reason, once.
    """

    def __init__(self, reason: str, *place: str | int) -> None:
        super().__init__(reason)
        self.place = place


@contextmanager
def within(*keys: str | int) -> Iterator[None]:
    """Put `keys` before the place of a `SpecError` that passes through."""
    try:
        yield
    except SpecError as error:
        error.place = (*keys, *error.place)
        raise


class MappingError(SpecError):
    """A loop tree that has no meaning for its workload and architecture, with the rule it breaks."""


@dataclass(frozen=True)
class DoesNotFit:
    """One memory that cannot hold what a mapping keeps in it: a legal description, an answer with numbers.

    >>> print(DoesNotFit(memory="GLB", tensor="A", needs_bytes=196_608, has_bytes=131_072))
    GLB needs 196608 bytes but has 131072; most of it is A
    """

    memory: str
    tensor: str
    needs_bytes: float
    has_bytes: float

    def __str__(self) -> str:
        has = f"{self.needs_bytes:.0f} bytes but has {self.has_bytes:.0f}"
        return f"{self.memory} needs {has}; most of it is {self.tensor}"


def did_you_mean(found: str, known: Iterable[str]) -> str:
    """The tail of an error about an unknown name: the nearest known one, else the first of them.

    >>> did_you_mean("GBL", ["DRAM", "GLB"])
    "did you mean 'GLB'?"
    """
    known = list(known)
    near = difflib.get_close_matches(found, known, n=1, cutoff=0.5)
    if not near:
        near = [name for name in known if name.lower() == found.lower()]
    if near:
        return f"did you mean {near[0]!r}?"
    more = ", ..." if len(known) > 12 else ""
    return f"known: {', '.join(known[:12])}{more}" if known else "none is defined"


def if_near(found: str, known: Iterable[str]) -> str:
    """The tail of an error that has listed what is known already: the nearest name, if one is near.

    >>> if_near("glb", ["GLB", "DRAM"]), if_near("xyz", ["GLB", "DRAM"])
    ("; did you mean 'GLB'?", '')
    """
    tail = did_you_mean(found, known)
    return f"; {tail}" if tail.startswith("did you mean") else ""
