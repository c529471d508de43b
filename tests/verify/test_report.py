"""Rows and tables of a verification."""

import json
import math
from dataclasses import replace

import pytest

from workbench.verify import VerifyReport, VerifyRow, WorstElement

ROW = VerifyRow(
    op="gelu",
    variant="v1",
    case="odd",
    dtype="float32",
    device="cpu",
    passed=True,
    max_abs_error=1e-7,
    tolerance=4e-6,
    oracle_error=2e-7,
    detail="",
    worst=WorstElement("y", (2, 3), 0.25, 0.2500001),
    seed=7,
)
FAILED = replace(ROW, case="<plain>", passed=False, max_abs_error=math.inf, detail="y[0] is nan & more", worst=None)


def test_a_report_passes_where_every_row_does():
    assert VerifyReport((ROW,)).passed
    assert not VerifyReport((ROW, FAILED)).passed
    assert not VerifyReport(()).passed
    assert (VerifyReport((ROW,)) + VerifyReport((FAILED,))).failures == (FAILED,)


def test_the_table_has_a_line_per_op_variant_dtype_and_device():
    near = replace(ROW, case="near", max_abs_error=3.9e-6)
    half = replace(ROW, dtype="float16", tolerance=0.0, max_abs_error=0.0)
    lines = str(VerifyReport((ROW, near, half))).splitlines()
    assert lines[0].split() == [
        "op", "variant", "dtype", "device", "passed", "max_abs_error", "tolerance", "oracle_error", "closest", "case",
    ]  # fmt: skip
    assert lines[1].split() == ["gelu", "v1", "float32", "cpu", "2/2", "3.90e-06", "4.00e-06", "2.00e-07", "near"]
    assert lines[2].split()[2:6] == ["float16", "cpu", "1/1", "0.00e+00"]
    assert len(lines) == 3


def test_failures_follow_the_table():
    lines = str(VerifyReport((ROW, FAILED))).splitlines()
    assert "1/2" in lines[1]
    assert lines[2] == "gelu v1 <plain> float32 cpu: FAILED: y[0] is nan & more"


def test_html_is_escaped():
    page = VerifyReport((ROW, FAILED))._repr_html_()
    assert page.startswith("<table><tr><th>op</th>")
    assert "&lt;plain&gt; float32 cpu: FAILED: y[0] is nan &amp; more" in page
    assert "<plain>" not in page
    assert "<ul>" not in VerifyReport((ROW,))._repr_html_()


def test_json_holds_every_column_and_no_nan():
    first, second = json.loads(VerifyReport((ROW, FAILED)).to_json())
    assert first["worst"] == {"tensor": "y", "index": [2, 3], "got": 0.25, "expected": 0.2500001}
    assert {"op", "variant", "case", "dtype", "device", "passed", "max_abs_error", "tolerance", "oracle_error"} <= set(
        first
    )
    assert second["max_abs_error"] is None
    assert "worst" not in second


@pytest.mark.parametrize("index", [(), (4,), (1, 2, 3)])
def test_a_place_reads_as_an_index(index):
    assert str(WorstElement("y", index, 1.5, 2.0)) == f"y[{', '.join(map(str, index))}] is 1.5, the oracle has 2"
