"""Find NVRTC and the CUDA headers among the installed packages."""

from __future__ import annotations

import importlib.util
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from types import ModuleType

from workbench.core.errors import MissingDependencyError

# What each package brings: a file below nvidia/cu13 that is there when the package is.
_HEADER_PACKAGES = {
    "nvidia-cuda-runtime": "include/cuda_fp16.h",
    "nvidia-cuda-crt": "include/crt/mma.h",
    "nvidia-cuda-cccl": "include/cccl/cub/cub.cuh",
}
_INCLUDE_DIRS = ("include", "include/cccl")


@cache
def load_nvrtc() -> ModuleType:
    """Import CuPy's NVRTC binding and load the library behind it; no driver is needed.

    Raises
    ------
    MissingDependencyError
        If CuPy or NVRTC is not installed.
    """
    try:
        from cupy_backends.cuda.libs import nvrtc  # noqa: PLC0415  (cupy loads lazily)
    except ImportError as error:
        raise MissingDependencyError(
            f"compiling a kernel needs CuPy, which cannot be imported ({error}): pip install cupy-cuda13x"
        ) from error
    try:
        nvrtc.getVersion()
    except (RuntimeError, OSError) as error:
        raise MissingDependencyError(
            f"compiling a kernel needs NVRTC, whose library cannot be loaded ({error}): pip install nvidia-cuda-nvrtc"
        ) from error
    module: ModuleType = nvrtc
    return module


@cache
def nvrtc_version() -> tuple[int, int]:
    """Return NVRTC's version, for example ``(13, 0)``."""
    major, minor = load_nvrtc().getVersion()
    return major, minor


@cache
def header_dirs() -> tuple[Path, ...]:
    """Return the include directories of the installed CUDA header packages.

    Raises
    ------
    MissingDependencyError
        If one of the packages is absent.
    """
    roots = _toolkit_roots()
    missing = [p for p, probe in _HEADER_PACKAGES.items() if not any((root / probe).is_file() for root in roots)]
    if missing:
        where = ", ".join(map(str, roots)) or "no nvidia/cu13 directory in this environment"
        raise MissingDependencyError(f"CUDA headers are missing (looked in {where}): pip install {' '.join(missing)}")
    return tuple(d for root in roots for name in _INCLUDE_DIRS if (d := root / name).is_dir())


@cache
def toolchain_versions() -> tuple[str, ...]:
    """Return what identifies compiler and headers: ``"name version"`` of each package and NVRTC's own version."""
    packages = ("nvidia-cuda-nvrtc", *_HEADER_PACKAGES)
    return (f"nvrtc {'.'.join(map(str, nvrtc_version()))}", *(f"{p} {_package_version(p)}" for p in packages))


def _package_version(package: str) -> str:
    """Version of an installed distribution; empty where only its files are there."""
    try:
        return version(package)
    except PackageNotFoundError:
        return ""


def _toolkit_roots() -> tuple[Path, ...]:
    """Every ``nvidia/cu13`` directory: ``nvidia`` is a namespace package and may have several portions."""
    spec = importlib.util.find_spec("nvidia")
    locations = spec.submodule_search_locations if spec else None
    return tuple(root for p in locations or () if (root := Path(p) / "cu13").is_dir())
