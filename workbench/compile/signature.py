"""A kernel's signature: the contract that every launch is checked against.

The names and default arguments come from the declaration in the ``.cu``, by a CUDA grammar. The types come from the
compiler itself, which has resolved macros, aliases and template arguments; sizes come from the PTX. The three must
agree.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from workbench.compile.compilation import TYPE_PROBE, compile_ptx, read_source
from workbench.compile.declarations import Declaration, DeclaredParameter, Reading, base_name, is_instance
from workbench.compile.entry import Entry, EntryParameter, read_entries
from workbench.compile.mangling import CType, ManglingError, parse_function_type
from workbench.compile.options import CompileOptions
from workbench.compile.source import Source
from workbench.core import html
from workbench.core.brief import brief
from workbench.core.dtypes import BY_C, BY_NAME, DType
from workbench.core.errors import SignatureError

_NULL_DEFAULTS = ("nullptr", "NULL", "0")

# CUDA's vector types: base name -> element.
_VECTOR_ELEMENTS = {
    "char": "int8", "uchar": "uint8", "short": "int16", "ushort": "uint16", "int": "int32", "uint": "uint32",
    "long": "int64", "ulong": "uint64", "longlong": "int64", "ulonglong": "uint64",
    "float": "float32", "double": "float64",
}  # fmt: skip
_VECTORS: dict[str, tuple[DType, int]] = {
    "__half2": (BY_NAME["float16"], 2),
    "__nv_bfloat162": (BY_NAME["bfloat16"], 2),
    **{
        f"__nv_fp8x{width}_{kind}": (BY_NAME[element], width)
        for kind, element in (("e4m3", "float8_e4m3fn"), ("e5m2", "float8_e5m2"))
        for width in (2, 4)
    },
    **{
        f"{base}{width}{alignment}": (BY_NAME[element], width)
        for base, element in _VECTOR_ELEMENTS.items()
        for width in (1, 2, 3, 4)
        for alignment in ("", "_16a", "_32a")
    },
}
_VERSION = re.compile(r"(?<=^cuda::std::)__\w+::")
"""The inline namespace of libcu++ that stands in a resolved name, as in ``cuda::std::__4::complex<float>``."""
_TENSOR_MAPS = ("CUtensorMap", "CUtensorMap_st")
"""What cuda.h calls a tensor map, and its struct."""

# What a scalar of unknown C++ type is taken for.
_PTX_SCALARS = {"f64": "float64", "f32": "float32", "32": "int32", "16": "int16", "8": "int8"}


@dataclass(frozen=True)
class Parameter:
    """One parameter of a kernel.

    Attributes
    ----------
    name : str
        ``"arg0"``, ``"arg1"``, ... where the declaration gives none.
    c_type : str
        Type with macros, aliases and template arguments resolved, such as ``"const float*"``. The PTX type, such as
        ``".u64"``, where only PTX is known.
    is_pointer : bool or None
        None where only PTX is known and a ``.u64`` may be either.
    dtype : DType or None
        Of what it points to, or its own. None for a class by value, ``void*``, a pointer to a class or to a pointer.
    is_const : bool
        For a pointer: what it points to is const.
    default : str or None
        Text of the default argument: the parameter may then be left out.
    size_bytes : int
        Size of the parameter itself.
    vector_width : int
        Elements of `dtype` in one C++ element: 4 for ``const float4*``, else 1.
    type : CType or None
        The resolved type; None where only PTX is known.
    """

    name: str
    c_type: str
    is_pointer: bool | None
    dtype: DType | None
    is_const: bool
    default: str | None
    size_bytes: int
    vector_width: int = 1
    type: CType | None = field(default=None, repr=False, compare=False)

    @property
    def is_tensor_map(self) -> bool:
        """True for a ``CUtensorMap`` by value; unknown, and False, where only PTX is known."""
        return self.is_pointer is False and self.c_type == _TENSOR_MAPS[0]

    @property
    def is_tensor_map_pointer(self) -> bool:
        """True for a ``CUtensorMap*``, const or not."""
        return bool(self.is_pointer) and self.c_type.removeprefix("const ").rstrip("* ") in _TENSOR_MAPS

    @property
    def allows_none(self) -> bool:
        """True for a pointer whose default is null."""
        return bool(self.is_pointer) and self.default in _NULL_DEFAULTS

    def __str__(self) -> str:
        declared = f"{self.c_type} {self.name}"
        return declared if self.default is None else f"{declared} = {self.default}"


@brief("parameters", "mangled")
@dataclass(frozen=True)
class Signature:
    """A kernel's name and parameters.

    Attributes
    ----------
    name : str
        As the caller asked for it, such as ``"scale<float, 4>"``.
    parameters : tuple of Parameter
    mangled : str
        Name of the entry in PTX and cubin.
    """

    name: str
    parameters: tuple[Parameter, ...]
    mangled: str

    @property
    def name_expressions(self) -> tuple[str, ...]:
        """What `compile_cubin` is told of the kernel: the instance of a template. All other kernels share one cubin."""
        return (self.name,) if is_instance(self.name) else ()

    def __str__(self) -> str:
        return f"{self.name}({', '.join(map(str, self.parameters))})"

    def _repr_html_(self) -> str:
        return html.preformatted(str(self))


def parse_signature(source: Source, expression: str, options: CompileOptions, *, assembled: bool = False) -> Signature:
    """Find a kernel's signature.

    Parameters
    ----------
    source : Source
        CUDA C++, or PTX: then names are those of the PTX and a ``.u64`` may be a pointer or an integer.
    expression : str
        The kernel by its C++ name, such as ``"gelu"`` or ``"ns::scale<float, 4>"``; for PTX, the entry's name.
    options : CompileOptions
    assembled : bool
        See `compile_ptx`.

    Raises
    ------
    SignatureError
        If the source has no such kernel or several, if a parameter is a reference, or if declaration and PTX disagree.
    CompileError
        If the source does not compile.
    """
    if source.is_ptx:
        return _signature_of_entry(source, expression)
    compiled = compile_ptx(source, options, (expression,), assembled=assembled)
    entry = read_entries(compiled.text).get(compiled.lowered[expression])
    if entry is None:
        raise SignatureError(f"{source.name}: {expression} is declared and has no body: define it")
    try:
        types = parse_function_type(compiled.types[expression], TYPE_PROBE)
    except ManglingError as error:
        raise SignatureError(
            f"{source.name}: {expression} has a parameter type that Workbench cannot read: {error}"
        ) from error
    if len(types) != len(entry.parameters):
        raise _mismatch(source, expression, types, entry)
    declared = _declared_parameters(read_source(source, options), expression, entry, len(types))
    parameters = tuple(
        _parameter(source, expression, *row) for row in zip(declared, types, entry.parameters, strict=True)
    )
    return Signature(expression, parameters, entry.name)


def _signature_of_entry(source: Source, name: str) -> Signature:
    """Read a signature from PTX alone."""
    entries = read_entries(source.text)
    if origin := source.origin:
        named = zip(origin.parameters, entries[origin.entry].parameters, strict=True)
        return Signature(name, tuple(_parameter_of_origin(*declared, p) for declared, p in named), origin.entry)
    if name not in entries:
        close = difflib.get_close_matches(name, entries, n=1)
        raise SignatureError(
            f"{source.name} has no entry {name!r}; it has {', '.join(entries) or 'none'}"
            + (f". Did you mean {close[0]!r}?" if close else "")
        )
    return Signature(name, tuple(_parameter_of_entry(p, name) for p in entries[name].parameters), name)


def _parameter_of_origin(name: str, declared: str, parameter: EntryParameter) -> Parameter:
    c_type, _, default = (part.strip() for part in declared.partition("="))
    is_pointer = c_type.endswith("*")
    dtype = BY_C.get(c_type.removesuffix("*").strip())
    return Parameter(name, c_type, is_pointer, dtype, False, default or None, parameter.size_bytes)


def _parameter_of_entry(parameter: EntryParameter, entry: str) -> Parameter:
    name = parameter.name.removeprefix(f"{entry}_")
    if parameter.is_pointer:
        return Parameter(name, "void*", True, None, False, None, parameter.size_bytes)
    if parameter.is_aggregate or (parameter.size_bytes == 8 and parameter.type != "f64"):
        is_pointer = False if parameter.is_aggregate else None
        return Parameter(name, str(parameter), is_pointer, None, False, None, parameter.size_bytes)
    dtype = BY_NAME[_PTX_SCALARS.get(parameter.type) or _PTX_SCALARS[parameter.type[1:]]]
    return Parameter(name, str(parameter), False, dtype, False, None, parameter.size_bytes)


def _parameter(source: Source, kernel: str, declared: DeclaredParameter, kind: CType, ptx: EntryParameter) -> Parameter:
    """Join what the declaration, the compiler and the PTX say about one parameter."""
    where = f"{source.name}: {kernel}: parameter {declared.name!r}"
    if kind.kind == "reference":
        raise SignatureError(
            f"{where} is a reference ({kind}), which a kernel cannot follow to host memory: "
            "declare it as a pointer or by value"
        )
    is_pointer = kind.kind == "pointer"
    element = _element(kind.target) if kind.target and is_pointer else kind
    dtype, width = _dtype(element)
    if not is_pointer and dtype and (width > 1 or dtype.kind == "complex"):
        dtype, width = None, 1  # a vector or a complex number by value is bytes
    if dtype is None and not is_pointer and not ptx.is_aggregate:
        dtype = (
            BY_NAME[_PTX_SCALARS[ptx.type[1:]]] if ptx.type[1:] in _PTX_SCALARS else BY_NAME["int64"]
        )  # an enumeration
    expected = 8 if is_pointer else dtype.itemsize_bytes if dtype else ptx.size_bytes
    is_float = not is_pointer and kind.name in ("float", "double")
    if ptx.size_bytes != expected or is_float != ptx.type.startswith("f"):
        raise SignatureError(f"{where} is declared as {kind}, but the PTX has {ptx} ({ptx.size_bytes} bytes)")
    is_const = is_pointer and element.is_const
    spelled = _TENSOR_MAPS[0] if kind.kind == "named" and kind.name in _TENSOR_MAPS else str(kind)
    return Parameter(declared.name, spelled, is_pointer, dtype, is_const, declared.default, ptx.size_bytes, width, kind)


def pointer_to(name: str, target: CType) -> Parameter:
    """Describe a pointer that is no parameter itself: a member of a struct, or an element of an array of pointers.

    Parameters
    ----------
    name : str
        For messages.
    target : CType
        What it points to.
    """
    element = _element(target)
    dtype, width = _dtype(element)
    kind = CType("pointer", target=target)
    return Parameter(name, str(kind), True, dtype, element.is_const, None, 8, width, kind)


def elements_of(kind: CType) -> tuple[DType | None, int]:
    """Return the type of the numbers in a scalar, vector or complex number, and their count; None for another type."""
    dtype, width = _dtype(kind)
    return (dtype.part, 2) if dtype and dtype.kind == "complex" else (dtype, width)


def _element(pointee: CType) -> CType:
    """Look through arrays for one element."""
    while pointee.kind == "array" and pointee.target:
        pointee = pointee.target
    return pointee


def _dtype(kind: CType) -> tuple[DType | None, int]:
    if kind.kind in ("builtin", "named"):
        return _VECTORS.get(kind.name) or (BY_C.get(_VERSION.sub("", kind.name)), 1)
    return None, 1


def _declared_parameters(reading: Reading, expression: str, entry: Entry, count: int) -> tuple[DeclaredParameter, ...]:
    """Find the names and defaults of the definition that was compiled; make up names where none is certain."""
    named = reading.kernels(entry.path, base_name(expression))
    # The line table may name another line than the declaration's: #line, a macro call on several lines.
    at_line = [d for d in named if d.line == entry.line and entry.path in reading.texts]
    definitions = [d for d in named if d.is_definition]
    chosen = _choose(at_line, count) or _choose(definitions, count) or _choose(named, count)
    if chosen is None:
        return tuple(DeclaredParameter(f"arg{i}") for i in range(count))
    # A default argument may stand on an earlier declaration alone.
    rows = [row for d in (chosen, *named) if (row := _unpacked(d.parameters, count)) is not None]
    return tuple(
        DeclaredParameter(column[0].name or f"arg{i}", next((p.default for p in column if p.default is not None), None))
        for i, column in enumerate(zip(*rows, strict=True))
    )


def _choose(declarations: Sequence[Declaration], count: int) -> Declaration | None:
    """Take the declaration with `count` parameters, if all that there are give them the same names."""
    fitting = {
        tuple(p.name for p in row): d for d in declarations if (row := _unpacked(d.parameters, count)) is not None
    }
    return next(iter(fitting.values())) if len(fitting) == 1 else None


def _unpacked(parameters: tuple[DeclaredParameter, ...], count: int) -> tuple[DeclaredParameter, ...] | None:
    """Spread a parameter pack over `count` parameters; None where the number does not fit."""
    packs = [i for i, p in enumerate(parameters) if p.is_pack]
    if not packs:
        return parameters if len(parameters) == count else None
    at, extra = packs[0], count - len(parameters) + 1
    if extra < 0:
        return None
    spread = tuple(DeclaredParameter(f"{parameters[at].name}{i}") for i in range(extra))
    return (*parameters[:at], *spread, *parameters[at + 1 :])


def _mismatch(source: Source, expression: str, types: Sequence[CType], entry: Entry) -> SignatureError:
    return SignatureError(
        f"{source.name}: {expression} is declared with {len(types)} parameters ({', '.join(map(str, types))}), but the "
        f"PTX has {len(entry.parameters)} ({', '.join(map(str, entry.parameters))})"
    )
