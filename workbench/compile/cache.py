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
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from workbench.core import places
from workbench.core.environment import guard, spell
from workbench.core.errors import EnvironmentFaultError, EnvironmentFaultWarning, WorkbenchError
from workbench.core.forks import new_lock
from workbench.core.places import no_temporary_directory
from workbench.core.private import make_directory

DIR_VARIABLE = "WORKBENCH_CACHE_DIR"
LIMIT_VARIABLE = "WORKBENCH_CACHE_LIMIT_BYTES"
DEFAULT_LIMIT_BYTES = 2 << 30

_LAYOUT = "v1"
_LIMIT_NAME = "limit_bytes"
_MAGIC = b"workbench-cache-1\n"
_DIGEST_BYTES = hashlib.sha256().digest_size
_TEMPORARY_PREFIX = ".tmp-"
# A file used within the grace period is never evicted, so a path just handed out stays valid while it is being loaded.
_GRACE_S = 600.0
_TOUCH_AFTER_S = 300.0


class CacheWarning(EnvironmentFaultWarning):
    """The cache directory cannot be used; the warning says what takes its place."""


def digest(*parts: str | bytes) -> str:
    """Return the SHA-256 of `parts` in hexadecimal, each bound to its length so that no two sequences collide."""
    state = hashlib.sha256()
    for part in parts:
        data = part.encode("utf-8", "surrogateescape") if isinstance(part, str) else part
        state.update(len(data).to_bytes(8, "little"))
        state.update(data)
    return state.hexdigest()


@dataclass(frozen=True)
class _Shelf:
    """A directory of entries, and the user that all of them must belong to."""

    directory: Path
    owner: int


class Cache:
    """Files under one directory, found by key.

    Any number of processes may use the same directory at once: a file appears whole or not at all. Two processes that
    miss the same key both build it, and the last one's file stays. Programs in it are run, so it must be the user's,
    in directories that others cannot rename, and a file that belongs to somebody else is not read.

    Parameters
    ----------
    root : Path
        Directory; made with mode 0700 when absent. When it cannot be used, a `CacheWarning` says so once, and the first
        of `others` that can takes its place, else a temporary directory of this process, else nothing is kept.
    limit_bytes : int, optional
        Least-recently-used files are removed when the directory holds more. Files used in the last ten minutes stay.
        By default the limit that `set_limit` left in `root`, else 2 GiB.
    others : sequence of Path
    """

    def __init__(self, root: Path, limit_bytes: int | None = None, others: Sequence[Path] = ()) -> None:
        self.root = root
        self.limit_bytes = limit_bytes or _kept_limit(root)
        self._choosing = new_lock()
        self._untried = [root, *others, None]
        self._shelves: list[_Shelf] = []  # the last is written to, all are read
        self._keeps = True
        self._written_bytes: int | None = None  # since the last sweep; None before the first write

    @property
    def directory(self) -> Path:
        """The directory in use: below `root`, or what takes its place.

        Raises
        ------
        EnvironmentFaultError
            If no directory can be used.
        """
        shelf = self._shelf()
        if shelf is None:
            raise no_temporary_directory()
        return shelf.directory

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
        name = f"{key}{suffix}"
        data = self._found(name)
        if data is None:
            data = build()
            self._write(name, _seal(name, data) + data)
        return data

    def has(self, key: str, suffix: str) -> bool:
        """Say whether bytes are stored under `key`, and undamaged."""
        return self._found(f"{key}{suffix}") is not None

    def _found(self, name: str) -> bytes | None:
        self._shelf()
        return next((data for shelf in self._shelves if (data := _read(shelf, name)) is not None), None)

    def publish(self, data: bytes, suffix: str) -> Path:
        """Return the path of a file that holds exactly `data`, named by its content; write it where it is not there.

        Raises
        ------
        EnvironmentFaultError
            If neither the cache directory nor a temporary one takes the file.
        """
        name = f"{digest(data)}{suffix}"
        self._shelf()
        for shelf in self._shelves:
            if _bytes_of(shelf, name) == data:
                return shelf.directory / name
        path = self._write(name, data)
        if path is None:
            raise no_temporary_directory()
        return path

    def entries(self) -> list[tuple[float, int, Path]]:
        """List the files of the directory in use: seconds since the epoch of the last use, size in bytes, path."""
        found = []
        with contextlib.suppress(OSError), os.scandir(self.directory) as files:
            for file in files:
                with contextlib.suppress(OSError):
                    status = file.stat(follow_symlinks=False)
                    if stat.S_ISREG(status.st_mode):
                        found.append((status.st_mtime, status.st_size, Path(file.path)))
        return found

    def clear(self) -> tuple[int, int]:
        """Remove every file; return how many, and their size in bytes.

        Raises
        ------
        EnvironmentFaultError
            If one cannot be removed.
        """
        entries = self.entries()
        for _, _, path in entries:
            with guard("remove", path):
                path.unlink(missing_ok=True)
        return len(entries), sum(size for _, size, _ in entries)

    def set_limit(self, limit_bytes: int) -> None:
        """Keep a limit in `root`, for this process and later ones; it holds where `limit_bytes` is left out.

        Raises
        ------
        EnvironmentFaultError
            If it cannot be written there.
        """
        with guard("keep the limit in", self.root / _LIMIT_NAME):
            make_directory(self.root)
            (self.root / _LIMIT_NAME).write_text(f"{limit_bytes}\n", encoding="ascii")
        self.limit_bytes = limit_bytes
        self.sweep()

    def sweep(self) -> None:
        """Remove least-recently-used files until the directory holds at most 80 % of the limit, if it is over it."""
        now = time.time()
        files = []
        for mtime, size, path in self.entries():
            if path.name.startswith(_TEMPORARY_PREFIX) and now - mtime > _GRACE_S:
                with contextlib.suppress(OSError):
                    path.unlink()  # left by a killed process
            else:
                files.append((mtime, size, path))
        total = sum(size for _, size, _ in files)
        if total <= self.limit_bytes:
            return
        for mtime, size, path in sorted(files):
            if total <= self.limit_bytes * 4 // 5 or now - mtime <= _GRACE_S:
                break
            with contextlib.suppress(OSError):
                path.unlink()
                total -= size

    def _shelf(self) -> _Shelf | None:
        """Return what is written to; None where no directory takes a file."""
        if not self._keeps:
            return None
        return self._shelves[-1] if self._shelves else self._next_shelf(None, "")

    def _next_shelf(self, failed: _Shelf | None, reason: str) -> _Shelf | None:
        """Take the next directory that can be used in place of one that failed; say so, and the reason."""
        with self._choosing:
            if self._shelves and self._shelves[-1] is not failed:
                return self._shelves[-1]  # another thread has been here
            while self._untried:
                root = self._untried[0]
                try:
                    shelf = _open_temporary() if root is None else _open(root)
                except (OSError, EnvironmentFaultError) as error:
                    reason = reason or (error.strerror if isinstance(error, OSError) else "") or str(error)
                    del self._untried[0]
                    continue
                self._shelves.append(shelf)
                del self._untried[0]
                if reason:
                    lost = "what is compiled now is lost when this process ends"
                    self._warn(reason, lost if root is None else f"{spell(root)} takes its place")
                return shelf
            if self._keeps:
                self._keeps = False
                self._warn(reason, "nothing that is compiled now is kept")
            return None

    def _warn(self, reason: str, instead: str) -> None:
        warnings.warn(
            f"cannot use the cache directory {spell(self.root)} ({reason}): {instead}; "
            f"set {DIR_VARIABLE} to a directory of your own",
            CacheWarning,
            stacklevel=5,
        )

    def _write(self, name: str, data: bytes) -> Path | None:
        """Put a file in place in one step, in the first directory that takes it; None where none does."""
        shelf = self._shelf()
        while shelf is not None:
            try:
                path = _put(shelf, name, data)
            except OSError as error:
                shelf = self._next_shelf(shelf, error.strerror or str(error))
            else:
                self._account(len(data))
                return path
        return None

    def _account(self, size_bytes: int) -> None:
        """Sweep at the first write of this process and then each time it has written a sixteenth of the limit."""
        if self._written_bytes is None or self._written_bytes + size_bytes > self.limit_bytes // 16:
            self._written_bytes = 0
            self.sweep()
        else:
            self._written_bytes += size_bytes


