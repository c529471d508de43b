"""Files and directories that only their user can read or write, whatever the umask."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path


def make_directory(path: Path) -> None:
    """Make a directory and those above it that are not there, each with mode 0700."""
    if not path.is_dir():
        make_directory(path.parent)
        path.mkdir(mode=0o700, exist_ok=True)


def make_file(path: Path) -> None:
    """Make an empty file with mode 0600, in directories of the user's own; one that is there stays as it is."""
    make_directory(path.parent)
    with contextlib.suppress(FileExistsError):
        os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, 0o600))
