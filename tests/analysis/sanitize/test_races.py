"""Which of the races of two source lines is told."""

import torch

import workbench as wb

SHIFT = """extern "C" __global__ void shift(const float* x, float* y) {
    __shared__ float s[64];
    s[threadIdx.x] = x[threadIdx.x];
    y[threadIdx.x] = s[(threadIdx.x + 1) % 64];
}
"""


def test_of_two_lines_the_race_that_reaches_furthest_is_told():
    kernel = wb.load(SHIFT, "shift")
    report = kernel.sanitize(torch.zeros(64), torch.zeros(64), grid=1, block=64)
    (found,) = (finding for finding in report.findings if (finding.other.line, finding.line) == (3, 4))
    assert "of another warp" in found.message
    assert "put __syncthreads() between them" in found.message


def test_a_race_within_a_warp_is_told_as_such():
    kernel = wb.load(SHIFT.replace("64", "32"), "shift")
    (found,) = kernel.sanitize(torch.zeros(32), torch.zeros(32), grid=1, block=32).findings
    assert "put __syncwarp() between them" in found.message
