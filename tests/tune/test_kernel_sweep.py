"""A sweep of a bare kernel: one call, the user's own arguments, and every way in which a config can be wrong."""

from __future__ import annotations

import json
import math
import pickle
from types import SimpleNamespace

import pytest
import torch

import workbench as wb
from tests.tune.here import no_processes
from workbench.bench import bare
from workbench.bench.conditions import Machine
from workbench.core.errors import ArgumentError, CompileError, LaunchError
from workbench.core.plain import decode, encode
from workbench.tune import Candidate, Config, Outcome, ResultKind, TuneReport

SOURCE = r"""
extern "C" __global__ void twice(const float* x, float* y, int n) {
#if WAY == 4
#error "no such way"
#endif
  const int base = (blockIdx.x * blockDim.x + threadIdx.x) * ITEMS;
  for (int k = 0; k < ITEMS; ++k) {
    const int i = base + k;
    if (i < n - (WAY == 1 ? 3 : 0) || WAY == 2) y[i] = (WAY == 6 ? 3.0f : 2.0f) * x[i];
  }
  while (WAY == 3 && *static_cast<volatile float*>(y) < 1e30f) {}
}
extern "C" __global__ void add_to(float* y, int n) {
  const int i = blockIdx.x * BLOCK_SIZE + threadIdx.x;
  if (i < n) y[i] += 1;
}
"""
N = 1000
X = torch.linspace(-3, 3, N)


@pytest.fixture
def call(tmp_path):
    """Sweep `twice` in some configs; what is given by name replaces what is usual."""
    kernel = wb.load(SOURCE, "twice", defines={"WAY": 0, "ITEMS": 1})

    def sweep(space, kernel=kernel, **given):
        usual = {
            "args": (X, torch.zeros(N), N),
            "grid": lambda c: math.ceil(N / (c.BLOCK_SIZE * c.get("ITEMS", 1))),
            "block": lambda c: c["BLOCK_SIZE"],
            "store": tmp_path / "s.sqlite",
        }
        return wb.tune(kernel, space, **{**usual, **given})

    return sweep


@no_processes()
def test_one_call_sweeps_a_kernel_on_the_users_own_tensors(call):
    y = torch.full((N,), 7.0)
    report = call(
        {"BLOCK_SIZE": [64, 128], "ITEMS": [1, 4]},
        args={"x": X, "y": y, "n": N},
        reference={"y": 2 * X.double()},
        where=lambda c: c.BLOCK_SIZE * c.ITEMS < 512,
    )
    assert report.counts == {"ok": 3}
    assert torch.equal(y, torch.full((N,), 7.0))
    assert report.is_prediction
    assert report.winner.candidate.config["BLOCK_SIZE"] in (64, 128)
    assert {(row["op"], row["config"]["ITEMS"]) for row in report.to_json()} == {("twice", 1), ("twice", 4)}
    json.dumps(report.to_json())


@no_processes()
def test_each_way_of_being_wrong_is_a_row_with_its_reason_whatever_the_output_held_before(call):
    space = {"BLOCK_SIZE": [128, 2048], "WAY": [0, 1, 2, 4]}
    given = {"args": (X, 2 * X, N), "reference": {"y": 2 * X}}
    report = call(space, **given, where=lambda c: c.BLOCK_SIZE == 128 or c.WAY == 0)
    rows = {(row.candidate.config.BLOCK_SIZE, row.candidate.config["WAY"]): row for row in report.rows}
    assert {config: row.kind for config, row in rows.items()} == {
        (128, 0): ResultKind.OK,
        (128, 1): ResultKind.WRONG_ANSWER,
        (128, 2): ResultKind.ILLEGAL_ACCESS,
        (128, 4): ResultKind.COMPILE_ERROR,
        (2048, 0): ResultKind.RULED_OUT,
    }
    assert "y[997] is nan, the reference has" in rows[128, 1].detail
    assert "3 hold nan, with which 'y' was filled before the launch: they are not written" in rows[128, 1].detail
    assert "reads 4 bytes out of bounds at x[1000]" in rows[128, 2].detail
    assert report.winner is rows[128, 0]
    shown = report.table()
    assert "compile-error: BLOCK_SIZE=128 WAY=4" in shown and "wrong-answer: BLOCK_SIZE=128 WAY=1" in shown
    assert "winner: BLOCK_SIZE=128 WAY=0" in str(report)


@pytest.mark.slow
def test_a_config_that_hangs_is_a_row_and_ends_nothing_else(call):
    report = call({"BLOCK_SIZE": [64], "WAY": [0, 3]}, reference={"y": 2 * X}, time_limit_s=2, store=":memory:")
    assert {row.candidate.config["WAY"]: row.kind for row in report.rows} == {0: ResultKind.OK, 3: ResultKind.HANG}


def report_of(*rows, **given):
    """Make a report of outcomes: of each its kind and time."""
    outcomes = tuple(
        Outcome(Candidate("", {"BLOCK_SIZE": 32 * (place + 1)}), kind, samples_us=(time_us,), predicted=True)
        for place, (kind, time_us) in enumerate(rows)
    )
    return TuneReport(SimpleNamespace(op="twice"), Machine("emulator", "sm_90"), outcomes, **given)


