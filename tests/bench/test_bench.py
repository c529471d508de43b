"""bench: what it times, what it refuses, and what it says."""

import re
import sys
from dataclasses import replace

import pytest
import torch

import workbench as wb
from workbench.bench import BenchReport, BenchRow, Timing, Verdict, bench
from workbench.bench.report import compare_timings
from workbench.bench.subject import Subject
from workbench.core.environment import fault
from workbench.core.errors import EnvironmentFaultError
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
    report = bench("tanh", variant="v1_elementwise", case="odd", budget_s=0.05)
    ours, theirs = report.rows
    assert (ours.op, ours.variant, ours.case, ours.dtype, ours.device) == (
        "tanh", "v1_elementwise", "odd", "float32", "cpu",
    )  # fmt: skip
    assert theirs.variant == "torch" and theirs.verdict is None
    assert ours.verdict is None and ours.speedup < 1
    assert report.passed
    assert not re.search("FASTER|SLOWER|TIE", str(report))
    assert "these times are the emulator's and say nothing about a GPU" in str(report)
    assert f"{ours.speedup:.2f}x" in str(report)
    row = report.to_json()[0]
    assert row["low_us"] <= row["median_us"] <= row["high_us"]
    assert len(row["samples_us"]) >= 10
    assert row["config"] == {"BLOCK_SIZE": 256}
    assert row["min_bytes"] == 2 * 4 * 105
    assert "v1_elementwise BLOCK_SIZE=256" in str(report) and "<td>odd</td>" in report._repr_html_()
    assert "torch" in str(report.to_torch())


def test_without_a_device_the_gpu_is_timed_where_there_is_one(monkeypatch):
    seen, module = [], sys.modules["workbench.bench.bench"]
    monkeypatch.setattr(module, "Subject", lambda *of: seen.append(of[3].type) or 1 / 0)
    monkeypatch.setattr(module, "peak_bandwidth_gbps", lambda device: 1.0)
    for there, device in ((True, "cuda"), (False, "cpu")):
        monkeypatch.setattr("torch.cuda.is_available", lambda there=there: there)
        with pytest.raises(ZeroDivisionError):
            bench("tanh")
        assert seen.pop() == device


def gpu_row(median_us: float, **fields) -> BenchRow:
    timing = Timing("cuda", (median_us,) * 6)
    return BenchRow("f", "v1", "odd", "float32", "cuda:0", timing=timing, **fields)


def test_a_verdict_is_about_a_gpu_and_an_undecided_one_says_what_to_do():
    ours, theirs = (Timing("cuda", tuple(samples)) for samples in ([20, 22, 23, 23, 500, 600], [500, 525, 530] * 2))
    row = gpu_row(23, **compare_timings(ours, theirs))
    assert row.verdict is Verdict.UNDECIDED
    shown = str(BenchReport((row,)))
    assert "UNDECIDED: the medians differ by a factor of" in shown
    assert "TIE" not in shown
    assert "emulat" not in shown


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


def test_a_variant_that_takes_no_case_is_left_out_with_its_reason_and_not_passed():
    report = bench(with_variant(restriction=lambda *_: "takes nothing"), case="odd", budget_s=0.0)
    assert [row.variant for row in report.rows] == ["torch"]
    assert (report.left_out[0].variant, report.left_out[0].reason) == ("v1_elementwise", "takes nothing")
    assert "left out: takes nothing" in str(report)
    assert not report.passed
    assert not (report + bench("gelu", case="odd", budget_s=0.0)).passed


@pytest.mark.parametrize("raised", [TypeError("a plan's mistake"), RuntimeError("an illegal memory access")])
def test_a_variant_that_raises_is_refused_and_the_others_are_timed(raised):
    def plan(*_, **__):
        raise raised

    op = find_op("tanh")
    broken = replace(op.variants[0], name="broken", plan=plan)
    report = bench(replace(op, variants=(broken, op.variants[0])), case="odd", budget_s=0.0)
    assert [(row.variant, row.verdict is Verdict.REFUSED) for row in report.rows] == [
        ("broken", True), ("v1_elementwise", False), ("torch", False),
    ]  # fmt: skip
    assert report.rows[0].detail == f"{type(raised).__name__}: {raised}"


def test_a_fault_of_the_machine_ends_the_run():
    def plan(*_, **__):
        raise fault("compile", "the disk is full", "free some space")

    with pytest.raises(EnvironmentFaultError):
        bench(with_variant(plan=plan), case="odd", budget_s=0.0)


def test_a_device_that_is_lost_ends_the_run_with_rows(monkeypatch):
    def fail(*_, **__):
        raise RuntimeError("an illegal memory access")

    monkeypatch.setattr(Subject, "restore", fail)
    first, second = bench(replace(find_op("tanh"), variants=(
        with_variant(name="broken", plan=fail).variants[0], *with_variant().variants)), case="odd").rows  # fmt: skip
    assert first.detail == "RuntimeError: an illegal memory access"
    assert second.detail == "not run: the device was left unusable: an illegal memory access"


def test_a_variant_for_those_who_forbid_tf32_is_planned_without_it():
    def restriction(*_):
        return "TF32 is allowed" if torch.backends.cudnn.allow_tf32 else ""

    before = torch.backends.cudnn.allow_tf32
    assert bench(with_variant(restriction=restriction), case="odd", budget_s=0.0).passed
    assert torch.backends.cudnn.allow_tf32 == before
