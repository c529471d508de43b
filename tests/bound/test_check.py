"""A bound launch holds its outputs against references."""

import math

import pytest
import torch
from torch.testing._comparison import default_tolerances

import workbench as wb
from workbench.verify.tolerances import close_of

SOURCE = """
__global__ void gelu(const float* x, float* y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = SCALE * 0.5f * x[i] * (1.0f + erff(0.70710678f * x[i]));
}
__global__ void split(const float* x, float* y, int* sign, int n) {
  int i = threadIdx.x;
  if (i < n) { y[i] = fabsf(x[i]); sign[i] = x[i] < 0; }
}
__global__ void add_to(float* y, const float* x, int n, float a) {
  int i = threadIdx.x;
  if (i < n) y[i] += a * x[i];
}
__global__ void fill(float* y, float a) { y[threadIdx.x] = a; }
"""
INTEGERS = "using uint16 = unsigned short;\nusing uint64 = unsigned long long;\n"
N = 100


@pytest.fixture(scope="module")
def kernels():
    return wb.module(SOURCE, defines={"SCALE": "1.0f"})


@pytest.fixture(scope="module")
def wrong():
    """The same kernels, whose gelu is off by one part in 100,000."""
    return wb.module(SOURCE, defines={"SCALE": "1.00001f"})


@pytest.fixture
def x():
    return torch.randn(N, generator=torch.Generator().manual_seed(0))


def gelu(kernels, x):
    return kernels.gelu[1, 128].bind(x, N, out=("y", N))


class TestRules:
    def test_a_callable_is_measured_in_float64(self, kernels, wrong, x):
        report = gelu(kernels, x).check({"y": torch.nn.functional.gelu})
        assert report
        assert "what rounding may do to it" in report.rows[0].rule
        found = gelu(wrong, x).check({"y": lambda x: 1.0 * torch.nn.functional.gelu(x)})
        assert not found
        assert "FAILED: y[" in str(found)

    def test_a_tensor_has_pytorchs_tolerances(self, kernels, wrong, x):
        reference = torch.nn.functional.gelu(x)
        assert gelu(kernels, x).check({"y": reference}).rows[0].rule == "rtol 1.3e-06, atol 1e-05"
        assert not gelu(wrong, 9 * x.abs()).check({"y": torch.nn.functional.gelu(9 * x.abs())})
        assert gelu(kernels, x).check({"y": torch.nn.functional.gelu(x.double())})

    @pytest.mark.parametrize("dtype", ["float16", "bfloat16", "float32", "float64", "complex64", "complex128"])
    def test_the_table_is_that_of_assert_close(self, dtype):
        kind = getattr(torch, dtype)
        assert close_of(kind) == default_tolerances(kind)

    def test_tolerances_of_ones_own(self, wrong, x):
        run = gelu(wrong, x)
        reference = torch.nn.functional.gelu(x)
        assert not run.check({"y": reference}, rtol=1e-6, atol=0)
        assert run.check({"y": reference}, rtol=2e-5, atol=1e-7)

    def test_a_callable_is_compared_as_a_tensor_where_it_has_to_be(self, kernels, wrong, x):
        class Gelu(torch.nn.Module):
            def forward(self, x: torch.Tensor) -> torch.Tensor:
                if x.dtype != torch.float32:
                    raise RuntimeError("expected scalar type Float")
                return torch.nn.functional.gelu(x)

        report = gelu(kernels, x).check({"y": Gelu()})
        assert report
        assert report.rows[0].rule.startswith("rtol 1.3e-06, atol 1e-05, since the reference does not run in float64:")
        assert gelu(wrong, x).check({"y": torch.nn.functional.gelu}, rtol=2e-5)

    def test_integers_are_compared_exactly(self, kernels, x):
        run = kernels.split[1, 128].bind(x, N, out=[("y", N), ("sign", N)])
        sign = (x < 0).int()
        report = run.check({"y": x.abs(), "sign": sign})
        assert report
        assert [row.rule for row in report.rows] == ["rtol 1.3e-06, atol 1e-05", "equality"]
        sign[3] ^= 1
        report = run.check({"sign": sign, "y": lambda x: x.abs()})
        assert [row.passed for row in report.rows] == [False, True]
        assert report.rows[0].worst.index == (3,)
        assert run.check({"sign": lambda x: (x < 0).int()})

    def test_constants_may_be_right(self, kernels):
        run = kernels.fill[1, 32].bind(0.5, out=("y", 32), device="cpu")
        assert run.check({"y": torch.full((32,), 0.5)})
        assert not run.check({"y": torch.full((32,), 0.6)})
        zero = kernels.fill[1, 32].bind(0.0, out=("y", 32), device="cpu")
        assert zero.check({"y": torch.zeros(32)})

    def test_values_below_the_tolerance_prove_nothing(self, kernels):
        run = kernels.fill[1, 32].bind(0.0, out=("y", 32), device="cpu")
        report = run.check({"y": torch.full((32,), 1e-6)})
        assert "proves nothing: zeros would pass, since y is 1e-06 at most and may differ by 1e-05" in str(report)

    def test_nan_and_infinities_are_equal_to_themselves_alone(self, kernels, x):
        x[0], x[1] = math.nan, math.inf
        run = kernels.split[1, 128].bind(x, N, out=[("y", N), ("sign", N)])
        assert run.check({"y": x.abs()})
        assert run.check({"y": lambda x: x.abs()})
        for other in (0.0, 1e30):
            assert not run.check({"y": x.abs().nan_to_num(other, other)})


