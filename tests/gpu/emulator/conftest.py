"""What the tests of opcodes launch their kernels with on the hardware."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence

import cupy
import numpy as np
import pytest
from cupy_backends.cuda.api import driver

from tests.emulator.translate.opcodes.kernels import LANES, Array, Launcher, Mapped
from workbench.gpu.tensor_maps import encode


@pytest.fixture
def launch(request: pytest.FixtureRequest) -> Launcher:
    """Run a kernel on the GPU; its text is a property of the test, for who counts what was checked."""

    def run(text: str, *arguments: Array | Mapped, grid: int = 1, block: int = LANES) -> None:
        request.node.user_properties.append(("ptx", text))
        module = cupy.cuda.function.Module()
        module.load(text.encode())
        arrays = [argument.array if isinstance(argument, Mapped) else argument for argument in arguments]
        held = [cupy.asarray(array.view(np.uint8)) for array in arrays]
        function = module.get_function("test")
        if not any(isinstance(argument, Mapped) for argument in arguments):
            function((grid,), (block,), held)
        else:
            _launch_mapped(function, arguments, held, (grid, 1, 1, block, 1, 1))
        for array, there in zip(arrays, held, strict=True):
            array.view(np.uint8)[...] = cupy.asnumpy(there)

    return run


def _launch_mapped(
    function: cupy.cuda.Function,
    arguments: Sequence[Array | Mapped],
    held: Sequence[cupy.ndarray],
    extents: Sequence[int],
) -> None:
    """Launch with tensor maps among the arguments, as the driver encodes them."""
    packed = [
        encode(argument.layout, there.data.ptr)
        if isinstance(argument, Mapped)
        else there.data.ptr.to_bytes(8, "little")
        for argument, there in zip(arguments, held, strict=True)
    ]
    buffers = [ctypes.create_string_buffer(data, len(data)) for data in packed]
    addresses = (ctypes.c_void_p * len(buffers))(*map(ctypes.addressof, buffers))
    driver.launchKernel(function.ptr, *extents, 0, 0, ctypes.addressof(addresses), 0)
