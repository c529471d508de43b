"""Broken sources and odd launches end in an error of Workbench's own or in a right result.

WORKBENCH_FUZZ_COUNT=2000 asks for as many sources, and for five times as many launches.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

COUNT = int(os.environ.get("WORKBENCH_FUZZ_COUNT", "20"))


@pytest.mark.parametrize(("what", "count"), [("sources", COUNT), ("launches", 5 * COUNT)])
@pytest.mark.slow
def test_nothing_crashes_hangs_or_is_silent(what: str, count: int) -> None:
    command = [sys.executable, "-X", "faulthandler", "-m", f"tests.kernel.fuzz_{what}", str(count)]
    root = Path(__file__).parents[2]
    done = subprocess.run(command, cwd=root, capture_output=True, text=True, timeout=120 + 2 * count, check=False)
    assert done.returncode == 0, done.stderr[-6000:]
    became = dict(word.split("=") for word in done.stdout.splitlines()[-1].split())
    assert sum(map(int, became.values())) == count
    assert int(became.get("no-line", 0)) <= count // 100
