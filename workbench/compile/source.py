"""The text that is compiled, and the file that it comes from."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from workbench.compile.declarations import base_name
from workbench.compile.hints import BYTE_ORDER_MARK
from workbench.compile.strings import cuda_text
from workbench.core.environment import fault_of, read_regular, spell
from workbench.core.errors import WorkbenchError
from workbench.core.forks import cached_property

INLINE_NAME = "<source>"

UNREADABLE = re.compile("[\0\ud800-\udfff]")
"""Characters that no compiler reads."""
_UNSPEAKABLE = re.compile('["\\x00-\\x1f\\x7f\\ud800-\\udfff]')


@dataclass(frozen=True)
class Origin:
    """Where PTX comes from that the compiler of another language made.

    Attributes
    ----------
    path, text : str
        The file that the PTX's line table names, and what it says.
    entry : str
        The kernel's name in the PTX.
    parameters : tuple of (str, str)
        Name and C type of each of the kernel's parameters, such as ``("x", "float*")``. A type that ends in
        ``= nullptr`` may be left out.
    cubin : bytes
        The machine code that the compiler made too; empty where it made none.
    arch : str
        Of the machine code.
    spread : callable or None
        Makes the kernel's arguments of those of a call, by position and by name, where they are not the same.
    """

    path: str
    text: str = field(repr=False)
    entry: str
    parameters: tuple[tuple[str, str], ...]
    cubin: bytes = field(default=b"", repr=False)
    arch: str = ""
    spread: Callable[[Sequence[Any], Mapping[str, Any]], Sequence[Any]] | None = None


@dataclass(frozen=True)
class Source:
    """CUDA C++ (or PTX) text and the file that it came from.

    Attributes
    ----------
    text : str
    path : Path or None
        The file as the user named it; None for inline text.
    origin : Origin or None
        Of PTX that was made of another language.
    """

    text: str
    path: Path | None = None
    origin: Origin | None = None

    def __post_init__(self) -> None:
        if self.path and not self.is_ptx:
            check_path("kernel source", str(self.path.absolute()))
        object.__setattr__(self, "text", self.text.removeprefix(BYTE_ORDER_MARK))
        if strange := UNREADABLE.search(self.text):
            line = self.text.count("\n", 0, strange.start()) + 1
            raise WorkbenchError(
                f"{self.name}:{line}: expected text; got the character U+{ord(strange[0]):04X}, which no compiler reads"
            )

    @classmethod
    def read(cls, path: str | os.PathLike[str], kernel: str = "") -> Source:
        """Read a ``.cu`` or ``.ptx`` file, or the CUDA strings of a ``.py`` file.

        Parameters
        ----------
        path : path
        kernel : str
            Of a ``.py`` file with several strings: the kernel that is wanted, by its C++ name.

        Raises
        ------
        WorkbenchError
            If there is no such file, or it is neither UTF-8 nor Latin-1, or its path has characters that the compiler
            does not take.
        EnvironmentFaultError
            If it cannot be read, or is no regular file.
        """
        file = Path(path)
        try:
            text = _decode(read_regular(file))
            if file.suffix == ".py":
                text = cuda_text(text, base_name(kernel), str(file))
            return cls(text, file)
        except (FileNotFoundError, NotADirectoryError) as error:
            raise WorkbenchError(f"cannot read kernel source {spell(file)}: {error.strerror}") from error
        except OSError as error:
            raise fault_of(error, "read kernel source", file) from error
        except UnicodeDecodeError as error:
            raise WorkbenchError(
                f"kernel source {spell(file)} is not UTF-8 (byte {error.start}): save it as UTF-8"
            ) from error

    @classmethod
    def inline(cls, text: str) -> Source:
        """Make a source of text alone. It has no directory: what it includes must lie in `include_dirs`."""
        return cls(text)

    @property
    def name(self) -> str:
        """What messages call it: the path as the user gave it, or ``"<source>"``."""
        return self.origin.path if self.origin else str(self.path) if self.path else INLINE_NAME

    @property
    def lines(self) -> tuple[str, ...]:
        """Lines that the line table means; none of PTX without an origin."""
        if self.origin:
            return tuple(self.origin.text.splitlines())
        return () if self.is_ptx else tuple(self.text.splitlines())

    @property
    def is_ptx(self) -> bool:
        """True for PTX: a ``.ptx`` file, or inline text that begins with a ``.version`` directive."""
        if self.path:
            return self.path.suffix == ".ptx"
        first = next((s for line in self.text.splitlines() if (s := line.strip()) and not s.startswith("//")), "")
        return first.startswith(".version")

    @cached_property
    def directory(self) -> str:
        """Absolute directory of the file; empty for inline text."""
        return str(self.path.absolute().parent) if self.path else ""

    @property
    def program_name(self) -> str:
        """What NVRTC is told: absolute, so that the line table does not depend on the current directory."""
        return str(Path(self.directory, self.path.name)) if self.path else f"/{INLINE_NAME}"


def _decode(data: bytes) -> str:
    """Read UTF-8, or Latin-1, in which older programs have their comments; not UTF-16 and the like."""
    try:
        return data.decode()
    except UnicodeDecodeError:
        if b"\0" in data:
            raise
        return data.decode("latin-1")


def check_path(what: str, path: str) -> None:
    """Refuse a path that NVRTC cannot write into the PTX's line table, or that would not stay on a line of its log."""
    if strange := _UNSPEAKABLE.search(path):
        raise WorkbenchError(
            f"the path of {what} {path!r} holds {strange[0]!r}, which the compiler does not take in a path: rename it"
        )
