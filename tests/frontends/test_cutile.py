"""Functions of cuda.tile through launch, trace and sanitise, without a GPU."""

import functools
import pickle
import sys
from pathlib import Path

import cuda.tile as ct
import numpy as np
import pytest
import torch
from cuda.tile.compilation import ArrayConstraint, ListConstraint
from torch.nn import functional

import workbench as wb
from tests.frontends import cutile_kernels
from workbench.compile import tools
from workbench.compile.assembly import assemble
from workbench.core.errors import ArgumentError, LaunchError, MemoryFaultError, MissingDependencyError, WorkbenchError
from workbench.frontends import cutile
from workbench.ptx.parser import parse

pytestmark = pytest.mark.no_cover
ROW, MATRIX = "float32[::1]", "float32[:, ::1]"


def array(dtype=ct.float32, **assumed):
    """Describe a matrix in cuda.tile's own words."""
    assumed = {"stride_constant": (None, 1), "alias_groups": (), "may_alias_internally": False, **assumed}
    return ArrayConstraint(dtype, 2, index_dtype=ct.int32, stride_lower_bound_incl=0, **assumed)


@functools.cache
def add():
    return wb.from_cutile(cutile_kernels.add, dict.fromkeys("xzy", ROW), {"WIDTH": 256})


def is_sound(kernel, *args, grid):
    report = kernel.sanitize(*args, grid=grid, block=kernel.block, smem_bytes=kernel.smem_bytes)
    return not report.findings


def test_add():
    x, z, y = torch.randn(3, 1000)
    add()[4](x, z, y)
    assert torch.equal(y, x + z)
    assert is_sound(add(), x, z, y, grid=4)


def test_arrays_of_numpy():
    x, z = np.random.default_rng(0).random((2, 500), np.float32)
    y = np.zeros_like(x)
    add()[2](x, z, y)
    assert (y == x + z).all()


def test_its_signature_has_the_extents():
    assert str(add().signature).startswith("add(float* x, int32_t x.shape0, int32_t x.stride0, float* z, ")
    assert add().block == 128


def test_a_trace_has_the_lines_of_the_python_file():
    x, z, y = torch.randn(3, 1000)
    trace = add().trace(x, z, y, grid=4, block=add().block)
    lines = Path(cutile_kernels.__file__).read_text(encoding="utf-8").splitlines()
    found = {lines[line - 1].split("(")[0].strip() for line in trace.accesses["line"].tolist()}
    assert found == {"total = ct.load", "ct.store"}
    assert "ct.store(y, index=at, tile=total)" in str(trace.listing())


def test_machine_code_and_time():
    x, z, y = torch.randn(3, 1000)
    assert add().resources().arch == "sm_80"
    assert any(i.opcode.startswith("STG") for i in add().sass("sm_90").instructions)
    assert add().predict(x, z, y, grid=4, block=add().block).microseconds > 0


def test_a_number_and_an_array_with_any_stride():
    kernel = wb.from_cutile(
        cutile_kernels.scale, {"x": "float32[:]", "y": ROW, "factor": "float32"}, {"WIDTH": 128}, aligned=["y"]
    )
    x, y = torch.randn(300, 2)[:, 1], torch.empty(300)
    kernel.launch(x, y, 3.0, grid=3, block=kernel.block, strided=True)
    assert torch.equal(y, 3 * x)


def test_softmax():
    kernel = wb.from_cutile(cutile_kernels.softmax, {"x": MATRIX, "y": MATRIX}, {"WIDTH": 1024})
    x, y = torch.randn(7, 781), torch.empty(7, 781)
    kernel[7](x, y)
    torch.testing.assert_close(y, x.softmax(1))
    assert is_sound(kernel, x, y, grid=7)


@pytest.mark.slow
def test_layer_norm():
    types = {"x": MATRIX, "weight": ROW, "bias": ROW, "y": MATRIX, "eps": "float32"}
    kernel = wb.from_cutile(cutile_kernels.layer_norm, types, {"COLUMNS": 600, "WIDTH": 1024})
    x, y, (weight, bias) = torch.randn(5, 600), torch.empty(5, 600), torch.randn(2, 600)
    kernel[5](x, weight, bias, y, 1e-5)
    torch.testing.assert_close(y, functional.layer_norm(x, (600,), weight, bias, 1e-5))
    assert is_sound(kernel, x, weight, bias, y, 1e-5, grid=5)


@pytest.mark.parametrize("arch", ["sm_80", "sm_90"])
@pytest.mark.slow
def test_matmul(arch):
    half = "float16[:, ::1]"
    tiles = {"TILE_M": 32, "TILE_N": 64, "TILE_K": 32}
    kernel = wb.from_cutile(cutile_kernels.matmul, {"a": half, "b": half, "c": MATRIX}, tiles, arch=arch)
    a, b, c = torch.randn(50, 96).half(), torch.randn(96, 112).half(), torch.empty(50, 112)
    kernel[2, 2](a, b, c)
    torch.testing.assert_close(c, a.float() @ b.float(), rtol=1e-4, atol=1e-4)
    assert is_sound(kernel, a, b, c, grid=(2, 2))


