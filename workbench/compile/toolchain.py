"""Find NVRTC and the CUDA headers among the installed packages."""

from __future__ import annotations

import importlib.util
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.metadata import PackageNotFoundError
from pathlib import Path

from workbench.compile.binding import Nvrtc
from workbench.compile.cache import default_cache, digest
from workbench.compile.compiler import Compilers
from workbench.compile.includes import find_names
from workbench.core.errors import MissingDependencyError
from workbench.core.forks import version


@dataclass(frozen=True)
class _Toolkit:
    """Where the packages of one CUDA release put their files, below the folders ``nvidia`` of the environment.

    Attributes
    ----------
    folder : str
        What every path below begins with, said where nothing is found.
    nvrtc_package, library : str
        The package of the compiler and its library.
    headers : mapping of str to str
        A file that is there when the package is, by package.
    include_dirs : tuple of str
    """

    folder: str
    nvrtc_package: str
    library: str
    headers: Mapping[str, str]
    include_dirs: tuple[str, ...]


_CUDA_13 = _Toolkit(
    "cu13",
    "nvidia-cuda-nvrtc",
    "cu13/lib/libnvrtc.so.13",
    {
        "nvidia-cuda-runtime": "cu13/include/cuda_fp16.h",
        "nvidia-cuda-crt": "cu13/include/crt/mma.h",
        "nvidia-cuda-cccl": "cu13/include/cccl/cub/cub.cuh",
    },
    ("cu13/include", "cu13/include/cccl"),
)
_CUDA_12 = _Toolkit(
    "cuda_runtime",
    "nvidia-cuda-nvrtc-cu12",
    "cuda_nvrtc/lib/libnvrtc.so.12",
    {
        "nvidia-cuda-runtime-cu12": "cuda_runtime/include/cuda_fp16.h",
        "nvidia-cuda-nvcc-cu12": "cuda_nvcc/include/crt/mma.h",
        "nvidia-cuda-cccl-cu12": "cuda_cccl/include/cub/cub.cuh",
    },
    ("cuda_runtime/include", "cuda_nvcc/include", "cuda_cccl/include"),
)


@cache
def _toolkit() -> _Toolkit:
    """CUDA 12 where the CuPy that would launch is built for it; CUDA 13 otherwise."""
    return _CUDA_12 if _package_version("cupy-cuda12x") else _CUDA_13


@cache
def _library() -> str:
    """Where NVRTC's library is; its bare name where no package has it."""
    library = _toolkit().library
    installed = (root / library for root in roots())
    return next((str(path) for path in installed if path.is_file()), Path(library).name)


@cache
def load_nvrtc() -> Nvrtc:
    """Load NVRTC's library, to ask it about itself; no driver is needed. Compiling is for `compilers`.

    Raises
    ------
    MissingDependencyError
        If NVRTC is not installed.
    """
    try:
        return Nvrtc(_library())
    except OSError as error:
        raise MissingDependencyError(
            f"compiling a kernel needs NVRTC, whose library cannot be loaded ({error}): "
            f"pip install {_toolkit().nvrtc_package}"
        ) from error


@cache
def compilers() -> Compilers:
    """Return the processes in which NVRTC compiles."""
    return Compilers(_library())


@cache
def nvrtc_version() -> tuple[int, int]:
    """Return NVRTC's version, for example ``(13, 0)``."""
    return load_nvrtc().version()


@cache
def header_dirs() -> tuple[Path, ...]:
    """Return the include directories of the installed CUDA header packages.

    Raises
    ------
    MissingDependencyError
        If one of the packages is absent.
    """
    toolkit, folders = _toolkit(), roots()
    missing = [p for p, probe in toolkit.headers.items() if not any((root / probe).is_file() for root in folders)]
    if missing:
        there = (str(root / toolkit.folder) for root in folders if (root / toolkit.folder).is_dir())
        where = ", ".join(there) or f"no nvidia/{toolkit.folder} directory in this environment"
        raise MissingDependencyError(f"CUDA headers are missing (looked in {where}): pip install {' '.join(missing)}")
    return tuple(d for root in folders for name in toolkit.include_dirs if (d := root / name).is_dir())


@cache
def header_macros() -> frozenset[str]:
    """Return the names of all macros that the installed CUDA headers define; the cache on disk keeps them."""
    key = digest("header-macros-1", *toolchain_versions(), *map(str, header_dirs()))
    names = default_cache().get_or_build(key, ".macros", lambda: "\n".join(sorted(_read_macros())).encode())
    return frozenset(names.decode().split("\n"))


def _read_macros() -> set[str]:
    files = {file for directory in header_dirs() for file in directory.rglob("*") if file.is_file()}
    return {name for file in files for name, _ in find_names(file.read_bytes())}


@cache
def toolchain_versions() -> tuple[str, ...]:
    """Return what identifies compiler and headers: ``"name version"`` of each package and NVRTC's own version."""
    packages = (_toolkit().nvrtc_package, *_toolkit().headers)
    return (f"nvrtc {'.'.join(map(str, nvrtc_version()))}", *(f"{p} {_package_version(p)}" for p in packages))


def _package_version(package: str) -> str:
    """Version of an installed distribution; empty where only its files are there."""
    try:
        return version(package)
    except PackageNotFoundError:
        return ""


def roots() -> tuple[Path, ...]:
    """Every directory ``nvidia``: it is a namespace package and may have several portions."""
    spec = importlib.util.find_spec("nvidia")
    return tuple(map(Path, spec.submodule_search_locations or ())) if spec else ()
