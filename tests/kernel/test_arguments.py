"""Every argument that a kernel does not take is refused before anything runs, with a message that says what to do."""

import copy
import ctypes
import pickle
import re
import struct
import warnings

import numpy as np
import pytest
import torch
from hypothesis import given
from hypothesis import strategies as st
from torch._subclasses import FakeTensorMode

import workbench as wb
from workbench.compile import Parameter, Signature
from workbench.core.dtypes import BY_C, DTYPES
from workbench.kernel import arguments
from workbench.kernel.alike import alike
from workbench.kernel.arguments import ArgumentPlan

SAXPY = """
extern "C" __global__ void saxpy(const float* x, const float* bias, float* y, int n, float a = 2.5f) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) y[i] = a * x[i] + bias[i];
}
"""
EVERY_KIND = """
#include <cuda_fp16.h>
#include <cuda_bf16.h>
struct Point { float x; double y; };
extern "C" __global__ void every_kind(
    const float* x, float* y = nullptr, const void* raw = nullptr, const float4* quads = nullptr,
    bool flag = true, signed char i8 = -1, unsigned char u8 = 0xFFu, short i16 = 0, unsigned short u16 = 010,
    int i32 = -2'147'483'647, unsigned int u32 = 1u, long long i64 = -5ll, unsigned long long u64 = 0x10,
    __half half_value = 0.5f, __nv_bfloat16 bf16 = 1.f, float f32 = 1e-5f, double f64 = .5) {}
"""


@pytest.fixture
def saxpy():
    return wb.load(SAXPY, "saxpy")


@pytest.fixture
def tensors():
    return {"x": torch.ones(8), "bias": torch.ones(8), "y": torch.empty(8), "n": 8}


def run(kernel, arguments, **options):
    kernel.launch(**arguments, **{"grid": 1, "block": 8, **options})


def refusal(kernel, arguments, **options):
    with pytest.raises(wb.LaunchError) as caught:
        run(kernel, arguments, **options)
    return str(caught.value)


def plan_of(*parameters):
    """A plan whose parameters are given as C, such as ``"const float* x"``."""
    parsed = []
    for text in parameters:
        declared, _, default = text.partition(" = ")
        c_type, _, name = declared.rpartition(" ")
        pointee = c_type.removesuffix("*").removeprefix("const ")
        dtype, is_pointer = BY_C.get(pointee), c_type.endswith("*")
        size_bytes = 8 if is_pointer else dtype.itemsize_bytes if dtype else int(pointee.removeprefix("struct"))
        is_const = is_pointer and c_type.startswith("const ")
        parsed.append(Parameter(name, c_type, is_pointer, dtype, is_const, default or None, size_bytes))
    return ArgumentPlan(Signature("k", tuple(parsed), "k"))


