"""KernelBench files, timed: the calls that are timed are judged, and two clocks must agree."""

import json
from types import SimpleNamespace
from unittest.mock import Mock

import pytest
import torch

from tests.cheats.source import forward, source
from workbench.bench import Verdict, bench_model
from workbench.bench.models import CourtTimer
from workbench.verify.court.plain import Message

VERIFIED = 20
"""Calls of a candidate that verify's checks are done with: what shows only later shows while it is timed."""


def bench_source(text: str, tmp_path):
    path = tmp_path / "model.py"
    path.write_text(text)
    return bench_model(path, budget_s=0.05, seed=1)


def test_a_right_file_has_a_row_for_each_model(tmp_path):
    slow = forward("for _ in range(200): y = functional.gelu(self.linear(x))\nreturn y")
    report = bench_source(source(slow), tmp_path)
    new, library = report.rows
    assert (new.variant, new.verdict, library.variant) == ("ModelNew", None, "torch")
    assert new.speedup < 0.5
    assert json.loads(json.dumps(report.to_json()))[0]["op"] == "model"


@pytest.mark.parametrize(
    "wrong",
    [
        f"if self.count > {VERIFIED}: return torch.zeros(16, 16)",
        f"if self.count > {VERIFIED} and self.count % 8: return torch.zeros(16, 16)",
        f"if self.count > {VERIFIED}: self.linear.bias.fill_(2.0)",
    ],
)
def test_what_goes_wrong_only_when_it_is_timed_is_refused(wrong, tmp_path):
    body = f"self.count += 1\n{wrong}\nreturn functional.gelu(self.linear(x))"
    (row,) = bench_source(source("count = 0\n" + forward(body)), tmp_path).rows
    assert row.verdict is Verdict.REFUSED
    assert row.detail.startswith("wrong while it was timed: ")


def test_timed_calls_get_inputs_as_the_file_lays_them(tmp_path):
    body = forward("return x * 2, x.stride()")
    report = bench_source(source(body, model=body), tmp_path)
    assert report.passed, str(report)


def test_what_ends_while_it_is_timed_is_refused(tmp_path):
    body = (
        f"self.count += 1\nif self.count > {VERIFIED}: import os; os._exit(0)\nreturn functional.gelu(self.linear(x))"
    )
    (row,) = bench_source(source("count = 0\n" + forward(body)), tmp_path).rows
    assert row.detail == "exit: its process ended with exit code 0, and gave no result"


def test_what_verify_refuses_is_not_timed(tmp_path):
    (row,) = bench_source(source(forward("return x * 0")), tmp_path).rows
    assert (row.verdict, row.timing) == (Verdict.REFUSED, None)


class Hearing:
    """Two models whose calls take a time and claim another, on simulated clocks."""

    def __init__(self, takes_us: float, claims_us: float) -> None:
        self.candidate, self.timed_reference = object(), Mock()
        self._times = {id(self.candidate): (takes_us, claims_us), id(self.timed_reference): (1000.0, 1000.0)}
        self._turn = 0

    def draw(self, number: int) -> None:
        return None

    def measure(self, *arguments) -> None:
        return None

    def judge(self, *arguments) -> SimpleNamespace:
        return SimpleNamespace(detail="")

    def call(self, party, inputs, number, *, same):
        self._turn += 1
        takes_us, claims_us = self._times[id(party)]
        disturbed_us = 300.0 * (self._turn % 7 == 0)
        return SimpleNamespace(
            message=Message("outputs"), host_us=takes_us + 200.0 + self._turn % 5 + disturbed_us, claimed_us=claims_us
        )


@pytest.mark.parametrize(
    ("takes_us", "claims_us", "holds"), [(900, 900, True), (1000, 10, False), (5000, 4500, True), (500, 200, False)]
)
def test_a_clock_that_says_less_than_the_judges_is_refused(takes_us, claims_us, holds):
    hearing = Hearing(takes_us, claims_us)
    timer = CourtTimer(hearing, torch.device("cpu"), cold=True)
    for _ in range(20):
        for party in (hearing.candidate, hearing.timed_reference):
            timer.sample(party)
    assert (timer.contradiction() == "") == holds
