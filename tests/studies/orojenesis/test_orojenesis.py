"""The table of the Orojenesis study stays as it is; `python -m tests.studies.orojenesis.test_orojenesis` writes it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from piste.cli import app
from piste.errors import SpecError
from piste.studies import claims, reproduce
from piste.studies.orojenesis import simba as simba_search

TABLE = Path(__file__).parents[2] / "figures" / "orojenesis_claims.json"
NAMES = list(claims("orojenesis"))
PINNED = ("paper", "piste", "sound", "verdict")


def pinned(claim: str) -> dict[str, Any]:
    found = claims("orojenesis")[claim]().to_dict()
    return {key: found[key] for key in PINNED}


def near(value: Any) -> Any:
    """Numbers may differ in their last digits from machine to machine."""
    if isinstance(value, list):
        return [near(v) for v in value]
    return pytest.approx(value, rel=1e-9) if isinstance(value, float) else value


@pytest.mark.parametrize("claim", NAMES)
def test_the_table(claim: str) -> None:
    expected = json.loads(TABLE.read_text())
    assert list(expected) == NAMES
    assert pinned(claim) == {key: near(value) for key, value in expected[claim].items()}


def test_what_agrees_and_what_does_not() -> None:
    verdicts = {name: row["verdict"] for name, row in json.loads(TABLE.read_text()).items()}
    assert {name for name, verdict in verdicts.items() if verdict == "not reproduced"} == {"sec3-bound"}
    cannot = {name for name, verdict in verdicts.items() if verdict.startswith("not reproducible: ")}
    assert cannot == {"sec3-eyeriss", "fig2-a100"}
    part = {name for name, verdict in verdicts.items() if verdict.startswith("reproduced in part")}
    assert part == {"fig12-vertices", "fig20-vertices", "fig22-vertices"}


def test_one_claim_one_figure_or_all() -> None:
    assert [c.id for c in reproduce("fig18-max")] == ["fig18-max"]
    assert [c.id for c in reproduce("fig18")] == ["fig18-vertices", "fig18-crossover", "fig18-max"]


def test_no_mapping_met_is_below_the_bound() -> None:
    again = simba_search.searched(designs=4, mappings=4000, size=256)
    assert again.fit > 0 and again.lowest >= 1
    assert simba_search.recorded().evaluated == simba_search.DESIGNS * simba_search.MAPPINGS


def test_an_unknown_claim_is_refused() -> None:
    with pytest.raises(SpecError, match=r"no study or claim named 'fig18-min'; did you mean 'fig18-max'\?"):
        reproduce("fig18-min")


def test_the_command() -> None:
    result = CliRunner().invoke(app, ["reproduce", "fig18-max", "--json"])
    [claim] = json.loads(result.stdout)["claims"]
    assert {"id", "paper", "piste", "mode", "verdict"} <= set(claim)
    assert (claim["id"], claim["paper"], claim["verdict"]) == ("fig18-max", 3.7, "reproduced")
    assert "fig18-max" in CliRunner().invoke(app, ["reproduce", "fig18-max"]).stdout
    assert CliRunner().invoke(app, ["reproduce", "nothing"]).exit_code == 2


if __name__ == "__main__":
    rows = (f"  {json.dumps(name)}: {json.dumps(pinned(name))}" for name in NAMES)
    TABLE.write_text("{\n" + ",\n".join(rows) + "\n}\n")
