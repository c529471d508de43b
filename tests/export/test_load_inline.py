"""Models and ops as one file: what is in it, and what its host code and kernels compute on the emulator."""

import re
import warnings
from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache, partial
from pathlib import Path
from types import SimpleNamespace

import pytest
import torch
from torch import Tensor

from tests.export.emulated import Emulated, read_launch, statements
from tests.tiers import slow_unless
from workbench.compile import CompileOptions, Source, compile_ptx
from workbench.core.errors import WorkbenchError
from workbench.core.geometry import Dim3
from workbench.export import ExportError, export_load_inline
from workbench.export.calls import calls_of_case, find_case
from workbench.export.python import RUNTIME
from workbench.export.recording import record
from workbench.export.uses import ModelText
from workbench.kernel import TensorMap
from workbench.op import Case, Indices, Input, Launch, Op, OpError, Plan, Variant, find_op
from workbench.verify.court.separate import Source as ModelSource
from workbench.verify.models import ModelFile

pytestmark = pytest.mark.no_cover

MODELS = Path(__file__).resolve().parents[2] / "models"
SMALL_MODEL = '''\
"""A small model."""
import torch
from torch import nn

from workbench.op import find_op

activate = find_op("gelu")
normalise = find_op("batch_norm2d")
unused = find_op("tanh")
size = 3


class Model(nn.Module):
    def __init__(self, channels):
        super().__init__()
        self.norm = nn.BatchNorm2d(channels)

    def forward(self, x):
        return self.norm(nn.functional.gelu(x))


class Left(Model):
    def forward(self, x):
        return unused(x)


class ModelNew(Model):
    def forward(self, x):
        norm = self.norm
        y = activate(x, form="erf")
        return normalise(
            y, norm.weight, norm.bias, norm.running_mean, norm.running_var, training=norm.training, eps=norm.eps
        )


def get_inputs():
    return [torch.rand(2, size, 4, 5)]


def get_init_inputs():
    return [size]
'''


@pytest.fixture
def extension(monkeypatch) -> Emulated:
    """Stands in for what load_inline builds."""
    emulated = Emulated()
    monkeypatch.setattr("torch.utils.cpp_extension.load_inline", emulated)
    return emulated


class OnGpu(Tensor):
    """A CPU tensor that says it is on a GPU."""

    is_cuda = True


def execute(text: str) -> dict[str, object]:
    """Run an exported file as KernelBench does, without a module or a file; on CPU tensors, which it would refuse."""
    names: dict[str, object] = {"__name__": "exported"}
    exec(compile(text, "exported", "exec"), names)
    names["_check"] = names["_check_device"] = lambda *_: None
    return names


@pytest.fixture
def small(tmp_path) -> Path:
    path = tmp_path / "small.py"
    path.write_text(SMALL_MODEL)
    return path


@pytest.mark.parametrize(
    ("name", "case", "dtype"),
    [
        ("conv_transpose2d", "everything", "float32"),
        ("gelu_group_norm", "plain_tanh", "float16"),
        ("gelu", "empty", "float32"),
    ],
)
def test_an_exported_op_computes_what_the_op_does(extension, name, case, dtype):
    op = find_op(name)
    exported = execute(export_load_inline(op, "sm_80", case=case, dtype=dtype))
    chosen = find_case(op, case)
    tensors = chosen.make(getattr(torch, dtype), torch.Generator().manual_seed(3))
    copies = [tensor if tensor is None else tensor.clone() for tensor in tensors]
    planned, _ = calls_of_case(op, chosen, dtype, "sm_80", None)  # by its cost on a GPU, which the CPU does not ask
    expected = planned.variant(*copies, **chosen.attributes)
    torch.testing.assert_close(exported["ModelNew"]()(*tensors), expected, rtol=0, atol=0, equal_nan=True)
    for ours, theirs in zip(tensors, copies, strict=True):
        torch.testing.assert_close(ours, theirs, rtol=0, atol=0)
    shapes = [tensor if tensor is None else (tensor.shape, tensor.dtype) for tensor in exported["get_inputs"]()]
    assert shapes == [tensor if tensor is None else (tensor.shape, tensor.dtype) for tensor in tensors]


