"""Notice, at the price of one ``stat`` per file and call, that a file on which a kernel depends has changed."""

from __future__ import annotations

from collections.abc import Iterable
from os import stat

SETTLING_NS = 100_000_000
"""A file that changed less than this before it was read may change again and keep its timestamp: file systems stamp
with the system's clock tick, 1 to 10 ms."""


class Watch:
    """Files as they were when they were read.

    Parameters
    ----------
    paths : iterable of str
        Absolute paths.
    read_at_ns : int
        `time.time_ns` before the first of them was read. Until every file is older than that by `SETTLING_NS`, the
        watch counts as stale: what was read may be older than the file's timestamp says.
    complete : bool
        False where other files may count as well: the watch is then always stale.
    """

    def __init__(self, paths: Iterable[str], read_at_ns: int, *, complete: bool = True) -> None:
        self._stamps: list[tuple[str, int, int]] = []
        self._is_settled = complete
        for path in paths:
            try:
                status = stat(path)  # noqa: PTH116  (half the cost of Path.stat)
            except OSError:  # gone since it was read
                self._is_settled = False
                continue
            self._stamps.append((path, status.st_ctime_ns, status.st_ino))
            self._is_settled = self._is_settled and status.st_ctime_ns < read_at_ns - SETTLING_NS

    def is_stale(self) -> bool:
        """Whether any of the files may differ from what was read.

        The time of the inode's last change covers edits that restore the modification time; the inode's number covers
        another file moved into the place.
        """
        if not self._is_settled:
            return True
        try:
            for path, changed_ns, inode in self._stamps:
                status = stat(path)  # noqa: PTH116  (half the cost of Path.stat)
                if status.st_ctime_ns != changed_ns or status.st_ino != inode:
                    return True
        except OSError:
            return True
        return False
