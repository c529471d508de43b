"""Every error that Workbench raises by itself, and the compiler diagnostics that some of them carry."""

from __future__ import annotations

from dataclasses import dataclass

from workbench.core import frames
from workbench.core.text import plain

_WIDEST = 400
"""Characters of a source line that are shown."""


class WorkbenchError(Exception):
    """Base of every error of Workbench's own.

    In a notebook it is shown below the reader's own frames; ``%xmode --show`` shows Workbench's, too.
    """

    def _render_traceback_(self) -> list[str]:
        """Format the error for IPython, which calls this by its name."""
        return frames.render(self)


class EnvironmentFaultError(WorkbenchError):
    """What a call needs of the machine is not to be had: a file, memory, a process. No kernel is at fault.

    `workbench.core.environment` makes it of other libraries' errors.

    Attributes
    ----------
    path : str
        File, directory or address that it is about; empty where there is none.
    cause, cure : str
        Why, and what to do about it; empty where the message says it in other words.
    """

    def __init__(self, message: str, *, path: str = "", cause: str = "", cure: str = "") -> None:
        self.path = path
        self.cause = cause
        self.cure = cure
        super().__init__(message)


@dataclass(frozen=True)
class Diagnostic:
    """One message of a compiler or parser, bound to a place in a source file.

    Attributes
    ----------
    severity : str
        ``"error"``, ``"warning"`` or ``"note"``.
    message : str
    path : str
        File as the user named it, or ``"<source>"`` for source text.
    line, column : int
        1-based; 0 where unknown.
    text : str
        The source line itself, without its newline; empty where unknown.
    """

    severity: str
    message: str
    path: str
    line: int = 0
    column: int = 0
    text: str = ""

    def __str__(self) -> str:
        place = ":".join([self.path, *(str(n) for n in (self.line, self.column) if n)])
        head = f"{place}: {self.severity}: {plain(self.message)}"
        if not self.text:
            return head
        gutter = f"{self.line:>5} | "
        text, column = _around(self.text, self.column)
        lines = [head, gutter + text.expandtabs(4)]
        if column:
            indent = len(text[: column - 1].expandtabs(4))
            lines.append(" " * (len(gutter) - 2) + "| " + " " * indent + "^")
        return "\n".join(lines)


