"""Results show themselves in notebooks, and no text of a kernel or a tensor is taken for HTML."""

import html

import numpy as np
import pytest
import torch

import workbench as wb
from tests.analysis.synthetic import access, tensor, trace
from workbench.analysis.sanitize import Finding, Report
from workbench.bound import CheckReport, OutputCheck
from workbench.verify.report import LeftOut, VerifyReport

EVIL = "<script>alert('x')</script>&"
SOURCE = """
template <typename T> __global__ void scale(T* y) { /* <script>alert('x')</script>& */ y[threadIdx.x] *= 2; }
"""


def _kernel_trace():
    return wb.load(SOURCE, "scale<float>").trace(torch.ones(32), grid=1, block=32)


def _finding():
    return Finding("data-race", f"reads {EVIL}", f"{EVIL}.cu", 3)


SHOWN = {
    "bound launch": lambda: wb.load(SOURCE, "scale<float>")[1, 32].bind(torch.ones(32)),
    "check": lambda: CheckReport(EVIL, EVIL, (OutputCheck(EVIL, "float32", (3,), False, 1.0, 0.5, EVIL),)),
    "signature": lambda: wb.load(SOURCE, "scale<float>").signature,
    "trace": _kernel_trace,
    "listing": lambda: _kernel_trace().listing(),
    "index map": lambda: trace({0: tensor(EVIL, (32,))}, access(lambda b, t: 4 * t, buffer=0)).index_map(EVIL),
    "report": lambda: Report(EVIL, (_finding(),)),
    "report without findings": lambda: Report(EVIL, ()),
    "verify report": lambda: VerifyReport((), (LeftOut(EVIL, "v", "c", "float32", "cpu", "reason"),)),
}


@pytest.mark.parametrize("make", SHOWN.values(), ids=SHOWN)
def test_text_from_outside_is_escaped(make):
    shown = make()._repr_html_()
    assert "<script" not in shown
    assert "<float>" not in shown
    assert html.escape(EVIL) in shown or "scale&lt;float&gt;" in shown


def test_an_occupancy_shows_every_limit():
    occupancy = wb.occupancy(256, 40, arch="sm_90")
    shown = occupancy._repr_html_()
    assert html.escape(str(occupancy)) in shown
    assert all(f"blocks by {name}" in shown for name in occupancy.limits)


def test_a_trace_shows_its_listing_and_its_advice():
    y = torch.from_numpy(np.ones(128, np.float32))
    source = """
extern "C" __global__ void walk(float* y) {
#pragma unroll 1
  for (int j = 0; j < 4; ++j) y[4 * threadIdx.x + j] = j;
}"""
    shown = wb.load(source, "walk").trace(y, grid=1, block=32)._repr_html_()
    assert "st.global" in shown
    assert "vectorise" in shown
