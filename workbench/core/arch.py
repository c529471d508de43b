"""GPU architectures: the limits of one streaming multiprocessor (SM), of a block and of a grid, in one table.

Sources: ``cuda_occupancy.h`` (package nvidia-cuda-runtime 13.5) and ``cuda/__device/arch_traits.h`` (package
nvidia-cuda-cccl 13.3). The tests compile the first and compare. PTX versions: the release notes of the PTX ISA; the
tests ask ptxas.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from workbench.core.errors import ArgumentError
from workbench.core.geometry import Dim3

KIB = 1024

_MAX_BLOCK = Dim3(1024, 1024, 64)
_MAX_GRID = Dim3(2**31 - 1, 65535, 65535)


@dataclass(frozen=True, slots=True)
class Arch:
    """Limits of one compute capability.

    Attributes
    ----------
    major, minor : int
        Compute capability.
    max_warps_per_sm, max_blocks_per_sm : int
        Resident at once on one SM.
    smem_carveouts_bytes : tuple of int
        Sizes that shared memory can take out of the unified L1 cache, ascending.
    smem_reserved_per_block_bytes : int
        What the driver takes per block beside the kernel's own.
    smem_unit_bytes : int
        Granularity of a block's shared memory.
    barriers_per_sm : int or None
        Hardware barriers of an SM; None before compute capability 9.0, where they are never the limit.
    ptx_version : (int, int)
        The first version of PTX that has the target.
    """

    major: int
    minor: int
    max_warps_per_sm: int
    max_blocks_per_sm: int
    smem_carveouts_bytes: tuple[int, ...]
    barriers_per_sm: int | None
    ptx_version: tuple[int, int]
    smem_reserved_per_block_bytes: int = 1024
    smem_unit_bytes: int = 128
    smem_per_block_bytes: int = 48 * KIB
    warp_size: int = 32
    registers_per_sm: int = 65536
    registers_per_block: int = 65536
    max_registers_per_thread: int = 255
    register_unit: int = 256
    sub_partitions: int = 4
    max_threads_per_block: int = 1024
    max_block: Dim3 = _MAX_BLOCK
    max_grid: Dim3 = _MAX_GRID

    @property
    def name(self) -> str:
        """The real architecture's name, as in ``"sm_90"``."""
        return f"sm_{self.major}{self.minor}"

    @property
    def capability(self) -> tuple[int, int]:
        """Compute capability as (major, minor)."""
        return self.major, self.minor

    @property
    def max_threads_per_sm(self) -> int:
        """Threads resident at once on one SM."""
        return self.max_warps_per_sm * self.warp_size

    @property
    def smem_per_sm_bytes(self) -> int:
        """Shared memory of an SM with the largest carve-out."""
        return self.smem_carveouts_bytes[-1]

    @property
    def smem_optin_per_block_bytes(self) -> int:
        """Most static and dynamic shared memory of one block whose kernel has opted in to more than the default."""
        return self.smem_per_sm_bytes - self.smem_reserved_per_block_bytes

    def __str__(self) -> str:
        return self.name

    @classmethod
    def of(cls, target: Arch | str | Sequence[int]) -> Arch:
        """Look an architecture up.

        Parameters
        ----------
        target : Arch, str or (int, int)
            ``"sm_90"``, ``"sm_90a"``, ``"compute_90"``, ``"9.0"`` or a compute capability such as
            ``torch.cuda.get_device_capability()`` gives. The suffixes ``a`` and ``f`` change the instruction set,
            not the limits.

        Raises
        ------
        ArgumentError
            If `target` has another form, or is not in the table.
        """
        if isinstance(target, Arch):
            return target
        capability = _capability(target)
        if capability not in BY_CAPABILITY:
            known = ", ".join(arch.name for arch in ARCHS)
            raise ArgumentError(f"unknown architecture {target!r}; expected one of {known}")
        return BY_CAPABILITY[capability]


_PTX_OF_SUFFIX = {"a": (8, 0), "f": (8, 8)}
"""The first version of PTX that has targets with a suffix."""


def first_ptx_version(target: str) -> tuple[int, int]:
    """Return the first version of PTX that has a target such as ``"sm_90a"``.

    Raises
    ------
    ArgumentError
        If the target is not in the table.
    """
    return max(Arch.of(target).ptx_version, _PTX_OF_SUFFIX.get(target[-1], (0, 0)))


_NAME = re.compile(r"(?:sm_|compute_|lto_)(\d+)(\d)[af]?|(\d+)\.(\d)")


def _capability(target: str | Sequence[int]) -> tuple[int, int]:
    match target:
        case str():
            if found := _NAME.fullmatch(target):
                major, minor = (int(part) for part in found.groups() if part)
                return major, minor
        case (int(major), int(minor)):
            return major, minor
    raise ArgumentError(f"an architecture is written 'sm_90', 'compute_90', '9.0' or (9, 0); got {target!r}")


def _kib(*sizes: int) -> tuple[int, ...]:
    return tuple(size * KIB for size in sizes)


_VOLTA = _kib(0, 8, 16, 32, 64, 96)
_TURING = _kib(32, 64)
_SMALL = _kib(0, 8, 16, 32, 64, 100)
_AMPERE = _kib(0, 8, 16, 32, 64, 100, 132, 164)
_HOPPER = _kib(0, 8, 16, 32, 64, 100, 132, 164, 196, 228)

ARCHS: tuple[Arch, ...] = (
    # capability, warps and blocks of an SM, carve-outs, barriers of an SM, PTX version
    Arch(7, 0, 64, 32, _VOLTA, None, (6, 0), smem_reserved_per_block_bytes=0, smem_unit_bytes=256),
    Arch(7, 5, 32, 16, _TURING, None, (6, 3), smem_reserved_per_block_bytes=0, smem_unit_bytes=256),
    Arch(8, 0, 64, 32, _AMPERE, None, (7, 0)),
    Arch(8, 6, 48, 16, _SMALL, None, (7, 1)),
    Arch(8, 7, 48, 16, _AMPERE, None, (7, 4)),
    Arch(8, 8, 48, 16, _SMALL, None, (9, 0)),
    Arch(8, 9, 48, 24, _SMALL, None, (7, 8)),
    Arch(9, 0, 64, 32, _HOPPER, 64, (7, 8)),
    Arch(10, 0, 64, 32, _HOPPER, 64, (8, 6)),
    Arch(10, 3, 64, 32, _HOPPER, 32, (8, 8)),
    Arch(11, 0, 48, 24, _HOPPER, 24, (9, 0)),
    Arch(12, 0, 48, 24, _SMALL, 24, (8, 7)),
    Arch(12, 1, 48, 24, _SMALL, 24, (8, 8)),
)
"""Every architecture known, by ascending compute capability."""

BY_CAPABILITY: dict[tuple[int, int], Arch] = {arch.capability: arch for arch in ARCHS}
