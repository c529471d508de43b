"""`k.sample`: a few blocks of a launch, or all of a small one; why there are none."""

import pytest
import torch

import workbench as wb
from workbench.emulator.run.engine import Engine

FILL = "__global__ void fill(float* x) { x[blockIdx.x * 32 + threadIdx.x] = 1; }"


def test_a_few_blocks_run_and_all_of_a_small_launch():
    fill, x = wb.load(FILL), torch.zeros(32 * 100)
    some = fill.sample(x, grid=100, block=32)
    assert some.trace is not None
    assert (some.blocks, some.recorded) == (100, 16.0)
    assert len(some.trace) == 32 * 16
    assert str(some) == "100 of 100 blocks ran, 16 recorded"
    every = fill.sample(x, grid=100, block=32, all_below=1000)
    assert (every.blocks, len(every.trace)) == (100, 32 * 100)
    assert x.eq(1).all()


def test_a_launch_without_blocks_has_no_sample():
    some = wb.load(FILL).sample(torch.zeros(0), grid=0, block=32)
    assert (some.trace, some.why_not) == (None, "it has no blocks")
    assert str(some) == "no sample: it has no blocks"


def test_a_launch_is_checked():
    with pytest.raises(wb.LaunchError, match="float32"):
        wb.load(FILL).sample(torch.zeros(32).double(), grid=1, block=32)


def test_a_sample_compiles_the_kernel_once(monkeypatch):
    compiled = []
    load = Engine.load
    monkeypatch.setattr(Engine, "load", lambda *given, **ways: compiled.append(ways) or load(*given, **ways))
    wb.load(FILL).sample(torch.zeros(32 * 100), grid=100, block=32)
    assert [ways["traced"] for ways in compiled] == [True]
