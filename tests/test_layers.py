"""The layers hold, and the package loads without what only a GPU needs."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]


def test_every_import_contract_is_kept(capsys):
    from importlinter.cli import lint_imports  # noqa: PLC0415  (a GPU machine collects this file without it)

    status = lint_imports(config_filename=str(ROOT / ".importlinter"), no_cache=True)
    assert status == 0, capsys.readouterr().out


def modules_after(statement: str) -> set[str]:
    """Names in `sys.modules` of a fresh interpreter that sees no GPU and executed `statement`."""
    program = f"{statement}\nimport sys\nprint(*sys.modules)"
    run = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=True, env={"PYTHONPATH": "."}
    )
    return set(run.stdout.split())


def test_importing_the_package_loads_no_cupy_and_no_compiler():
    loaded = modules_after("import workbench")
    assert not loaded & {"cupy", "cupy_backends", "llvmlite", "matplotlib", "typer"}


def test_importing_the_package_leaves_cuda_alone():
    loaded = modules_after("import workbench\nimport torch\nassert not torch.cuda.is_initialized()")
    assert "workbench" in loaded