class TestBinding:
    def test_positions_names_and_defaults_meet(self, saxpy, launches):
        x, bias, y = torch.ones(8), torch.zeros(8), torch.empty(8)
        saxpy.launch(x, y=y, bias=bias, n=8, grid=1, block=8)
        got = launches.arguments[0]
        assert [b.name for b in got[:3]] == ["x", "bias", "y"]
        assert [b.address for b in got[:3]] == [t.data_ptr() for t in (x, bias, y)]
        assert got[3:] == [struct.pack("<i", 8), struct.pack("<f", 2.5)]

    def test_too_few(self, saxpy, tensors):
        del tensors["y"], tensors["n"]
        assert refusal(saxpy, tensors) == (
            "saxpy: takes 5 arguments, saxpy(const float* x, const float* bias, float* y, int n, float a = 2.5f); "
            "missing 'y', 'n'"
        )

    def test_too_many(self, saxpy):
        with pytest.raises(wb.LaunchError, match=r"takes 5 arguments, saxpy\(.*\); got 6"):
            saxpy.launch(1, 2, 3, 4, 5, 6, grid=1, block=1)

    def test_unknown_name(self, saxpy, tensors):
        assert "no parameter is called 'alpha'; the kernel is saxpy(" in refusal(saxpy, {**tensors, "alpha": 1})

    @pytest.mark.parametrize(("given", "meant"), [("bais", "bias"), ("outs", "out"), ("smem_byte", "smem_bytes")])
    def test_a_misspelled_name_is_asked_after(self, saxpy, tensors, given, meant):
        assert refusal(saxpy, {**tensors, given: 1}).endswith(f"float a = 2.5f); did you mean '{meant}'?")
        with pytest.raises(wb.LaunchError, match=f"did you mean '{meant}'"):
            saxpy[1, 8].bind(**{**tensors, given: 1})

    def test_twice(self, saxpy, tensors):
        with pytest.raises(wb.LaunchError, match="argument 'x' is given both by position and by name"):
            saxpy.launch(tensors["x"], **tensors, grid=1, block=8)

    def test_defaults_of_every_kind(self, launches):
        kernel = wb.load(EVERY_KIND, "every_kind")
        kernel.launch(torch.ones(4), grid=1, block=1)
        assert launches.arguments[0][1:] == [
            None, None, None, b"\1", b"\xff", b"\xff", b"\0\0", b"\x08\0",
            struct.pack("<i", -2147483647), struct.pack("<I", 1), struct.pack("<q", -5), struct.pack("<Q", 16),
            struct.pack("<e", 0.5), b"\x80\x3f", struct.pack("<f", 1e-5), struct.pack("<d", 0.5),
        ]  # fmt: skip

    def test_a_default_that_is_no_literal_has_to_be_passed(self):
        with pytest.raises(wb.LaunchError, match="missing 'n'"):
            plan_of("int n = 4 * WIDTH").bind([], {})


