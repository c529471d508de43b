"""Run PTX on the CPU: a warp is 32 lanes of LLVM vectors, a block of threads belongs to one core."""

from workbench.emulator.opcodes import TABLE
from workbench.emulator.program import Program

__all__ = ["TABLE", "Program"]
