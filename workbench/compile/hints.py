"""What can be done about errors that NVRTC does not explain: which header has a name, and what takes a header's place.

A row of `NAMES` or `HEADERS` is all that a further hint takes.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass, replace

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


_CONSTANTS = "math_constants.h"
_HALF = (
    r"half2?|__half\w*|\w+2half\w*|__(?:low|high)2\w+|__halves2\w+|__h(?:add|sub|mul|div|fma|neg|abs|min|max|[lg][te]|eq|ne)"
    r"2?(?:_\w+)?|h2?(?:exp|exp2|exp10|log|log2|log10|sqrt|rsqrt|rcp|sin|cos|tanh|floor|ceil|rint|trunc)"
)
_HOST = "a kernel's file holds device code alone: call it from Python"
_NESTED = "kernels that launch kernels (dynamic parallelism) are not taken: launch the inner kernel from Python"

NAMES: tuple[Name, ...] = (
    Name(r"CUDART_\w+", _CONSTANTS),
    Name(_HALF, "cuda_fp16.h"),
    Name(r"float16_t|fp16|__fp16", "cuda_fp16.h", "__half"),
    Name(r"nv_bfloat162?|__nv_bfloat16\w*|\w+2bfloat16\w*|__bfloat16\w*2\w+", "cuda_bf16.h"),
    Name(r"bfloat16(?:_t)?|bf16|__bf16", "cuda_bf16.h", "__nv_bfloat16"),
    Name(r"(?:__nv|nv)_fp8\w*|__nv_cvt_\w*fp8\w*", "cuda_fp8.h"),
    Name(r"(?:__nv|nv)_fp6\w*", "cuda_fp6.h"),
    Name(r"(?:__nv|nv)_fp4\w*", "cuda_fp4.h"),
    Name(r"cu(?:Float|Double)?Complex|make_cu\w+|cuC[a-z]+f?", "cuComplex.h"),
    Name(r"CUtensorMap\w*", "cuda.h"),
    Name(r"__pipeline_\w+", "cuda_pipeline.h"),
    Name(r"(?:nvcuda|wmma)(?:::\w+)*", "mma.h", note="its names are in namespace nvcuda::wmma"),
    Name(r"cooperative_groups(?:::\w+)*", "cooperative_groups.h", note="__syncthreads and __shfl_sync need no header"),
    Name(r"cg(?:::\w+)*", "cooperative_groups.h", "namespace cg = cooperative_groups;"),
    Name(r"cuda::std::numeric_limits", "cuda/std/limits"),
    Name(r"cuda::std::(array|complex|span|tuple)", r"cuda/std/\1"),
    Name(r"cuda::std::(?:pair|swap|exchange)", "cuda/std/utility"),
    Name(r"cuda::std::(?:bit_cast|popcount|countl_zero|countr_zero)", "cuda/std/bit"),
    Name(r"cuda::(?:barrier|memcpy_async|aligned_size_t)", "cuda/barrier"),
    Name(r"cuda::(?:atomic|atomic_ref|thread_scope\w*)", "cuda/atomic"),
    Name(r"cuda::pipeline\w*|cuda::make_pipeline", "cuda/pipeline"),
    Name(r"cub::(?:BlockReduce)", "cub/block/block_reduce.cuh"),
    Name(r"__(shfl(?:_up|_down|_xor)?|any|all|ballot)", instead=r"__\1_sync", note="its first argument is the mask"),
    Name(r"exit|abort|std::(?:exit|abort|terminate)", instead="__trap()"),
    Name(r"f?puts|fprintf|stderr|stdout|cout|cerr|std::(?:cout|cerr|endl)", instead="printf", note="it is built in"),
    Name(r"curand\w*", note="pip install nvidia-curand, or give the directory of cuRAND's headers as include_dirs"),
    Name(r"<<<\.\.\.>>>", note=_NESTED),
    Name(r"cuda[A-Z]\w*", note=_HOST),
    Name(r"(?:torch|at|c10|thrust)(?:::\w+)*", note=_HOST),
)
"""Rows are tried in order; the first whose pattern fits the name tells."""

_UNDEFINED = re.compile(r'identifier "([^"]+)" is undefined|namespace "([\w:]+)" has no member "(\w+)"')
_NOT_A_NAMESPACE = re.compile(r'name followed by "::" must be a class or namespace name')
_QUALIFIED = re.compile(r"\w+(?:::\w+)*")

_MISSING_HEADER = re.compile(r'cannot open source file "([^"]+)"')
_DESIGNATED = re.compile(r"[{,]\s*\.\w+\s*=")
_PLACES = "it is looked for beside the source, in include_dirs and among CUDA's headers"
_HOST_FUNCTION = "__host__ function is not allowed in JIT mode"
_NESTED_LAUNCH = "device-side kernel launch could not be processed"
_DEVICE_HEADERS = (
    "NVRTC compiles device code alone: leave __host__ functions out of the .cu; include the part of CUB that is meant, "
    "as <cub/block/block_reduce.cuh>; Thrust is the host's"
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
    if _MISSING_HEADER.search(message):
        return _PLACES
    if _DESIGNATED.search(diagnostic.text) and message == "expected an expression":
        return "designated initialisers are C++20: std='c++20'"
    if _HOST_FUNCTION in message:
        return _DEVICE_HEADERS
    if _NESTED_LAUNCH in message:
        return _NESTED
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
    >>> print(name_hint("CUDART_PI_F"))
    include <math_constants.h> (5 ms)
    """
    for row in NAMES:
        if found := re.fullmatch(row.pattern, name):
            header = found.expand(row.header)
            write = f"write {found.expand(row.instead)}" if row.instead else ""
            include = f"include {_spell(header)}" if header else ""
            return "; ".join(filter(None, (", and ".join(filter(None, (write, include))), row.note)))
    return ""


def _spell(header: str) -> str:
    cost_ms = COMPILE_MS.get(header)
    return f"<{header}>" if cost_ms is None else f"<{header}> ({cost_ms} ms)"


def _token_hint(diagnostic: Diagnostic) -> str:
    at = diagnostic.text[diagnostic.column - 1 : diagnostic.column]
    strange = at if at and not at.isascii() else next(c for c in diagnostic.text if not c.isascii())
    called = f"U+{ord(strange):04X} {unicodedata.name(strange, '')}".strip()
    hint = f"outside of comments and strings NVRTC takes ASCII alone; here is {called}"
    return hint + (": save the file without its byte-order mark" if strange == BYTE_ORDER_MARK else "")
