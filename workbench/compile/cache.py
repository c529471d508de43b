"""A disk cache that many processes share: atomic, self-verifying, private to its owner, bounded."""

from __future__ import annotations

import atexit
import contextlib
import functools
import hashlib
import os
import shutil
import stat
import tempfile
import time
import warnings
from collections.abc import Callable
from pathlib import Path

from workbench.core.errors import WorkbenchError

DIR_VARIABLE = "WORKBENCH_CACHE_DIR"
LIMIT_VARIABLE = "WORKBENCH_CACHE_LIMIT_BYTES"
DEFAULT_LIMIT_BYTES = 2 << 30

_LAYOUT = "v1"
_MAGIC = b"workbench-cache-1\n"
_DIGEST_BYTES = hashlib.sha256().digest_size
_TEMPORARY_PREFIX = ".tmp-"
# A file used within the grace period is never evicted, so a path just handed out stays valid while it is being loaded.
_GRACE_S = 600.0
_TOUCH_AFTER_S = 300.0


class CacheWarning(UserWarning):
    """The cache directory cannot be used; what was compiled is kept for this process only."""


def digest(*parts: str | bytes) -> str:
    """Return the SHA-256 of `parts` in hexadecimal, each bound to its length so that no two sequences collide."""
    state = hashlib.sha256()
    for part in parts:
        data = part.encode("utf-8", "surrogateescape") if isinstance(part, str) else part
        state.update(len(data).to_bytes(8, "little"))
        state.update(data)
    return state.hexdigest()


