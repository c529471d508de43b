"""The driver takes the tensor maps that we take, and no others."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
import torch

from tests.core.test_tensor_map import NARROWER, REFUSED, TAKEN, layout
from workbench.core.errors import ArgumentError
from workbench.core.tensor_map import TensorMapLayout
from workbench.gpu.tensor_maps import encode

pytestmark = pytest.mark.gpu

ADDRESS = 1 << 30
"""Of no tensor: a map is encoded without a look at memory."""


def unchecked(change: dict[str, Any]) -> TensorMapLayout:
    """Make a layout past its own checks."""
    made = object.__new__(TensorMapLayout)
    for name, value in (
        {"swizzle": "none", "l2_promotion": "none", "oob_fill": "zero", "pixel_box": None} | layout(change)
    ).items():
        object.__setattr__(made, name, value)
    return made


@pytest.fixture(autouse=True)
def context():
    torch.zeros(1, device="cuda")


@pytest.mark.parametrize("change", [*TAKEN, *(change for change, _ in NARROWER)], ids=str)
def test_what_we_take_the_driver_takes(change):
    assert len(encode(unchecked(change), ADDRESS)) == 128


def test_a_new_thread_encodes_before_any_other_call_of_cuda():
    with ThreadPoolExecutor(1) as pool:
        assert len(pool.submit(encode, unchecked({}), ADDRESS).result()) == 128


@pytest.mark.parametrize("change", [change for change, _ in REFUSED], ids=str)
def test_what_we_refuse_the_driver_refuses(change):
    with pytest.raises(ArgumentError, match="the driver refuses it"):
        encode(unchecked(change), ADDRESS)


@pytest.mark.parametrize("offset_bytes", [1, 4, 8])
def test_an_address_off_16_bytes_is_refused(offset_bytes):
    with pytest.raises(ArgumentError, match="the driver refuses it"):
        encode(unchecked({}), ADDRESS + offset_bytes)
