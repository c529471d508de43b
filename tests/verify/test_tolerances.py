"""The table of tolerances."""

import pytest

from workbench.verify import TOLERANCES, Tolerance
from workbench.verify.tolerances import Arithmetic


def test_the_wider_measure_counts():
    tolerance = Tolerance(relative=0.01, library=2.0)
    assert tolerance.bound(largest=5.0, oracle_error=0.0) == pytest.approx(0.05)
    assert tolerance.bound(largest=5.0, oracle_error=0.1) == pytest.approx(0.2)


def test_narrower_types_have_wider_tolerances():
    order = ["float64", "float32", "tf32", "float16", "bfloat16"]
    widths = [TOLERANCES[name].relative for name in order]
    assert widths == sorted(widths)
    assert set(order) == set(TOLERANCES)


@pytest.mark.parametrize(
    ("dtype", "tf32", "truncates"), [("float16", False, True), ("float32", True, True), ("float32", False, False)]
)
def test_products_of_few_bits_may_be_summed_by_tensor_cores(dtype: str, tf32: bool, truncates: bool) -> None:
    assert Arithmetic.of(dtype, tf32=tf32).tensor_cores is truncates
