"""What a launch executed: divergence, the mix of instructions and the operations, per source line and in all."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from workbench.core import html
from workbench.core.brief import brief
from workbench.core.events import LANES

CLASSES: dict[str, tuple[str, ...]] = {
    "tensor": ("mma", "wmma", "wgmma"),
    "memory": ("ld", "ldu", "st", "atom", "red", "ldmatrix", "stmatrix", "cp", "prefetch", "prefetchu", "tex"),
    "control": ("bra", "brx", "call", "ret", "exit", "trap"),
    "synchronisation": ("bar", "barrier", "shfl", "vote", "match", "redux", "membar", "fence", "mbarrier", "elect"),
    "conversion and moves": ("cvt", "cvta", "mov", "selp", "slct", "prmt"),
    "special function": ("ex2", "lg2", "sin", "cos", "tanh", "rcp", "sqrt", "rsqrt", "div"),
}
"""Opcodes by class; any other is of class ``"f16"``, ``"f32"``, ``"f64"`` or ``"integer"``, by its type."""

_CLASS_OF = {opcode: name for name, opcodes in CLASSES.items() for opcode in opcodes}
_FLOAT = re.compile(r"\.(b?f16x2|b?f16|f32x2|f32|f64)(?![\w])")
_SHAPE = re.compile(r"\.m(\d+)n(\d+)k(\d+)")
_ARITHMETIC = {"add": 1, "sub": 1, "mul": 1, "min": 0, "max": 0, "fma": 2, "mad": 2, "div": 1, "rcp": 1, "sqrt": 1} | {
    "rsqrt": 1,
    "ex2": 1,
    "lg2": 1,
    "sin": 1,
    "cos": 1,
    "tanh": 1,
}
"""Floating-point operations of an instruction in one lane; a fused multiply-add is two."""


def by_line(executed: NDArray[np.void]) -> NDArray[np.void]:
    """Sum an array of `workbench.core.events.INSTRUCTION` up over the places of a line."""
    keys = executed[["line", "mnemonic"]]
    _, first, group = np.unique(keys, return_index=True, return_inverse=True)
    rows = executed[first]
    for name in ("warps", "lanes"):
        rows[name] = np.bincount(group, weights=executed[name], minlength=len(rows)) if len(rows) else 0
    for name in ("place", "called"):
        if name in (rows.dtype.names or ()):
            rows[name] = 0
    return rows


def class_of(mnemonic: str) -> str:
    """Name the class of an instruction."""
    opcode = mnemonic.split(".", maxsplit=1)[0]
    if opcode in _CLASS_OF:
        return _CLASS_OF[opcode]
    kind = _FLOAT.search(mnemonic)
    return f"f{re.sub('[^0-9]', '', kind[1].removesuffix('x2'))}" if kind else "integer"


def operations_of(mnemonic: str) -> float:
    """Floating-point operations of an instruction, per lane of a whole warp for a matrix product."""
    opcode = mnemonic.split(".", maxsplit=1)[0]
    if opcode in CLASSES["tensor"]:
        shape = _SHAPE.search(mnemonic)
        is_product = shape and (opcode == "wgmma" or (".load" not in mnemonic and ".store" not in mnemonic))
        if not is_product or shape is None:
            return 0.0
        m, n, k = map(int, shape.groups())
        return 2.0 * m * n * k / (4 * LANES if opcode == "wgmma" else LANES)
    kind = _FLOAT.search(mnemonic)
    return float(_ARITHMETIC.get(opcode, 0) * (2 if kind[1].endswith("x2") else 1)) if kind else 0.0


@brief("classes", "operations", "active_lanes", "to_json()")
@dataclass(frozen=True, slots=True, eq=False)
class InstructionMix:
    """What was executed, in PTX instructions: the machine's are others, and mostly more.

    A lane that a predicate holds back counts as active, as in the profiler's ``smsp__thread_inst_executed``.

    Attributes
    ----------
    path : str
        Name of the source file.
    source : tuple of str
        Its lines.
    rows : ndarray of `workbench.core.events.INSTRUCTION`, shape (n,)
    """

    path: str
    source: tuple[str, ...]
    rows: NDArray[np.void]

    def _about(self) -> str:
        return f"{self.path}: {self.warps} PTX instructions, {self.active_lanes:.1f} of {LANES} lanes active"

    @property
    def warps(self) -> int:
        """Instructions executed, once for each warp."""
        return int(self.rows["warps"].sum())

    @property
    def active_lanes(self) -> float:
        """Active lanes of an instruction, on average: 32 without divergence in full warps."""
        return int(self.rows["lanes"].sum()) / max(self.warps, 1)

    @property
    def classes(self) -> dict[str, int]:
        """Instructions executed by warps, by class, the most frequent first."""
        found: Counter[str] = Counter()
        for row in self.rows:
            found[class_of(str(row["mnemonic"]))] += int(row["warps"])
        return dict(found.most_common())

    @property
    def operations(self) -> dict[str, int]:
        """Floating-point operations of all lanes, by class; a fused multiply-add is two."""
        found: Counter[str] = Counter()
        for row in self.rows:
            name = str(row["mnemonic"])
            found[class_of(name)] += round(operations_of(name) * int(row["lanes"]))
        return {name: count for name, count in found.items() if count}

    def to_json(self) -> list[dict[str, object]]:
        """Return the rows in plain types."""
        return [
            {"line": int(r["line"]), "mnemonic": str(r["mnemonic"]), "warps": int(r["warps"]), "lanes": int(r["lanes"])}
            for r in self.rows
        ]

    def __str__(self) -> str:
        head = f"{'instr':>10} {'lanes':>5} {'mostly':<20} | {self.path}"
        lines = [head, "-" * len(head)]
        for number in range(1, len(self.source) + 1):
            rows = self.rows[self.rows["line"] == number]
            lines.append(f"{_describe(rows)} | {number:>4} {self.source[number - 1]}".rstrip())
        strangers = self.rows[(self.rows["line"] == 0) | (self.rows["line"] > len(self.source))]
        if len(strangers):
            lines.append(f"{_describe(strangers)} |    ? (no line of this file)")
        mix = ", ".join(f"{name} {100 * count / max(self.warps, 1):.0f} %" for name, count in self.classes.items())
        lines.append(f"{self.warps} PTX instructions, {self.active_lanes:.1f} of {LANES} lanes active: {mix or 'none'}")
        return "\n".join(lines)

    def _repr_html_(self) -> str:
        return html.preformatted(str(self))


def _describe(rows: NDArray[np.void]) -> str:
    """Sum rows up in fixed columns."""
    if not len(rows):
        return " " * 37
    mix = InstructionMix("", (), rows)
    return f"{mix.warps:>10} {mix.active_lanes:5.1f} {next(iter(mix.classes)):<20}"
