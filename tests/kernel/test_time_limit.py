"""A limit on the time of a launch."""

import time

import pytest
import torch

import workbench as wb

SPIN = """
__global__ void spin(volatile int* x) { while (*x) x[1] += 1; }
__global__ void step(int* x) { x[blockIdx.x] += 1; }
__global__ void __cluster_dims__(2) spin_together(volatile int* x) { while (*x) x[1] += 1; }
"""


@pytest.mark.parametrize("options", [{}, {"schedule": 3}, {"cooperative": True}], ids=str)
@pytest.mark.parametrize("name", ["spin", "spin_together"])
def test_a_launch_that_does_not_end_is_stopped(name: str, options: dict[str, object]) -> None:
    x = torch.tensor([1, 0], dtype=torch.int32)
    kernel = wb.load(SPIN, name)
    x[0] = 0
    kernel.launch(x, grid=4, block=64, **options)  # type: ignore[arg-type]
    x[0] = 1
    begin_s = time.monotonic()
    with pytest.raises(wb.TimeLimitError, match=rf"{name}: has run for 0.1 s, its time limit, and is stopped"):
        kernel.launch(x, grid=4, block=64, time_limit_s=0.1, **options)  # type: ignore[arg-type]
    assert time.monotonic() - begin_s < 20
    x[:] = 0
    kernel.launch(x, grid=4, block=64, time_limit_s=20, **options)  # type: ignore[arg-type]


def test_a_launch_that_ends_in_time_is_as_without() -> None:
    x = torch.zeros(4, dtype=torch.int32)
    step = wb.load(SPIN, "step")
    step[4, 1](x, time_limit_s=20)
    step[4, 1](x)
    assert x.tolist() == [2, 2, 2, 2]


@pytest.mark.parametrize("limit_s", [0, -1.0, float("nan")])
def test_a_limit_is_more_than_nothing(limit_s: float) -> None:
    x = torch.zeros(4, dtype=torch.int32)
    with pytest.raises(wb.LaunchError, match=r"time_limit_s is more than 0 seconds; got"):
        wb.load(SPIN, "step").launch(x, grid=1, block=1, time_limit_s=limit_s)
    assert not x.any()
