from pathlib import Path

import pytest
import torch

import workbench as wb
from workbench.analysis.instructions import class_of, operations_of
from workbench.analysis.trace import Trace

SOURCE = """
extern "C" __global__ void scale(const float* x, float* y, int n) {
  const int t = threadIdx.x;
  float v = x[t];
  if (t % 4 == 0) {
    for (int i = 0; i < n; ++i) {
      v = fmaf(v, 0.5f, 1.0f);
    }
  }
  y[t] = v;
}
"""


@pytest.mark.parametrize(
    ("mnemonic", "name", "operations"),
    [
        ("fma.rn.f32", "f32", 2),
        ("add.f32", "f32", 1),
        ("max.f32", "f32", 0),
        ("fma.rn.f64", "f64", 2),
        ("fma.rn.f16x2", "f16", 4),
        ("fma.rn.bf16x2", "f16", 4),
        ("mul.bf16", "f16", 1),
        ("ex2.approx.ftz.f32", "special function", 1),
        ("div.rn.f32", "special function", 1),
        ("add.s32", "integer", 0),
        ("mad.lo.s32", "integer", 0),
        ("setp.lt.f32", "f32", 0),
        ("ld.global.nc.f32", "memory", 0),
        ("cvt.rn.f16.f32", "conversion and moves", 0),
        ("mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32", "tensor", 64),
        ("wgmma.mma_async.sync.aligned.m64n64k8.f32.tf32.tf32", "tensor", 512),
        ("wgmma.fence.sync.aligned", "tensor", 0),
        ("wmma.load.a.sync.aligned.row.m16n16k16.shared.f16", "tensor", 0),
        ("bar.sync", "synchronisation", 0),
    ],
)
def test_class_and_operations(mnemonic: str, name: str, operations: float) -> None:
    assert (class_of(mnemonic), operations_of(mnemonic)) == (name, operations)


def launch(n: int) -> Trace:
    x = torch.ones(64)
    return wb.load(SOURCE, "scale").trace(x, torch.empty(64), n, grid=1, block=64, blocks=[0], warps=[0])


def test_a_branch_of_some_lanes_is_divergent() -> None:
    mix = launch(10).instructions
    assert mix.operations == {"f32": 16 * 10 * 2}
    (fma,) = mix.rows[mix.rows["mnemonic"] == "fma.rn.f32"]
    assert fma["line"] == 7
    assert fma["lanes"] / fma["warps"] == 8
    assert 8 < mix.active_lanes < 32
    listing = str(mix)
    assert "8.0 f32                  |    7       v = fmaf(v, 0.5f, 1.0f);" in listing
    assert listing.splitlines()[-1].startswith(
        f"{mix.warps} PTX instructions, {mix.active_lanes:.1f} of 32 lanes active"
    )


def test_operations_per_byte() -> None:
    traced = launch(3)
    assert traced.arithmetic_intensity == 16 * 3 * 2 / (2 * 128), "bytes are those of the recorded warp"
    assert launch(0).arithmetic_intensity == 0


def test_a_trace_keeps_it(tmp_path: Path) -> None:
    traced = launch(4)
    traced.save(tmp_path / "t.npz")
    again = Trace.load(tmp_path / "t.npz").instructions
    assert again.to_json() == traced.instructions.to_json()
    assert sum(row["lanes"] for row in again.to_json()) == again.active_lanes * again.warps
