"""Operands that a row does not take: refused before its code is made, with what was expected and what came."""

import pytest

from tests.emulator.harness import PTX_HEADER
from workbench.core.errors import UnsupportedInstructionError
from workbench.emulator import TABLE
from workbench.emulator.translate.lower import lower
from workbench.ptx import parse
from workbench.ptx.ir import Address, Immediate, Pair, Register, Vector
from workbench.ptx.shapes import mismatch

R, N, A = Register("%r1"), Immediate(3), Address(Register("%rd1"))


@pytest.mark.parametrize(
    ("shape", "operands", "problem"),
    [
        ("d, a, [a]", (R, N, A), ""),
        ("", (), ""),
        ("", (R,), "it takes 0 operands, found 1"),
        ("d, a?", (R,), ""),
        ("d, a?", (R, N, N), "it takes 1 to 2 operands, found 3"),
        ("d, ...", (R, A, A, A), ""),
        ("d, a, ...", (R,), "it takes 2 or more operands, found 1"),
        ("d", (N,), "operand 1 is a register, found 3"),
        ("d/d|p", (Pair(R, R),), ""),
        ("d/d|p", (A,), "operand 1 is a register or a pair p|q, found [%rd1]"),
        ("{d}, {a}", (Vector((R, R)), Vector((R, N))), ""),
        ("{d}", (Vector((R, N)),), "operand 1 is a register or a vector of them, found {%r1, 3}"),
        ("[a], n", (A, R), "operand 2 is a literal, found %r1"),
    ],
)
def test_operands_are_held_against_a_shape(shape: str, operands: tuple, problem: str) -> None:
    assert mismatch(shape, operands) == problem


def test_every_row_says_what_it_takes_in_signs_that_exist() -> None:
    for row in TABLE.rows:
        if not row.computes:
            mismatch(row.operands, [R] * 5)
            assert row.operands or row.emit.__name__ not in {"_ld", "store", "atomic"}, row.form


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("ld.global.u32 %r1, %r2;", "operands do not fit 'ld.global.u32': operand 2 is an address, found %r2"),
        ("shfl.sync.idx.b32 %r1, %r2, 0, 31;", "it takes 5 operands, found 4"),
        ("ld.param.u32 %r1, [nowhere];", "nowhere is not a parameter of k"),
        ("atom.global.add.u32 %r1, [%rd1], %r2, %r2;", "expected 1 sources"),
        ("mov.b32 {%h1, %h1, %h1}, %r1;", "32 bits do not come in 3 elements"),
        ("@%r1 add.u32 %r1, %r1, 1;", "the guard %r1 is no predicate"),
        ("bfi.b32 %r1, %r2, %r1, [%rd1], 4;", "unexpected operand"),
    ],
)
def test_a_kernel_with_operands_that_do_not_fit_is_refused_by_name(text: str, problem: str) -> None:
    head = f"{PTX_HEADER}.visible .entry k() {{ .reg .b32 %r<3>; .reg .b64 %rd<2>; .reg .b16 %h<2>;"
    with pytest.raises(UnsupportedInstructionError, match=r"PTX line 4") as caught:
        lower(parse(f"{head} {text} ret; }}"), "k")
    assert problem in str(caught.value)
