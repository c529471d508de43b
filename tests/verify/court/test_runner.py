"""A model's process, order by order, in this process; and what counts as tampering."""

import os

import pytest
import torch

from tests.cheats.source import forward, source
from workbench.verify.court import conduct
from workbench.verify.court.heap import BOOKKEEPING_BYTES, poison_heap
from workbench.verify.court.plain import Message, digest
from workbench.verify.court.runner import Runner
from workbench.verify.court.verdict import Standard, rounded

MODEL = "def __init__(self):\n    super().__init__()\n    self.norm = nn.BatchNorm1d(16)\n"
TEXT = source(forward("return x"), model=MODEL + forward("return self.norm(x), x.t(), (x * x).sum().item()"))


@pytest.fixture
def runner() -> Runner:
    return Runner({"path": "model.py", "text": TEXT, "name": "Model", "device": "cpu", "seed": 1, "watched": False})


def ready(runner: Runner) -> tuple[Message, Message]:
    opened = runner.answer(Message("open"))
    runner.answer(Message("load", {"names": opened.fields["names"]}, opened.tensors))
    drawn = runner.answer(Message("draw", {"seed": 2}))
    prepared(runner, drawn, same=False)
    return opened, drawn


def prepared(runner: Runner, drawn: Message, *, same: bool, layout: str = "") -> None:
    memory = {"same": same, "layout": layout, "poison": [(256, "torch.float32")]}
    fields = {"shape": drawn.fields["shape"], "seed": 3, **memory}
    assert runner.answer(Message("prepare", fields, drawn.tensors)).kind == "ready"


def test_a_call_hands_out_its_outputs_and_says_what_it_left(runner):
    _, drawn = ready(runner)
    outputs = runner.answer(Message("go"))
    assert outputs.fields["names"] == ["y0", "y1"]
    assert outputs.fields["elapsed_us"] > 0
    rest = runner.answer(Message("rest")).fields
    assert rest["inputs"] == [digest(tensor) for tensor in drawn.tensors]
    assert rest["later"] == [digest(tensor) for tensor in outputs.tensors]
    assert (rest["aliases"], rest["earlier"], rest["conduct"]) == ([[], ["input x0"]], [], [])


def test_a_model_takes_its_state_before_the_inputs_come(runner):
    _, drawn = ready(runner)
    taken = []
    runner._model.load_state_dict = taken.append
    prepared(runner, drawn, same=False)
    assert not taken
    assert runner.answer(Message("restore")).kind == "restored"
    assert [sorted(state) for state in taken] == [sorted(runner._model.state_dict())]


def test_what_is_measured_is_right_for_the_model_itself(runner):
    opened, drawn = ready(runner)
    message = runner.answer(Message("measure", {"seed": 3, "random": None}))
    standard = Standard.of(message, opened.fields["names"])
    assert not standard.is_random
    prepared(runner, drawn, same=True)
    runner.answer(Message("go"))
    assert standard.judge(standard.library, dict(zip(opened.fields["names"], opened.tensors, strict=True))).detail == ""
    assert standard.library.numbers.keys() == standard.expected.keys()


def test_inputs_lie_in_the_same_memory_or_with_gaps(runner):
    _, drawn = ready(runner)
    (before,) = runner._inputs
    prepared(runner, drawn, same=True)
    assert runner._inputs[0] is before
    assert before._version == 0
    prepared(runner, drawn, same=False, layout="strided")
    assert not runner._inputs[0].is_contiguous()
    assert torch.equal(runner._inputs[0], before)
    prepared(runner, drawn, same=True)
    assert runner._inputs[0].is_contiguous()


def test_an_error_and_an_exit_have_words(runner):
    assert runner.words(ValueError("no")) == "ValueError: no"
    assert runner.words(SystemExit(0)).startswith("exit: it ended its process by SystemExit(0)")


def test_memory_of_a_size_that_was_filled_comes_next():
    poison_heap(torch.full((700,), torch.nan))
    behind = BOOKKEEPING_BYTES // 4
    assert bool(torch.empty(700)[behind:].isnan().all())


def test_where_float64_tells_nothing_a_result_is_expected_within_a_rounding():
    expected = rounded(torch.tensor([1.0, -4.0]))
    assert expected.unit.tolist() == [2.0**-22, 2.0**-22]
    assert rounded(torch.arange(3)).unit is None


@pytest.mark.parametrize(
    ("path", "mode", "words"),
    [
        ("/proc/1/mem", "r", "memory: it opens /proc/1/mem"),
        ("/proc/self/mem", "r", "memory: it opens /proc/self/mem"),
        ("/proc/self/maps", "r", ""),
        ("/proc/1/root/etc/hostname", "r", "memory: it opens /proc/1/root"),
        ("/proc/1/cwd/model.py", "r", "memory: it opens /proc/1/cwd"),
        ("/proc/self/../1/fd/3", "r", "memory: it opens"),
        ("/proc/self/root/etc/hostname", "r", ""),
        pytest.param(f"/proc/{os.getpid()}/fd", "r", "", id="its own descriptors"),
        pytest.param(conduct.__file__, "r", "", id="ours, to read"),
        pytest.param(conduct.__file__, "r+", "tampering: it opens", id="ours, to write"),
        pytest.param(torch.__file__, "a", "tampering: it opens", id="PyTorch's, to write"),
        ("somewhere.txt", "w", ""),
        (7, "w", ""),
    ],
)
def test_which_files_a_candidate_may_open(path, mode, words):
    detail = conduct._opened((path, mode, 0))
    assert detail.startswith(words)
    assert bool(detail) == bool(words)


def test_a_path_by_a_link_into_another_process_is_seen(tmp_path):
    (tmp_path / "one").symlink_to(f"/proc/{os.getppid()}/root")
    (tmp_path / "two").symlink_to("one")
    (tmp_path / "loop").symlink_to("loop/x")
    assert conduct._opened((tmp_path / "two" / "etc" / "hostname", "r", 0)).startswith("memory: ")
    assert not conduct._opened((tmp_path / "loop", "r", 0))
    assert [*conduct._ways("a/../b")][-1] == os.path.realpath("b")


def test_what_a_class_holds_and_what_it_inherits_are_told_apart():
    held = conduct._callables(torch.Tensor)
    assert held["__repr__"] is torch.Tensor.__repr__
    assert held["double"] is conduct._ABSENT
    assert conduct._is_library(torch.nn.Linear.forward)
    assert not conduct._is_library(lambda: None)