def _around(text: str, column: int) -> tuple[str, int]:
    """Cut a line that no terminal shows down to what is around a column; return it with the column in it."""
    if len(text) <= _WIDEST:
        return text, column
    start = max(0, column - _WIDEST // 2)
    before, after = "... " if start else "", " ..." if start + _WIDEST < len(text) else ""
    return f"{before}{text[start : start + _WIDEST]}{after}", column and column - start + len(before)


class CompileError(WorkbenchError):
    """NVRTC refused the source.

    Attributes
    ----------
    diagnostics : tuple of Diagnostic
    log : str
        NVRTC's whole log, unchanged.
    """

    def __init__(self, message: str, diagnostics: tuple[Diagnostic, ...] = (), log: str = "") -> None:
        self.diagnostics = diagnostics
        self.log = log
        super().__init__("\n".join([message, *map(str, diagnostics)]))


class CompilerLostError(CompileError):
    """The compiler's process ended before it could judge the source: it crashed, was killed, or took too long.

    Attributes
    ----------
    attempts : tuple of str
        How each process ended that was tried; empty where one was.
    """

    def __init__(self, message: str, attempts: tuple[str, ...] = ()) -> None:
        self.attempts = attempts
        super().__init__(message)


class CompilerKilledError(CompilerLostError, EnvironmentFaultError):
    """Somebody killed the compiler's process: the system, for want of memory, or a person."""


class SignatureError(WorkbenchError):
    """The kernel's declaration is missing, ambiguous, or at odds with the compiled PTX."""


class NoSuchKernelError(SignatureError, AttributeError):
    """A module has no kernel of this name."""


class PtxError(WorkbenchError):
    """PTX text is not well-formed. The message carries the PTX line, its text and a caret."""


class UnsupportedInstructionError(PtxError):
    """The emulator has no row for an instruction form. The message names the source line."""


class AlgebraError(WorkbenchError):
    """A kernel computes with floats what no field has."""


class LaunchError(WorkbenchError):
    """A launch was refused before anything ran."""


class ExecutionError(WorkbenchError):
    """A kernel failed while it ran on the emulator.

    Attributes
    ----------
    source : str
        ``"file.cu:12"``, or empty where the PTX has no line table.
    block, thread : tuple of int or None
        (x, y, z) of the first faulting thread.
    """

    def __init__(
        self,
        message: str,
        *,
        source: str = "",
        block: tuple[int, int, int] | None = None,
        thread: tuple[int, int, int] | None = None,
    ) -> None:
        self.source = source
        self.block = block
        self.thread = thread
        super().__init__(message)


class MemoryFaultError(ExecutionError):
    """An access outside every tensor, or a misaligned one.

    Attributes
    ----------
    kind : str
        ``"out-of-bounds"``, ``"misaligned"``, ``"use-after-free"`` or ``"invalid-free"``.
    tensor : str
        Parameter name of the nearest tensor; empty where there is none.
    index : int or None
        Element index relative to that tensor's first element; may be negative.
    """

    def __init__(
        self,
        message: str,
        *,
        kind: str,
        tensor: str = "",
        index: int | None = None,
        source: str = "",
        block: tuple[int, int, int] | None = None,
        thread: tuple[int, int, int] | None = None,
    ) -> None:
        self.kind = kind
        self.tensor = tensor
        self.index = index
        super().__init__(message, source=source, block=block, thread=thread)


class KernelTrapError(ExecutionError):
    """The kernel executed ``trap`` or a device-side ``assert`` failed.

    Attributes
    ----------
    kind : str
        ``"trap"`` or ``"device-assert"``.
    """

    def __init__(
        self,
        message: str,
        *,
        kind: str = "trap",
        source: str = "",
        block: tuple[int, int, int] | None = None,
        thread: tuple[int, int, int] | None = None,
    ) -> None:
        self.kind = kind
        super().__init__(message, source=source, block=block, thread=thread)


class DeadlockError(ExecutionError):
    """No warp of the kernel can make progress, or its instruction budget ran out.

    Attributes
    ----------
    kind : str
        ``"inactive-lane"`` where lanes wait in a shuffle, vote, match or reduction for lanes that they name and that
        wait elsewhere; else ``"deadlock"``.
    polls : bool
        Whether a thread waits in a loop for memory to change.
    line : int
        Line of the kernel's own file where `thread` waits; 0 where unknown.
    """

    def __init__(
        self,
        message: str,
        *,
        kind: str = "deadlock",
        polls: bool = False,
        line: int = 0,
        source: str = "",
        block: tuple[int, int, int] | None = None,
        thread: tuple[int, int, int] | None = None,
    ) -> None:
        self.kind = kind
        self.polls = polls
        self.line = line
        super().__init__(message, source=source, block=block, thread=thread)


class BudgetSpentError(DeadlockError):
    """A block has executed as many instructions as it may: the kernel does not end, or needs a larger budget."""


class TimeLimitError(ExecutionError):
    """A launch has run for as long as its ``time_limit_s`` lets it: stopped on the emulator, still there on a GPU."""


class RecordingError(ExecutionError):
    """A recorder takes no more events; the launch was stopped. The message says how to record less."""


class ArgumentError(WorkbenchError, ValueError):
    """A function of Workbench was given a value that it does not take; a `ValueError` too."""


class EnvironmentFaultWarning(UserWarning):
    """Something of the machine is not to be had; the warning says what takes its place."""


class MissingDependencyError(EnvironmentFaultError):
    """A package, driver or device that the call needs is absent; the message says how to get it."""
