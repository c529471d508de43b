"""Machine code of kernels: made by LLVM for this CPU, kept in the disk cache, linked into this process."""

from __future__ import annotations

import ctypes
import platform
from functools import cache
from importlib.metadata import version
from pathlib import Path

import llvmlite.binding as llvm

from workbench.compile.cache import default_cache, digest
from workbench.core.errors import UnsupportedInstructionError
from workbench.emulator.lower import lower
from workbench.emulator.manifest import Manifest
from workbench.ptx import parse


class Engine:
    """A kernel that this process can run.

    Parameters
    ----------
    manifest : Manifest
    code : bytes
        Its object file.

    Attributes
    ----------
    worker : callable
        ``worker(context) -> status``: run blocks. See `runtime.worker`.
    """

    def __init__(self, manifest: Manifest, code: bytes) -> None:
        self.manifest = manifest
        self._linked = llvm.create_mcjit_compiler(llvm.parse_assembly(""), _machine())
        self._linked.add_object_file(llvm.ObjectFileRef.from_data(code))
        self._linked.finalize_object()
        self.worker = ctypes.CFUNCTYPE(ctypes.c_int32, ctypes.c_void_p)(self.address_of("worker"))

    @classmethod
    def load(
        cls, ptx: str, entry: str, *, traced: bool = False, synced: bool = False, screened: bool = False
    ) -> Engine:
        """Compile a kernel, or find it in the disk cache, where neither parsing nor compiling is needed.

        Parameters
        ----------
        ptx : str
        entry : str
            Name of the kernel in `ptx`.
        traced : bool
            Whether memory accesses are recorded.
        synced : bool
            Whether barriers, warp synchronisations and fences are recorded too.
        screened : bool
            Whether all of them are screened instead.

        Raises
        ------
        PtxError
            Where the text is not PTX or has no such kernel.
        UnsupportedInstructionError
            For an instruction that the emulator has no row for.
        """

        def build() -> bytes:
            lowered = lower(parse(ptx), entry, traced=traced, synced=synced, screened=screened)
            manifest = lowered.manifest.to_json()
            return len(manifest).to_bytes(8, "little") + manifest + compile_ir(lowered.text)

        key = digest(_own_digest(), ptx, entry, f"{traced} {synced} {screened}")
        data = default_cache().get_or_build(key, ".kernel", build)
        size = int.from_bytes(data[:8], "little")
        return cls(Manifest.from_json(data[8 : 8 + size]), data[8 + size :])

    def address_of(self, name: str) -> int:
        """Address of a function or global variable of the code."""
        address: int = self._linked.get_function_address(name) or self._linked.get_global_value_address(name)
        return address


def compile_ir(text: str) -> bytes:
    """Make an object file of a module of LLVM IR.

    Raises
    ------
    UnsupportedInstructionError
        Where LLVM finds types that do not go together.
    """
    machine = _machine()
    try:
        module = llvm.parse_assembly(text)
    except RuntimeError as error:
        raise UnsupportedInstructionError(
            f"this PTX uses registers of types that do not go together: {error}"
        ) from None
    module.triple = machine.triple
    module.data_layout = str(machine.target_data)
    compiled: bytes = machine.emit_object(module)
    return compiled


def _machine() -> llvm.TargetMachine:
    """Make a target for this CPU; an execution engine takes possession of the one it is given."""
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    return llvm.Target.from_default_triple().create_target_machine(
        cpu=llvm.get_host_cpu_name(),
        features=llvm.get_host_cpu_features().flatten(),
        opt=1,
        reloc="default",
        codemodel="jitdefault",
        jit=True,
    )


@cache
def _own_digest() -> str:
    """Digest of the emulator's sources, versions and this CPU: compiled objects depend on them all."""
    package = Path(__file__).parents[1]
    sources = [p.read_bytes() for part in ("emulator", "ptx") for p in sorted((package / part).rglob("*.py"))]
    features = llvm.get_host_cpu_features().flatten()
    return digest(*sources, version("llvmlite"), llvm.get_host_cpu_name(), features, platform.platform())
