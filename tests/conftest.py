"""Settings that all tests share."""

import gc
from functools import cache

import pytest
import typer.main
import typer.testing
from hypothesis import settings

from tests.examples import LONG, examples

# A slow machine is not a failing test.
settings.register_profile("piste", deadline=None, max_examples=examples(100), derandomize=not LONG)
settings.load_profile("piste")
# The command line is put together once, not for every call of it: 25 ms each.
typer.testing._get_command = cache(typer.main.get_command)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Pages first: some take long, and no core should wait for the last of them alone. Then the studies, which ask for
    what their pages have computed."""
    items.sort(key=lambda item: (item.path.name != "test_docs.py", "studies" not in item.path.parts))


def pytest_collection_finish() -> None:
    """What was imported and collected stays to the end: no garbage collection looks at it again."""
    gc.collect()
    gc.freeze()
