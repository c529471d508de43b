"""Calls that were planned before are done again: under which key, with which memory, and until when."""

import ctypes
import struct
import threading
from contextlib import contextmanager, nullcontext
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pytest
import torch
from hypothesis import assume, given, settings
from hypothesis import strategies as st

import workbench as wb
from workbench.op import (
    Case,
    Input,
    Launch,
    Op,
    OpError,
    Plan,
    Tunable,
    Variant,
    declaration,
    find_op,
    gpu_for,
    planned_for,
    replay,
)

SOURCE = """
#ifndef FACTOR
#define FACTOR 2
#endif
extern "C" __global__ void scale(const float* x, const float* factor, float* y, float* count, int n, float add) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = FACTOR * x[i] * factor[0] + add;
  if (i < n) atomicAdd(count, 1.0f);
}
extern "C" __global__ void finish(const float* count, const float* x, float* y, float* seen, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] += count[0];
  if (i == 0) seen[0] += 1.0f;
}
"""


def oracle(x, factor, seen, *, add: float = 0.0):
    seen += 1
    return 2 * x * factor + add + x.numel()


class Planner:
    """Counts its plans."""

    def __init__(self):
        self.calls = 0

    def __call__(self, x, factor, seen, *, config, add=0.0):
        self.calls += 1
        y = torch.empty_like(x)
        count, _unused = x.new_empty(2, 16)
        n = x.numel()
        grid = -(-n // 64)
        scale = {"x": x, "factor": factor.contiguous(), "y": y, "count": count, "n": n, "add": add}
        return Plan(
            (y,),
            (
                Launch("scale", scale, grid, 64),
                Launch("finish", {"count": count, "x": x, "y": y, "seen": seen, "n": n}, grid, 64),
            ),
            zeroed=(count,),
        )


@pytest.fixture
def planner() -> Planner:
    return Planner()


@pytest.fixture
def op(tmp_path: Path, planner) -> Op:
    path = tmp_path / "scale.cu"
    path.write_text(SOURCE)
    variant = Variant("v1", path, planner, (Tunable("FACTOR", 2, (2, 3)),), dtypes=("float32",))
    case = Case("plain", {"x": Input((5,)), "factor": Input((1,)), "seen": Input((1,))})
    return Op("scale", oracle, (case,), (variant,), mutates=("seen",))


def inputs(n: int = 5, *, start: int = 0) -> tuple[torch.Tensor, ...]:
    return torch.randn(n + start)[start:], torch.randn(1), torch.zeros(1)


def check(op: Op, tensors, **attributes) -> None:
    x, factor, seen = tensors
    expected = oracle(x, factor, seen.clone(), **attributes)
    before, version = seen.item(), seen._version
    torch.testing.assert_close(op(*tensors, **attributes), expected)
    assert seen.item() == before + 1
    assert seen._version > version


def test_a_call_like_an_earlier_one_is_not_planned_again(op, planner):
    for _ in range(3):
        check(op, inputs())
        check(op, inputs(7), add=1.5)
    assert planner.calls == 2
    for _ in range(2):
        check(op, inputs(7), add=2.5)
    assert planner.calls == 3


def test_the_operator_of_pytorch_plays_the_same_calls(op, planner):
    for _ in range(3):
        x, factor, seen = inputs()
        torch.testing.assert_close(op.overload(x, factor, seen, add=1.0), 2 * x * factor + 1 + 5)
        assert seen._version == 1
    check(op, inputs(), add=1.0)
    assert planner.calls == 1


def test_a_packet_goes_beside_the_dispatcher_as_the_op_does(op, planner):
    packet = op.overload.overloadpacket
    dispatched = []
    through, packet._op = packet._op, lambda *call, **named: dispatched.append(call) or through(*call, **named)

    def call(tensors, **attributes):
        x, factor, seen = tensors
        torch.testing.assert_close(packet(x, factor, seen, **attributes), 2 * x * factor + 5 + attributes["add"])
        assert seen._version == 1
        return len(dispatched)

    for count in (1, 1, 1):
        assert call(inputs(), add=1.0) == count
    check(op, inputs(), add=1.0)
    x, factor, seen = inputs()
    packet(x, factor, seen=seen, add=1.0)
    packet(x, factor, seen=torch.zeros(1), add=1.0)
    assert len(dispatched) == 3
    negative = torch._neg_view(x)
    assert [call((negative, factor, torch.zeros(1)), add=1.0) for _ in range(2)] == [4, 5]
    assert packet(x.requires_grad_(), factor, seen, add=1.0).requires_grad
    with torch.no_grad():
        assert not packet(x, factor, seen, add=1.0).requires_grad
    assert packet(x, factor, seen, add=1.0).requires_grad
    with torch.profiler.profile(activities=[torch.profiler.ProfilerActivity.CPU]) as profile:
        packet(*inputs(), add=1.0)
    assert any(event.name == "workbench::" + op.overload._schema.name.split("::")[1] for event in profile.events())
    assert planner.calls == 1
    with pytest.raises(RuntimeError, match="positional argument"):
        packet(*inputs(), 1.0)


@pytest.mark.parametrize(
    "change",
    [
        lambda x: torch.randn(6),
        lambda x: torch.randn(1, 5),
        lambda x: torch.randn(5, 1),
        lambda x: torch.randn(8)[3:],
        lambda x: torch.randn(5, 2).t()[:, ::5].t(),
    ],
    ids=["size", "rank", "shape", "alignment", "strides"],
)
def test_another_geometry_is_planned(op, planner, change):
    tensors = inputs()
    for _ in range(3):  # then it is recognised at a glance
        check(op, tensors)
    calls = planner.calls
    check(op, (change(tensors[0]), *tensors[1:]))
    assert planner.calls == calls + 1


def test_flags_of_pytorch_are_part_of_the_key(op, planner):
    for _ in range(3):
        check(op, inputs())
    with torch.backends.cudnn.flags(enabled=True, allow_tf32=not torch.backends.cudnn.allow_tf32):
        check(op, inputs())
    torch.use_deterministic_algorithms(True)
    try:
        check(op, inputs())
    finally:
        torch.use_deterministic_algorithms(False)
    assert planner.calls == 3


def test_a_gpu_that_is_planned_for_is_part_of_the_key(op, planner):
    for gpu in (None, gpu_for("sm_86"), None, gpu_for("sm_86")):
        with planned_for(gpu) if gpu else nullcontext():
            check(op, inputs())
    assert planner.calls == 2


def test_calls_are_recognised_at_a_glance_a_few_of_each_shape(op, planner, monkeypatch):
    identified = []
    identify = replay.identify
    monkeypatch.setattr(declaration, "identify", lambda *call: identified.append(call) or identify(*call))
    for _ in range(4):
        for add in range(replay.MOST_GLANCES + 1):
            check(op, inputs(), add=float(add))
    planned = planner.calls
    identified.clear()
    for add in range(replay.MOST_GLANCES + 1):
        check(op, inputs(), add=float(add))
    assert [call[1]["add"] for call in identified] == [replay.MOST_GLANCES]
    x, factor, seen = inputs()
    for odd in (torch._neg_view(x), torch.randn(6)[1:], torch.nn.Parameter(x, requires_grad=False)):
        torch.testing.assert_close(op(odd, factor, seen, add=0.0), 2 * odd.detach() * factor + 5)
        assert identified[-1][0][0].shape == odd.shape
    assert planner.calls == planned + 1  # for the alignment; PyTorch hands a negative view on as a plain tensor


def test_results_do_not_share_memory(op):
    x, factor, seen = inputs()
    first = op(x, factor, seen)
    kept = first.clone()
    second = op(-x, factor, seen)
    assert first.data_ptr() != second.data_ptr()
    assert torch.equal(first, kept)


def test_an_edited_source_is_followed(op, planner):
    path = op.variants[0].source
    for text, factor in ((SOURCE, 2), (SOURCE.replace("FACTOR * x[i]", "3 * FACTOR * x[i]"), 6)):
        path.write_text(text)
        for _ in range(3):
            x, scale, seen = inputs()
            torch.testing.assert_close(op(x, scale, seen), factor * x * scale + 5)
    path.write_text(SOURCE.replace("int n, float add", "int n, int add"))
    with pytest.raises(wb.WorkbenchError, match="'add' is int32"):
        op(*inputs(), add=0.5)


def test_what_overlaps_is_refused_although_its_like_was_planned(op):
    memory = torch.zeros(64)
    check(op, (memory[:32], torch.randn(1), memory[32:33]))
    message = "shares memory"
    for _ in range(2):
        with pytest.raises(wb.LaunchError, match=message):
            op(memory[:33], torch.randn(1), memory[32:33])
    x = torch.zeros(64)
    for _ in range(3):
        check(op, (x[:33], torch.randn(1), torch.zeros(1)))
    with pytest.raises(wb.LaunchError, match=message):
        op(memory[:33], torch.randn(1), memory[32:33])
    apart = x[:33], torch.randn(1), torch.zeros(1)
    for _ in range(3):  # at the same addresses again
        check(op, apart)
    with pytest.raises(wb.LaunchError, match=message):
        op(apart[0], apart[1], x[32:33])


def test_empty_tensors_and_wrong_ones_are_judged_as_ever(op, planner):
    for _ in range(2):
        assert op(torch.empty(0), torch.ones(1), torch.zeros(1)).shape == (0,)
    assert planner.calls == 2
    for _ in range(2):
        with pytest.raises(OpError, match="got float64"):
            op(torch.randn(5, dtype=torch.float64), torch.ones(1), torch.zeros(1))
        with pytest.raises(wb.LaunchError, match=r"expected a torch\.float32 tensor"):
            op(torch.randn(5), torch.ones(1, dtype=torch.float64), torch.zeros(1))


def test_a_copy_of_an_input_is_made_anew(op, planner):
    wide = torch.zeros(10, 4)
    for value in (1.0, 2.0, 3.0):
        wide.fill_(value)
        x, _, seen = inputs()
        torch.testing.assert_close(op(x, wide[::2, 1], seen), 2 * x * value + 5)
    assert planner.calls == 1


@pytest.mark.parametrize(
    "compute",
    [
        lambda factor: factor * factor.abs() / factor.abs(),
        lambda factor: torch.empty_like(factor).copy_(factor),
        lambda factor: factor * factor.sign().item() * factor.sign().item(),
    ],
    ids=["of two tensors", "in place", "of a value"],
)
def test_a_plan_that_computes_is_made_at_every_call(op, planner, compute):
    def computing(x, factor, seen, *, config, add=0.0):
        return planner(x, compute(factor), seen, config=config, add=add)

    computed = replace(op, variants=(replace(op.variants[0], plan=computing),))
    for _ in range(3):
        check(computed, inputs())
    assert planner.calls == 3


def test_a_named_variant_plays_its_own_calls_by_config(op, planner):
    variant = op.variants[0]
    for _ in range(2):
        for factor in (2, 3):
            x, scale, seen = inputs()
            y = variant(x, scale, seen, config={"FACTOR": factor})
            torch.testing.assert_close(y, factor * x * scale + 5)
    assert planner.calls == 2
    with pytest.raises(OpError, match="no tunable WARPS"):
        variant(*inputs(), config={"WARPS": 1})


def test_gradients_modes_and_the_profiler_go_through_pytorch(op):
    check(op, inputs())
    x, factor, seen = inputs()
    y = op(x.requires_grad_(), factor, seen)
    y.sum().backward()
    torch.testing.assert_close(x.grad, (2 * factor).expand(5))
    with torch.no_grad():
        assert not op(x, factor, seen).requires_grad
    asked = []
    with torch.profiler.profile(activities=[torch.profiler.ProfilerActivity.CPU]) as profile:
        asked.append(replay.is_plain())
        op(*inputs())
    with torch.device("cpu"):
        asked.append(replay.is_plain())
    assert asked == [False, False]
    assert any(event.name.startswith("workbench::scale") for event in profile.events())


def test_the_calls_that_are_kept_are_bounded(op, monkeypatch):
    monkeypatch.setattr(replay, "MOST", 4)
    for n in (1, 2, 3, 4, 1, 5, 6):
        check(op, inputs(n))
    assert len(op.replays) == 4
    x, factor, seen = inputs(1)
    identified = replay.identify((x, factor, seen), {})
    assert identified is not None
    assert identified[0] in op.replays  # it was used after 2 and 3


def test_threads_may_play_at_once(op):
    failures = []

    def play():
        for n in (5, 6, 7) * 4:
            x, factor, seen = inputs(n)
            if not torch.allclose(op(x, factor, seen), 2 * x * factor + n):
                failures.append(n)

    threads = [threading.Thread(target=play) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not failures


def test_outputs_that_share_memory_with_scratch(tmp_path):
    path = tmp_path / "scale.cu"
    path.write_text(SOURCE)

    def plan(x, *, config):
        y, count = x.new_empty(2, x.numel()).unbind()
        arguments = {"x": x, "factor": x, "y": y, "count": count, "n": x.numel(), "add": 0.0}
        return Plan((y, count), (Launch("scale", arguments, 1, 64),), zeroed=(count,))

    variant = Variant("v1", path, plan, (), dtypes=("float32",))
    for _ in range(3):
        x = torch.randn(9)
        y, count = variant(x)
        torch.testing.assert_close(y, 2 * x * x[0])
        assert count.tolist() == [9.0] + [0.0] * 8
        assert y.untyped_storage().data_ptr() == count.untyped_storage().data_ptr()


COUNTED = """
extern "C" __global__ void scale(const float* x, float* y, int* arrived, int n) {
  unsigned int before = atomicInc((unsigned int*)arrived, n - 1);
  y[threadIdx.x] = 2 * x[threadIdx.x] + (before >= blockDim.x);
}
"""


@pytest.mark.parametrize("stops", [False, True])
def test_scratch_that_lasts_holds_zeros_before_each_call(tmp_path, stops):
    path = tmp_path / "scale.cu"
    path.write_text(COUNTED)

    def plan(x, *, config):
        y, arrived = torch.empty_like(x), x.new_empty(3, dtype=torch.int32)[1:2]
        most = 2 * x.numel() if stops else x.numel()  # what a launch that was stopped midway leaves
        return Plan(
            (y,), (Launch("scale", {"x": x, "y": y, "arrived": arrived, "n": most}, 1, x.numel()),), lasting=(arrived,)
        )

    variant = Variant("v1", path, plan, (), dtypes=("float32",))
    for _ in range(4):
        x = torch.randn(8)
        torch.testing.assert_close(variant(x), 2 * x)


@pytest.mark.parametrize(("elements", "lasts"), [(32 * 1024, True), (32 * 1024 + 4, False)])
def test_scratch_that_lasts_of_many_bytes_is_set_to_zero_before_each_call(tmp_path, monkeypatch, elements, lasts):
    path = tmp_path / "scale.cu"
    path.write_text(COUNTED)
    recipes, emulated = [], replay._emulated
    monkeypatch.setattr(replay, "_emulated", lambda recipe, device: recipes.append(recipe) or emulated(recipe, device))

    def plan(x, *, config):
        y, *scratch = torch.empty_like(x), *(x.new_empty(elements, dtype=torch.int32) for _ in range(2))
        launch = Launch("scale", {"x": x, "y": y, "arrived": scratch[1], "n": 2 * x.numel()}, 1, x.numel())
        return Plan((y,), (launch,), lasting=tuple(scratch))

    variant = Variant("v1", path, plan, (), dtypes=("float32",))
    for _ in range(4):
        x = torch.randn(8)
        torch.testing.assert_close(variant(x), 2 * x)
    (recipe,) = recipes
    assert recipe.lasting_bytes == (8 * elements if lasts else 0)
    assert bool(recipe.zeros) != lasts


def test_scratch_that_lasts_is_no_other_memory(tmp_path):
    path = tmp_path / "scale.cu"
    path.write_text(COUNTED)
    plans = []

    def plan(x, *, config):
        plans.append(x)
        y, arrived = x.new_empty(2, 8).unbind()
        arrived = arrived[:1].view(torch.int32)
        return Plan((y,), (Launch("scale", {"x": x, "y": y, "arrived": arrived, "n": 8}, 1, 8),), lasting=(arrived,))

    variant = Variant("v1", path, plan, (), dtypes=("float32",))
    for _ in range(3):
        x = torch.randn(8)
        torch.testing.assert_close(variant(x), 2 * x)
    assert len(plans) == 3


@pytest.mark.slow
@settings(max_examples=12, deadline=None)
@given(
    batch=st.integers(1, 3),
    channels=st.sampled_from([4, 8]),
    height=st.integers(1, 5),
    width=st.integers(1, 9),
    groups=st.sampled_from([1, 2, 4]),
    layout=st.sampled_from(["contiguous", "channels_last", "transposed", "offset"]),
    dtype=st.sampled_from([torch.float32, torch.float16]),
    affine=st.booleans(),
)
def test_a_replay_computes_what_a_plan_does(batch, channels, height, width, groups, layout, dtype, affine):
    assume(batch * channels // groups * height * width > 1)  # PyTorch refuses one value a group
    op = find_op("group_norm")
    generator = torch.Generator().manual_seed(0)
    for turn in range(2):
        x = Input((batch, channels, height, width), layout=layout).make(dtype, generator)
        norm = [Input((channels,)).make(dtype, generator) for _ in range(2)] if affine else [None, None]
        played = op(x, *norm, num_groups=groups)
        variant = op.choose(x, *norm, num_groups=groups)
        plan = variant.prepare(x, *norm, num_groups=groups)
        variant.execute(plan)
        assert torch.equal(played.nan_to_num(), plan.result.nan_to_num()), turn
        assert played.stride() == plan.result.stride()


class FakeDriver:
    """Stands for the driver: reads the parameters of each launch as a GPU would."""

    def __init__(self):
        self.zeroed = []
        self.launched = []

    def memset(self, address, value, size_bytes, stream):
        self.zeroed.append((address, size_bytes, stream))

    def function(self, form, offsets):
        layout = struct.Struct(form)

        def enqueue(stream, pointers, _extra):
            found = (ctypes.c_void_p * len(offsets)).from_address(pointers)
            self.launched.append((stream, [ctypes.string_at(address, 8) for address in found]))

        return SimpleNamespace(layout=layout, offsets=offsets), SimpleNamespace(enqueue=enqueue)


def test_on_a_gpu_only_the_addresses_of_a_launch_change(monkeypatch):
    sequence = pytest.importorskip("workbench.gpu.sequence")
    fake = FakeDriver()
    monkeypatch.setattr(sequence, "current_device", lambda: 0)
    monkeypatch.setattr(sequence, "current_stream", lambda device: 77)
    monkeypatch.setattr(sequence, "runtime", SimpleNamespace(memsetAsync=fake.memset))
    first, second = fake.function("<Qi4xQ", (0, 8, 16)), fake.function("<fi", (0, 4))
    launches = [(*first, (1, 5, 2), {0: 0, 2: 1}, {}), (*second, (1.5, 9), {}, {})]
    played = sequence.GpuSequence(0, [(0, 0), (1, 16)], [(1, 48)], launches)
    for x, y in ((0x1000, 0x2000), (0x3000, 0x4000), (0x3000, 0x4000), (0x3000, 0x2000), (0x1000, 0x2000)):
        fake.zeroed.clear()
        fake.launched.clear()
        played.run([x, y])
        assert fake.zeroed == [(y + 16, 48, 77)]
        (stream, (one, number, other)), (_, (half, nine)) = fake.launched
        assert stream == 77
        assert struct.unpack("<Q", one) + struct.unpack("<Q", other) == (x, y + 16)
        assert struct.unpack("<i", number[:4]) == (5,)
        assert struct.unpack("<f", half[:4]) + struct.unpack("<i", nine[:4]) == (1.5, 9)


def test_on_a_gpu_tensor_maps_follow_the_addresses(monkeypatch):
    sequence = pytest.importorskip("workbench.gpu.sequence")
    fake = FakeDriver()
    monkeypatch.setattr(sequence, "current_device", lambda: 0)
    monkeypatch.setattr(sequence, "current_stream", lambda device: 77)
    monkeypatch.setattr(sequence, "encode", lambda layout, address: struct.pack("<16Q", address, *[layout] * 15))
    kernel = fake.function("<Q128s", (0, 8))
    launches = [(*kernel, (0, bytes(128)), {0: 0}, {1: (5, 1)})]
    played = sequence.GpuSequence(0, [(0, 0), (1, 32)], [], launches)
    for x, y in ((0x1000, 0x2000), (0x1000, 0x2000), (0x1000, 0x3000), (0x4000, 0x2000)):
        fake.launched.clear()
        played.run([x, y])
        ((_, (one, encoded)),) = fake.launched
        assert struct.unpack("<QQ", one + encoded) == (x, y + 32)


def test_on_a_gpu_a_stream_has_lasting_scratch_of_its_own_and_a_captured_graph_others(monkeypatch):
    sequence = pytest.importorskip("workbench.gpu.sequence")
    fake, made, stream, captures = FakeDriver(), [], [77], [False]

    def zeros(size_bytes, device):
        made.append(torch.zeros(size_bytes, dtype=torch.uint8))
        return made[-1]

    monkeypatch.setattr(sequence, "current_device", lambda: 0)
    monkeypatch.setattr(sequence, "current_stream", lambda device: stream[0])
    monkeypatch.setattr(sequence, "is_capturing", lambda: captures[0])
    monkeypatch.setattr(sequence, "zeros", zeros)
    monkeypatch.setattr(sequence, "lasting_zeros", zeros)
    launches = [(*fake.function("<QQ", (0, 8)), (0, 0), {0: 0, 1: 1}, {})]
    played = sequence.GpuSequence(0, [(0, 0), (1, 4)], [], launches, 64)

    def lasting() -> int:
        fake.launched.clear()
        played.run([0x1000])
        ((_, (one, other)),) = fake.launched
        assert struct.unpack("<Q", one) == (0x1000,)
        return struct.unpack("<Q", other)[0] - 4

    first = lasting()
    assert lasting() == first == made[0].data_ptr()
    stream[0] = 78
    assert lasting() == made[1].data_ptr()
    stream[0] = 77
    assert lasting() == first
    assert len(made) == 2
    captures[0] = True
    lasting()
    assert lasting() == made[3].data_ptr()
    captures[0], stream[0] = False, 2  # another stream in each thread
    lasting()
    assert lasting() == made[5].data_ptr()
    assert [one.numel() for one in made] == [64] * 6
    stream[0] = 77
    assert lasting() == first


def test_on_a_gpu_lasting_scratch_is_made_anew_where_a_launch_was_refused(monkeypatch):
    sequence = pytest.importorskip("workbench.gpu.sequence")
    fake, made, refuses = FakeDriver(), [], [False]

    def zeros(size_bytes, device):
        made.append(torch.zeros(size_bytes, dtype=torch.uint8))
        return made[-1]

    class RefusedError(Exception):
        pass

    def enqueue(stream, pointers, _extra):
        if refuses[0]:
            raise RefusedError

    def try_again(error, prepared, stream, parameters):
        raise wb.LaunchError("refused")

    monkeypatch.setattr(sequence, "current_device", lambda: 0)
    monkeypatch.setattr(sequence, "current_stream", lambda device: 77)
    monkeypatch.setattr(sequence, "is_capturing", lambda: False)
    monkeypatch.setattr(sequence, "zeros", zeros)
    monkeypatch.setattr(sequence, "lasting_zeros", zeros)
    monkeypatch.setattr(sequence, "driver", SimpleNamespace(CUDADriverError=RefusedError))
    function, _ = fake.function("<Q", (0,))
    function.try_again = try_again
    second = function, SimpleNamespace(enqueue=enqueue), (0,), {0: 0}, {}
    played = sequence.GpuSequence(0, [(0, 0)], [], [(*fake.function("<Q", (0,)), (0,), {0: 0}, {}), second], 64)
    played.run([])
    refuses[0] = True
    with pytest.raises(wb.LaunchError, match="refused"):
        played.run([])
    assert len(made) == 1
    refuses[0] = False
    played.run([])
    assert len(made) == 2


def test_on_a_gpu_lasting_scratch_is_allocated_by_another_thread_on_the_same_stream(monkeypatch):
    sequence = pytest.importorskip("workbench.gpu.sequence")
    current, made = threading.local(), []

    @contextmanager
    def on(stream):
        current.stream = stream
        yield

    def zeros(size_bytes, device):
        made.append((size_bytes, device, current.stream, threading.get_ident()))
        return torch.zeros(size_bytes, dtype=torch.uint8)

    monkeypatch.setattr(torch.cuda, "current_stream", lambda device: f"stream of {device}")
    monkeypatch.setattr(torch.cuda, "stream", on)
    monkeypatch.setattr(sequence, "zeros", zeros)
    assert sequence.lasting_zeros(512, 1).numel() == 512
    ((size_bytes, device, stream, thread),) = made
    assert (size_bytes, device, stream) == (512, 1, "stream of 1")
    assert thread != threading.get_ident()
