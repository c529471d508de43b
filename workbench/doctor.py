"""Examine this machine: what is here, what works, and how to get what is missing."""

from __future__ import annotations

import ctypes
import platform
import shutil
import sys
import uuid
import warnings
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from importlib import metadata
from tempfile import TemporaryFile

from workbench.core import places
from workbench.core.environment import cores, guard, spell
from workbench.core.errors import EnvironmentFaultError, MissingDependencyError, WorkbenchError

# What an import, a compile or a launch raises when its package or its driver is damaged.
_FAULTS = (WorkbenchError, ImportError, OSError, RuntimeError)

OLDEST_PYTHON = (3, 11)

# Distribution, what needs it; alternatives are separated by "|", the usual one first.
PACKAGES: tuple[tuple[str, str], ...] = (
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
        ``"python"``, ``"package"``, ``"cpu"`` or ``"gpu"``.
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

    def to_json(self) -> list[dict[str, object]]:
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
    """Look for a package. CUDA's are not required: checks of compiler and headers say if a toolkit has them."""
    names, purpose = entry
    usual, *_ = several = names.split("|")
    required = not usual.startswith("nvidia-")
    for name in several:
        try:
            return Check("package", name, True, required, metadata.version(name))
        except metadata.PackageNotFoundError:
            continue
    return Check("package", usual, False, required, f"not installed; needed for {purpose}", f"pip install {usual}")


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
            cure = fault.cure if isinstance(fault, EnvironmentFaultError) else ""
            yield Check(probe.area, probe.name, False, probe.required, str(fault), cure or probe.remedy)


_KERNEL = """
extern "C" __global__ void twice(const float* x, float* y, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = 2.0f * x[i];
}
"""

_HEADERS = ("cuda_fp16.h", "cuda_bf16.h", "mma.h", "cooperative_groups.h", "cub/block/block_reduce.cuh")


def _nvrtc() -> str:
    """Compile a source that no cache can hold."""
    from workbench.compile import CompileOptions, Source, compile_cubin, compile_ptx
    from workbench.compile.toolchain import nvrtc_version

    source = Source.inline(f"{_KERNEL}// {uuid.uuid4()}\n")
    for compile_one in (compile_ptx, compile_cubin):
        compile_one(source, CompileOptions(), ("twice",))
    return f"NVRTC {'.'.join(map(str, nvrtc_version()))} makes PTX and CUBIN"


def _headers() -> str:
    from workbench.compile import CompileOptions, Source, compile_ptx
    from workbench.compile.toolchain import headers

    text = "".join(f"#include <{header}>\n" for header in _HEADERS)
    compile_ptx(Source.inline(text + _KERNEL), CompileOptions(), ("twice",))
    return f"{', '.join(_HEADERS)}: of {headers().origin}"


def _emulator() -> str:
    _run_twice("cpu")
    return f"a kernel ran on {cores()} cores and its result is right"


def _cache() -> str:
    """Look before anything is compiled: a cache that cannot be used says so once in a process."""
    from workbench.compile.cache import CacheWarning, default_cache

    with warnings.catch_warnings():
        warnings.simplefilter("error", CacheWarning)
        try:
            directory = default_cache().directory
        except CacheWarning as warning:
            raise WorkbenchError(str(warning)) from warning
    size_bytes = sum(size for _, size, _ in default_cache().entries())
    return f"{spell(directory)}, {size_bytes / 2**20:.1f} MiB"


def _home() -> str:
    directory = places.home()
    if directory is None:
        raise MissingDependencyError(f"there is none: {places.why_no_home()}")
    if not directory.is_dir():
        raise MissingDependencyError(f"{spell(directory)} is no directory")
    return spell(directory)


def _temporary() -> str:
    """Write a few kilobytes, which a full disk does not take."""
    directory = places.temporary_directory()
    with guard("write a temporary file in", directory), TemporaryFile(dir=directory) as file:
        file.write(bytes(1 << 16))
        file.flush()
    return f"{spell(directory)}, {shutil.disk_usage(directory).free / 2**30:.1f} GiB free"


def _driver() -> str:
    library = "nvcuda.dll" if sys.platform == "win32" else "libcuda.so.1"
    try:
        cuda = ctypes.CDLL(library)
    except OSError as error:
        raise MissingDependencyError(f"no {library} on this machine") from error
    version, devices = ctypes.c_int(), ctypes.c_int()
    for status in (
        cuda.cuInit(0),
        cuda.cuDriverGetVersion(ctypes.byref(version)),
        cuda.cuDeviceGetCount(ctypes.byref(devices)),
    ):
        if status:
            raise MissingDependencyError(f"the driver answers with CUDA error {status}")
    return f"for CUDA {version.value // 1000}.{version.value % 1000 // 10}; {devices.value} GPU(s)"


def require_cuda() -> str:
    """Say which GPU torch uses.

    Raises
    ------
    MissingDependencyError
        If torch is built without CUDA, or finds no GPU.
    """
    import torch

    if torch.version.cuda is None:
        raise MissingDependencyError(f"torch {torch.__version__} is built without CUDA; a GPU needs one for CUDA")
    if not torch.cuda.is_available():
        raise MissingDependencyError(f"torch {torch.__version__} for CUDA {torch.version.cuda} finds no GPU")
    return torch.cuda.get_device_name()


def _cupy() -> str:
    from workbench.gpu.launch import CUPY_VERSION

    return f"CuPy {CUPY_VERSION}"


def _launch() -> str:
    require_cuda()
    _run_twice("cuda")
    return "a kernel ran and its result is right"


def _run_twice(device: str) -> None:
    import torch

    from workbench.kernel import load

    x = torch.arange(1000, dtype=torch.float32, device=device)
    y = torch.full_like(x, float("nan"))
    load(_KERNEL, "twice")[4, 256](x, y, x.numel())
    if not torch.equal(y, 2 * x):
        raise WorkbenchError(f"a kernel that doubles {x[:4].tolist()} gave {y[:4].tolist()}")


PROBES: tuple[_Probe, ...] = (
    _Probe("cpu", "home", False, "set HOME to a directory of your own", _home),
    _Probe("cpu", "temporary files", False, "set TMPDIR to a directory of your own", _temporary),
    _Probe("cpu", "cache", False, "let WORKBENCH_CACHE_DIR name a directory of your own", _cache),
    _Probe("cpu", "compiler", True, "pip install nvidia-cuda-nvrtc", _nvrtc),
    _Probe("cpu", "headers", True, "pip install nvidia-cuda-runtime nvidia-cuda-crt nvidia-cuda-cccl", _headers),
    _Probe("cpu", "emulator", True, "pip install llvmlite torch", _emulator),
    _Probe("gpu", "driver", False, "install an NVIDIA driver of version 580 or later", _driver),
    _Probe("gpu", "torch", False, "install a torch that is built for the CUDA of this driver", require_cuda),
    _Probe("gpu", "cupy", False, "pip install 'workbench-cuda[cuda13]', or [cuda12] for an older driver", _cupy),
    _Probe("gpu", "launch", False, "see the lines above", _launch),
)
