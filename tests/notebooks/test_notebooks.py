"""The committed notebooks are their sources, executed; `make notebooks` executes them again."""

import importlib.util
import re
from functools import cache
from pathlib import Path

import pytest

NOTEBOOKS = Path(__file__).parents[2] / "notebooks"
SOURCES = sorted(NOTEBOOKS.glob("[0-9]*.py"))
MOST_BYTES = 1 << 19


@cache
def runner():
    """Load what executes notebooks, when a test needs it: Jupyter's packages take seconds to import."""
    spec = importlib.util.spec_from_file_location("execute", NOTEBOOKS / "execute.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def committed(source):
    return runner().nbformat.read(source.with_suffix(".ipynb"), as_version=4)


def code_cells(source):
    return [cell for cell in committed(source).cells if cell.cell_type == "code"]


each = pytest.mark.parametrize("source", SOURCES, ids=lambda source: source.stem)


def test_every_source_has_a_notebook_and_every_notebook_a_source():
    assert [path.stem for path in SOURCES] == sorted(path.stem for path in NOTEBOOKS.glob("*.ipynb"))
    assert len(SOURCES) >= 6


@each
def test_its_cells_are_those_of_its_source(source):
    expected, got = runner().read(source), committed(source)
    runner().nbformat.validate(got)
    assert [(c.cell_type, c.source, c.id) for c in got.cells] == [(c.cell_type, c.source, c.id) for c in expected.cells]


@each
def test_its_source_is_as_jupyter_would_save_it(source):
    text = source.read_text(encoding="utf-8")
    jupytext = runner().jupytext
    assert jupytext.writes(jupytext.reads(text, fmt="py:percent"), fmt="py:percent") == text


@each
def test_it_was_executed_once_and_from_top_to_bottom(source):
    cells = code_cells(source)
    assert [cell.execution_count for cell in cells] == list(range(1, len(cells) + 1))
    assert not [output for cell in cells for output in cell.outputs if output.output_type == "error"]


@each
def test_it_has_a_picture_and_is_light(source):
    kinds = {kind for cell in code_cells(source) for output in cell.outputs for kind in output.get("data", ())}
    assert "image/png" in kinds
    assert source.with_suffix(".ipynb").stat().st_size < MOST_BYTES


@each
def test_it_holds_nothing_of_the_machine_that_ran_it(source):
    text = source.with_suffix(".ipynb").read_text(encoding="utf-8")
    assert not re.search(r"/(tmp|home|root|work|usr)/", text)


@each
def test_its_links_lead_somewhere(source):
    for cell in runner().read(source).cells:
        if cell.cell_type == "markdown":
            for target in re.findall(r"\]\(([\w./]+\.\w+)\)", cell.source):
                assert (NOTEBOOKS / target).exists(), target


def test_the_check_tells_what_is_not_current(tmp_path, capsys, monkeypatch):
    source = tmp_path / "1_sum.py"
    source.write_text("# %%\n1 + 1\n")
    executed = runner().execute(source)
    assert executed.cells[0].outputs[0].data["text/plain"] == "2"
    runner().nbformat.write(executed, source.with_suffix(".ipynb"))
    monkeypatch.setattr(runner(), "SOURCES", (source,))
    monkeypatch.setattr("sys.argv", ["execute.py", "--check"])
    monkeypatch.setattr(runner(), "execute", lambda source: executed)
    assert runner().main() == 0
    monkeypatch.setattr(runner(), "execute", runner().read)  # shows nothing
    assert runner().main() == 1
    assert "cell 0 is not current" in capsys.readouterr().out
