"""What a compilation depends on besides its source."""

from __future__ import annotations

import functools
import math
import os
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from types import MappingProxyType

from workbench.compile.source import UNREADABLE
from workbench.core.errors import WorkbenchError
from workbench.core.forks import cached_property

DefineValue = str | int | float | bool

STANDARDS = ("c++11", "c++14", "c++17", "c++20")

_ARCH = re.compile(r"sm_\d+[af]?")
_IDENTIFIER = re.compile(r"[A-Za-z_]\w*", re.ASCII)
# NVRTC options that have a field of CompileOptions, or that would read files behind the cache's back.
_OWNED_OPTIONS = {
    "arch": ("--gpu-architecture", "-arch"),
    "defines": ("--define-macro", "-D"),
    "include_dirs": ("--include-path", "-I"),
    "std": ("--std", "-std"),
    "ftz": ("--ftz", "-ftz"),
    "fast_math": ("--use_fast_math", "-use_fast_math"),
    "max_registers": ("--maxrregcount", "-maxrregcount"),
}
_REFUSED_OPTIONS = ("--pre-include", "-include", "--pch", "-pch", "--create-pch", "--use-pch", "--pch-dir", "-dlto")


@dataclass(frozen=True)
class CompileOptions:
    """What a compilation depends on besides its source.

    Every compilation also gets ``-lineinfo`` and ``-default-device``.

    Attributes
    ----------
    arch : str
        Target, such as ``"sm_90"`` or ``"sm_90a"``. PTX is made for the virtual architecture of the same number.
    defines : mapping of str to str, int, float or bool
        Macros. A bool becomes 1 or 0; a float becomes a ``double`` literal; a str stands as it is.
    include_dirs : sequence of path
        Searched in order, after the directory of the ``.cu`` and before the CUDA headers.
    std : str
        One of `STANDARDS`.
    ftz : bool
        Flush f32 denormals to zero.
    fast_math : bool
        ``--use_fast_math``.
    max_registers : int or None
        Registers per thread at most, 16 to 255.
    extra : sequence of str
        Further NVRTC options, each with its value in the same string.

    Raises
    ------
    WorkbenchError
        If a field has another form.
    """

    arch: str = "sm_90"
    defines: Mapping[str, DefineValue] = field(default_factory=dict, hash=False)
    include_dirs: Sequence[str | os.PathLike[str]] = ()
    std: str = "c++17"
    ftz: bool = False
    fast_math: bool = False
    max_registers: int | None = None
    extra: Sequence[str] = ()

    def __post_init__(self) -> None:
        if not isinstance(self.arch, str) or not _ARCH.fullmatch(self.arch):
            raise WorkbenchError(f"arch must be a target such as 'sm_90' or 'sm_90a'; got {self.arch!r}")
        if self.std not in STANDARDS:
            raise WorkbenchError(f"std must be one of {', '.join(STANDARDS)}; got {self.std!r}")
        registers = self.max_registers
        if registers is not None and not (_is_int(registers) and 16 <= registers <= 255):
            raise WorkbenchError(f"max_registers must be None or an int from 16 to 255; got {registers!r}")
        for name in ("include_dirs", "extra"):
            if isinstance(getattr(self, name), str | bytes | os.PathLike):
                raise WorkbenchError(f"{name} must be a sequence of strings; got the single {getattr(self, name)!r}")
        for option in self.extra:
            _check_extra(option)
        for name, value in self.defines.items():
            _spell_define(name, value)
        object.__setattr__(self, "defines", MappingProxyType(dict(sorted(self.defines.items()))))
        object.__setattr__(self, "include_dirs", tuple(str(d) for d in self.include_dirs))
        object.__setattr__(self, "extra", tuple(self.extra))

    def __reduce__(self) -> tuple[Callable[[], CompileOptions], tuple[()]]:
        values = {one.name: getattr(self, one.name) for one in fields(self)}  # a mapping proxy is not pickled
        return functools.partial(CompileOptions, **{**values, "defines": dict(self.defines)}), ()

    @property
    def virtual_arch(self) -> str:
        """The PTX target: ``"compute_90"`` for ``"sm_90"``."""
        return self.arch.replace("sm_", "compute_")

    @cached_property
    def flags(self) -> tuple[str, ...]:
        """The NVRTC options of this object, without target and include directories."""
        flags = [f"-std={self.std}", "-lineinfo", "-default-device"]
        flags += [_spell_define(name, value) for name, value in self.defines.items()]
        if self.ftz:
            flags.append("-ftz=true")
        if self.fast_math:
            flags.append("-use_fast_math")
        if self.max_registers is not None:
            flags.append(f"-maxrregcount={self.max_registers}")
        return (*flags, *self.extra)


def _is_int(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _spell_define(name: str, value: DefineValue) -> str:
    """Write one macro as an option."""
    if not isinstance(name, str) or not _IDENTIFIER.fullmatch(name):
        raise WorkbenchError(f"defines: a macro's name must be an identifier; got {name!r}")
    if isinstance(value, bool):
        return f"-D{name}={int(value)}"
    if isinstance(value, float) and math.isfinite(value):
        return f"-D{name}={value!r}"
    if isinstance(value, int):
        return f"-D{name}={value}"
    if isinstance(value, str) and "\n" not in value and not UNREADABLE.search(value):
        return f"-D{name}={value}"
    raise WorkbenchError(f"defines: {name} must be a bool, an int, a finite float or a str of one line; got {value!r}")


def _check_extra(option: str) -> None:
    """Refuse an extra option that a field already stands for, or that would read files unseen by the cache."""
    if not isinstance(option, str) or not option.startswith("-"):
        raise WorkbenchError(f"extra: an NVRTC option must be a string that begins with '-'; got {option!r}")
    name = option.split("=", 1)[0].split(" ", 1)[0]
    for owner, spellings in _OWNED_OPTIONS.items():
        if name in spellings or (spellings[1] in ("-D", "-I") and option.startswith(spellings[1])):
            raise WorkbenchError(f"extra: {option!r} belongs in CompileOptions.{owner}")
    if name in _REFUSED_OPTIONS:
        raise WorkbenchError(
            f"extra: {option!r} is not supported: it reads or makes files that the cache cannot follow"
        )
