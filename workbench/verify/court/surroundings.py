"""What a candidate has to leave as it is outside of its process: the files that are judged, and how others run."""

from __future__ import annotations

import os
import resource
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

from workbench.core.environment import spell

_OF_THREADS: Mapping[str, Callable[[int], Any]] = {
    "processors": os.sched_getaffinity,
    "priority": lambda thread: os.getpriority(os.PRIO_PROCESS, thread),
    "scheduling policy": os.sched_getscheduler,
}
_LIMITS = tuple(value for name, value in vars(resource).items() if name.startswith("RLIMIT_"))


class Surroundings:
    """Files and processes as they are when they are first looked at.

    Parameters
    ----------
    files : iterable of Path
    """

    def __init__(self, files: Iterable[Path]) -> None:
        self._files = {file: _bytes_of(file) for file in files}
        self._processes: dict[int, dict[tuple[str, int], Any]] = {}

    def add(self, *processes: int) -> None:
        """Look at these processes too, from now on."""
        self._processes |= {process: dict(_settings(process)) for process in processes}

    def changed(self) -> str:
        """Say what is no longer as it was; empty where all is. Threads that came or went meanwhile do not count."""
        for file, content in self._files.items():
            if _bytes_of(file) != content:
                return f"tampering: {spell(file)} was changed while it was judged"
        for process, before in self._processes.items():
            for (what, thread), now in _settings(process):
                if before.get((what, thread), now) != now:
                    return f"tampering: process {process}, not the candidate's, runs with other {what} than before"
        return ""


def _bytes_of(file: Path) -> bytes | None:
    try:
        return file.read_bytes()
    except OSError:
        return None


def _settings(process: int) -> Iterator[tuple[tuple[str, int], Any]]:
    """Yield how a process and its threads run; nothing of what has ended."""
    with suppress(OSError):
        for limit in _LIMITS:
            yield ("limits", limit), resource.prlimit(process, limit)
        for thread in (int(path.name) for path in Path(f"/proc/{process}/task").iterdir()):
            with suppress(ProcessLookupError):
                for what, read in _OF_THREADS.items():
                    yield (what, thread), read(thread)
