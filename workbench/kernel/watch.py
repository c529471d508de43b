"""Notice, at the price of one ``stat`` per file and call, that a file on which a kernel depends has changed."""

from __future__ import annotations

import os
from collections.abc import Iterable

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
        self._stamps = [(path, _stamp(path)) for path in paths]
        newest_ns = max((stamp[0] for _, stamp in self._stamps if stamp), default=0)
        self._is_settled = complete and newest_ns < read_at_ns - SETTLING_NS

    def is_stale(self) -> bool:
        """Whether any of the files may differ from what was read."""
        if not self._is_settled:
            return True
        for path, stamp in self._stamps:  # noqa: SIM110  (a generator would double the cost of every launch)
            if _stamp(path) != stamp:
                return True
        return False


def _stamp(path: str) -> tuple[int, int, int] | None:
    """Time of the last change of content or place, identity and size; None where there is no file."""
    try:
        status = os.stat(path)  # noqa: PTH116  (half the cost of Path.stat)
    except OSError:
        return None
    return status.st_ctime_ns, status.st_ino, status.st_size