class TestTensors:
    def test_wrong_dtype(self, saxpy, tensors, launches):
        assert refusal(saxpy, {**tensors, "bias": torch.ones(8, dtype=torch.float64)}) == (
            "saxpy: argument 1 'bias' is const float*: expected a torch.float32 tensor; got torch.float64; "
            "convert it with .to(torch.float32), or declare the parameter for torch.float64"
        )
        assert not launches

    @pytest.mark.parametrize(
        ("value", "got"), [(None, "None"), (3, "int 3"), ([1.0, 2.0], "list [1.0, 2.0]"), ("x" * 99, "a str")]
    )
    def test_no_tensor(self, saxpy, tensors, value, got):
        assert f"'x' is const float*: expected a tensor; got {got}" in refusal(saxpy, {**tensors, "x": value})

    def test_null_only_where_the_default_is_null(self, launches):
        source = 'extern "C" __global__ void f(float* y, const float* bias = nullptr) { if (bias) *y = *bias; }'
        kernel = wb.load(source, "f")
        kernel[1, 1](torch.empty(1), None)
        kernel[1, 1](torch.empty(1))
        assert [arguments[1] for arguments in launches.arguments] == [None, None]
        with pytest.raises(wb.LaunchError, match=r"'y' is float\*: expected a tensor; got None"):
            kernel[1, 1](None)

    def test_not_contiguous(self, saxpy, tensors, launches):
        tensors["x"] = torch.ones(8, 2).T[0]
        assert refusal(saxpy, tensors) == (
            "saxpy: argument 0 'x' is not contiguous (shape (8,), strides (2,)) and the kernel gets a bare pointer; "
            "pass .contiguous(), or strided=True if the kernel knows the strides"
        )
        run(saxpy, tensors, strided=True)
        buffer = launches.arguments[0][0]
        assert (buffer.shape, buffer.strides, buffer.high - buffer.low) == ((8,), (2,), 15 * 4)

    def test_transposed_is_not_the_same_as_plain(self, saxpy, tensors):
        assert "strides (1, 8)" in refusal(saxpy, {**tensors, "x": torch.ones(4, 8).t()})

    def test_channels_last_is_not_contiguous(self, saxpy, tensors):
        image = torch.ones(2, 3, 4, 5).to(memory_format=torch.channels_last)
        assert "'x' is not contiguous" in refusal(saxpy, {**tensors, "x": image})

    def test_requires_grad_is_read_as_it_is(self, saxpy, tensors, launches):
        tensors["x"] = torch.ones(8, requires_grad=True)
        tensors["bias"] = torch.nn.Parameter(torch.ones(8))
        tensors["y"] = tensors["x"].detach().clone()
        run(saxpy, tensors)
        assert launches.arguments[0][0].address == tensors["x"].data_ptr()

    @pytest.mark.parametrize(
        ("make", "message"),
        [
            (lambda: torch.ones(4, 4).to_sparse(), "has layout torch.sparse_coo; expected a dense tensor"),
            (lambda: torch.ones(4, 4).to_sparse_csr(), "has no address that a kernel could use"),
            (lambda: torch.ones(4).to_mkldnn(), "has no address that a kernel could use"),
            (lambda: torch._efficientzerotensor((8,)), "has shape (8,) on cpu but no memory there"),
            (lambda: torch.ones(8, device="meta"), "is on meta; kernels run on CUDA tensors"),
            (lambda: torch.ones(1, dtype=torch.complex64).conj().imag, "has its negative bit set"),
        ],
        ids=["sparse", "csr", "mkldnn", "zerotensor", "meta", "negative"],
    )
    def test_tensors_without_plain_memory(self, saxpy, tensors, make, message):
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            tensors["x"] = make()
        assert message in refusal(saxpy, tensors)

    def test_negative_view_of_many_elements(self, saxpy, tensors):
        tensors["x"] = torch.ones(8, dtype=torch.complex64).conj().imag
        assert "negative bit" in refusal(saxpy, tensors, strided=True)

    def test_negative_view_of_memory_that_a_launch_took_before(self, saxpy, tensors):
        run(saxpy, tensors)
        assert "negative bit" in refusal(saxpy, {**tensors, "x": torch._neg_view(tensors["x"])})

    def test_masked_array(self, saxpy, tensors):
        masked = np.ma.masked_array(np.ones(8, np.float32), mask=True)
        assert "pass .filled(value)" in refusal(saxpy, {**tensors, "x": masked})

    def test_fake_tensor(self, saxpy, tensors):
        with FakeTensorMode():
            fake = torch.ones(8)
        assert "'x' is a FakeTensor" in refusal(saxpy, {**tensors, "x": fake})

    def test_inside_vmap(self, saxpy, tensors):
        def mapped(x):
            run(saxpy, {**tensors, "x": x})
            return x

        with pytest.raises(wb.LaunchError, match="'x' has no address"):
            torch.func.vmap(mapped)(torch.ones(2, 8))

    def test_void_pointer_takes_any_dtype_but_no_conjugate(self):
        plan = plan_of("const void* raw")
        z = torch.ones(2, dtype=torch.complex64)
        assert plan.check([z])[1] == [z.data_ptr()]
        with pytest.raises(wb.LaunchError, match="conjugate bit"):
            plan.check([z.conj()])

    def test_vectors_want_aligned_addresses(self, launches):
        kernel = wb.load('extern "C" __global__ void f(const float4* x) {}', "f")
        x = torch.ones(17)
        kernel[1, 1](x[:16])
        with pytest.raises(wb.LaunchError, match="multiple of 16 bytes; got one 4 bytes past"):
            kernel[1, 1](x[1:])

    @pytest.mark.parametrize("dtype", [d for d in DTYPES if hasattr(torch, d.name)], ids=str)
    def test_every_dtype_has_its_pointer(self, dtype):
        tensor = torch.ones(3).to(getattr(torch, dtype.name))
        plan = plan_of(f"const {dtype.c[0]}* x")
        _, fields, arguments, _, _ = plan.check([tensor])
        assert plan.buffers(fields, arguments)[0].dtype == dtype
        other = torch.int8 if dtype.name == "float32" else torch.float32
        with pytest.raises(wb.LaunchError, match=f"expected a torch.{dtype.name} tensor"):
            plan.check([torch.ones(3, dtype=other)])


