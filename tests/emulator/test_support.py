"""The support matrix, and what a PTX text needs beyond it."""

from __future__ import annotations

import re

import pytest

from workbench.core.errors import PtxError
from workbench.emulator import TABLE, missing_forms, support_matrix

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


def test_text_that_is_not_ptx_is_refused() -> None:
    with pytest.raises(PtxError, match="target"):
        missing_forms("")


def test_no_form_is_written_twice() -> None:
    forms = [row.form for row in support_matrix()]
    assert len(forms) == len(set(forms))
