"""Figures of errors show what the report says."""

from __future__ import annotations

import pytest
import torch

import workbench as wb
from workbench.plots import draw_numerics

SOURCE = """__global__ void sum(const float* x, float* y, int n) {
  float total = 0;
#pragma unroll 1
  for (int i = 0; i < n; ++i) total += x[i];
  y[0] = total;
  y[1] = (total + 1e9f) - 1e9f;
}"""


@pytest.mark.slow
def test_each_line_has_a_bar_and_each_accumulator_a_curve() -> None:
    report = wb.load(SOURCE, "sum").numerics(torch.full((4096,), 0.1), torch.zeros(2), 4096, grid=1, block=1)
    lines, growth = draw_numerics(report).axes
    assert [label.get_text()[:1] for label in lines.get_yticklabels()] == ["4", "6"]
    assert {"accumulator", "cancellation", "f32"} == {text.get_text() for text in lines.texts[1:]}
    (curve,) = growth.lines
    assert list(curve.get_xdata()) == [visits for visits, _ in report.growth(4)]
