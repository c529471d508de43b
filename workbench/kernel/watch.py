"""Notice changes of the files that a kernel depends on, by one poll per call.

Linux reports changes of local files through inotify: while nothing is reported, nothing has changed. Once anything is
reported, and wherever reports cannot be had (another system, its limits reached, a network file system), each file is
looked at with ``stat``. Of a report only the name is read: where it is not on the way to a file, as that of another
program's temporary file beside it, nothing has changed either. Any other report means that it is time to look.
"""

from __future__ import annotations

import ctypes
import errno
import os
import select
import struct
import sys
import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from os import stat

SETTLING_NS = 100_000_000
"""A file that changed less than this before it was read may change again and keep its timestamp: file systems stamp
with the system's clock tick, 1 to 10 ms."""
LOOKS = 100
"""Looks at the files before reports are asked for anew, which costs as much as some 25 looks: so a directory in which
something changes all the time costs little more than the looks."""

_CONTENT = 0x2 | 0x4 | 0x8 | 0x400 | 0x800  # IN_MODIFY, _ATTRIB, _CLOSE_WRITE, _DELETE_SELF, _MOVE_SELF
_NAMES = 0x40 | 0x80 | 0x100 | 0x200  # IN_MOVED_FROM, _MOVED_TO, _CREATE, _DELETE
_IGNORED = 0x8000  # IN_IGNORED: the inode is gone, and its descriptor is not used again
_ADD_TO_MASK = 0x2000_0000  # IN_MASK_ADD: another watch may have asked for other changes of the same inode
_LOCAL = frozenset({0xEF53, 0x58465342, 0x9123683E, 0x2FC12FC1, 0xF2F52010, 0x01021994, 0x794C7630})
"""``f_type`` of ext4, XFS, Btrfs, ZFS, F2FS, tmpfs and overlayfs, which nobody but this system's kernel changes."""
_REPORT = struct.Struct("iIII")  # struct inotify_event: descriptor, changes, cookie, bytes of the name behind it
_MOST_BYTES = 1 << 16  # of reports that are read at once
_LONGEST_BYTES = _REPORT.size + 256  # of a report, with its name
_MISSING = frozenset({errno.ENOENT, errno.ENOTDIR, errno.ENAMETOOLONG})
_MOST_LINKS = 40  # that Linux follows on the way to one file


class Watch:
    """Files as they were when they were read.

    Parameters
    ----------
    paths : iterable of str
        Absolute paths.
    read_at_ns : int
        `time.time_ns` before the first of them was read. Until every file is older than that by `SETTLING_NS`, the
        watch counts as stale: what was read may be older than the file's timestamp says.
    absent : iterable of str
        Absolute paths at which there was no file to read.
    complete : bool
        False where other files may count as well: the watch is then always stale.

    Notes
    -----
    Two changes go unreported, and are seen once something else is reported: a store through a shared mapping, until it
    is unmapped, and a file system mounted over a directory.
    """

    def __init__(
        self, paths: Iterable[str], read_at_ns: int, *, absent: Iterable[str] = (), complete: bool = True
    ) -> None:
        files = list(paths)
        self._paths = [*files, *absent]
        self._stamps = [_stamp(path) for path in self._paths]
        self._is_settled = (
            complete
            and None not in self._stamps[: len(files)]  # else it has gone since it was read
            and all(stamp[0] < read_at_ns - SETTLING_NS for stamp in self._stamps if stamp)
        )
        self._generation = -1 if self._paths else None  # the notifier's at the last look; None: there are no reports
        self._looks_left = 0

    def is_stale(self) -> bool:
        """Whether any of the files may differ from what was read.

        The time of the inode's last change covers edits that restore the modification time; the inode's number covers
        another file moved into the place.
        """
        if not self._is_settled:
            return True
        if self._generation is None:
            return bool(self._paths) and self._differs()
        # Poll, then compare: a report that is no longer queued has been counted, or its thread is busy with it. Follow,
        # then look: a change after the look is reported after the generation was read, so it is counted after it:
        # `follow` and `drain` take turns.
        if _notifier.poll(0, 1) or _notifier.is_draining:
            _notifier.drain()
        if self._generation == _notifier.generation:
            return False
        if self._looks_left > 0:
            self._looks_left -= 1
            return self._differs()
        generation = _notifier.follow(self._paths)
        if self._differs():
            return True
        self._generation, self._looks_left = generation, LOOKS
        return False

    def follows(self, generation: int) -> bool:
        """Whether every change after the notifier's `generation` is reported; true if there is no file."""
        return not self._paths or self._generation == generation

    def _differs(self) -> bool:
        return [_stamp(path) for path in self._paths] != self._stamps


class Vigil:
    """Some watches together: whether any may be stale, at the price of one poll for all of them.

    Parameters
    ----------
    watches : sequence of Watch
    """

    def __init__(self, watches: Sequence[Watch]) -> None:
        self._watches = tuple(watches)
        self._generation = -1

    def is_over(self) -> bool:
        """Whether any of the files may differ from what was read."""
        if _notifier.poll(0, 1) or _notifier.is_draining:
            _notifier.drain()
        generation = _notifier.generation
        if self._generation == generation:
            return False
        if any(watch.is_stale() for watch in self._watches):
            return True
        followed = all(watch.follows(generation) for watch in self._watches)
        self._generation = generation if followed else -1
        return False