def test_configs_that_tie_have_no_winner_and_what_is_left_out_can_be_had():
    report = report_of(*[(ResultKind.OK, 2.0)] * 12, *[(ResultKind.OK, 3.0)] * 3)
    said = str(report)
    assert "undecided: 12 of 15 tie: BLOCK_SIZE=128, BLOCK_SIZE=160" in said
    assert "and 2 more" in said
    assert "winner" not in said
    assert "... and 5 more: report.table() shows all (--all), report.rows holds them" in said
    assert len(report.table().splitlines()) == 16
    assert len(report.table(3).splitlines()) == 4
    assert "winner: BLOCK_SIZE=64" in str(report_of((ResultKind.OK, 3.0), (ResultKind.OK, 2.0)))


def test_where_most_differ_from_the_first_nothing_wins():
    rows = [(ResultKind.OK, 2.0), (ResultKind.WRONG_ANSWER, 0.0), (ResultKind.WRONG_ANSWER, 0.0)]
    disputed = report_of(*rows, held_against="BLOCK_SIZE=32")
    assert disputed.is_disputed
    assert "most differ from it: pass reference=" in str(disputed)
    assert disputed.verdict == "undecided: nobody knows which are right"
    assert "winner" not in str(disputed)
    assert not report_of(*rows).is_disputed
    assert not report_of(*rows[:2], held_against="BLOCK_SIZE=32").is_disputed


@no_processes()
def test_without_a_reference_configs_are_held_against_the_first_that_ran(call):
    report = call({"BLOCK_SIZE": [64, 128], "WAY": [0, 6]}, where=lambda c: c.WAY == 0 or c.BLOCK_SIZE == 64)
    assert report.counts == {"ok": 2, "wrong-answer": 1}
    assert f"no reference: each was held against {report.held_against}, the first that ran" in str(report)
    wrong = next(row for row in report.rows if row.kind is ResultKind.WRONG_ANSWER)
    assert f", {report.held_against} has" in wrong.detail
    again = call({"BLOCK_SIZE": [64, 128], "WAY": [0, 6]})  # what is new is held against what was right
    assert (again.resumed, again.counts) == (3, {"ok": 2, "wrong-answer": 2})


@no_processes()
def test_an_output_that_the_kernel_also_reads_is_named(call):
    add_to = wb.load(SOURCE, "add_to", defines={"WAY": 0, "ITEMS": 1})
    space, given = {"BLOCK_SIZE": [64]}, {"args": (X.clone(), N), "kernel": add_to}
    refused = call(space, **given, reference={"y": X + 1})
    assert refused.counts == {"wrong-answer": 1}
    assert "the kernel reads 'y': pass updates=['y']" in refused.rows[0].detail
    assert call(space, **given, reference={"y": X + 1}, updates=["y"]).counts == {"ok": 1}
    assert call(space, **given, updates=["y"]).counts == {"ok": 1}


@no_processes()
def test_a_function_is_held_to_what_rounding_may_do_and_the_bound_is_said(call):
    small = 1e-4 * X
    given = {"args": (small, torch.zeros(N), N), "kernel": wb.load(SOURCE, "twice", defines={"ITEMS": 1})}
    space = {"BLOCK_SIZE": [64], "WAY": [0, 6]}  # the second computes 3 x
    by_function = call(space, **given, reference={"y": lambda x: 2 * x})
    assert by_function.counts == {"ok": 1, "wrong-answer": 1}
    assert "what an element may differ by: y: what rounding may do to it, by the reference in float64" in str(
        by_function
    )
    by_tensor = call(space, **given, reference={"y": 2 * small})
    assert by_tensor.resumed == 0  # another bound is another sweep
    assert by_tensor.to_json()[0]["tolerance"] == "y: rtol 1.3e-06, atol 1e-05"
    assert call(space, **given, reference={"y": lambda x: 2 * x}, atol=3e-4).counts == {"ok": 2}


def test_a_reference_that_zeros_would_pass_by_is_refused(call):
    tiny = torch.full((N,), 1e-6)
    with pytest.raises(ArgumentError, match=r"'y' proves nothing: zeros would pass, since it is 1e-06 at most and may"):
        call({"BLOCK_SIZE": [64]}, reference={"y": tiny})
    with pytest.raises(ArgumentError, match="proves nothing"):
        call({"BLOCK_SIZE": [64]}, reference={"y": lambda x: 2 * x}, atol=10.0)


@no_processes()
def test_a_tunable_that_changes_the_geometry_alone_is_named_where_a_grid_is_too_small(call):
    twice = wb.load(SOURCE.replace("BLOCK_SIZE", "64"), "twice", defines={"WAY": 0, "ITEMS": 1})
    report = call({"BLOCK_SIZE": [64, 128]}, kernel=twice, grid=8, reference={"y": 2 * X})
    assert report.counts == {"ok": 1, "wrong-answer": 1}
    (wrong,) = (row.detail for row in report.rows if row.kind is ResultKind.WRONG_ANSWER)
    assert wrong.endswith("they are not written by 8 blocks of 64 threads; the source never names BLOCK_SIZE")
    assert "updates" not in wrong


