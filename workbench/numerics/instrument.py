"""The instrument that gives each float of a kernel a shadow."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from workbench.core.buffers import LaunchArgument
from workbench.core.geometry import LaunchConfig
from workbench.core.numbers import Tally
from workbench.emulator import DEFAULT_BUDGET, Program
from workbench.emulator.manifest import Manifest
from workbench.emulator.memory import AddressSpace
from workbench.numerics import translation
from workbench.numerics.cells import Cells
from workbench.numerics.rows import ROWS
from workbench.ptx import Module


class Numerics:
    """The instrument of one launch.

    Parameters
    ----------
    algebraic : bool
        Whether a shadow is an element of a field, and not a float64.
    given : mapping of int to ndarray, optional
        Shadows, as bits, that tensors have already, by their positions among the arguments, in the order in which the
        elements lie in memory.
    """

    package = Path(__file__).parent
    rows = ROWS

    def __init__(self, *, algebraic: bool = False, given: Mapping[int, NDArray[np.uint64]] | None = None) -> None:
        self.name = "algebraic" if algebraic else "shadowed"
        self._algebraic = algebraic
        self._given = given or {}

    def instrumented(self, module: Module) -> Module:
        """Give each float of a module a shadow."""
        return translation.shadowed(module, algebraic=self._algebraic)

    def described(self, module: Module, manifest: Manifest) -> Manifest:
        """Give each instruction that compares a float with its shadow the name of the one that made the float."""
        return translation.named(module, manifest)

    def begin(self, manifest: Manifest, memory: AddressSpace, smem_bytes: int, num_warps: int) -> None:
        """Make the cells of the launch."""
        self._cells = Cells(manifest, memory, smem_bytes, num_warps)
        for position, shadows in self._given.items():
            self._cells.give(position, shadows)

    def of_block(self) -> NDArray[np.uint8]:
        """Make a block's memory: a ``struct shadows``."""
        return self._cells.of_block()

    def tally(self, arguments: Sequence[LaunchArgument]) -> Tally:
        """Return what the launch has counted; `arguments` are those of the launch."""
        return self._cells.tally(arguments)


def tally(
    program: Program,
    arguments: Sequence[LaunchArgument],
    config: LaunchConfig,
    *,
    budget: int = DEFAULT_BUDGET,
    algebraic: bool = False,
    given: Mapping[int, NDArray[np.uint64]] | None = None,
) -> Tally:
    """Run a kernel with a shadow beside each of its floats, and return what was counted.

    Parameters
    ----------
    program : Program
    arguments, config, budget
        As for `Program.launch`, which says what is raised.
    algebraic, given
        As for `Numerics`.
    """
    instrument = Numerics(algebraic=algebraic, given=given)
    program.launch(arguments, config, budget=budget, instrument=instrument)
    return instrument.tally(arguments)
