"""Worker processes that answer twice, late, for others, with nonsense, or not at all."""

from __future__ import annotations

import os
import socket
import time
from types import SimpleNamespace

import pytest

from workbench.core.errors import EnvironmentFaultError
from workbench.core.plain import encode
from workbench.core.process import ParentEnd
from workbench.tune import Candidate, Method, Outcome, Problem, ResultKind, worker
from workbench.tune.worker import Measure, Reply, Worker, WorkerError

# Takes the part of a worker's process: says what it is told to after each message, of which the first is the problem.
FAKE = """
import pathlib, sys, time
from multiprocessing.connection import Connection
channel, directory = Connection({{descriptor}}), pathlib.Path("DIRECTORY")
number = str(len(list(directory.glob("began*"))))
(directory / ("began" + number)).touch()
script = directory / ("script" + number)
channel.recv_bytes()
for turn in script.read_text().split(";") if script.exists() else ():
    for message in turn.split():
        channel.send_bytes(bytes.fromhex(message)) if message != "late" else time.sleep(0.3)
    channel.recv_bytes()
"""
ONE, TWO = (Candidate("sizes", (("BLOCK_SIZE", size),)) for size in (32, 64))
READY = Reply(0, "", {})


def ok(number, candidate):
    return Reply(number, Outcome(candidate, ResultKind.OK, samples_us=(float(number),)), {})


@pytest.fixture
def worker_of(planted, monkeypatch, tmp_path):
    """Make a worker whose processes say these messages, each a list of turns."""
    workers = []

    def make(*scripts):
        for number, turns in enumerate(scripts):
            spelt = [" ".join(m if isinstance(m, str) else encode(m).hex() for m in turn) for turn in turns]
            if turns:  # else the process ends at once
                (tmp_path / f"script{number}").write_text(" ; ".join(spelt))
        monkeypatch.setattr(worker, "_COMMAND", FAKE.replace("DIRECTORY", str(tmp_path)))
        workers.append(Worker(Problem.of(planted, "small", "float32", 0, Method()), "cpu", 5.0))
        return workers[-1]

    yield make
    for one in workers:
        one.close()


def test_a_second_answer_is_nobody_elses(worker_of, tmp_path):
    twice = [[READY], [ok(1, ONE), ok(1, ONE)], [ok(2, TWO)]]
    one = worker_of(twice, [[READY], [ok(2, TWO)]])
    assert one.measure(Measure(ONE, None)) == ok(1, ONE).result
    time.sleep(0.2)
    assert one.measure(Measure(TWO, None)) == ok(2, TWO).result
    assert len(list(tmp_path.glob("began*"))) == 2


def test_a_late_second_answer_is_nobody_elses(worker_of):
    one = worker_of([[READY], [ok(1, ONE)], ["late", ok(1, ONE)]], [[READY], [ok(3, TWO)]])
    assert one.measure(Measure(ONE, None)) == ok(1, ONE).result
    assert one.measure(Measure(TWO, None)) == ok(3, TWO).result


@pytest.mark.parametrize(
    ("answer", "words"),
    [
        (ok(1, TWO), "task 2 was answered as if it were task 2, or another's"),
        ("00ff", "what came is no message"),
        (["text"], "what came is no reply, but"),
        (Reply(1, ("text", 1), {}), "what came is no message: expected plain data"),
    ],
)
def test_what_never_fits_is_a_crash(worker_of, answer, words):
    again = ok(2, TWO) if answer == ok(1, TWO) else answer
    one = worker_of([[READY], [answer]], [[READY], [again]])
    row = one.measure(Measure(ONE, None))
    assert (row.candidate, row.kind) == (ONE, ResultKind.CRASH)
    assert words in row.detail
    assert row.detail.endswith("so it was in 2 processes")


def test_a_process_that_dies_in_set_up_is_replaced(worker_of):
    one = worker_of([], [], [[READY], [ok(1, ONE)]])
    assert one.measure(Measure(ONE, None)).kind is ResultKind.OK


def test_processes_that_all_die_in_set_up_are_an_error(worker_of, tmp_path):
    with pytest.raises(
        WorkerError, match="does not start: 3 processes ended before they were ready, the last one: exit"
    ):
        worker_of().measure(Measure(ONE, None))
    assert len(list(tmp_path.glob("began*"))) == 3


def test_an_error_of_the_machine_is_no_candidates(worker_of):
    one = worker_of([[READY], [Reply(1, "cannot write x: the disk is full", {})]])
    with pytest.raises(WorkerError, match="the worker on cpu cannot go on: cannot write x: the disk is full"):
        one.measure(Measure(ONE, None))


class Forking:
    """Stands for a `Bench` whose candidates fork, the child going on as its parent does."""

    is_emulated = False

    def __init__(self, *_):
        pass

    def run(self, candidate, best_us):
        if candidate == TWO:
            raise EnvironmentFaultError("the disk is full")
        os.fork()
        return Outcome(candidate, ResultKind.OK), False


def test_a_forked_candidate_answers_once(monkeypatch):
    monkeypatch.setattr(worker, "Bench", Forking)
    monkeypatch.setattr(worker, "end_with_parent", lambda: None)
    ours, theirs = socket.socketpair()
    child = os.fork()
    if not child:
        ours.close()
        worker.serve(theirs.detach(), time.monotonic())
    theirs.close()
    channel = ParentEnd(ours.detach(), worker._REPLIES)
    channel.send((SimpleNamespace(), "cpu", 1.0, time.monotonic()))
    for number, candidate in ((7, ONE), (8, TWO), (9, ONE)):
        channel.send((number, Measure(candidate, None)))
    numbers = []
    while len(numbers) < 4:
        reply = channel.recv()
        numbers.append(reply.number)
        assert reply.result == "the disk is full" if reply.number == 8 else reply.result != "the disk is full"
    assert numbers == [0, 7, 8, 9]
    assert not channel.poll(0.3)
    channel.close()
    assert os.waitpid(child, 0)[1] == 0
