"""Quantities as people write them: `512KiB`, `32MB`, `4096`."""

from __future__ import annotations

import re
from fractions import Fraction

from piste.errors import SpecError

_UNITS = {"": 1, "b": 1} | {
    prefix + suffix: base**power
    for power, prefix in enumerate("kmgt", start=1)
    for suffix, base in (("b", 1000), ("ib", 1024))
}


def parse_bytes(text: str | float) -> int:
    """A number of bytes: KiB, MiB, GiB, TiB count in 1024, kB, MB, GB, TB in 1000, B or nothing is bytes.

    >>> parse_bytes("512KiB"), parse_bytes("1.5MB"), parse_bytes(4096)
    (524288, 1500000, 4096)
    """
    match = re.fullmatch(r"\s*([0-9]+(?:\.[0-9]*)?(?:[eE]\+?[0-9]{1,2})?)\s*([A-Za-z]*)\s*", str(text))
    unit = _UNITS.get(match[2].lower()) if match else None
    size = Fraction(match[1]) * unit if match and unit and len(match[1]) < 40 else Fraction(0)
    if size <= 0 or size.denominator != 1:
        raise SpecError(
            f"a size is a positive number of bytes, found {repr(text)[:60]}; write it like 512KiB, 32MB or 4096"
        )
    return int(size)


def parse_count(text: str, what: str) -> int:
    """A positive integer of at most 18 digits, as it stands in a short form or after `m=`.

    >>> parse_count("64", "the size of rank m")
    64
    """
    if not re.fullmatch(r"[0-9]{1,18}", text.strip()) or int(text) == 0:
        raise SpecError(f"{what} must be a positive integer, found {text[:40]!r}; write one such as 64")
    return int(text)
