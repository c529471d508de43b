"""Numba functions as kernels: numba-cuda compiles to PTX without a GPU."""

from __future__ import annotations

import functools
import inspect
import linecache
import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from workbench.compile import CompileOptions, Source
from workbench.compile.source import Origin
from workbench.core.arch import Arch
from workbench.core.dtypes import BY_NAME
from workbench.core.errors import ArgumentError, MissingDependencyError, WorkbenchError
from workbench.frontends.arguments import Spread, extents
from workbench.frontends.made import for_all_drivers, only_entry, unchanged
from workbench.kernel import Kernel

_BEFORE = (("meminfo", "void* = nullptr"), ("parent", "void* = nullptr"), ("size", "int64_t"), ("itemsize", "int64_t"))
"""What a kernel of Numba's has of an array before its address: of an array in Numba's own memory, the first two."""


@dataclass(frozen=True)
class _Argument:
    """A parameter of the Python function: a number, or an array of so many dimensions."""

    name: str
    type: str
    dtype: str
    num_dimensions: int = -1

    @property
    def parameters(self) -> tuple[tuple[str, str], ...]:
        """Name and C type of each parameter of the kernel that it becomes."""
        c_type = BY_NAME[self.dtype].c[-1] if "int" in self.dtype else BY_NAME[self.dtype].c[0]
        if self.num_dimensions < 0:
            return ((self.name, c_type),)
        extents = [f"{what}{i}" for what in ("shape", "stride") for i in range(self.num_dimensions)]
        before = ((f"{self.name}.{what}", kind) for what, kind in _BEFORE)
        return (*before, (self.name, f"{c_type}*"), *((f"{self.name}.{what}", "int64_t") for what in extents))

    def spread(self, kernel: str, index: int, value: Any) -> tuple[Any, ...]:
        """Make the kernel's arguments of a call's."""
        if self.num_dimensions < 0:
            return (value,)
        shape, strides = extents(kernel, index, self, self.num_dimensions, value)
        itemsize = value.itemsize
        return (None, None, math.prod(shape), itemsize, value, *shape, *(itemsize * stride for stride in strides))


def from_numba(
    fn: Callable[..., Any], signature: str | Sequence[Any], *, fastmath: bool = False, arch: str = "sm_90"
) -> Kernel:
    """Compile a Numba function for one signature, without a GPU.

    Parameters
    ----------
    fn : callable
        The Python function, or what ``@cuda.jit`` makes of it.
    signature : str or sequence of Numba types
        Such as ``"void(float32[::1], float32[:, :], int32)"``. An array takes a tensor of its dtype and dimensions.
    fastmath : bool
        As Numba's option.
    arch : str
        Such as ``"sm_90"``.

    Returns
    -------
    Kernel
        Its lines are those of the Python file. Machine code is ptxas's: `resources`, `sass` and `predict` need the
        package ``nvidia-cuda-nvcc`` or a CUDA toolkit.

    Raises
    ------
    MissingDependencyError
        If numba-cuda is not installed.
    ArgumentError
        If the signature is of another number of parameters, or has a type that no tensor or number here has.
    WorkbenchError
        If Numba does not compile it.

    Examples
    --------
    >>> k = wb.from_numba(scale, "void(float32[::1], float32[::1], int32)")  # doctest: +SKIP
    >>> k[4, 256](x, y, 1000)  # doctest: +SKIP
    """
    try:
        from numba import types  # noqa: PLC0415  (an extra)
        from numba.core import sigutils  # noqa: PLC0415
        from numba.cuda import compiler  # noqa: PLC0415
    except ImportError as error:
        raise MissingDependencyError(f"from_numba needs numba-cuda: pip install numba-cuda[cu13] ({error})") from None
    function = getattr(fn, "py_func", fn)
    if not inspect.isfunction(function):
        raise ArgumentError(
            f"from_numba takes a Python function, or what @cuda.jit makes of it; got a {type(fn).__name__}"
        )
    name, names = function.__name__, list(inspect.signature(function).parameters)
    try:
        read: Any = sigutils.normalize_signature
        given, _ = read(signature if isinstance(signature, str) else tuple(signature))
    except (TypeError, ValueError, NameError, SyntaxError, AttributeError) as error:
        raise ArgumentError(f"{name}: the signature {signature!r} is none of Numba's: {error}") from None
    if len(given) != len(names):
        raise ArgumentError(f"{name}: the signature has {len(given)} types; its parameters are {', '.join(names)}")
    arguments = tuple(_argument(name, each, kind, types) for each, kind in zip(names, given, strict=True))
    try:
        options = {"output": "ptx", "abi": "numba", "lineinfo": True, "fastmath": fastmath}
        text, _ = compiler.compile(function, tuple(given), device=False, cc=Arch.of(arch).capability, **options)
    except Exception as error:
        raise WorkbenchError(f"{name}: Numba does not compile it: {error}") from error
    text = for_all_drivers(text)
    entry = only_entry(name, "Numba", text)
    path = inspect.getsourcefile(function) or f"<{name}>"
    parameters = tuple(parameter for argument in arguments for parameter in argument.parameters)
    origin = Origin(path, "".join(linecache.getlines(path)), entry, parameters, spread=Spread(name, arguments))
    return Kernel(functools.partial(unchanged, Source(text, origin=origin)), name, CompileOptions(arch=arch), None)


def _argument(kernel: str, name: str, kind: Any, types: Any) -> _Argument:
    """Describe a parameter of the Python function."""
    is_array = isinstance(kind, types.Array)
    dtype = str(kind.dtype if is_array else kind).replace("boolean", "bool")
    if dtype not in BY_NAME or BY_NAME[dtype].kind == "complex":
        raise ArgumentError(
            f"{kernel}: parameter {name!r} has the type {kind}; a tensor or a number of it is not known"
        )
    return _Argument(name, str(kind), dtype, kind.ndim if is_array else -1)
