"""The pictures are drawn from the code as it is, and a launch goes the way that one of them shows."""

from __future__ import annotations

import importlib.util
import sys
import uuid
from importlib import import_module
from types import FrameType

import pytest
import torch

import workbench as wb
from tests.docs.snippets import ROOT

spec = importlib.util.spec_from_file_location("draw", ROOT / "docs" / "draw.py")
draw = importlib.util.module_from_spec(spec)
spec.loader.exec_module(draw)


@pytest.mark.parametrize("name", draw.PICTURES)
def test_the_picture_is_up_to_date(name):
    assert (draw.IMAGES / name).read_text() == draw.PICTURES[name](), "run: python docs/draw.py"


INSIDE = [(f"emulator.{m}", f) for _, steps in draw.IN_THE_EMULATOR for m, f, _ in steps]


@pytest.mark.parametrize(("module", "function"), [*((m, f) for m, f, _ in draw.ON_THE_GPU), *INSIDE])
def test_steps_that_no_launch_is_followed_through_exist(module, function):
    value = import_module(f"workbench.{module}")
    for part in function.split("."):
        value = getattr(value, part)
    assert callable(value)


def test_a_first_launch_on_the_cpu_calls_the_steps_in_order():
    drawn = [(f"workbench.{module}", function) for module, function, _ in draw.ON_THE_WAY + draw.ON_THE_CPU]
    called = []

    def note(frame: FrameType, event: str, _: object) -> None:
        step = (frame.f_globals.get("__name__"), frame.f_code.co_qualname)
        if event == "call" and step in drawn and step not in called:
            called.append(step)

    new = uuid.uuid4().int % 10**9  # a constant that no cache has seen
    source = f"__global__ void add(int* x) {{ x[threadIdx.x] += {new}; }}"
    x = torch.zeros(32, dtype=torch.int32)
    sys.setprofile(note)
    try:
        wb.load(source, "add").launch(x, grid=1, block=32)
    finally:
        sys.setprofile(None)
    assert called == drawn
    assert (x == new).all()
