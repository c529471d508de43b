"""Every access that was measured on an H200, run as a kernel on the emulator and counted from its trace."""

import numpy as np
import pytest
import torch

import workbench as wb
from tests.analysis import probe
from workbench.core.events import Space

pytestmark = pytest.mark.no_cover

KERNELS = probe.PATH.with_name("probe.cu")
VECTORS = {4: "float", 8: "float2", 16: "float4"}
ELEMENTS = 2048
SPACES = {"shared": Space.SHARED, "global": Space.GLOBAL}
ACCESSES = {
    ("shared", "ld"): "= smem[i];",
    ("shared", "st"): "smem[i] =",
    ("global", "ld"): "= x[i];",
    ("global", "st"): "y[i] =",
}
COLUMNS = {"shared": ("wavefronts", "conflicts"), "global": ("sectors", "requests")}


@pytest.mark.parametrize("op", ["ld", "st"])
@pytest.mark.parametrize("space", ["shared", "global"])
@pytest.mark.parametrize("width", VECTORS)
def test_counts_are_those_of_the_hardware(space: str, op: str, width: int) -> None:
    rows = probe.read()
    rows = rows[(rows.space == space) & (rows.op == op) & (rows.width_bytes == width)]
    assert len(rows) == 40
    kernel = wb.load(KERNELS, f"{space}_{op}", defines={"VECTOR": VECTORS[width]})
    data = torch.zeros(ELEMENTS * width // 4)
    line = 1 + next(i for i, text in enumerate(KERNELS.read_text().splitlines()) if ACCESSES[space, op] in text)
    for address, mask, count, extra in zip(rows.address, rows.mask, rows.hw_count, rows.hw_extra, strict=True):
        index = torch.from_numpy((address // width).astype(np.int32))
        trace = kernel.trace(index, int(mask), data, grid=1, block=32, smem_bytes=ELEMENTS * width)
        rows_of_line = trace.listing().rows[trace.listing().rows["line"] == line]
        (row,) = rows_of_line[rows_of_line["space"] == SPACES[space]]
        assert [row[column] for column in COLUMNS[space]] == [count, extra]