@pytest.mark.slow
def test_attention():
    types = dict.fromkeys("qkvy", "float16[:, :, ::1]") | {"scale": "float32"}
    kernel = wb.from_cutile(cutile_kernels.attention, types, {"LENGTH": 50, "TILE": 32, "DEPTH": 32})
    q, k, v = torch.randn(3, 2, 50, 32).half()
    y = torch.empty_like(q)
    kernel[2, 2](q, k, v, y, 0.125)
    expected = functional.scaled_dot_product_attention(*(x.float()[None] for x in (q, k, v)), scale=0.125)[0]
    torch.testing.assert_close(y.float(), expected, rtol=1e-2, atol=2e-3)
    assert is_sound(kernel, q, k, v, y, 0.125, grid=(2, 2))


def test_atomics():
    kernel = wb.from_cutile(cutile_kernels.histogram, dict.fromkeys(["values", "counts"], "int32[::1]"), {"WIDTH": 128})
    values, counts = torch.randint(0, 10, (256,), dtype=torch.int32), torch.zeros(10, dtype=torch.int32)
    kernel[2](values, counts)
    assert torch.equal(counts.long(), torch.bincount(values.long(), minlength=10))
    assert is_sound(kernel, values, counts.zero_(), grid=2)


def test_a_race_between_blocks_is_found_with_its_line():
    kernel = wb.from_cutile(cutile_kernels.racy, {"x": ROW, "y": ROW}, {"WIDTH": 128})
    (finding,) = kernel.sanitize(torch.randn(256), torch.empty(128), grid=2, block=kernel.block).findings
    assert finding.kind == "data-race"
    assert "cutile_kernels.py" in str(finding)


def test_an_access_past_the_end_is_an_error_with_its_line():
    kernel = wb.from_cutile(cutile_kernels.gathered, {"x": ROW, "y": ROW}, {"WIDTH": 128})
    with pytest.raises(MemoryFaultError, match=r"cutile_kernels\.py:\d+: gathered reads .* x\[128\]"):
        kernel[1](torch.randn(128), torch.empty(128))


def test_a_kernel_is_pickled():
    x, z, y = torch.randn(3, 1000)
    pickle.loads(pickle.dumps(add()))[4](x, z, y)
    assert torch.equal(y, x + z)


@pytest.mark.parametrize(
    ("x", "message"),
    [
        (torch.zeros(9, dtype=torch.float64), r"argument \d+ 'x' is float\*: expected a torch.float32 tensor"),
        (torch.zeros(9, 9), r"argument 0 'x' is float32\[::1\]: expected a tensor of 1 dimensions; got shape \(9, 9\)"),
        (torch.zeros(20)[::2], r"'x' is float32\[::1\]: expected 1 as stride of axis 0; got 2"),
        (torch.zeros(9)[1:], r"expected an address that is a multiple of 16; got 0x\w+; compile with aligned= without"),
        (3.0, r"expected a tensor of 1 dimensions; got a float"),
    ],
)
def test_an_argument_that_the_code_does_not_expect_is_refused(x, message):
    with pytest.raises(LaunchError, match=message):
        add()[1](x, torch.zeros(9), torch.zeros(9))


def test_what_cuda_tiles_own_constraints_assume_is_checked():
    types = {"x": array(stride_divisible_by=(8, 1), shape_divisible_by=(2, 1)), "y": MATRIX}
    kernel = wb.from_cutile(cutile_kernels.softmax, types, {"WIDTH": 16})
    x, y = torch.randn(4, 16), torch.empty(4, 16)
    kernel[4](x, y)
    torch.testing.assert_close(y, x.softmax(1))
    for wrong, said in (
        (torch.zeros(4, 20)[:, :16], "a multiple of 8 as stride of axis 0; got 20"),
        (torch.zeros(3, 16), "a multiple of 2 as shape of axis 0; got 3"),
    ):
        with pytest.raises(LaunchError, match=rf"argument 0 'x' is float32\[:, :\]: expected {said}"):
            kernel[4](wrong, y)


