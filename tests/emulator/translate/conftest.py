"""The one switch between the emulator and the hardware: what the tests of opcodes launch their kernels with."""

import pytest

from tests.emulator.translate.opcodes import kernels
from tests.emulator.translate.opcodes.kernels import Launcher


@pytest.fixture
def launch() -> Launcher:
    return kernels.launch
