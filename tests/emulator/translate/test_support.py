"""The support matrix, and what a PTX text needs beyond it."""

from __future__ import annotations

import re

import pytest

from workbench.core.errors import PtxError
from workbench.emulator import TABLE, Program, missing_forms, missing_registers, support_matrix
from workbench.emulator.translate import special

PTX = """.version 9.0
.target sm_90
.address_size 64
.file 1 "blur.cu"
.visible .entry blur(.param .u64 p) {
  .reg .b32 %r<4>;
  .loc 1 7 3
  add.s32 %r1, %r2, %r3;
  add.s99 %r1, %r2, %r3;
  frobnicate.b32 %r1, %r2;
  add.s99 %r1, %r1, %r3;
  ret;
}
"""


def test_every_row_has_a_section_and_an_accuracy() -> None:
    matrix = support_matrix()
    assert len(matrix) == len(TABLE.rows)
    for row in matrix:
        assert re.fullmatch(r"9\.7(\.\d+)+", row.section), row
        assert row.accuracy == "exact" or re.match(r"[\d^.-]+ ", row.accuracy), row


def test_rows_say_how_accurate_they_are() -> None:
    accuracy = {row.form: row.accuracy for row in support_matrix()}
    assert accuracy["ex2.approx{.ftz}.f32"] == "2 ulp"
    assert accuracy["tanh.approx.f32"] == "2^-11 relative"
    assert accuracy["sin.approx{.ftz}.f32"] == "2^-20.5 absolute in [-6.283, 6.283]"
    assert accuracy["mul.wide.(u16|u32|s16|s32)"] == "exact"


def test_a_form_that_the_table_lacks_is_found_with_its_place() -> None:
    first, second = missing_forms(PTX)
    assert (first.mnemonic, first.count, first.functions, first.source) == ("add.s99", 2, ("blur",), "blur.cu:7")
    assert first.ptx_line == 9
    assert "add{.sat}.s32" in first.known_forms
    assert (second.mnemonic, second.known_forms) == ("frobnicate.b32", ())


def test_a_text_within_the_table_misses_nothing() -> None:
    assert missing_forms(PTX.replace("add.s99", "add.u32").replace("frobnicate", "not")) == ()


def test_special_registers_that_the_emulator_lacks_are_found_with_their_place() -> None:
    text = PTX.replace("add.s99 %r1, %r2, %r3;", "mov.u32 %r1, %tid.x;\n  mov.u32 %r1, %aggr_smem_size;")
    text = text.replace("add.s99 %r1, %r1, %r3;", "mov.u32 %r2, %laneid.x;\n  ld.u32 %r1, [%z+4];")
    found = {missing.mnemonic: (missing.count, missing.ptx_line) for missing in missing_registers(text)}
    assert found == {"%aggr_smem_size": (1, 10), "%laneid.x": (1, 12), "%z": (1, 13)}
    assert missing_registers(text)[0].source == "blur.cu:7"


def test_what_has_no_value_is_reported_and_nothing_else() -> None:
    reads = "\n".join(f"mov.b64 %v, {name};" for name in special.NAMES if name != "%is_explicit_cluster")
    text = PTX[: PTX.index("  .loc")].replace("%r<4>", "%r<4>; .reg .b64 %v") + f"{reads} ret; }}"
    assert missing_registers(text) == ()
    Program(text, "blur").engine()


def test_text_that_is_not_ptx_is_refused() -> None:
    with pytest.raises(PtxError, match="target"):
        missing_forms("")


def test_no_form_is_written_twice() -> None:
    forms = [row.form for row in support_matrix()]
    assert len(forms) == len(set(forms))
