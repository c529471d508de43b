"""What the tests of opcodes launch their kernels with on the hardware."""

from __future__ import annotations

import cupy
import numpy as np
import pytest

from tests.emulator.opcodes.kernels import LANES, Array, Launcher


@pytest.fixture
def launch(request: pytest.FixtureRequest) -> Launcher:
    """Run a kernel on the GPU; its text is a property of the test, for who counts what was checked."""

    def run(text: str, *arrays: Array, grid: int = 1, block: int = LANES) -> None:
        request.node.user_properties.append(("ptx", text))
        module = cupy.cuda.function.Module()
        module.load(text.encode())
        held = [cupy.asarray(array.view(np.uint8)) for array in arrays]
        module.get_function("test")((grid,), (block,), held)
        for array, there in zip(arrays, held, strict=True):
            array.view(np.uint8)[...] = cupy.asnumpy(there)

    return run
