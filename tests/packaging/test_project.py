"""Pins, bounds and targets agree with one another."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import tomllib
from importlib import metadata
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import workbench

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
PINS = [
    Requirement(line)
    for line in (ROOT / "requirements.txt").read_text().splitlines()
    if line and not line.startswith("#")
]
BOUNDS = [Requirement(line) for line in (*PROJECT["dependencies"], *PROJECT["optional-dependencies"]["dev"])]


@pytest.mark.parametrize("pin", PINS, ids=lambda pin: pin.name)
def test_every_pin_is_one_exact_version(pin):
    (specifier,) = pin.specifier
    assert specifier.operator == "=="
    assert not pin.extras


@pytest.mark.parametrize("bound", BOUNDS, ids=lambda bound: bound.name)
def test_every_dependency_is_pinned_within_its_bound(bound):
    (pin,) = (pin for pin in PINS if pin.name == bound.name)
    (specifier,) = pin.specifier
    assert bound.specifier.contains(specifier.version)
    assert all(specifier.operator == ">=" for specifier in bound.specifier)


def imported_packages() -> set[str]:
    """Top-level packages that any Python file of the checkout imports by name."""
    names = set()
    for folder in ("workbench", "kernels_cu", "models", "notebooks", "tests"):
        for path in (ROOT / folder).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Import):
                    names |= {alias.name.split(".")[0] for alias in node.names}
                elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                    names.add(node.module.split(".")[0])
    return names - set(sys.stdlib_module_names) - {"workbench", "tests"}


def test_every_package_that_is_imported_is_pinned():
    homes = metadata.packages_distributions()
    pinned = {pin.name for pin in PINS}
    missing = {name for name in imported_packages() if not pinned & set(map(canonicalize_name, homes.get(name, ())))}
    assert not missing


def test_the_license_is_apaches_second():
    text = (ROOT / "LICENSE").read_text()
    assert "Apache License" in text
    assert "END OF TERMS AND CONDITIONS" in text
    assert PROJECT["license"] == "Apache-2.0"


def test_make_help_names_every_target():
    makefile = (ROOT / "Makefile").read_text()
    (phony,) = re.findall(r"^\.PHONY: (.*)$", makefile, re.MULTILINE)
    shown = subprocess.run(["make", "help"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert re.findall(r"^  make (\S+)", shown, re.MULTILINE) == phony.split()


def test_the_changelog_opens_with_this_version():
    releases = re.findall(r"^## \[(.+?)\]", (ROOT / "CHANGELOG.md").read_text(), re.MULTILINE)
    assert workbench.__version__ in releases[:2]


def test_pre_commit_runs_the_commands_of_make_lint():
    hooks = re.findall(r"entry: \.venv/bin/(.+)", (ROOT / ".pre-commit-config.yaml").read_text())
    (lint,) = re.findall(r"^lint:.*\n((?:\t.+\n)+)", (ROOT / "Makefile").read_text(), re.MULTILINE)
    commands = lint.replace("$(python)", "python").replace("$(lint_imports)", "lint-imports")
    assert sorted(hooks) == sorted(command.strip().removesuffix(" .") for command in commands.splitlines())


def test_no_expression_repeats_a_group_possessively():
    """Python before 3.11.5 may go on behind the place where such a group failed; an atomic group does not."""
    sources = [path for folder in ("workbench", "kernels_cu", "models") for path in (ROOT / folder).rglob("*.py")]
    assert not [path for path in sources if re.search(r"\)[*+?]\+", path.read_text(encoding="utf-8"))]


def test_the_citation_names_this_version():
    assert f"\nversion: {workbench.__version__}\n" in (ROOT / "CITATION.cff").read_text(encoding="utf-8")
