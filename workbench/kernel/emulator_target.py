"""A kernel on the emulator."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any

from workbench.compile import compile_ptx
from workbench.core.arch import Arch
from workbench.core.geometry import LaunchConfig
from workbench.emulator import Program
from workbench.kernel.limits import LaunchLimits
from workbench.kernel.target import Target

if TYPE_CHECKING:
    from workbench.kernel.build import Build


class EmulatorTarget(Target[LaunchConfig]):
    """A kernel on the emulator, which stands for the architecture that the build's options name.

    Parameters
    ----------
    build : Build
    """

    def __init__(self, build: Build) -> None:
        arch = build.options.arch
        super().__init__(LaunchLimits(build.signature.name, Arch.of(arch), build.resources(arch)))
        self._build = build

    @cached_property
    def program(self) -> Program:
        """The kernel, compiled for this machine's processor."""
        build = self._build
        compiled = compile_ptx(build.source, build.options, (build.expression,))
        return Program.load(compiled.text, build.signature.mangled)

    def run(self, config: LaunchConfig, fields: Sequence[Any], arguments: Sequence[Any]) -> None:
        """Run a launch, checked and accepted, to its end."""
        self.program.launch(self._build.plan.buffers(fields, arguments), config)

    def _prepare(self, config: LaunchConfig) -> LaunchConfig:
        return config
