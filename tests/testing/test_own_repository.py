"""The repository of docs/guide/own_repository.md, made in an empty folder: its tests run, and no others."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "guide" / "own_repository.md").read_text(encoding="utf-8")
FILE = re.compile(r"^`([\w/]+\.\w+)`(?:(?!```).)*?^```(?:toml|py|cuda)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def test_plain_pytest_runs_the_repositorys_own_tests_with_its_own_options(tmp_path):
    files = dict(FILE.findall(PAGE))
    tree = PAGE.partition("```text\nmy_kernels/\n")[2].partition("```")[0]
    assert {Path(name).name for name in files} == {line.strip() for line in tree.splitlines() if "." in line}
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join([str(ROOT), *sys.path]),
        "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",  # what else is installed here takes seconds to load
        "PYTEST_ADDOPTS": "",
    }
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--device", "cpu", "--wb-seed", "3"]
    done = subprocess.run(
        command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False, timeout=100
    )
    assert re.search(r"^10 passed", done.stdout, re.MULTILINE), done.stdout + done.stderr
