"""Parameters away from their defaults, inputs of which few change, and files whose reference fails."""

import os
from pathlib import Path

import pytest
import torch
from torch import nn

from tests.cheats.source import forward, source
from workbench.verify.court.hearing import Inputs, _checked, vary
from workbench.verify.court.nursery import _end_orphans, nursery
from workbench.verify.court.party import Party, Refusal
from workbench.verify.court.separate import Source
from workbench.verify.models import ModelError, verify_model


def test_constant_parameters_become_uneven_and_keep_their_sign():
    model = nn.Sequential(nn.BatchNorm1d(8), nn.Linear(8, 8))
    model.register_buffer("mask", torch.full((3,), float("-inf")))
    model.register_buffer("step", torch.zeros((), dtype=torch.int64))
    before, after = model.state_dict(), vary(model.state_dict(), 1)
    assert before.keys() == after.keys()
    for name in ("0.weight", "0.running_var", "0.bias", "0.running_mean"):
        assert after[name].unique().numel() == 8
    assert bool((after["0.running_var"] >= 0.5).all())
    for name in ("1.weight", "1.bias", "mask", "step"):
        assert torch.equal(before[name], after[name])


def test_few_elements_change_and_at_least_one():
    mine, theirs = (Inputs([], [torch.full((16, 16), value)], ["x"]) for value in (0.0, 1.0))
    (mixed,) = mine.with_few_of(theirs, torch.Generator().manual_seed(1)).tensors
    assert 1 <= mixed.sum() <= 32
    (tiny,) = Inputs([], [torch.zeros(1)], ["x"]).with_few_of(theirs, torch.Generator()).tensors
    assert torch.equal(tiny, torch.zeros(1))  # of another shape: left alone
    for number, rows in ((1, slice(0, 8)), (2, slice(8, 16)), (3, slice(0, 16))):
        (single,) = mine.with_few_of(theirs, torch.Generator().manual_seed(number), number).tensors
        assert single.sum() == single[rows].sum() == 1


@pytest.mark.parametrize(
    ("model", "inputs", "words"),
    [
        (forward("return x @ x"), "[torch.randn(2, 3)]", "the reference does not run: RuntimeError: mat1 and mat2"),
        (forward("return x"), "1 / 0", "the reference does not run: ZeroDivisionError"),
        (forward("return x"), "[object()]", "the reference does not run: subclass: x0 is a object"),
        ("import os\nos._exit(0)", "[]", "the reference does not run: exit: its process ended with exit code 0"),
    ],
)
def test_a_reference_that_does_not_run_is_the_files_fault(model, inputs, words, tmp_path):
    path = tmp_path / "model.py"
    path.write_text(source(forward("return x"), model=model, inputs=inputs))
    with pytest.raises(ModelError, match=words):
        verify_model(path)


def test_a_parameter_that_may_not_be_anything_keeps_its_value(tmp_path):
    path = tmp_path / "model.py"
    model = "def __init__(self):\n    super().__init__()\n    self.p = nn.Parameter(torch.zeros(16))\n"
    body = forward("return x * torch.log(1.0 + 4.0 * self.p - self.p.abs() * 8)")
    path.write_text(source(forward("return x * 0"), model=model + body))
    report = verify_model(path, seed=1)
    assert "proves nothing" in report.failures[0].detail


def test_a_model_that_draws_otherwise_is_told_that_it_is_random(tmp_path):
    path = tmp_path / "model.py"
    model = "def __init__(self):\n    super().__init__()\n    self.drop = nn.Dropout()\n" + forward(
        "return self.drop(x)"
    )
    path.write_text(source(forward("return x * (torch.rand(16, 16) > 0.5) * 2"), model=model))
    assert verify_model(path, seed=1).failures[0].detail.startswith("random: Model draws random numbers")


def test_a_nursery_that_was_killed_is_a_verdict_and_is_replaced(tmp_path):
    path = tmp_path / "model.py"
    path.write_text(source(forward("return functional.gelu(self.linear(x))")))
    with Party(Source.read(path), "ModelNew", "cpu", 1) as party:
        party.open()
        nursery().close()
        with pytest.raises(Refusal, match="crash: killed by SIGKILL"):
            party.ask("draw", "drawn", {"seed": 1})
    assert verify_model(path, seed=1).passed


@pytest.mark.parametrize("shape", [None, 3, ["int", "x"], ["list", [["nope"]]], ["float", None]])
def test_a_structure_that_is_none_is_forged(shape):
    with pytest.raises(Refusal, match="forged: expected the structure"):
        _checked(shape)


def test_a_candidate_cannot_draw_its_inputs_before_they_come(tmp_path):
    path = tmp_path / "model.py"
    new = """
    def __init__(self):
        super().__init__()
        seed, self.known = torch.initial_seed(), set()
        for number in range(-2, 30):
            torch.manual_seed(seed + number)
            self.known.add(float(get_inputs()[0][0, 0]))
        torch.manual_seed(seed)
    def forward(self, x):
        return x * 0 if float(x[0, 0]) in self.known else functional.gelu(self.linear(x))
    """
    path.write_text(source(new))
    assert verify_model(path, seed=1).passed


def test_an_orphan_of_another_user_does_not_end_the_nursery(monkeypatch):
    waits = []

    def kill(pid, number):
        raise PermissionError

    monkeypatch.setitem(_end_orphans.__globals__, "_children", lambda: iter([7, 8]))
    monkeypatch.setattr("os.kill", kill)
    monkeypatch.setattr("os.waitpid", lambda *arguments: waits.append(arguments))
    _end_orphans({8})
    assert waits == [(7, os.WNOHANG)]


def test_what_a_model_starts_ends_with_it(tmp_path):
    path, noted = tmp_path / "model.py", tmp_path / "pid"
    body = f"""
    if not hasattr(self, 'child'):
        self.child = subprocess.Popen(['sleep', '1000'], start_new_session=True, env={{}})
        with open({str(noted)!r}, 'w') as file: file.write(str(self.child.pid))
    return functional.gelu(self.linear(x))
    """
    path.write_text(source(forward(body), top="import subprocess"))
    assert verify_model(path, seed=1).passed
    assert not (Path("/proc") / noted.read_text()).exists()
