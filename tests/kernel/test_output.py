"""A launch allocates the outputs that it is asked for by name."""

import numpy as np
import pytest
import torch

import workbench as wb
from workbench.kernel.output import poison

SPLIT = """
__global__ void split(const float* x, float* y, int* sign, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) { y[i] = fabsf(x[i]); sign[i] = x[i] < 0; }
}"""
X = torch.tensor([1.0, -2.0, 3.0])


@pytest.fixture(scope="module")
def split():
    return wb.load(SPLIT)


@pytest.fixture
def memory(monkeypatch):
    """Memory that torch leaves uninitialised, full of a number."""
    empty = torch.empty
    monkeypatch.setattr(torch, "empty", lambda *shape, **options: empty(*shape, **options).fill_(77))


def test_one_output_is_returned_alone(split):
    sign = torch.empty(3, dtype=torch.int32)
    y = split[1, 32](X, sign, 3, out=("y", X.shape, torch.float32))
    assert (y.tolist(), sign.tolist()) == ([1, 2, 3], [0, 1, 0])


def test_a_list_is_returned_as_a_tuple_and_dtypes_come_from_the_declaration(split):
    y, sign = split.launch(X, 3, out=[("y", (3,)), ("sign", 3)], grid=1, block=32)
    assert (y.dtype, sign.dtype, sign.tolist()) == (torch.float32, torch.int32, [0, 1, 0])
    (again,) = split[1, 32](X, y=y, n=3, out=[("sign", [3])])
    assert again.tolist() == [0, 1, 0]


def test_without_out_nothing_is_returned(split):
    assert split[1, 32](X, torch.empty(3), torch.empty(3, dtype=torch.int32), 3) is None


def test_a_parameter_may_be_called_out():
    kernel = wb.load("__global__ void copy(const float* x, float* out) { out[threadIdx.x] = x[threadIdx.x]; }")
    mine = torch.empty(3)
    assert kernel[1, 3](X, out=mine) is None
    assert mine.equal(X)
    assert kernel[1, 3](X, out=("out", 3)).equal(X)
    assert kernel.sanitize(X, out=torch.empty(3), grid=1, block=3).findings == ()


def test_an_empty_output(split):
    y, sign = split[1, 32](torch.empty(0), 0, out=[("y", 0), ("sign", 0)])
    assert (y.shape, sign.shape) == ((0,), (0,))


def test_arrays_of_other_libraries_say_where(split):
    assert split[1, 32](np.ones(3, np.float32), 3, out=[("y", 3), ("sign", 3)])[0].is_cpu


def test_without_a_tensor_the_device_has_to_be_named():
    fill = wb.load("__global__ void fill(float* y, float a) { y[threadIdx.x] = a; }")
    assert fill[1, 3](2.5, out=("y", 3), device="cpu").tolist() == [2.5, 2.5, 2.5]
    with pytest.raises(wb.LaunchError, match="fill: out: no tensor says where to allocate; pass device='cuda' or"):
        fill[1, 3](2.5, out=("y", 3))


def test_an_untyped_pointer_needs_a_dtype():
    fill = wb.load("__global__ void fill(void* y) { ((float*)y)[threadIdx.x] = 1; }")
    assert fill[1, 3](out=("y", 3, torch.float32), device="cpu").sum() == 3
    with pytest.raises(wb.LaunchError, match=r"'y' is void\*, which does not say of what dtype: pass \(\"y\", shape"):
        fill[1, 3](out=("y", 3), device="cpu")


@pytest.mark.parametrize(
    ("args", "named", "message"),
    [
        ((X, 3), {"out": ("z", 3)}, "no parameter is called 'z'; the kernel is split"),
        ((X, 3), {"out": ("sigm", 3)}, "did you mean 'sign'"),
        ((3,), {"out": ("x", 3), "device": "cpu"}, r"'x' is const float\*: the kernel does not write it"),
        ((X,), {"out": ("n", 3)}, "'n' is int, and no pointer"),
        ((X, 3), {"out": ("y",)}, r"expected \(name, shape\) or \(name, shape, dtype\).*got \('y',\)"),
        ((X, 3), {"out": [("y", -1)]}, r"expected \(name, shape\).*got \('y', -1\)"),
        ((X, 3), {"out": ("y", 3, "float32")}, r"expected \(name, shape\)"),
        ((X, 3), {"out": ["y"]}, "got 'y'"),
        ((X, 3), {"out": "y"}, r"expected \(name, shape\).*got 'y'"),
        ((X, 3), {"out": {"y": 3}}, r"expected \(name, shape\).*got \{'y': 3\}"),
        ((3,), {"out": ("y", 3), "x": None, "device": "cuda:77"}, "device is cuda:77; torch sees"),
        ((X, 3), {"out": [("y", 3), ("y", 3)]}, "'y' is given both by out and by out again"),
        ((X, 3), {"out": ("y", 3), "y": X}, "'y' is given both by out and by name"),
        ((X, 3), {"out": ("y", 3), "x": X}, "argument 'x' is given both by position and by name"),
        ((X, X, X, 3), {"out": ("y", 3)}, r"takes 3 arguments beside 'y', split\(.*; got 4"),
        ((X,), {"out": ("y", 3)}, "missing 'sign', 'n'"),
        ((X, 3), {"out": [("y", 3, torch.float64), ("sign", 3)]}, "expected a torch.float32 tensor; got torch.float64"),
    ],
)  # fmt: skip
def test_what_cannot_be_allocated(split, args, named, message):
    with pytest.raises(wb.LaunchError, match=message):
        split[1, 32](*args, **named)


def test_sanitize_and_trace_poison_what_they_allocate(memory):
    keep = wb.load("""__global__ void keep(const float* x, float* y, int* n, float* seen, int* count) {
      *seen = *y; *count = *n;
    }""")
    seen, count = torch.zeros(1), torch.zeros(1, dtype=torch.int32)
    for ask in (keep.sanitize, keep.trace):
        seen.zero_()
        ask(X, seen, count, out=[("y", 3), ("n", 3)], grid=1, block=1)
        assert seen.isnan().all()
        assert count.item() == 2**31 - 1
    y, _ = keep[1, 1](X, seen, count, out=[("y", 3), ("n", 3)])
    assert seen.item() == y[0] == 77


@pytest.mark.parametrize("dtype", ["float16", "float8_e4m3fn", "complex64", "bool", "int8", "uint16", "uint64"])
def test_poison_fills_every_type(dtype):
    kind = getattr(torch, dtype)
    tensor = torch.zeros(3, dtype=kind)
    poison(tensor)
    if kind.is_complex:
        assert tensor.real.isnan().all()
        assert tensor.imag.isnan().all()
    elif kind.is_floating_point:
        assert tensor.float().isnan().all()
    else:
        assert tensor.tolist() == [True if dtype == "bool" else torch.iinfo(kind).max] * 3