class Cache:
    """Files under one directory, found by key.

    Any number of processes may use the same directory at once: a file appears whole or not at all. Two processes that
    miss the same key both build it, and the last one's file stays.

    Parameters
    ----------
    root : Path
        Directory; made with mode 0700 when absent. When it cannot be used, or belongs to somebody else, a
        `CacheWarning` is given once and a temporary directory of this process takes its place.
    limit_bytes : int
        Least-recently-used files are removed when the directory holds more. Files used in the last ten minutes stay.
    """

    def __init__(self, root: Path, limit_bytes: int = DEFAULT_LIMIT_BYTES) -> None:
        self.root = root
        self.limit_bytes = limit_bytes
        self._written_bytes: int | None = None  # since the last sweep; None before the first write

    @functools.cached_property
    def directory(self) -> Path:
        """The directory in use: below `root`, or a temporary one where `root` cannot be used."""
        directory = self.root / _LAYOUT
        try:
            directory.mkdir(mode=0o700, parents=True, exist_ok=True)
            status = directory.lstat()
            if not stat.S_ISDIR(status.st_mode) or status.st_uid != os.geteuid():
                raise PermissionError("it does not belong to the current user")
            if status.st_mode & 0o077:
                directory.chmod(0o700)
            if not os.access(directory, os.R_OK | os.W_OK | os.X_OK):
                raise PermissionError("it is not writable")
        except OSError as error:
            return self._fall_back(error)
        return directory

    def get_or_build(self, key: str, suffix: str, build: Callable[[], bytes]) -> bytes:
        """Return the bytes stored under `key`, building and storing them where they are absent or damaged.

        Parameters
        ----------
        key : str
            Hexadecimal digest of everything that `build` depends on (see `digest`).
        suffix : str
            File extension with its dot; part of the key.
        build : callable
            Makes the bytes. What it raises passes through, and nothing is stored.
        """
        path = self.directory / f"{key}{suffix}"
        data = self._read(path)
        if data is None:
            data = build()
            self._write(path, _seal(path.name, data) + data)
        return data

    def publish(self, data: bytes, suffix: str) -> Path:
        """Return the path of a file that holds exactly `data`, named by its content; write it where it is not there.

        Raises
        ------
        OSError
            If neither the cache directory nor a temporary one takes the file.
        """
        name = f"{digest(data)}{suffix}"
        path = self.directory / name
        with contextlib.suppress(OSError):
            if path.read_bytes() == data:
                self._touch(path)
                return path
        if not self._write(path, data):
            path = self.directory / name  # the fall-back
            path.write_bytes(data)
        return path

    def _read(self, path: Path) -> bytes | None:
        """Payload of an entry; None where it is absent, unreadable or not what was written."""
        try:
            raw = path.read_bytes()
        except OSError:
            return None
        data = raw[len(_MAGIC) + _DIGEST_BYTES :]
        if raw[: len(_MAGIC) + _DIGEST_BYTES] != _seal(path.name, data):
            return None
        self._touch(path)
        return data

    def _write(self, path: Path, data: bytes) -> bool:
        """Put a file in place in one step; False, with the fall-back in use, where that fails."""
        temporary = ""
        try:
            handle, temporary = tempfile.mkstemp(prefix=_TEMPORARY_PREFIX, dir=self.directory)  # mode 0600
            with os.fdopen(handle, "wb") as file:
                file.write(data)
            Path(temporary).replace(path)
        except OSError as error:
            if temporary:
                Path(temporary).unlink(missing_ok=True)
            self.directory = self._fall_back(error)
            return False
        self._account(len(data))
        return True

    def _touch(self, path: Path) -> None:
        """Mark a file as recently used."""
        with contextlib.suppress(OSError):
            if time.time() - path.stat().st_mtime > _TOUCH_AFTER_S:
                os.utime(path)

    def _account(self, size_bytes: int) -> None:
        """Sweep at the first write of this process and then each time it has written a sixteenth of the limit."""
        if self._written_bytes is None or self._written_bytes + size_bytes > self.limit_bytes // 16:
            self._written_bytes = 0
            self.sweep()
        else:
            self._written_bytes += size_bytes

    def sweep(self) -> None:
        """Remove least-recently-used files until the directory holds at most 80 % of the limit, if it is over it."""
        now = time.time()
        files: list[tuple[float, int, str]] = []
        with os.scandir(self.directory) as entries:
            for entry in entries:
                with contextlib.suppress(OSError):
                    status = entry.stat(follow_symlinks=False)
                    if entry.name.startswith(_TEMPORARY_PREFIX) and now - status.st_mtime > _GRACE_S:
                        Path(entry.path).unlink()  # left by a killed process
                    else:
                        files.append((status.st_mtime, status.st_size, entry.path))
        total = sum(size for _, size, _ in files)
        if total <= self.limit_bytes:
            return
        for mtime, size, path in sorted(files):
            if total <= self.limit_bytes * 4 // 5 or now - mtime <= _GRACE_S:
                break
            with contextlib.suppress(OSError):
                Path(path).unlink()
                total -= size

    def _fall_back(self, error: OSError) -> Path:
        warnings.warn(
            f"cannot use the cache directory {self.root} ({error.strerror or error}): what is compiled now is lost "
            f"when this process ends; set {DIR_VARIABLE} to a directory of your own",
            CacheWarning,
            stacklevel=4,
        )
        directory = Path(tempfile.mkdtemp(prefix="workbench-"))
        atexit.register(_remove_tree, directory, os.getpid())
        return directory


def default_cache() -> Cache:
    """Return the cache that Workbench shares between processes.

    Its directory is ``$WORKBENCH_CACHE_DIR``, else ``$XDG_CACHE_HOME/workbench``, else ``~/.cache/workbench``; its
    limit is ``$WORKBENCH_CACHE_LIMIT_BYTES``, else 2 GiB.

    Raises
    ------
    WorkbenchError
        If the limit is not a positive whole number.
    """
    environ = os.environ
    root = environ.get(DIR_VARIABLE) or str(
        Path(environ.get("XDG_CACHE_HOME") or "~/.cache").expanduser() / "workbench"
    )
    return _cache_at(str(Path(root).expanduser().absolute()), environ.get(LIMIT_VARIABLE) or str(DEFAULT_LIMIT_BYTES))


@functools.lru_cache
def _cache_at(root: str, limit: str) -> Cache:
    if not limit.isdecimal() or int(limit) == 0:
        raise WorkbenchError(f"{LIMIT_VARIABLE} must be a positive number of bytes; got {limit!r}")
    return Cache(Path(root), int(limit))


def _seal(name: str, data: bytes) -> bytes:
    """Header of an entry: it holds only for this name and this payload."""
    return _MAGIC + bytes.fromhex(digest(name, data))


def _remove_tree(directory: Path, owner: int) -> None:
    """Remove a temporary directory, but not from a forked child of its owner."""
    if os.getpid() == owner:
        shutil.rmtree(directory, ignore_errors=True)
