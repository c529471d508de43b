"""Kernels made from the declarations in CUDA's headers: one for each device function, which does nothing but call it."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from workbench.compile import toolchain

HEADERS = (
    "crt/device_functions.h",
    "crt/device_double_functions.h",
    "crt/math_functions.h",
    *(f"crt/sm_{n}_rt.h" for n in (70, 80, 90, 100)),
    *(f"sm_{n}_intrinsics.h" for n in (20, 30, 32, 35, 61)),
    *(f"sm_{n}_atomic_functions.h" for n in (20, 32, 35, 60)),
    "device_atomic_functions.h",
    *(f"cuda_{name}.h" for name in ("fp16", "bf16", "fp8", "fp6", "fp4")),
    "cuda_pipeline_primitives.h",
    "cuda_awbarrier_primitives.h",
)
"""Those that declare device functions, one function at a time."""
INCLUDED = tuple(name for name in HEADERS if name.startswith("cuda_"))
"""Those that a kernel has to include: NVRTC knows the others."""
_CHOICES = {
    "cudaRoundMode": ("cudaRoundNearest", "cudaRoundZero", "cudaRoundPosInf", "cudaRoundMinInf"),
    "__nv_saturation_t": ("__NV_SATFINITE", "__NV_NOSAT"),
    "__nv_fp8_interpretation_t": ("__NV_E4M3", "__NV_E5M2"),
    "__nv_fp6_interpretation_t": ("__NV_E2M3", "__NV_E3M2"),
    "__nv_fp4_interpretation_t": ("__NV_E2M1",),
}
"""Types whose values choose an instruction, and the values."""
_INTEGER = (
    r"(?:(?:un)?signed\s+)?(?:char|short|int|long(?:\s+long)?)(?:\s+int)?|unsigned|bool|size_t|u?int(?:8|16|32|64)_t"
)
_VECTOR = r"(?:u?(?:char|short|int|long|longlong)|float|double)[1-4](?:_(?:16|32)a)?"
_TYPE = rf"(?:{_INTEGER}|{_VECTOR}|void|float|double|half2?|nv_bfloat162?|__\w+|cudaRoundMode)"
_DECLARATION = re.compile(
    rf"(?P<result>\b{_TYPE}(?:\s*\*)?)\s+(?P<name>[A-Za-z_]\w*)\s*\((?P<parameters>[^()]*)\)\s*(?:__DEF_IF_HOST|[;{{])"
)
_PARAMETER = re.compile(
    rf"(?P<type>(?:(?:volatile|const|enum)\s+)*{_TYPE}(?:\s+(?:const|volatile))*)\s*(?P<pointer>\*?)\s*(?:const\b)?\s*\w*"
)
_LOADS_GLOBAL = "__ldg"


@dataclass(frozen=True)
class Call:
    """A kernel that calls a device function.

    Attributes
    ----------
    function, header : str
    kernel : str
        Its parameters and body on one line, to stand behind ``__global__ void name``.
    """

    function: str
    header: str
    kernel: str


def calls(header: str) -> Iterator[Call]:
    """Yield a call of each function that a header declares, for each state space that a pointer may be of."""
    seen: set[str] = set()
    for result, name, parameters in _declarations(_file(header).read_text(errors="replace")):
        for kernel in _kernels(result, name, parameters):
            if kernel not in seen:
                seen.add(kernel)
                yield Call(name, header, kernel)


def source(listed: list[Call]) -> str:
    """One file of the calls, as kernels ``k0``, ``k1``, ..., each on one line behind the includes."""
    includes = "".join(f"#include <{name}>\n" for name in INCLUDED if any(call.header == name for call in listed))
    return includes + "\n".join(f'extern "C" __global__ void k{i}{call.kernel}' for i, call in enumerate(listed))


def _file(header: str) -> Path:
    found = (directory / header for directory in toolchain.header_dirs())
    return next(path for path in found if path.is_file())


def _declarations(text: str) -> Iterator[tuple[str, str, list[re.Match[str]]]]:
    """Yield result type, name and parameters of each function whose types are known."""
    text = re.sub(r"/\*.*?\*/|//[^\n]*|\\\n", " ", text, flags=re.DOTALL)
    text = re.sub(r"^\s*#[^\n]*", "", text, flags=re.MULTILINE)
    for found in _DECLARATION.finditer(text):
        listed = found["parameters"].strip()
        listed = [] if listed in {"", "void"} else [p.split("=")[0].strip() for p in listed.split(",")]
        parameters = [_PARAMETER.fullmatch(p) for p in listed]
        if all(parameters):
            yield found["result"], found["name"], [p for p in parameters if p]


def _kernels(result: str, name: str, parameters: list[re.Match[str]]) -> Iterator[str]:
    """Spell the kernels of one function: a pointer is a parameter, or read from memory, or of shared memory."""
    has_pointer = any(p["pointer"] for p in parameters) and not name.startswith(_LOADS_GLOBAL)
    for space in ("global", "generic", "shared") if has_pointer else ("global",):
        declared, head, arguments = [], [], []
        for i, parameter in enumerate(parameters):
            kind = re.sub(r"\b(?:const|volatile|enum)\b", "", parameter["type"]).strip()
            if kind in _CHOICES:
                arguments.append(_CHOICES[kind])
            elif not parameter["pointer"]:
                declared.append(f"{kind}* a{i}")
                arguments.append((f"a{i}[t]",))
            elif space == "shared":
                head.append(f"__shared__ alignas(16) char s{i}[1024];")
                arguments.append((f"({parameter['type']}*)s{i}",))
            else:
                declared.append(f"{parameter['type']}*{'*' if space == 'generic' else ''} a{i}")
                arguments.append((f"a{i}{'[t]' if space == 'generic' else ''}",))
        stored = "" if result == "void" else "*y = "
        declared += [f"{result}* y"] if stored else []
        for chosen in itertools.product(*arguments):
            body = [*head, "const int t = threadIdx.x;", f"{stored}{name}({', '.join(chosen)});"]
            yield f"({', '.join(declared)}) {{ {' '.join(body)} }}"
