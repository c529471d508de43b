"""The table of opcodes, one module per chapter of the PTX ISA. To add an opcode, add a row to its chapter's `ROWS`."""

from workbench.emulator.translate.opcodes import (
    asynchronous,
    bulk,
    carry,
    cluster,
    control,
    convert,
    data,
    floating,
    half,
    integer,
    matrix,
    memory,
    sparse,
    tensor,
    tensor_fields,
    texture,
    video,
    warp,
    warpgroup,
)
from workbench.emulator.translate.table import Match, Row, Table

_CHAPTERS = (
    *(integer, video, carry, floating, half, convert, data, memory, warp),
    *(matrix, sparse, warpgroup, asynchronous, bulk, tensor, tensor_fields, texture, cluster, control),
)
TABLE = Table(*(chapter.ROWS for chapter in _CHAPTERS))

__all__ = ["TABLE", "Match", "Row", "Table"]