class TestArraysOfOtherLibraries:
    def test_numpy_is_shared(self, saxpy, tensors, launches):
        x = np.ones(8, np.float32)
        run(saxpy, {**tensors, "x": x})
        assert launches.arguments[0][0].address == x.ctypes.data

    def test_read_only_numpy_is_refused_where_it_is_written(self, saxpy, tensors):
        y = np.ones(8, np.float32)
        y.flags.writeable = False
        assert "'y' is written by the kernel; got a read-only NumPy array" in refusal(saxpy, {**tensors, "y": y})

    def test_read_only_numpy_may_be_read(self, saxpy, tensors, launches):
        x = np.ones(8, np.float32)
        x.flags.writeable = False
        run(saxpy, {**tensors, "x": x})
        assert launches.arguments[0][0].address == x.ctypes.data

    def test_a_dtype_that_torch_does_not_have(self, saxpy, tensors):
        assert "'x' is a ndarray that torch cannot share" in refusal(saxpy, {**tensors, "x": np.ones(8, ">f4")})

    def test_a_plain_subclass_is_a_tensor(self, saxpy, tensors, launches):
        class Named(torch.Tensor):
            pass

        run(saxpy, {**tensors, "x": tensors["x"].as_subclass(Named)})
        assert launches.arguments[0][0].address == tensors["x"].data_ptr()

    def test_negative_strides(self, saxpy, tensors):
        reverse = np.ones(8, np.float32)[::-1]
        assert "'x' is a ndarray with a negative stride" in refusal(saxpy, {**tensors, "x": reverse}, strided=True)


@pytest.mark.filterwarnings("ignore:The PyTorch API of nested tensors")
@pytest.mark.parametrize("recognises", [True, False])
class TestTensorsLikeEarlierOnes:
    """Only the addresses of tensors like those of the last launches are checked again."""

    @pytest.fixture(autouse=True)
    def known(self, saxpy, tensors, recognises, monkeypatch):
        asked = []

        def watched(given):
            is_like = alike(given)
            return lambda *others: asked.append(is_like(*others)) or asked[-1]

        monkeypatch.setattr(arguments, "alike", watched if recognises else lambda given: None)
        for _ in range(4):
            run(saxpy, {**tensors, "y": torch.empty(8)})
        assert asked == [True, True] * recognises

    @pytest.mark.parametrize(
        ("name", "make", "message"),
        [
            ("x", lambda x: x.double(), "expected a torch.float32 tensor; got torch.float64"),
            ("x", lambda x: x.to("meta"), "is on meta"),
            ("x", lambda x: x.to_sparse(), "has layout torch.sparse_coo"),
            ("x", lambda x: torch.nested.nested_tensor([x]), "is a nested tensor"),
            ("x", torch._neg_view, "negative bit"),
            ("x", lambda x: torch.ones(16)[::2], "is not contiguous"),
            ("x", lambda x: None, "expected a tensor; got None"),
            ("x", lambda x: 1.0, "expected a tensor; got"),
            ("y", lambda y: torch.ones(1).expand(8), "is not contiguous"),
            ("bias", lambda b: torch.ones(8, dtype=torch.int32), "got torch.int32"),
        ],
    )
    def test_others_are_refused_as_ever(self, saxpy, tensors, name, make, message):
        for _ in range(2):
            assert message in refusal(saxpy, {**tensors, name: make(tensors[name])})

    def test_memory_is_looked_at_each_time(self, saxpy, tensors):
        memory = torch.ones(16)
        assert "shares memory" in refusal(saxpy, {**tensors, "x": memory[:8], "y": memory[7:15]})
        odd = torch.from_numpy(np.frombuffer(bytearray(4 * 8 + 2), np.uint8)[2:].view(np.float32))
        assert "multiple of 4 bytes" in refusal(saxpy, {**tensors, "x": odd})
        shrunk = torch.ones(8)
        shrunk.untyped_storage().resize_(16)
        assert "was it resized?" in refusal(saxpy, {**tensors, "x": shrunk})

    def test_larger_ones_are_taken(self, saxpy, tensors, launches):
        larger = {name: torch.ones(9) for name in ("x", "bias", "y")}
        for _ in range(3):
            run(saxpy, {**larger, "n": 9}, block=9)
        assert [buffer.shape for buffer in launches.arguments[-1][:3]] == [(9,), (9,), (9,)]
        run(saxpy, {**tensors, "y": tensors["x"]}, overlap=True)
        assert "shares memory" in refusal(saxpy, {**tensors, "y": tensors["x"]})

    def test_at_the_same_addresses_the_other_arguments_are_looked_at_each_time(self):
        plan, x, y = plan_of("const float* x", "float* y", "int n", "float a"), torch.ones(8), torch.ones(8)
        pack = plan.layout.pack
        for n, a in ((1, 0.0), (2, -0.0), (3, 1.0), (4, 0.0), (5, -0.0)):
            device, fields, arguments, is_empty, is_foreign = plan.check([x, y, n, a])
            assert pack(*fields) == pack(x.data_ptr(), y.data_ptr(), n, a)
            assert (device, arguments, is_empty, is_foreign) == (-1, [x, y, n, a], False, False)
        for n in (2**31, 1.0, None):
            with pytest.raises(wb.LaunchError, match="argument 2 'n' is int32"):
                plan.check([x, y, n, 0.0])
        assert plan.check([y, x, 6, 0.0])[1] == [y.data_ptr(), x.data_ptr(), 6, 0.0]

    def test_at_the_same_addresses_what_was_allowed_once_is_refused(self):
        plan, x = plan_of("const float* x", "float* y"), torch.ones(8)
        for _ in range(4):
            plan.check([x, x], overlap=True)
        for _ in range(4):
            with pytest.raises(wb.LaunchError, match="shares memory"):
                plan.check([x, x])


