"""Machine code of kernels that are large."""

import time

import pytest
import torch

import workbench as wb

COUNT = 4000
STEPS = "\n".join(f"setp.gt.s32 %p, %x, {i};\n@%p bra L{i};\nadd.s32 %n, %n, 1;\nL{i}:" for i in range(COUNT))
MANY_BLOCKS = f""".version 8.0
.target sm_80
.address_size 64
.visible .entry many(.param .u64 y) {{
.reg .pred %p; .reg .b32 %x, %n; .reg .b64 %at, %off;
ld.param.u64 %at, [y];
mov.u32 %x, %tid.x;
mul.wide.u32 %off, %x, 4;
add.s64 %at, %at, %off;
mul.lo.s32 %x, %x, 100;
mov.b32 %n, 0;
{STEPS}
st.global.u32 [%at], %n;
ret;
}}
"""


@pytest.mark.slow
def test_a_kernel_of_thousands_of_blocks_is_compiled_in_seconds() -> None:
    y = torch.zeros(32, dtype=torch.int32)
    begin_s = time.process_time()
    wb.load(MANY_BLOCKS)[1, 32](y)
    assert time.process_time() - begin_s < 60
    assert y.tolist() == [COUNT - 100 * i for i in range(32)]
