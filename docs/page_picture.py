"""Make the picture of docs/guide/page.md anew, from a page: ``python docs/page_picture.py``. It needs Chromium."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

import torch

import workbench as wb

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


def main() -> None:
    """Write the picture."""
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


if __name__ == "__main__":
    main()