@pytest.mark.parametrize(("grad", "records"), [(True, False), (True, True), (False, True)])
def test_only_a_call_with_gradients_copies_what_it_updates(extension, monkeypatch, grad, records):
    op = find_op("batch_norm2d")
    exported = execute(export_load_inline(op, "sm_80", case="training"))
    copied = []
    apart = exported["_apart"]
    monkeypatch.setitem(exported, "_apart", lambda tensors, mutated: copied.append(mutated) or apart(tensors, mutated))
    x, *rest = find_case(op, "training").make(torch.float32, torch.Generator().manual_seed(1))
    with torch.set_grad_enabled(grad):
        y = exported["ModelNew"]()(x.requires_grad_(records), *rest)
    assert (y.requires_grad, bool(copied)) == (grad and records, grad and records)


def test_a_trace_keeps_the_launches_and_forward_mode_is_refused(extension):
    exported = execute(export_load_inline(find_op("gelu"), "sm_80", case="odd"))
    model, (x,) = exported["ModelNew"](), exported["get_inputs"]()
    with torch.no_grad():
        traced = torch.jit.trace(model, (x,), check_trace=False)  # which compares the texts of nodes
        torch.testing.assert_close(traced(-x), model(-x), rtol=0, atol=0)
    with torch.autograd.forward_ad.dual_level(), pytest.raises(NotImplementedError, match="jvp"):
        model(torch.autograd.forward_ad.make_dual(x, torch.ones_like(x)))


@pytest.mark.slow
def test_an_exported_model_computes_and_learns_as_the_model_does(extension, small):
    text = export_load_inline(small, "sm_80")
    exported = execute(text)
    assert "workbench.op" not in text
    assert "find_op" not in text
    assert "class Left" not in text
    assert "def unused" not in text
    assert not any(flag.startswith("-gencode") for flag in extension.options["extra_cuda_cflags"])

    def run(model: torch.nn.Module, training: bool) -> list[Tensor]:
        x = torch.linspace(-2.0, 3.0, 120).view(2, 3, 4, 5).requires_grad_()
        y = model.train(training)(x)
        (y * y.detach().cos()).sum().backward()
        return [y.detach(), x.grad, *(p.grad for p in model.parameters()), *model.buffers()]

    theirs = ModelFile.load(small).model(*exported["get_init_inputs"]())
    ours = exported["ModelNew"](*exported["get_init_inputs"]())
    theirs.norm.num_batches_tracked.zero_()
    for training in (True, False):
        results = zip(run(ours, training), run(theirs, training), strict=True)
        for mine, right in (pair for pair in results if pair[0].dtype.is_floating_point):
            torch.testing.assert_close(mine, right, rtol=1e-4, atol=1e-5)
    x = torch.rand(2, 3, 4, 5, dtype=torch.float32)
    torch.testing.assert_close(ours(x.mT.contiguous().mT), ours(x))
    with pytest.raises(
        RuntimeError, match=r"(?s)activate: expected one of the calls .*\(2, 3, 4, 5\).*got.*\(1, 3, 4, 5\)"
    ):
        ours(x[:1])


def test_cpu_tensors_are_refused(extension, small):
    exported: dict[str, object] = {}
    exec(export_load_inline(small, "sm_80"), exported)
    with pytest.raises(RuntimeError, match=r"activate: expected tensors on one CUDA device; got .*cpu"):
        exported["ModelNew"](3)(*exported["get_inputs"]())


def test_an_update_that_a_copy_would_get_is_refused(monkeypatch):
    planned = {"_CAPABILITY": None, "_PLANNED_FOR": 132, "_MULTIPROCESSORS": 0}
    runtime = {"torch": torch, "warnings": warnings, "lru_cache": lru_cache, **planned}
    exec(RUNTIME, runtime)
    check = runtime["_check"]
    monkeypatch.setattr(torch.cuda, "get_device_properties", lambda _: SimpleNamespace(multi_processor_count=132))
    memory = OnGpu(torch.zeros(2, 64))
    check("norm", [memory, memory[:, 4:]], (0,))
    for update in (memory[0, 1:], memory[:, 4:]):
        with pytest.raises(
            RuntimeError, match="norm: expected the tensor 1 that it updates to be contiguous and align"
        ):
            check("norm", [memory, update], (1,))


