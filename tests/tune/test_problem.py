"""What is said of a candidate before it runs: its key, what it takes from an SM, whether it can launch."""

import pytest

from workbench.bench.conditions import Machine
from workbench.op import find_op
from workbench.tune import Footprint, Kind, Method, Problem

SOURCE = """
extern "C" __global__ void fill(float* y, int n) {
#ifdef NEEDS_SM_90A
#ifndef __CUDA_ARCH_FEAT_SM90_ALL
#error "sm_90a it must be"
#endif
#endif
  float sums[48];
  for (int k = 0; k < 48; ++k) sums[k] = y[k * n];
  for (int pass = 0; pass < n; ++pass)
    for (int k = 0; k < 48; ++k) sums[k] = sums[k] * sums[(k + 7) % 48] + y[pass];
  for (int k = 0; k < 48; ++k) y[k * n + threadIdx.x] = sums[k];
}
"""
DECLARATION = """
from pathlib import Path
import torch
from workbench.op import Case, Input, Launch, Op, Plan, Tunable, Variant
HERE = Path(__file__).parent

def plan(x, *, config):
    y = torch.empty_like(x)
    cap = config.get("CAP", 0)
    options = {"max_registers": cap} if cap else {}
    defines = {} if cap else {"NEEDS_SM_90A": 1}
    return Plan((y,), (Launch("fill", {"y": y, "n": x.numel()}, 1, 32, defines=defines, options=options),))

def magnitude(x):
    return x.abs()

op = Op("fill", magnitude, (Case("c", {"x": Input((64,))}),), (
    Variant("capped", HERE / "fill.cu", plan, (Tunable("CAP", 255, (32, 255)),), dtypes=("float32",)),
    Variant("exact", HERE / "fill.cu", plan, dtypes=("float32",), min_arch="sm_90a"),
))
"""


@pytest.fixture
def problem(tmp_path):
    (tmp_path / "fill").mkdir()
    (tmp_path / "fill" / "fill.cu").write_text(SOURCE)
    (tmp_path / "fill" / "op.py").write_text(DECLARATION)
    return Problem.of(find_op("fill", tmp_path), "c", "float32", 0, Method())


def test_a_cap_of_registers_is_a_tunable_that_reaches_the_compiler(problem):
    low, high = problem.candidates("capped")
    assert problem.inspect(low, "sm_90").registers <= 32 < problem.inspect(high, "sm_90").registers
    machine = Machine("Some GPU", "sm_90", "13000")
    assert problem.key(low, machine) != problem.key(high, machine)


def test_a_variant_of_an_exact_architecture_is_compiled_for_it_and_ruled_out_elsewhere(problem):
    (candidate,) = problem.candidates("exact")
    assert isinstance(problem.inspect(candidate, "sm_90"), Footprint)
    other = problem.inspect(candidate, "sm_100")
    assert (other.kind, other.detail) == (Kind.RULED_OUT, "exact needs sm_90a; got sm_100")


def test_the_latest_variant_comes_first(problem):
    assert [candidate.variant for candidate in problem.candidates()] == ["exact", "capped", "capped"]
    assert [problem.rank(candidate) for candidate in problem.candidates()] == [0, 1, 1]
