"""What is made for one user alone stays so under any umask."""

import os

import pytest

from workbench.core.private import make_directory, make_file


@pytest.fixture(autouse=True, params=[0o000, 0o077])
def umask(request):
    before = os.umask(request.param)
    yield
    os.umask(before)


def mode(path):
    return path.stat().st_mode & 0o777


def test_directories_are_for_their_user_alone(tmp_path):
    make_directory(tmp_path / "a" / "b")
    assert mode(tmp_path / "a") == mode(tmp_path / "a" / "b") == 0o700
    (tmp_path / "a").chmod(0o755)
    make_directory(tmp_path / "a" / "b")
    assert mode(tmp_path / "a") == 0o755  # the user has said so


def test_a_file_is_for_its_user_alone_and_one_that_is_there_is_kept(tmp_path):
    file = tmp_path / "new" / "file"
    make_file(file)
    assert mode(file) == 0o600 and mode(file.parent) == 0o700
    file.write_text("kept")
    file.chmod(0o640)
    make_file(file)
    assert file.read_text() == "kept" and mode(file) == 0o640
