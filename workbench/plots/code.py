"""What a kernel's page says of its code: lines of source, PTX and SASS, which belong together, and their figures."""

from __future__ import annotations

import posixpath
import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from typing import Any

import numpy as np

from workbench.analysis.coalesce import SECTOR_BYTES
from workbench.analysis.counters import ROW
from workbench.analysis.timing.executed import block_counts
from workbench.analysis.timing.prediction import Prediction
from workbench.core.events import LANES, Kind, Space
from workbench.kernel.build import Build
from workbench.kernel.sampling import Sample
from workbench.ptx.ir import Instruction, Location
from workbench.ptx.parser import parse
from workbench.sass import Sass, difference

Operations = list[tuple[int, int, int, int, bool]]
"""Runs of rows: first and end in one text, first and end in the other, and whether they are alike."""

_NOT_CODE = re.compile(r"\s*(\.loc\b.*)?$")


class Places:
    """The lines of source files, by number; and the places of instructions: a line, and the calls it is inlined by.

    Attributes
    ----------
    files : list of dict
        Name and lines of each file whose text is known: the kernel's own first.
    lines : list of (int, int)
        File, and line from 1.
    stacks : list of tuple of int
        Indices of `lines`: where the text stands, then the calls, the innermost first.
    """

    def __init__(self, build: Build) -> None:
        texts = {build.source.name: build.source.text}
        texts |= {path: content.decode("utf-8", "replace") for path, content in build.included.files}
        self.files: list[dict[str, Any]] = [{"name": name, "lines": text.splitlines()} for name, text in texts.items()]
        self._names = list(texts)
        self.lines: list[tuple[int, int]] = []
        self.stacks: list[tuple[int, ...]] = []
        self._line_numbers: dict[tuple[int, int], int] = {}
        self._stack_numbers: dict[tuple[int, ...], int] = {}
        self._files: dict[str, int] = {}

    def stack(self, places: Iterable[tuple[str, int]]) -> int:
        """Return the number of a place: file and line of the text, then of the calls; -1 where no file is known."""
        known = [(number, line) for file, line in places if (number := self._file(file)) >= 0]
        lines = tuple(dict.fromkeys(self._line(*one) for one in known))
        if not lines:
            return -1
        if lines not in self._stack_numbers:
            self._stack_numbers[lines] = len(self.stacks)
            self.stacks.append(lines)
        return self._stack_numbers[lines]

    def _line(self, file: int, line: int) -> int:
        if (file, line) not in self._line_numbers:
            self._line_numbers[file, line] = len(self.lines)
            self.lines.append((file, line))
        return self._line_numbers[file, line]

    def _file(self, name: str) -> int:
        """Return the number of a file as a compiler spells it; -1 where it is none of the user's."""
        if name not in self._files:
            spelt = posixpath.normpath(name)
            alike = (
                i
                for i, known in enumerate(self._names)
                if spelt == known or spelt.endswith("/" + known) or known.endswith("/" + spelt)
            )
            self._files[name] = next(alike, -1)
        return self._files[name]

    def body(self, stacks: Iterable[int]) -> int:
        """Find the file in which a kernel's body stands, by its rows' places. A trace counts the lines of this file."""
        outermost = Counter(self.lines[self.stacks[stack][-1]][0] for stack in stacks if stack >= 0)
        return max(outermost, key=outermost.__getitem__, default=0)

    def used(self) -> list[dict[str, Any]]:
        """Return the files; one of which no instruction comes has no text."""
        seen = {0} | {file for file, _ in self.lines}  # a file that only declares things is of no use
        return [one if i in seen else {"name": one["name"], "lines": []} for i, one in enumerate(self.files)]


@dataclass(frozen=True)
class Ptx:
    """A kernel's own part of a PTX text.

    Attributes
    ----------
    rows : list of str
        Without directives of places and empty lines; a tab is four blanks.
    stacks : list of int
        The place of each, as `Places.stack` numbers it.
    keys : list of str
        What two kernels' rows are compared by: an instruction's mnemonic and guard, as registers are numbered anew.
    """

    rows: list[str]
    stacks: list[int]
    keys: list[str]


def ptx_rows(text: str, mangled: str, places: Places) -> Ptx:
    """List a kernel's own part of a PTX text."""
    module = parse(text, mangled)
    function = module.functions[mangled]
    by_line = {one.line: one for one in function.body if isinstance(one, Instruction)}
    lines = text.splitlines()
    first = next(i for i, line in enumerate(lines) if re.search(rf"\.entry\s+{re.escape(mangled)}\b", line))
    end = next((i for i in range(first, len(lines)) if lines[i].startswith("}")), len(lines) - 1)
    found = Ptx([], [], [])
    for i in range(first, end + 1):
        if _NOT_CODE.match(lines[i]):
            continue
        one = by_line.get(i + 1)
        found.rows.append(lines[i].expandtabs(4).rstrip())
        found.stacks.append(places.stack(_places_of(one.location, module.files)) if one else -1)
        found.keys.append(f"{'@' * bool(one.guard)}{one.mnemonic}" if one else re.sub(r"\d+", "#", lines[i].strip()))
    return found


def _places_of(location: Location | None, files: Mapping[int, str]) -> Iterable[tuple[str, int]]:
    while location is not None:
        yield files.get(location.file, ""), location.line
        location = location.inlined_at


