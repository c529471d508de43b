"""What an instrument is: instructions that are added to a kernel, and what they need while it runs. See ADR 62."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from workbench.emulator.manifest import Manifest
from workbench.emulator.memory import AddressSpace
from workbench.emulator.translate.table import Row
from workbench.ptx.ir import Module


class Instrument(Protocol):
    """Adds instructions to a kernel, and keeps the memory that they need. An instrument serves one launch.

    Attributes
    ----------
    name : str
        Instruments of one name add the same instructions.
    package : Path
        Its folder: ``runtime/compiled`` has the functions that its rows call, as LLVM text.
    rows : sequence of Row
        Of added instructions that PTX does not have. Their opcodes have a colon, so no PTX text can name them.
    """

    @property
    def name(self) -> str: ...  # noqa: D102

    @property
    def package(self) -> Path: ...  # noqa: D102

    @property
    def rows(self) -> Sequence[Row]: ...  # noqa: D102

    def instrumented(self, module: Module) -> Module:
        """Add instructions to the functions of a module."""

    def described(self, module: Module, manifest: Manifest) -> Manifest:
        """Complete the manifest of the instrumented kernel; `module` is as it was before."""

    def begin(self, manifest: Manifest, memory: AddressSpace, smem_bytes: int, num_warps: int) -> None:
        """Begin the launch. A block has so many bytes of shared memory, and so many warps."""

    def of_block(self) -> NDArray[np.uint8]:
        """Make the memory of a block. Compiled code finds its address in the context's field `instrument`."""