class TestOverlap:
    def test_same_tensor_twice(self, saxpy, tensors, launches):
        tensors["y"] = tensors["x"]
        assert refusal(saxpy, tensors) == (
            "saxpy: argument 2 'y' is written by the kernel and shares memory with 'x'; "
            "pass separate tensors, or overlap=True if the kernel works in place"
        )
        run(saxpy, tensors, overlap=True)
        assert len(launches) == 1

    def test_one_byte_is_enough(self, saxpy, tensors):
        memory = torch.ones(16)
        tensors["x"], tensors["y"] = memory[:8], memory[7:15]
        assert "shares memory" in refusal(saxpy, tensors)

    def test_neighbours_are_apart(self, saxpy, tensors, launches):
        memory = torch.ones(16)
        run(saxpy, {**tensors, "x": memory[:8], "y": memory[8:]})
        assert len(launches) == 1

    def test_inputs_may_be_one(self, saxpy, tensors, launches):
        run(saxpy, {**tensors, "bias": tensors["x"]})
        assert len(launches) == 1

    def test_two_outputs(self):
        plan, y = plan_of("float* first", "float* second"), torch.ones(4)
        with pytest.raises(wb.LaunchError, match="'first' is written by the kernel and shares memory with 'second'"):
            plan.check([y, y])

    def test_interleaved_columns_are_apart(self, saxpy, tensors, launches):
        columns = torch.ones(8, 2)
        run(saxpy, {**tensors, "x": columns[:, 0], "y": columns[:, 1]}, strided=True)
        assert len(launches) == 1

    def test_expanded_output(self, saxpy, tensors):
        tensors["y"] = torch.ones(1).expand(8)
        assert refusal(saxpy, tensors, strided=True) == (
            "saxpy: argument 2 'y' is written by the kernel, but several of its elements share memory "
            "(shape (8,), strides (0,)); pass .contiguous(), or overlap=True if that is meant"
        )

    def test_windows_as_output(self, saxpy, tensors):
        tensors["y"] = torch.ones(8).unfold(0, 3, 1)
        assert "several of its elements share memory" in refusal(saxpy, tensors, strided=True)

    def test_expanded_input_is_fine(self, saxpy, tensors, launches):
        run(saxpy, {**tensors, "x": torch.ones(1).expand(8)}, strided=True)
        assert len(launches) == 1

    @given(st.permutations(range(3)), st.tuples(*[st.integers(1, 4)] * 3), st.tuples(*[st.integers(1, 3)] * 3))
    def test_slices_and_permutations_never_meet_themselves(self, order, shape, steps):
        y = torch.empty(shape)[:: steps[0], :: steps[1], :: steps[2]].permute(*order)
        plan_of("float* y").check([y], strided=True)


