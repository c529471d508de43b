"""Examine this machine: what is here, what works, and how to get what is missing."""

from __future__ import annotations

import ctypes
import platform
import sys
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from importlib import metadata
from typing import Any

from workbench.core.errors import MissingDependencyError, WorkbenchError

# What an import, a compile or a launch raises when its package or its driver is damaged.
_FAULTS = (WorkbenchError, ImportError, OSError, RuntimeError)

OLDEST_PYTHON = (3, 11)

# Distribution, what needs it; alternatives are separated by "|", the usual one first.
PACKAGES: tuple[tuple[str, str], ...] = (
    ("cupy-cuda13x|cupy-cuda12x|cupy", "NVRTC and GPU launches"),
    ("torch", "tensors and oracles"),
    ("numpy", "arrays"),
    ("llvmlite", "the emulator"),
    ("tree-sitter", "kernel signatures"),
    ("tree-sitter-cuda", "kernel signatures"),
    ("nvidia-cuda-nvrtc|nvidia-cuda-nvrtc-cu12", "the compiler"),
    ("nvidia-cuda-runtime|nvidia-cuda-runtime-cu12", "cuda_fp16.h, cuda_bf16.h"),
    ("nvidia-cuda-crt", "mma.h"),
    ("nvidia-cuda-cccl|nvidia-cuda-cccl-cu12", "cooperative_groups.h, cub"),
    ("matplotlib", "pictures"),
    ("typer", "the command line"),
    ("rich", "the command line"),
)


@dataclass(frozen=True)
class Check:
    """One thing that was looked at.

    Attributes
    ----------
    area : str
        ``"python"``, ``"package"``, ``"cpu"``, ``"gpu"`` or ``"cache"``.
    name : str
    ok : bool
    required : bool
        Whether running kernels without a GPU needs it.
    detail : str
        What was found, or what went wrong.
    remedy : str
        How to get it; empty where `ok`.
    """

    area: str
    name: str
    ok: bool
    required: bool
    detail: str
    remedy: str = ""


@dataclass(frozen=True)
class Report:
    """Everything `examine` looked at, in order."""

    checks: tuple[Check, ...]

    @property
    def healthy(self) -> bool:
        """Whether kernels run here without a GPU: every required check is ok."""
        return all(check.ok for check in self.checks if check.required)

    def to_json(self) -> list[dict[str, Any]]:
        """Return one JSON-ready row per check, keys as in `Check`."""
        return [asdict(check) for check in self.checks]


def examine() -> Report:
    """Look at Python, the packages, the CPU path, the GPU path and the cache.

    Returns
    -------
    Report
        A missing or damaged part is a row of it, never an exception.
    """
    return Report((_python(), *map(_package, PACKAGES), *_probe_all()))


def _python() -> Check:
    oldest = ".".join(map(str, OLDEST_PYTHON))
    return Check(
        "python",
        f"{platform.python_implementation()} on {platform.system()} {platform.machine()}",
        sys.version_info >= OLDEST_PYTHON,
        required=True,
        detail=platform.python_version(),
        remedy="" if sys.version_info >= OLDEST_PYTHON else f"install Python {oldest} or later",
    )


def _package(entry: tuple[str, str]) -> Check:
    names, purpose = entry
    for name in names.split("|"):
        try:
            return Check("package", name, True, True, f"{metadata.version(name)}, for {purpose}")
        except metadata.PackageNotFoundError:
            continue
    usual = names.split("|")[0]
    return Check("package", usual, False, True, f"not installed; needed for {purpose}", f"pip install {usual}")


@dataclass(frozen=True)
class _Probe:
    """A check that does something: `run` says what it found, or raises one of `_FAULTS`."""

    area: str
    name: str
    required: bool
    remedy: str
    run: Callable[[], str]


def _probe_all() -> Iterator[Check]:
    for probe in PROBES:
        try:
            yield Check(probe.area, probe.name, True, probe.required, probe.run())
        except _FAULTS as fault:
            yield Check(probe.area, probe.name, False, probe.required, str(fault), probe.remedy)


def _driver() -> str:
    library = "nvcuda.dll" if sys.platform == "win32" else "libcuda.so.1"
    try:
        cuda = ctypes.CDLL(library)
    except OSError as error:
        raise MissingDependencyError(f"{library} is not on this machine") from error
    version, devices = ctypes.c_int(), ctypes.c_int()
    for status in (
        cuda.cuInit(0),
        cuda.cuDriverGetVersion(ctypes.byref(version)),
        cuda.cuDeviceGetCount(ctypes.byref(devices)),
    ):
        if status:
            raise MissingDependencyError(f"the driver answers with CUDA error {status}")
    return f"CUDA {version.value // 1000}.{version.value % 1000 // 10}, {devices.value} device(s)"


PROBES: tuple[_Probe, ...] = (
    _Probe("gpu", "driver", False, "install an NVIDIA driver of version 580 or later; all else works without", _driver),
)
