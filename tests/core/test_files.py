"""Files appear whole or not at all, and take nobody's place unasked."""

from __future__ import annotations

import resource
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from workbench.core.errors import EnvironmentFaultError
from workbench.core.files import write_file, write_folder


@contextmanager
def files_of_at_most(size_bytes: int) -> Iterator[None]:
    """Let writes past a size fail, as a full disk does."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size_bytes, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


def test_a_file_that_is_there_stays(tmp_path: Path) -> None:
    path = tmp_path / "a"
    path.write_text("old")
    with pytest.raises(EnvironmentFaultError, match="there is such a file already"):
        write_file(path, "new")
    assert path.read_text() == "old"
    write_file(path, "new", overwrite=True)
    assert path.read_text() == "new"


@pytest.mark.parametrize("leads_to", ["elsewhere", "nowhere"])
def test_a_link_is_never_followed(tmp_path: Path, leads_to: str) -> None:
    (tmp_path / "elsewhere").write_text("old")
    link = tmp_path / "link"
    link.symlink_to(tmp_path / leads_to)
    with pytest.raises(EnvironmentFaultError):
        write_file(link, "new")
    write_file(link, "new", overwrite=True)
    assert not link.is_symlink()
    assert (tmp_path / "elsewhere").read_text() == "old"
    assert not (tmp_path / "nowhere").exists()


@pytest.mark.parametrize("overwrite", [False, True])
def test_nothing_is_left_of_a_file_that_does_not_fit(tmp_path: Path, overwrite: bool) -> None:
    with files_of_at_most(100), pytest.raises(EnvironmentFaultError, match="larger than a limit allows"):
        write_file(tmp_path / "a", "x" * 1000, overwrite=overwrite)
    assert list(tmp_path.iterdir()) == []


def test_nothing_is_left_of_a_folder_that_does_not_fit(tmp_path: Path) -> None:
    with files_of_at_most(100), pytest.raises(EnvironmentFaultError, match="b/large"):
        write_folder(tmp_path / "b", {"small": "x", "large": "x" * 1000})
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_is_there_stays(tmp_path: Path) -> None:
    (tmp_path / "b").mkdir()
    with pytest.raises(EnvironmentFaultError, match="there is such a file already"):
        write_folder(tmp_path / "b", {"a": ""})
    assert write_folder(tmp_path / "c", {"a": "1", "d/e": "2"}) == (tmp_path / "c/a", tmp_path / "c/d/e")
    assert (tmp_path / "c/d/e").read_text() == "2"
