"""Settings that all tests share."""

import pytest
from hypothesis import settings

from tests.examples import LONG, examples

# A slow machine is not a failing test.
settings.register_profile("piste", deadline=None, max_examples=examples(100), derandomize=not LONG)
settings.load_profile("piste")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Pages first: some take long, and no core should wait for the last of them alone."""
    items.sort(key=lambda item: item.path.name != "test_docs.py")
