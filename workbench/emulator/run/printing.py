"""Device-side printf: read the format and its arguments out of a kernel's memory, and show what a launch prints."""

from __future__ import annotations

import re
import struct
import sys
import threading
from collections.abc import Callable

Reader = Callable[[int, int], bytes]
"""``read(address, limit_bytes)``: a kernel's memory from a virtual address on, at most `limit_bytes` of it."""

_CONVERSION = re.compile(r"%([-+ #0]*)(\*|\d+)?(?:\.(\*|\d*))?(hh|h|ll|l|z|t|j)?([diouxXeEfFgGaAcsp%])")
_INTEGER_BITS = {"hh": 8, "h": 16, "l": 64, "ll": 64, "z": 64, "t": 64, "j": 64}
_MAX_STRING_BYTES = 1 << 16
_MAX_ARGUMENTS_BYTES = 8 * 32  # CUDA C++ Programming Guide, formatted output: at most 32 arguments
_MAX_WIDTH = 4096
_SHOWN_AFTER_S = 0.1
_HELD_AT_MOST = 1 << 16


class Printout:
    """What a launch prints: a line is shown while the launch runs, once all blocks before the line's have ended.

    So lines are in the order of blocks. If too many of them are held, all are shown.

    Parameters
    ----------
    first_unfinished : callable or None
        Finds the first block that has not ended; None holds all lines until the launch ends.
    guarded : callable
        Calls what may fail beside the launch, which raises the error later.
    """

    def __init__(
        self, first_unfinished: Callable[[], int] | None, guarded: Callable[[Callable[[], None]], None]
    ) -> None:
        self._first_unfinished = first_unfinished
        self._guarded = guarded
        self._lines: list[tuple[int, str]] = []
        self._timer: threading.Timer | None = None
        self._lock = threading.Lock()

    def add(self, block: int, text: str) -> None:
        """Take a line that a block prints."""
        with self._lock:
            self._lines.append((block, text))
            if self._first_unfinished is None:
                return
            if len(self._lines) >= _HELD_AT_MOST:
                self._write(len(self._lines))
            elif self._timer is None:
                self._wait()

    def close(self, *, is_shown: bool) -> None:
        """Show what is held, or drop it: the launch has ended."""
        timer = self._timer
        if timer is not None:
            timer.cancel()
            timer.join()
        with self._lock:
            if is_shown:
                self._write(len(self._lines))

    def _wait(self) -> None:
        self._timer = threading.Timer(_SHOWN_AFTER_S, self._guarded, [self._show])
        self._timer.daemon = True
        self._timer.start()

    def _show(self) -> None:
        """Show the lines of blocks that have ended, and of the first that has not."""
        assert self._first_unfinished is not None
        last = self._first_unfinished()
        with self._lock:
            self._timer = None
            self._write(sum(block <= last for block, _ in self._lines))
            if self._lines:
                self._wait()

    def _write(self, count: int) -> None:
        """Write the first lines, in the order of blocks."""
        if count:
            self._lines.sort(key=lambda line: line[0])
            shown, self._lines = self._lines[:count], self._lines[count:]
            sys.stdout.write("".join(text for _, text in shown))
            sys.stdout.flush()


def c_string(read: Reader, address: int) -> str:
    """Text of a zero-terminated string at a virtual address."""
    return read(address, _MAX_STRING_BYTES).split(b"\0", 1)[0].decode("utf-8", "replace") if address else "(null)"


def render(read: Reader, text: int, data: int) -> str:
    """Format one call of ``printf`` as C does.

    Parameters
    ----------
    read : callable
    text : int
        Address of the format.
    data : int
        Address of the packed arguments, each at a multiple of its size.
    """
    raw = read(data, _MAX_ARGUMENTS_BYTES)
    at = 0

    def take(code: str) -> int | float:
        nonlocal at
        size = struct.calcsize(code)
        at = -(-at // size) * size
        value: int | float = struct.unpack(f"<{code}", raw[at : at + size].ljust(size, b"\0"))[0]
        at += size
        return value

    def extent(field: str | None) -> str:
        value = int(take("i")) if field == "*" else int(field or 0)
        return str(max(-_MAX_WIDTH, min(value, _MAX_WIDTH)))

    def convert(match: re.Match[str]) -> str:
        flags, width, precision, length, kind = match.groups()
        if kind == "%":
            return "%"
        spec = "%" + flags + (extent(width) if width else "")
        if precision is not None:
            digits = extent(precision)
            spec += "" if digits.startswith("-") else f".{digits}"
        if kind in "eEfFgG":
            return (spec + kind) % take("d")
        if kind in "aA":
            return (spec.split(".")[0] + "s") % float(take("d")).hex()
        if kind == "s":
            return (spec + "s") % c_string(read, int(take("Q")))
        if kind == "p":
            return (spec.split(".")[0] + "s") % hex(int(take("Q")))
        if kind == "c":
            return (spec.split(".")[0] + "c") % chr(int(take("i")) & 0xFF)
        bits = _INTEGER_BITS.get(length, 32)
        value = int(take("Q" if bits == 64 else "I")) & (1 << bits) - 1
        if kind in "di" and value >> bits - 1:
            value -= 1 << bits
        return (spec + kind) % value

    return _CONVERSION.sub(convert, c_string(read, text))