def default_cache() -> Cache:
    """Return the cache that Workbench shares between processes.

    Its directory is ``$WORKBENCH_CACHE_DIR``, else ``$XDG_CACHE_HOME/workbench``, else ``~/.cache/workbench``, else
    ``workbench-<user's number>`` among the temporary files. Its limit is ``$WORKBENCH_CACHE_LIMIT_BYTES``, else what
    ``workbench cache limit`` has set, else 2 GiB.

    Raises
    ------
    WorkbenchError
        If the limit is not a positive whole number.
    """
    environ = os.environ
    return _cache_at(*map(environ.get, (DIR_VARIABLE, "XDG_CACHE_HOME", "HOME", LIMIT_VARIABLE)))


@functools.lru_cache
def _cache_at(own: str | None, shared: str | None, _home: str | None, limit: str | None) -> Cache:
    if limit and (not limit.isdecimal() or int(limit) == 0):
        raise WorkbenchError(f"{LIMIT_VARIABLE} must be a positive number of bytes; got {limit!r}")
    limit_bytes = int(limit) if limit else None
    if own:
        return Cache(places.expand(own), limit_bytes)
    spare = _spare()
    if shared:
        return Cache(places.expand(shared) / "workbench", limit_bytes, (spare,))
    if (home := places.home()) is not None:
        return Cache(home.absolute() / ".cache" / "workbench", limit_bytes, (spare,))
    warnings.warn(
        f"there is no home directory ({places.why_no_home()}): what is compiled is kept in {spare}; set HOME, "
        f"or {DIR_VARIABLE} to a directory of your own",
        CacheWarning,
        stacklevel=3,
    )
    return Cache(spare, limit_bytes)


