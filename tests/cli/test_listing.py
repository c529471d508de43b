"""`workbench list`: from the cache without PyTorch, and never what was declared before."""

from __future__ import annotations

import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from tests.test_cli import read_rows, run
from workbench.cli.app import ExitCode
from workbench.compile.cache import DIR_VARIABLE
from workbench.op import discovery


@pytest.fixture
def kernels(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(DIR_VARIABLE, str(tmp_path / "cache"))
    assert run("new", "scale", "--kernels", tmp_path / "kernels") is ExitCode.HOLDS
    return tmp_path / "kernels"


def listed(kernels: Path) -> list[dict]:
    rows = kernels.parent / "rows.json"
    assert run("list", "--kernels", kernels, "--json", rows) is ExitCode.HOLDS
    return read_rows(rows)


def test_a_second_listing_imports_no_torch(kernels: Path) -> None:
    first = listed(kernels)
    program = (
        "import sys; sys.modules['torch'] = None\n"  # an import of it raises
        f"from workbench.cli import main; main(['list', '--kernels', {str(kernels)!r}, '--json', 'again.json'])"
    )
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, cwd=kernels.parent, capture_output=True, text=True, check=True)
    assert "scale: 14 + 1 full cases" in done.stdout
    assert read_rows(kernels.parent / "again.json") == first


def test_an_edit_is_seen_at_once(kernels: Path) -> None:
    (before,) = listed(kernels)
    declaration = kernels / "scale" / "op.py"
    text = declaration.read_text()
    assert '"odd"' in text
    declaration.write_text(text.replace('"odd"', '"odder"'))
    (after,) = listed(kernels)
    assert after["cases"] == ["odder" if name == "odd" else name for name in before["cases"]]


def test_a_declaration_that_depends_on_more_than_its_folder_is_loaded_each_time(
    kernels: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    declaration = kernels / "scale" / "op.py"
    text = declaration.read_text()
    declaration.write_text("import os\n" + text.replace('"odd"', 'os.environ["NAMED"]'))
    for name in ("one_name", "another_name"):
        monkeypatch.setenv("NAMED", name)
        another_process = cache(discovery._load.__wrapped__)
        monkeypatch.setattr(discovery, "_load", another_process)
        (row,) = listed(kernels)
        assert name in row["cases"]


def test_a_folder_without_ops_is_wrong_use(tmp_path: Path) -> None:
    assert run("list", "--kernels", tmp_path) is ExitCode.WRONG_USE
