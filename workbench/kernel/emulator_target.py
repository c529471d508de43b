"""A kernel on the emulator."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from workbench.analysis.trace import EventLog, Trace
from workbench.compile import compile_ptx
from workbench.core.arch import Arch
from workbench.core.buffers import Buffer
from workbench.core.geometry import LaunchConfig
from workbench.emulator import Program
from workbench.kernel.arguments import Checked
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

    def run(self, config: LaunchConfig, checked: Checked) -> None:
        """Run a launch to its end."""
        self.program.launch(self._build.plan.buffers(checked), config)

    def trace(self, config: LaunchConfig, checked: Checked, log: EventLog) -> Trace:
        """Run a launch to its end and keep its memory accesses in `log`."""
        build = self._build
        arguments = build.plan.buffers(checked)
        if not checked.is_empty:
            self.program.launch(arguments, config, recorder=log)
        return Trace(
            kernel=build.signature.name,
            config=config,
            buffers={i: argument for i, argument in enumerate(arguments) if isinstance(argument, Buffer)},
            events=log.events(),
            path=build.source.name,
            source=() if build.source.is_ptx else tuple(build.source.text.splitlines()),
        )

    def _prepare(self, config: LaunchConfig) -> LaunchConfig:
        return config
