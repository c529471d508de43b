"""Functions of cuda.tile as kernels: its compilers leave PTX on the way to machine code, without a GPU."""

from __future__ import annotations

import inspect
import io
import linecache
import re
import shlex
import tempfile
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from workbench.compile import CompileOptions, Source
from workbench.compile.source import Origin
from workbench.compile.tools import find_tool, output_of, run_tool
from workbench.core.dtypes import BY_NAME
from workbench.core.errors import (
    ArgumentError,
    LaunchError,
    MissingDependencyError,
    WorkbenchError,
)
from workbench.frontends.arguments import Spread, extents, refuse_others
from workbench.frontends.made import for_all_drivers, only_entry
from workbench.frontends.tiles import TileKernel

_PACKAGES = "pip install cuda-tile nvidia-cuda-tileiras"
_SPELLED = re.compile(r"(\w+)(?:\[(\s*::?1?\s*(?:,\s*::?1?\s*)*)\])?")
_ALIGNED_BYTES = 16
# A stand-in for ptxas, which the compiler runs on the PTX and then deletes.
_KEEPER = """#!/bin/sh
for word; do case "$word" in *.ptx) cp "$word" {kept};; esac; done
exit 1
"""
_TILE_LINE = re.compile(r"^[ \t]*\.(?:loc_intermediate|language)\b.*\n", re.MULTILINE)
_TILE_TEXT = re.compile(r"^\.nv_intermediate_source_section.*", re.MULTILINE | re.DOTALL)
_SHARED = re.compile(r"^\s*\.shared (?:\.align (\d+) )?\.b8 (global_smem_\w+)\[(\d+)\];\n", re.MULTILINE)
_ENTRY = re.compile(r"^[ \t]*(?:\.\w+\s+)*\.entry\b", re.MULTILINE)
_HIDDEN = re.compile(r"^\s*\.hidden\s+\.param", re.MULTILINE)
_BLOCK = re.compile(r"^\.reqntid (\d+)", re.MULTILINE)


@dataclass(frozen=True)
class _Number:
    """A number among the parameters."""

    name: str
    type: str
    c_type: str

    @property
    def parameters(self) -> tuple[tuple[str, str], ...]:
        return ((self.name, self.c_type),)

    def spread(self, kernel: str, index: int, value: Any) -> tuple[Any, ...]:
        del kernel, index
        return (value,)


@dataclass(frozen=True)
class _Assumption:
    """What the compiled code takes for granted of one extent of an array."""

    what: str
    axis: int
    constant: int | None = None
    least: int | None = None
    multiple: int = 1

    def fault(self, value: int) -> str:
        """Say what is expected where a value is none such; empty where it is."""
        if self.constant is not None and value != self.constant:
            return f"{self.constant}"
        if self.least is not None and value < self.least:
            return f"at least {self.least}"
        return f"a multiple of {self.multiple}" if value % self.multiple else ""


@dataclass(frozen=True)
class _Array:
    """An array: its address, its extents, its strides in elements."""

    name: str
    type: str
    c_type: str
    index_type: str
    num_dimensions: int
    aligned_bytes: int
    assumed: tuple[_Assumption, ...]

    @property
    def parameters(self) -> tuple[tuple[str, str], ...]:
        names = [f"{self.name}.{what}{i}" for what in ("shape", "stride") for i in range(self.num_dimensions)]
        return ((self.name, f"{self.c_type}*"), *((name, self.index_type) for name in names))

    def spread(self, kernel: str, index: int, value: Any) -> tuple[Any, ...]:
        shape, strides = extents(kernel, index, self, self.num_dimensions, value)
        found = {"shape": shape, "stride": strides}
        for each in self.assumed:
            extent = found[each.what][each.axis]
            # The stride of an axis of one element is never used.
            if each.what == "stride" and shape[each.axis] <= 1:
                continue
            if fault := each.fault(extent):
                raise LaunchError(
                    f"{kernel}: argument {index} '{self.name}' is {self.type}: expected {fault} as {each.what} of axis "
                    f"{each.axis}; got {extent}"
                )
        if (address := _address(value)) % self.aligned_bytes:
            raise LaunchError(
                f"{kernel}: argument {index} '{self.name}' is {self.type}: expected an address that is a multiple of "
                f"{self.aligned_bytes}; got {address:#x}; compile with aligned= without it"
            )
        return (value, *shape, *strides)


