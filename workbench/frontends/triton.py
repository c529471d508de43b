"""Triton functions as kernels: Triton compiles to PTX without a GPU."""

from __future__ import annotations

import inspect
import linecache
from collections.abc import Collection, Mapping
from typing import Any

from workbench.compile import CompileOptions, Source
from workbench.compile.source import Origin
from workbench.core.arch import Arch
from workbench.core.errors import ArgumentError, MissingDependencyError, WorkbenchError
from workbench.frontends.arguments import refuse_others
from workbench.frontends.made import for_all_drivers, only_entry
from workbench.frontends.tiles import TileKernel
from workbench.ptx.parser import parse

C_TYPES: Mapping[str, str] = {
    "fp64": "double",
    "fp32": "float",
    "fp16": "__half",
    "bf16": "__nv_bfloat16",
    "fp8e4nv": "__nv_fp8_e4m3",
    "fp8e5": "__nv_fp8_e5m2",
    "i1": "bool",
    **{f"i{bits}": f"int{bits}_t" for bits in (8, 16, 32, 64)},
    **{f"u{bits}": f"uint{bits}_t" for bits in (8, 16, 32, 64)},
}
"""The C type of each of Triton's types."""
_ALIGNED = [["tt.divisibility", 16]]


class TritonKernel(TileKernel):
    """A kernel that Triton has compiled. `from_triton` makes it; ``kernel[grid]`` is a launch, as in Triton."""


def from_triton(
    fn: Any,
    signature: Mapping[str, str],
    constexprs: Mapping[str, Any] | None = None,
    *,
    num_warps: int = 4,
    num_stages: int = 3,
    aligned: Collection[str] | None = None,
    arch: str = "sm_90",
) -> TritonKernel:
    """Compile a Triton function for one signature, without a GPU.

    Parameters
    ----------
    fn : triton.JITFunction
        What ``@triton.jit`` makes.
    signature : mapping
        Triton's type of each parameter that is no ``tl.constexpr``: ``"*fp32"`` for a pointer, ``"i32"`` for a number.
    constexprs : mapping, optional
        Value of each ``tl.constexpr``.
    num_warps, num_stages : int
        Warps of a block, and stages of pipelined loops, as in a Triton launch.
    aligned : collection of str, optional
        Parameters whose addresses or values are multiples of 16, which lets Triton load vectors; all pointers by
        default. Triton itself looks at the arguments of each launch.
    arch : str
        Such as ``"sm_90"``. On a GPU of another architecture the driver compiles the PTX.

    Returns
    -------
    TritonKernel
        Its lines are those of the Python file.

    Raises
    ------
    MissingDependencyError
        If Triton is not installed.
    ArgumentError
        If a parameter has no type and no value, or a name is none of the function's.
    WorkbenchError
        If Triton does not compile it, or compiles it to what a launch here does not give it: clusters, memory for the
        whole grid.

    Examples
    --------
    >>> import torch, triton  # doctest: +SKIP
    >>> k = wb.from_triton(add, {"x": "*fp32", "y": "*fp32", "n": "i32"}, {"WIDTH": 256})  # doctest: +SKIP
    >>> k[triton.cdiv(n, 256)](x, y, n)  # doctest: +SKIP
    """
    try:
        import triton  # noqa: PLC0415  (an extra)
        from triton.backends.compiler import GPUTarget  # noqa: PLC0415
    except ImportError:
        raise MissingDependencyError("from_triton needs Triton: pip install triton") from None
    if not isinstance(fn, triton.JITFunction):
        raise ArgumentError(f"from_triton takes what @triton.jit makes; got a {type(fn).__name__}")
    constexprs = dict(constexprs or {})
    name, parameters = fn.__name__, _parameters(fn, signature, constexprs)
    chosen = {n for n, kind in signature.items() if kind.startswith("*")} if aligned is None else set(aligned)
    refuse_others(name, "aligned", chosen, signature)
    places = {(fn.arg_names.index(n),): _ALIGNED for n in chosen}
    kinds = {n: signature.get(n, "constexpr") for n in fn.arg_names}
    capability = Arch.of(arch).capability
    target = GPUTarget("cuda", 10 * capability[0] + capability[1], 32)
    options = {"num_warps": num_warps, "num_stages": num_stages, "enable_fp_fusion": True}
    try:
        source = triton.compiler.ASTSource(fn=fn, signature=kinds, constexprs=constexprs, attrs=places)
        made = triton.compile(source, target=target, options=options)
    except Exception as error:
        raise WorkbenchError(f"{name}: Triton does not compile it: {error}") from error
    metadata = made.metadata
    if metadata.num_ctas != 1:
        raise WorkbenchError(
            f"{name}: Triton makes clusters of {metadata.num_ctas} blocks of it, which is not supported"
        )
    if metadata.global_scratch_size:
        raise WorkbenchError(
            f"{name}: it wants {metadata.global_scratch_size} bytes for each block, which nobody gives it"
        )
    text = for_all_drivers(made.asm["ptx"])
    entry = only_entry(name, "Triton", text)
    hidden = parse(text, entry).functions[entry].parameters[len(parameters) :]
    parameters += tuple((f"scratch{i}", "void* = nullptr") for i in range(len(hidden)))
    path = inspect.getsourcefile(fn.fn) or f"<{name}>"
    origin = Origin(path, "".join(linecache.getlines(path)), entry, parameters, made.asm.get("cubin", b""), arch)
    return TritonKernel(Source(text, origin=origin), name, CompileOptions(arch=arch), 32 * num_warps, metadata.shared)


def _parameters(fn: Any, signature: Mapping[str, str], constexprs: Mapping[str, Any]) -> tuple[tuple[str, str], ...]:
    """Return name and C type of each parameter that the compiled kernel has."""
    name = fn.__name__
    refuse_others(name, "signature", signature, fn.arg_names)
    refuse_others(name, "constexprs", constexprs, fn.arg_names)
    found = []
    for parameter in fn.arg_names:
        kind = signature.get(parameter)
        if (kind is None) == (parameter not in constexprs):
            missing = "no type in signature and no value in constexprs" if kind is None else "a type and a value"
            raise ArgumentError(f"{name}: parameter {parameter!r} has {missing}; give one of the two")
        if kind is None:
            continue
        element = C_TYPES.get(kind.removeprefix("*"))
        if element is None:
            raise ArgumentError(
                f"{name}: parameter {parameter!r} has the type {kind!r}; expected one of {', '.join(C_TYPES)}, "
                "with a * in front for a pointer"
            )
        found.append((parameter, f"{element}*" if kind.startswith("*") else element))
    return tuple(found)