def test_a_gpu_where_a_cooperative_launch_is_not_resident_is_refused(extension, monkeypatch):
    op = find_op("gelu_group_norm")
    assert execute(export_load_inline(op, "sm_80", case="plain"))["_MULTIPROCESSORS"] == 0
    exported: dict[str, object] = {}
    exec(export_load_inline(op, "sm_90a", case="s1"), exported)
    gpu = SimpleNamespace(major=9, minor=0, multi_processor_count=132)
    asked = []
    monkeypatch.setattr(torch.cuda, "get_device_properties", lambda device: asked.append(device) or gpu)
    exported["_check"]("norm", [OnGpu(torch.zeros(4))], ())
    gpu.multi_processor_count = 144
    with pytest.warns(UserWarning, match="norm: planned for a GPU with 132 multiprocessors; cpu has 144") as warned:
        for _ in range(2):
            exported["_check"]("norm", [OnGpu(torch.zeros(4))], ())
    assert (len(warned), len(asked)) == (1, 1)
    gpu.multi_processor_count = 114
    with pytest.raises(RuntimeError, match=r"norm: blocks that wait .* a GPU with 132 multiprocessors .*; cpu has 114"):
        exported["_check"]("norm", [OnGpu(torch.zeros(4))], ())
    gpu.major = 10
    with pytest.raises(RuntimeError, match=r"norm: exported for compute capability \(9, 0\); cpu has \(10, 0\)"):
        exported["_check"]("norm", [OnGpu(torch.zeros(4))], ())


@pytest.mark.parametrize(
    ("name", "case", "variant"),
    [
        ("gelu_group_norm", "s1", "v3_warp_roles"),
        ("batch_norm2d", "s4_training", "v3_warp_roles"),
        ("conv_transpose2d_gelu_group_norm", "s0", "v5_one_pass"),
    ],
)
def test_scratch_that_holds_zeros_is_cleared_before_the_first_launch(name, case, variant):
    op = find_op(name)
    call, _ = calls_of_case(op, find_case(op, case), "float32", "sm_90a", variant)
    cleared = (*call.plan.zeroed, *call.plan.lasting)
    assert cleared
    text = export_load_inline(op, "sm_90a", case=case, variant=variant)
    lines = [line.strip() for line in text.splitlines() if line.startswith("  ")]
    first = next(index for index, line in enumerate(lines) if line.startswith("launch("))
    sizes = [int(match[1]) for line in lines[:first] if (match := re.fullmatch(r"clear\(.*, (\d+)\);", line))]
    assert sizes == [tensor.nbytes for tensor in cleared]


def test_launches_are_planned_for_the_gpu_that_is_named_or_there(monkeypatch):
    op = find_op("batch_norm2d")
    case = next(case for case in op.cases if case.full_size and case.attributes.get("training"))

    def plan(multiprocessors=None, arch="sm_90a"):
        call, _ = calls_of_case(op, case, "float32", arch, "v2_vectorized", multiprocessors)
        return call.gpu.multiprocessors, [launch.grid for launch in call.plan.launches]

    assert (plan()[0], plan(arch="sm_80")[0], plan(66)[0]) == (132, 108, 66)
    assert plan(66)[1] != plan()[1]
    there = SimpleNamespace(major=8, minor=0, multi_processor_count=56, L2_cache_size=1 << 25)
    monkeypatch.setattr(torch.cuda, "is_available", lambda: True)
    monkeypatch.setattr(torch.cuda, "current_device", lambda: 7)
    monkeypatch.setattr(torch.cuda, "get_device_capability", lambda *_: (8, 0))
    monkeypatch.setattr(torch.cuda, "get_device_properties", lambda _: there)
    assert (plan(arch="sm_80")[0], plan(arch="sm_90a")[0]) == (56, 132)
    assert "_PLANNED_FOR = 56  #" in export_load_inline(find_op("gelu"), "sm_80", case="odd")


