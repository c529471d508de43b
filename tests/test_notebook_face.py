"""Results show themselves in notebooks, and no text of a kernel or a tensor is taken for HTML."""

import html
import re

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


@pytest.mark.parametrize("make", SHOWN.values(), ids=SHOWN)
def test_what_is_in_columns_names_a_fixed_pitch(make):
    shown = make()._repr_html_()  # an exported page has another font for all that an output holds
    assert shown.count("<pre") == len(re.findall('<pre style="[^"]*font-family: [^"]*, monospace"', shown))


@pytest.mark.parametrize("axis", ["threads", "registers", "smem_bytes"])
def test_a_sweep_of_occupancy_shows_what_limits_each_value_and_where_it_stands(axis):
    occupancy = wb.occupancy(256, 40, 9000)
    sweep = occupancy.sweep(axis)
    head, _, *lines = str(sweep).splitlines()
    assert f"75 % at {sweep.current}" in head
    (now,) = (line for line in lines if line.endswith("  <- now"))
    assert "75.0 %  registers" in now
    assert lines[0].split()[0] == str(sweep.values[0])
    assert html.escape(str(sweep)) in sweep._repr_html_()


def test_a_heat_map_of_occupancy_says_where_it_is_highest():
    heat_map = wb.occupancy(256, 40, 9000).heat_map()
    assert "now 75.0 % with 256 threads and 9000 B" in str(heat_map)
    assert "75.0 % as far as 113 KiB, with 768 threads" in str(heat_map)
    assert html.escape(str(heat_map)) in heat_map._repr_html_()


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
