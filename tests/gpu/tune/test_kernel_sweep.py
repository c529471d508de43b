"""A bare kernel on a GPU: swept, and compared with itself in another config."""

from __future__ import annotations

import pytest
import torch

import workbench as wb
from workbench.tune import ResultKind

pytestmark = pytest.mark.gpu

SOURCE = """
__global__ void twice(const float* x, float* y, int n) {
  const int i = blockIdx.x * BLOCK_SIZE + threadIdx.x;
  if (i < n - SHORT) y[i] = 2 * x[i];
}
"""
N = 1 << 20


def test_configs_are_timed_and_a_wrong_one_is_a_row():
    x = torch.randn(N, device="cuda")
    report = wb.tune(
        wb.load(SOURCE, "twice"),
        {"BLOCK_SIZE": [64, 256], "SHORT": [0, 3]},
        args=(x, torch.empty_like(x), N),
        grid=lambda c: -(-N // c.BLOCK_SIZE),
        block=lambda c: c.BLOCK_SIZE,
        reference={"y": 2 * x},
        store=":memory:",
        final_budget_s=0.1,
    )
    kinds = {(row.candidate.config["SHORT"], row.kind) for row in report.rows}
    assert (3, ResultKind.WRONG_ANSWER) in kinds and (3, ResultKind.OK) not in kinds and (0, ResultKind.OK) in kinds
    assert not report.is_prediction
    assert report.library is None
    assert {row.candidate.config["SHORT"] for row in report.finals} == {0}


def test_two_launches_are_timed_in_turns():
    x = torch.randn(N, device="cuda")
    runs = (
        wb.load(SOURCE, "twice", defines={"BLOCK_SIZE": size, "SHORT": 0})[N // size, size].bind(x, N, out=("y", N))
        for size in (64, 256)
    )
    result = wb.compare(*runs, budget_s=0.1)
    assert result.agree and result.device == "cuda"
    assert 0 < result["median_us"].a < 1e4
    assert "emulator" not in str(result)
