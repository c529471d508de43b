"""NVRTC and headers are found among the packages; what is missing is named."""

import dataclasses
import importlib.util
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from workbench.compile import toolchain
from workbench.core.errors import MissingDependencyError

CACHED = (
    toolchain._toolkit,
    toolchain._library,
    toolchain.load_nvrtc,
    toolchain.nvrtc_version,
    toolchain.headers,
    toolchain.header_macros,
    toolchain.toolchain_versions,
)


@pytest.fixture(autouse=True)
def _fresh(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Forget what was found, and hide the toolkits of the machine that the tests run on."""
    monkeypatch.setattr(toolchain, "machine_toolkits", lambda: iter(()))
    for function in CACHED:
        function.cache_clear()
    yield
    for function in CACHED:
        function.cache_clear()


def test_finds_headers_in_the_installed_packages() -> None:
    directories = toolchain.header_dirs()
    for header in ("cuda_fp16.h", "mma.h", "cooperative_groups.h", "cub/block/block_reduce.cuh"):
        assert any((d / header).is_file() for d in directories), header


def test_versions_name_every_package() -> None:
    versions = toolchain.toolchain_versions()
    assert versions[0] == "nvrtc {}.{}".format(*toolchain.nvrtc_version())
    assert [v.split()[0] for v in versions[1:]] == [
        "nvidia-cuda-nvrtc",
        "nvidia-cuda-runtime",
        "nvidia-cuda-crt",
        "nvidia-cuda-cccl",
    ]


def test_names_the_missing_header_packages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "cu13" / "include").mkdir(parents=True)
    (tmp_path / "cu13" / "include" / "cuda_fp16.h").write_text("")
    spec = importlib.util.spec_from_loader("nvidia", None, is_package=True)
    spec.submodule_search_locations = [str(tmp_path)]
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: spec)
    with pytest.raises(MissingDependencyError, match=r"pip install nvidia-cuda-crt nvidia-cuda-cccl$"):
        toolchain.header_dirs()


def test_no_header_package_at_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    with pytest.raises(MissingDependencyError, match=r"no nvidia/cu13 directory.*pip install nvidia-cuda-runtime"):
        toolchain.header_dirs()


FIND = toolchain.machine_toolkits  # before a test hides it


def make_toolkit(root: Path, version: int, *, cub: str = "include/cccl/cub/cub.cuh") -> Path:
    for file in ("include/cuda_fp16.h", "include/crt/mma.h", cub):
        (root / file).parent.mkdir(parents=True, exist_ok=True)
        (root / file).write_text("")
    (root / "include" / "cuda_runtime_api.h").write_text(f"#define CUDART_VERSION {version}\n")
    return root


@pytest.fixture
def no_packages(monkeypatch: pytest.MonkeyPatch) -> None:
    """NVRTC is there, and no package with headers."""
    version = toolchain.nvrtc_version()
    monkeypatch.setattr(toolchain, "nvrtc_version", lambda: version)
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)


@pytest.mark.usefixtures("no_packages")
def test_a_toolkit_of_the_machine_stands_in_for_packages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    major, minor = toolchain.nvrtc_version()
    old = make_toolkit(tmp_path / "old", 11080, cub="include/cub/cub.cuh")
    new = make_toolkit(tmp_path / "new", 1000 * major + 10 * minor)
    monkeypatch.setattr(toolchain, "machine_toolkits", lambda: iter([("CUDA_HOME", old), ("CUDA_PATH", new)]))
    found = toolchain.headers()
    assert found.dirs == (new / "include", new / "include" / "cccl")
    assert found.origin == f"CUDA_PATH, {new}, CUDA {major}.{minor}"
    assert toolchain.toolchain_versions()[-1] == f"headers {major}.{minor}"


@pytest.mark.usefixtures("no_packages")
def test_a_toolkit_that_does_not_serve_says_why(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    old = make_toolkit(tmp_path / "old", 11080)
    (tmp_path / "part" / "include").mkdir(parents=True)
    places = [("CUDA_HOME", old), ("CUDA_PATH", tmp_path / "part"), ("the usual place", tmp_path / "none")]
    monkeypatch.setattr(toolchain, "machine_toolkits", lambda: iter(places))
    with pytest.raises(MissingDependencyError) as caught:
        toolchain.headers()
    message = str(caught.value)
    assert "old, which has those of CUDA 11.8, and NVRTC is 13." in message
    assert "part, which lacks some" in message
    assert "none, which is not there" in message


def test_toolkits_are_looked_for_in_the_documented_order(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "bin").mkdir()
    nvcc = tmp_path / "bin" / "nvcc"
    nvcc.write_text("#!/bin/sh\n")
    nvcc.chmod(0o755)
    for name, value in {"CUDA_HOME": "/a", "CUDA_PATH": "/b", "PATH": str(nvcc.parent), "CONDA_PREFIX": "/c"}.items():
        monkeypatch.setenv(name, value)
    names, places = zip(*FIND(), strict=True)
    assert names == ("CUDA_HOME", "CUDA_PATH", "nvcc in PATH", "CONDA_PREFIX", "CONDA_PREFIX", "the usual place")
    assert places[:4] == (Path("/a"), Path("/b"), tmp_path, Path("/c"))


def test_no_nvrtc_library(monkeypatch: pytest.MonkeyPatch) -> None:
    missing = dataclasses.replace(toolchain._CUDA_13, library="cu13/lib/libnvrtc.so.99")
    monkeypatch.setattr(toolchain, "_CUDA_13", missing)
    with pytest.raises(MissingDependencyError, match=r"libnvrtc\.so\.99.*pip install nvidia-cuda-nvrtc$"):
        toolchain.load_nvrtc()


def test_a_cupy_for_cuda_12_asks_for_the_compiler_and_headers_of_cuda_12(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(toolchain, "version", lambda package: "14.0")
    spec = importlib.util.spec_from_loader("nvidia", None, is_package=True)
    spec.submodule_search_locations = [str(tmp_path)]
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: spec)
    with pytest.raises(MissingDependencyError, match=r"pip install nvidia-cuda-nvrtc-cu12$"):
        toolchain.load_nvrtc()
    for probe in toolchain._CUDA_12.headers.values():
        (tmp_path / probe).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / probe).write_text("")
    assert toolchain.header_dirs() == tuple(tmp_path / name for name in toolchain._CUDA_12.include_dirs)


def test_a_package_known_by_its_files_alone_has_no_version(monkeypatch: pytest.MonkeyPatch) -> None:
    def unknown(package: str) -> str:
        raise toolchain.PackageNotFoundError(package)

    monkeypatch.setattr(toolchain, "version", unknown)
    assert "nvidia-cuda-crt " in toolchain.toolchain_versions()


def test_importing_the_compiler_loads_no_gpu_package() -> None:
    code = (
        "import sys, workbench.compile; print([m for m in sys.modules if m.startswith(('cupy', 'torch', 'llvmlite'))])"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "[]"
