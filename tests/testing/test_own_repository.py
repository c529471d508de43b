"""The repository of docs/guide/own_repository.md, made in an empty folder: its tests run, and no others."""

from __future__ import annotations

import re
from pathlib import Path

pytest_plugins = ["pytester"]

PAGE = (Path(__file__).parents[2] / "docs" / "guide" / "own_repository.md").read_text(encoding="utf-8")
FILE = re.compile(r"^`([\w/]+\.\w+)`(?:(?!```).)*?^```(?:toml|py|cuda)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def test_plain_pytest_runs_the_repositorys_own_tests_with_its_own_options(pytester, monkeypatch):
    files = dict(FILE.findall(PAGE))
    tree = PAGE.partition("```text\nmy_kernels/\n")[2].partition("```")[0]
    assert {Path(name).name for name in files} == {line.strip() for line in tree.splitlines() if "." in line}
    for name, text in files.items():
        path = pytester.path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")  # what else is installed here takes seconds to load
    result = pytester.runpytest_inprocess("-q", "-p", "no:cacheprovider", "--device", "cpu", "--wb-seed", "3")
    result.assert_outcomes(passed=10)
