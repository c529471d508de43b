"""Run PTX on the CPU: a warp is 32 lanes of LLVM vectors, a block of threads belongs to one core."""

from workbench.emulator.launch import last_blocks
from workbench.emulator.opcodes import TABLE
from workbench.emulator.program import Program
from workbench.emulator.support import Missing, Support, missing_forms, missing_registers, support_matrix

__all__ = [
    "TABLE",
    "Missing",
    "Program",
    "Support",
    "last_blocks",
    "missing_forms",
    "missing_registers",
    "support_matrix",
]