class TestNumbers:
    @pytest.mark.parametrize(
        ("c_type", "value", "message"),
        [
            ("int", 3_000_000_000, "argument 0 'n' is int32; got 3000000000, which does not fit"),
            ("int", -(2**31) - 1, "is int32; got -2147483649, which does not fit"),
            ("unsigned int", -1, "is uint32; got -1, which does not fit"),
            ("long long", 2**63, "is int64; got 9223372036854775808, which does not fit"),
            ("unsigned long long", 2**64, "is uint64; got 18446744073709551616, which does not fit"),
            ("signed char", 128, "is int8; got 128, which does not fit"),
            ("bool", 2, "is bool; got 2, which does not fit"),
            ("int", 2.0, "is int32; got float 2.0"),
            ("int", np.float32(2), "is int32; got float32 np.float32(2.0)"),
            ("int", "2", "is int32; got str '2'"),
            ("int", None, "is int32; got NoneType None"),
            ("int", torch.tensor(2), "is int32; got Tensor tensor(2); pass its value with .item()"),
            ("float", 1e39, "is float32; got 1e+39, which does not fit"),
            ("float", 10**400, "which does not fit"),
            ("float", 1j, "is float32; got complex 1j"),
            ("__half", 65536.0, "is float16; got 65536.0, which does not fit"),
            ("__nv_bfloat16", -1e39, "is bfloat16; got -1e+39, which does not fit"),
        ],
    )
    def test_refused(self, c_type, value, message):
        with pytest.raises(wb.LaunchError) as caught:
            plan_of(f"{c_type} n").check([value])
        assert message in str(caught.value)

    @pytest.mark.parametrize(
        ("c_type", "value", "packed"),
        [
            ("int", np.int64(-7), struct.pack("<i", -7)),
            ("int", True, struct.pack("<i", 1)),
            ("bool", np.bool_(True), b"\1"),
            ("bool", 0, b"\0"),
            ("unsigned long long", 2**64 - 1, b"\xff" * 8),
            ("float", 3, struct.pack("<f", 3)),
            ("float", np.float64(0.1), struct.pack("<f", 0.1)),
            ("float", float("-inf"), struct.pack("<f", float("-inf"))),
            ("double", 2**70, struct.pack("<d", 2.0**70)),
            ("__half", 1.0 / 3, np.float16(1.0 / 3).tobytes()),
            ("__nv_bfloat16", 1.0 / 3, b"\xab\x3e"),
            ("__nv_bfloat16", 1, b"\x80\x3f"),
            ("__nv_fp8_e4m3", 1.06, b"\x38"),
            ("__nv_fp8_e5m2", 448, b"\x5f"),
        ],
    )
    def test_packed_as_the_kernel_reads_them(self, c_type, value, packed):
        plan = plan_of(f"{c_type} n")
        assert plan.layout.pack(*plan.check([value])[1]) == packed

    def test_nan_passes(self):
        plan = plan_of("float a", "__nv_bfloat16 b")
        packed = plan.layout.pack(*plan.check([float("nan"), float("nan")])[1])
        assert np.isnan(np.frombuffer(packed[:4], np.float32)[0])
        assert packed[4:] == b"\xc0\x7f"

    @given(
        st.lists(st.sampled_from(["bool", "signed char", "short", "int", "long long", "double", "float*"]), max_size=8)
    )
    def test_layout_is_that_of_a_c_struct(self, c_types):
        types = {
            "bool": ctypes.c_bool, "signed char": ctypes.c_int8, "short": ctypes.c_int16, "int": ctypes.c_int32,
            "long long": ctypes.c_int64, "double": ctypes.c_double, "float*": ctypes.c_void_p,
        }  # fmt: skip
        plan = plan_of(*(f"{c_type} p{i}" for i, c_type in enumerate(c_types)))
        fields = [(f"p{i}", types[c_type]) for i, c_type in enumerate(c_types)]
        mirror = type("Mirror", (ctypes.Structure,), {"_fields_": fields})
        assert list(plan.offsets) == [getattr(mirror, name).offset for name, _ in fields]


