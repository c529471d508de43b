"""bench: what it times, what it refuses, and what it says."""

from dataclasses import replace

import pytest

import workbench as wb
from workbench.bench import BenchReport, Verdict, bench
from workbench.op import OpError, find_op
from workbench.op.declaration import Variant


def with_variant(**changes):
    op = find_op("tanh")
    return replace(op, variants=(replace(op.variants[0], **changes),))


class Sabotaged(Variant):
    """Right when it is checked; from its third run on it writes nothing."""

    runs = 0

    def execute(self, plan):
        type(self).runs += 1
        if self.runs < 3:
            super().execute(plan)


def test_the_variants_stand_beside_pytorch():
    report = bench("tanh", case="odd", budget_s=0.05)
    ours, *_, theirs = report.rows
    assert (ours.op, ours.variant, ours.case, ours.dtype, ours.device) == (
        "tanh", "v1_elementwise", "odd", "float32", "cpu",
    )  # fmt: skip
    assert theirs.variant == "torch" and theirs.verdict is None
    assert ours.verdict is Verdict.SLOWER and ours.speedup < 1
    assert report.passed
    row = report.to_json()[0]
    assert row["low_us"] <= row["median_us"] <= row["high_us"]
    assert len(row["samples_us"]) >= 10
    assert row["config"] == {"BLOCK_SIZE": 256}
    assert row["min_bytes"] == 2 * 4 * 105
    assert "v1_elementwise BLOCK_SIZE=256" in str(report) and "<td>odd</td>" in report._repr_html_()
    assert "torch" in str(report.to_torch())


def test_the_public_name_is_the_function():
    assert wb.bench is bench


def test_a_config_of_ones_own_is_timed():
    report = bench("tanh", case="odd", budget_s=0.0, config={"BLOCK_SIZE": 64})
    assert report.rows[0].config == {"BLOCK_SIZE": 64}


def test_a_wrong_result_is_refused_and_not_timed():
    report = bench(with_variant(source=find_op("gelu").variants[0].source, plan=find_op("gelu").variants[0].plan),
                   case="odd", budget_s=0.0)  # fmt: skip
    refused = report.rows[0]
    assert refused.verdict is Verdict.REFUSED and refused.timing is None
    assert "the oracle has" in refused.detail
    assert not report.passed
    assert "REFUSED" in str(report)


def test_a_kernel_that_stops_working_while_it_is_timed_is_refused():
    base = find_op("tanh")
    fields = {name: getattr(base.variants[0], name) for name in base.variants[0].__dataclass_fields__}
    op = replace(base, variants=(Sabotaged(**fields),))
    row = bench(op, case="odd", budget_s=0.0).rows[0]
    assert row.verdict is Verdict.REFUSED
    assert "right at first, wrong once it was timed" in row.detail


def test_a_time_that_no_memory_reaches_is_refused():
    row = bench("tanh", case="odd", budget_s=0.0, bandwidth_gbps=1e-6).rows[0]
    assert row.verdict is Verdict.REFUSED
    assert "below the roofline" in row.detail


def test_an_updated_input_is_given_back_its_first_values():
    report = bench("batch_norm2d", case="training", budget_s=0.0)
    assert report.passed


def test_a_missing_case_is_named_beside_those_that_are_there():
    with pytest.raises(OpError, match="op tanh has no case 'none' for float32; it has one"):
        bench("tanh", case="none")


def test_an_empty_report_has_not_passed():
    assert not BenchReport(()).passed
