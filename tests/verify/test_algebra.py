"""Variants without rounding: the ladder is equal, and a kernel that drops a tap is not."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
import torch

import workbench as wb
from workbench.core.errors import AlgebraError
from workbench.core.numbers import PRIME, element_of, elements_of
from workbench.op import OpError, find_op
from workbench.verify.algebra import elements_of_case, verify_algebra

SOURCE = """__global__ void totals(const float* x, float* y) {
  y[0] = x[0] + x[1] + x[2];
  y[1] = x[0] + (x[2] + x[1]);
  y[2] = x[2] * (x[0] / x[2] + x[1] / x[2] + 1);
  y[3] = fmaxf(x[0], x[2]) + fabsf(-x[1]) + (x[0] - 2 * x[2]) + 2 * x[2];
  y[4] = x[0] + x[2];
}"""
STEPS = """__global__ void steps(const float* x, float* y, float* z, int first) {
  if (first) y[threadIdx.x] = x[threadIdx.x] * 0.1f;
  else z[threadIdx.x] = y[threadIdx.x] + y[3 - threadIdx.x];
}"""
ROOT = "__global__ void root(const float* x, float* y) {\n  *y = sqrtf(*x);\n}"

DROPPED = {
    "v1_gather": ("gather.cuh", "acc += tap;", "if (kh || kw) acc += tap;"),
    "v8_smem_tiles": (
        "v8_smem_tiles.cu",
        "for (int k = 0; k < TILE; ++k) sum",
        "for (int k = k0 == 0; k < TILE; ++k) sum",
    ),
    "v9_register_tiles": (
        "register_tiles.cuh",
        "acc[i][j] = fmaf(frag_weight[i]",
        "if (k0 || k) acc[i][j] = fmaf(frag_weight[i]",
    ),
    "v10_depthwise": (
        "depthwise.cuh",
        "acc[r][v] = fmaf(factors[v], values[v]",
        "if (kh || kw) acc[r][v] = fmaf(factors[v], values[v]",
    ),
    "v11_col2im": ("v11_col2im.cu", "b < of_column.count; ++b", "b < of_column.count - 1; ++b"),
}
"""By variant: a file, and the text of it that leaves out a tap in the place of another."""


def test_elements_are_those_of_the_exact_sum() -> None:
    x = torch.tensor([0.1, 0.2, 1e9])
    *equal, short = wb.load(SOURCE, "totals").algebra(x, torch.zeros(5), grid=1, block=1).elements["y"].tolist()
    exact = sum(map(element_of, x.tolist())) % PRIME
    assert equal == [exact] * 4
    assert short != exact


def test_a_launch_goes_on_with_the_elements_of_the_one_before() -> None:
    steps = wb.load(STEPS, "steps")
    x, y, z = torch.rand(4, generator=torch.Generator().manual_seed(0)), torch.zeros(8)[::2], torch.zeros(4)
    before = steps.algebra(x, y, z, 1, grid=1, block=4, strided=True).elements["y"]
    after = steps.algebra(x, y, z, 0, grid=1, block=4, strided=True, given={"y": before}).elements["z"]
    assert after.tolist() == ((before + before[::-1]) % PRIME).tolist()
    assert after.tolist() != steps.algebra(x, y, z, 0, grid=1, block=4, strided=True).elements["z"].tolist()
    with pytest.raises(wb.LaunchError, match=r"steps: given names 'w', which is no tensor .* are x, y, z"):
        steps.algebra(x, y, z, 0, grid=1, block=4, strided=True, given={"w": before})
    with pytest.raises(wb.LaunchError, match=r"given\['y'\] has shape \(2,\); the tensor has \(4,\)"):
        steps.algebra(x, y, z, 0, grid=1, block=4, strided=True, given={"y": before[:2]})


def test_elements_of_arrays_are_those_of_numbers() -> None:
    numbers = torch.tensor([0.0, -0.0, 1.5, -1 / 3, 1e-310, 1e300, torch.inf, torch.nan], dtype=torch.float64).numpy()
    assert elements_of(numbers).tolist() == [element_of(number) for number in numbers.tolist()]


def test_what_no_field_has_is_refused_by_name() -> None:
    with pytest.raises(AlgebraError, match=r"root: expected sums, .* found sqrt\.rn\.f32 \(line 2\)"):
        wb.load(ROOT, "root").algebra(torch.ones(1), torch.zeros(1), grid=1, block=1)
    with pytest.raises(OpError, match="op gelu has no algebra"):
        wb.verify("gelu", algebra=True, dtype="float32", case="odd")


@pytest.mark.slow
def test_the_ladder_is_equal_and_a_dropped_tap_is_not(tmp_path: Path) -> None:
    op = find_op("conv_transpose2d")
    (case,) = (one for one in op.cases if one.name == "stride")
    report = verify_algebra(op, [op.variant(name) for name in DROPPED], ["float32"], [case], 0)
    assert [row.passed for row in report.rows] == [True] * len(DROPPED)
    original = op.variants[0].source.parent
    for sibling in original.parent.iterdir():
        if sibling != original:
            (tmp_path / sibling.name).symlink_to(sibling)
    folder = Path(shutil.copytree(original, tmp_path / original.name))
    for variant, (file, whole, short) in DROPPED.items():
        text = (folder / file).read_text()
        assert whole in text, f"{variant}: {whole}"
        (folder / file).write_text(text.replace(whole, short))
    mutated = find_op("conv_transpose2d", tmp_path)
    wanted = elements_of_case(op.variant("v1_gather"), "float32", case, 0)
    assert wanted is not None
    for variant in DROPPED:
        found = elements_of_case(mutated.variant(variant), "float32", case, 0)
        assert found is not None
        assert (found[0] != wanted[0]).any(), variant
    broken = verify_algebra(op, [mutated.variant("v8_smem_tiles")], ["float32"], [case], 0)
    assert "elements differ from those of v1_gather, without any rounding" in broken.rows[0].detail
