"""Read what nvdisasm prints: the instructions of one kernel, from two listings of its cubin."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterator

from workbench.core.errors import WorkbenchError
from workbench.sass.ir import Control, SassInstruction, SourceLine

_SECTION = re.compile(r"\.section\s+\.text\.([^,\"]+),")
_LABEL = re.compile(r"^(\.L_x_\d+|[\w$.]+):\s*(?://.*)?$")
_INSTRUCTION = re.compile(
    r"/\*([0-9a-f]{4,})\*/\s+(?:\{\s*)?(?:(@!?U?P\w+)\s+)?([A-Z][\w.]*)\s*(.*?)\s*[;}]*\s*/\* (0x[0-9a-f]{16}) \*/"
)
_SECOND_HALF = re.compile(r"^\s*/\* (0x[0-9a-f]{16}) \*/")
_PLACE = re.compile(r'//## File "([^"]*)", line (\d+)(?: inlined at "([^"]*)", line (\d+))?')
_LIVE = re.compile(r"/\*([0-9a-f]{4,})\*/.*// \|([\d |]*)\|")
_HEADER = re.compile(r"// \|((?:\s+[A-Z]+\s+\|)+)\s*$")
_REFERENCE = re.compile(r"`\(([^)]*)\)")
_PADDING = "NOP"


def section_of(text: str, mangled: str) -> list[str]:
    """Return the lines of a listing that belong to a kernel.

    Raises
    ------
    WorkbenchError
        If the listing has no such kernel.
    """
    found: list[str] = []
    inside = False
    for line in text.splitlines():
        if "//---------" in line or ".section" in line:
            match = _SECTION.search(line)
            if match:
                inside = match[1] == mangled
            elif "//---------" in line:
                inside = False
        elif inside:
            found.append(line)
    if not found:
        raise WorkbenchError(f"nvdisasm lists no code of the kernel {mangled!r}")
    return found


def parse(listing: str, ranges: str, mangled: str) -> tuple[SassInstruction, ...]:
    """Parse a kernel's instructions.

    Parameters
    ----------
    listing : str
        Of ``nvdisasm -c -hex -gi``.
    ranges : str
        Of ``nvdisasm -c -plr -lrm count``; empty where live registers do not matter.
    mangled : str
        The kernel's name in the cubin.

    Raises
    ------
    WorkbenchError
        If a listing has another form.
    """
    lines = section_of(listing, mangled)
    labels = dict(_labels(lines))
    live = dict(_live(section_of(ranges, mangled))) if ranges else {}
    made = list(_instructions(lines, labels, live))
    if not made:
        raise WorkbenchError(f"nvdisasm lists no instruction of the kernel {mangled!r}")
    return tuple(_without_padding(made))


def _without_padding(made: list[SassInstruction]) -> list[SassInstruction]:
    """Leave out what fills the end of the code: a branch to itself, and instructions that do nothing."""
    end = len(made)
    while end > 1 and made[end - 1].opcode == _PADDING:
        end -= 1
    if end > 1 and made[end - 1].opcode == "BRA" and made[end - 1].target == made[end - 1].address:
        end -= 1
    return made[:end]


def _labels(lines: list[str]) -> Iterator[tuple[str, int]]:
    """Labels, and the addresses of the instructions behind them."""
    waiting: list[str] = []
    for line in lines:
        if label := _LABEL.match(line):
            waiting.append(label[1])
        elif match := _INSTRUCTION.search(line):
            yield from ((name, int(match[1], 16)) for name in waiting)
            waiting.clear()


def _live(lines: list[str]) -> Iterator[tuple[int, dict[str, int]]]:
    """Address of each instruction, and how many registers of each kind are live there."""
    kinds: list[str] = []
    for line in lines:
        if header := _HEADER.search(line):
            kinds = [kind.strip() for kind in header[1].split("|") if kind.strip()]
        elif match := _LIVE.search(line):
            counts = [int(count) if count.strip() else 0 for count in match[2].split("|")]
            yield int(match[1], 16), dict(zip(kinds, counts, strict=False))


def _instructions(
    lines: list[str], labels: dict[str, int], live: dict[int, dict[str, int]]
) -> Iterator[SassInstruction]:
    place: SourceLine | None = None
    calls: list[SourceLine] = []
    continues = False  # whether the line before gave a place too: this one is what that is inlined at
    pending: tuple[re.Match[str], SourceLine | None, tuple[SourceLine, ...]] | None = None
    for line in lines:
        if match := _PLACE.search(line):
            here = _line(match[1], match[2])
            if not continues:
                place, calls = here, []
            if match[3]:
                calls.append(_line(match[3], match[4]))
            continues = True
            continue
        if pending is not None and (second := _SECOND_HALF.match(line)):
            match, where, by = pending
            yield _instruction(match, int(second[1], 16), where, by, labels, live)
            pending = None
        elif match := _INSTRUCTION.search(line):
            pending, continues = (match, place, tuple(calls)), False


def _line(file: str, line: str) -> SourceLine:
    """Name a line as errors of compilation do: text that is no file is ``<source>``."""
    return SourceLine(posixpath.normpath(file).removeprefix("/" if file == "/<source>" else ""), int(line))


def _instruction(
    match: re.Match[str],
    high: int,
    place: SourceLine | None,
    calls: tuple[SourceLine, ...],
    labels: dict[str, int],
    live: dict[int, dict[str, int]],
) -> SassInstruction:
    address, predicate, opcode, rest, low = match.groups()
    counts = live.get(int(address, 16), {})
    named = _REFERENCE.search(rest)
    text = _REFERENCE.sub(lambda m: hex(labels[m[1]]) if m[1] in labels else m[1], rest)
    return SassInstruction(
        address=int(address, 16),
        predicate=predicate or "",
        opcode=opcode,
        operands=tuple(part.strip() for part in text.split(",")) if text else (),
        target=labels.get(named[1]) if named else None,
        control=Control.of(high << 64 | int(low, 16)),
        place=place,
        inlined_at=calls,
        live_registers=counts.get("GPR", 0),
        live_predicates=counts.get("PRED", 0),
        live_uniform_registers=counts.get("UGPR", 0),
    )