class TestStructs:
    def test_bytes_of_the_right_size(self):
        class Point(ctypes.Structure):
            _fields_ = (("x", ctypes.c_float), ("y", ctypes.c_float))

        plan = plan_of("struct8 p")
        assert plan.check([Point(1.0, 2.0)])[1] == [struct.pack("<ff", 1.0, 2.0)]
        assert plan.check([np.array([1, 2], np.float32)])[1] == [struct.pack("<ff", 1.0, 2.0)]

    @pytest.mark.parametrize(("value", "got"), [(b"1234", "4 bytes"), (1.5, "float 1.5")])
    def test_anything_else(self, value, got):
        with pytest.raises(wb.LaunchError, match=f"passed by value: expected its 8 bytes; got {got}"):
            plan_of("struct8 p").check([value])


class TestEmpty:
    def test_nothing_runs_and_nothing_is_wrong(self, saxpy, launches):
        run(saxpy, {"x": torch.empty(0), "bias": torch.empty(0), "y": torch.empty(0), "n": 0}, grid=0)
        assert not launches

    def test_the_checks_are_made(self, saxpy, tensors):
        assert "'bias' is const float*" in refusal(saxpy, {**tensors, "x": torch.empty(0), "bias": 1})
        assert "does not fit" in refusal(saxpy, {**tensors, "x": torch.empty(0), "n": 2**40})
        assert "grid.x must be at least 1; got -1" in refusal(saxpy, {**tensors, "x": torch.empty(0)}, grid=-1)
        assert "block.x must be at least 1; got 0" in refusal(saxpy, {**tensors, "x": torch.empty(0)}, block=0)

    def test_strided_empty(self, saxpy, tensors, launches):
        run(saxpy, {**tensors, "y": torch.empty(4, 0, 2).transpose(0, 2)}, strided=True)
        assert launches.arguments[0][[p.name for p in saxpy.signature.parameters].index("y")] is None

    @pytest.mark.parametrize("grid", [0.0, False, "0", None])
    def test_only_the_number_0_is_a_grid_of_nothing(self, saxpy, tensors, grid):
        assert "grid must be an int or a sequence of 1 to 3 ints" in refusal(
            saxpy, {**tensors, "x": torch.empty(0)}, grid=grid
        )


class _Raising:
    """An array of another library that fails when it is asked for its memory."""

    def __init__(self, error: BaseException) -> None:
        self.error = error

    def __dlpack__(self, **_: object) -> object:
        raise self.error

    def __dlpack_device__(self) -> tuple[int, int]:
        return 1, 0


class _Unspeakable:
    """An object that fails even when it is asked for its name."""

    def __repr__(self) -> str:
        raise ZeroDivisionError

    def __getattr__(self, name: str) -> object:
        raise KeyError(name)


class TestOdd:
    """What no kernel takes is refused by the name of the argument, before anything has run."""

    @pytest.mark.parametrize("error", [KeyError("k"), ZeroDivisionError("z"), AssertionError(), OSError("gone")])
    def test_an_array_that_raises(self, saxpy, tensors, launches, error):
        message = f"argument 0 'x' is a _Raising that torch cannot share: {type(error).__name__}"
        assert message in refusal(saxpy, {**tensors, "x": _Raising(error)})
        assert not launches

    def test_an_object_that_raises_at_anything(self, saxpy, tensors):
        assert "argument 0 'x' is a _Unspeakable that" in refusal(saxpy, {**tensors, "x": _Unspeakable()})
        assert "'n' is int32; got a _Unspeakable" in refusal(saxpy, {**tensors, "n": _Unspeakable()})

    @pytest.mark.parametrize("name", ["x", "y"])
    def test_a_tensor_whose_storage_was_shrunk(self, saxpy, tensors, launches, name):
        tensors[name].untyped_storage().resize_(16)
        message = refusal(saxpy, tensors)
        assert f"'{name}' has shape {tuple(tensors[name].shape)}, for which it needs" in message
        assert "its storage has 16 (was it resized?)" in message
        assert not launches

    @pytest.mark.parametrize("index", [0, 1])
    def test_shrunk_storage_is_refused_before_any_back_end_sees_it(self, saxpy, tensors, index):
        plan, values = plan_of("const float* x", "float* y"), [tensors["x"], tensors["y"]]
        plan.check(values)
        plan.check(values)
        values[index].untyped_storage().resize_(16)
        with pytest.raises(wb.LaunchError, match=r"its storage has 16 \(was it resized\?\)"):
            plan.check(values)

    def test_a_tensor_at_an_odd_address(self, saxpy, tensors, launches):
        odd = torch.from_numpy(np.frombuffer(bytearray(4 * 100 + 1), np.uint8)[1:].view(np.float32))
        if odd.data_ptr() % 4 == 0:
            odd = torch.from_numpy(np.frombuffer(bytearray(4 * 100 + 2), np.uint8)[2:].view(np.float32))
        message = refusal(saxpy, {**tensors, "x": odd[: tensors["x"].numel()]})
        assert "'x' is const float*: expected an address that is a multiple of 4 bytes" in message
        with pytest.raises(wb.LaunchError, match=r"'p' holds torch\.float32 at an address that is no multiple of 4"):
            wb.load("__global__ void bare(const void* p) {}", "bare")[1, 1](odd)
        assert not launches


