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
    video,
    warp,
    warpgroup,
)
from workbench.emulator.translate.table import Match, Row, Table

TABLE = Table(
    integer.ROWS,
    video.ROWS,
    carry.ROWS,
    floating.ROWS,
    half.ROWS,
    convert.ROWS,
    data.ROWS,
    memory.ROWS,
    warp.ROWS,
    matrix.ROWS,
    sparse.ROWS,
    warpgroup.ROWS,
    asynchronous.ROWS,
    bulk.ROWS,
    tensor.ROWS,
    tensor_fields.ROWS,
    cluster.ROWS,
    control.ROWS,
)

__all__ = ["TABLE", "Match", "Row", "Table"]
