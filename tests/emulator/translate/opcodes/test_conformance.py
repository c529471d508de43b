"""Every row of the table against its reference, bit for bit; approximations within their bound."""

import numpy as np
import pytest

from tests.emulator.translate.opcodes import agreement, conformance
from tests.emulator.translate.opcodes.conformance import COUNT, THREADS, Batch
from tests.emulator.translate.opcodes.kernels import Launcher

pytestmark = pytest.mark.no_cover


@pytest.mark.parametrize(
    "batch", tuple(conformance.batches()), ids=lambda b: f"{b.cases[0].mnemonic}+{len(b.cases) - 1}"
)
def test_results_are_those_of_the_reference(batch: Batch, launch: Launcher) -> None:
    out = np.zeros(batch.result_bytes, np.uint8)
    launch(batch.ptx, *map(np.ascontiguousarray, batch.columns), out, grid=COUNT // THREADS, block=THREADS)
    problems = []
    for case, actual in zip(batch.cases, batch.results(out), strict=True):
        problems += agreement.disagreements(case, batch, actual)
    assert not problems, "\n".join(problems)
