"""Kernels for the emulator's tests: from CUDA C++ or PTX text to a call on NumPy arrays."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from workbench.compile import CompileOptions, Source, compile_ptx
from workbench.core.buffers import Buffer
from workbench.core.dtypes import DTYPES
from workbench.core.geometry import Dim3, LaunchConfig
from workbench.emulator import Program

PTX_HEADER = ".version 8.5\n.target sm_90\n.address_size 64\n"


@dataclass(frozen=True)
class Kernel:
    """A program and the names of its parameters, called on arrays and NumPy scalars."""

    program: Program
    names: tuple[str, ...]

    def __call__(
        self,
        *arguments: np.ndarray | np.generic | bytes | Buffer | None,
        grid: int | Sequence[int] = 1,
        block: int | Sequence[int] = 32,
        smem_bytes: int = 0,
        cooperative: bool = False,
        **launch: Any,
    ) -> None:
        config = LaunchConfig(Dim3.of(grid), Dim3.of(block, "block"), smem_bytes, cooperative)
        self.program.launch(self._packed(*arguments), config, **launch)

    def is_clear(self, *arguments: Any, grid: int = 1, block: int = 32, **launch: Any) -> bool:
        """Screen a launch."""
        return self.program.is_clear(self._packed(*arguments), LaunchConfig(Dim3(grid), Dim3(block)), **launch)

    def _packed(self, *arguments: Any) -> list[Buffer | bytes | None]:
        return [_pack(name, a) for name, a in zip(self.names, arguments, strict=True)]


def _pack(name: str, argument: np.ndarray | np.generic | bytes | Buffer | None) -> Buffer | bytes | None:
    if isinstance(argument, np.ndarray):
        return buffer(name, argument)
    return argument.tobytes() if isinstance(argument, np.generic) else argument


def buffer(name: str, array: np.ndarray) -> Buffer:
    """Describe an array, whatever its strides, as a kernel receives it."""
    item = array.itemsize
    low, high = np.lib.array_utils.byte_bounds(array)
    return Buffer(
        name,
        array.ctypes.data,
        low,
        high if array.size else low,
        array.shape,
        tuple(s // item for s in array.strides),
        next(d for d in DTYPES if d.numpy == array.dtype.name),
        writable=True,
    )


def cuda(parameters: str, body: str, *, before: str = "", **options: Any) -> Kernel:
    """Compile ``kernel(parameters) { body }``, with `before` above it."""
    text = f'{before}\nextern "C" __global__ void kernel({parameters}) {{\n{body}\n}}\n'
    compiled = compile_ptx(Source.inline(text), CompileOptions(**options))
    return Kernel(Program(compiled.text, "kernel"), _names(parameters))


def ptx(parameters: str, body: str, *, before: str = "", directives: str = "") -> Kernel:
    """Assemble a kernel from PTX; `parameters` reads ``u64 y, u32 n``."""
    listed = [p.split() for p in parameters.split(",") if p.strip()]
    declared = ", ".join(f".param .{kind} {name}" for kind, name in listed)
    text = f"{PTX_HEADER}{before}\n.visible .entry kernel({declared}) {directives} {{\n{body}\n}}\n"
    return Kernel(Program(text, "kernel"), tuple(name for _, name in listed))


def _names(parameters: str) -> tuple[str, ...]:
    return tuple(p.split()[-1].lstrip("*") for p in parameters.split(",") if p.strip())
