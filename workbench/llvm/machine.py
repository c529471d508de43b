"""Machine code: made by LLVM of its text for this CPU, kept in the disk cache, linked into this process."""

from __future__ import annotations

import math
import os
import re
import threading
from collections.abc import Sequence
from functools import cache, partial

import llvmlite.binding as llvm

from workbench.compile.cache import default_cache, digest
from workbench.core.errors import UnsupportedInstructionError
from workbench.core.forks import let_forks_wait_for, version

_FRAME = re.compile(r"\bsubq\s+\$(?P<x86>\d+), %rsp|\bsub\s+sp, sp, #(?P<arm>\d+)(?P<pages>, lsl #12)?")

_linking = threading.RLock()  # LLVM crashes when two threads link at once
let_forks_wait_for(_linking)
let_forks_wait_for(llvm.ffi.lib._lock)  # a thread that calls LLVM has it


def link(objects: Sequence[bytes]) -> llvm.ExecutionEngine:
    """Load object files into this process. Their code lives as long as the result."""
    with _linking:
        linked = llvm.create_mcjit_compiler(llvm.parse_assembly(""), _machine())
        for code in objects:
            linked.add_object_file(llvm.ObjectFileRef.from_data(code))
        linked.finalize_object()
        return linked


def name_function(name: str, address: int) -> None:
    """Let code that is linked from now on call the function at an address."""
    llvm.add_symbol(name, address)


def compiled(text: str, *, quickly: bool = False) -> bytes:
    """Make the object file of a text as `compile_ir` does, or take it from the disk cache."""
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


@cache
def _compiler(*, optimized: bool) -> llvm.TargetMachine:
    """Make the target machine that compiles. It serves one module at a time, since llvmlite's calls take a lock."""
    return _machine(llvm.get_host_cpu_name(), llvm.get_host_cpu_features().flatten(), optimized=optimized)


def _machine(cpu: str = "", features: str = "", *, optimized: bool = True) -> llvm.TargetMachine:
    """Make a target machine for a CPU, or one that only links: it need not know the CPU, and is made in less time.

    An execution engine takes possession of its own.
    """
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    return llvm.Target.from_default_triple().create_target_machine(
        cpu=cpu,
        features=features,
        opt=int(optimized),
        reloc="default",
        codemodel="jitdefault",
        jit=True,
    )


@cache
def target_digest() -> str:
    """Digest of LLVM's version and this CPU."""
    features, system = llvm.get_host_cpu_features().flatten(), os.uname()
    return digest(version("llvmlite"), llvm.get_host_cpu_name(), features, system.sysname, system.machine)
