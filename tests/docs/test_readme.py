"""What README and the index of decisions say is so: the first example is whole, commands and targets exist."""

from __future__ import annotations

import re
from pathlib import Path

from typer.main import get_command

from workbench.cli.app import app

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_first_example_fits_a_screen():
    example = re.search(r"```python\n(.*?)```", README, re.DOTALL)[1]
    assert len(example.splitlines()) <= 15


def test_every_command_that_is_named_exists_and_every_one_is_named():
    named = set(re.findall(r"`workbench (\w+)", README))
    assert named == set(get_command(app).commands)


def test_every_make_target_that_is_named_exists():
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    assert set(re.findall(r"make ([a-z-]+)", README)) - {"a"} <= targets


def test_every_decision_is_in_the_index():
    index = (ROOT / "docs" / "adr" / "README.md").read_text()
    pages = sorted(path.name for path in (ROOT / "docs" / "adr").glob("0*.md"))
    assert re.findall(r"\((0[^)]+)\)", index) == pages
    for number, name in enumerate(pages, start=1):
        title = (ROOT / "docs" / "adr" / name).read_text().splitlines()[0]
        assert title.startswith(f"# {number}. ")
        assert f"| {title.split('. ', 1)[1]} |" in index


def test_the_architecture_names_every_part_of_the_library_once():
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    (table,) = re.findall(r"\| folder \|.*?\n\n", page, re.DOTALL)
    parts = {path.stem for path in (ROOT / "workbench").iterdir() if path.suffix in {"", ".py"}} - {"__pycache__"}
    named = re.findall(r"`workbench/(\w+)(?:\.py)?`", table)
    assert sorted(named) == sorted(parts - {"__init__", "__main__"})
