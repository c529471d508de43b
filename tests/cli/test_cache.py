"""`workbench cache`: where, how large; cleared and limited."""

import os
from io import BytesIO, TextIOWrapper
from pathlib import Path

import pytest

from tests.test_cli import read_rows, run
from workbench.cli.app import ExitCode
from workbench.compile import default_cache
from workbench.compile.cache import DIR_VARIABLE, LIMIT_VARIABLE


@pytest.fixture(autouse=True)
def directory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(DIR_VARIABLE, str(tmp_path / "cache"))
    monkeypatch.delenv(LIMIT_VARIABLE, raising=False)
    default_cache().publish(b"1" * 3000, ".bin")
    default_cache().publish(b"2" * 1000, ".bin")
    return tmp_path / "cache"


def test_it_shows_where_how_many_and_how_large(capsys, directory, tmp_path):
    assert run("cache", "--json", tmp_path / "rows.json") is ExitCode.HOLDS
    shown = capsys.readouterr().out
    assert f"directory  {directory}/v1" in shown
    assert "3.9 KiB of 2.0 GiB" in shown
    assert read_rows(tmp_path / "rows.json") == [
        {"directory": f"{directory}/v1", "entries": 2, "size_bytes": 4000, "limit_bytes": 2 << 30}
    ]


def test_a_name_that_is_no_text_is_escaped(monkeypatch, tmp_path):
    written = BytesIO()
    monkeypatch.setenv(DIR_VARIABLE, os.fsdecode(os.fsencode(tmp_path) + b"/a\xff"))
    with monkeypatch.context() as patch:
        patch.setattr("sys.stdout", TextIOWrapper(written, encoding="utf-8", write_through=True))
        assert run("cache") is ExitCode.HOLDS
        assert f"{tmp_path}/a\\udcff/v1".encode() in written.getvalue()


def test_it_clears(capsys, directory):
    assert run("cache", "clear") is ExitCode.HOLDS
    assert "removed 2 entries, 3.9 KiB" in capsys.readouterr().out
    assert list((directory / "v1").iterdir()) == []


@pytest.mark.parametrize(
    ("size", "size_bytes"), [("4GiB", 4 << 30), ("1.5 g", 3 << 29), ("500mib", 500 << 20), ("123", 123)]
)
def test_it_limits(directory, size, size_bytes):
    assert run("cache", "limit", size) is ExitCode.HOLDS
    assert (directory / "limit_bytes").read_text() == f"{size_bytes}\n"


@pytest.mark.parametrize(
    "words", [("limit",), ("limit", "much"), ("limit", "0"), ("limit", "-1"), ("clear", "4GiB"), ("drop",)]
)
def test_wrong_use(capsys, words):
    assert run("cache", *words) is ExitCode.WRONG_USE
    assert "Traceback" not in capsys.readouterr().err


def test_a_limit_of_the_environment_goes_first(capsys, monkeypatch):
    monkeypatch.setenv(LIMIT_VARIABLE, "5000")
    run("cache", "limit", "4GiB")
    assert "it goes first: 4.9 KiB" in capsys.readouterr().out