class TestPoison:
    def test_what_is_left_unwritten_shows(self, kernels, x):
        run = kernels.gelu[1, 64].bind(x, N, out=("y", N))
        run.outputs["y"].copy_(torch.nn.functional.gelu(x))
        said = str(run.check({"y": torch.nn.functional.gelu(x)}))
        assert "y[64] was never written" in said
        assert "gelu[1, 64] launched 1 block of 64 threads" in said

    def test_allocated_outputs_without_a_reference_are_poisoned_too(self, kernels, x):
        run = kernels.split[1, 64].bind(x, 64, out=[("y", N), ("sign", N)])
        run.outputs["y"].zero_()
        run.check({"sign": torch.zeros(N, dtype=torch.int32)})
        assert run.outputs["y"][64:].isnan().all()

    def test_tensors_of_ones_own_are_poisoned_where_they_are_named(self, kernels, x):
        y, sign = torch.zeros(N), torch.zeros(N, dtype=torch.int32)
        run = kernels.split[1, 64].bind(x, y, sign, 64)
        assert not run.check({"sign": (x < 0).int()})
        assert (sign[64:] == 2**31 - 1).all()
        assert not y[64:].any()

    def test_an_output_that_is_also_read_is_named(self, kernels, x):
        y = torch.ones(N)
        run = kernels.add_to[1, 128].bind(y, x, N, 2.0)
        found = run.check({"y": 1 + 2 * x})
        assert "'y' was poisoned before the launch: pass updates=['y'] if the kernel reads it" in str(found)
        y.fill_(1)
        assert run.check({"y": 1 + 2 * x}, updates=["y"])
        assert run.check({"y": lambda y, x, a: y + a * x}, updates=["y"])  # of what the first check left
        assert y.allclose(1 + 4 * x)
        with pytest.raises(
            wb.ArgumentError, match=r"asks for 'y', an output.*pass updates=\['y'\] if the kernel reads"
        ):
            run.check({"y": lambda y, x: y + 2 * x})

        with pytest.raises(wb.ArgumentError, match="expected updates as a list of names; got 'y'"):
            run.check({"y": 1 + 2 * x}, updates="y")

    def test_poison_reaches_no_input(self, kernels):
        x = torch.ones(N)
        run = kernels.add_to[1, 128].bind(x, x, N, 2.0, overlap=True)
        with pytest.raises(wb.ArgumentError, match="'y' shares memory with 'x', so poisoning it would change that"):
            run.check({"y": torch.ones(N)})
        assert run.check({"y": torch.full((N,), 3.0)}, updates=["y"])

    def test_a_reference_that_shares_memory_is_refused(self, kernels, x):
        run = gelu(kernels, x)
        with pytest.raises(wb.ArgumentError, match=r"shares memory with 'y', which the kernel writes: pass a"):
            run.check({"y": run()})

    def test_a_reference_may_be_an_input(self, x):
        copy = wb.load("__global__ void copy(const float* x, float* y) { y[threadIdx.x] = x[threadIdx.x]; }")
        assert copy[1, N].bind(x, out=("y", N)).check({"y": x})

    def test_a_callable_that_writes_its_input_does_not_reach_ours(self, kernels, x):
        before = x.clone()
        run = kernels.split[1, 128].bind(x, N, out=[("y", N), ("sign", N)])
        assert run.check({"y": lambda x: x.abs_()})
        assert x.equal(before)