@pytest.mark.parametrize(
    "path",
    slow_unless(lambda path: path.stem[:2] in {"s1", "s2"}, sorted(MODELS.glob("s[0-4]_*.py"))),
    ids=lambda path: path.stem[:2],
)
def test_the_launches_of_a_full_size_model_are_those_of_its_plans(path, extension):
    recording = record(ModelText(ModelSource.read(path)), None, "sm_90a")
    calls = [call for those in recording.calls.values() for call in those.values()]
    exported = execute(export_load_inline(path))
    rows = [row for _, _, builds in exported["_OPS"].values() for row in builds.values()]
    assert len(rows) == len(calls)
    for (function, _, _), call in zip(rows, calls, strict=True):
        names, body = statements(extension.launches, function)
        assert names == list(call.names)
        host = [read_launch(line) for line in body if line.startswith("launch(")]
        for ours, plan in zip(host, call.plan.launches, strict=True):
            assert ours.kernel.split("::")[1] == plan.kernel
            assert Dim3.of(ours.grid) == Dim3.of(plan.grid)
            assert Dim3.of(ours.block) == Dim3.of(plan.block)
            assert (ours.smem_bytes, ours.cooperative) == (plan.smem_bytes, plan.cooperative)
    gencode = [flag for flag in extension.options["extra_cuda_cflags"] if "gencode" in flag]
    exact = any(call.variant.is_exact for call in calls)
    assert gencode == (["-gencode=arch=compute_90a,code=sm_90a"] if exact else [])
    assert "SCALAR" not in re.sub(r"#undef SCALAR|#define SCALAR \w+", "", extension.kernels).split("namespace")[0]


def test_kernels_for_one_architecture_compile_as_they_are_exported(extension):
    execute(export_load_inline(find_op("gelu_group_norm"), case="s1"))
    compiled = compile_ptx(Source.inline(extension.kernels), CompileOptions(arch="sm_90a"))
    assert "v3_warp_roles_0" in compiled.text
    assert "cp.async.bulk" in compiled.text


def test_a_macro_in_a_pragma_is_spelt_out():
    """In a template nvcc reads the pragma at the end of the file, where the macro is gone."""
    text = export_load_inline(find_op("conv_transpose2d"), case="stride", variant="v9_register_tiles")
    assert "#pragma unroll 1\n" in text
    assert "unroll UNROLL" not in text


@pytest.mark.slow
def test_without_tf32_a_variant_that_keeps_float32_is_taken():
    op = find_op("conv_transpose2d")
    allowed, forbidden = calls_of_case(op, find_case(op, "s3"), "float32", "sm_90a", None)
    assert (allowed.allow_tf32, allowed.variant.tf32) == (True, True)
    assert (forbidden.allow_tf32, forbidden.variant.tf32) == (False, False)
    portable, _ = calls_of_case(op, find_case(op, "s3"), "float32", "sm_80", None)
    assert portable.variant.name == "v7_implicit_gemm"
    named, _ = calls_of_case(op, find_case(op, "s3"), "float32", "sm_90a", "v3_staged_store")
    assert named.variant.name == "v3_staged_store"


def test_what_an_op_cannot_export_is_said():
    with pytest.raises(ExportError, match=r"op gelu: expected a case .*; got None; it has one, scalar"):
        export_load_inline(find_op("gelu"))
    with pytest.raises(OpError, match="no variant for sm_80 takes this call: v3_warp_roles needs sm_90a"):
        export_load_inline(find_op("gelu_group_norm"), "sm_80", case="s1", variant="v3_warp_roles")


SHIFT = """
#include <cuda.h>
// y[i, j] = x[i + 1, j + 4], where x is read as its map walks it. A block copies a box of 8 x 16.
extern "C" __global__ void shift(PARAMETER, const __grid_constant__ CUtensorMap y) {
  __shared__ alignas(512) float tile[8][16];
  __shared__ alignas(8) unsigned long long full;
  unsigned signal = (unsigned)__cvta_generic_to_shared(&full), box = (unsigned)__cvta_generic_to_shared(tile);
  int col = blockIdx.x * 16;
  if (threadIdx.x) return;
  asm volatile("mbarrier.init.shared.b64 [%0], 1; fence.mbarrier_init.release.cluster;" ::"r"(signal));
  asm volatile("fence.proxy.async;" ::: "memory");
  asm volatile("mbarrier.arrive.expect_tx.shared.b64 _, [%0], %1;" ::"r"(signal), "r"((int)sizeof(tile)));
  asm volatile(
      "cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [%0], [%1, {%2, %3}], [%4];"
      ::"r"(box), "l"(MAP), "r"(col + 4), "r"(1), "r"(signal) : "memory");
  asm volatile("{.reg .pred p; W: mbarrier.try_wait.parity.shared.b64 p, [%0], 0; @!p bra W;}"
               ::"r"(signal) : "memory");
  asm volatile("cp.async.bulk.tensor.2d.global.shared::cta.bulk_group [%0, {%1, %2}], [%3];"
               "cp.async.bulk.commit_group; cp.async.bulk.wait_group 0;" ::"l"(&y), "r"(col), "r"(0), "r"(box)
               : "memory");
}
"""