UNSIGNED = """
struct Counts { unsigned* first; unsigned long long* second; };
extern "C" __global__ void count(const unsigned char* x, unsigned short* y, Counts counts, int* z) {
  y[threadIdx.x] += x[threadIdx.x];
  counts.first[threadIdx.x] -= 1;
  counts.second[threadIdx.x] += x[threadIdx.x];
  z[threadIdx.x] = -1;
}
"""


class TestUnsignedViews:
    @staticmethod
    def arguments() -> dict[str, object]:
        counts = {"first": torch.zeros(2, dtype=torch.int32), "second": torch.full((2,), -1, dtype=torch.int64)}
        x = torch.tensor([-1, 1], dtype=torch.int8)
        return {
            "x": x,
            "y": torch.zeros(2, dtype=torch.int16),
            "counts": counts,
            "z": torch.zeros(2, dtype=torch.int32),
        }

    @pytest.mark.parametrize(
        "again",
        [
            lambda kernel: kernel,
            lambda kernel: pickle.loads(pickle.dumps(kernel)),
            lambda kernel: kernel.with_defines({"A": 1}),
            lambda kernel: wb.module(UNSIGNED, unsigned_views=True).count,
            lambda kernel: copy.copy(wb.module(UNSIGNED, unsigned_views=True)).count,
        ],
        ids=["loaded", "pickled", "with_defines", "module", "copied module"],
    )
    def test_signed_tensors_are_taken_by_the_callers_word(self, again):
        arguments = self.arguments()
        kernel = again(wb.load(UNSIGNED, "count", unsigned_views=True))
        for _ in range(3):
            kernel[1, 2](**arguments)
        assert arguments["y"].tolist() == [765, 3]
        assert arguments["counts"]["first"].tolist() == [-3, -3]
        assert arguments["counts"]["second"].tolist() == [764, 2]
        assert not kernel.sanitize(**arguments, grid=1, block=2).findings

    def test_without_it_the_message_names_both_ways(self):
        for some in (self.arguments(), self.arguments() | {"x": torch.zeros(2, dtype=torch.uint8)}):
            said = refusal(wb.load(UNSIGNED, "count"), some, block=2)
            assert re.search(r"pass x.view\(torch.uint(8|16)\), .*or load the kernel with unsigned_views=True", said)

    @pytest.mark.parametrize(
        ("name", "tensor"),
        [
            ("x", torch.zeros(2, dtype=torch.int16)),
            ("y", torch.zeros(2, dtype=torch.float16)),
            ("z", torch.zeros(2, dtype=torch.uint32)),
        ],
    )
    def test_nothing_else_is_taken_for_it(self, name, tensor):
        kernel = wb.load(UNSIGNED, "count", unsigned_views=True)
        assert f"'{name}' is " in refusal(kernel, self.arguments() | {name: tensor}, block=2)
