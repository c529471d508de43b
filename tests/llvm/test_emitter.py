"""LLVM text: what is done with literals at once, and what a basic block writes once."""

import ctypes
import math

import numpy as np
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from workbench.llvm.emitter import Emitter, Value
from workbench.llvm.machine import compile_ir, link

BINARY = {
    "add": np.add,
    "sub": np.subtract,
    "mul": np.multiply,
    "and": np.bitwise_and,
    "or": np.bitwise_or,
    "xor": np.bitwise_xor,
    "shl": np.left_shift,
    "lshr": np.right_shift,
}
COMPARISONS = {
    "eq": np.equal,
    "ne": np.not_equal,
    "ult": np.less,
    "ule": np.less_equal,
    "ugt": np.greater,
    "uge": np.greater_equal,
}
NUMBERS = st.one_of(st.sampled_from([0, 1, 31, 32, 2**31 - 1, 2**31, 2**32 - 1]), st.integers(0, 2**32 - 1))


@given(st.sampled_from(sorted(BINARY)), NUMBERS, NUMBERS)
@example("sub", 0, 1)
@example("mul", 2**32 - 1, 2**32 - 1)
def test_operations_of_two_literals_are_done_at_once(name: str, a: int, b: int) -> None:
    e = Emitter()
    amount = b % 32 if name in {"shl", "lshr"} else b
    result = e.op(name, e.const("i32", a), e.const("i32", amount))
    with np.errstate(over="ignore"):
        assert result.number == BINARY[name](np.uint32(a), np.uint32(amount))
    assert result.constant
    assert not e.lines


@given(st.sampled_from(sorted(COMPARISONS)), NUMBERS, NUMBERS)
def test_comparisons_of_two_literals_choose_at_once(name: str, a: int, b: int) -> None:
    e = Emitter()
    condition = e.compare(name, e.const("i32", a), e.const("i32", b))
    assert condition.number == COMPARISONS[name](a, b)
    assert e.select(condition, e.const("i32", 5), Value("%x", "i32")).text == ("5" if condition.number else "%x")
    assert e.intrinsic("umin", e.const("i32", a), e.const("i32", b)).number == min(a, b)
    assert not e.lines


@given(st.integers(-(2**31), 2**31 - 1))
@example(-1)
def test_literals_change_their_width_at_once(value: int) -> None:
    e = Emitter()
    literal = e.const("i32", value)
    assert e.resize(literal, 64, signed=True).number == value % 2**64
    assert e.resize(literal, 64).number == value % 2**32
    assert e.resize(literal, 16).number == value % 2**16
    assert not e.lines


def test_signed_comparisons_and_floats_are_left_to_llvm() -> None:
    e = Emitter()
    e.compare("slt", e.const("i32", -1), e.const("i32", 0))
    e.op("fadd", e.const("float", 0x3F800000), e.const("float", 0x3F800000))
    e.op("sdiv", e.const("i32", 7), e.const("i32", 0))
    assert [line.split(" = ")[1].split(" ")[0] for line in e.lines] == ["icmp", "fadd", "sdiv"]


def test_a_block_casts_a_value_once() -> None:
    e = Emitter()
    x = Value("%x", "i64", 32)
    first = e.resize(x, 32)
    assert e.resize(x, 32) == first
    assert e.resize(x, 16) != first
    e.label("next")
    assert e.resize(x, 32) != first


@pytest.mark.parametrize("mask", [0, 0b1011, 0xFFFFFFFF])
def test_a_loop_over_lanes_within_another(mask: int) -> None:
    e = Emitter()
    total = e.stack("i32", 1)
    e.store(e.const("i32", 0), total)

    def outer(lane: Value) -> None:
        def inner(other: Value) -> None:
            e.store(e.op("add", e.load(total, "i32"), e.op("mul", lane, other)), total)

        e.each_lane(e.const("i32", 0b110), inner)

    e.each_lane(e.const("i32", mask), outer)
    e.line(f"ret {e.load(total, 'i32')}")
    linked = link([compile_ir(e.function("define i32 @total()"))])
    run = ctypes.CFUNCTYPE(ctypes.c_int32)(linked.get_function_address("total"))
    assert run() == sum(lane * other for lane in range(32) if mask >> lane & 1 for other in (1, 2))


@pytest.mark.parametrize(
    ("element", "number", "text"),
    [
        ("i32", -1, "4294967295"),
        ("i1", 1, "true"),
        ("float", 1, "0x3FF0000000000000"),
        ("float", -math.inf, "0xFFF0000000000000"),
        ("double", 0.5, "0x3FE0000000000000"),
        ("half", -0.0, "0xH8000"),
    ],
)
def test_a_number_becomes_a_literal_of_the_other_operands_type(element: str, number: float, text: str) -> None:
    e, x = Emitter(), Value("%x", element)
    e.select(Value("%p", "i1"), number, x)
    assert e.lines == [f"  %v1 = select i1 %p, {element} {text}, {element} %x"]
    e.intrinsic("ctlz", Value("%y", "i32"), False)
    assert e.lines[-1] == "  %v2 = call i32 @llvm.ctlz.i32(i32 %y, i1 false)"
