"""Execute the notebooks: each `.py` here in a fresh Jupyter kernel, its outputs kept in the `.ipynb` beside it.

`--check` keeps nothing, and fails where a committed notebook has other cells, or shows things of other kinds, than this
execution of its source. Values may differ: a figure is compared as a figure, not pixel by pixel.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from pathlib import Path

import jupytext
import nbformat
from nbclient import NotebookClient
from nbformat import NotebookNode

HERE = Path(__file__).parent
SOURCES = tuple(sorted(HERE.glob("[0-9]*.py")))
CELL_LIMIT_S = 300
START_LIMIT_S = 120


def execute(source: Path) -> NotebookNode:
    """Run every cell of a py:percent source; the first that fails without being marked as one that does, raises."""
    notebook = read(source)
    with tempfile.TemporaryDirectory() as directory:  # for what its cells write
        NotebookClient(
            notebook,
            timeout=CELL_LIMIT_S,
            kernel_name="python3",
            resources={"metadata": {"path": directory}},
            coalesce_streams=True,
            record_timing=False,
            extra_arguments=["--log-level=ERROR"],
            startup_timeout=START_LIMIT_S,
        ).execute()
    del notebook.metadata["language_info"]["version"]  # of the machine that ran it
    return notebook


def read(source: Path) -> NotebookNode:
    """Read a source as a notebook without outputs, the same one each time."""
    notebook = jupytext.read(source)
    notebook.metadata = {"kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"}}
    for number, cell in enumerate(notebook.cells):
        cell["id"] = f"cell-{number}"
    notebook.nbformat, notebook.nbformat_minor = 4, 5
    return notebook


def structure(notebook: NotebookNode) -> list[tuple[str, str, list[str]]]:
    """Reduce a notebook to what must be current: of each cell its type, source and the kinds of its outputs."""
    return [
        (cell.cell_type, cell.source, [_kind(output) for output in cell.get("outputs", ())]) for cell in notebook.cells
    ]


def _kind(output: NotebookNode) -> str:
    if output.output_type == "stream":
        return str(output.name)
    if output.output_type == "error":
        return str(output.ename)
    return " ".join(sorted(output.data))


def _differences(committed: Path, executed: NotebookNode) -> list[str]:
    if not committed.exists():
        return ["is not there"]
    old, new = structure(nbformat.read(committed, as_version=4)), structure(executed)
    if len(old) != len(new):
        return [f"has {len(old)} cells; its source has {len(new)}"]
    return [f"cell {n} is not current:\n{a}\n{b}" for n, (a, b) in enumerate(zip(old, new, strict=True)) if a != b]


def main() -> int:
    """Execute the notebooks that are named, or all."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("notebooks", nargs="*", type=Path, help="such as 01_first_kernel.py")
    parser.add_argument("--check", action="store_true", help="keep nothing; compare with what is committed")
    options = parser.parse_args()
    sources = [HERE / path.with_suffix(".py").name for path in options.notebooks] or SOURCES
    failed = 0
    for source in sources:
        begun = time.perf_counter()
        executed, committed = execute(source), source.with_suffix(".ipynb")
        wrong = _differences(committed, executed) if options.check else []
        if not options.check:
            nbformat.write(executed, committed)
        failed += bool(wrong)
        print(f"{committed.name}: {time.perf_counter() - begun:.1f} s", *wrong, sep="\n  ", flush=True)
    if options.check:
        print(f"{len(sources) - failed} passed, {failed} failed")
    if failed:
        print("make notebooks-update brings them up to date; look at the difference before you commit it")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