@no_processes()
def test_a_reference_may_be_a_function_and_what_an_output_held_before_is_no_part_of_the_sweep(call):
    rows = [
        call({"BLOCK_SIZE": [64], "ITEMS": [1]}, args=(X, before, N), reference={"y": lambda x: 2 * x})
        for before in (torch.zeros(N), torch.ones(N))
    ]
    assert [report.resumed for report in rows] == [0, 1]
    assert rows[1].rows[0].kind is ResultKind.OK


@no_processes()
def test_a_second_sweep_goes_on_and_other_data_are_another_sweep(call, monkeypatch):
    monkeypatch.setattr(bare, "_WATCHED_BYTES", 64)  # what is too large to be recorded is run without
    space = {"BLOCK_SIZE": [64]}
    assert [call(space, reference={"y": 2 * X}).resumed for _ in range(2)] == [0, 1]
    assert call(space, args=(2 * X, torch.zeros(N), N), reference={"y": 4 * X}).resumed == 0
    assert call(space, reference={"y": 2 * X}, grid=20).resumed == 0


@pytest.mark.parametrize(
    ("space", "given", "error", "message"),
    [
        ({"BLOCK_SIZE": [64]}, {"args": (X, N)}, LaunchError, "takes 3 arguments"),
        ({"BLOCK_SIZE": [64]}, {"args": (X, X.double(), N)}, LaunchError, r"argument 1 'y' is float\*"),
        ({"BLOCK_SIZE": [64]}, {"reference": {"x": X}}, ArgumentError, "reference names 'x', but .* may write are y"),
        ({"BLOCK_SIZE": [64]}, {"reference": {"y": X[1:]}}, ArgumentError, r"must have its shape \(1000,\)"),
        ({"BLOCK_SIZE": [64]}, {"updates": ["z"]}, ArgumentError, "updates names 'z'"),
        ({"BLOCK_SIZE": [64]}, {"grid": lambda c: N / c.BLOCK_SIZE}, ArgumentError, "grid of BLOCK_SIZE=64: grid must"),
        ({"BLOCK_SIZE": [64]}, {"grid": lambda c: c.BLOCK}, ArgumentError, "no tunable BLOCK; there are BLOCK_SIZE"),
        ({"BLOCK_SIZE": [64]}, {"where": lambda _: False}, ArgumentError, "where= refuses them all"),
        ({"BLOCK_SIZE": [64.0]}, {}, ArgumentError, r"expected whole numbers for BLOCK_SIZE, .*; got \[64.0\]"),
        ({"BLOCK_SIZE": [64], "WAY": [4]}, {}, CompileError, "no such way"),
        ({"BLOCK_SIZE": [64]}, {"args": X}, ArgumentError, r"expected args as in \(x, y, n\), .*; got a Tensor"),
        ({"BLOCK_SIZE": [64]}, {"kernel": "twice.cu"}, ArgumentError, "expected wb.load.* got 'twice.cu'"),
        ({"BLOCK_SIZE": [64]}, {"reference": X}, ArgumentError, r"expected reference=\{'y': tensor\}.* got a Tensor"),
        ({"BLOCK_SIZE": [64]}, {"reference": {"y": lambda z: z}}, ArgumentError, "reference of 'y' asks for z"),
        (
            {"BLOCK_SIZE": [64]},
            {"reference": {"y": lambda n: n}},
            ArgumentError,
            "'y' returned a int: expected a tensor",
        ),
        ({"BLOCK_SIZE": [64], "ITEM": [1, 2]}, {}, ArgumentError, "ITEM changes nothing.*did you mean 'ITEMS'"),
        ({"BLOCK_SIZE": [64]}, {"search": "best"}, ArgumentError, "search must be one of"),
        ({"BLOCK_SIZE": [64]}, {"case": "small"}, TypeError, "unexpected keyword argument 'case'"),
    ],
)
def test_what_cannot_be_swept_is_refused_at_once(call, space, given, error, message):
    with pytest.raises(error, match=message):
        call(space, **given)


def test_a_config_is_a_mapping_that_can_be_a_key_and_travels():
    config = Config({"BLOCK_SIZE": 64, "items": 2})
    assert (config.BLOCK_SIZE, config["items"], dict(config)) == (64, 2, {"BLOCK_SIZE": 64, "items": 2})
    assert (str(config), repr(config)) == ("BLOCK_SIZE=64 items=2", "Config(BLOCK_SIZE=64, items=2)")
    assert {config: 1}[Config((("items", 2), ("BLOCK_SIZE", 64)))] == 1
    candidate = Candidate("v1", {"BLOCK_SIZE": 64})
    assert candidate == Candidate("v1", (("BLOCK_SIZE", 64),)) == pickle.loads(pickle.dumps(candidate))
    assert decode(encode(candidate), [Candidate]) == candidate
    assert (str(candidate), str(Candidate("", config))) == ("v1 BLOCK_SIZE=64", "BLOCK_SIZE=64 items=2")
