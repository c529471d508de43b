"""The page of a trace in a real browser: it paints soon, and answers whoever points at it."""

import numpy as np
import pytest
import torch

import workbench as wb
from tests.analysis.synthetic import access, tensor, trace
from tests.browser import open_page, start_browser
from workbench.core.events import EVENT, LANES, Kind
from workbench.plots import trace_page

pytestmark = pytest.mark.browser

FIRST_PAINT_MS = 2000
EVIL = "<img src=x onerror=alert(1)></script><script>alert(2)</script>"
BLUR = """\
extern "C" __global__ void blur(const float* x, float* y, int columns) {
  const int c = threadIdx.x, r = blockIdx.x;
  const int left = c ? c - 1 : c, right = c < columns - 1 ? c + 1 : c;
  y[r * columns + c] = (x[r * columns + left] + x[r * columns + c] + x[r * columns + right]) / 3;
}"""


def show(page, tmp_path, traced, dims=None):
    """Open the page of a trace, and wait until it is painted; return how long that took, in ms."""
    file = tmp_path / "page.html"
    file.write_text(trace_page(traced, dims), encoding="utf-8")
    page.goto(file.as_uri())
    page.locator("body[data-painted-ms]").wait_for()
    return float(page.locator("body").get_attribute("data-painted-ms"))


def point(page, pane, column, row, columns, rows, click=False):
    """Move the mouse over a cell of a pane; return what the page says."""
    box = page.locator(".frame").nth(pane).bounding_box()
    scale = min((box["width"] - 2) / columns, (box["height"] - 2) / rows, 40)
    x, y = box["x"] + 1 + (column + 0.5) * scale, box["y"] + 1 + (row + 0.5) * scale
    page.mouse.move(x, y)
    if click:
        page.mouse.down()
        page.mouse.up()
    return page.locator("#said").text_content()


def outlines(page, pane):
    """Count the pixels of a pane that are outlined: (black, red)."""
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    return page.evaluate(
        """pane => {
          const canvas = document.querySelectorAll(".frame")[pane].lastChild, counts = [0, 0];
          const pixels = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height).data;
          for (let i = 0; i < pixels.length; i += 4) if (pixels[i + 3] > 200) counts[+(pixels[i] > 128)]++;
          return counts;
        }""",
        pane,
    )


@pytest.fixture(scope="module")
def browser():
    with start_browser() as browser:
        yield browser


@pytest.fixture
def page(browser):
    with open_page(browser) as page:
        yield page


@pytest.fixture(scope="module")
def blurred():
    x = torch.arange(4.0 * 24).reshape(4, 24)
    return wb.load(BLUR, "blur").trace(x, torch.empty_like(x), 24, grid=4, block=24)


