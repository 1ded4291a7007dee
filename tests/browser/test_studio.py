"""The studio in a real browser: edits show what the model says, runs can be stopped, strangers are refused."""

from __future__ import annotations

import json
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import piste
from piste.spec.files import Spec, dumps, loads
from piste.spec.mapping import Mapping
from piste.views.quantities import size

pytest.importorskip("starlette", reason="no starlette: pip install starlette uvicorn")
pytest.importorskip("uvicorn", reason="no uvicorn: pip install starlette uvicorn")

ROOT = Path(__file__).parents[2]
REACHED = (Path(__file__).parent / "reached.js").read_text()
TREE = """\
DRAM       | keep A, W, B
           | for m in steps of 64
GLB        |   keep A, B
           |   for n in steps of 16
           |     for k in steps of 32
           |       for k in steps of 1
           |         for m in steps of 1
           |           for n in steps of 1
           |             compute B
"""


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("runs")
    command = [str(Path(sys.executable).parent / "piste"), "studio", "--no-open", "--json", "--runs", str(folder)]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert server.stdout
    yield json.loads(server.stdout.readline())["address"]
    server.terminate()
    server.wait(10)


@pytest.fixture
def studio(address: str, tab: Any) -> Any:
    """The studio, loaded, with a first mapping evaluated."""
    opened = tab(1280)
    opened.page.goto(address)
    opened.page.wait_for_selector("#numbers[data-mapping]", timeout=30_000)
    return opened.page


def write(page: Any, tree: str) -> None:
    """Paste a mapping as text and wait for its numbers."""
    page.evaluate("document.getElementById('as-text').open = true")
    page.fill("#mapping", tree)
    shown(page, tree)


def shown(page: Any, tree: str) -> None:
    """Wait until the numbers are those of a mapping."""
    until(page, f"document.getElementById('numbers').dataset.mapping === {json.dumps(str(Mapping.parse(tree)))}")