def every_second_row(x: Tensor) -> TensorMap:
    options = {"swizzle": "64B", "l2_promotion": "256B", "oob_fill": "nan", "element_strides": (2, 1)}
    return TensorMap(x[5:], box=(16, 16), **options)


def shifting(
    path: Path, make: Callable[[Tensor], TensorMap] = every_second_row, parameter: str = "const __grid_constant__"
) -> Op:
    """Make an op that shifts the lower half of x twice, through scratch that its launches reach by a map alone."""
    is_pointer = parameter.endswith("*")
    text = SHIFT.replace("MAP", "x" if is_pointer else "&x")
    path.write_text(text.replace("PARAMETER", f"{parameter} CUtensorMap x" if not is_pointer else f"{parameter} x"))

    def plan(x, *, config):
        y, scratch = torch.empty_like(x[5:]), torch.empty_like(x[5:])
        between, last = (TensorMap(one, box=(8, 16), swizzle="64B", oob_fill="nan") for one in (scratch, y))
        launches = [{"x": make(x), "y": between}, {"x": between, "y": last}]
        return Plan((y,), tuple(Launch("shift", arguments, 3, 32) for arguments in launches))

    def oracle(x):
        pad = partial(torch.nn.functional.pad, value=torch.nan)
        return pad(pad(x[6::2, 4:], (0, 4, 0, 4))[1:, 4:], (0, 4, 0, 1))

    variant = Variant("v1", path, plan, dtypes=("float32",), min_arch="sm_90")
    return Op("shift", oracle, (Case("plain", {"x": Input((13, 40))}),), (variant,))


def test_the_host_code_makes_tensor_maps(tmp_path, extension):
    op = shifting(tmp_path / "shift.cu")
    text = export_load_inline(op, "sm_90", case="plain")
    assert re.findall(r"const CUtensorMap (.*);", text) == [
        "map_0 = tensor_map(Address(x, 800), 7, {40, 8}, {4, 160}, {16, 16}, {1, 2}, 2, 3, 1)",
        "map_1 = tensor_map(Address(scratch_2), 7, {40, 8}, {4, 160}, {16, 8}, {1, 1}, 2, 0, 1)",
        "map_2 = tensor_map(Address(out_0), 7, {40, 8}, {4, 160}, {16, 8}, {1, 1}, 2, 0, 1)",
    ]
    x = torch.arange(13 * 40, dtype=torch.float32).view(13, 40)
    torch.testing.assert_close(execute(text)["ModelNew"]()(x), op.oracle(x), rtol=0, atol=0, equal_nan=True)
    assert "tensor_map" not in export_load_inline(find_op("gelu"), "sm_90", case="odd")


def columns(x: Tensor) -> TensorMap:
    return TensorMap.im2col(x.view(1, 13, 40), lower=(0,), upper=(0,), pixels=8, channels=16)


@pytest.mark.parametrize(("make", "parameter"), [(every_second_row, "const CUtensorMap*"), (columns, "const")])
def test_maps_that_the_host_code_does_not_make_are_refused(tmp_path, make, parameter):
    parameter = "const __grid_constant__" if parameter == "const" else parameter
    op = shifting(tmp_path / "shift.cu", make, parameter)
    message = r"v1: argument 'x' of shift is a tensor map that the host code .* copies by pointers"
    with pytest.raises(ExportError, match=message):
        export_load_inline(op, "sm_90", case="plain")
    (tmp_path / "by_pointers.cu").write_text('extern "C" __global__ void copy(const float* x, float* y) {}')

    def plan(x, *, config):
        y = torch.empty_like(x[5:])
        return Plan((y,), (Launch("copy", {"x": x, "y": y}, 1, 32),))

    slower = replace(op.variants[0], name="v0", source=tmp_path / "by_pointers.cu", plan=plan)
    both = replace(op, variants=(slower, *op.variants))
    call, _ = calls_of_case(both, both.cases[0], "float32", "sm_90", None)
    assert call.variant.name == "v0"


