"""Functions of Numba through launch, trace and sanitise, without a GPU."""

import functools
import pickle
import sys
from pathlib import Path

import numpy as np
import pytest
import torch
from numba import cuda, float32, int32

import workbench as wb
from workbench.core.errors import ArgumentError, LaunchError, MemoryFaultError, MissingDependencyError, WorkbenchError

pytestmark = pytest.mark.no_cover
TILE = 16


@cuda.jit
def scale(x, y, n):
    i = cuda.grid(1)
    if i < n:
        y[i] = 2 * x[i]


def matmul(a, b, c):
    left, right = cuda.shared.array((TILE, TILE), float32), cuda.shared.array((TILE, TILE), float32)
    column, row = cuda.grid(2)
    i, j = cuda.threadIdx.y, cuda.threadIdx.x
    total = float32(0)
    for start in range(0, a.shape[1], TILE):
        inside = row < a.shape[0] and start + j < a.shape[1]
        left[i, j] = a[row, start + j] if inside else float32(0)
        inside = column < b.shape[1] and start + i < b.shape[0]
        right[i, j] = b[start + i, column] if inside else float32(0)
        cuda.syncthreads()
        for k in range(TILE):
            total += left[i, k] * right[k, j]
        cuda.syncthreads()
    if row < c.shape[0] and column < c.shape[1]:
        c[row, column] = total


def histogram(values, counts):
    for i in range(cuda.grid(1), values.size, cuda.gridsize(1)):
        cuda.atomic.add(counts, values[i], 1)


def racy_sum(x, y):
    shared = cuda.shared.array(256, float32)
    t = cuda.threadIdx.x
    shared[t] = x[t]
    width = 128
    while width > 0:
        if t < width:
            shared[t] += shared[t + width]
        width //= 2
    if t == 0:
        y[0] = shared[0]


@functools.cache
def scaled():
    return wb.from_numba(scale, "void(float32[::1], float32[::1], int32)")


def test_scale():
    x, y = torch.randn(2, 1000)
    scaled()[8, 128](x, y, 1000)
    assert torch.equal(y, 2 * x)
    scaled().launch(x, n=3, y=y, grid=1, block=32)
    assert not scaled().sanitize(x, y, 1000, grid=8, block=128).findings


def test_numpy_arrays_are_arguments_too():
    x = np.arange(100, dtype=np.float32)
    y = np.zeros_like(x)
    scaled()[1, 128](x, y, 100)
    np.testing.assert_array_equal(y, 2 * x)


def test_matmul_in_any_layout():
    kernel = wb.from_numba(matmul, (float32[:, :], float32[:, :], float32[:, :]))
    a, b, c = torch.randn(40, 50), torch.randn(33, 50).T, torch.empty(40, 33)
    kernel.launch(a, b, c, grid=(3, 3), block=(TILE, TILE), strided=True)
    torch.testing.assert_close(c, a @ b)
    assert not kernel.sanitize(a, b, c, grid=(3, 3), block=(TILE, TILE), strided=True).findings


def test_histogram():
    kernel = wb.from_numba(histogram, (int32[::1], int32[::1]))
    values, counts = torch.randint(0, 20, (5000,), dtype=torch.int32), torch.zeros(20, dtype=torch.int32)
    kernel[4, 64](values, counts)
    assert torch.equal(counts, torch.bincount(values, minlength=20).int())


def test_a_trace_has_the_lines_of_the_python_file():
    x, y = torch.randn(2, 1000)
    trace = scaled().trace(x, y, 1000, grid=8, block=128)
    first = scale.py_func.__code__.co_firstlineno
    assert set(trace.accesses["line"].tolist()) == {first + 4}
    assert "y[i] = 2 * x[i]" in str(trace.listing())


def test_a_race_is_found_at_its_line():
    kernel = wb.from_numba(racy_sum, "void(float32[::1], float32[::1])")
    findings = kernel.sanitize(torch.ones(256), torch.zeros(1), grid=1, block=256).findings
    assert {finding.kind for finding in findings} == {"data-race"}
    lines = Path(__file__).read_text(encoding="utf-8").splitlines()
    assert all(f.path == __file__ and "shared" in lines[f.line - 1] for f in findings)


def test_an_access_past_the_end_is_an_error_with_its_line():
    with pytest.raises(MemoryFaultError, match=r"test_numba\.py:\d+: scale writes .* y\[900\]"):
        scaled()[8, 128](torch.randn(1000), torch.empty(900), 1000)


def test_a_kernel_is_pickled():
    x, y = torch.randn(2, 1000)
    pickle.loads(pickle.dumps(scaled()))[8, 128](x, y, 1000)
    assert torch.equal(y, 2 * x)


@pytest.mark.parametrize(
    ("args", "named", "message"),
    [
        (
            (torch.zeros(4), torch.zeros(4)),
            {},
            r"takes 3 arguments, \(x: array\(float32, 1d, C\), .*\); got 2 by position$",
        ),
        ((torch.zeros(4), torch.zeros(4)), {"m": 4}, "got 2 by position and m by name"),
        ((torch.zeros(4), torch.zeros(4), 4), {"n": 4}, "got 3 by position and n by name"),
        (
            (torch.zeros(1, 4), torch.zeros(4), 4),
            {},
            r"'x' is .* a tensor of 1 dimensions; got shape \(1, 4\)",
        ),
        ((torch.zeros(4), "y", 4), {}, r"argument 1 'y' is array.*: expected a tensor of 1 dimensions; got a str"),
        (
            (torch.zeros(4, dtype=torch.float64), torch.zeros(4), 4),
            {},
            "'x' is float.*: expected a torch.float32 tensor",
        ),
    ],
)
def test_wrong_arguments_are_refused(args, named, message):
    with pytest.raises(LaunchError, match=message):
        scaled()[1, 32](*args, **named)


@pytest.mark.parametrize(
    ("signature", "message"),
    [
        ("void(float32[::1])", "the signature has 1 types; its parameters are x, y, n"),
        ("void(float33)", "is none of Numba's"),
        ("void(complex64[::1], float32[::1], int32)", "'x' has the type array"),
    ],
)
def test_a_wrong_signature_is_refused(signature, message):
    with pytest.raises(ArgumentError, match=message):
        wb.from_numba(scale, signature)


def test_what_numba_refuses_is_an_error_of_ours():
    def unknown(x):
        x[0] = no_such_name  # noqa: F821

    with pytest.raises(WorkbenchError, match=r"unknown: Numba does not compile it: (?s:.*)no_such_name"):
        wb.from_numba(unknown, "void(float32[::1])")


def test_another_object_is_refused():
    with pytest.raises(ArgumentError, match="takes a Python function"):
        wb.from_numba(3, "void()")


def test_a_missing_numba_is_named(monkeypatch):
    monkeypatch.setitem(sys.modules, "numba", None)
    with pytest.raises(MissingDependencyError, match="pip install numba-cuda"):
        wb.from_numba(scale, "void()")