def until(page: Any, expression: str, timeout: int = 10_000) -> None:
    """Wait until an expression holds; asked from outside, because the page allows no text to be run."""
    for _ in range(timeout // 50):
        if page.evaluate(expression):
            return
        page.wait_for_timeout(50)
    raise AssertionError(f"never: {expression}; {page.evaluate('document.body.innerText')[:3000]}")


def test_editing_a_tile_shows_what_the_model_says(studio: Any) -> None:
    write(studio, TREE)
    tile = studio.get_by_label("tile of the loop over m").first
    tile.fill("128")
    report = piste.evaluate("gemm:512,512,512", "eyeriss", TREE.replace("steps of 64", "steps of 128"))
    shown(studio, TREE.replace("steps of 64", "steps of 128"))
    assert f"{report.cycles:,}" in studio.locator("#numbers").inner_text()
    assert f"GLB {report.peak['GLB']:,}" in studio.locator("#occupancy").inner_text()
    assert "steps of 128" in studio.input_value("#mapping")
    until(studio, "/\\d/.test(document.getElementById('gap').textContent)")
    studio.click("#undo")
    until(studio, "document.getElementById('mapping').value.includes('steps of 64')")
    studio.click("#redo")
    until(studio, "document.getElementById('mapping').value.includes('steps of 128')")


def test_loops_are_moved_by_keys_and_by_dragging(studio: Any) -> None:
    write(studio, TREE)
    rows = studio.locator("#nodes li")
    rows.nth(3).get_by_label("move down").click()
    swapped = TREE.replace("n in steps of 16", "X").replace("k in steps of 32", "n in steps of 16")
    swapped = swapped.replace("X", "k in steps of 32")
    report = piste.evaluate("gemm:512,512,512", "eyeriss", swapped)
    reads = next(row.reads for row in report.counts if (row.memory, row.tensor) == ("DRAM", "W"))
    until(studio, f"document.getElementById('blocks').innerText.includes('{reads:,}')")
    grip, target = rows.nth(4).locator(".grip").bounding_box(), rows.nth(3).bounding_box()
    studio.mouse.move(grip["x"] + 4, grip["y"] + 4)
    studio.mouse.down()
    studio.mouse.move(target["x"] + 30, target["y"] + target["height"] / 2, steps=4)
    studio.mouse.up()
    at = "document.getElementById('mapping').value.indexOf"
    until(studio, f"{at}('n in steps of 16') < {at}('k in steps of 32')")


def test_branches_of_a_fusion_are_edited_by_hand(address: str, tab: Any) -> None:
    """A tile inside a branch is typed, a loop of a branch is added, moved and taken back."""
    page = tab(1280).page
    page.goto(address)
    page.wait_for_selector("#numbers[data-mapping]", timeout=30_000)
    spec = loads((ROOT / "examples/fused-pair.yaml").read_text(), folder=ROOT / "examples")
    assert isinstance(spec, Spec) and spec.mapping
    page.evaluate("document.querySelectorAll('details').forEach(d => d.open = true)")
    page.fill("#architecture", dumps(spec.architecture))
    page.fill("#workload", dumps(spec.workload))
    write(page, str(spec.mapping))
    branch = page.get_by_role("group", name="branch 1").first
    tile = branch.get_by_label("tile of the loop over").first
    before = tile.input_value()
    tile.fill("2")
    until(page, f"document.getElementById('mapping').value !== {json.dumps(str(spec.mapping))}")
    until(page, "document.getElementById('numbers').dataset.mapping === document.getElementById('mapping').value")
    edited = Mapping.parse(page.input_value("#mapping"))
    report = piste.evaluate(spec.workload, spec.architecture, edited)
    assert f"{report.cycles:,}" in page.locator("#numbers").inner_text() and before != "2"
    rows = branch.locator("li[data-n]").count()
    branch.get_by_label("add a loop to this branch").click()
    until(page, f"document.querySelector('#nodes .branch').querySelectorAll('li[data-n]').length === {rows + 1}")
    page.click("#undo")
    until(page, f"document.querySelector('#nodes .branch').querySelectorAll('li[data-n]').length === {rows}")
    assert page.evaluate(REACHED) == []


def test_it_is_quick(studio: Any) -> None:
    """50 ms for a three-level product: the median of several edits, as the page itself measures them."""
    write(studio, TREE)
    tile, took = studio.get_by_label("tile of the loop over m").first, []
    for value in ("32", "128", "256", "16", "64"):
        tile.fill(value)
        shown(studio, TREE.replace("m in steps of 64", f"m in steps of {value}"))
        took.append(float(studio.get_attribute("#numbers", "data-took")))
    assert sorted(took)[2] < 100, took  # other tests run beside this one


def test_what_is_wrong_is_told_and_the_rest_stays(studio: Any) -> None:
    write(studio, TREE)
    studio.fill("#mapping", TREE.replace("GLB  ", "GBL  "))
    until(studio, "document.getElementById('error').textContent.includes(\"did you mean 'GLB'?\")")
    studio.fill("#mapping", TREE)
    until(studio, "document.getElementById('error').textContent === ''")
    studio.fill("#workload", "gemm:512,512")
    until(studio, "document.getElementById('error').textContent.includes('gemm takes 3 numbers, found 2')")
    studio.fill("#workload", "../../etc/passwd")
    until(studio, "document.getElementById('error').textContent.includes('no preset named')")


def test_a_long_search_is_stopped_with_what_it_has(studio: Any) -> None:
    studio.fill("#workload", "gemm:509,521,4093")
    studio.select_option("#strategy", "random")
    studio.fill("#seconds", "300")
    studio.wait_for_timeout(700)
    studio.click("#run-search")
    job = studio.locator("#jobs li").first
    far = "document.querySelector('#jobs li [data-progress]')?.textContent"
    until(studio, f"/mappings/.test({far})", 20_000)
    job.get_by_role("button", name="Stop").click()
    studio.wait_for_selector("#jobs li[data-state='stopped']", timeout=15_000)
    assert studio.locator("#found").inner_text().count("until it was interrupted") == 1


def test_two_mappings_side_by_side_and_saved(studio: Any) -> None:
    write(studio, TREE)
    studio.click("#keep-it")
    other = TREE.replace("m in steps of 64", "m in steps of 128")
    write(studio, other)
    one, two = (piste.evaluate("gemm:512,512,512", "eyeriss", tree) for tree in (other, TREE))
    until(studio, "document.querySelector('#compared table') !== null")
    row = studio.locator("#compared tbody tr", has_text="EDP")
    assert row.locator("td").nth(3).inner_text() == f"{two.edp_pj_cycles / one.edp_pj_cycles:.3g}"
    with studio.expect_download() as saved:
        studio.click("#save")
    spec = loads(Path(saved.value.path()).read_text())
    assert isinstance(spec, Spec) and spec.mapping == Mapping.parse(other)


def test_a_bound_and_a_kept_run(studio: Any) -> None:
    studio.click("#run-bound")
    until(studio, "document.getElementById('blocks').innerText.includes('How little must move')", 20_000)
    least = size(piste.bound("gemm:512,512,512").algorithmic_min_bytes)
    assert f"{least} must move at least" in studio.locator("#numbers").inner_text()
    studio.evaluate("document.getElementById('kept-runs').open = true")
    studio.wait_for_selector("#runs button")
    studio.locator("#runs button", has_text="bound").first.click()
    until(studio, "document.getElementById('numbers').innerText.includes('must move at least')")


def test_a_models_layer_becomes_the_workload(studio: Any) -> None:
    studio.select_option("#workload-name", "model:resnet18")
    until(studio, "document.querySelectorAll('#layers option').length > 5")
    studio.select_option("#layers", index=2)
    assert "einsums" in studio.input_value("#workload")
    until(studio, "document.getElementById('numbers').innerText.includes('O[')", 30_000)


def test_on_a_telephone(address: str, tab: Any) -> None:
    page = tab(360, "dark").page
    page.goto(address)
    page.wait_for_selector("#numbers[data-mapping]", timeout=30_000)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert page.evaluate(REACHED) == []


@pytest.mark.parametrize("width", [1024, 1100, 1280])
def test_on_screens_between(address: str, tab: Any, width: int) -> None:
    page = tab(width).page
    page.goto(address)
    page.wait_for_selector("#numbers[data-mapping]", timeout=30_000)
    page.wait_for_selector("#blocks section")
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert page.evaluate(REACHED) == []


def refused(address: str, path: str, **headers: str) -> int:
    base = address.partition("/?")[0]
    request = urllib.request.Request(base + path, data=b"{}" if path != "/" else None, headers=headers)
    try:
        with urllib.request.urlopen(request) as answer:
            return int(answer.status)
    except urllib.error.HTTPError as error:
        return error.code


def test_strangers_are_refused(address: str) -> None:
    token = address.partition("token=")[2]
    mine = {"X-Piste-Token": token, "Content-Type": "application/json"}
    assert refused(address, "/api/names", **mine) == 200
    assert refused(address, "/api/names", **mine, Origin=address.partition("/?")[0]) == 200
    assert refused(address, "/api/names", **mine, Origin="http://example.com") == 403
    assert refused(address, "/api/names", **mine, Origin="null") == 403
    assert refused(address, "/api/names", **mine, Host="example.com") == 403
    assert refused(address, "/api/names", **{**mine, "X-Piste-Token": "wrong"}) == 403
    assert refused(address, "/api/names") == 403
    assert refused(address, "/") == 403
    assert refused(address, f"/?token={token}", **{"Sec-Fetch-Site": "cross-site"}) == 403


def test_another_page_cannot_ask(address: str, tab: Any, tmp_path: Path) -> None:
    (tmp_path / "other.html").write_text("<title>other</title>")
    opened = tab()
    opened.page.goto((tmp_path / "other.html").as_uri())
    base, _, token = address.partition("/?token=")
    script = f"fetch('{base}/api/names', {{method: 'POST', headers: {{'x-piste-token': '{token}'}}, body: '{{}}'}})"
    script += ".then(() => 'answered', () => 'refused')"
    assert opened.page.evaluate(script) == "refused"
    opened.complaints.clear()  # the browser says that it was refused
