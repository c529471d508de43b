"""One state of a kernel's source, and what is made of it for each place where it runs."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

from workbench.compile import (
    Compiled,
    CompileOptions,
    Resources,
    Signature,
    Source,
    compile_cubin,
    compile_ptx,
    parse_signature,
    read_resources,
)
from workbench.compile.includes import Reach
from workbench.core.errors import CompileError, EnvironmentFaultError, SignatureError, WorkbenchError
from workbench.core.forks import cached_property, loading
from workbench.kernel.arguments import ArgumentPlan

if TYPE_CHECKING:
    from workbench.kernel.emulator_target import EmulatorTarget
    from workbench.kernel.gpu_target import GpuTarget


_SOURCE_AT_FAULT = (CompileError, SignatureError)


def _without_our_way(error: WorkbenchError) -> WorkbenchError:
    """Forget the frames between here and the compiler, whose word the error is: see docs/adr/0037.

    A fault of the machine keeps them.
    """
    return error if isinstance(error, EnvironmentFaultError) else error.with_traceback(None)


class Build:
    """A kernel as one state of its source makes it. Everything is compiled when it is first needed, and once.

    Parameters
    ----------
    source : Source
    included : Reach
        What `source` includes, as it was when `source` was read.
    expression : str
        The kernel's name, or an instance of a template.
    options : CompileOptions
        For the emulator.
    gpu_arch : str or None
        Architecture to compile for on a GPU; None compiles for each device's own.
    """

    def __init__(
        self, source: Source, included: Reach, expression: str, options: CompileOptions, gpu_arch: str | None
    ) -> None:
        self.source = source
        self.included = included
        self.expression = expression
        self.options = options
        self.on_gpu: dict[int, GpuTarget] = _GpuTargets(self, gpu_arch)

    @cached_property
    def signature(self) -> Signature:
        """The kernel's declaration."""
        try:
            return parse_signature(self.source, self.expression, self.options, assembled=True)
        except _SOURCE_AT_FAULT as error:
            raise _without_our_way(error)  # noqa: B904  (the same error)

    @cached_property
    def plan(self) -> ArgumentPlan:
        """The checks of its arguments."""
        try:
            return ArgumentPlan(self.signature, knows_writes=not self.source.is_ptx)
        except _SOURCE_AT_FAULT as error:
            raise _without_our_way(error)  # noqa: B904  (the same error)

    def resources(self, arch: str) -> Resources:
        """Read what the kernel needs per thread and block once it is compiled for `arch`."""
        if self.source.is_ptx:
            raise WorkbenchError(f"{self.expression}: PTX has no resources before a driver compiles it; load the .cu")
        return read_resources(self.binary(arch).path, self.signature.mangled)

    def ptx(self, arch: str) -> str:
        """Compile to PTX for the virtual architecture of `arch`; of PTX, return the text."""
        return compile_ptx(self.source, replace(self.options, arch=arch), (self.expression,)).text

    def constant(self, name: str) -> int:
        """Read the value that the source gives to ``__constant__ int name``, from the PTX of the kernel's build."""
        compiled = compile_ptx(self.source, self.options, (self.expression,), assembled=not self.source.is_ptx)
        declared = rf"^(?:\.visible )?\.const \.align 4 \.u32 {re.escape(name)}(?: = (\d+))?;$"
        found = re.search(declared, compiled.text, re.MULTILINE)
        if found is None:
            raise WorkbenchError(
                f"{self.source.name}: expected a constant {name!r}, which op.py reads; got none; write "
                f"__constant__ int {name} = ...; outside of every function"
            )
        return int(found[1] or 0)

    def binary(self, arch: str) -> Compiled:
        """Compile for a GPU; the kernels of a file that are ``extern "C"`` share one cubin."""
        try:
            return compile_cubin(self.source, replace(self.options, arch=arch), self.signature.name_expressions)
        except _SOURCE_AT_FAULT as error:
            raise _without_our_way(error)  # noqa: B904  (the same error)

    @cached_property
    def on_emulator(self) -> EmulatorTarget:
        """The kernel on the emulator."""
        with loading:
            from workbench.kernel.emulator_target import EmulatorTarget  # noqa: PLC0415  (loads LLVM)

        return EmulatorTarget(self)


class _GpuTargets(dict[int, "GpuTarget"]):
    """A kernel on each CUDA device, loaded there when it is first looked up."""

    def __init__(self, build: Build, arch: str | None) -> None:
        self._build = build
        self._arch = arch

    def __missing__(self, device: int) -> GpuTarget:
        from workbench.kernel.gpu_target import GpuTarget  # noqa: PLC0415  (loads CuPy)

        target = self[device] = GpuTarget(self._build, device, self._arch)
        return target
