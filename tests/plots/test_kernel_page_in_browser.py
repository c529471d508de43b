"""A kernel's page in a real browser: it opens soon, a click lights a line's instructions, a difference shows."""

from dataclasses import replace
from itertools import cycle, islice

import pytest
import torch

import workbench as wb
from tests.browser import open_page, start_browser
from workbench.plots.kernel_page import Page

pytestmark = pytest.mark.browser

OPEN_MS = 2000
SOURCE = """\
__device__ float leaky(float value) { return value > 0 ? value : 0.1f * value; }

__global__ void blur(const float* x, float* y, int columns) {
  __shared__ float row[64];
  const int c = threadIdx.x;
  row[c] = x[blockIdx.x * columns + c];
  __syncthreads();
  const float left = row[c ? c - 1 : 0];
  y[blockIdx.x * columns + c] = leaky(left) + row[c];
}"""


@pytest.fixture(scope="module")
def browser():
    with start_browser() as browser:
        yield browser


@pytest.fixture
def page(browser):
    with open_page(browser) as page:
        yield page


def made(source=SOURCE, diff=None):
    x = torch.arange(4.0 * 64).reshape(4, 64)
    other = wb.load(diff, "blur") if diff else None
    return wb.page(wb.load(source, "blur"), x, torch.empty_like(x), 64, grid=4, block=64, diff=other)


def show(page, tmp_path, made):
    """Open a page, and wait until it is painted; return how long that took, in ms."""
    page.goto(made.write(tmp_path / "kernel.html").as_uri())
    page.locator("body[data-painted-ms]").wait_for()
    return float(page.locator("body").get_attribute("data-painted-ms"))


def source_row(page, line):
    number = page.locator(f".figures > span:first-child:text-is('{line}')")
    return page.get_by_role("listbox", name="Source").locator(".row").filter(has=number)


def lit(page, column):
    """Return the texts of the rows of a column that are lit."""
    return page.get_by_role("listbox", name=column).locator(".row.lit .code").all_text_contents()


def detail(page):
    return page.locator("[role=status]:visible").text_content()


def test_a_click_on_a_line_lights_its_instructions_in_the_other_columns(page, tmp_path):
    show(page, tmp_path, made())
    source_row(page, 6).click()
    assert lit(page, "Source") == ["  row[c] = x[blockIdx.x * columns + c];"]
    assert any("ld.global.f32" in row for row in lit(page, "PTX"))
    assert not any("bar.sync" in row or "st.global" in row for row in lit(page, "PTX"))
    assert any(row.startswith("LDG") for row in lit(page, "SASS"))
    assert not any(row.startswith(("BAR", "STG")) for row in lit(page, "SASS"))
    said = detail(page)
    assert said.startswith("line 6: row[c] = x[blockIdx.x * columns + c];")
    assert "ld.global: 8 requests of 32.0 lanes, 4.0 sectors each, 100 % of the bytes moved are used" in said
    assert "cycles of a warp" in said


def test_an_inlined_call_lights_with_its_caller_and_its_own_line(page, tmp_path):
    show(page, tmp_path, made())
    source_row(page, 1).click()
    inlined = lit(page, "SASS")
    assert inlined
    assert any("FMUL" in row for row in inlined)
    assert not any(row.startswith(("LDG", "STG", "BAR")) for row in inlined)
    source_row(page, 9).click()
    assert set(inlined) < set(lit(page, "SASS"))
    row = page.get_by_role("listbox", name="SASS").locator(".row", has_text=inlined[0]).first
    row.click()
    assert lit(page, "Source") == ["__device__ float leaky(float value) { return value > 0 ? value : 0.1f * value; }"]
    assert page.locator(".row.via .code").all_text_contents() == [
        "  y[blockIdx.x * columns + c] = leaky(left) + row[c];"
    ]
    assert "line 1, inlined at line 9" in detail(page)


def test_the_keyboard_moves_changes_the_column_and_clears(page, tmp_path):
    show(page, tmp_path, made())
    source_row(page, 5).click()
    page.keyboard.press("ArrowDown")
    assert detail(page).startswith("line 6:")
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.ariaLabel") == "PTX"
    assert page.locator(".row.picked .code").count() == 1
    page.keyboard.press("Escape")
    assert page.locator(".row.lit").count() == 0
    page.get_by_role("tab", name="Code").focus()
    page.keyboard.press("ArrowRight")
    assert page.get_by_role("tab", name="Index map").get_attribute("aria-selected") == "true"


