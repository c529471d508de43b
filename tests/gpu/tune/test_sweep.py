"""A sweep on a GPU: every failure is a row, the right candidate wins, and what was found is used."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
import torch

from workbench.bench import Verdict, bench
from workbench.cli import main
from workbench.op import find_op
from workbench.tune import ResultKind, tune, tuned

pytestmark = pytest.mark.gpu

OPS = Path(__file__).parents[2] / "tune" / "ops"


def test_every_planted_failure_is_a_row_with_its_kind_and_the_right_candidate_wins():
    report = tune(find_op("planted", OPS), "cuda", "v1", case="small", store=":memory:", time_limit_s=10)
    kinds = sorted((row.candidate.values["WAY"], row.kind) for row in report.rows)
    right = {kind for way, kind in kinds if way == 0}
    assert (
        {ResultKind.OK} <= right <= {ResultKind.OK, ResultKind.SLOW}
    )  # the two take as long: by chance one is left behind early
    assert kinds[2:] == [
        (1, ResultKind.WRONG_ANSWER),
        (2, ResultKind.ILLEGAL_ACCESS),
        (3, ResultKind.HANG),
        (4, ResultKind.COMPILE_ERROR),
        (5, ResultKind.RULED_OUT),
        (6, ResultKind.CRASH),
        (7, ResultKind.FAULT),
    ]
    assert report.winner.candidate.values["WAY"] == 0
    assert not report.is_prediction
    assert {row.candidate.values["WAY"] for row in report.finals} == {0}
    assert report.library.median_us > 0
    assert {row.gpu for row in report.finals} == {str(torch.cuda.get_device_properties(0).uuid)}


def test_a_tuned_op_takes_the_winner_for_its_shape(tmp_path):
    op, store = find_op("planted", OPS), tmp_path / "s.sqlite"
    report = tune(op, "cuda", "sizes", case="small", store=store)
    assert tune(op, "cuda", "sizes", case="small", store=store).resumed == 4
    x = torch.randn(1000, device="cuda")
    choice = tuned(op, store).choose(x)
    assert (choice.origin, choice.config) == ("exact", report.winner.candidate.values)
    assert torch.equal(tuned(op, store)(x), 2 * x)


def test_variants_of_an_exact_architecture_are_compiled_for_it_and_checked(tmp_path, capsys):
    rows = tmp_path / "rows.json"
    options = ["--case", "rows", "--variant", "v5_bulk_rows", "--device", "cuda", "--limit", "2", "--store", ":memory:"]
    with pytest.raises(SystemExit) as ended:
        main(["tune", "conv_transpose2d", *options, "--json", str(rows)])
    assert ended.value.code == 0, capsys.readouterr().out
    assert {row["kind"] for row in json.loads(rows.read_text())} <= {ResultKind.OK, ResultKind.SLOW}
    assert "winner: v5_bulk_rows" in capsys.readouterr().out


def test_bench_times_variants_beside_pytorch():
    report = bench("gelu", "cuda", "v1_elementwise", case="several_steps", budget_s=0.2)
    ours, theirs = report.rows
    assert report.passed, str(report)
    assert ours.verdict in set(Verdict) - {Verdict.REFUSED}
    assert ours.timing.how.startswith("difference of two graphs")
    assert theirs.timing.median_us < 100
