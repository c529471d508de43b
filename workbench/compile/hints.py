"""What can be done about errors that NVRTC does not explain: which header has a name, and what takes a header's place.

A row of `NAMES` or `HEADERS` is all that a further hint takes.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass, replace

from workbench.compile import toolchain
from workbench.compile.compiler import LIMIT_BYTES_VARIABLE
from workbench.core.errors import Diagnostic

BYTE_ORDER_MARK = "\ufeff"

COMPILE_MS: Mapping[str, int] = {
    "math_constants.h": 5,
    "cuda.h": 5,
    "cuComplex.h": 15,
    "cuda/std/cassert": 10,
    "cuda/std/cfloat": 10,
    "cuda/std/climits": 20,
    "cuda/std/cstddef": 30,
    "cuda/std/cstdint": 30,
    "cuda_fp16.h": 30,
    "cuda_pipeline.h": 30,
    "cuda_bf16.h": 40,
    "cuda_fp8.h": 60,
    "cuda_fp6.h": 70,
    "cuda_fp4.h": 75,
    "mma.h": 60,
    "cuda/std/limits": 120,
    "cuda/std/bit": 800,
    "cuda/std/utility": 900,
    "cuda/std/tuple": 1000,
    "cuda/std/cmath": 1100,
    "cuda/std/span": 1100,
    "cuda/std/array": 1200,
    "cuda/std/complex": 1400,
    "cooperative_groups.h": 1300,
    "cuda/atomic": 1300,
    "cuda/pipeline": 1500,
    "cuda/barrier": 1700,
    "cub/block/block_reduce.cuh": 1600,
}
"""What a header adds to a compilation, in ms of one core: NVRTC 13.0 on a server of 2 GHz."""


@dataclass(frozen=True)
class Name:
    """What takes the place of a name that NVRTC does not know.

    Attributes
    ----------
    pattern : str
        Regular expression of the whole name, with its namespaces.
    header : str
        Cheapest header that has it, or what is written in its place; empty where none is needed.
    instead : str
        What to write in its place, as a template for `re.Match.expand`; empty for the name itself.
    note : str
        Said at the end.
    """

    pattern: str
    header: str = ""
    instead: str = ""
    note: str = ""


_MATH = r"abs|fabs|sqrt|cbrt|exp2?|expm1|log(?:2|10|1p)?|pow|a?(?:sin|cos|tan)h?|atan2|hypot|erfc?|[tl]gamma|floor|ceil"
_BUILT_IN = rf"{_MATH}|round|trunc|rint|fmod|fma|fmin|fmax|copysign|signbit|isnan|isinf|isfinite|min|max"
_CONSTANTS = "math_constants.h"
_HALF = (
    r"half2?|__half\w*|\w+2half\w*|__(?:low|high)2\w+|__halves2\w+|__h(?:add|sub|mul|div|fma|neg|abs|min|max|[lg][te]|eq|ne)"
    r"2?(?:_\w+)?|h2?(?:exp|exp2|exp10|log|log2|log10|sqrt|rsqrt|rcp|sin|cos|tanh|floor|ceil|rint|trunc)"
)
_HOST = "a kernel's file holds device code alone: call it from Python"

NAMES: tuple[Name, ...] = (
    Name(r"INFINITY|HUGE_VALF", _CONSTANTS, "CUDART_INF_F"),
    Name(r"HUGE_VAL", _CONSTANTS, "CUDART_INF"),
    Name(r"NAN", _CONSTANTS, "CUDART_NAN_F"),
    Name(r"FLT_MAX", _CONSTANTS, "CUDART_MAX_NORMAL_F"),
    Name(r"FLT_MIN", _CONSTANTS, "CUDART_TWO_TO_M126_F"),
    Name(r"FLT_TRUE_MIN", _CONSTANTS, "CUDART_MIN_DENORM_F"),
    Name(r"FLT_EPSILON", instead="1.1920929e-07f"),
    Name(r"DBL_MAX", instead="1.7976931348623157e308"),
    Name(r"DBL_MIN", instead="2.2250738585072014e-308"),
    Name(r"DBL_EPSILON", instead="2.220446049250313e-16"),
    Name(r"M_PI", _CONSTANTS, "CUDART_PI_F, or CUDART_PI in double"),
    Name(r"M_PI_([24])", _CONSTANTS, r"CUDART_PIO\1_F, or CUDART_PIO\1 in double"),
    Name(r"M_2_PI", _CONSTANTS, "CUDART_2_OVER_PI_F, or CUDART_2_OVER_PI in double"),
    Name(r"M_SQRT2", _CONSTANTS, "CUDART_SQRT_TWO_F, or CUDART_SQRT_TWO in double"),
    Name(r"M_SQRT1_2", _CONSTANTS, "CUDART_SQRT_HALF_F, or CUDART_SQRT_HALF in double"),
    Name(r"M_LN2", _CONSTANTS, "CUDART_LN2_F, or CUDART_LN2 in double"),
    Name(r"M_LN10", _CONSTANTS, "CUDART_LNT_F, or CUDART_LNT in double"),
    Name(r"M_LOG2E", _CONSTANTS, "CUDART_L2E_F, or CUDART_L2E in double"),
    Name(r"M_LOG10E", _CONSTANTS, "CUDART_LGE_F, or CUDART_LGE in double"),
    Name(r"CUDART_\w+", _CONSTANTS),
    Name(r"U?(?:CHAR|SHRT|INT|LONG|LLONG)_(?:MAX|MIN|BIT)|SCHAR_(?:MAX|MIN)", "cuda/std/climits"),
    Name(r"u?int(?:_fast|_least)?(?:8|16|32|64)_t|u?int(?:ptr|max)_t", "cuda/std/cstdint"),
    Name(r"U?INT(?:8|16|32|64|PTR|MAX)_(?:MAX|MIN)|SIZE_MAX", "cuda/std/cstdint"),
    Name(r"std::(u?int(?:8|16|32|64)_t|u?intptr_t)", "cuda/std/cstdint", r"\1"),
    Name(r"u(int|short|long|char)", instead=r"unsigned \1"),
    Name(_HALF, "cuda_fp16.h"),
    Name(r"float16_t|fp16|__fp16|at::Half|c10::Half", "cuda_fp16.h", "__half"),
    Name(r"nv_bfloat162?|__nv_bfloat16\w*|\w+2bfloat16\w*|__bfloat16\w*2\w+", "cuda_bf16.h"),
    Name(r"bfloat16(?:_t)?|bf16|__bf16|at::BFloat16|c10::BFloat16", "cuda_bf16.h", "__nv_bfloat16"),
    Name(r"(?:__nv|nv)_fp8\w*|__nv_cvt_\w*fp8\w*", "cuda_fp8.h"),
    Name(r"(?:__nv|nv)_fp6\w*", "cuda_fp6.h"),
    Name(r"(?:__nv|nv)_fp4\w*", "cuda_fp4.h"),
    Name(r"cu(?:Float|Double)?Complex|make_cu\w+|cuC[a-z]+f?", "cuComplex.h"),
    Name(r"CUtensorMap\w*", "cuda.h"),
    Name(r"__pipeline_\w+", "cuda_pipeline.h"),
    Name(r"(?:nvcuda|wmma)(?:::\w+)*", "mma.h", note="its names are in namespace nvcuda::wmma"),
    Name(r"cooperative_groups(?:::\w+)*", "cooperative_groups.h", note="__syncthreads and __shfl_sync need no header"),
    Name(r"cg(?:::\w+)*", "cooperative_groups.h", "namespace cg = cooperative_groups;"),
    Name(r"(?:cuda::)?std::numeric_limits", "cuda/std/limits", "cuda::std::numeric_limits"),
    Name(r"(?:cuda::)?std::(array|complex|span|tuple)", r"cuda/std/\1", r"cuda::std::\1"),
    Name(r"(?:cuda::)?std::(pair|swap|exchange)", "cuda/std/utility", r"cuda::std::\1"),
    Name(r"(?:cuda::)?std::(bit_cast|popcount|countl_zero|countr_zero)", "cuda/std/bit", r"cuda::std::\1"),
    Name(rf"(?:cuda::)?std::({_BUILT_IN}|printf|memcpy|memset|size_t|ptrdiff_t)", instead=r"\1", note="it is built in"),
    Name(r"cuda::(?:barrier|memcpy_async|aligned_size_t)", "cuda/barrier"),
    Name(r"cuda::(?:atomic|atomic_ref|thread_scope\w*)", "cuda/atomic"),
    Name(r"cuda::pipeline\w*|cuda::make_pipeline", "cuda/pipeline"),
    Name(r"cub::(?:BlockReduce)", "cub/block/block_reduce.cuh"),
    Name(r"__(shfl(?:_up|_down|_xor)?|any|all|ballot)", instead=r"__\1_sync", note="its first argument is the mask"),
    Name(r"exit|abort|std::(?:exit|abort|terminate)", instead="__trap()"),
    Name(r"f?puts|fprintf|stderr|stdout|cout|cerr|std::(?:cout|cerr|endl)", instead="printf", note="it is built in"),
    Name(r"curand\w*", note="cuRAND's headers are in no package of Workbench: give their directory as include_dirs"),
    Name(r"cuda[A-Z]\w*", note=_HOST),
    Name(r"(?:torch|at|c10|thrust)(?:::\w+)*", note=_HOST),
)
"""Rows are tried in order; the first whose pattern fits the name tells."""

_UNDEFINED = re.compile(r'identifier "([^"]+)" is undefined|namespace "([\w:]+)" has no member "(\w+)"')
_NOT_A_NAMESPACE = re.compile(r'name followed by "::" must be a class or namespace name')
_QUALIFIED = re.compile(r"\w+(?:::\w+)*")

_MISSING_HEADER = re.compile(r'cannot open source file "([^"]+)"')
_NO_LIBRARY = "NVRTC has no standard library (math functions, printf, malloc and assert are built in)"
_HOST_FUNCTION = "__host__ function is not allowed in JIT mode"
_DEVICE_HEADERS = (
    "NVRTC compiles device code alone: leave __host__ functions out of the .cu; include the part of CUB that is meant, "
    "as <cub/block/block_reduce.cuh>; Thrust is the host's"
)
_HOST_LIBRARIES = ("torch/", "ATen/", "c10/", "pybind11/", "Python.h", "unistd.h", "sys/", "windows.h")
_CHEAPER: Mapping[str, str] = {
    "cfloat": "<math_constants.h> has CUDART_MAX_NORMAL_F for FLT_MAX",
    "cmath": "<math_constants.h> has CUDART_INF_F for INFINITY and CUDART_PI_F for M_PI",
    "numbers": "<math_constants.h> has CUDART_PI_F and its like",
    "algorithm": "min and max are built in, without std::",
    "utility": "std::move and std::forward are built in",
    "cassert": "assert is built in",
    "cstring": "memcpy and memset are built in, without std::",
    "cstddef": "size_t and ptrdiff_t are built in, without std::",
}
"""What makes a header of the standard library needless: cheaper than the one that CUDA has in its place."""
# Those of C++23 that have no namesake in cuda/std.
_STANDARD_HEADERS = frozenset(
    """algorithm any barrier bitset cctype cerrno cfenv charconv cinttypes clocale codecvt condition_variable coroutine
    csetjmp csignal cstdarg cstdio cuchar cwchar cwctype deque exception execution expected filesystem flat_map flat_set
    format forward_list fstream functional future generator iomanip ios iosfwd iostream istream iterator latch list
    locale map mdspan memory memory_resource mutex new numbers numeric optional ostream print queue random ranges
    ratio regex scoped_allocator semaphore set shared_mutex source_location span spanstream sstream stack stacktrace
    stdexcept stdfloat stop_token streambuf string string_view strstream syncstream system_error thread typeindex
    typeinfo unordered_map unordered_set valarray variant vector""".split()  # noqa: SIM905  (one a line is no easier to read)
)


def with_hint(diagnostic: Diagnostic) -> Diagnostic:
    """Add to a diagnostic what can be done about it, where NVRTC does not say so."""
    hint = _hint(diagnostic)
    return replace(diagnostic, message=f"{diagnostic.message}\n  {hint}") if hint else diagnostic


def _hint(diagnostic: Diagnostic) -> str:
    message = diagnostic.message
    if message == "out of memory":
        return f"{LIMIT_BYTES_VARIABLE} sets the limit"
    if message == "unrecognized token" and not diagnostic.text.isascii():
        return _token_hint(diagnostic)
    if found := _MISSING_HEADER.search(message):
        return header_hint(found[1])
    if _HOST_FUNCTION in message:
        return _DEVICE_HEADERS
    if found := _UNDEFINED.search(message):
        return name_hint(found[1] or f"{found[2]}::{found[3]}")
    if _NOT_A_NAMESPACE.search(message) and (name := _name_at(diagnostic)):
        return name_hint(name)
    return ""


def _name_at(diagnostic: Diagnostic) -> str:
    """Return the qualified name that a diagnostic points at; empty where it points nowhere."""
    for found in _QUALIFIED.finditer(diagnostic.text):
        if found.start() < diagnostic.column <= found.end():
            return found[0]
    return ""


def name_hint(name: str) -> str:
    """Say which header has a name under NVRTC, and what it costs, or what is written in its place; empty if unknown.

    Examples
    --------
    >>> print(name_hint("INFINITY"))
    write CUDART_INF_F, and include <math_constants.h> (5 ms)
    """
    for row in NAMES:
        if found := re.fullmatch(row.pattern, name):
            header = found.expand(row.header)
            write = f"write {found.expand(row.instead)}" if row.instead else ""
            include = f"include {_spell(header)}" if header else ""
            return "; ".join(filter(None, (", and ".join(filter(None, (write, include))), row.note)))
    return ""


def header_hint(header: str) -> str:
    """Say what takes the place of a header that NVRTC does not find, or where it is looked for."""
    if header.startswith(_HOST_LIBRARIES):
        return "NVRTC compiles device code alone: leave the host's headers and functions out of the .cu"
    names = (header, f"c{header.removesuffix('.h')}") if header.endswith(".h") else (header,)
    for name in names:
        if cheaper := _CHEAPER.get(name):
            return f"{_NO_LIBRARY}: leave it out; {cheaper}"
    for name in names:
        if any((directory / "cuda/std" / name).is_file() for directory in toolchain.header_dirs()):
            return f"{_NO_LIBRARY}: include {_spell(f'cuda/std/{name}')}, or leave it out"
    if not _STANDARD_HEADERS.isdisjoint(names) or header.startswith("bits/"):
        return f"{_NO_LIBRARY}: leave it out; <cuda/std/...> has what a kernel can use of the library"
    return "it is looked for beside the source, in include_dirs and among CUDA's headers"


def _spell(header: str) -> str:
    cost_ms = COMPILE_MS.get(header)
    return f"<{header}>" if cost_ms is None else f"<{header}> ({cost_ms} ms)"


def _token_hint(diagnostic: Diagnostic) -> str:
    at = diagnostic.text[diagnostic.column - 1 : diagnostic.column]
    strange = at if at and not at.isascii() else next(c for c in diagnostic.text if not c.isascii())
    called = f"U+{ord(strange):04X} {unicodedata.name(strange, '')}".strip()
    hint = f"outside of comments and strings NVRTC takes ASCII alone; here is {called}"
    return hint + (": save the file without its byte-order mark" if strange == BYTE_ORDER_MARK else "")
