"""How an instruction finds its row, in whatever order its modifiers stand."""

import numpy as np
import pytest

from tests.emulator.translate.opcodes.kernels import LANES, Launcher, kernel
from tests.emulator.translate.opcodes.kernels import launch as launch_kernel
from workbench.core.errors import UnsupportedInstructionError
from workbench.emulator import TABLE
from workbench.ptx import Instruction, parse


def instruction(mnemonic: str) -> Instruction:
    opcode, *modifiers = mnemonic.split(".")
    return Instruction(opcode, tuple(modifiers), (), None, False, 1, None)


REORDERED = {  # as ptxas reads them
    "min.s16x2.relu": "min.relu.s16x2",
    "cvt.f32.rn.f64": "cvt.rn.f32.f64",
    "cvt.f32.f64.rn": "cvt.rn.f32.f64",
    "setp.and.lt.s32": "setp.lt.and.s32",
    "ld.u32.v2.global": "ld.global.v2.u32",
    "vote.ballot.sync.b32": "vote.sync.ballot.b32",
    "atom.global.cta.add.v2.f32": "atom.cta.global.add.v2.f32",
    "max.xorsign.abs.NaN.f32": "max.NaN.xorsign.abs.f32",
    "max.abs.f32.xorsign": "max.xorsign.abs.f32",
    "mma.sync.m16n8k16.aligned.row.col.f32.f16.f16.f32": "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32",
}


@pytest.mark.parametrize("mnemonic", REORDERED)
def test_modifiers_may_stand_in_another_order(mnemonic: str) -> None:
    match = TABLE.find(instruction(mnemonic))
    assert match is not None
    assert ".".join([match.row.opcode, *match.modifiers]) == REORDERED[mnemonic]


@pytest.mark.parametrize(
    "mnemonic",
    [
        "mma.sync.aligned.m16n8k16.col.row.f32.f16.f16.f32",  # the layouts of A and B
        "cp.async.bulk.shared::cta.global.bulk_group",  # to and from
        "cvt.rna.f32.tf32",  # a type to round to, and one to round from
        "mul.s32.lo",  # the name is mul.lo
        "mbarrier.shared.init.b64",
        "cp.bulk.async.commit_group",
        "min.relu.relu.s16x2",
        "min.relu.s16x2.s16x2",
    ],
)
def test_names_types_spaces_and_layouts_keep_their_order(mnemonic: str) -> None:
    assert TABLE.find(instruction(mnemonic)) is None


def test_an_order_of_ones_own_changes_nothing(launch: Launcher) -> None:
    body = (
        "mad.wide.u32 %p1, %t, 8, %p1; ld.u32.v2.global {%r1, %r2}, [%p1]; cvt.f32.u32.rn %f1, %r1;"
        "setp.s32.lt %q0, %r1, 20; selp.b32 %r3, %r2, 0, %q0; add.f32.rn %f1, %f1, %f1; cvt.u32.rzi.f32 %r4, %f1;"
        "add.u32 %r3, %r3, %r4; mad.wide.u32 %p0, %t, 4, %p0; st.b32.global [%p0], %r3;"
    )
    out, words = np.zeros(LANES, np.uint32), np.arange(2 * LANES, dtype=np.uint32).reshape(LANES, 2)
    launch(kernel(body, 2), out, words)
    first, second = words.T
    np.testing.assert_array_equal(out, np.where(first < 20, second, 0) + 2 * first)


def test_a_form_in_its_own_order_is_left_as_it_is() -> None:
    module = parse(kernel("add.u32 %r1, %r1, 1; frob.b32.x %r1;", 0))
    assert TABLE.respell(module) == module


VIDEO = "vadd.s32.u32.s32.sat"


@pytest.mark.parametrize(
    "text",
    [
        f"{VIDEO} %r1, %r2.b0, %r3.h1;",
        f"{VIDEO} %r1.h0, %r2, %r3, %r4;",
        "vmad.u32.u32.s32.shr7 %r1, -%r2.b0, -%r3, %r4;",
        "vmad.u32.u32.s32 %r1, %r2, %r3, -%r4;",
        "vset4.u32.s32.lt %r1.b31, %r2.b7654, %r3.b0123, %r4;",
    ],
)
def test_operands_are_selected_from(text: str) -> None:
    found = parse(kernel(text, 0)).functions["test"].body[-2]
    assert isinstance(found, Instruction)
    match = TABLE.find(found)
    assert match is not None
    assert match.selectors == found.selectors
    assert str(found) == text


@pytest.mark.parametrize(
    "text",
    [  # as ptxas refuses them
        "add.u32 %r1, %r2.b0, %r3;",
        f"{VIDEO} %r1, -%r2, %r3;",
        f"{VIDEO} %r1.b0, %r2, %r3;",
        f"{VIDEO}.add %r1.b0, %r2, %r3, %r4;",
        "vmad.u32.u32.u32 %r1, -%r2, %r3, -%r4;",
        "vadd2.s32.u32.s32 %r1.h01, %r2, %r3, %r4;",
        "vadd2.s32.u32.s32 %r1, %r2, %r3;",
        "vadd2.s32.u32.s32.sat.add %r1, %r2, %r3, %r4;",
    ],
)
def test_selectors_that_a_form_does_not_have_are_refused(text: str) -> None:
    with pytest.raises(UnsupportedInstructionError, match="no row"):
        launch_kernel(kernel(text, 0))
