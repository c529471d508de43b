"""A wheel, installed away from the checkout, is the whole library, also for folders outside it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from email import message_from_bytes
from pathlib import Path

import pytest

import workbench
from workbench.op import load_ops

ROOT = Path(__file__).parents[2]
BUILD = "import sys, setuptools.build_meta as backend; print(backend.build_wheel(sys.argv[1]))"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the wheel from a copy of what it is made of, as pip does without build isolation."""
    copy = tmp_path_factory.mktemp("copy")
    for folder in ("workbench", "kernels_cu", "notebooks", "models", "benchmarks/results"):
        shutil.copytree(ROOT / folder, copy / folder, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("pyproject.toml", "build_wheel.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, copy)
    subprocess.run([sys.executable, "-c", BUILD, str(copy)], cwd=copy, capture_output=True, text=True, check=True)
    (built,) = copy.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def site(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Unpack the wheel where an interpreter finds it."""
    folder = tmp_path_factory.mktemp("site")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder)
    return folder


def run(site: Path, directory: Path, *command: str) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([str(site), *sys.path])}
    return subprocess.run(
        [sys.executable, *command], cwd=directory, env=environment, capture_output=True, text=True, check=False
    )


SESSION = """
import sys
from pathlib import Path
import workbench
from workbench.cli import main

assert Path(workbench.__file__).is_relative_to(sys.argv[1]), workbench.__file__
for words in (
    ["new", "scale", "--kernels", "mine"],
    ["verify", "scale", "--kernels", "mine", "--case", "odd", "--dtype", "float32"],
    ["verify", "gelu", "--case", "odd", "--dtype", "float32"],
    ["list", "--json", "rows.json"],
    ["notebooks", "tour"],
    ["notebooks", "tour"],
    ["new", "scale"],
):
    try:
        main(words)
    except SystemExit as exit:
        print("exit", exit.code)
"""


@pytest.mark.slow
def test_the_installed_command_works_from_another_directory(site, tmp_path):
    done = run(site, tmp_path, "-c", SESSION, str(site))
    assert [line for line in done.stdout.splitlines() if line.startswith("exit")] == ["exit 0"] * 5 + ["exit 2"] * 2
    assert (tmp_path / "mine" / "scale" / "op.py").is_file()
    assert "--kernels my_kernels" in done.stderr
    assert "tour is not empty" in done.stderr
    for folder, pattern in (("notebooks", "*.ipynb"), ("models", "*.py")):
        copied = {path.name: path.read_bytes() for path in (tmp_path / "tour" / folder).iterdir()}
        assert copied == {path.name: path.read_bytes() for path in (ROOT / folder).glob(pattern)}
    assert not (site / "kernels_cu" / "scale").exists()
    listed = (tmp_path / "rows.json").read_text()
    assert all(f'"{op.name}"' in listed for op in load_ops())


def test_every_file_that_a_kernel_needs_is_in_the_wheel(wheel):
    names = set(zipfile.ZipFile(wheel).namelist())
    for suffix in ("*.cu", "*.cuh", "op.py"):
        for path in (ROOT / "kernels_cu").rglob(suffix):
            assert path.relative_to(ROOT).as_posix() in names
    assert {"workbench/py.typed", "workbench/cli/template/op.py.txt"} <= names
    assert any(name.startswith("workbench/share/benchmarks/results/ladder-") for name in names)  # notebook 7 reads it
    assert {name.split("/")[0].split("-")[0] for name in names} == {"workbench", "kernels_cu", "workbench_cuda"}


def test_the_wheel_says_what_it_is(wheel):
    archive = zipfile.ZipFile(wheel)
    (metadata,) = (name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
    about = message_from_bytes(archive.read(metadata))
    assert (about["Name"], about["Version"]) == ("workbench-cuda", workbench.__version__)
    assert about["License-Expression"] == "Apache-2.0"
    assert set(about.get_all("Provides-Extra")) >= {"tune", "notebook", "distributed", "cuda12"}
    entry_points = archive.read(metadata.replace("METADATA", "entry_points.txt")).decode()
    assert "workbench = workbench.cli:run" in entry_points


def test_an_editable_install_is_a_path_that_type_checkers_follow(tmp_path):
    checkout = tmp_path / "checkout"
    for folder in ("workbench", "kernels_cu/gelu"):
        (checkout / folder).mkdir(parents=True)
    (checkout / "workbench" / "__init__.py").write_text('__version__ = "0"\n')
    for name in ("pyproject.toml", "build_wheel.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, checkout)
    build = BUILD.replace("build_wheel", "build_editable")
    subprocess.run([sys.executable, "-c", build, str(tmp_path)], cwd=checkout, capture_output=True, check=True)
    (built,) = tmp_path.glob("*.whl")
    archive = zipfile.ZipFile(built)
    files = [name for name in archive.namelist() if ".dist-info/" not in name]
    assert [Path(name).suffix for name in files] == [".pth"]
    assert archive.read(files[0]).decode().split() == [str(checkout)]
