"""Pages in a real browser: they load without complaint, and hovering, clicking, sorting and keys show the numbers."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import piste
from piste.explore.designs import Designs
from piste.kernels.launch import Gemm
from piste.kernels.predict import Gpu, predict
from piste.spec.architecture import Architecture
from piste.studies.figures import draw
from piste.views.page import write_page
from piste.views.quantities import size
from tests.examples import some

ROOT = Path(__file__).parents[2]


def kernel() -> Any:
    h200 = piste.load("h200")
    assert isinstance(h200, Architecture)
    return predict(Gemm(4096, 4096, 4096), Gpu.of(h200))


def frontier() -> Any:
    chips = {"GLB.capacity_bytes": [16, 64, 256], "GLB.area_um2": "4 * GLB.capacity_bytes", "PE.x": [2, 8]}
    chip = Architecture.from_list(
        [
            {"memory": {"name": "DRAM", "read_pj": 100, "write_pj": 100, "words_per_cycle": 1}},
            {"memory": {"name": "GLB", "capacity_bytes": 64, "read_pj": 6, "write_pj": 6, "words_per_cycle": 4}},
            {"fanout": {"name": "PE", "axes": {"x": 2}}},
            {"compute": {"name": "MAC", "energy_pj": 1, "area_um2": 64}},
        ]
    )
    return piste.explore(Designs.of(piste.gemm(8, 8, 8), chip, chips, objectives=["energy", "cycles", "area"]))


# One small result of every kind.
RESULTS: dict[str, Callable[[], Any]] = {
    "curve": lambda: piste.bound("gemm:256,256,256"),
    "report": lambda: piste.evaluate(ROOT / "examples/eyeriss-conv.yaml"),
    "fused": lambda: piste.evaluate(ROOT / "examples/fused-pair.yaml"),
    "found": lambda: piste.search("gemm:8,8,8", "snowcat", objective=["energy", "cycles"]),
    "frontier": frontier,
    "flows": lambda: piste.dataflow(ROOT / "examples/vgg16-kcp.m", "num_pes=256,noc_bw=32"),
    "attention": lambda: piste.attention("bert-base", seq=512, platform="edge"),
    "kernel": kernel,
    "figure": lambda: draw("fig24c"),
}


class Pages(dict[str, tuple[Any, Path]]):
    """Results by kind with their pages, made when they are first asked for."""

    def __init__(self, folder: Path):
        self.folder = folder

    def __missing__(self, kind: str) -> tuple[Any, Path]:
        result, path = RESULTS[kind](), self.folder / f"{kind}.html"
        result.page(path)
        self[kind] = result, path
        return self[kind]


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> Pages:
    return Pages(tmp_path_factory.mktemp("pages"))


KINDS = tuple(RESULTS)
REACHED = (Path(__file__).parent / "reached.js").read_text()


@pytest.mark.parametrize("kind", some(KINDS, 4))
def test_a_page_loads_fast_small_and_without_complaint(kind: str, pages: Any, tab: Any) -> None:
    _, path = pages[kind]
    assert path.stat().st_size < 6 * 2**20
    opened = tab()
    asked: list[str] = []
    opened.page.on("request", lambda request: asked.append(request.url))
    painted = 5000.0
    for _ in range(3):  # the best of three: others use this machine too
        opened.page.goto(path.as_uri())
        opened.page.wait_for_selector("main section")
        opened.page.wait_for_timeout(100)
        entry = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 5000"
        painted = min(painted, opened.page.evaluate(entry))
        if painted < 1000:
            break
    assert painted < 1000
    assert set(asked) == {path.as_uri()}, "nothing comes from elsewhere"


@pytest.mark.parametrize("kind", some(KINDS, 4))
def test_a_page_has_room_on_a_telephone_in_the_dark(kind: str, pages: Any, tab: Any) -> None:
    opened = tab(360, "dark")
    opened.page.goto(pages[kind][1].as_uri())
    opened.page.wait_for_selector("main section")
    assert opened.page.evaluate("document.documentElement.scrollWidth") <= 360
    colour = opened.page.evaluate("getComputedStyle(document.body).backgroundColor")
    assert max(int(part) for part in re.findall(r"\d+", colour)[:3]) < 60
    smallest = opened.page.evaluate(
        "Math.min(...[...document.querySelectorAll('svg text')].map(t => parseFloat(getComputedStyle(t).fontSize)), 99)"
    )
    assert smallest >= 11, "text keeps its size"
    assert opened.page.evaluate(REACHED) == []


def test_what_cannot_be_read_or_reached_is_found(tab: Any) -> None:
    page = tab().page
    page.set_content(
        "<html><body style='color:#999'><p>pale</p><button></button><svg width=9 height=9></svg></body></html>"
    )
    found = " ".join(page.evaluate(REACHED))
    for complaint in ("no name: button", "a drawing without words", "contrast 2.85", "no language", "no main part"):
        assert complaint in found


@pytest.mark.parametrize("kind", KINDS)
def test_a_page_can_be_read_out_and_reached_by_keys(kind: str, pages: Any, tab: Any) -> None:
    """Names, roles and contrast, in light; the test above asks the same at 360 pixels in the dark."""
    page = tab().page
    page.goto(pages[kind][1].as_uri())
    page.wait_for_selector("main section")
    assert page.evaluate(REACHED) == []


def test_hovering_and_keys_show_the_mapping_behind_a_point(pages: Any, tab: Any) -> None:
    curve, path = pages["curve"]
    page = tab().page
    page.goto(path.as_uri())
    chart = page.locator(".plot").first
    chart.wait_for()
    chart.focus()
    page.keyboard.press("End")
    detail = page.locator(".detail").first
    buffer, traffic = curve.points[-1]
    assert f"{size(traffic)} must move with a buffer of {size(buffer)}" in detail.inner_text()
    assert detail.locator("pre").inner_text().strip() == str(curve.mapping_at(len(curve.points) - 1)).strip()
    assert chart.get_attribute("aria-valuetext") == f"{size(traffic)} must move with a buffer of {size(buffer)}"
    page.keyboard.press("Home")
    page.keyboard.press("Escape")
    box = chart.bounding_box()
    page.mouse.move(box["x"] + 64, box["y"] + 60)
    first = curve.points[0]
    assert f"{size(first[1])} must move with a buffer of {size(first[0])}" in detail.inner_text()


def test_a_table_sorts_by_any_column(pages: Any, tab: Any) -> None:
    report, path = pages["report"]
    page = tab().page
    page.goto(path.as_uri())
    table = page.locator(".sortable table").last
    head = table.locator("thead button", has_text="reads")
    head.click()
    reads = sorted((row.reads for row in report.counts), reverse=True)
    cells = [int(text.replace(",", "")) for text in table.locator("tbody td:nth-child(4)").all_inner_texts()]
    assert cells == reads
    assert head.locator("..").get_attribute("aria-sort") == "descending"
    head.focus()
    page.keyboard.press("Enter")
    cells = [int(text.replace(",", "")) for text in table.locator("tbody td:nth-child(4)").all_inner_texts()]
    assert cells == reads[::-1]


def test_a_design_is_shown_everywhere_and_limits_are_kept(pages: Any, tab: Any) -> None:
    found, path = pages["frontier"]
    page = tab().page
    page.goto(path.as_uri())
    rows = page.locator(".sortable tbody tr")
    assert rows.count() == len(found.rows())
    rows.nth(2).locator("button").click()
    design = found.rows()[2]
    shown = page.locator(".sortable .detail pre").inner_text()
    assert f"cycles: {design['cycles']}" in shown and "keep" in shown, "with its mapping"
    assert page.locator("polyline[stroke='var(--accent)']").get_attribute("data-row") == "2"
    page.locator("summary", has_text="Limits as numbers").click()
    most = sorted(row["cycles"] for row in found.rows())[3]
    page.get_by_label("most cycles").fill(str(most))
    page.get_by_label("most cycles").press("Enter")
    left = sum(row["cycles"] <= most for row in found.rows())
    assert f"{left} of {len(found.rows())} are within the limits" in page.locator("[role=status]").inner_text()
    assert rows.count() == left


def test_a_fused_tree_shows_what_lives_when(pages: Any, tab: Any) -> None:
    page = tab().page
    page.goto(pages["fused"][1].as_uri())
    assert page.locator(".branches > div").count() == 2
    lives = page.locator(".lives tbody tr", has_text="GLB: P")
    assert lives.locator(".visually-hidden", has_text="lives").count() == 2, "from its maker to its reader"


def test_what_users_wrote_is_never_run(tmp_path: Path, tab: Any) -> None:
    evil = "</script><img src=x onerror=document.title='ran'>"
    claim = piste_claim(evil)
    write_page([claim], tmp_path / "evil.html")
    page = tab().page
    page.goto((tmp_path / "evil.html").as_uri())
    page.locator("tbody button").first.click()
    assert evil in page.locator("main").inner_text() and page.title() != "ran"


def piste_claim(text: str) -> Any:
    from piste.results.claim import Claim

    return Claim(text, text, text, 1.0, 1.0, "", None, "reproduced", text)
