"""Two launches side by side: what is compared, and that neither can hide behind what the tensors held before."""

from __future__ import annotations

import json
from dataclasses import FrozenInstanceError, replace

import pytest
import torch

import workbench as wb
from workbench.bench import Verdict
from workbench.core.errors import ArgumentError

SOURCE = """
__global__ void row(const float* x, float* y, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n - SHORT) y[i] = FACTOR * x[i];
}
__global__ void strided(const float* x, float* y, int n) {
  __shared__ float tile[64];
  const int i = threadIdx.x * gridDim.x + blockIdx.x;
  tile[threadIdx.x % 64] = x[i];
  __syncthreads();
  if (i < n) y[i] = 2 * tile[threadIdx.x % 64];
}
__global__ void add(float* y, int n) { if (threadIdx.x < n) y[threadIdx.x] += 1; }
__global__ void other(const float* x, float* z) { *z = *x; }
"""
X, N = torch.randn(256), 256


def bind(name="row", y=None, grid=4, block=64, **defines):
    kernel = wb.load(SOURCE, name, defines={"FACTOR": "2", "SHORT": 0, **defines})
    return kernel[grid, block].bind(X, torch.zeros(N) if y is None else y, N)


@pytest.fixture(scope="module")
def result():
    y = torch.full((N,), 5.0)
    compared = wb.compare(bind(y=y), bind("strided", y=y), budget_s=0.01)
    assert torch.equal(y, torch.full((N,), 5.0))
    return compared


def test_outputs_resources_counters_and_time_stand_side_by_side(result):
    assert result.agree and result
    assert str(result.outputs[0]) == "y is the same in both"
    loads = result["l1tex__t_sectors_pipe_lsu_mem_global_op_ld.sum"]
    assert (loads.a, loads.b, loads.ratio) == (32, 128, 4.0)  # lanes are 16 bytes apart
    assert (result["static_smem_bytes"].a, result["static_smem_bytes"].b) == (0, 256)
    assert (result["grid"].a, result["occupancy_pct"].ratio) == (4, 1.0)
    assert result["median_us"].b > 0
    with pytest.raises(KeyError, match="did you mean 'registers'"):
        result["register"]


def test_it_renders_itself_and_says_whose_the_time_is(result):
    said = str(result)
    assert "a: row[4, 64] of <source> with FACTOR=2, SHORT=0" in said
    assert "on the emulator, which says nothing of a GPU's time" in said
    assert "b / a" in said and "4.00" in said
    page = result._repr_html_()
    assert "&lt;source&gt;" in page and "<table>" in page
    rows = json.loads(json.dumps(result.to_json()))
    assert {row["group"] for row in rows} == {"outputs", "launch", "resources", "counters", "time"}
    assert result.verdict in set(Verdict)
    with pytest.raises(FrozenInstanceError):
        result.a = ""


def test_the_time_is_printed_once(result):
    rows = [line.split()[0] for line in str(result).splitlines()]
    assert [row for row in rows if row in ("time", "median_us")] == ["median_us"]


@pytest.mark.parametrize("verdict", Verdict)
def test_nothing_is_faster_where_outputs_differ(result, verdict):
    differs = replace(result, outputs=(replace(result.outputs[0], agrees=False),), verdict=verdict)
    for shown in (str(differs), differs._repr_html_()):
        assert "the outputs differ: no verdict on the time on the emulator" in shown
        assert "faster" not in shown and "tie" not in shown


def test_what_differs_or_is_left_unwritten_is_found_whatever_the_tensors_held():
    wrong = wb.compare(bind(), bind(FACTOR="2.5f"), budget_s=0.0, counters=False)
    assert not wrong
    assert "y DIFFERS: y[" in str(wrong) and "a has" in str(wrong)
    y = 2 * X
    short = wb.compare(bind(y=y), bind(y=y, SHORT=3), budget_s=0.0, counters=False)
    assert not short.agree
    assert "y[253] is nan, a has" in short.outputs[0].detail
    assert "sectors" not in str(short)


def test_an_output_that_the_kernels_read_is_named():
    add = wb.load(SOURCE, "add", defines={"FACTOR": 1, "SHORT": 0})
    runs = [add[1, block].bind(X.clone(), N) for block in (256, 512)]
    unseen = wb.compare(*runs, budget_s=0.0, counters=False)
    assert not unseen.agree
    assert "it is nan in both: if the kernels read 'y', pass updates=['y']" in str(unseen)
    assert wb.compare(*runs, updates=["y"], budget_s=0.01, counters=False).agree


def test_what_cannot_be_compared_is_refused_and_what_is_not_alike_is_said():
    other = wb.load(SOURCE, "other", defines={"FACTOR": 1, "SHORT": 0})[1, 1].bind(X, torch.zeros(1))
    with pytest.raises(ArgumentError, match=r"no output of row.* has the name of one of other"):
        wb.compare(bind(), other)
    with pytest.raises(ArgumentError, match="updates names 'z'; the outputs of both are y"):
        wb.compare(bind(), bind(), updates=["z"])
    kernel = bind().kernel
    unlike = wb.compare(bind(), kernel[4, 64].bind(2 * X, torch.zeros(N), 200), budget_s=0.0, counters=False)
    assert unlike.remarks == ("not the same in both: argument x, n",)
    shapes = wb.compare(bind(), bind(y=torch.zeros(2, 128)), budget_s=0.0, counters=False)
    assert "float32 (256,) in a, float32 (2, 128) in b" in str(shapes)
