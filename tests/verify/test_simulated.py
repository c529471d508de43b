"""Right kernels in every order of summation pass, and kernels that sum less exactly or something else do not."""

import numpy as np
import pytest

from tests.verify.simulated import FAULTS, ORDERS, TASKS, Bench, Ways


@pytest.mark.parametrize("dtype", ["float32", "float16", "bfloat16"])
@pytest.mark.parametrize("task", TASKS, ids=lambda task: task.name)
@pytest.mark.parametrize("data", ["normal", "shifted"])
def test_right_kernels_pass_and_wrong_ones_do_not(task, dtype, data):
    bench = Bench.of(task, 128, dtype, data, seed=1)
    for name, add in ORDERS.items():
        judged = bench.judge(Ways(add))
        assert not judged.detail, (name, judged.detail)
        assert judged.strain <= (0.75 if dtype == "float32" else 1.0), name
    for fault in task.faults:
        assert bench.judge(Ways(**FAULTS[fault])).detail, fault


def test_one_sum_in_order_at_length_passes():
    bench = Bench.of(TASKS[0], 16384, "float32", "normal", seed=2)
    assert bench.judge(Ways()).strain < 0.6
    assert bench.judge(Ways(dropped=1)).strain > 10
    assert bench.judge(Ways(kept=np.float16)).strain > 100
