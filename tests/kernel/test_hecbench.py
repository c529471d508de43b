"""The harness of benchmarks/hecbench tells kernels that agree and are sound from others."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path

import numpy as np
import pytest
import torch

pytestmark = pytest.mark.slow
SOURCE = """
__global__ void twice(const float* x, float* y, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = 2 * x[i];
}
__global__ void total(const float* x, float* y) { *y += x[threadIdx.x]; }
int main() { twice<<<1, 32>>>(nullptr, nullptr, 0); }
"""


@pytest.fixture
def harness(monkeypatch, tmp_path):
    monkeypatch.syspath_prepend(Path(__file__).parents[2] / "benchmarks" / "hecbench")
    (tmp_path / "small-cuda").mkdir()
    (tmp_path / "small-cuda" / "main.cu").write_text(SOURCE)
    yield import_module("check"), import_module("cases")
    for name in ("check", "cases"):
        del sys.modules[name]


def test_integers_are_equal_however_large(harness):
    check, cases = harness
    held = {"y": cases.i32([2_000_000_000, 7])}
    assert check._compare(cases.Case(1, 1, held, {"y": np.array([2_000_000_000, 7])})) == (0, "")
    for wrong in (np.array([2_000_000_001, 7]), np.array([2e9 + 1, np.nan])):
        assert check._compare(cases.Case(1, 1, held, {"y": wrong}))[1].startswith("y[0] is ")


def test_what_differs_and_what_is_found_shows(harness, tmp_path):
    check, cases = harness

    def twice(wrong):
        def case(draw):
            x = draw.normal(size=50)
            arguments = {"x": cases.f32(x), "y": cases.blank(50), "n": 50}
            return cases.Case(2, 32, arguments, {"y": 2 * x + wrong * (np.arange(50) == 7)})

        return case

    def total(draw):
        return cases.Case(1, 2, {"x": torch.ones(2), "y": torch.zeros(1)}, {"y": np.array([np.nan])})

    right = check.check(tmp_path, cases.Subject("small", "main.cu", "twice", twice(0)))
    assert right.passed
    assert not right.findings
    wrong = check.check(tmp_path, cases.Subject("small", "main.cu", "twice", twice(1)))
    assert not wrong.agrees
    assert wrong.error.startswith("y[7] is ")
    racy = cases.Subject("small", "main.cu", "total", total)
    (unjudged,) = {row.split(": ")[1] for row in check.check(tmp_path, racy).unjudged}
    assert unjudged == "data-race"
    judged = cases.Subject("small", "main.cu", "total", total, judged={"data-race": "meant"})
    assert check.check(tmp_path, judged).passed
    missing = check.check(tmp_path, cases.Subject("small", "main.cu", "other", total))
    assert "no kernel 'other'" in missing.error
