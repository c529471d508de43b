"""Machine code of kernels: made by LLVM for this CPU, kept in the disk cache, linked into this process."""

from __future__ import annotations

import ctypes
from collections.abc import Hashable, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from workbench.compile.cache import default_cache, digest
from workbench.core.forks import cached_property
from workbench.emulator.manifest import Manifest
from workbench.emulator.translate.instruments import Instrument
from workbench.emulator.translate.lower import Lowered, lower
from workbench.emulator.watch.recording import Described, Mix, described
from workbench.emulator.watch.shadow import Screen
from workbench.llvm.machine import compiled, frame_bytes, link, target_digest
from workbench.ptx import parse

_MANY = 8000
"""A kernel of fewer PTX instructions fits on the stack without optimisation, which shares the stack among values.
Without it, an instruction takes up to 300 bytes of the stack, and a thread has 8 MiB."""

_MOST_FRAME_BYTES = 4 << 20
"""What a larger kernel may take of the stack without optimisation. With it, 8,000 basic blocks take LLVM minutes."""


class Engine:
    """A kernel that this process can run.

    Parameters
    ----------
    manifest : Manifest
    objects : sequence of bytes
        Its object files.

    Attributes
    ----------
    worker : callable
        ``worker(context) -> status``: run blocks. See `runtime.worker`.
    kept : dict
        The `threads.Job` of a launch that is over, with its memory, by what another launch needs to reuse it.
    remedies : set of str
        What a screened launch has needed its `Shadow` to be: the next one begins with such.
    """

    def __init__(self, manifest: Manifest, objects: Sequence[bytes]) -> None:
        self.manifest = manifest
        self._linked = link(objects)
        self.worker = ctypes.CFUNCTYPE(ctypes.c_int32, ctypes.c_void_p)(self.address_of("worker"))
        self.kept: dict[Hashable, Any] = {}
        self.remedies: set[str] = set()

    @classmethod
    def load(cls, ptx: str, entry: str, instrument: Instrument | None = None, **ways: bool) -> Engine:
        """Compile a kernel of a PTX text as `lower` says; one that the disk cache has is neither parsed nor compiled.

        Parameters
        ----------
        ptx, entry : str
        instrument : Instrument, optional
        **ways : bool
            As `lower` has them, such as ``traced``.

        Raises
        ------
        PtxError
            Where the text is not PTX or has no such kernel.
        UnsupportedInstructionError
            For an instruction that the emulator has no row for. The message names its source line.
        """

        def build() -> bytes:
            lowered = lower(parse(ptx, entry), entry, instrument=instrument, **ways)
            return _pack([lowered.manifest.to_json(), *compile_lowered(lowered)])

        added = [instrument.name, _digest_of(instrument.package)] if instrument else []
        on = sorted(way for way, is_on in ways.items() if is_on)
        key = digest(_own_digest(), ptx, entry, " ".join([*on, *added]))
        manifest, *objects = _unpack(default_cache().get_or_build(key, ".kernel", build))
        return cls(Manifest.from_json(manifest), objects)

    @cached_property
    def screen(self) -> Screen:
        """The tables of the kernel's instructions for a screened launch."""
        return Screen(self.manifest.sites)

    @cached_property
    def described(self) -> Described:
        """What follows from the kernel's instructions for their events."""
        return described(self.manifest.sites, self.manifest.synced and self.manifest.reserved_smem_bytes > 0)

    @cached_property
    def mix(self) -> Mix:
        """The sum of executed instructions, by line and mnemonic."""
        return Mix(self.manifest.blocks)

    def address_of(self, name: str) -> int:
        """Address of a function or global variable of the code."""
        address: int = self._linked.get_function_address(name) or self._linked.get_global_value_address(name)
        return address


def compile_lowered(lowered: Lowered) -> list[bytes]:
    """Make the object files of a kernel; a text that was compiled before comes from the disk cache.

    Kernels share most of their modules, and a kernel shares them with its earlier versions.

    Raises
    ------
    UnsupportedInstructionError
        Where LLVM finds types that do not go together.
    """
    quickly = lowered.manifest.instructions < _MANY or frame_bytes(lowered.kernel) <= _MOST_FRAME_BYTES
    return [compiled(lowered.kernel, quickly=quickly), *map(compiled, lowered.shared)]


def _pack(parts: Sequence[bytes]) -> bytes:
    return b"".join(len(part).to_bytes(8, "little") + part for part in parts)


def _unpack(data: bytes) -> list[bytes]:
    parts: list[bytes] = []
    at = 0
    while at < len(data):
        end = at + 8 + int.from_bytes(data[at : at + 8], "little")
        parts.append(data[at + 8 : end])
        at = end
    return parts


@cache
def _own_digest() -> str:
    """Digest of all that compiled kernels depend on: sources and texts, LLVM's version, this CPU."""
    package = Path(__file__).parents[2]
    return digest(target_digest(), *(_digest_of(package / part) for part in ("emulator", "flow", "llvm", "ptx")))


@cache
def _digest_of(package: Path) -> str:
    """Digest of a package's sources and texts."""
    return digest(*(path.read_bytes() for path in sorted(package.rglob("*")) if path.suffix in {".h", ".ll", ".py"}))
