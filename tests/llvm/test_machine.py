"""Machine code of LLVM IR."""

from __future__ import annotations

from workbench.llvm import machine


def test_the_stack_of_a_function_is_read_off_its_code() -> None:
    text = """
    declare void @use(ptr)
    define void @f() { %a = alloca [COUNT x i8]\n call void @use(ptr %a)\n ret void }
    """
    small, large = (machine.frame_bytes(text.replace("COUNT", str(count))) for count in (64, 1_000_000))
    assert 64 <= small < 1_000
    assert 1_000_000 <= large < 1_001_000
