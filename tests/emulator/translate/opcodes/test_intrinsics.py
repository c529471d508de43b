"""What NVRTC makes of the device functions that CUDA's headers declare is within the table of opcodes.

`benchmarks/opcode_sweep.py` asks of every header and target; here, of a few headers that have most of the instructions.
"""

import pytest

from tests.emulator.translate.opcodes import intrinsics
from workbench.compile import CompileOptions, Source, compile_ptx
from workbench.emulator import missing_forms

pytestmark = pytest.mark.no_cover


@pytest.mark.parametrize(
    ("headers", "some"),
    [
        (("crt/device_functions.h",), {"__vimin_s16x2_relu", "__vsadu2", "__brev"}),
        (("sm_61_intrinsics.h", "crt/sm_80_rt.h", "crt/sm_90_rt.h"), {"__dp4a", "__reduce_add_sync", "atomicAdd"}),
    ],
)
def test_every_intrinsic_of_a_header_is_within_the_table(headers: tuple[str, ...], some: set[str]) -> None:
    listed = [call for header in headers for call in intrinsics.calls(header)]
    assert some <= {call.function for call in listed}
    ptx = compile_ptx(Source.inline(intrinsics.source(listed)), CompileOptions(arch="sm_90")).text
    assert missing_forms(ptx) == ()


def test_pointers_are_of_every_state_space() -> None:
    found = [
        c.kernel for c in intrinsics.calls("sm_32_intrinsics.h") if c.function == "__ldcg" and "float4" in c.kernel
    ]
    assert found == [
        "(const float4* a0, float4* y) { const int t = threadIdx.x; *y = __ldcg(a0); }",
        "(const float4** a0, float4* y) { const int t = threadIdx.x; *y = __ldcg(a0[t]); }",
        "(float4* y) { __shared__ alignas(16) char s0[1024]; const int t = threadIdx.x; *y = __ldcg((const float4*)s0); }",
    ]
