"""Put notebooks, models and what they read into the wheel: setuptools calls this (`pyproject.toml`)."""

from __future__ import annotations

import shutil
from pathlib import Path

from setuptools.command.build_py import build_py

SHARED = {
    "notebooks": ("*.ipynb",),
    "models": ("*.py", "LOG.md"),
    "benchmarks/results": ("ladder-*.json",),
}
"""Files of the checkout that lie in the package's folder ``share`` when it is installed."""


class BuildPy(build_py):
    """Builds the packages, and beside them what `workbench notebooks` copies."""

    def run(self) -> None:
        """Build."""
        super().run()
        if self.editable_mode:
            return
        for folder, patterns in SHARED.items():
            target = Path(self.build_lib) / "workbench" / "share" / folder
            target.mkdir(parents=True, exist_ok=True)
            for pattern in patterns:
                for file in sorted(Path(folder).glob(pattern)):
                    shutil.copy(file, target)
