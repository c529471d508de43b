"""Functions of Triton through launch, trace and sanitise, without a GPU."""

import functools
import pickle
from pathlib import Path

import pytest
import torch
from torch.nn import functional

import workbench as wb
from tests.frontends import triton_kernels
from workbench.core.errors import ArgumentError, LaunchError, MemoryFaultError, MissingDependencyError, WorkbenchError

pytestmark = pytest.mark.no_cover


@functools.cache
def add(arch="sm_90"):
    types = {"x": "*fp32", "z": "*fp32", "y": "*fp32", "n": "i32"}
    return wb.from_triton(triton_kernels.add, types, {"WIDTH": 256}, arch=arch)


def is_sound(kernel, *args, grid):
    report = kernel.sanitize(*args, grid=grid, block=kernel.block, smem_bytes=kernel.smem_bytes)
    return not report.findings


def test_add():
    x, z, y = torch.randn(3, 1000)
    add()[4](x, z, y, 1000)
    assert torch.equal(y, x + z)
    assert is_sound(add(), x, z, y, 1000, grid=4)


def test_its_signature_is_the_functions():
    assert str(add().signature).startswith("add(float* x, float* z, float* y, int32_t n, ")
    assert add().block == 128


def test_a_trace_has_the_lines_of_the_python_file():
    x, z, y = torch.randn(3, 1000)
    trace = add().trace(x, z, y, 1000, grid=4, block=add().block)
    source = Path(triton_kernels.__file__).read_text(encoding="utf-8").splitlines()
    store = next(number for number, line in enumerate(source, 1) if "tl.store(y + at" in line)
    assert set(trace.accesses["line"].tolist()) == {store}
    assert "tl.store(y + at" in str(trace.listing())


def test_resources_machine_code_and_time_are_those_of_tritons_cubin():
    x, z, y = torch.randn(3, 1000)
    assert 0 < add().resources().registers < 64
    assert any(i.opcode.startswith("STG") for i in add().sass().instructions)
    assert add().predict(x, z, y, 1000, grid=4, block=add().block).microseconds > 0
    with pytest.raises(WorkbenchError, match="ptxas ended with exit code 255"):
        add().resources("sm_80")


def test_an_access_past_the_end_is_an_error_with_its_line():
    kernel = wb.from_triton(triton_kernels.past_the_end, {"x": "*fp32", "y": "*fp32", "n": "i32"}, {"WIDTH": 128})
    with pytest.raises(MemoryFaultError, match=r"triton_kernels\.py:\d+: past_the_end writes .* y\[100\]"):
        kernel[1](torch.randn(100), torch.empty(100), 100)


def test_softmax():
    kernel = wb.from_triton(triton_kernels.softmax, {"x": "*fp32", "y": "*fp32", "columns": "i32"}, {"WIDTH": 1024})
    x, y = torch.randn(7, 781), torch.empty(7, 781)
    kernel[7](x, y, 781)
    torch.testing.assert_close(y, x.softmax(1))
    assert is_sound(kernel, x, y, 781, grid=7)


def test_layer_norm():
    types = dict.fromkeys(("x", "weight", "bias", "y"), "*fp32") | {"columns": "i32", "eps": "fp32"}
    kernel = wb.from_triton(triton_kernels.layer_norm, types, {"WIDTH": 256})
    x, y, (weight, bias) = torch.randn(5, 600), torch.empty(5, 600), torch.randn(2, 600)
    kernel[5](x, weight, bias, y, 600, 1e-5)
    torch.testing.assert_close(y, functional.layer_norm(x, (600,), weight, bias, 1e-5))
    assert is_sound(kernel, x, weight, bias, y, 600, 1e-5, grid=5)


@pytest.mark.parametrize("arch", ["sm_80", "sm_90"])
@pytest.mark.slow
def test_matmul(arch):
    types = {"a": "*fp16", "b": "*fp16", "c": "*fp16", "m": "i32", "n": "i32", "k": "i32"}
    tiles = {"TILE_M": 64, "TILE_N": 64, "TILE_K": 32}
    kernel = wb.from_triton(triton_kernels.matmul, types, tiles, aligned=[n for n in types if n != "m"], arch=arch)
    a, b, c = torch.randn(100, 96).half(), torch.randn(96, 112).half(), torch.empty(100, 112).half()
    kernel[2, 2](a, b, c, 100, 112, 96)
    torch.testing.assert_close(c, (a.float() @ b.float()).half(), rtol=2e-3, atol=2e-3)
    assert is_sound(kernel, a, b, c, 100, 112, 96, grid=(2, 2))


@pytest.mark.parametrize("arch", ["sm_80", "sm_90"])
@pytest.mark.slow
def test_attention(arch):
    types = dict.fromkeys("qkvy", "*fp16") | {"length": "i32", "scale": "fp32"}
    kernel = wb.from_triton(triton_kernels.attention, types, {"TILE": 64, "DEPTH": 64}, arch=arch)
    q, k, v = torch.randn(3, 2, 100, 64).half()
    y = torch.empty_like(q)
    kernel[2, 2](q, k, v, y, 100, 0.125)
    expected = functional.scaled_dot_product_attention(*(x.float()[None] for x in (q, k, v)), scale=0.125)[0]
    torch.testing.assert_close(y.float(), expected, rtol=1e-2, atol=2e-3)
    assert is_sound(kernel, q, k, v, y, 100, 0.125, grid=(2, 2))


def test_a_kernel_is_pickled():
    x, z, y = torch.randn(3, 1000)
    pickle.loads(pickle.dumps(add()))[4](x, z, y, 1000)
    assert torch.equal(y, x + z)


def test_wrong_arguments_of_a_launch_are_refused_as_any_kernels_are():
    with pytest.raises(LaunchError, match=r"argument 0 'x' is float\*: expected a torch.float32 tensor"):
        add()[4](torch.zeros(9, dtype=torch.float64), torch.zeros(9), torch.zeros(9), 9)


@pytest.mark.parametrize(
    ("types", "values", "message"),
    [
        ({"x": "*fp32"}, {"WIDTH": 256}, "parameter 'z' has no type in signature and no value in constexprs"),
        ({"x": "*fp32", "WIDTH": "i32"}, {"WIDTH": 256}, "'z' has no type|'WIDTH' has a type and a value"),
        (
            {"x": "*fp33", "z": "*fp32", "y": "*fp32", "n": "i32"},
            {"WIDTH": 256},
            r"'x' has the type '\*fp33'; expected one of fp64",
        ),
        ({"w": "*fp32"}, {"WIDTH": 256}, "signature names w; it has x, z, y, n, WIDTH"),
        ({"x": "*fp32"}, {"TILE": 256}, "constexprs names TILE; it has x, z, y, n, WIDTH"),
    ],
)
def test_a_wrong_signature_is_refused(types, values, message):
    with pytest.raises(ArgumentError, match=message):
        wb.from_triton(triton_kernels.add, types, values)


def test_what_triton_refuses_is_an_error_of_ours():
    with pytest.raises(WorkbenchError, match=r"unknown: Triton does not compile it: (?s:.*)no_such_name"):
        wb.from_triton(triton_kernels.unknown, {"x": "*fp32"}, {"WIDTH": 32})


def test_another_function_is_refused():
    with pytest.raises(ArgumentError, match=r"takes what @triton\.jit makes; got a function"):
        wb.from_triton(is_sound, {})


def test_a_missing_triton_is_named(monkeypatch):
    monkeypatch.setitem(__import__("sys").modules, "triton", None)
    with pytest.raises(MissingDependencyError, match="pip install triton"):
        wb.from_triton(triton_kernels.add, {})
