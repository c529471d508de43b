"""Make the pictures of docs/guide/page.md and ci.md anew: ``python docs/page_picture.py``. It needs Chromium."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

import torch

import workbench as wb
from workbench.gate import changes, figures
from workbench.plots.changes_page import changes_page

ROOT = Path(__file__).parents[1]
SOURCE = """\
// the energy of a row and the next one, smoothed along the row
__device__ float energy(float a, float b) {
  const float sum = a * a + b * b;
  return sum > 1 ? 2 * sum - 1 : sum;
}

__global__ void smooth(const float* x, float* y, int columns) {
  __shared__ float row[258];
  const int c = threadIdx.x, at = blockIdx.x * columns + c;
  row[c + 1] = energy(x[at], x[at + columns]);
  if (c == 0) row[0] = row[257] = 0;
  __syncthreads();
  float sum = 0;
  for (int i = 0; i < 3; i++) {
    sum += row[c + i];
  }
  y[at] = 0.333f * sum;
}"""


BEFORE = "  part[threadIdx.x] = sum;\n  __syncthreads();\n"
AFTER = "  part[threadIdx.x] = sum;\n"
"""What changes in the kernel of programs.md: a barrier goes, and x is read in another order."""
ROWS = ("x[blockIdx.x * cols + c]", "x[c * gridDim.x + blockIdx.x]")


def report(folder: Path) -> str:
    """Write the page of a change of the kernel of docs/guide/programs.md."""
    guide = (ROOT / "docs" / "guide" / "programs.md").read_text(encoding="utf-8")
    texts = {
        "op.py": guide.partition("```python\n# ops/row_sum/op.py\n")[2].partition("```")[0],
        "v1_block.cu": guide.partition("```cuda\n")[2].partition("```")[0].replace(AFTER, BEFORE),
    }
    rows = []
    for commit in ("before", "after"):
        op_folder = folder / commit / "row_sum"
        op_folder.mkdir(parents=True)
        for name, text in texts.items():
            (op_folder / name).write_text(text, encoding="utf-8")
        op = wb.find_op("row_sum", folder / commit)
        rows.append([row for case in op.cases for row in figures(op, op.variants[0], "float32", case)])
        texts["v1_block.cu"] = texts["v1_block.cu"].replace(BEFORE, AFTER).replace(*ROWS)
    found = changes(*rows)
    return changes_page(found, found.broken(max_slower_pct=5), base="main", head="branch")


def main() -> None:
    """Write the pictures."""
    sys.path.insert(0, str(ROOT))
    from tests.browser import start_browser  # noqa: PLC0415  (of the repository, which is no package)

    x = torch.randn(65, 256, generator=torch.Generator().manual_seed(0))
    made = wb.page(wb.load(SOURCE, "smooth"), x, torch.zeros(64, 256), 256, grid=64, block=256)
    with tempfile.TemporaryDirectory() as folder, start_browser() as browser:
        page = browser.new_page(viewport={"width": 1500, "height": 720}, color_scheme="light")
        page.goto(made.write(Path(folder) / "page.html").as_uri())
        page.locator("body[data-painted-ms]").wait_for()
        page.locator(".row", has_text="row[c + 1] = energy(").first.click()
        page.screenshot(path=ROOT / "docs" / "images" / "page.png")
        page.close()
        page = browser.new_page(viewport={"width": 1200, "height": 560}, color_scheme="light")
        path = Path(folder) / "changes.html"
        path.write_text(report(Path(folder)), encoding="utf-8")
        page.goto(path.as_uri())
        page.screenshot(path=ROOT / "docs" / "images" / "changes.png")
        page.close()


if __name__ == "__main__":
    main()
