"""What the emulator says of instructions that it lacks."""

import pytest
import torch

import workbench as wb

SOURCE = """
extern "C" __global__ void k(unsigned* x) {
  __shared__ alignas(16) unsigned long long held[4];
  unsigned at = (unsigned)__cvta_generic_to_shared(held);
  unsigned long long wide = *x;
  float f = *x;
  asm volatile("BODY" : "+r"(*x), "+l"(wide), "+f"(f) : "r"(at));
  *x += wide + f;
}
"""


@pytest.mark.parametrize(
    ("body", "name", "what"),
    [
        (
            "clusterlaunchcontrol.try_cancel.async.shared::cta.mbarrier::complete_tx::bytes.b128 [%3], [%3];",
            "clusterlaunchcontrol.try_cancel",
            "blocks that take over the work of others",
        ),
        ("tcgen05.wait::ld.sync.aligned;", "tcgen05.wait::ld", "tensor cores with a memory of their own"),
        ("st.bulk.weak.shared::cta [%3], 16, 0;", "st.bulk.weak", "bulk operations"),
        ("add.rn.f32x2 %1, %1, %1;", "add.rn.f32x2", "arithmetic of pairs of f32"),
        ("redux.sync.min.f32 %2, %2, 0xffffffff;", "redux.sync.min.f32", "reductions of f32"),
        ("{ .reg .b16 h; mov.b16 h, 0; add.rn.f32.f16 %2, h, %2; }", "add.rn.f32.f16", "sums of f32"),
        ("{ .reg .b8 h; cvt.rn.satfinite.e2m1x2.f32 h, %2, %2; }", "cvt.rn.satfinite.e2m1x2", "floats of 4 and 6 bits"),
    ],
)
def test_instructions_of_later_gpus_are_refused_by_name(body: str, name: str, what: str) -> None:
    kernel = wb.load(SOURCE.replace("BODY", body), "k", arch="sm_100a")
    with pytest.raises(wb.UnsupportedInstructionError) as caught:
        kernel.launch(torch.zeros(1, dtype=torch.uint32), grid=1, block=32)
    said = str(caught.value)
    assert said.startswith(f"<source>:7: the emulator has no row for '{name}")
    assert f", {what}" in said
    assert "it stands for GPUs up to sm_90" in said
