"""What every function of the front page says to arguments of a wrong type: one line, and never a bare TypeError."""

from __future__ import annotations

from inspect import signature
from typing import Any

import pytest

import piste
from piste.errors import SpecError, front

GOOD: dict[str, tuple[Any, ...]] = {
    "attention": ("bert-base",),
    "bmm": (2, 8, 8, 8),
    "bound": ("gemm:8,8,8",),
    "conv2d": (8, 8, 3, 3, 4, 4),
    "dataflow": ("examples/accelerator.m", "num_pes=16"),
    "evaluate": ("gemm:4,4,4", "snowcat", "DRAM | keep A, W, B\n | compute B"),
    "explore": ("examples/explore-gemm.yaml",),
    "gemm": (8, 8, 8),
    "gqa": (4, 2, 8, 8, 8),
    "load": ("eyeriss",),
    "network": ("resnet18",),
    "search": ("gemm:8,8,8", "snowcat"),
}
WRONG = (None, 3, 2.5, True, b"x", [], [3], {"a": 1}, object(), float("nan"), "nothing like it")


def test_every_function_of_the_front_page_is_in_the_table() -> None:
    functions = {name for name in piste.__all__ if callable(getattr(piste, name)) and name[0].islower()}
    assert functions == set(GOOD)


def told(name: str, /, *args: Any, **options: Any) -> str:
    """What it says, if it says no; other exceptions pass."""
    try:
        getattr(piste, name)(*args, **options)
    except SpecError as error:
        return str(error)
    return ""


@pytest.mark.parametrize("name", GOOD)
def test_wrong_arguments_get_one_line(name: str) -> None:
    for at, good in enumerate(GOOD[name]):
        for wrong in WRONG:
            said = told(name, *GOOD[name][:at], wrong, *GOOD[name][at + 1 :])
            assert "\n" not in said
            if isinstance(good, str) and not isinstance(wrong, str | None):
                assert said, f"{name} takes {wrong!r} for {good!r}"


@pytest.mark.parametrize("name", sorted(GOOD.keys() - {"explore"}))  # which explores if they are right
def test_wrong_options_get_one_line(name: str) -> None:
    parameters = list(signature(getattr(piste, name)).parameters.values())[len(GOOD[name]) :]
    for parameter in (p for p in parameters if p.kind is not p.VAR_KEYWORD):
        for wrong in WRONG[4:]:
            assert "\n" not in told(name, *GOOD[name], **{parameter.name: wrong})


def test_the_line_names_the_argument_what_was_found_and_what_to_write() -> None:
    assert told("load", None) == "load: name must be str or Path, found None"
    assert told("evaluate", "gemm:4,4,4", "snowcat", cycles=3) == "evaluate: cycles must be str, found 3"
    assert told("attention", 3) == "attention: of must be str, Attention, Block, Model, Asked or None, found 3"
    assert "pass the path of a file" in told("explore", 3)


def test_our_own_mistakes_stay_what_they_are() -> None:
    @front
    def broken(size: int) -> int:
        return len(size)  # type: ignore[arg-type]

    with pytest.raises(TypeError):
        broken(3)
    with pytest.raises(TypeError, match="unexpected keyword"):
        piste.gemm(8, 8, depth=8)  # type: ignore[call-arg]
