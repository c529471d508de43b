"""What the machine gives: its cores, and errors of the file system, of SQLite and of memory as errors of ours.

These say the path, the cause and the cure.
"""

from __future__ import annotations

import errno
import os
import stat
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from workbench.core.errors import EnvironmentFaultError

_SPACE = "free some space there, or name a path on another disk"
_OWN = "name a path of your own"
_RETRY = "end what holds it, and try again"

_OF_SYSTEM: Mapping[int, tuple[str, str]] = {
    errno.ENOSPC: ("the disk is full", _SPACE),
    errno.EDQUOT: ("your quota on this disk is used up", _SPACE),
    errno.EFBIG: ("the file would be larger than a limit allows", "raise the limit (ulimit -f), or write less"),
    errno.EROFS: ("the file system is read-only", "name a path on one that is not"),
    errno.EACCES: ("permission denied", _OWN),
    errno.EPERM: ("the operation is not permitted", _OWN),
    errno.ENOENT: ("there is no such file or directory", "see that the path is right and its directory is there"),
    errno.EEXIST: ("there is such a file already", "name another path, or remove it"),
    errno.ENOTDIR: ("a part of the path is no directory", "name another path"),
    errno.EISDIR: ("it is a directory", "name a file"),
    errno.ENOTEMPTY: ("the directory is not empty", "name another path, or empty it"),
    errno.ELOOP: ("the path goes through too many symbolic links", "name the file itself"),
    errno.ENAMETOOLONG: ("the name is too long", "name a shorter path"),
    errno.EXDEV: ("it lies on another file system", "name a path on the same one"),
    errno.ENXIO: ("it is a FIFO, a socket or a device", "name a regular file"),
    errno.EBUSY: ("it is in use", _RETRY),
    errno.ETXTBSY: ("it is in use", _RETRY),
    errno.EMFILE: ("this process has too many open files", "raise the limit (ulimit -n), or close some"),
    errno.ENFILE: ("the system has too many open files", "close some, or raise fs.file-max"),
    errno.EAGAIN: ("the system starts no more processes or threads", "end some, or raise the limit (ulimit -u)"),
    errno.ENOMEM: ("there is not enough memory", "end other work, or ask for less"),
    errno.EIO: ("the disk or its connection fails", "see the system's log; name a path on another disk"),
    errno.ESTALE: ("its server has forgotten it", "mount the file system again, or name a path on another one"),
    errno.EPIPE: ("the other end has closed", "see why it ended"),
    errno.ECONNRESET: ("the other end has closed", "see why it ended"),
    errno.ECONNREFUSED: ("nobody answers there", "see that the address is right and its server runs"),
    errno.EADDRINUSE: ("the address is in use", "name another one"),
}
"""Cause and cure by `errno`."""

_OF_SQLITE: Mapping[str, tuple[str, str]] = {
    "SQLITE_BUSY": ("another process holds the database", _RETRY),
    "SQLITE_LOCKED": ("another connection holds the database", _RETRY),
    "SQLITE_READONLY": ("the database is read-only", _OWN),
    "SQLITE_PERM": ("permission denied", _OWN),
    "SQLITE_AUTH": ("permission denied", _OWN),
    "SQLITE_CANTOPEN": ("the file cannot be opened", "see that its directory is there, and yours"),
    "SQLITE_NOTADB": ("it is not a database", "name another file, or remove this one"),
    "SQLITE_CORRUPT": ("the database is damaged", "move it away, or restore a copy"),
    "SQLITE_FULL": ("the disk is full", _SPACE),
    "SQLITE_IOERR": ("the disk or its file system fails", "free some space, or name a path on a local disk"),
    "SQLITE_NOMEM": ("there is not enough memory", "end other work"),
    "SQLITE_PROTOCOL": ("its locks do not work on this file system", "name a path on a local disk"),
    "SQLITE_SCHEMA": ("its tables have been changed", "try again"),
    "SQLITE_ERROR": ("its tables are not ours, or of another version", "name another file"),
    "SQLITE_TOOBIG": ("a value is too long", "store less"),
    "SQLITE_CONSTRAINT": ("its rows do not fit its tables", "name another file"),
    "SQLITE_MISMATCH": ("its rows do not fit its tables", "name another file"),
}
"""Cause and cure by the first two words of SQLite's name for an error."""

_NO_MEMORY = "there is not enough memory", "end other work, or ask for less"


