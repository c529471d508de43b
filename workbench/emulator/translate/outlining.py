"""Code of a row that is used often, as a function of its own."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache

from workbench.emulator.layout import LANES
from workbench.emulator.translate.table import Match
from workbench.llvm.emitter import Emitter, Value

OFTEN = 4
"""A row's code becomes a function if a kernel uses it so many times."""

_LONG = 10
"""A row's code becomes a function if it has so many vector instructions. A call compiles as fast as a few of them; the
function takes as long as a hundred, once per machine."""


@dataclass(frozen=True)
class OutlinedFunction:
    """Code of a row, as a function of the sources."""

    name: str
    text: str
    result: Value


@lru_cache(maxsize=1024)
def outlined(match: Match, shapes: tuple[Value, ...]) -> OutlinedFunction | None:
    """Make a function of a row's code if the code is long. It is compiled once for all kernels, with optimisation.

    Parameters
    ----------
    match : Match
    shapes : tuple of Value
        The sources: literals, or parameters.
    """
    e = Emitter()
    result = match.row.emit(e, match, *shapes)
    vectors = sum(f"<{LANES} x " in line for line in e.lines)
    if not isinstance(result, Value) or not result.lanes or vectors < _LONG:
        return None
    if any(s.lanes and not 8 <= s.bits <= 64 for s in (result, *shapes)):  # are passed slowly
        return None
    e.line(f"ret {result}")
    words = [match.row.opcode, *match.modifiers, *match.selectors]
    words += [s.text if s.constant else f"{s.element}{'v' if s.lanes else ''}" for s in shapes]
    name = re.sub(r"\W+", "_", "_".join(words))
    parameters = ", ".join(str(s) for s in shapes if not s.constant)
    return OutlinedFunction(name, e.function(f"define internal {result.type} @{name}({parameters}) noinline"), result)
