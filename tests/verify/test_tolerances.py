"""The table of tolerances."""

import pytest

from workbench.verify import TOLERANCES, Tolerance


def test_the_wider_measure_counts():
    tolerance = Tolerance(relative=0.01, library=2.0)
    assert tolerance.bound(largest=5.0, oracle_error=0.0) == pytest.approx(0.05)
    assert tolerance.bound(largest=5.0, oracle_error=0.1) == pytest.approx(0.2)


def test_narrower_types_have_wider_tolerances():
    order = ["float64", "float32", "tf32", "float16", "bfloat16"]
    widths = [TOLERANCES[name].relative for name in order]
    assert widths == sorted(widths)
    assert set(order) == set(TOLERANCES)
