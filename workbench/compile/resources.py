"""Read what a kernel needs of an SM from a cubin: no GPU, no driver.

A cubin is a 64-bit little-endian ELF. Its section ``.nv.info`` holds, for every function, records of (format u8,
attribute u8, u16) with, in format 4, a payload of that many bytes; ``.nv.info.<kernel>`` holds those of one kernel. The
attributes read here were checked against what ``ptxas -v`` prints.
"""

from __future__ import annotations

import os
import struct
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from workbench.core.errors import WorkbenchError

_FORMAT_PAYLOAD = 4
_MAX_THREADS = 0x05
_FRAME_SIZE = 0x11
_MIN_STACK_SIZE = 0x12
_PARAM_SIZE = 0x19
_REGISTERS = 0x2F
_NUM_BARRIERS = 0x4C
_UNKNOWN_STACK = 0xFFFFFFFF  # the kernel can recurse
_NO_BITS = 8  # type of a section that has a size, and nothing in the file
_CODE = (".text", ".rel.text", ".rela.text", ".nv.constant", ".nv.shared", ".nv.global", ".nv.local")

# From sm_90 on, the size of .nv.shared.<kernel> includes what the system keeps for itself in every block.
_RESERVED_SMEM_FROM = 90
_RESERVED_SMEM_BYTES = 1024
# Where the ELF header's flags hold the target, by CUDA ABI: 7 is made by CUDA 12 up to sm_90, 8 by all else.
_TARGET_SHIFT = {7: 0, 8: 8}
_OLDER_ABI = 7

_MAX_BLOCK_THREADS = 1024
_WARP_LANES = 32
_SM_REGISTERS = 65536
_SUB_PARTITIONS = 4
_REGISTER_UNIT = 256


