"""The behaviour of opcodes against the hardware: the same kernels and expectations as on the emulator."""

from __future__ import annotations

import cupy
import numpy as np
import pytest

from tests.emulator.opcodes import test_behaviour
from tests.emulator.opcodes.test_behaviour import BEHAVIOURS, Behaviour

pytestmark = pytest.mark.gpu

OWN_TO_THE_EMULATOR = {
    # A copy may land before its wait; the emulator makes it wait as long as it can.
    "cp.async: the data are not there before the wait",
    "wait_group lets the newest groups go on",
    "groups are each thread's own",
    # discard leaves its line undefined, and setmaxnreg needs a warp group.
    "hints and fences change nothing",
    "hints to the machine",
}


@pytest.mark.parametrize("behaviour", [b for b in BEHAVIOURS if b.name not in OWN_TO_THE_EMULATOR], ids=str)
def test_the_hardware_behaves_so_too(behaviour: Behaviour) -> None:
    module = cupy.cuda.function.Module()
    module.load(behaviour.ptx.encode())
    out = cupy.zeros(behaviour.block, np.uint64 if behaviour.wide else np.uint32)
    words = cupy.asarray(test_behaviour.memory())
    module.get_function("test")((1,), (behaviour.block,), (out, words))
    test_behaviour.check(behaviour, cupy.asnumpy(out), cupy.asnumpy(words))
