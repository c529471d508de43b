"""Every op of the repository: its declaration is complete, and every variant agrees with PyTorch."""

import re
from pathlib import Path

import pytest
import torch

import workbench as wb
from tests.kernels_cu.plans import COMPOSED, SEED, TEMPLATES, full_size_plans, is_shown, verify_small
from workbench.compile import CompileOptions, Source, included_files
from workbench.op import load_ops
from workbench.verify import verify

pytestmark = pytest.mark.no_cover

OPS = load_ops()
VARIANTS = [pytest.param(op, variant, id=f"{op.name}-{variant.name}") for op in OPS for variant in op.variants]
PORTABLE = [parameter for parameter in VARIANTS if not parameter.values[1].is_exact]
ODD = {"odd", "training_odd", "eval_odd", "everything", "plain_tanh", "kernel_rows"}
REGISTERS = 65_536  # of an SM, from sm_75 on
KERNELS = Path(__file__).parents[2] / "kernels_cu"
MOST_COLUMNS = 120
SHOWING = {"odd", "everything", "nonfinite", "plain_tanh", "far_from_zero", "eval_odd", "training_odd"}


def test_no_line_of_a_kernel_is_wider_than_a_page():
    wide = [
        f"{path}:{number}"
        for path in sorted(KERNELS.rglob("*.cu*"))
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if len(line) > MOST_COLUMNS
    ]
    assert not wide


@pytest.mark.parametrize(("op", "variant"), [p for p in PORTABLE if p.id not in COMPOSED])
def test_a_variant_agrees_with_pytorch_on_odd_sizes(op, variant):
    dtype = variant.dtypes[0]
    cases = [case.name for case in op.cases if case.name in ODD and case.suits(dtype)]
    reports = [verify(op, device="cpu", variant=variant, dtype=dtype, case=name, seed=SEED) for name in cases]
    taken = [report for report in reports if report.rows]
    assert taken
    assert all(report.passed for report in taken), "\n".join(map(str, taken))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("op", "variant", "dtype"),
    [
        pytest.param(*p.values, dtype, id=f"{p.id}-{dtype}")
        for dtype in ("float32", "float16", "bfloat16")
        for p in PORTABLE
        if dtype in p.values[1].dtypes
    ],
)
def test_a_variant_agrees_with_pytorch(op, variant, dtype):
    report = verify_small(op, variant, dtype)
    few = is_shown(op, variant, dtype) or (op.name, variant.name) in TEMPLATES
    assert len(report.rows) >= (2 if few else 12)
    assert report.passed, str(report)


@pytest.mark.parametrize(("op", "variant"), [p for p in PORTABLE if "float64" in p.values[1].dtypes])
@pytest.mark.slow
def test_a_variant_agrees_with_pytorch_in_float64(op, variant):
    cases = [case.name for case in op.cases if case.name in SHOWING and case.suits("float64")]
    assert len(cases) >= 2
    for name in cases:
        report = verify(op, device="cpu", variant=variant, dtype="float64", case=name)
        assert report.passed, str(report)


@pytest.mark.parametrize("op", OPS, ids=lambda op: op.name)
def test_an_op_is_tried_at_its_edges(op):
    small = [case for case in op.cases if not case.full_size]
    layouts = {case.inputs["x"].layout for case in small}
    sizes = [torch.Size(case.inputs["x"].shape).numel() for case in small]
    assert layouts >= {"contiguous", "channels_last", "transposed", "strided", "offset"}
    assert 0 in sizes
    assert any("nonfinite" in case.name for case in small)
    assert any(case.full_size for case in op.cases)


@pytest.mark.parametrize(("op", "variant"), VARIANTS)
def test_the_declared_defaults_are_the_sources(op, variant):
    source = Source.read(variant.source)
    included = included_files(source, CompileOptions(arch=variant.min_arch)).files
    text = "\n".join([source.text, *(data.decode() for _, data in included)])
    first = next(other for other in op.variants if other.source == variant.source)  # the others may differ
    for tunable in variant.tunables:
        default, *_ = re.findall(rf"#ifndef {tunable.name}\n#define {tunable.name} (\d+)  // tunable: ", text)
        assert variant is not first or int(default) == tunable.default
        assert tunable.default in tunable.values
    assert variant.defaults in list(variant.configs())


@pytest.mark.parametrize(("op", "variant"), PORTABLE)
@pytest.mark.slow
def test_a_kernel_compiles_for_every_target_and_spills_nothing(op, variant):
    targets = ("sm_90",) if f"{op.name}-{variant.name}" in COMPOSED else ("sm_75", "sm_80", "sm_90")
    architectures = [arch for arch in targets if arch >= variant.min_arch]
    for launch in next(full_size_plans(op, variant)).launches:
        kernel = variant.kernel(launch)
        for arch in architectures:
            resources = kernel.resources(arch)
            assert resources.local_bytes == 0
            assert 0 < resources.registers * resources.launch_bound <= REGISTERS


@pytest.mark.parametrize(("op", "variant"), VARIANTS)
def test_a_full_size_launch_fits_the_device_limits(op, variant):
    plans = list(full_size_plans(op, variant))
    assert plans
    for plan in plans:
        for launch in plan.launches:
            grid = (launch.grid,) if isinstance(launch.grid, int) else launch.grid
            assert all(extent <= limit for extent, limit in zip(grid, (2**31 - 1, 65535, 65535), strict=False))


def test_batch_norm_refuses_what_has_no_statistics():
    op = next(op for op in OPS if op.name == "batch_norm2d")
    with pytest.raises(wb.WorkbenchError, match=r"more than 1 value per channel; got x of shape \(1, 3, 1, 1\)"):
        op(torch.zeros(1, 3, 1, 1), training=True)
    with pytest.raises(wb.WorkbenchError, match="needs running_mean and running_var; pass both, or training=True"):
        op(torch.zeros(2, 3, 4, 4))


@pytest.mark.parametrize(
    ("name", "shapes", "attributes", "message"),
    [
        (
            "conv_transpose2d",
            [(1, 4, 5, 5), (3, 2, 3, 3)],
            {},
            r"weight: expected shape \(4, any, any, any\); got \(3,",
        ),
        (
            "conv_transpose2d",
            [(4, 5, 5), (4, 2, 3, 3)],
            {},
            r"x: expected shape \(any, any, any, any\); got",
        ),
        ("conv_transpose2d_gelu", [(1, 4, 5, 5), (4, 2, 3, 3), (3,)], {}, r"bias: expected shape \(2\); got \(3,\)"),
        (
            "conv_transpose2d",
            [(1, 4, 5, 5), (4, 2, 3, 3)],
            {"groups": 3},
            "4 input channels do not divide into 3",
        ),
        ("group_norm", [(2, 6, 5), (6,), (5,)], {"num_groups": 2}, r"bias: expected shape \(6\); got \(5,\)"),
        ("gelu_group_norm", [(2, 6, 5)], {"num_groups": 4}, "6 channels do not divide into 4 groups"),
        ("batch_norm2d", [(2, 6, 5, 5), (7,)], {"training": True}, r"weight: expected shape \(6\); got \(7,\)"),
    ],
)
def test_shapes_that_do_not_fit_are_refused(name, shapes, attributes, message):
    op = next(op for op in OPS if op.name == name)
    with pytest.raises(wb.WorkbenchError, match=message):
        op(*map(torch.zeros, shapes), **attributes)