def test_the_tabs_have_the_index_map_and_the_occupancy(page, tmp_path):
    show(page, tmp_path, made())
    page.get_by_role("tab", name="Index map").click()
    page.locator(".line.touches").nth(0).hover()
    said = page.locator("#said").text_content()
    assert said == f"line 6: {SOURCE.splitlines()[5].strip()}\n  reads 256 elements of x\n  by 256 threads"
    page.get_by_role("tab", name="Occupancy").click()
    assert "64 threads" in page.locator("pre.words").text_content()
    assert page.locator(".charts svg rect").count() > 30


def test_a_difference_shows_what_changed_row_beside_row(page, tmp_path):
    show(page, tmp_path, made(diff=SOURCE.replace("leaky(left) + row[c]", "leaky(left) - 2 * row[c]")))
    assert page.get_by_role("tab", name="Difference").get_attribute("aria-selected") == "true"
    rows = {row.split("\t")[0]: row.split("\t")[1:] for row in page.locator("tbody tr").all_inner_texts()}
    before, after, _ = rows["SASS instructions"]
    assert int(before) > 10 and int(after) > 10
    page.get_by_label("what is compared").select_option("source")
    assert page.locator(".row.gone .code").all_text_contents() == [SOURCE.splitlines()[8]]
    assert page.locator(".row.come .code").all_text_contents() == [SOURCE.splitlines()[8].replace("+ row", "- 2 * row")]
    columns = page.locator(".column:visible")
    columns.nth(0).locator(".row").nth(5).click()
    assert page.locator(".row.lit .code").all_text_contents() == 2 * ["  row[c] = x[blockIdx.x * columns + c];"]
    page.get_by_label("what is compared").select_option("sass")
    assert page.locator(".row.gone, .row.come").count() > 0


def test_columns_scroll_together(page, tmp_path):
    page.set_viewport_size({"width": 1300, "height": 420})
    show(page, tmp_path, made())

    def scrolled(top):
        """Scroll the SASS; return where all columns then stand, as parts of their ways."""
        return page.evaluate(
            """async top => {
              const columns = [...document.querySelectorAll(".scroller")];
              columns[2].scrollTop = top;
              await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
              return columns.map(one => one.scrollTop / (one.scrollHeight - one.clientHeight));
            }""",
            top,
        )

    assert scrolled(1e6) == pytest.approx([1, 1, 1], abs=0.05)
    assert all(0 < part < 1 for part in scrolled(200)[1:])
    assert scrolled(0) == [0, 0, 0]
    page.get_by_label("scroll together").uncheck()
    assert scrolled(1e6) == pytest.approx([0, 0, 1], abs=0.05)


def test_a_kernel_of_5000_instructions_opens_in_time_and_keeps_few_rows(page, tmp_path):
    (side,) = made().sides
    sass = [replace(one, target=None) for one in side.sass.instructions]
    many = tuple(replace(one, address=16 * i) for i, one in enumerate(islice(cycle(sass), 5200)))
    ptx = replace(side.ptx, rows=side.ptx.rows * 80, stacks=side.ptx.stacks * 80)
    large = Page((replace(side, sass=replace(side.sass, instructions=many), ptx=ptx),))
    assert show(page, tmp_path, large) < OPEN_MS
    assert page.locator(".row").count() < 400
    took_ms = page.evaluate(
        """async () => {
          const scroller = document.querySelectorAll(".scroller")[2], begun = performance.now();
          for (let i = 1; i <= 10; i++) {
            scroller.scrollTop = i * 6500;
            await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
          }
          return (performance.now() - begun) / 10;
        }"""
    )
    assert took_ms < 150
    source_row(page, 7).click()
    assert any(row.startswith("BAR") for row in lit(page, "SASS"))


def test_colours_follow_the_scheme(browser, tmp_path):
    colors = []
    for scheme in ("light", "dark"):
        page = browser.new_page(color_scheme=scheme)
        show(page, tmp_path, made())
        colors.append(page.evaluate("getComputedStyle(document.body).backgroundColor"))
        page.close()
    assert colors == ["rgb(255, 255, 255)", "rgb(13, 17, 23)"]