def _spare() -> Path:
    """Name a directory among the temporary files that later processes of the user find again."""
    try:
        directory = places.temporary_directory()
    except EnvironmentFaultError:
        directory = Path("/tmp")  # which will say why not
    return directory / f"workbench-{os.getuid()}"


def _kept_limit(root: Path) -> int:
    """Read what `Cache.set_limit` has left; the default where there is nothing that makes sense."""
    try:
        text = (root / _LIMIT_NAME).read_text(encoding="ascii").strip()
    except (OSError, ValueError):
        return DEFAULT_LIMIT_BYTES
    return int(text) if text.isdecimal() and int(text) else DEFAULT_LIMIT_BYTES


def _open(root: Path) -> _Shelf:
    """Make the directory of entries where it is absent.

    Raises
    ------
    OSError
        If it cannot be made or written to, or somebody else could put files into it.
    """
    directory = root / _LAYOUT
    there = next(path for path in directory.parents if path.exists()).resolve()
    for above in (there, *there.parents):
        _refuse_strangers(above)
    make_directory(directory)
    status = directory.lstat()
    if not stat.S_ISDIR(status.st_mode) or status.st_uid != os.geteuid():
        raise PermissionError("it does not belong to the current user")
    if status.st_mode & 0o077:
        directory.chmod(0o700)
    if not os.access(directory, os.R_OK | os.W_OK | os.X_OK):
        raise PermissionError("it is not writable")
    return _Shelf(directory.resolve(), status.st_uid)


def _open_temporary() -> _Shelf:
    """Make a directory that ends with this process."""
    directory = Path(tempfile.mkdtemp(prefix="workbench-", dir=places.temporary_directory()))
    atexit.register(_remove_tree, directory, os.getpid())
    return _Shelf(directory, directory.lstat().st_uid)


def _refuse_strangers(directory: Path) -> None:
    """Raise PermissionError where another user may rename what is in a directory."""
    status = directory.lstat()
    if status.st_uid not in (0, os.geteuid()) and not _is_unmapped(status.st_uid):
        raise PermissionError(f"{directory}, above it, belongs to user {status.st_uid}")
    strangers = 0o002 if status.st_gid == os.getegid() else 0o022
    if status.st_mode & strangers and not status.st_mode & stat.S_ISVTX:
        raise PermissionError(f"others may write to {directory}, above it")


def _is_unmapped(user: int) -> bool:
    """Tell whether a number stands for all users that a container does not know, its host's root among them."""
    try:
        known = Path("/proc/self/uid_map").read_text(encoding="ascii").split()
        return known[-1] != str(2**32 - 1) and user == int(Path("/proc/sys/kernel/overflowuid").read_text("ascii"))
    except (OSError, ValueError, IndexError):
        return False


def _put(shelf: _Shelf, name: str, data: bytes) -> Path:
    """Write a file under another name and rename it; make the directory anew where somebody has removed it."""
    path, temporary = shelf.directory / name, ""
    if not shelf.directory.is_dir():
        make_directory(shelf.directory)
    try:
        handle, temporary = tempfile.mkstemp(prefix=_TEMPORARY_PREFIX, dir=shelf.directory)  # mode 0600
        with os.fdopen(handle, "wb") as file:
            file.write(data)
        Path(temporary).replace(path)
    except OSError:
        if temporary:
            Path(temporary).unlink(missing_ok=True)
        raise
    return path


def _read(shelf: _Shelf, name: str) -> bytes | None:
    """Payload of an entry; None where it is absent, unreadable or not what was written."""
    raw = _bytes_of(shelf, name)
    if raw is None:
        return None
    data = raw[len(_MAGIC) + _DIGEST_BYTES :]
    return data if raw[: len(_MAGIC) + _DIGEST_BYTES] == _seal(name, data) else None


def _bytes_of(shelf: _Shelf, name: str) -> bytes | None:
    """Read a file, which counts as its use; None where it is absent, unreadable or not the owner's alone to write."""
    try:
        descriptor = os.open(shelf.directory / name, os.O_RDONLY | os.O_CLOEXEC | os.O_NOFOLLOW | os.O_NONBLOCK)
    except OSError:
        return None
    try:
        status = os.fstat(descriptor)
        if not stat.S_ISREG(status.st_mode) or status.st_uid != shelf.owner or status.st_mode & 0o022:
            return None
        with open(descriptor, "rb", closefd=False) as file:
            raw = file.read()
        if time.time() - status.st_mtime > _TOUCH_AFTER_S:
            with contextlib.suppress(OSError):
                os.utime(descriptor)
    except OSError:
        return None
    else:
        return raw
    finally:
        os.close(descriptor)


def _seal(name: str, data: bytes) -> bytes:
    """Header of an entry: it holds only for this name and this payload."""
    return _MAGIC + bytes.fromhex(digest(name, data))


def _remove_tree(directory: Path, owner: int) -> None:
    """Remove a temporary directory, but not from a forked child of its owner."""
    if os.getpid() == owner:
        shutil.rmtree(directory, ignore_errors=True)
