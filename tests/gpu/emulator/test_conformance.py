"""The opcode references against the hardware: the kernels of the emulator's conformance tests, run on the GPU."""

from __future__ import annotations

import cupy
import numpy as np
import pytest

from tests.emulator.opcodes import agreement, conformance
from tests.emulator.opcodes.conformance import COUNT, THREADS, Batch

pytestmark = pytest.mark.gpu


@pytest.mark.parametrize(
    "batch", tuple(conformance.batches()), ids=lambda b: f"{b.cases[0].mnemonic}+{len(b.cases) - 1}"
)
def test_the_hardware_agrees_with_the_reference(batch: Batch) -> None:
    module = cupy.cuda.function.Module()
    module.load(batch.ptx.encode())
    arrays = [cupy.asarray(np.ascontiguousarray(column).view(np.uint8)) for column in batch.columns]
    out = cupy.zeros(batch.result_bytes, np.uint8)
    module.get_function("conformance")((COUNT // THREADS,), (THREADS,), (*arrays, out))
    raw = cupy.asnumpy(out)
    problems = []
    for case, actual in zip(batch.cases, batch.results(raw), strict=True):
        problems += agreement.disagreements(case, batch, actual)
    assert not problems, "\n".join(problems)