def fault(doing: str, cause: str, cure: str, path: str | os.PathLike[str] = "") -> EnvironmentFaultError:
    """Make an error of the environment.

    Parameters
    ----------
    doing : str
        What was to be done, as in ``"write the table"``; empty where nobody knows.
    cause, cure : str
        Why it cannot be, and what to do; without a capital and a stop.
    path : path, optional
        File, directory or address.

    Examples
    --------
    >>> print(fault("write the table", "the disk is full", "free some space", "rows.csv"))
    cannot write the table rows.csv: the disk is full; free some space
    """
    words = [*(("cannot", doing) if doing else ()), *((spell(path),) if path else ())]
    message = f"{' '.join(words)}: {cause}" if words else cause
    return EnvironmentFaultError(
        f"{message}; {cure}" if cure else message, path=os.fspath(path), cause=cause, cure=cure
    )


def translate(error: BaseException, doing: str, path: str | os.PathLike[str] = "") -> EnvironmentFaultError | None:
    """Make an error of the environment of another library's; None where it is none.

    Parameters
    ----------
    error : BaseException
        Of the file system (`OSError`), of SQLite, or `MemoryError`.
    doing, path
        As for `fault`. Without a path, the one that the error names.
    """
    if isinstance(error, MemoryError):
        return fault(doing, *_NO_MEMORY, path)
    if isinstance(error, OSError):
        return fault_of(error, doing, path)
    if name := getattr(error, "sqlite_errorname", ""):
        cause, cure = _OF_SQLITE.get("_".join(name.split("_")[:2]), ("SQLite refuses", ""))
        return fault(doing, f"{cause} ({name}: {error})", cure, path)
    return None


def fault_of(error: OSError, doing: str, path: str | os.PathLike[str] = "") -> EnvironmentFaultError:
    """Make an error of the environment of one of the file system; parameters as for `translate`."""
    named = os.fsdecode(error.filename) if isinstance(error.filename, str | bytes | os.PathLike) else ""
    cause, cure = _OF_SYSTEM.get(error.errno or 0, (error.strerror or str(error) or type(error).__name__, ""))
    return fault(doing, cause, cure, path or named)


@contextmanager
def guard(doing: str, path: str | os.PathLike[str] = "", *, cure: str = "") -> Iterator[None]:
    """Turn errors of the file system, of SQLite and of memory within a ``with`` into ours.

    Errors of ours pass through: of guards within guards, the inner one tells. What SQLite's Python module finds wrong
    with its caller is a mistake of ours and passes through too.

    Parameters
    ----------
    doing : str
        What is done, as in ``"write the table"``.
    path : path, optional
        The file as its user named it; by default the one that the error names.
    cure : str, optional
        What to do about it, where the caller knows better than the table.

    Raises
    ------
    EnvironmentFaultError
        For any of those errors, which is its cause.
    """
    try:
        yield
    except _foreign() as error:
        ours = translate(error, doing, path)
        if ours is None:
            raise
        raise (fault(doing, ours.cause, cure, ours.path) if cure else ours) from error


def read_regular(path: str | os.PathLike[str]) -> bytes:
    """Read a file; a FIFO, which would keep the reader waiting, or a device is an error at once.

    Raises
    ------
    OSError
        As `open` raises it; with the number `errno.ENXIO` for what is no file.
    """
    descriptor = os.open(path, os.O_RDONLY | os.O_CLOEXEC | os.O_NONBLOCK)
    try:
        mode = os.fstat(descriptor).st_mode
        if not stat.S_ISREG(mode):
            code = errno.EISDIR if stat.S_ISDIR(mode) else errno.ENXIO
            raise OSError(code, _OF_SYSTEM[code][0], path)
        with open(descriptor, "rb", closefd=False) as file:
            return file.read()
    finally:
        os.close(descriptor)


def spell(path: str | os.PathLike[str]) -> str:
    r"""Spell a path for a message: as it is, or quoted and escaped where it holds what a line of text cannot.

    Examples
    --------
    >>> print(spell("a b.cu"), spell("a\nb.cu"))
    a b.cu 'a\nb.cu'
    """
    text = os.fspath(path)
    return text if text.isprintable() else repr(text)


def _foreign() -> tuple[type[BaseException], ...]:
    """Return the types that become an error of ours; of SQLite only where somebody has loaded it."""
    sqlite = sys.modules.get("sqlite3")
    return (OSError, MemoryError, *((sqlite.Error,) if sqlite else ()))


def cores() -> int:
    """Count the CPU cores that this process may run on: all of the machine's, or those that it is bound to."""
    return len(os.sched_getaffinity(0))
