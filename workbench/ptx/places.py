"""Where an instruction stands in the CUDA source."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path, PurePath

from workbench.core.forks import cached_property
from workbench.ptx.ir import Instruction, Location, Module


@dataclass(frozen=True)
class SourceLocation:
    """A line of a source file, and the line that it was inlined at."""

    path: str
    line: int
    inlined_at: SourceLocation | None = None

    @property
    def innermost(self) -> str:
        """``file.cuh:12``; a path below the current directory is relative to it."""
        path, here = Path(self.path), Path.cwd()
        return f"{path.relative_to(here) if path.is_relative_to(here) else path}:{self.line}"

    @cached_property
    def chain(self) -> tuple[tuple[str, int], ...]:
        """File and line, and those of the calls by which it is inlined, the innermost first."""
        return ((self.path, self.line), *(self.inlined_at.chain if self.inlined_at else ()))

    @cached_property
    def own_line(self) -> int:
        """The first line of the chain that is in its outermost file."""
        return next(line for path, line in self.chain if path == self.chain[-1][0])

    @property
    def is_of_groups(self) -> bool:
        """Whether the line itself is of CUDA's cooperative_groups; what they call, such as a user's lambda, is not."""
        path = PurePath(self.path)
        return path.name == "cooperative_groups.h" or path.parts[-3:-1] == ("cooperative_groups", "details")

    def __str__(self) -> str:
        """``file.cuh:12, inlined at file.cu:40``."""
        return f"{self.innermost}, inlined at {self.inlined_at}" if self.inlined_at else self.innermost


def describe(module: Module, instruction: Instruction, problem: str) -> str:
    """Message about an instruction, with its place in the CUDA source and in the PTX."""
    place = place_of(module, instruction)
    return f"{f'{place}: ' if place else ''}{problem}\n  PTX line {instruction.line}: {instruction}"


def place_of(module: Module, instruction: Instruction) -> SourceLocation | None:
    """Find where an instruction stands in the CUDA source; None without a line table."""
    return _place(module, instruction.location)


def _place(module: Module, location: Location | None) -> SourceLocation | None:
    if location is None or not location.line:
        return None
    return SourceLocation(module.files.get(location.file, "?"), location.line, _place(module, location.inlined_at))