@pytest.mark.slow
def test_an_export_takes_the_variant_that_copies_by_a_tensor_map(extension):
    op = find_op("conv_transpose2d_gelu_group_norm")
    allowed, _ = calls_of_case(op, find_case(op, "s0"), "float32", "sm_90a", None)
    assert allowed.variant.name == "v6_mapped"
    exported = execute(export_load_inline(op, "sm_90a", case="strip", variant="v6_mapped"))
    case = find_case(op, "strip")
    tensors = case.make(torch.float32, torch.Generator().manual_seed(3))
    with torch.backends.cudnn.flags(enabled=True, allow_tf32=True):
        expected = op.variant("v6_mapped")(*tensors, **case.attributes)
        torch.testing.assert_close(exported["ModelNew"]()(*tensors), expected, rtol=0, atol=0)


def test_an_empty_tensor_is_a_null_pointer():
    op = find_op("gelu")
    portable = op.variants[0]

    def plan(x, *, config, **attributes):
        planned = portable.plan(x, config=config, **attributes)
        (one,) = planned.launches
        return replace(planned, launches=(replace(one, arguments={**one.arguments, "x": x.new_empty(0)}),))

    exported = export_load_inline(replace(op, variants=(replace(portable, plan=plan),)), "sm_80", case="block")
    assert "0, false,\n         Address(), Address(out_0)" in exported


def embedding(tmp_path: Path, *rows: int) -> Op:
    path = tmp_path / "embed.cu"
    path.write_text("""
extern "C" __global__ void embed(const long long* index, const float* table, float* y, int width) {
  y[blockIdx.x * width + threadIdx.x] = table[index[blockIdx.x] * width + threadIdx.x];
}""")

    def plan(index, table, *, config):
        y = table.new_empty(*index.shape, 4)
        arguments = {"index": index, "table": table, "y": y, "width": 4}
        return Plan((y,), (Launch("embed", arguments, index.numel(), 4, empty={"y": 0.0}),))

    case = Case("plain", {"index": Input(rows, Indices(9)), "table": Input((9, 4))})
    return Op("embed", lambda index, table: table[index], (case,), (Variant("v1", path, plan, dtypes=("float32",)),))


def test_inputs_are_drawn_each_in_its_element_type(tmp_path):
    text = export_load_inline(embedding(tmp_path, 40), "sm_80", case="plain")
    drawn = "[torch.randint(0, 9, (40,), dtype=torch.int64), torch.rand((9, 4), dtype=torch.float32)]"
    assert drawn in text


def test_a_launch_without_blocks_is_refused(tmp_path):
    with pytest.raises(ExportError, match=r"v1: a launch of this call has no blocks, .*; export a case whose inputs"):
        export_load_inline(embedding(tmp_path, 0), "sm_80", case="plain")


def test_options_that_would_be_lost_are_refused():
    op = find_op("gelu")
    portable = op.variants[0]

    def plan(*tensors, config, **attributes):
        planned = portable.plan(*tensors, config=config, **attributes)
        return replace(planned, launches=tuple(replace(one, options={"max_registers": 32}) for one in planned.launches))

    bounded = replace(op, variants=(replace(portable, plan=plan),))
    with pytest.raises(ExportError, match=r"v1_elementwise: gelu is compiled with max_registers=32, and an export"):
        export_load_inline(bounded, "sm_80", case="odd")


@pytest.mark.parametrize(
    ("text", "other", "message"),
    [
        (
            "        norm = self.norm\n",
            "        pass\n        norm = self.norm\n",
            "refuses the word 'pass'",
        ),
        (
            "size = 3",
            "import workbench\nsize = len(workbench.occupancy(32, 8).limits)",
            "got workbench.occupancy; leave",
        ),
        (
            "size = 3",
            "from workbench.op import *\nsize = 3",
            r"small.py:10: expected the names that are imported; got \*",
        ),
        ("class ModelNew(Model)", "class ModelNewer(Model)", "has no ModelNew"),
        ("        y = activate", "        return x\n        y = activate", "calls none of the ops activate, normalise"),
    ],
)
def test_what_a_model_cannot_export_is_said(small, text, other, message):
    small.write_text(SMALL_MODEL.replace(text, other, 1))
    with pytest.raises(WorkbenchError, match=message):
        export_load_inline(small, "sm_80")
