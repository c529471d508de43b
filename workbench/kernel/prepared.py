"""A launch that has passed its checks and can be made again, with other tensors of the same geometry."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import torch

from workbench.core.brief import brief, several
from workbench.kernel.packing import tensors_of
from workbench.kernel.target import Target
from workbench.kernel.tensor_map import TensorMap
from workbench.kernel.watch import Vigil

if TYPE_CHECKING:
    from workbench.kernel.build import Build
    from workbench.kernel.kernel import Kernel


@brief("run()", "tensors", "written_tensors")
@dataclass(frozen=True)
class Prepared:
    """A checked launch. `Kernel.prepare` makes it.

    Attributes
    ----------
    kernel : Kernel
    build : Build
        The state of the source that it was checked against.
    target : Target
        Where it runs.
    ready
        The target's own form of the launch configuration; None where nothing runs.
    fields, arguments : sequence
        As `ArgumentPlan.check` returns them.
    is_empty, is_foreign : bool
        Likewise.
    """

    kernel: Kernel
    build: Build
    target: Target[Any]
    ready: Any
    fields: Sequence[Any]
    arguments: Sequence[Any]
    is_empty: bool
    is_foreign: bool

    def _about(self) -> str:
        return f"launch of {self.kernel.name}, with {several(len(self.tensors), 'tensor')}"

    @property
    def written_tensors(self) -> list[int]:
        """Positions of the tensors that the kernel may write."""
        return [index for index in self.build.plan.written if isinstance(self.arguments[index], torch.Tensor)]

    @property
    def tensors(self) -> list[torch.Tensor]:
        """The tensors that it takes, with those of tensor maps, structs and lists."""
        return tensors_of([a.tensor if isinstance(a, TensorMap) else a for a in self.arguments])

    def run(self) -> None:
        """Run it, or queue it on torch's current stream."""
        if not self.is_empty:
            if self.build.plan.written or self.build.plan.may_pack:
                self.build.plan.note_writes(self.arguments)
            self.target.run(self.ready, self.fields, self.arguments, self.is_foreign, None)

    def run_with(self, moved: Mapping[int, torch.Tensor | TensorMap]) -> None:
        """Run it on the emulator with other tensors of the same geometry, by position; nothing is checked."""
        fields, arguments = list(self.fields), list(self.arguments)
        for position, argument in moved.items():
            arguments[position] = argument
            if isinstance(argument, torch.Tensor):
                fields[position] = argument.data_ptr()
        self.target.run(self.ready, fields, arguments, False, None)


class Followed:
    """The sources of some launches: whether they still are what the launches were checked against.

    Parameters
    ----------
    launches : sequence of Prepared
    """

    def __init__(self, launches: Sequence[Prepared]) -> None:
        self._builds = tuple({launch.kernel: launch.build for launch in launches}.items())
        self._vigil: Vigil | None = None

    def holds(self) -> bool:
        """Whether all files that the launches come from still have the same text."""
        vigil = self._vigil
        if vigil is not None and not vigil.is_over():
            return True
        if any(kernel.current_build() is not build for kernel, build in self._builds):
            return False
        self._vigil = Vigil([kernel.watch for kernel, _ in self._builds])
        return True
