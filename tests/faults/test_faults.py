"""The harness judges as it should, and a sample of faults does no harm; ``python -m tests.faults N`` throws more."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.faults.arena import Done, FailedError
from tests.faults.kinds import KINDS
from tests.faults.sweeps import WAYS
from workbench.op import find_op

ROOT = Path(__file__).parents[2]


def test_every_kind_has_a_name_of_its_own():
    names = [kind.name for kind in KINDS]
    assert len(set(names)) == len(names) >= 25
    assert all(kind.holds and callable(kind.throw) and kind.weight > 0 for kind in KINDS)


def test_every_way_of_a_hostile_candidate_is_judged():
    hostile = find_op("hostile", Path(__file__).parent / "ops")
    assert sys.modules[hostile.oracle.__module__].WAYS.keys() == WAYS.keys()


@pytest.mark.parametrize(
    ("done", "why"),
    [
        (Done(2, "", "Traceback (most recent call last):\nOSError: full"), "raw: OSError: full"),
        (Done(1, "", "StoreError: /x/s.sqlite is damaged"), "exit code 1, expected 0 or 2"),
        (Done(2, "", "StoreError: it is damaged"), "does not name '/x/s.sqlite'"),
        (Done(2, "", "something broke: /x/s.sqlite"), "no error of ours"),
        (Done(2, "", ""), "exit code 2 without a word"),
    ],
)
def test_what_is_no_error_of_ours_is_a_failure(done, why):
    with pytest.raises(FailedError, match=why):
        done.expect(0, 2, names="/x/s.sqlite")


def test_an_error_of_ours_that_names_the_path_is_right():
    Done(2, "", "StoreError: /x/s.sqlite is damaged").expect(0, 2, names="/x/s.sqlite")
    Done(0, "right", "").expect(0, 2, names="/x/s.sqlite", says="right")


@pytest.mark.slow
def test_a_sample_of_faults_does_no_harm():
    command = [sys.executable, "-m", "tests.faults", "0", "--sample"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=240, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