@pytest.mark.parametrize(
    ("types", "values", "message"),
    [
        ({"x": ROW, "y": ROW}, {"WIDTH": 256}, "parameter 'z' has no type in signature and no value in constants"),
        (dict.fromkeys("xzy", ROW) | {"WIDTH": "int32"}, {"WIDTH": 256}, "'WIDTH' has a type and a value"),
        ({**dict.fromkeys("xz", ROW), "y": "float33[:]"}, {"WIDTH": 256}, r"'y' has the type 'float33\[:\]'; expected"),
        ({**dict.fromkeys("xz", ROW), "y": "float32[2]"}, {"WIDTH": 256}, r"'y' has the type 'float32\[2\]'; expected"),
        ({"w": ROW}, {"WIDTH": 256}, "signature names w; it has x, z, y, WIDTH"),
        ({"x": ROW}, {"TILE": 256}, "constants names TILE; it has x, z, y, WIDTH"),
        (
            {**dict.fromkeys("xz", ROW), "y": ListConstraint(array(), alias_groups=(), elements_may_alias=False)},
            {"WIDTH": 256},
            "'y' is a ListConstraint; expected an array or a number",
        ),
    ],
)
def test_a_wrong_signature_is_refused(types, values, message):
    with pytest.raises(ArgumentError, match=message):
        wb.from_cutile(cutile_kernels.add, types, values)


def test_what_cuda_tile_refuses_is_an_error_of_ours():
    with pytest.raises(WorkbenchError, match=r"unknown: cuda.tile does not compile it: (?s:.*)no_such_name"):
        wb.from_cutile(cutile_kernels.unknown, {"x": ROW}, {"WIDTH": 32})


def test_what_its_calling_convention_lacks_is_an_error_of_ours():
    with pytest.raises(WorkbenchError, match=r"softmax: cuda\.tile does not compile it: Static array shapes"):
        wb.from_cutile(cutile_kernels.softmax, {"x": array(shape_constant=(None, 16)), "y": MATRIX}, {"WIDTH": 16})


def test_tensor_maps_of_its_driver_are_refused():
    matrix = array(ct.float16, stride_divisible_by=(8, 1), base_addr_divisible_by=16)
    tiles = {"TILE_M": 64, "TILE_N": 64, "TILE_K": 64}
    with pytest.raises(WorkbenchError, match=r"for sm_90 cuda.tile gives it 2 tensor maps, .* arch='sm_80' has none"):
        wb.from_cutile(cutile_kernels.matmul, {"a": matrix, "b": matrix, "c": MATRIX}, tiles, arch="sm_90")


def test_another_function_is_refused():
    with pytest.raises(ArgumentError, match=r"takes what @ct\.kernel makes; got a function"):
        wb.from_cutile(is_sound, {})


def test_a_missing_package_is_named(monkeypatch, tmp_path):
    monkeypatch.setattr(tools, "roots", lambda: (tmp_path,))
    monkeypatch.setattr(tools, "machine_toolkits", lambda: [])
    monkeypatch.setenv("PATH", str(tmp_path))
    tools.find_tool.cache_clear()
    with pytest.raises(MissingDependencyError, match="pip install nvidia-cuda-tileiras"):
        wb.from_cutile(cutile_kernels.add, dict.fromkeys("xzy", ROW), {"WIDTH": 256})
    monkeypatch.setitem(sys.modules, "cuda.tile", None)
    with pytest.raises(MissingDependencyError, match="pip install cuda-tile nvidia-cuda-tileiras"):
        wb.from_cutile(cutile_kernels.add, {})


TILE_PTX = """.version 8.7
.target sm_80
.address_size 64
.visible .entry both()
.reqntid 32
{
	.shared .align 4 .b8 global_smem_one[6];
	.shared .align 16 .b8 global_smem_two[32];
	.reg .b32 %r<4>;
	mov.b32 %r1, global_smem_one;
	mov.b32 %r2, global_smem_two;
	st.shared.b32 [global_smem_two+4], %r1;
	ld.shared.b32 %r3, [global_smem_one+0];
	ret;
}
"""


def test_all_arrays_of_shared_memory_lie_in_the_dynamic_one():
    text, smem_bytes = cutile._as_any_ptx(TILE_PTX)
    assert smem_bytes == 48
    assert text.count(".shared .align") == 1
    assert ".extern .shared .align 16 .b8 global_smem_one[];\n.visible .entry" in text
    for line in (
        "%r1, global_smem_one;",
        "%r2, global_smem_one+16;",
        "[global_smem_one+20], %r1;",
        "[global_smem_one];",
    ):
        assert line in text
    assert assemble(text, "sm_80").data
    assert len(parse(text).entries) == 1


@pytest.mark.parametrize(
    ("text", "expected", "got"),
    [
        (TILE_PTX.replace(".reqntid 32\n", ""), "reqntid", 0),
        (TILE_PTX + ".entry other()\n.reqntid 32\n{\nret;\n}\n", "entry", 2),
        (TILE_PTX[: TILE_PTX.index(".visible")], "entry", 0),
    ],
)
def test_ptx_of_another_form_is_an_error_that_says_what_is_expected(monkeypatch, text, expected, got):
    monkeypatch.setattr(cutile, "_ptx", lambda *_: text)
    with pytest.raises(WorkbenchError, match=rf"add: expected one \.{expected} in the PTX .*; got {got}$"):
        wb.from_cutile(cutile_kernels.add, dict.fromkeys("xzy", ROW), {"WIDTH": 256})