@dataclass(frozen=True)
class Resources:
    """What one kernel takes from an SM.

    Attributes
    ----------
    arch : str
        Target that the cubin was compiled for, such as ``"sm_90"`` (also for ``sm_90a``).
    registers : int
        Per thread.
    static_smem_bytes : int
        Per block, without what the system reserves.
    local_bytes : int
        Stack per thread, callees included; a kernel that can recurse counts its own frame alone.
    barriers : int
        Named barriers that a block uses, ``__syncthreads`` among them.
    launch_bound : int or None
        Threads per block that ``__launch_bounds__`` promises.
    parameter_bytes : int
        Size of the parameter list.
    """

    arch: str
    registers: int
    static_smem_bytes: int
    local_bytes: int
    barriers: int
    launch_bound: int | None
    parameter_bytes: int

    @property
    def max_threads(self) -> int:
        """Threads of the largest block that can launch: bounded by ``__launch_bounds__``, registers and 1024.

        A warp's registers are allocated in units of 256, and a block's warps in fours over the four sub-partitions
        (``cuda_occupancy.h``, ``cudaOccMaxBlocksPerSMRegsLimit``).
        """
        per_warp = -(-self.registers * _WARP_LANES // _REGISTER_UNIT) * _REGISTER_UNIT
        warps = _SM_REGISTERS // _SUB_PARTITIONS // per_warp * _SUB_PARTITIONS if per_warp else _MAX_BLOCK_THREADS
        return min(self.launch_bound or _MAX_BLOCK_THREADS, warps * _WARP_LANES, _MAX_BLOCK_THREADS)

    def __str__(self) -> str:
        bound = f", __launch_bounds__({self.launch_bound})" if self.launch_bound else ""
        return (
            f"{self.arch}: {self.registers} registers, {self.static_smem_bytes} B static smem, "
            f"{self.local_bytes} B local, {self.barriers} barriers, at most {self.max_threads} threads{bound}"
        )


class _Section(NamedTuple):
    """A row of the section header table."""

    name: str
    kind: int
    flags: int
    offset: int
    size: int


class _Record(NamedTuple):
    """One attribute of ``.nv.info``: `value` is the u16, `words` the payload."""

    attribute: int
    value: int
    words: tuple[int, ...]


def read_resources(cubin: str | os.PathLike[str], mangled: str) -> Resources:
    """Read the resources of one kernel from a cubin.

    Parameters
    ----------
    cubin : path
        A file that `compile_cubin` made.
    mangled : str
        The kernel's name in the cubin (``Compiled.lowered``).

    Raises
    ------
    WorkbenchError
        If the file cannot be read, is not a cubin, or has no such kernel.
    """
    path = Path(cubin)
    try:
        data = path.read_bytes()
    except OSError as error:
        raise WorkbenchError(f"cannot read {path}: {error.strerror}") from error
    if data[:7] != b"\x7fELF\x02\x01\x01":
        raise WorkbenchError(f"{path} is not a cubin: expected a 64-bit little-endian ELF")
    if data[8] not in _TARGET_SHIFT:
        raise WorkbenchError(f"{path} has CUDA ABI {data[8]}; expected 7 or 8, which CUDA 12 and 13 make")
    try:
        return _read(path, data, mangled)
    except (struct.error, LookupError, ValueError) as error:
        raise WorkbenchError(f"{path} is a damaged cubin ({error})") from error


def machine_code(cubin: bytes, mangled: str, others: Collection[str] = ()) -> dict[str, bytes | int]:
    """Return what one kernel of a cubin is when it runs: its instructions and constants, and how much memory it has.

    Two builds of a kernel for which this is equal do the same on a GPU, whatever their sources say.

    Parameters
    ----------
    cubin : bytes
        What `compile_cubin` makes.
    mangled : str
        The kernel's name in the cubin.
    others : collection of str
        Names of the other kernels in it, which do not count. Functions that are called do.

    Returns
    -------
    dict of str to bytes or int
        By section; the size of one that holds nothing yet.
    """
    without = tuple(f".{name}" for name in others if name != mangled)
    return {
        section.name: section.size
        if section.kind == _NO_BITS
        else cubin[section.offset : section.offset + section.size]
        for section in _sections(cubin)
        if section.name.startswith(_CODE) and not section.name.endswith(without)
    }


def _read(path: Path, data: bytes, mangled: str) -> Resources:
    sections = {s.name: s for s in _sections(data)}
    if f".text.{mangled}" not in sections:
        kernels = [name.removeprefix(".text.") for name in sections if name.startswith(".text.")]
        raise WorkbenchError(f"{path} has no kernel {mangled!r}; it has {', '.join(kernels) or 'none'}")
    (flags,) = struct.unpack_from("<I", data, 48)
    sm = flags >> _TARGET_SHIFT[data[8]] & 0xFF
    symbol = _symbol_index(data, sections, mangled)
    whole = {r.attribute: r.words[1] for r in _records(data, sections.get(".nv.info")) if r.words[:1] == (symbol,)}
    own = {r.attribute: r for r in _records(data, sections.get(f".nv.info.{mangled}"))}
    stack = whole.get(_MIN_STACK_SIZE, 0)
    shared = sections.get(f".nv.shared.{mangled}")
    reserved = _RESERVED_SMEM_BYTES if sm >= _RESERVED_SMEM_FROM else 0
    return Resources(
        arch=f"sm_{sm}",
        registers=whole[_REGISTERS],
        static_smem_bytes=max(shared.size - reserved, 0) if shared else 0,
        local_bytes=whole.get(_FRAME_SIZE, 0) if stack == _UNKNOWN_STACK else stack,
        barriers=_barriers(data[8], own, sections[f".text.{mangled}"]),
        launch_bound=_product(own[_MAX_THREADS].words) if _MAX_THREADS in own else None,
        parameter_bytes=own[_PARAM_SIZE].value if _PARAM_SIZE in own else 0,
    )


def _barriers(abi: int, own: dict[int, _Record], text: _Section) -> int:
    """Barriers of a kernel: an attribute, or in the older ABI seven bits of its section's flags."""
    if abi == _OLDER_ABI:
        return text.flags >> 20 & 0x7F
    return own[_NUM_BARRIERS].value & 0xFF if _NUM_BARRIERS in own else 0


def _sections(data: bytes) -> Iterator[_Section]:
    (table,) = struct.unpack_from("<Q", data, 40)
    size, count, names = struct.unpack_from("<HHH", data, 58)
    rows = [struct.unpack_from("<IIQQQQII", data, table + i * size) for i in range(count)]
    for name, kind, flags, _, offset, length, _, _ in rows:
        yield _Section(_string(data, rows[names][4] + name), kind, flags, offset, length)


def _symbol_index(data: bytes, sections: dict[str, _Section], name: str) -> int:
    """Index of a symbol in ``.symtab``, by which ``.nv.info`` refers to it."""
    symbols, strings = sections[".symtab"], sections[".strtab"]
    for index in range(symbols.size // 24):
        (offset,) = struct.unpack_from("<I", data, symbols.offset + index * 24)
        if _string(data, strings.offset + offset) == name:
            return index
    raise IndexError(f"no symbol {name}")


def _records(data: bytes, section: _Section | None) -> Iterator[_Record]:
    if section is None:
        return
    at, end = section.offset, section.offset + section.size
    while at < end:
        layout, attribute, value = struct.unpack_from("<BBH", data, at)
        at += 4
        words: tuple[int, ...] = ()
        if layout == _FORMAT_PAYLOAD:
            words = struct.unpack_from(f"<{value // 4}I", data, at)
            at += value
        yield _Record(attribute, value, words)


def _string(data: bytes, offset: int) -> str:
    return data[offset : data.index(b"\0", offset)].decode()


def _product(extents: tuple[int, ...]) -> int:
    x, y, z = extents
    return x * y * z
