"""What is said of a candidate before it runs: its key, what it takes from an SM, whether it can launch."""

import pytest

from workbench.bench.conditions import Machine
from workbench.op import find_op
from workbench.tune import Footprint, Method, Problem, ResultKind

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
    assert (other.kind, other.detail) == (ResultKind.RULED_OUT, "exact needs sm_90a; got sm_100")


def test_the_latest_variant_comes_first(problem):
    assert [candidate.variant for candidate in problem.candidates()] == ["exact", "capped", "capped"]
    assert [problem.rank(candidate) for candidate in problem.candidates()] == [0, 1, 1]


BUILT_ON = """
import torch
from dataclasses import replace
from pathlib import Path
from workbench.op import Case, Input, Launch, Op, Plan, Variant
SCALE, HERE = 2.0, Path(__file__).parent

def plan(x, *, config):
    y = torch.empty_like(x)
    return Plan((y,), (Launch("scale", {"y": y, "x": x, "a": SCALE}, 1, 64),))

def oracle(x):
    return SCALE * x

op = Op("scale", oracle, (Case("c", {"x": Input((64,))}),), (Variant("v", HERE / "scale.cu", plan),))
# built on 'other'
"""


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("scale/op.py", '"a": SCALE}', '"a": SCALE + 1}'),
        ("scale/op.py", "return SCALE * x", "return SCALE * x.float()"),
        ("scale/op.py", "(Variant(", "(Variant("),
        ("other/op.py", "", "tolerances = 1"),
        ("scale/scale.cu", "a * x", "x * a"),
    ],
)
def test_a_key_follows_the_declaration_and_those_that_it_is_built_on(tmp_path, file, old, new):
    for name, text in (
        ("scale/op.py", BUILT_ON),
        ("other/op.py", ""),
        ("third/op.py", ""),
        ("scale/scale.cu", 'extern "C" __global__ void scale(float* y, const float* x, float a) { *y = a * x[0]; }'),
    ):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text)

    def key(seed=0):
        problem = Problem.of(find_op("scale", tmp_path), "c", "float32", seed, Method())
        return problem.key(next(problem.candidates()), Machine("Some GPU", "sm_90", "13000"))

    first = key()
    (tmp_path / "third" / "op.py").write_text("# nothing to do with it")
    assert key() == first != key(seed=1)
    edited = tmp_path / file
    edited.write_text(edited.read_text().replace(old, new) if old else new)
    assert (key() == first) == (old == new)
