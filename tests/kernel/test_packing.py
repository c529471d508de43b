"""Structs with tensors and arrays of pointers as arguments, on the emulator; tests/gpu has the same on a GPU."""

from __future__ import annotations

import copy
import pickle
from collections import namedtuple
from dataclasses import dataclass
from typing import Any

import numpy as np
import pytest
import torch

import workbench as wb
from tests.kernel.packing_kernels import SEEN, WRITTEN, load, task
from workbench.bound.launch import _Copies


def refusal(kernel: wb.Kernel, *args: Any, **options: Any) -> str:
    with pytest.raises(wb.LaunchError) as caught:
        kernel.launch(*args, grid=1, block=32, **options)
    return str(caught.value)


class TestStructs:
    def test_fields_of_every_kind_arrive(self):
        given, seen = task("cpu"), torch.zeros(7)
        load("run")[1, 32](given, seen)
        assert given["y"].tolist() == WRITTEN
        assert seen.tolist() == SEEN

    def test_a_dataclass_and_a_named_tuple_are_structs(self):
        View = namedtuple("View", "data extent")

        @dataclass
        class Box:
            corner: Any
            tag: int
            scale: float

        given, seen = task("cpu"), torch.zeros(7)
        given |= {"view": View(**given["view"]), "box": Box(np.arange(1, 9).reshape(2, 4), 200, 1.5)}
        load("run")[1, 32](namedtuple("Task", given)(**given), seen)
        assert given["y"].tolist() == WRITTEN
        assert seen.tolist() == SEEN

    def test_a_struct_without_tensors_becomes_its_bytes(self):
        y = torch.zeros(1)
        corner = load("corner")
        corner[1, 1]((1, 2, 3, 4), y)
        assert y.item() == 5
        prepared = corner.prepare((1, 2, 3, 4), y, grid=1, block=1)
        assert prepared.arguments[0] == np.array([1, 2, 3, 4], np.float32).tobytes()

    def test_tensors_inside_are_known_by_name(self):
        given, seen = task("cpu"), torch.zeros(7)
        given["rows"][1] = torch.zeros(4)
        (finding,) = load("run").sanitize(given, seen, grid=1, block=32).findings
        assert (finding.kind, finding.tensor, finding.index) == ("out-of-bounds", "task.rows[1]", 4)
        given = task("cpu") | {"x": torch.zeros(3)}
        with pytest.raises(wb.MemoryFaultError, match=r"task\.x\[3\]; task\.x has elements 0 to 2"):
            load("run")[1, 32](given, seen)

    def test_a_trace_maps_a_tensor_inside(self, tmp_path):
        trace = load("run").trace(task("cpu"), torch.zeros(7), grid=1, block=32)
        assert "8 of 8 elements written" in str(trace.index_map("task.y"))
        trace.save(tmp_path / "trace.npz")
        assert str(wb.Trace.load(tmp_path / "trace.npz").index_map("task.y")) == str(trace.index_map("task.y"))

    def test_what_nobody_wrote_inside_is_found(self):
        report = load("run").sanitize(task("cpu"), torch.zeros(7), grid=1, block=32, uninitialized=["task.x"])
        assert {finding.kind for finding in report.findings} == {"uninitialized-read"}

    @pytest.mark.parametrize(
        ("change", "message"),
        [
            ({"z": 3}, "argument 0 'task' has no field 'z'; Task has x, y, n"),
            ({"moed": 3}, "has no field 'moed'.*did you mean 'mode'"),
            ({"x": torch.zeros(8).double()}, r"'task\.x' is const float\*: expected a torch.float32 tensor; got torch"),
            ({"x": [torch.zeros(8)]}, r"'task\.x' is const float\*: expected a tensor; got list"),
            ({"x": torch.zeros(8, 2)[:, 0]}, r"'task\.x' is not contiguous"),
            ({"n": 2.5}, r"'task\.n' is int32; got float 2.5"),
            ({"n": 2**31}, r"'task\.n' is int32; got 2147483648, which does not fit"),
            ({"mode": 2**31}, r"'task\.mode' is int32; got 2147483648, which does not fit"),
            ({"matrix": [[1, 2]]}, r"'task\.matrix' is float\[2\]\[2\]: expected a list of 2; got 1 of them"),
            (
                {"box": {"corner": [[1, 2, 3]] * 2, "tag": 1, "scale": 1}},
                r"'task\.box\.corner\[0\]' is float4: .* of 4",
            ),
            ({"box": 7}, r"'task\.box' is .*Box: expected a dict, dataclass or named tuple of its fields; got int 7"),
            ({"box": b"1234"}, r"'task\.box' is .*Box: expected its 48 bytes; got 4"),
            ({"pair": [None]}, r"'task\.pair' is const float\*\[2\]: expected a list of 2; got 1 of them"),
            ({"rows": [torch.zeros(8), 4]}, r"'task\.rows\[1\]' is const float\*: expected a tensor; got int 4"),
        ],
        ids=lambda value: next(iter(value)) if isinstance(value, dict) else "",
    )
    def test_a_wrong_field_is_refused_by_name(self, change, message):
        with pytest.raises(wb.LaunchError, match=message):
            load("run")[1, 32](task("cpu") | change, torch.zeros(7))

    def test_a_missing_field_is_named(self):
        given = task("cpu")
        del given["n"], given["rows"]
        assert "'task' lacks n, rows of Task; give every field" in refusal(load("run"), given, torch.zeros(7))

    def test_what_is_no_struct_is_refused(self):
        message = refusal(load("run"), 3, torch.zeros(7))
        assert "'task' is Task, passed by value: expected its" in message
        assert "bytes, or a dict of its fields; got int 3" in message

    @pytest.mark.slow
    @pytest.mark.parametrize(
        ("body", "message"),
        [
            ("class P { int n; public: float* x; };", "P::n"),
            ("struct P { int n : 3; float* x; };", "has a bit field, n"),
            ("struct B { int n; }; struct P : B { float* x; };", "has a base class"),
            ("struct P { int n; union { float* x; int* k; }; };", "has an unnamed union"),
            ("struct P { int n; struct { int b; } a; float* x; };", "cannot be told"),
            ("union P { int n; float* x; };", "is a union"),
        ],
    )
    def test_a_struct_that_no_dict_can_fill_is_refused(self, body, message):
        kernel = wb.load(f"{body}\n__global__ void f(P p, float* y) {{ *y = 0; }}")
        said = refusal(kernel, {"n": 1, "x": torch.zeros(1)}, torch.zeros(1))
        assert "'p' is P, which no dict can fill" in said
        assert message in said
        assert said.endswith("pass its 16 bytes" if "union P" not in body else "pass its 8 bytes")

    @pytest.mark.slow
    def test_a_pointer_to_a_function_is_refused(self):
        kernel = wb.load("struct P { int n; float (*x)(float); };\n__global__ void f(P p, float* y) { *y = p.n; }")
        said = refusal(kernel, {"n": 1, "x": None}, torch.zeros(1))
        assert "'p.x' is float (*)(float), a pointer to a function, which has no address here" in said

    @pytest.mark.slow
    def test_a_union_inside_takes_its_bytes(self):
        kernel = wb.load(
            "union U { int i; float f; }; struct P { U u; };\n__global__ void f(P p, float* y) { *y = p.u.f; }"
        )
        y = torch.zeros(1)
        kernel[1, 1]({"u": np.float32(2.5)}, y)
        assert y.item() == 2.5
        assert "'p.u' is U, a union, which Workbench cannot fill; pass its 4 bytes" in refusal(kernel, {"u": 1}, y)


