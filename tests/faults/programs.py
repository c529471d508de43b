"""What children run that is neither a sweep nor a fault: a launch that must be right, and commands on one file."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

from tests.faults.arena import OPS

SOURCE = OPS / "hostile" / "hostile.cu"
WRONG = 3
"""Exit code of a launch that computed something else."""


def twice(source: Path | str = SOURCE, **defines: int) -> Callable[[], None]:
    """Return a program that loads a kernel, launches it, and compares what it wrote."""

    def program() -> None:
        import torch  # noqa: PLC0415  (imported before by who forks)

        import workbench as wb  # noqa: PLC0415

        x, y = torch.arange(100.0), torch.empty(100)
        wb.load(source, "hostile", defines=defines)[4, 32](x, y, 100)
        if not torch.equal(y, 2 * x):
            sys.exit(WRONG)
        sys.stdout.write("right\n")

    return program


def trace_words(source: Path | str = SOURCE, *more: object) -> list[str]:
    """Spell a trace of the kernel."""
    words = ("trace", source, "--grid", 4, "--block", 32, "--arg", "x=100", "--arg", "y=100", "--arg", "n=100")
    return [str(word) for word in (*words, *more)]


def occupancy_words(source: Path | str = SOURCE, *more: object) -> list[str]:
    """Spell the occupancy of the kernel."""
    return [str(word) for word in ("occupancy", source, "--block", 32, *more)]


def export_words(*more: object) -> list[str]:
    """Spell an export of the op."""
    return [str(word) for word in ("export", "hostile", "--kernels", OPS, "--case", "small", *more)]


def list_words(*more: object) -> list[str]:
    """Spell a list of the ops."""
    return [str(word) for word in ("list", "--kernels", OPS, *more)]
