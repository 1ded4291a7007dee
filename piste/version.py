"""Which version of Piste this is, installed or not."""

from __future__ import annotations

from functools import cache
from importlib.metadata import PackageNotFoundError
from importlib.metadata import version as installed
from pathlib import Path


@cache
def version() -> str:
    """That of the installed package; of a checkout that was never installed, the one in its pyproject.toml."""
    try:
        return installed("piste")
    except PackageNotFoundError:
        import tomllib

        found = tomllib.loads((Path(__file__).parent.parent / "pyproject.toml").read_text())
        return str(found["project"]["version"])