def from_cutile(
    fn: Any,
    signature: Mapping[str, Any],
    constants: Mapping[str, Any] | None = None,
    *,
    aligned: Collection[str] | None = None,
    arch: str = "sm_80",
) -> TileKernel:
    """Compile a function of cuda.tile for one signature, without a GPU.

    Parameters
    ----------
    fn : cuda.tile.kernel
        What ``@ct.kernel`` makes.
    signature : mapping
        Type of each parameter that is no ``ct.Constant``: ``"int32"`` for a number, ``"float32[:, ::1]"`` for an array
        with two axes, the last with a stride of 1. Or one of cuda.tile's own constraints, such as ``ArrayConstraint``.
    constants : mapping, optional
        Value of each ``ct.Constant``.
    aligned : collection of str, optional
        Arrays whose addresses are multiples of 16; all that are spelled by default. cuda.tile itself looks at the
        arguments of each launch.
    arch : str
        Such as ``"sm_80"``, whose PTX runs on later GPUs too. From ``"sm_90"`` on cuda.tile's driver gives most kernels
        tensor maps of its own at a launch; those are refused.

    Returns
    -------
    TileKernel
        Its lines are those of the Python file.

    Raises
    ------
    MissingDependencyError
        If cuda.tile or its assembler is not installed.
    ArgumentError
        If a parameter has no type and no value, a type that no tensor or number here has, or a name that is none of
        the function's.
    WorkbenchError
        If cuda.tile does not compile it, or compiles it to what a launch here does not give it: tensor maps.

    Examples
    --------
    >>> k = wb.from_cutile(add, {"x": "float32[::1]", "y": "float32[::1]"}, {"WIDTH": 256})  # doctest: +SKIP
    >>> k[4](x, y)  # doctest: +SKIP
    """
    try:
        import cuda.tile as ct  # noqa: PLC0415  (an extra)
        from cuda.tile import compilation  # noqa: PLC0415
    except ImportError as error:
        raise MissingDependencyError(f"from_cutile needs cuda.tile: {_PACKAGES} ({error})") from None
    if not isinstance(fn, ct.kernel):
        raise ArgumentError(f"from_cutile takes what @ct.kernel makes; got a {type(fn).__name__}")
    function, constants = fn._pyfunc, dict(constants or {})
    name, names = function.__name__, list(inspect.signature(function).parameters)
    refuse_others(name, "signature", signature, names)
    refuse_others(name, "constants", constants, names)
    for parameter in names:
        if (parameter in signature) == (parameter in constants):
            both = "a type and a value" if parameter in signature else "no type in signature and no value in constants"
            raise ArgumentError(f"{name}: parameter {parameter!r} has {both}; give one of the two")
    chosen = set(signature) if aligned is None else set(aligned)
    refuse_others(name, "aligned", chosen, signature)
    arrays = [each for each, kind in signature.items() if isinstance(kind, str) and "[" in kind]
    groups = ("arrays",) if len(arrays) > 1 else ()  # arrays that are spelled may overlap
    given = {
        each: _constraint(name, each, kind, groups, each in chosen) if isinstance(kind, str) else kind
        for each, kind in signature.items()
    }
    parameters = tuple(_parameter(name, each, signature[each], given[each]) for each in names if each in signature)
    values = [given[each] if each in given else constants[each] for each in names]
    convention = compilation.CallingConvention.cutile_python_v1()
    try:
        made = _ptx(fn, compilation.KernelSignature(values, convention, name), arch)
    except WorkbenchError:
        raise
    except Exception as error:
        raise WorkbenchError(f"{name}: cuda.tile does not compile it: {error}") from error
    text, smem_bytes = _as_any_ptx(made)
    if hidden := len(_HIDDEN.findall(text)):
        raise WorkbenchError(
            f"{name}: for {arch} cuda.tile gives it {hidden} tensor maps, which its driver makes at each launch; "
            "arch='sm_80' has none"
        )
    entry, blocks = only_entry(name, "tileiras", text), _BLOCK.findall(text)
    if len(blocks) != 1:
        raise WorkbenchError(f"{name}: expected one .reqntid in the PTX that tileiras makes; got {len(blocks)}")
    flat = tuple(pair for parameter in parameters for pair in parameter.parameters)
    path = inspect.getsourcefile(function) or f"<{name}>"
    origin = Origin(path, "".join(linecache.getlines(path)), entry, flat, spread=Spread(name, parameters))
    return TileKernel(Source(text, origin=origin), name, CompileOptions(arch=arch), int(blocks[0]), smem_bytes)


