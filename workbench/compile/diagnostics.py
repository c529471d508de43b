"""Read NVRTC's log as diagnostics bound to places in the user's files."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from workbench.core.errors import Diagnostic

NAME_EXPRESSION = "<name expression>"

_SEVERITIES = {
    "error": "error",
    "Error": "error",
    "catastrophic error": "error",
    "Catastrophic error": "error",
    "internal error": "error",
    "Command-line error": "error",
    "fatal": "error",
    "warning": "warning",
    "remark": "note",
    "note": "note",
    "info": "note",
}
_SEVERITY = "|".join(sorted(_SEVERITIES, key=len, reverse=True))
_FRONT_END = re.compile(
    rf"(?:(?P<path>.+?)\((?P<line>\d+)\): |(?P<end>At end of source): )?"
    rf"(?P<severity>{_SEVERITY})(?: #(?P<number>\d+)(?:-D)?)?: (?P<message>.*)"
)
_ASSEMBLER = re.compile(
    rf"ptxas (?:application ptx input, line (?P<line>\d+); )?(?P<severity>{_SEVERITY})\s*: (?P<message>.*)"
)
_DRIVER = re.compile(rf"nvrtc: (?P<severity>{_SEVERITY}): (?P<message>.*)")
_SUMMARY = re.compile(
    r"\d+ .*detected in (?:the|this) compilation.*|Compilation terminated\.|Remark: The warnings can be .*"
    r"|Ptx assembly aborted due to errors"
)
_NAME_MAP = "__nv_name_map"
_NAME_PRAGMA = "#pragma nv_mangled_name "


@dataclass
class _Entry:
    """The lines of one message, before they become a diagnostic."""

    severity: str
    message: str
    path: str
    line: int
    ptx_line: int = 0
    body: list[str] = field(default_factory=list)


def parse_log(
    log: str,
    source_name: str,
    source_text: str,
    rename: Callable[[str], str],
    locate_ptx: Callable[[int], tuple[str, int, str] | None] = lambda _: None,
) -> tuple[Diagnostic, ...]:
    """Read the log of one NVRTC compilation.

    Parameters
    ----------
    log : str
        What NVRTC wrote: the messages of its C++ front end, then those of ptxas.
    source_name, source_text : str
        Name (as the user gave it) and text of the main file, for messages that stand at its end.
    rename : callable
        Maps a path of the log to the path that the user knows.
    locate_ptx : callable
        Maps a 1-based line of the generated PTX to (path, line, text) in the user's source, or None.

    Returns
    -------
    tuple of Diagnostic
        In the order of the log.
    """
    return tuple(_diagnostic(e, source_name, source_text, rename, locate_ptx) for e in _entries(log.splitlines()))


def _entries(lines: Sequence[str]) -> list[_Entry]:
    entries: list[_Entry] = []
    for line in lines:
        if (head := _ASSEMBLER.fullmatch(line)) and not _SUMMARY.fullmatch(head["message"].strip()):
            entries.append(_Entry(head["severity"], head["message"].strip(), "", 0, int(head["line"] or 0)))
        elif head := _DRIVER.fullmatch(line):
            entries.append(_Entry(head["severity"], head["message"], "nvrtc", 0))
        elif not line.startswith(" ") and (head := _FRONT_END.fullmatch(line)):
            message = head["message"] + (f" (#{head['number']})" if head["number"] else "")
            # -1: the end of the main file, which the log does not name.
            line_number = -1 if head["end"] else int(head["line"] or 0)
            entries.append(_Entry(head["severity"], message, head["path"] or "", line_number))
        elif entries and not _SUMMARY.fullmatch(line):
            entries[-1].body.append(line)
    return entries


def _diagnostic(
    entry: _Entry,
    source_name: str,
    source_text: str,
    rename: Callable[[str], str],
    locate_ptx: Callable[[int], tuple[str, int, str] | None],
) -> Diagnostic:
    """Split an entry's body into the source line, the caret's column and further lines of the message."""
    severity = _SEVERITIES[entry.severity]
    if entry.ptx_line:
        path, line, text = locate_ptx(entry.ptx_line) or (source_name, 0, "")
        return Diagnostic(severity, f"ptxas: {entry.message} (PTX line {entry.ptx_line})", path, line, 0, text)
    if entry.line < 0:
        lines = source_text.splitlines() or [""]
        return Diagnostic(severity, entry.message, source_name, len(lines), 0, lines[-1])
    text, column = "", 0
    context: list[str] = []
    for above, below in zip(["", *entry.body], [*entry.body, ""], strict=True):
        if below.strip() == "^" and above.startswith("  ") and not column:
            text, column = above[2:], below.index("^") - 1
        elif above.strip() not in ("", "^"):
            context.append(above.strip())
    message = "\n".join([entry.message, *("  " + c for c in context)])
    if entry.path == _NAME_MAP:
        return Diagnostic(severity, message, NAME_EXPRESSION, 0, 0, text.removeprefix(_NAME_PRAGMA))
    return Diagnostic(severity, message, rename(entry.path) if entry.path else source_name, entry.line, column, text)
