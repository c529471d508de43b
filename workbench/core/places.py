"""Where files go that nobody names: the home directory, and one for temporary files, each with what takes its place."""

from __future__ import annotations

import os
import pwd
import tempfile
from pathlib import Path

from workbench.core.environment import fault
from workbench.core.errors import EnvironmentFaultError

KERNELS = Path(__file__).resolve().parents[2] / "kernels_cu"
"""The library's own op folders: beside the package, in a checkout as in a wheel."""

_CHECKOUT = Path(__file__).resolve().parents[2]
SHARE = _CHECKOUT if (_CHECKOUT / "notebooks").is_dir() else Path(__file__).resolve().parents[1] / "share"
"""Where notebooks, models and results of benchmarks are: in a checkout at its top, in a wheel inside the package."""

_LAST_RESORT = "/dev/shm"  # memory: there where a container has no disk to write to


def home() -> Path | None:
    """Return the user's home directory: ``$HOME``, else what the system's list of users says; None where neither does.

    A container often runs as a user that is in no list, without ``HOME``.
    """
    if named := os.environ.get("HOME"):
        return Path(named)
    try:
        return Path(pwd.getpwuid(os.getuid()).pw_dir)
    except KeyError:
        return None


def why_no_home() -> str:
    """Say why `home` is None."""
    return f"HOME is not set, and the system knows no user {os.getuid()}"


def expand(path: str | os.PathLike[str]) -> Path:
    """Make a path absolute, and put the home directory in the place of a leading ``~``.

    Raises
    ------
    EnvironmentFaultError
        If that home is not known.
    """
    expanded = os.path.expanduser(path)  # noqa: PTH111  (pathlib's raises a bare RuntimeError)
    if expanded.startswith("~"):
        raise fault("find", "the home directory that ~ stands for is not known", "write the path out", path)
    return Path(expanded).absolute()


def temporary_directory() -> Path:
    """Return a directory for temporary files: ``$TMPDIR``, ``/tmp``, ``/var/tmp``, ..., else ``/dev/shm``.

    Raises
    ------
    EnvironmentFaultError
        If none of them takes a file.
    """
    try:
        return Path(tempfile.gettempdir())
    except FileNotFoundError as error:
        if os.access(_LAST_RESORT, os.W_OK | os.X_OK):
            return Path(_LAST_RESORT)
        raise no_temporary_directory() from error


def no_temporary_directory() -> EnvironmentFaultError:
    """Make the error for a machine that takes no temporary file."""
    return fault(
        "make a temporary file",
        f"neither TMPDIR ({os.environ.get('TMPDIR') or 'not set'}) nor /tmp, /var/tmp and {_LAST_RESORT} take one",
        "set TMPDIR to a directory of your own on a disk that is not full",
    )
