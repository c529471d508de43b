"""What the compiler leaves out is looked at in an unoptimised build, and what plans allocate is known to be empty."""

from pathlib import Path

import pytest
import torch

import workbench as wb
from workbench.op import Case, Input, Launch, Plan, Variant, launches_of

pytestmark = pytest.mark.no_cover

DEAD = """
__device__ int base = 1;
extern "C" __global__ void kernel(float* y) {
    __shared__ float s[32];
    s[threadIdx.x + base] = 1.0f;  // nobody reads it
    y[threadIdx.x] = base;
}"""


def test_a_dead_store_is_found_in_an_unoptimised_build() -> None:
    kernel, y = wb.load(DEAD, "kernel"), torch.zeros(32)
    assert kernel.sanitize(y, grid=1, block=32).passed
    (found,) = kernel.sanitize(y, grid=1, block=32, unoptimized=True).findings
    assert (found.kind, found.line, found.thread) == ("out-of-bounds", 5, (31, 0, 0))
    assert "unoptimised" in found.message
    assert y.tolist() == [1.0] * 32
    kernel.symbols["base"][...] = 0  # both builds see it
    assert kernel.sanitize(y, grid=1, block=32, unoptimized=True).passed
    assert y.tolist() == [0.0] * 32


def test_what_both_builds_show_is_told_once() -> None:
    source = 'extern "C" __global__ void kernel(float* y) { y[threadIdx.x + 1] = 1; }'
    report = wb.load(source, "kernel").sanitize(torch.zeros(32), grid=1, block=32, unoptimized=True)
    (found,) = report.findings
    assert "unoptimised" not in found.message


def test_ptx_has_no_unoptimised_build() -> None:
    text = wb.load(DEAD, "kernel").ptx()
    with pytest.raises(wb.WorkbenchError, match=r"load the \.cu"):
        wb.load(text, "kernel").sanitize(torch.zeros(32), grid=1, block=32, unoptimized=True)


TWO = """
extern "C" __global__ void first(const float* x, float* scratch) { scratch[threadIdx.x] = x[threadIdx.x]; }
extern "C" __global__ void second(const float* scratch, float* y) { y[threadIdx.x] += scratch[threadIdx.x]; }
"""


def planned(x, *, config):
    scratch, y = torch.empty(32), torch.empty(32)
    first = Launch("first", {"x": x, "scratch": scratch}, 1, 32)
    return Plan((y,), (first, Launch("second", {"scratch": scratch, "y": y}, 1, 32)))


def test_what_a_plan_allocates_is_empty_before_its_first_launch(tmp_path: Path) -> None:
    path = tmp_path / "v1.cu"
    path.write_text(TWO)
    variant = Variant("v1", path, planned, dtypes=("float32",))
    one, two = (each.sanitize() for each in launches_of(variant, "float32", Case("one", {"x": Input((32,))}), 0))
    assert one.passed
    (found,) = two.findings
    assert (found.kind, found.tensor) == ("uninitialized-read", "y")
