"""What papers claim, recomputed: one folder per paper, each a registry of claims by name."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module

from piste.errors import SpecError, did_you_mean
from piste.results.claim import Claim

# Where the claims of each study are.
STUDIES = {
    "orojenesis": "orojenesis.claims",
    "ruby": "ruby.claims",
    "maestro": "maestro.claims",
    "flat": "flat.claims",
    "dse": "maestro.dse",
    "silicon": "silicon",
}


def claims(study: str) -> dict[str, Callable[[], Claim]]:
    """What a study claims, by name; each is computed when it is called."""
    found: dict[str, Callable[[], Claim]] = import_module(f"piste.studies.{STUDIES[study]}").CLAIMS
    return found


def reproduce(what: str = "") -> list[Claim]:
    """The claims of a study, of a figure (`fig18`, `ruby-fig10`) or of one name; all there are if nothing is asked for.

    >>> [found] = reproduce("fig18-max")
    >>> found.paper, round(found.piste, 3), found.verdict
    (3.7, 3.667, 'reproduced')
    """
    return [make() for _, make in claims_of(what)]


def claims_of(what: str = "") -> list[tuple[str, Callable[[], Claim]]]:
    """The same claims by name, not yet computed.

    >>> [name for name, _ in claims_of("fig18-max")]
    ['fig18-max']
    """
    known = {study: claims(study) for study in STUDIES}
    if not what:
        return [claim for study in known.values() for claim in study.items()]
    if what in known:
        also: tuple[str, ...] = getattr(import_module(f"piste.studies.{STUDIES[what]}"), "ALSO", ())  # of other studies
        return [*known[what].items(), *(claim for name in also for claim in claims_of(name))]
    every = {name: make for study in known.values() for name, make in study.items()}
    found = [(name, make) for name, make in every.items() if name == what or name.startswith(f"{what}-")]
    if not found:
        raise SpecError(f"no study or claim named {what!r}; {did_you_mean(what, [*known, *every])}")
    return found
