"""What one call may take of the machine."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Limits:
    """What one call may take of the machine.

    Attributes
    ----------
    time_s : float
        Wall time.
    memory_bytes : int
        Of all its processes together.
    disk_bytes : int
        Of all files of the session.
    file_bytes : int
        Of one file.
    files : int
        In the session.
    tasks : int
        Processes and threads at once.
    """

    time_s: float = 120.0
    memory_bytes: int = 4 << 30
    disk_bytes: int = 1 << 30
    file_bytes: int = 64 << 20
    files: int = 10_000
    tasks: int = 512