class TestArraysOfPointers:
    def test_lists_of_tensors_are_arrays_of_pointers(self):
        xs = [torch.full((4,), float(j)) for j in range(3)]
        ys = tuple(torch.zeros(4) for _ in xs)
        before = ys[0]._version
        load("scale")[1, 4](ys, [x.numpy() for x in xs], 4, 3)
        assert [y.tolist() for y in ys] == [[2.0 * j] * 4 for j in range(3)]
        assert ys[0]._version > before

    def test_a_list_of_structs_is_an_array_of_structs(self):
        y = torch.zeros(4)
        load("total")[1, 4]([{"x": torch.full((4,), float(j)), "shift": 10} for j in range(3)], 3, y)
        assert y.tolist() == [33.0] * 4
        load("total")[1, 4]({"x": torch.ones(4), "shift": 1}, 1, y)
        assert y.tolist() == [2.0] * 4

    def test_the_kernel_may_write_the_array_itself(self):
        one, two = torch.zeros(1), torch.zeros(1)
        prepared = load("swap").prepare([one, two], grid=1, block=1)
        prepared.run()
        prepared.run()  # begins with the addresses that were passed
        assert (one.item(), two.item()) == (0, 9)

    def test_an_index_past_the_list_or_a_tensor_is_named(self):
        xs, ys = [torch.zeros(4) for _ in range(2)], [torch.zeros(4) for _ in range(2)]
        with pytest.raises(wb.MemoryFaultError, match=r"at xs\[2\]; xs has elements 0 to 1"):
            load("scale")[1, 4](ys, xs, 4, 3)
        with pytest.raises(wb.MemoryFaultError, match=r"at xs\[0\]\[4\]; xs\[0\] has elements 0 to 3"):
            load("scale")[1, 5](ys, xs, 5, 2)

    def test_written_tensors_lie_apart(self):
        scale, x = load("scale"), torch.zeros(8)
        message = refusal(scale, [x[:4]], [x[2:6]], 4, 1)
        assert "'ys[0]' is written by the kernel and shares memory with 'xs[0]'" in message
        scale.launch([x[:4]], [x[2:6]], 4, 1, grid=1, block=4, overlap=True)

    def test_other_devices_wrong_types_and_none_are_refused(self):
        scale, x = load("scale"), torch.zeros(4)
        assert "'ys' is float* const*: expected a list of tensors, or a tensor; got int 7" in refusal(
            scale, 7, [x], 4, 1
        )
        assert "'ys' is float* const*: expected a tensor; got None" in refusal(scale, None, [x], 4, 1)
        assert "'xs[1]' is const float*: expected a torch.float32 tensor" in refusal(scale, [x], [x + 1, x.int()], 4, 1)
        assert "'xs[0]' has shape (4,) on meta but no memory there" in refusal(scale, [x], [x.to("meta")], 4, 1)

    def test_an_address_of_the_host_says_what_to_do(self):
        addresses = torch.tensor([torch.zeros(4).data_ptr()])
        with pytest.raises(
            wb.MemoryFaultError, match=r"far from every tensor.*a list of tensors for an array of pointers"
        ):
            load("scale")[1, 4](addresses, [torch.zeros(4)], 4, 1)


