"""Values that were found once are found again (tests/recorded.py), and what must not change is told from what may."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.recorded import Known, cases, changed, read, search, short

PARTS = 4


@pytest.mark.parametrize("part", range(PARTS))
def test_values_only_go_down(part: int) -> None:
    table, listed = read(), dict(cases())
    chosen = short(table)[part::PARTS]
    assert len(chosen) > 5
    for name in chosen:
        before = table[name]
        assert before is not None
        what, wrong = changed(before, search(listed[name]))
        assert not wrong, f"{name}: {what}; if that is right: python -m tests.recorded --update"


def test_every_case_is_recorded() -> None:
    assert list(read()) == [name for name, _ in cases()], "python -m tests.recorded --update --new"


@pytest.mark.parametrize(
    ("now", "what", "wrong"),
    [
        ({"value": 9.5}, "lower", False),
        ({"value": 10.5}, "higher", True),
        ({"lower": 9.2}, "unsound", True),
        ({"lower": 8.5}, "bound", False),
        ({"lower": 7.0}, "bound", False),
        ({"value": 9.0, "lower": 9.0, "optimal": True}, "lower", False),
        ({}, "", False),
    ],
)
def test_what_has_changed(now: dict[str, float], what: str, wrong: bool) -> None:
    before = Known(value=10.0, lower=8.0, optimal=False, least=9.0, seconds=0.1)
    said, bad = changed(before, replace(before, **now))  # type: ignore[arg-type]
    assert said.split(":")[0] == what and bad is wrong


def test_what_was_proven_stays_so() -> None:
    before = Known(value=10.0, lower=10.0, optimal=True, least=10.0, seconds=0.1)
    assert changed(before, replace(before, value=9.0, lower=9.0))[0].startswith("falsely proven")
    assert changed(before, replace(before, lower=9.0, optimal=False)) == (
        "no longer proven: nothing is below 0.9000 of it",
        True,
    )
