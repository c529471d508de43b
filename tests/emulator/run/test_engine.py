"""Machine code of kernels that are large."""

import time

import pytest
import torch

import workbench as wb
from workbench.emulator.run import engine

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


def test_the_stack_of_a_function_is_read_off_its_code() -> None:
    text = """
    declare void @use(ptr)
    define void @f() { %a = alloca [COUNT x i8]\n call void @use(ptr %a)\n ret void }
    """
    small, large = (engine.frame_bytes(text.replace("COUNT", str(count))) for count in (64, 1_000_000))
    assert 64 <= small < 1_000
    assert 1_000_000 <= large < 1_001_000
