"""Small PTX kernels for the tests of single opcodes."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Protocol

import numpy as np

from workbench.core.buffers import Buffer
from workbench.core.dtypes import BY_NAME
from workbench.core.geometry import Dim3, LaunchConfig
from workbench.core.tensor_map import TensorMapLayout
from workbench.emulator import Program

Array = np.ndarray[Any, Any]

LANES = 32


@dataclass(frozen=True)
class Mapped:
    """An array that a kernel gets as a tensor map."""

    array: Array
    layout: TensorMapLayout


class Launcher(Protocol):
    """Runs the kernel ``test`` on arrays: on the emulator or, in the tests of the hardware, on a GPU."""

    def __call__(self, text: str, *arrays: Array | Mapped | bytes, grid: int = 1, block: int = LANES) -> None: ...


def buffer(name: str, array: Array) -> Buffer:
    """Make an array a kernel's argument, as bytes; the kernel writes to the array itself."""
    assert array.flags.c_contiguous
    start = array.ctypes.data
    return Buffer(name, start, start, start + array.nbytes, (array.nbytes,), (1,), BY_NAME["uint8"], True)


def kernel(body: str, parameters: int, *, module: str = "", target: str = "sm_90", directives: str = "") -> str:
    """Text of a kernel ``test`` whose parameters are pointers, in %p0, %p1, ...

    It finds %tid.x in %t, and has %r0 to %r63, %d0 to %d31, %h0 to %h15, %f0 to %f31, %g0 to %g15 (.f64), %q0 to %q7.
    """
    declared = ", ".join(f".param .u64 a{i}" for i in range(parameters))
    loads = " ".join(f"ld.param.u64 %p{i}, [a{i}];" for i in range(parameters))
    return f""".version 9.0
.target {target}
.address_size 64
{module}
.visible .entry test({declared}) {directives} {{
  .reg .b64 %p<{max(1, parameters)}>; .reg .b32 %t; .reg .b32 %r<64>; .reg .b64 %d<32>; .reg .b16 %h<16>;
  .reg .f32 %f<32>; .reg .f64 %g<16>; .reg .pred %q<8>;
  {loads} mov.u32 %t, %tid.x;
  {body}
  ret;
}}
"""


def launch(text: str, *arrays: Array | Mapped | bytes, grid: int = 1, block: int = LANES, **more: Any) -> None:
    """Run the kernel ``test`` on arrays, and on bytes that it takes by value."""
    arguments = [array if isinstance(array, bytes) else _argument(f"a{i}", array) for i, array in enumerate(arrays)]
    cooperative = more.pop("cooperative", False)
    config = LaunchConfig(Dim3(grid), Dim3(block), more.pop("smem_bytes", 0), cooperative)
    Program(text, "test").launch(arguments, config, workers=more.pop("workers", 1), **more)


def _argument(name: str, array: Array | Mapped) -> Buffer:
    if isinstance(array, Mapped):
        return replace(buffer(name, array.array), layout=array.layout)
    return buffer(name, array)


def per_lane(body: str, result: str, kind: str, *arrays: Array, count: int = LANES, module: str = "") -> Array:
    """Run a body in `count` threads of one block, and return the register `result`, of a PTX type, of each.

    The arrays' addresses are %p1, %p2, ...; that of the results is %p0.
    """
    bits = int(kind[1:])
    out = np.zeros(count, f"uint{bits}")
    text = kernel(
        f"{body}\n mad.wide.u32 %p0, %t, {bits // 8}, %p0; st.global.{kind} [%p0], {result};",
        1 + len(arrays),
        module=module,
    )
    launch(text, out, *arrays, block=count)
    return out