def _constraint(kernel: str, parameter: str, kind: str, groups: tuple[str, ...], is_aligned: bool) -> Any:
    """Make cuda.tile's own description of a type that is spelled."""
    import cuda.tile as ct  # noqa: PLC0415
    from cuda.tile.compilation import ArrayConstraint, ScalarConstraint  # noqa: PLC0415

    spelled = _SPELLED.fullmatch(kind.strip())
    dtype = getattr(ct, f"{spelled[1]}_" if spelled[1] == "bool" else spelled[1], None) if spelled else None
    if not spelled or not isinstance(dtype, ct.DType):
        raise ArgumentError(
            f"{kernel}: parameter {parameter!r} has the type {kind!r}; expected one such as 'int32' or "
            "'float32[:, ::1]'"
        )
    if spelled[2] is None:
        return ScalarConstraint(dtype)
    axes = [axis.strip() for axis in spelled[2].split(",")]
    return ArrayConstraint(
        dtype,
        len(axes),
        index_dtype=ct.int32,
        stride_lower_bound_incl=0,
        alias_groups=groups,
        may_alias_internally=False,
        stride_constant=[1 if axis == "::1" else None for axis in axes],
        base_addr_divisible_by=_ALIGNED_BYTES if is_aligned else 1,
    )


def _parameter(kernel: str, name: str, kind: Any, constraint: Any) -> _Number | _Array:
    """Describe a parameter of the Python function."""
    from cuda.tile.compilation import ArrayConstraint, ScalarConstraint  # noqa: PLC0415

    if not isinstance(constraint, ArrayConstraint | ScalarConstraint):
        raise ArgumentError(
            f"{kernel}: parameter {name!r} is a {type(constraint).__name__}; expected an array or a number"
        )
    axes = ", ".join(":" * getattr(constraint, "ndim", 0))
    spelled = kind if isinstance(kind, str) else f"{constraint.dtype.name}{f'[{axes}]' if axes else ''}"
    c_type = _c_type(kernel, name, constraint.dtype.name)
    if isinstance(constraint, ScalarConstraint):
        return _Number(name, spelled, c_type)
    strides = zip(
        constraint.stride_constant, constraint.stride_lower_bound_incl, constraint.stride_divisible_by, strict=True
    )
    shapes = zip(constraint.shape_constant, constraint.shape_divisible_by, strict=True)
    assumed = [_Assumption("stride", axis, *values) for axis, values in enumerate(strides)]
    assumed += [_Assumption("shape", axis, constant, 0, multiple) for axis, (constant, multiple) in enumerate(shapes)]
    index_type = _c_type(kernel, name, constraint.index_dtype.name)
    aligned_bytes = constraint.base_addr_divisible_by
    return _Array(name, spelled, c_type, index_type, constraint.ndim, aligned_bytes, tuple(assumed))


