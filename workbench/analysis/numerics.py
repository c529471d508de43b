"""Numbers that go wrong: which source lines lose digits, and where NaNs and infinities are born."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

from workbench.core import html
from workbench.core.brief import brief, several
from workbench.core.buffers import Buffer
from workbench.core.errors import AlgebraError
from workbench.core.forks import cached_property
from workbench.core.geometry import LaunchConfig
from workbench.core.numbers import Operation, Tally

LOSSES = ("cancellation", "absorption", "overflow", "underflow", "accumulator")
"""Every kind of loss."""

UNITS = {"f16": 2.0**-11, "bf16": 2.0**-8, "f32": 2.0**-24, "f64": 2.0**-53}
"""Relative error of one rounding, by type."""

_GROWN = 4.0
"""An error grows where late results are wrong by so many times what early ones are, and by as many units."""

_MANY_VISITS = 4
"""Bucket of visits from which on a result is a late one: its warp has come there 16 times."""


@dataclass(frozen=True, slots=True)
class Loss:
    """One way in which a line loses digits.

    Attributes
    ----------
    kind : str
        One of `LOSSES`.
    count : int
        Results that lost digits so; of an accumulator, all of its results.
    detail : str
        How much, in words.
    """

    kind: str
    count: int
    detail: str

    def __str__(self) -> str:
        return f"{self.kind} ({self.detail})"


@dataclass(frozen=True, slots=True)
class BirthPlace:
    """Where a line first made a NaN or an infinity of operands that were neither.

    Attributes
    ----------
    line : int
        Of the kernel's source; 0 where unknown.
    what : str
        ``"NaN"`` or ``"infinity"``.
    block, thread : (int, int, int)
        Indices x, y, z.
    instruction : str
        In PTX.
    operands : tuple of float
        The addends of a sum, factors and addend of a fused one.
    order : int
        Its number among the births of the launch, from 1.
    count : int
        How often the line did so.
    """

    line: int
    what: str
    block: tuple[int, int, int]
    thread: tuple[int, int, int]
    instruction: str
    operands: tuple[float, ...]
    order: int
    count: int

    def __str__(self) -> str:
        operands = ", ".join(f"{value:.9g}" for value in self.operands)
        times = f"; {self.count} times on this line" if self.count > 1 else ""
        return f"{self.what} in block {self.block}, thread {self.thread}, by {self.instruction} of {operands}{times}"


@brief("losses", "births")
@dataclass(frozen=True, slots=True)
class LineNumbers:
    """The float operations of one source line.

    Attributes
    ----------
    line : int
        0 where unknown.
    operations : int
        Results, over all threads.
    largest, rms : float
        Relative error against float64, of results where float64 has a number other than 0.
    losses : tuple of Loss
    births : tuple of BirthPlace
        At most one of NaNs and one of infinities.
    """

    line: int
    operations: int
    largest: float
    rms: float
    losses: tuple[Loss, ...]
    births: tuple[BirthPlace, ...]

    def _about(self) -> str:
        return f"{self.line}: {self.operations:,} results, off by {self.largest:.3g} at most, rms {self.rms:.3g}"


@dataclass(frozen=True, slots=True)
class OutputNumbers:
    """What a launch left in one tensor, against what float64 makes of the same operations.

    Attributes
    ----------
    name : str
    elements : int
        Of them, those that are finite on both sides count.
    largest, rms : float
        Relative error.
    index : tuple of int
        Of the element with the largest.
    value, shadow : float
        That element, and what float64 makes of it.
    beyond : int
        NaNs and infinities.
    """

    name: str
    elements: int
    largest: float
    rms: float
    index: tuple[int, ...]
    value: float
    shadow: float
    beyond: int

    def __str__(self) -> str:
        place = f"{self.name}[{', '.join(map(str, self.index))}]"
        beyond = f"; {self.beyond} are NaN or infinite" if self.beyond else ""
        return (
            f"{self.name}: largest relative error {self.largest:.3g} at {place}: {self.value:.9g} for "
            f"{self.shadow:.9g}; rms {self.rms:.3g} over {several(self.elements, 'element')}{beyond}"
        )


@brief("rows", "births", "outputs", "shadow(name)", "to_json()")
@dataclass(frozen=True, eq=False)
class NumericsReport:
    """A launch's float operations against float64, by source line.

    Attributes
    ----------
    kernel : str
    path : str
        Name of the source file.
    source : tuple of str
        Its lines.
    config : LaunchConfig
    buffers : dict of int to Buffer
        The tensors, by their position among the arguments.
    tally : Tally
        What was counted, instruction by instruction.
    """

    kernel: str
    path: str
    source: tuple[str, ...]
    config: LaunchConfig
    buffers: dict[int, Buffer]
    tally: Tally

    @cached_property
    def rows(self) -> tuple[LineNumbers, ...]:
        """The lines that have float operations, in their order."""
        lines: dict[int, list[Operation]] = {}
        for operation in self.tally.operations:
            if operation.kind != "taken":
                lines.setdefault(operation.line, []).append(operation)
        return tuple(self._row(line, lines[line]) for line in sorted(lines))

    def _row(self, line: int, operations: Sequence[Operation]) -> LineNumbers:
        counted = sum(o.count - o.beyond - o.baseless for o in operations)
        squares = sum(math.fsum(o.squares) for o in operations)
        return LineNumbers(
            line=line,
            operations=sum(o.count for o in operations),
            largest=max(o.largest for o in operations),
            rms=math.sqrt(squares / counted) if counted else 0.0,
            losses=tuple(_losses(operations)),
            births=tuple(self._births(operations)),
        )

    def _births(self, operations: Iterable[Operation]) -> list[BirthPlace]:
        """Find the first NaN and the first infinity of some operations."""
        found: dict[str, list[BirthPlace]] = {}
        for operation in operations:
            for birth in operation.births:
                block = self.config.grid.unravel(birth.block)
                thread = self.config.block.unravel(birth.thread)
                place = BirthPlace(
                    *(operation.line, birth.what, block, thread),
                    *(operation.instruction, birth.operands, birth.order, birth.count),
                )
                found.setdefault(birth.what, []).append(place)
        firsts = []
        for places in found.values():
            first = min(places, key=lambda place: place.order)
            fields = {name: getattr(first, name) for name in first.__slots__}
            firsts.append(BirthPlace(**fields | {"count": sum(place.count for place in places)}))
        return sorted(firsts, key=lambda place: place.order)

    @property
    def births(self) -> tuple[BirthPlace, ...]:
        """Where each line first made a NaN or an infinity, the first of the launch first."""
        return tuple(sorted((b for row in self.rows for b in row.births), key=lambda place: place.order))

    @cached_property
    def outputs(self) -> tuple[OutputNumbers, ...]:
        """The tensors of floats that the kernel may write, in the order of the arguments."""
        return tuple(self._output(position) for position in self.tally.written)

    def _output(self, position: int) -> OutputNumbers:
        buffer = self.buffers[position]
        written = self.tally.written[position]
        value, shadow = (_shaped(side, buffer) for side in (written.values, written.exact))
        counts = np.isfinite(value) & np.isfinite(shadow) & ((shadow != 0) | (value == 0))
        with np.errstate(invalid="ignore", divide="ignore"):
            error = np.where(counts & (value != shadow), np.abs(value - shadow) / np.abs(shadow), 0.0)
        if not error.size:
            return OutputNumbers(buffer.name, 0, 0.0, 0.0, (), 0.0, 0.0, 0)
        worst = np.unravel_index(int(error.argmax()), error.shape)
        return OutputNumbers(
            name=buffer.name,
            elements=value.size,
            largest=float(error[worst]),
            rms=float(np.sqrt((error**2).sum() / max(1, int(counts.sum())))),
            index=tuple(map(int, worst)),
            value=float(value[worst]),
            shadow=float(shadow[worst]),
            beyond=int((~np.isfinite(value)).sum()),
        )

    def shadow(self, name: str) -> NDArray[np.float64]:
        """Return what a tensor would hold if each float operation were one in float64, in the tensor's shape.

        Parameters
        ----------
        name : str
            The parameter's.

        Raises
        ------
        KeyError
            If the kernel writes no tensor of floats of that name.
        """
        named = {self.buffers[position].name: position for position in self.tally.written}
        if name not in named:
            raise KeyError(f"{self.kernel} writes no floats to '{name}'; it may write {', '.join(named) or 'none'}")
        return _shaped(self.tally.written[named[name]].exact, self.buffers[named[name]])

    @property
    def taken(self) -> dict[str, int]:
        """Results that were taken for their own shadows, for want of a rule, by instruction."""
        counts: Counter[str] = Counter()
        for operation in self.tally.operations:
            if operation.kind == "taken":
                counts[_mnemonic(operation.instruction)] += operation.count
        return dict(counts.most_common())

    def growth(self, line: int) -> tuple[tuple[int, float], ...]:
        """Return how the error of a line grows: how often a warp had come there, at least, and the rms error then.

        Parameters
        ----------
        line : int
        """
        return _growth([o for o in self.tally.operations if o.line == line and o.kind != "taken"])

    def to_json(self) -> dict[str, object]:
        """Return lines, births and outputs in plain types."""
        return {
            "kernel": self.kernel,
            "path": self.path,
            "lines": [asdict(row) for row in self.rows],
            "births": [asdict(birth) for birth in self.births],
            "outputs": [asdict(output) for output in self.outputs],
            "taken": self.taken,
        }

    def _about(self) -> str:
        losing = sum(bool(row.losses) for row in self.rows)
        return f"{self.kernel}: {several(len(self.births), 'birth')}, {several(losing, 'line')} that lose digits"

    def __str__(self) -> str:
        births = self.births
        head = f"{self.kernel}: no NaN or infinity is born"
        if births:
            first = births[0]
            head = f"{self.kernel}: {self.path}:{first.line}: the first is born, {first}"
        title = f"{'results':>10} {'largest':>8} {'rms':>8} | {self.path}"
        lines = [head, *map(str, self.outputs), "", title, "-" * len(title)]
        rows = {row.line: row for row in self.rows}
        for number, text in enumerate(self.source, start=1):
            row = rows.pop(number, None)
            lines.append(f"{_cells(row)} | {number:>4} {text}".rstrip())
            lines += _remarks(row)
        for row in rows.values():
            lines.append(f"{_cells(row)} | {row.line or '?':>4} (no line of this file)")
            lines += _remarks(row)
        if self.taken:
            named = ", ".join(f"{name} ({count})" for name, count in self.taken.items())
            lines += ["", f"taken for their own float64, as no rule says what they compute: {named}"]
        return "\n".join(lines)

    def _repr_html_(self) -> str:
        return html.preformatted(str(self))


@brief("elements")
@dataclass(frozen=True, eq=False)
class AlgebraReport:
    """What a launch computes, without any rounding: two kernels that are equal in algebra have the same elements.

    Attributes
    ----------
    kernel : str
    elements : dict of str to ndarray of int64
        For each tensor of floats that the kernel may write, by its name and in its shape: what its numbers stand for in
        the field of 2^31 - 1 elements.
    """

    kernel: str
    elements: dict[str, NDArray[np.int64]]

    def _about(self) -> str:
        return f"{self.kernel}: elements of {', '.join(self.elements) or 'nothing'}"

    def same_as(self, other: AlgebraReport) -> bool:
        """Whether another launch has made the same elements, whatever its kernel and its tensors are called."""
        mine, others = list(self.elements.values()), list(other.elements.values())
        return len(mine) == len(others) and all(map(np.array_equal, mine, others))


def algebra_of(report: NumericsReport) -> AlgebraReport:
    """Read the elements of a launch that was algebraic.

    Raises
    ------
    AlgebraError
        If it has computed what no field has.
    """
    taken = [operation for operation in report.tally.operations if operation.kind == "taken"]
    if taken:
        named = ", ".join(dict.fromkeys(f"{_mnemonic(o.instruction)} (line {o.line})" for o in taken))
        raise AlgebraError(
            f"{report.kernel}: expected sums, products, quotients and moves of floats, which a field has; "
            f"found {named}: compare its outputs with a tolerance"
        )
    return AlgebraReport(
        report.kernel,
        {
            report.buffers[position].name: _shaped(written.elements, report.buffers[position])
            for position, written in report.tally.written.items()
        },
    )


def _mnemonic(instruction: str) -> str:
    words = instruction.split(" ")
    return words[words[0].startswith("@")]


def _cells(row: LineNumbers | None) -> str:
    return f"{row.operations:>10} {row.largest:8.1e} {row.rms:8.1e}" if row else " " * 28


def _remarks(row: LineNumbers | None) -> list[str]:
    """Say below a line what it loses."""
    if row is None:
        return []
    return [f"{'':28} |      ^ {remark}" for remark in (*row.births, *row.losses)]


_Number = TypeVar("_Number", np.float64, np.int64)


def _shaped(flat: NDArray[_Number], buffer: Buffer) -> NDArray[_Number]:
    """Give elements as they lie in memory the shape of their tensor."""
    first = flat[(buffer.address - buffer.low) // buffer.dtype.itemsize_bytes :]
    strides = tuple(8 * stride for stride in buffer.strides)
    return np.lib.stride_tricks.as_strided(first, buffer.shape, strides, writeable=False).copy()


def _losses(operations: Sequence[Operation]) -> list[Loss]:
    """Say how the operations of a line lose digits."""
    total = sum(o.count for o in operations)
    found: list[Loss] = []
    sums = {name: sum(getattr(o, name) for o in operations) for name in _COUNTED.values()}
    for kind, name in _COUNTED.items():
        if sums[name]:
            detail = f"{sums[name]} of {total} results"
            if kind == "cancellation":
                detail += f", up to {max(o.bits_lost for o in operations)} binary digits"
            if kind == "absorption":
                detail += ": an addend changed nothing"
            found.append(Loss(kind, sums[name], detail))
    for operation in operations:
        growth = _growth([operation])
        if operation.kind not in {"add", "fma", "sum"} or len(growth) <= _MANY_VISITS or operation.cancelled:
            continue
        (_, first), (visits, last) = growth[0], growth[-1]
        if last > _GROWN * max(first, UNITS[operation.type]):
            unit = UNITS[operation.type]
            detail = f"rms error {last:.1e}, {last / unit:.0f} roundings in {operation.type}, after {visits} visits"
            found.append(Loss("accumulator", operation.count, detail))
            break
    return found


_COUNTED = {"cancellation": "cancelled", "absorption": "absorbed", "overflow": "overflowed", "underflow": "underflowed"}
"""The counts of an operation that are losses of themselves."""


def _growth(operations: Sequence[Operation]) -> tuple[tuple[int, float], ...]:
    """Return the rms error by visits."""
    counts = np.array([o.visited for o in operations]).sum(axis=0)
    squares = np.array([o.squares for o in operations]).sum(axis=0)
    return tuple(
        (1 << bucket, math.sqrt(square / count))
        for bucket, (count, square) in enumerate(zip(counts.tolist(), squares.tolist(), strict=True))
        if count
    )
