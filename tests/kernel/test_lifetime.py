"""What a process keeps of kernels that nobody holds any more."""

import gc
import weakref

import torch

import workbench as wb

SOURCE = 'extern "C" __global__ void fill(float* y) {{ y[threadIdx.x] = {}.0f; }}'


def test_a_kernel_that_nobody_holds_is_gone_with_its_code():
    left = []
    for value in range(3):
        fill, y = wb.load(SOURCE.format(value), "fill"), torch.zeros(32)
        fill[1, 32](y)
        assert y[7] == value
        left.append(weakref.ref(fill._build.on_emulator.program.engine()))
    del fill
    gc.collect()
    assert [one() for one in left] == [None] * 3
