import builtins
import importlib.util
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from workbench.compile import toolchain
from workbench.core.errors import MissingDependencyError

CACHED = (toolchain.load_nvrtc, toolchain.nvrtc_version, toolchain.header_dirs, toolchain.toolchain_versions)


@pytest.fixture(autouse=True)
def _fresh() -> Iterator[None]:
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


def test_no_cupy(monkeypatch: pytest.MonkeyPatch) -> None:
    genuine = builtins.__import__

    def without_cupy(name: str, *args: object, **kwargs: object) -> object:
        if name.startswith("cupy"):
            raise ModuleNotFoundError(f"No module named {name!r}")
        return genuine(name, *args, **kwargs)

    monkeypatch.setattr(builtins, "__import__", without_cupy)
    with pytest.raises(MissingDependencyError, match="pip install cupy-cuda13x"):
        toolchain.load_nvrtc()


def test_no_nvrtc_library(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail() -> tuple[int, int]:
        raise RuntimeError("CuPy failed to load libnvrtc.so.13")

    monkeypatch.setattr(toolchain.load_nvrtc(), "getVersion", fail)
    toolchain.load_nvrtc.cache_clear()
    with pytest.raises(MissingDependencyError, match="pip install nvidia-cuda-nvrtc"):
        toolchain.load_nvrtc()


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
