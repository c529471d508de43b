"""What nvdisasm prints, read: two listings of a kernel of our own, shortened, in its form."""

import pytest

from workbench.core.errors import WorkbenchError
from workbench.sass.blocks import basic_blocks
from workbench.sass.ir import Control, SourceLine
from workbench.sass.parser import parse

LISTING = """
//--------------------- .text.other                --------------------------
	.section	.text.other,"ax",@progbits
.text.other:
        /*0000*/                   EXIT ;                              /* 0x000000000000794d */
                                                                       /* 0x000fea0003800000 */
//--------------------- .text.add                --------------------------
	.section	.text.add,"ax",@progbits
        .global         add
.text.add:
	//## File "/kernels/add.cu", line 7
        /*0000*/                   LDC R1, c[0x0][0x28] ;              /* 0x00000a00ff017b82 */
                                                                       /* 0x000fe20000000800 */
.L_x_1:
	//## File "/kernels/add.cu", line 2 inlined at "/kernels/add.cu", line 5
	//## File "/kernels/add.cu", line 5 inlined at "/kernels/add.cu", line 9
	//## File "/kernels/add.cu", line 9
        /*0010*/                   LDG.E R3, desc[UR6][R2.64] ;        /* 0x0000000602037981 */
                                                                       /* 0x0010a2000c1e1900 */
	//## File "/kernels/add.cu", line 10
        /*0020*/              @!P2 BRA `(.L_x_1) ;                     /* 0xfffffffc00fc2947 */
                                                                       /* 0x004fea000383ffff */
        /*0030*/                   EXIT ;                              /* 0x000000000000794d */
                                                                       /* 0x000fea0003800000 */
.L_x_2:
        /*0040*/                   BRA `(.L_x_2);                      /* 0xfffffffc00fc7947 */
                                                                       /* 0x000fc0000383ffff */
        /*0050*/                   NOP;                                /* 0x0000000000007918 */
                                                                       /* 0x000fc00000000000 */
"""
RANGES = """
	.section	.text.add,"ax",@progbits
                                                        // +-------+--------+--------+
                                                        // | GPR   | PRED   | UGPR   |
                                                        // |   #   |   #    |   #    |
                                                        // +-------+--------+--------+
.text.add:                                              // |       |        |        |
        /*0000*/            LDC R1, c[0x0][0x28] ;      // |   1   |        |        |
        /*0010*/            LDG.E R3, desc[UR6][R2.64] ;// |  12   |        |   2    |
        /*0020*/       @!P2 BRA `(.L_x_1) ;             // |   3   |   1    |        |
        /*0030*/            EXIT ;                      // |       |        |        |
"""


def test_instructions_have_their_text_place_and_live_registers():
    first, load, branch, last = parse(LISTING, RANGES, "add")
    assert str(first) == "LDC R1, c[0x0][0x28]"
    assert (first.place, first.inlined_at) == (SourceLine("/kernels/add.cu", 7), ())
    assert load.opcode == "LDG.E"
    assert load.name == "LDG"
    assert load.operands == ("R3", "desc[UR6][R2.64]")
    assert load.place == SourceLine("/kernels/add.cu", 2)
    assert load.inlined_at == (SourceLine("/kernels/add.cu", 5), SourceLine("/kernels/add.cu", 9))
    assert (load.live_registers, load.live_predicates, load.live_uniform_registers) == (12, 0, 2)
    assert str(branch) == "@!P2 BRA 0x10"
    assert (branch.target, branch.place, branch.inlined_at) == (0x10, SourceLine("/kernels/add.cu", 10), ())
    assert (last.address, last.live_registers) == (0x30, 0)


def test_a_control_code_is_read_from_its_bits():
    _, load, branch, _ = parse(LISTING, RANGES, "add")
    assert load.control == Control(stall=1, yields=False, write_barrier=2, read_barrier=0, waits=(0,), reuse=()), (
        load.control
    )
    assert str(load.control) == "0-----:0:2:-:01"
    assert branch.control.waits == (2,)
    assert Control.of((5 << 17 | 7 << 8 | 7 << 5 | 15) << 105) == Control(15, True, None, None, (), (0, 2))


def test_a_branch_back_is_a_loop():
    blocks = basic_blocks(parse(LISTING, RANGES, "add"))
    assert [(b.first, b.last, b.successors, b.loop_depth) for b in blocks] == [
        (0, 0, (1,), 0),
        (1, 2, (1, 2), 1),
        (3, 3, (), 0),
    ]


def test_a_kernel_that_is_not_there_is_named():
    with pytest.raises(WorkbenchError, match="no code of the kernel 'sub'"):
        parse(LISTING, RANGES, "sub")
