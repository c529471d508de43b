"""Right kernels in every order of summation pass, and kernels that sum less exactly or something else do not."""

import pytest
import torch

from tests.verify.simulated import TASKS, Bench, Ways, right, sweep, wrong

HIDDEN = {("gelu_group_norm", "bfloat16"): {"narrow", "miscount"}}
"""Faults that move each element by less than storing GELU's result as bfloat16 may."""


@pytest.mark.parametrize("dtype", ["float32", "float16", "bfloat16"])
@pytest.mark.parametrize("task", TASKS, ids=lambda task: task.name)
@pytest.mark.parametrize("data", ["normal", "last"])
def test_right_kernels_pass_and_wrong_ones_do_not(task, dtype, data):
    bench = Bench.of(task, 128, dtype, data, seeds=range(2))
    for name, ways in right(task, bench.dtype):
        for judged in bench.judge(ways):
            assert not judged.detail, (name, judged.detail)
            assert judged.strain <= (0.75 if dtype == "float32" else 1.0), name
    for fault, ways in wrong(task):
        if fault not in HIDDEN.get((task.name, dtype), set()):
            assert all(judged.detail for judged in bench.judge(ways)), fault


def test_one_sum_in_order_at_length_passes():
    (product, *_) = TASKS
    bench = Bench.of(product, 16384, "float32", "normal", seeds=[2])
    assert bench.judge(Ways())[0].strain < 0.6
    assert bench.judge(Ways(dropped=1))[0].strain > 10
    assert bench.judge(Ways(kept=torch.float16))[0].strain > 100


def test_a_sweep_says_what_it_found():
    (mean,) = (task for task in TASKS if task.name == "mean")
    row = sweep(mean, 64, "float32", "normal", range(3))
    assert str(row).startswith("mean n=64 float32 normal: strain 0.")
    assert row.seeds == 3
    assert not any(row.refused.values())
    assert row.accepted == row.hidden == {"narrow": 0, "dropped": 0, "miscount": 0}
