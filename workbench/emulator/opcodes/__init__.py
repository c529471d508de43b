"""The table of opcodes, one module per chapter of the PTX ISA. To add an opcode, add a row to its chapter's `ROWS`."""

from workbench.emulator.opcodes import carry, control, convert, data, floating, half, integer, memory, warp
from workbench.emulator.opcodes.table import Match, Row, Table

TABLE = Table(
    integer.ROWS, carry.ROWS, floating.ROWS, half.ROWS, convert.ROWS, data.ROWS, memory.ROWS, warp.ROWS, control.ROWS
)

__all__ = ["TABLE", "Match", "Row", "Table"]