class TestOtherFaces:
    def test_a_bound_launch_moves_what_lists_hold(self):
        ys, xs = [torch.zeros(4)], [torch.ones(4)]
        run = load("scale")[1, 4].bind(ys, xs, 4, 1)
        copy = run.to("cpu")
        copy()
        assert ys[0].tolist() == [0] * 4
        assert copy.arguments["ys"][0].tolist() == [2] * 4
        assert not run.sanitize(schedules=2).findings

    def test_a_bound_launch_moves_the_memory_of_arrays_and_leaves_numbers_on_the_host(self):
        y, x = np.zeros(4, np.float32), torch.ones(4)
        copy = load("scale")[1, 4].bind([y], [x], 4, 1).to("cpu")
        copy()
        assert not y.any()
        assert copy.arguments["ys"][0].tolist() == [2] * 4
        run = load("run")[1, 32].bind(given := task("cpu"), torch.zeros(7))
        moved = _Copies(torch.device("meta")).of(run.prepare().arguments[0])
        assert (moved["x"].is_meta, moved["matrix"].is_meta) == (True, False)
        assert torch.equal(moved["matrix"], given["matrix"])
        assert moved["matrix"].data_ptr() != given["matrix"].data_ptr()

    def test_out_finds_its_device_in_a_list(self):
        y = load("total")[1, 4]([{"x": torch.ones(4), "shift": 1}], count=1, out=("y", 4))
        assert y.tolist() == [2] * 4

    @pytest.mark.slow
    def test_a_sweep_says_that_it_needs_an_op(self):
        kernel = wb.load("__global__ void f(float* const* ys) { ys[0][0] = N; }", "f", defines={"N": 1})
        with pytest.raises(wb.ArgumentError, match="tensors in a struct or a list: declare an op"):
            wb.tune(kernel, args=([torch.zeros(4)],), grid=1, block=4, space={"N": [1, 2]})


class TestNull:
    SOURCE = "__global__ void f(const float* x, float** ys, float* y) { *y = (x ? 1 : 0) + (ys ? 2 : 0); }"

    def test_null_goes_for_any_pointer_that_the_caller_marks(self):
        kernel, y = wb.load(self.SOURCE), torch.ones(1)
        run = kernel[1, 1].bind(wb.NULL, wb.NULL, y)
        run()
        assert y.item() == 0
        assert not run.to("cpu").sanitize().findings
        kernel[1, 1](y.clone(), [wb.NULL], y)
        assert y.item() == 3
        assert "null needs the default nullptr, or wb.NULL here" in refusal(kernel, None, wb.NULL, y)

    def test_it_is_one_thing(self):
        assert pickle.loads(pickle.dumps(wb.NULL)) is copy.deepcopy(wb.NULL) is wb.NULL
        assert repr(wb.NULL) == "wb.NULL"
