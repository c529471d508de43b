"""A sweep's progress in words, in HTML, and in a notebook without a front end."""

from __future__ import annotations

import pytest
from IPython.core.displaypub import CapturingDisplayPublisher
from IPython.core.interactiveshell import InteractiveShell

from tests.tune.here import no_processes
from workbench.tune import Candidate, Outcome, Progress, ResultKind, tune
from workbench.tune import progress as module

pytestmark = pytest.mark.no_cover

BEST = Outcome(Candidate("v1", (("BLOCK_SIZE", 64),)), ResultKind.OK, samples_us=(170.25,))


def look(done, elapsed_s, best=BEST, **counts):
    return Progress(done, 8, 0, best, {"ok": done, **counts}, elapsed_s, None if not done else 2.6)


def test_progress_says_how_far_it_is_what_is_best_and_how_others_ended():
    assert str(look(0, 0.0, None)) == "0 of 8, best: none is right yet"
    shown = look(3, 1.0, **{"wrong-answer": 2})
    assert str(shown) == "3 of 8, 3 s left, best: v1 BLOCK_SIZE=64 170.2 us (2 wrong-answer)"
    html = shown._repr_html_()
    assert '<progress value="3" max="8">' in html
    for words in ("3 of 8, 1 s, 3 s left", "v1 BLOCK_SIZE=64 170.2 us", "wrong-answer"):
        assert words in html


@pytest.fixture
def shell(monkeypatch):
    shell = InteractiveShell.instance()
    shell.display_pub = CapturingDisplayPublisher()
    yield shell
    InteractiveShell.clear_instance()


def test_a_view_follows_the_sweep_in_one_place_and_not_at_every_candidate(shell):
    view = module.LiveView(shell)
    for shown in (look(1, 1.0), look(2, 1.1), look(3, 1.5), look(8, 1.51)):
        view(shown)
    outputs = shell.display_pub.outputs
    assert [output["data"]["text/plain"][:6] for output in outputs] == ["1 of 8", "3 of 8", "8 of 8"]
    assert [output["update"] for output in outputs] == [False, True, True]
    assert len({output["transient"]["display_id"] for output in outputs}) == 1
    assert "<progress" in outputs[0]["data"]["text/html"]


def test_only_a_notebook_has_a_view(shell, monkeypatch):
    assert module.live_view() is None  # a terminal's
    monkeypatch.setattr(shell, "kernel", object(), raising=False)
    assert isinstance(module.live_view(), module.LiveView)


@no_processes()
def test_a_sweep_in_a_notebook_shows_itself_unless_it_is_told_how(planted, shell, monkeypatch):
    monkeypatch.setattr(shell, "kernel", object(), raising=False)
    options = {"variant": "sizes", "case": "small", "store": ":memory:", "limit": 1}
    tune(planted, **options)
    assert shell.display_pub.outputs[-1]["data"]["text/plain"].startswith("1 of 1, ")
    shown = []
    tune(planted, **options, progress=shown.append)
    assert len(shell.display_pub.outputs) == 1
    assert [str(one)[:6] for one in shown] == ["1 of 1"[:6]]