def _c_type(kernel: str, parameter: str, dtype: str) -> str:
    name = {"bool_": "bool", "tfloat32": "float32"}.get(dtype, dtype)
    if name not in BY_NAME:
        raise ArgumentError(f"{kernel}: parameter {parameter!r} is of {dtype}; a tensor or a number of it is not known")
    # Of a type of integers the last name says its width.
    return BY_NAME[name].c[-1] if "int" in name else BY_NAME[name].c[0]


def _address(value: Any) -> int:
    if hasattr(value, "data_ptr"):
        return int(value.data_ptr())
    kind = "__array_interface__" if hasattr(value, "__array_interface__") else "__cuda_array_interface__"
    return int(getattr(value, kind)["data"][0])


def _ptx(fn: Any, signature: Any, arch: str) -> str:
    """Compile to PTX: that which the assembler of tiles hands to ptxas."""
    tool = find_tool("tileiras", "nvidia-cuda-tileiras", "from_cutile compiles by")
    code = _bytecode(fn, signature, arch, output_of(tool, "--list-versions").split())
    with tempfile.TemporaryDirectory() as directory:
        folder = Path(directory)
        kept = folder / "kept.ptx"
        for name in ("nvvm", "lib", "lib64"):
            if (there := tool.resolve().parent.parent / name).exists():
                (folder / name).symlink_to(there)
        (folder / "bin").mkdir()
        keeper = folder / "bin" / "ptxas"
        keeper.write_text(_KEEPER.format(kept=shlex.quote(str(kept))), encoding="utf-8")
        keeper.chmod(0o700)
        (folder / "code").write_bytes(code)
        words = [str(folder / "code"), "-o", str(folder / "cubin"), "--gpu-name", arch, "--lineinfo"]
        said = run_tool(tool, *words, CUDA_HOME=directory)
        if not kept.is_file():
            raise WorkbenchError(
                f"{signature.symbol}: {tool} makes no PTX of it: {said.stderr.strip() or 'no message'}"
            )
        return kept.read_text(encoding="utf-8")


def _bytecode(fn: Any, signature: Any, arch: str, versions: Sequence[str]) -> bytes:
    """Compile to the latest bytecode that the assembler reads and cuda.tile writes."""
    from cuda.tile.compilation import export_kernel  # noqa: PLC0415

    for version in reversed(versions):
        code = io.BytesIO()
        try:
            export_kernel(
                fn, [signature], code, gpu_code=arch, output_format="tileir_bytecode", bytecode_version=version
            )
        except ValueError as error:
            if "bytecode version" not in str(error) or version == versions[0]:
                raise
        else:
            return code.getvalue()
    raise WorkbenchError(f"{signature.symbol}: the assembler of tiles names no version of its bytecode")


def _as_any_ptx(text: str) -> tuple[str, int]:
    """Leave out what is for tiles alone; make shared memory dynamic, as its size may pass that of static memory.

    Returns
    -------
    text : str
    smem_bytes : int
    """
    text = for_all_drivers(_TILE_TEXT.sub("", _TILE_LINE.sub("", text)))
    arrays = [(int(align or 1), name, int(size)) for align, name, size in _SHARED.findall(text)]
    if not arrays:
        return text, 0
    # Dynamic shared memory is one array, in which the others have their places.
    places, smem_bytes = {}, 0
    for align, name, size in arrays:
        places[name] = -(-smem_bytes // align) * align
        smem_bytes = places[name] + size
    whole = arrays[0][1]

    def placed(found: re.Match[str]) -> str:
        place = places[found[1]] + int(found[2] or 0)
        return f"{whole}+{place}" if place else whole

    names = "|".join(map(re.escape, places))
    text = re.sub(rf"\b({names})\b(?:\+(-?\d+))?", placed, _SHARED.sub("", text))
    declared = f".extern .shared .align {max(align for align, _, _ in arrays)} .b8 {whole}[];\n"
    return _ENTRY.sub(lambda entry: declared + entry[0], text), smem_bytes
