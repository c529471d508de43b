"""What is measured once for several candidates, and what is measured again."""

import pytest
import torch

from workbench.op import Case, Input, Normal, Op, find_op
from workbench.verify import verify
from workbench.verify.measure import Expected, Measured
from workbench.verify.measurements import Measurements, measured_once, sharing_measurements


class Counted:
    """Measures nothing, and counts how often."""

    def __init__(self, random=""):
        self.times = 0
        self.random = random

    def __call__(self):
        self.times += 1
        return Measured({"y": Expected(torch.zeros(4), None)}, self.random)


def measured(counted, x=None, oracle="sum", attributes=None, arithmetic="float32"):
    x = torch.arange(6.0).view(2, 3) if x is None else x
    return measured_once(oracle, (x, None), attributes or {"dim": 0}, arithmetic, counted)


def test_variants_on_the_same_inputs_share_what_they_are_judged_by():
    calls = []

    def oracle(x):
        calls.append(x.dtype)
        return torch.tanh(x)

    cases = (Case("plain", {"x": Input((1, 5), Normal())}),)
    counts = []
    for variants in (find_op("tanh").variants[:1], find_op("tanh").variants):
        calls.clear()
        report = verify(Op(name="toy", oracle=oracle, cases=cases, variants=variants), dtype="float32", seed=3)
        assert report.passed, str(report)
        counts.append(calls.count(torch.float64))
    assert len(find_op("tanh").variants) > 1
    assert 9 < counts[1] < 1.2 * counts[0]  # each draws its own edges: the oracle tells whether they are finite


def test_it_is_measured_once_in_any_layout():
    counted = Counted()
    with sharing_measurements():
        first = measured(counted)
        assert measured(counted) is first
        assert measured(counted, torch.arange(6.0).view(2, 3).t().contiguous().t()) is first
        with sharing_measurements():
            assert measured(counted) is first
    assert counted.times == 1


@pytest.mark.parametrize(
    "other",
    [
        {"x": torch.arange(6.0)},
        {"x": torch.arange(6.0, dtype=torch.float16).view(2, 3)},
        {"x": torch.tensor([[-0.0, 1, 2], [3, 4, 5]])},
        {"oracle": "mean"},
        {"attributes": {"dim": 1}},
        {"attributes": {"dim": 0.0}},
        {"attributes": {"dim": [0]}},
        {"arithmetic": "float16"},
    ],
)
def test_whatever_differs_is_measured_again(other):
    counted = Counted()
    with sharing_measurements():
        measured(counted)
        measured(counted, **other)
    assert counted.times == 2


def test_outside_it_is_measured_each_time():
    counted = Counted()
    measured(counted)
    measured(counted)
    for _ in range(2):
        with sharing_measurements():
            measured(counted)
    assert counted.times == 4


def test_a_random_result_is_measured_each_time():
    counted = Counted(random="bernoulli")
    with sharing_measurements():
        measured(counted)
        measured(counted)
    assert counted.times == 2


def test_the_least_recently_used_goes_first():
    kept, counted = Measurements(limit_bytes=40), Counted()
    for key in ("a", "b", "a", "c", "a"):  # 16 bytes each
        kept.get_or_measure((key,), counted)
    assert counted.times == 3
    kept.get_or_measure(("b",), counted)
    assert counted.times == 4
