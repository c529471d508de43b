"""Control flow without the emulator: of instructions it needs no more than a form says."""

from dataclasses import dataclass

from workbench.flow import graph, waits
from workbench.flow.blocks import Flow
from workbench.ptx import Instruction, Module, Operand, parse

TEXT = """.version 8.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 p) {
  .reg .b64 %p; .reg .b32 %v, %n; .reg .pred %q;
  ld.param.u64 %p, [p];
  mov.u32 %n, 0;
look:
  ld.relaxed.gpu.global.u32 %v, [%p];
  setp.eq.u32 %q, %v, 0;
  @%q bra look;
count:
  add.u32 %n, %n, %v;
  setp.lt.u32 %q, %n, 9;
  @%q bra count;
  st.global.u32 [%p], %n;
  ret;
}
"""


@dataclass(frozen=True)
class Form:
    role: str = ""
    computes: bool = False
    writes: bool = True

    def sources(self, instruction: Instruction) -> tuple[Operand, ...]:
        return instruction.operands[1 if self.writes else 0 :]


@dataclass(frozen=True)
class Found:
    row: Form
    words: frozenset[str]


FORMS = {
    **dict.fromkeys(("bra", "ret"), Form(role="end", writes=False)),
    **dict.fromkeys(("setp", "add"), Form(computes=True)),
    "st": Form(writes=False),
}


def find(_: Module, instruction: Instruction) -> Found:
    return Found(FORMS.get(instruction.opcode, Form()), frozenset(instruction.modifiers))


def built() -> Flow[Found]:
    flow = graph.build(parse(TEXT), "k", find)
    waits.mark(flow)
    return flow


def test_blocks_end_at_branches_and_begin_at_labels() -> None:
    flow = built()
    opcodes = [[i.opcode for i, _ in block.instructions] for block in flow.blocks]
    assert opcodes == [["ld", "mov"], ["ld", "setp", "bra"], ["add", "setp", "bra"], ["st", "ret"]]
    assert [block.successors for block in flow.blocks] == [[1], [1, 2], [2, 3], []]


def test_a_register_lives_from_its_definition_to_its_last_use() -> None:
    live = [block.live_in for block in built().blocks]
    assert live == [frozenset(), {"%p", "%n"}, {"%p", "%n", "%v"}, {"%p", "%n"}]


def test_a_loop_waits_where_only_memory_can_end_it() -> None:
    look, count = built().blocks[1:3]
    assert look.waits is not None
    assert look.waits.mnemonic == "ld.relaxed.gpu.global.u32"
    assert count.waits is None
