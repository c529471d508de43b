"""Instruments: instructions that are added to a kernel, by the protocol alone."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from tests.emulator.translate.opcodes.kernels import buffer, kernel
from workbench.core.errors import UnsupportedInstructionError
from workbench.core.geometry import Dim3, LaunchConfig
from workbench.emulator import Program
from workbench.emulator.layout import CONTEXT
from workbench.emulator.manifest import Manifest
from workbench.emulator.memory import AddressSpace
from workbench.emulator.translate.lowering import Lowering
from workbench.emulator.translate.table import Match, Row
from workbench.ptx import Function, Instruction, Label, Module

TEXT = kernel(
    """
  setp.lt.u32 %q0, %t, 40;
  cvt.rn.f32.u32 %f0, %t;
  @%q0 add.f32 %f0, %f0, 0f3F800000;
  add.f32 %f0, %f0, %f0;
  mul.wide.u32 %d0, %t, 4;
  add.u64 %d0, %d0, %p0;
  st.global.f32 [%d0], %f0;""",
    1,
)


def count_lanes(lowering: Lowering, m: Match, instruction: Instruction) -> None:
    e = lowering.e
    memory = e.assign("ptr", 0, f"inttoptr {e.get('%ctx', CONTEXT['instrument'])} to ptr")
    lanes = e.resize(e.intrinsic("ctpop", lowering.lanes(instruction)), 64)
    e.store(e.op("add", e.load(memory, "i64"), lanes), memory)


@dataclass
class Additions:
    """Counts the lanes that add floats."""

    package: Path
    name: str = "additions"
    rows: Sequence[Row] = (Row("count:lanes", "", count_lanes, ""),)
    counts: list[NDArray[np.uint8]] = field(default_factory=list)
    num_warps: int = 0

    def instrumented(self, module: Module) -> Module:
        return replace(module, functions={name: self._counted(f) for name, f in module.functions.items()})

    def _counted(self, function: Function) -> Function:
        body: list[Label | Instruction] = []
        for statement in function.body:
            body.append(statement)
            if isinstance(statement, Instruction) and statement.mnemonic == "add.f32":
                body.append(replace(statement, opcode="count:lanes", modifiers=(), operands=()))
        return replace(function, body=tuple(body))

    def described(self, module: Module, manifest: Manifest) -> Manifest:
        return replace(manifest, instrumented={"functions": len(module.functions)})

    def begin(self, manifest: Manifest, memory: AddressSpace, smem_bytes: int, num_warps: int) -> None:
        assert manifest.instrumented == {"functions": 1}
        assert smem_bytes == 0
        self.num_warps = num_warps

    def of_block(self) -> NDArray[np.uint8]:
        self.counts.append(np.zeros(8, np.uint8))
        return self.counts[-1]


def test_an_instrument_sees_each_lane_and_changes_no_result(tmp_path: Path) -> None:
    program, counter = Program(TEXT, "test"), Additions(tmp_path)
    plain, counted = np.zeros(70, np.float32), np.zeros(70, np.float32)
    config = LaunchConfig(Dim3(2), Dim3(70))
    program.launch([buffer("a0", plain)], config)
    program.launch([buffer("a0", counted)], config, instrument=counter)
    thread = np.arange(70, dtype=np.float32)
    np.testing.assert_array_equal(plain, 2 * (thread + (thread < 40)))
    np.testing.assert_array_equal(counted, plain)
    assert counter.num_warps == 3
    assert sum(int(count.view(np.int64)[0]) for count in counter.counts) == 2 * (40 + 70)


def test_no_ptx_text_can_name_an_instruments_instruction(tmp_path: Path) -> None:
    Program(TEXT, "test").engine(Additions(tmp_path))
    text = TEXT.replace("add.f32 %f0, %f0, %f0;", "count:lanes;")  # a label, and an instruction behind it
    with pytest.raises(UnsupportedInstructionError, match="no row for 'lanes'"):
        Program(text, "test").engine()