def test_a_million_elements_are_painted_in_time_and_stay_fluid(page, tmp_path):
    warps, per_block = (1 << 20) // LANES, 8
    events = np.zeros(2 * warps, EVENT)
    events["kind"] = np.repeat([Kind.LOAD, Kind.STORE], warps)
    events["buffer"] = np.repeat([0, 1], warps)
    events["line"], events["mask"], events["width_bytes"] = 2, 0xFFFFFFFF, 4
    warp = np.tile(np.arange(warps, dtype=np.uint64), 2)
    events["block"], events["warp"] = warp // per_block, warp % per_block
    events["address"] = 4 * (warp[:, None] * LANES + np.arange(LANES, dtype=np.uint64))
    tensors = {0: tensor("x", (1024, 1024)), 1: tensor("y", (1024, 1024))}
    traced = trace(tensors, events, grid=(warps // per_block,), block=(LANES * per_block,))
    assert show(page, tmp_path, traced) < FIRST_PAINT_MS
    assert point(page, 2, 700, 300, 1024, 1024).startswith("y[30")
    box = page.locator(".frame").nth(2).bounding_box()
    apart = int(1024 / (min(box["width"], box["height"]) - 2))
    assert apart > 1
    drawn = f"one cell in {apart * apart} is drawn: zoom in to see all"
    assert page.locator("header i").nth(2).text_content() == drawn
    took_ms = page.evaluate(
        """() => {
          const marks = document.querySelectorAll(".frame")[2].lastChild, begun = performance.now();
          for (let i = 0; i < 20; i++)
            marks.dispatchEvent(new WheelEvent("wheel", { deltaY: i < 10 ? -40 : 40, cancelable: true }));
          return (performance.now() - begun) / 20;
        }"""
    )
    assert took_ms < 50  # a zoomed picture


def test_an_element_shows_its_threads_and_where_it_comes_from(page, tmp_path, blurred):
    show(page, tmp_path, blurred)
    said = point(page, 2, 5, 2, 24, 4)
    assert "y[2, 5]: written 1 time by 1 thread: (block 2, thread 5), first at line 4: y[r * columns" in said
    assert "reads 3 elements of x: [2, 4] [2, 5] [2, 6]" in said
    assert outlines(page, 0)[0] and outlines(page, 2)[0]
    black, red = outlines(page, 1)
    assert red and not black


def test_an_input_shows_where_it_goes(page, tmp_path, blurred):
    show(page, tmp_path, blurred)
    assert "x[1, 7]: read 3 times by 3 threads: (block 1, thread " in point(page, 1, 7, 1, 24, 4)
    one = outlines(page, 2)[0]
    assert "x[1, 0]: read 3 times by 2 threads" in point(page, 1, 0, 1, 24, 4)
    assert 0 < outlines(page, 2)[0] < one  # two elements of y instead of three


def test_a_thread_shows_its_elements(page, tmp_path, blurred):
    show(page, tmp_path, blurred)
    assert "block 3, thread 9 (warp 0, lane 9)\n  writes 1 element of y: [3, 9]" in point(page, 0, 9, 3, 32, 4)
    page.mouse.move(5, 5)
    assert page.locator("#said").text_content() == ""
    assert outlines(page, 2) == [0, 0]


def test_a_click_keeps_and_the_steps_are_then_the_threads(page, tmp_path, blurred):
    show(page, tmp_path, blurred)
    assert page.locator("#stepped").text_content() == "accesses of all warps: 16"
    point(page, 2, 5, 2, 24, 4, click=True)
    assert "y[2, 5]" in point(page, 2, 9, 1, 24, 4)
    assert page.locator("#stepped").text_content() == "accesses of this thread: 4"


def veiled(page, pane):
    """Say which part of a pane's pixels is veiled."""
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    return page.evaluate(
        """pane => {
          const canvas = document.querySelectorAll(".frame")[pane].lastChild;
          const pixels = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height).data;
          let count = 0;
          for (let i = 3; i < pixels.length; i += 4) count += pixels[i] > 0;
          return count;
        }""",
        pane,
    )


def test_a_line_shows_what_it_touches_and_an_element_its_lines(page, tmp_path):
    source = """\
__global__ void half(const volatile float* x, float* y) {
  const float value = x[threadIdx.x];
  if (threadIdx.x < 16) y[threadIdx.x] = value;
}"""
    x, y = torch.ones(32), torch.zeros(32)
    show(page, tmp_path, wb.load(source, "half").trace(x, y, grid=1, block=32))
    lines = page.locator(".line")
    assert lines.all_text_contents() == [f"{i}{text}" for i, text in enumerate(source.splitlines(), start=1)]
    lines.nth(2).hover()
    said = page.locator("#said").text_content()
    assert said == f"line 3: {source.splitlines()[2].strip()}\n  writes 16 elements of y\n  by 16 threads"
    all_of_x, half_of_y = veiled(page, 1), veiled(page, 2)
    assert all_of_x == pytest.approx(2 * half_of_y, rel=0.05)
    lines.nth(1).focus()
    assert "reads 32 elements of x\n  by 32 threads" in page.locator("#said").text_content()
    assert (veiled(page, 1), veiled(page, 2)) == (0, all_of_x)
    lines.nth(0).hover()
    page.mouse.move(5, 5)
    lines.nth(1).evaluate("element => element.blur()")
    point(page, 1, 3, 0, 8, 4)
    assert page.locator(".line.lit b").all_text_contents() == ["2", "3"]  # what the thread of the element executes


def test_steps_walk_through_the_accesses_in_order(page, tmp_path, blurred):
    show(page, tmp_path, blurred)
    said = []
    for _ in range(4):
        page.locator("#forward").click()
        said.append(page.locator("#said").text_content())
    assert all(words.startswith("block 0, warp 0 reads 24 elements of x at line 4: ") for words in said[:3])
    assert said[3].startswith("block 0, warp 0 writes 24 elements of y")
    assert outlines(page, 2)[0] and not any(outlines(page, 1))
    page.locator("#back").click()
    assert page.locator("#said").text_content() == said[2]
    page.locator("#step").fill("0")
    assert page.locator("#said").text_content() == ""


def test_sliders_choose_the_plane_of_a_4d_tensor(page, tmp_path):
    shape = (2, 3, 4, 8)
    written = access(lambda b, t: 4 * (32 * b + t), buffer=0, kind=Kind.STORE, blocks=6)
    traced = trace({0: tensor("y", shape)}, written, grid=(6,), block=(32,))
    show(page, tmp_path, traced, {"y": ("n", "c", "h", "w")})
    assert "y[0, 0, 1, 3]: written 1 time by 1 thread: (block 0, thread 11)" in point(page, 1, 3, 1, 8, 4)
    labels = page.locator("section").nth(1).locator("label")
    assert [text.split()[0] for text in labels.all_text_contents()] == ["n", "c"]
    for number, value in enumerate(("1", "2")):
        labels.nth(number).locator("input").fill(value)
    assert "y[1, 2, 1, 3]: written 1 time by 1 thread: (block 5, thread 11)" in point(page, 1, 3, 1, 8, 4)


def test_a_pane_shows_another_tensor_when_it_is_chosen(page, tmp_path, blurred):
    show(page, tmp_path, blurred)
    page.locator("select").nth(0).select_option("y")
    assert point(page, 0, 5, 2, 24, 4).startswith("y[2, 5]")


def test_irregular_accesses_without_room_are_told(page, tmp_path, monkeypatch):
    monkeypatch.setattr("workbench.plots.page.MOST_DETAIL", 32)
    loads = [access(lambda _, t, turn=turn: 4 * ((turn * t) % 32), buffer=0, threads=32) for turn in (1, 3)]
    show(page, tmp_path, trace({0: tensor("x", (4, 16))}, *loads))
    assert page.locator("#partial").text_content().startswith("Too many irregular accesses for a page: 31 of them")
    assert "x[0, 3]: read 1 time by 1 thread" in point(page, 1, 3, 0, 16, 4)
    assert "x[3, 3]: no access that is shown touches it" in point(page, 1, 3, 3, 16, 4)


def test_hostile_names_are_text(page, tmp_path):
    written = access(lambda b, t: 4 * t, buffer=0, kind=Kind.STORE)
    traced = trace({0: tensor(EVIL, (4, 8))}, written)
    object.__setattr__(traced, "kernel", EVIL)
    object.__setattr__(traced, "source", (EVIL,))
    show(page, tmp_path, traced, {EVIL: (EVIL, EVIL)})
    assert f"{EVIL}[1, 3]: written 1 time" in point(page, 1, 3, 1, 8, 4)
    assert page.locator("h1").text_content() == f"What the threads of {EVIL} touch"
    assert page.locator("img").count() == 0
