"""Mutated and random PTX ends in an error of Workbench's own or in a result; WORKBENCH_FUZZ_COUNT=10000 asks for more."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

COUNT = int(os.environ.get("WORKBENCH_FUZZ_COUNT", "300"))


@pytest.mark.slow
def test_no_input_crashes_hangs_or_takes_all_memory() -> None:
    command = [sys.executable, "-X", "faulthandler", "-m", "tests.emulator.fuzz", str(COUNT)]
    root = Path(__file__).parents[2]
    done = subprocess.run(command, cwd=root, capture_output=True, text=True, timeout=120 + COUNT, check=False)
    assert done.returncode == 0, done.stderr[-6000:]
    reached = dict(word.split("=") for word in done.stdout.splitlines()[-1].split())
    assert sum(map(int, reached.values())) == COUNT
    assert int(reached["ran"]) > COUNT // 10
