"""Run PTX on the CPU: a warp is 32 lanes of LLVM vectors, a block of threads belongs to one core."""

from workbench.emulator.heap import existing_heap, set_limit
from workbench.emulator.run.launch import chosen_blocks, last_blocks, time_limit
from workbench.emulator.run.program import DEFAULT_BUDGET, Program
from workbench.emulator.translate.opcodes import TABLE
from workbench.emulator.translate.support import Missing, Support, missing_forms, missing_registers, support_matrix
from workbench.emulator.watch.recording import HEAP_BUFFER

__all__ = [
    "DEFAULT_BUDGET",
    "HEAP_BUFFER",
    "TABLE",
    "Missing",
    "Program",
    "Support",
    "chosen_blocks",
    "existing_heap",
    "last_blocks",
    "missing_forms",
    "missing_registers",
    "set_limit",
    "support_matrix",
    "time_limit",
]
