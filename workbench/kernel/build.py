"""A build: one state of a kernel's source, and what is compiled of it."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from functools import wraps
from typing import TYPE_CHECKING, ParamSpec, TypeVar

from workbench.compile import (
    Compiled,
    CompileOptions,
    RecordLayout,
    Resources,
    Signature,
    Source,
    assemble,
    compile_cubin,
    compile_ptx,
    parse_signature,
    read_layout,
    read_resources,
)
from workbench.compile.cache import digest
from workbench.compile.compilation import HostCode, read_host_code
from workbench.compile.disassembly import disassemble
from workbench.compile.includes import Reach
from workbench.core.arch import Arch
from workbench.core.errors import CompileError, EnvironmentFaultError, SignatureError, WorkbenchError
from workbench.core.forks import cached_property, loading
from workbench.kernel.arguments import ArgumentPlan
from workbench.kernel.symbols import Symbols
from workbench.sass import Sass

if TYPE_CHECKING:
    from torch import Tensor

    from workbench.kernel.emulator_target import EmulatorTarget
    from workbench.kernel.gpu_target import GpuTarget


_EARLY_CAPABILITY = (9, 0)
"""From which on kernels may wait for the grids before them."""
P = ParamSpec("P")
R = TypeVar("R")


def _compiles(method: Callable[P, R]) -> Callable[P, R]:
    """Let errors of the source come from the method itself: frames between it and the compiler are forgotten.

    See docs/adr/0037. A fault of the machine keeps its frames.
    """

    @wraps(method)
    def compiling(*args: P.args, **kwargs: P.kwargs) -> R:
        try:
            return method(*args, **kwargs)
        except (CompileError, SignatureError) as error:
            raise error if isinstance(error, EnvironmentFaultError) else error.with_traceback(None)  # noqa: B904

    return compiling


class Build:
    """A kernel of one state of its source. Everything is compiled once, when it is first needed.

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
    unsigned_views : bool
        Whether pointers to unsigned integers take tensors of signed ones too.
    """

    def __init__(
        self,
        source: Source,
        included: Reach,
        expression: str,
        options: CompileOptions,
        gpu_arch: str | None,
        *,
        unsigned_views: bool = False,
    ) -> None:
        self.source = source
        self.included = included
        self.expression = expression
        self.options = options
        self._unsigned_views = unsigned_views
        self.on_gpu: dict[int, GpuTarget] = _GpuTargets(self, gpu_arch)
        self._layouts: dict[str, RecordLayout] = {}
        self.written: dict[str, Tensor] = {}  # bytes of variables that were set, for GPUs where it is loaded later

    @cached_property
    @_compiles
    def signature(self) -> Signature:
        """The kernel's declaration."""
        return parse_signature(self.source, self.expression, self.options, assembled=True)

    @cached_property
    def program(self) -> HostCode:
        """The host code of the source."""
        return read_host_code(self.source, self.options)

    @cached_property
    @_compiles
    def plan(self) -> ArgumentPlan:
        """The checks of its arguments."""
        spread = self.source.origin.spread if self.source.origin else None
        return ArgumentPlan(
            self.signature,
            knows_writes=not self.source.is_ptx,
            layouts=self.layout,
            spread=spread,
            unsigned_views=self._unsigned_views,
        )

    @_compiles
    def layout(self, name: str) -> RecordLayout:
        """Find out how a struct of the source lies in memory."""
        if name not in self._layouts:
            self._layouts[name] = read_layout(self.source, self.options, name)
        return self._layouts[name]

    def resources(self, arch: str) -> Resources:
        """Read what the kernel needs per thread and block once it is compiled for `arch`."""
        return read_resources(self._assembled(arch).path, self.signature.mangled)

    def sass(self, arch: str, *, live: bool = True) -> Sass:
        """Disassemble what `binary` makes for `arch`; with live registers, which takes twice as long, or without."""
        resources, signature = self.resources(arch), self.signature
        instructions = disassemble(self.machine_code(arch), signature.mangled, live=live)
        return Sass(signature.name, arch, resources.registers, resources.local_bytes, instructions)

    def machine_code(self, arch: str) -> bytes:
        """Return the cubin that `sass` reads."""
        return self._assembled(arch).data

    def ptx(self, arch: str) -> str:
        """Compile to PTX for the virtual architecture of `arch`. If the source is PTX, return its text."""
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

    @_compiles
    def starts_early(self, arch: str) -> bool:
        """Tell whether the kernel, compiled for `arch`, may start before the grids before it end.

        It may where it waits for them itself: its own PTX has ``griddepcontrol.wait``.
        """
        if Arch.of(arch).capability < _EARLY_CAPABILITY:
            return False
        options = replace(self.options, arch=arch)
        compiled = compile_ptx(self.source, options, (self.expression,), assembled=not self.source.is_ptx)
        entry = rf"\.entry {re.escape(self.signature.mangled)}\b(.*?)(?=\.entry |\Z)"
        found = re.search(entry, compiled.text, re.DOTALL)
        return found is not None and "griddepcontrol.wait" in found[1]

    @_compiles
    def binary(self, arch: str) -> Compiled:
        """Compile for a GPU. Kernels of a file that are ``extern "C"`` share one cubin."""
        if self._has_cubin(arch) and (origin := self.source.origin):
            return Compiled(digest(origin.cubin), origin.arch, origin.cubin)
        return compile_cubin(self.source, replace(self.options, arch=arch), self.signature.name_expressions)

    def _assembled(self, arch: str) -> Compiled:
        """Return the machine code, which nothing but ptxas makes of PTX without a driver."""
        made = self.binary(arch)
        return assemble(made.text, arch) if made.is_ptx else made

    def _has_cubin(self, arch: str) -> bool:
        """Tell whether the compiler that made the PTX made machine code for this architecture too."""
        origin = self.source.origin
        return origin is not None and bool(origin.cubin) and Arch.of(arch).capability == Arch.of(origin.arch).capability

    @cached_property
    def unoptimized(self) -> Build:
        """The same kernel, compiled so that no access is left out."""
        if self.source.is_ptx:
            raise WorkbenchError(f"{self.expression}: unoptimized compiles the source once more; load the .cu, not PTX")
        options = replace(self.options, extra=(*self.options.extra, "--device-debug"))
        return Build(self.source, self.included, self.expression, options, None, unsigned_views=self._unsigned_views)

    @cached_property
    def symbols(self) -> Symbols:
        """The variables of the module."""
        return Symbols(self)

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
        for mangled, written in self._build.written.items():
            target.variable(mangled, len(written)).copy_(written)
        return target
