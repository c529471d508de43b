"""Find NVRTC and the CUDA headers: among the installed packages, or else in a CUDA toolkit of the machine."""

from __future__ import annotations

import importlib.util
import os
import platform
import re
import shutil
from collections.abc import Iterable, Iterator, Mapping
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


@dataclass(frozen=True)
class Headers:
    """The CUDA headers that sources include.

    Attributes
    ----------
    origin : str
        Where they were found, in words.
    dirs : tuple of Path
        Include directories.
    versions : tuple of str
        What identifies their contents.
    """

    origin: str
    dirs: tuple[Path, ...]
    versions: tuple[str, ...]


@cache
def _library() -> str:
    """Where NVRTC's library is; its bare name, which the loader looks up, where it was not found."""
    library = _toolkit().library
    name = Path(library).name
    places = [root / library for root in roots()]
    places += [root / folder / name for _, root in machine_toolkits() for folder in ("lib64", "lib")]
    return next((str(path) for path in places if path.is_file()), name)


def machine_toolkits() -> Iterator[tuple[str, Path]]:
    """CUDA toolkits that are not packages of this environment, as name and root, in the order in which they count."""
    for name in ("CUDA_HOME", "CUDA_PATH"):
        if os.environ.get(name):
            yield name, Path(os.environ[name])
    if nvcc := shutil.which("nvcc"):
        yield "nvcc in PATH", Path(nvcc).resolve().parent.parent
    if conda := os.environ.get("CONDA_PREFIX"):
        yield "CONDA_PREFIX", Path(conda)
        yield "CONDA_PREFIX", Path(conda) / "targets" / f"{platform.machine()}-linux"
    yield "the usual place", Path("/usr/local/cuda")


def _include_dirs(root: Path) -> tuple[Path, ...]:
    """Include directories of a toolkit that has all headers; none where it lacks one of them."""
    dirs = (root / "include", root / "include" / "cccl")
    wanted = ("cuda_fp16.h", "crt/mma.h", "cub/cub.cuh")
    whole = all(any((d / header).is_file() for d in dirs) for header in wanted)
    return tuple(d for d in dirs if d.is_dir()) if whole else ()


def _release(dirs: Iterable[Path]) -> tuple[int, int]:
    """CUDA release of headers: (0, 0) where they do not say it."""
    for directory in dirs:
        header = directory / "cuda_runtime_api.h"
        if header.is_file() and (found := re.search(rb"#define CUDART_VERSION +(\d+)", header.read_bytes())):
            return int(found[1]) // 1000, int(found[1]) % 1000 // 10
    return 0, 0


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
def headers() -> Headers:
    """Find the CUDA headers.

    The packages that came with Workbench count first, as they are those of NVRTC's package. Then come CUDA_HOME,
    CUDA_PATH, the toolkit of the nvcc in PATH, CONDA_PREFIX and /usr/local/cuda; the first one counts that has all
    headers, of NVRTC's major release.

    Raises
    ------
    MissingDependencyError
        If none of them does.
    """
    toolkit, folders = _toolkit(), roots()
    missing = [p for p, probe in toolkit.headers.items() if not any((root / probe).is_file() for root in folders)]
    if not missing:
        dirs = tuple(d for root in folders for name in toolkit.include_dirs if (d := root / name).is_dir())
        return Headers("the installed packages", dirs, tuple(f"{p} {_package_version(p)}" for p in toolkit.headers))
    there = [str(root / toolkit.folder) for root in folders if (root / toolkit.folder).is_dir()]
    looked = there or [f"no nvidia/{toolkit.folder} directory in this environment"]
    for name, root in machine_toolkits():
        dirs = _include_dirs(root)
        if not dirs:
            looked.append(f"{name}, {root}, which {'lacks some' if root.is_dir() else 'is not there'}")
        elif (release := _release(dirs))[0] != nvrtc_version()[0]:
            ours = ".".join(map(str, nvrtc_version()))
            looked.append(f"{name}, {root}, which has those of CUDA {release[0]}.{release[1]}, and NVRTC is {ours}")
        else:
            text = ".".join(map(str, release))
            return Headers(f"{name}, {root}, CUDA {text}", dirs, (f"headers {text}",))
    where = "; ".join(looked)
    raise MissingDependencyError(f"CUDA headers are missing (looked in {where}): pip install {' '.join(missing)}")


def header_dirs() -> tuple[Path, ...]:
    """Return the include directories of the CUDA headers; errors are those of `headers`."""
    return headers().dirs


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
    package = _toolkit().nvrtc_package
    nvrtc = ".".join(map(str, nvrtc_version()))
    return (f"nvrtc {nvrtc}", f"{package} {_package_version(package)}", *headers().versions)


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