def sass_rows(sass: Sass, counts: Sequence[float] | None, places: Places) -> list[list[Any]]:
    """List machine code: address, control code, live registers, times executed, loop depth, block start, text, place.

    `counts` are the times that each basic block is executed, by all warps; None where no trace tells them.
    """
    rows = []
    for block in sass.blocks:
        times = None if counts is None else round(float(counts[block.index]), 2)
        for i in range(block.first, block.last + 1):
            one = sass.instructions[i]
            stack = [one.place, *one.inlined_at] if one.place else []
            rows.append(
                [
                    f"{one.address:05x}",
                    str(one.control),
                    one.live_registers,
                    times,
                    block.loop_depth,
                    int(i == block.first and i > 0),
                    str(one),
                    places.stack((place.file, place.line) for place in stack),
                ]
            )
    return rows


def executed(sass: Sass, sample: Sample) -> list[float]:
    """How often all warps of the launch execute each basic block, by the blocks that ran."""
    trace = sample.trace
    assert trace is not None
    warps = -(-trace.config.block.size // LANES)
    counts = block_counts(sass, trace.log.executed, sample.blocks * warps)
    whole: list[float] = (counts * (trace.config.grid.size / sample.blocks)).tolist()
    return whole


def line_figures(sample: Sample | None, prediction: Prediction | None) -> dict[int, dict[str, Any]]:
    """Sum up what each line of the file with the kernel's body does; counts are those of the whole launch.

    Returns
    -------
    dict of int to dict
        By line: ``executed`` (PTX instructions of warps), ``lanes`` (active ones, on average), ``sectors``,
        ``wavefronts``, ``conflicts``, ``used`` and ``moved`` (bytes), ``issue`` and ``wait`` (cycles of a warp),
        ``waitsFor`` (a line), ``accesses`` (words). What does not apply is left out.
    """
    found: dict[int, dict[str, Any]] = defaultdict(dict)
    if sample is not None and sample.trace is not None:
        trace, blocks = sample.trace, sample.trace.config.grid.size
        mix = trace.instructions.rows
        for line in np.unique(mix["line"]).tolist():
            rows = mix[mix["line"] == line]
            warps = int(rows["warps"].sum())
            found[line]["executed"] = round(warps * blocks / sample.blocks)
            found[line]["lanes"] = round(int(rows["lanes"].sum()) / max(warps, 1), 1)
        counted = trace.listing().rows
        for line in np.unique(counted["line"]).tolist():
            found[line] |= _accesses(counted[counted["line"] == line], blocks / sample.recorded)
    if prediction is not None:
        for cycles in prediction.lines:
            found[cycles.line] |= {
                "issue": round(cycles.issue_cycles, 1),
                "wait": round(cycles.wait_cycles, 1),
                "waitsFor": cycles.waits_for,
            }
    return dict(found)


def _accesses(rows: np.ndarray[Any, np.dtype[np.void]], scale: float) -> dict[str, Any]:
    """Sum up the memory accesses of a line."""
    assert rows.dtype == ROW
    moving = rows[rows["sectors"] > 0]
    row: dict[str, Any] = {"accesses": [_spell(one, scale) for one in rows]}
    if len(moving):
        row["sectors"] = round(int(moving["sectors"].sum()) * scale)
        row["used"] = round(int(moving["bytes_used"].sum()) * scale)
        row["moved"] = row["sectors"] * SECTOR_BYTES
    if wavefronts := int(rows["wavefronts"].sum()):
        row["wavefronts"] = round(wavefronts * scale)
        row["conflicts"] = round(int(rows["conflicts"].sum()) * scale)
    return row


def _spell(row: np.void, scale: float) -> str:
    """Say in words what one kind of access of a line does."""
    requests = max(int(row["requests"]), 1)
    name = f"{Kind(row['kind']).mnemonic}.{Space(row['space']).name.lower()}"
    words = [f"{name}: {round(requests * scale):,} requests of {row['lanes'] / requests:.1f} lanes"]
    if row["sectors"]:
        moved = int(row["sectors"]) * SECTOR_BYTES
        words.append(f"{row['sectors'] / requests:.1f} sectors each")
        words.append(f"{100 * int(row['bytes_used']) / moved:.0f} % of the bytes moved are used")
    if row["wavefronts"]:
        words.append(f"{row['wavefronts'] / requests:.1f} wavefronts each")
        if row["conflicts"]:
            words.append(f"{round(int(row['conflicts']) * scale):,} more by bank conflicts")
    return ", ".join(words)


def alike_rows(before: Sequence[str], after: Sequence[str]) -> Operations:
    """Align two texts, row by row."""
    matcher = SequenceMatcher(None, before, after, autojunk=False)
    return [(i, j, k, m, tag == "equal") for tag, i, j, k, m in matcher.get_opcodes()]


def alike_sass(before: Sass, after: Sass) -> Operations:
    """Align two kernels' machine code by what `workbench.sass.difference` says."""
    operations: Operations = []
    i = k = 0
    for change in difference(before, after).changes:
        first = change.before[0] if change.before else i + change.after[0] - k
        if first > i:
            operations.append((i, first, k, k + first - i, True))
        k += first - i
        operations.append((first, first + len(change.before), k, k + len(change.after), False))
        i, k = first + len(change.before), k + len(change.after)
    if i < len(before.instructions):
        operations.append((i, len(before.instructions), k, len(after.instructions), True))
    return operations
