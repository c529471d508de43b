"""Every row of the table against its reference, bit for bit; approximations within their bound."""

import numpy as np
import pytest

from tests.emulator.opcodes import agreement, conformance
from tests.emulator.opcodes.conformance import COUNT, THREADS, Array, Batch
from tests.emulator.opcodes.kernels import buffer
from workbench.core.geometry import Dim3, LaunchConfig
from workbench.emulator import Program


def run(batch: Batch) -> Array:
    """Run a batch on the emulator; return the bytes that it wrote."""
    out = np.zeros(batch.result_bytes, np.uint8)
    arguments = [buffer(f"a{i}", column) for i, column in enumerate(batch.columns)]
    program = Program.load(batch.ptx, "conformance")
    program.launch([*arguments, buffer("out", out)], LaunchConfig(Dim3(COUNT // THREADS), Dim3(THREADS)), workers=1)
    return out


@pytest.mark.parametrize(
    "batch", tuple(conformance.batches()), ids=lambda b: f"{b.cases[0].mnemonic}+{len(b.cases) - 1}"
)
def test_results_are_those_of_the_reference(batch: Batch) -> None:
    problems = []
    for case, actual in zip(batch.cases, batch.results(run(batch)), strict=True):
        problems += agreement.disagreements(case, batch, actual)
    assert not problems, "\n".join(problems)