class _Notifier:
    """The process's inotify queue. `generation` counts how often reports that matter were taken off it."""

    def __init__(self) -> None:
        self.generation = 0
        self.is_draining = False
        self._names: dict[int, set[bytes]] = {}  # by watch descriptor, what may change in a directory
        self._queue = -1
        self.reset()

    def reset(self) -> None:
        """Drop the queue in a forked process: it is the parent's, and so are its reports."""
        if self._queue >= 0:
            os.close(self._queue)
        self._queue = -1
        self.poll: Callable[[int, int], Sequence[object]] = lambda timeout, most: ()  # noqa: ARG005
        self._lock = threading.Lock()
        self._names = {}
        self.is_draining = False
        self.generation += 1

    def drain(self) -> None:
        """Take reports off the queue, and count whether one matters.

        A thread that finds the queue empty waits here while another one is at it. One that is interrupted here, as by
        Ctrl-C, may have read reports that it has not counted: the next one counts them, whatever they were.
        """
        with self._lock:
            if self.is_draining:
                self.generation += 1
            self.is_draining = True
            with suppress(BlockingIOError):
                reports = os.read(self._queue, _MOST_BYTES)
                # More may be queued behind a full buffer: that costs a look, as others may write without an end.
                if len(reports) > _MOST_BYTES - _LONGEST_BYTES or self._matters(reports):
                    self.generation += 1
            self.is_draining = False

    def _matters(self, reports: bytes) -> bool:
        """Whether a report is of a name on the way to a file, of a file itself, or of reports that were lost.

        A name that was reported is forgotten, and so is a directory that is gone: no watch relies on reports again
        before it has followed its paths anew.
        """
        matters, at = False, 0
        while at < len(reports):
            descriptor, changes, _, name_bytes = _REPORT.unpack_from(reports, at)
            at += _REPORT.size + name_bytes
            name = reports[at - name_bytes : at].rstrip(b"\0")
            names = self._names.get(descriptor, {name})
            if not name or name in names:
                matters = True
                names.discard(name)
            if changes & _IGNORED:
                self._names.pop(descriptor, None)
        return matters

    def follow(self, paths: Iterable[str]) -> int | None:
        """Have every change of `paths` reported. Return the generation before, or None if this is not possible."""
        try:
            with self._lock:
                if self._queue < 0:
                    self._open()
                generation = self.generation
            followed: set[tuple[str, int, str]] = set()
            for path in paths:
                for step in _steps(path):
                    if step not in followed and not self._report(*step):
                        break
                    followed.add(step)
        except OSError:
            return None
        return generation

    def _open(self) -> None:
        if sys.platform != "linux":
            raise OSError(errno.ENOSYS, "inotify is part of Linux")
        self._libc = ctypes.CDLL(None, use_errno=True)
        epoll = select.epoll()
        queue = self._libc.inotify_init1(os.O_NONBLOCK | os.O_CLOEXEC)
        if queue < 0:
            raise OSError(ctypes.get_errno(), "inotify_init1")
        epoll.register(queue, select.EPOLLIN)
        self._queue, self.poll = queue, epoll.poll

    def _report(self, path: str, changes: int, entry: str) -> bool:
        """Have changes of one inode reported, of a directory those of one entry; return whether it exists."""
        name, status = os.fsencode(path), (ctypes.c_long * 32)()  # a struct statfs is shorter, and begins with f_type
        added = self._libc.inotify_add_watch(self._queue, name, changes | _ADD_TO_MASK)
        if added < 0 or self._libc.statfs(name, status) < 0:
            code = ctypes.get_errno()
            if code in _MISSING:
                return False
            raise OSError(code, "inotify_add_watch", path)
        if status[0] not in _LOCAL:
            raise OSError(errno.ENOTSUP, "its file system may be changed from elsewhere", path)
        self._names.setdefault(added, set()).add(os.fsencode(entry))
        return True


def _steps(path: str) -> Iterator[tuple[str, int, str]]:
    """Directories and links on the way to a file, from the root on, the changes there that may matter, and of what."""
    directory, here, links, name = "/", "/", 0, ""
    names = path.split("/")[::-1]
    while names:
        directory, name = here, names.pop()
        yield directory, _NAMES, name
        here = os.path.join(directory, name)  # noqa: PTH118
        try:
            target = os.readlink(here)  # noqa: PTH115
        except (OSError, ValueError):  # no link
            continue
        links += 1
        if links > _MOST_LINKS:
            return
        names += target.split("/")[::-1]
        here = "/" if target.startswith("/") else directory
    yield directory, _CONTENT, name  # a file of an overlay's lower layer is copied when it is first written
    yield here, _CONTENT, ""


def _stamp(path: str) -> tuple[int, int] | None:
    """Time of the inode's last change, and its number; None if there is no file."""
    try:
        status = stat(path)  # noqa: PTH116  (half the cost of Path.stat)
    except (OSError, ValueError):
        return None
    return status.st_ctime_ns, status.st_ino


_notifier = _Notifier()
if sys.platform == "linux":
    os.register_at_fork(after_in_child=_notifier.reset)
