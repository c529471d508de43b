"""Machine code of kernels: made by LLVM for this CPU, kept in the disk cache, linked into this process."""

from __future__ import annotations

import ctypes
import math
import os
import re
import threading
from collections.abc import Hashable, Sequence
from functools import cache, partial
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm
from numpy.typing import NDArray

from workbench.compile.cache import default_cache, digest
from workbench.core.errors import UnsupportedInstructionError
from workbench.core.forks import cached_property, let_forks_wait_for, version
from workbench.emulator.manifest import Manifest
from workbench.emulator.translate.lower import Lowered, lower
from workbench.emulator.watch.recording import Mix, described
from workbench.emulator.watch.shadow import Screen
from workbench.ptx import parse

_MANY = 8000
"""A kernel of fewer PTX instructions fits on the stack without optimisation, which shares the stack among values.
Without it, an instruction takes up to 300 bytes of the stack, and a thread has 8 MiB."""

_MOST_FRAME_BYTES = 4 << 20
"""What a larger kernel may take of the stack without optimisation. With it, 8,000 basic blocks take LLVM minutes."""

_FRAME = re.compile(r"\bsubq\s+\$(?P<x86>\d+), %rsp|\bsub\s+sp, sp, #(?P<arm>\d+)(?P<pages>, lsl #12)?")

_linking = threading.RLock()  # LLVM crashes when two threads link at once
let_forks_wait_for(_linking)
let_forks_wait_for(llvm.ffi.lib._lock)  # a thread that calls LLVM has it


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
    """

    def __init__(self, manifest: Manifest, objects: Sequence[bytes]) -> None:
        self.manifest = manifest
        self._linked = link(objects)
        self.worker = ctypes.CFUNCTYPE(ctypes.c_int32, ctypes.c_void_p)(self.address_of("worker"))
        self.kept: dict[Hashable, Any] = {}

    @classmethod
    def load(cls, ptx: str, entry: str, **ways: bool) -> Engine:
        """Compile a kernel of a PTX text as `lower` says; one that the disk cache has is neither parsed nor compiled.

        Parameters
        ----------
        ptx, entry : str
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
            lowered = lower(parse(ptx, entry), entry, **ways)
            return _pack([lowered.manifest.to_json(), *compile_lowered(lowered)])

        key = digest(_own_digest(), ptx, entry, " ".join(sorted(way for way, is_on in ways.items() if is_on)))
        manifest, *objects = _unpack(default_cache().get_or_build(key, ".kernel", build))
        return cls(Manifest.from_json(manifest), objects)

    @cached_property
    def screen(self) -> Screen:
        """The tables of the kernel's instructions for a screened launch."""
        return Screen(self.manifest.sites)

    @cached_property
    def described(self) -> dict[str, NDArray[Any]]:
        """The fields of events that follow from the kernel's instructions."""
        return described(self.manifest.sites)

    @cached_property
    def mix(self) -> Mix:
        """The sum of executed instructions, by line and mnemonic."""
        return Mix(self.manifest.blocks)

    def address_of(self, name: str) -> int:
        """Address of a function or global variable of the code."""
        address: int = self._linked.get_function_address(name) or self._linked.get_global_value_address(name)
        return address


def link(objects: Sequence[bytes]) -> llvm.ExecutionEngine:
    """Load object files into this process. Their code lives as long as the result."""
    with _linking:
        linked = llvm.create_mcjit_compiler(llvm.parse_assembly(""), _machine())
        for code in objects:
            linked.add_object_file(llvm.ObjectFileRef.from_data(code))
        linked.finalize_object()
        return linked


def compile_lowered(lowered: Lowered) -> list[bytes]:
    """Make the object files of a kernel; a text that was compiled before comes from the disk cache.

    Kernels share most of their modules, and a kernel shares them with its earlier versions.

    Raises
    ------
    UnsupportedInstructionError
        Where LLVM finds types that do not go together.
    """
    quickly = lowered.manifest.instructions < _MANY or frame_bytes(lowered.kernel) <= _MOST_FRAME_BYTES
    return [_compile_once(lowered.kernel, quickly=quickly), *map(_compile_once, lowered.shared)]


def _compile_once(text: str, *, quickly: bool = False) -> bytes:
    key = digest(target_digest(), *(["quickly"] if quickly else []), text)
    return default_cache().get_or_build(key, ".part", partial(compile_ir, text, quickly=quickly))


def compile_ir(text: str, *, quickly: bool = False) -> bytes:
    """Make an object file of a module of LLVM IR.

    Parameters
    ----------
    text : str
    quickly : bool
        Whether LLVM compiles without optimisation, in half the time. A kernel's own code runs no slower for it: its
        registers are in memory between basic blocks anyway, and it spends most of its time in the shared parts.

    Raises
    ------
    UnsupportedInstructionError
        Where LLVM finds types that do not go together.
    """
    machine = _compiler(optimized=not quickly)
    compiled: bytes = machine.emit_object(_module(text, machine))
    return compiled


def _module(text: str, machine: llvm.TargetMachine) -> llvm.ModuleRef:
    """Read a module of LLVM IR for a machine."""
    try:
        module = llvm.parse_assembly(text)
    except RuntimeError as error:
        raise UnsupportedInstructionError(
            f"this PTX uses registers of types that do not go together: {error}"
        ) from None
    module.triple = machine.triple
    module.data_layout = str(machine.target_data)
    return module


def frame_bytes(text: str) -> float:
    """Bytes of the stack that the functions of a module take if it is compiled without optimisation."""
    machine = _compiler(optimized=False)
    found = list(_FRAME.finditer(machine.emit_assembly(_module(text, machine))))
    sizes = [int(each["x86"] or each["arm"]) << (12 if each["pages"] else 0) for each in found]
    return sum(sizes) if sizes else math.inf


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
def _compiler(*, optimized: bool) -> llvm.TargetMachine:
    """Make the target machine that compiles. It serves one module at a time, since llvmlite's calls take a lock."""
    return _machine(optimized=optimized)


def _machine(*, optimized: bool = True) -> llvm.TargetMachine:
    """Make a target machine for this CPU. An execution engine takes possession of its own."""
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    return llvm.Target.from_default_triple().create_target_machine(
        cpu=llvm.get_host_cpu_name(),
        features=llvm.get_host_cpu_features().flatten(),
        opt=int(optimized),
        reloc="default",
        codemodel="jitdefault",
        jit=True,
    )


@cache
def _own_digest() -> str:
    """Digest of all that compiled kernels depend on: the emulator's sources and texts, LLVM's version, this CPU."""
    package = Path(__file__).parents[2]
    sources = [p.read_bytes() for part in ("emulator", "ptx") for p in sorted((package / part).rglob("*.[hlp]*"))]
    return digest(target_digest(), *sources)


@cache
def target_digest() -> str:
    """Digest of LLVM's version and this CPU."""
    features, system = llvm.get_host_cpu_features().flatten(), os.uname()
    return digest(version("llvmlite"), llvm.get_host_cpu_name(), features, system.sysname, system.machine)