class TestCallables:
    def test_arguments_come_by_name_or_in_order(self, kernels, x):
        run = kernels.add_to[1, 128].bind(torch.zeros(N), x, N, 3.0)
        seen = []

        def scaled(a, x, other=None):
            seen.append((a, other))
            return a * x

        run.check({"y": scaled})
        assert seen[0] == (3.0, None)
        assert gelu(kernels, x).check({"y": lambda given: given * torch.special.ndtr(given)})
        assert gelu(kernels, x).check({"y": lambda *given: given[0] * torch.special.ndtr(given[0])})

    @pytest.mark.parametrize(
        ("reference", "message"),
        [
            (lambda x: x[:5], r"'y' has shape \(100,\); what the reference returned has \(5,\)$"),
            (torch.zeros(10, 10), r"the reference has \(10, 10\); pass .reshape\(\(100,\)\)"),
            (lambda x: x.tolist(), "the reference of 'y' returned a list: expected a tensor"),
            (torch.zeros(N, dtype=torch.int32), "'y' holds torch.float32; the reference holds torch.int32"),
            (torch.zeros(N, device="meta"), r"'y' is on cpu; the reference is on meta; pass .to\('cpu'\)"),
            (5, "is a int: expected a tensor, or a callable"),
            (lambda p, q: p * q, r"takes \(p, q\): expected parameters named like .*, x, n, or one for"),
            (lambda x, weight: x * weight, "asks for 'weight', which is no argument of the kernel; .* x, n, or none"),
            (torch.nn.functional.dropout, "the reference of 'y' is random: two runs differ by"),
        ],
        ids=["shape", "reshape", "no tensor", "kind", "device", "neither", "parameters", "a parameter", "random"],
    )  # fmt: skip
    def test_what_is_no_reference(self, kernels, x, reference, message):
        with pytest.raises(wb.ArgumentError, match=message):
            gelu(kernels, x).check({"y": reference})

    @pytest.mark.parametrize(
        ("references", "message"),
        [
            ({"x": torch.zeros(N)}, "'x' is const: the kernel does not write it; it writes y, sign"),
            ({"sing": torch.zeros(N)}, "no output is called 'sing'; the kernel writes y, sign; did you mean 'sign'?"),
            ({}, 'expected references by output, as in {"y": reference}; got none'),
            (torch.zeros(N), "expected references by output, .* got a Tensor"),
        ],
        ids=["const", "name", "none", "no mapping"],
    )
    def test_what_is_no_output(self, kernels, x, references, message):
        with pytest.raises(wb.ArgumentError, match=message.replace("?", r"\?")):
            kernels.split[1, 128].bind(x, N, out=[("y", N), ("sign", N)]).check(references)

    def test_few_bits_are_stored_as_the_output_is(self):
        kernel = wb.load("""#include <cuda_fp16.h>
        __global__ void square(const float* x, __half* y) {
          y[threadIdx.x] = __float2half(x[threadIdx.x] * x[threadIdx.x]);
        }
        """)
        run = kernel[1, 64].bind(torch.randn(64), out=("y", 64))
        assert run.check({"y": lambda x: x * x})
        assert run.check({"y": lambda x: (x * x).half()})
        assert not run.check({"y": lambda x: 1.002 * x * x})

    @pytest.mark.parametrize(
        ("element", "dtype"),
        [("uint16", torch.uint16), ("uint64", torch.uint64), ("__nv_fp8_e4m3", torch.float8_e4m3fn)],
    )
    def test_types_that_pytorch_does_not_compare(self, x, element, dtype):
        include = "#include <cuda_fp8.h>\n" if dtype.is_floating_point else INTEGERS
        kernel = wb.load(f"""{include}__global__ void step(const float* x, {element}* y) {{
          y[threadIdx.x] = {element}(x[threadIdx.x] > 0 ? 2.0f : 1.0f);
        }}""")
        run = kernel[1, N].bind(x, out=("y", N))
        tolerances = {"rtol": 0.0, "atol": 0.0} if dtype.is_floating_point else {}
        right = torch.where(x > 0, 2, 1)
        assert run.check({"y": right.to(dtype)}, **tolerances)
        assert run.check({"y": lambda x: torch.where(x > 0, 2, 1).to(dtype)}, **tolerances)
        right[3] = 3 - right[3]
        assert run.check({"y": right.to(dtype)}, **tolerances).rows[0].worst.index == (3,)


class TestReport:
    def test_it_shows_itself(self, kernels, wrong, x):
        report = gelu(kernels, x).check({"y": torch.nn.functional.gelu})
        assert str(report).startswith("gelu: y agrees: off by ")
        assert repr(report) == str(report)
        assert report.to_json()[0]["launch"] == "gelu[1, 128]"
        assert report.to_json()[0]["passed"] is True
        assert "agrees" in report._repr_html_()
        failed = gelu(wrong, x).check({"y": torch.nn.functional.gelu})
        assert "FAILED: y[" in failed._repr_html_()
        assert (failed.passed, failed.rows[0].worst.tensor) == (False, "y")

    def test_equal_outputs_agree_exactly(self, kernels, x):
        run = kernels.split[1, 128].bind(x, N, out=[("y", N), ("sign", N)])
        assert str(run.check({"y": x.abs()})) == "split: y agrees exactly"

    def test_a_fault_of_the_kernel_is_raised(self, kernels, x):
        run = kernels.gelu[1, 128].bind(x, torch.empty(N), N + 1)
        with pytest.raises(wb.MemoryFaultError):
            run.check({"y": torch.zeros(N)})
