"""Every record names views that are there, and a notebook shows something of each."""

from __future__ import annotations

from importlib import import_module

import pytest

import piste
from piste.kernels.predict import Prediction
from piste.results import attended, cascade, curve, drawing, explored, flow, found, network, report
from piste.results.shown import Shown

RECORDS = [
    Prediction, attended.Attended, attended.Attendeds, attended.Swept, cascade.FoundCascade, curve.Curve,
    drawing.Drawing, explored.Exploration, flow.Flows, found.Found, network.NetworkCost, report.Report,
]  # fmt: skip


@pytest.mark.parametrize("record", RECORDS, ids=lambda record: record.__name__)
def test_the_views_of_a_record_are_there(record: type[Shown]) -> None:
    for name in filter(None, (record._text, record._html)):
        module, _, function = name.rpartition(".")
        assert callable(getattr(import_module(f"piste.views.{module}"), function))


def test_without_a_form_of_its_own_a_notebook_shows_the_text() -> None:
    shown = drawing.Drawing("fig", "1 < 2", ())
    assert shown._repr_html_() == f"<pre>{str(shown).replace('<', '&lt;')}</pre>" and "1 &lt; 2" in shown._repr_html_()
    assert piste.bound("gemm:4,4,4")._repr_html_().startswith("<")
