"""Every example of README and of the docs runs, and shows what it prints."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.docs.snippets import EVALUATORS, ROOT, run_page

PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
CODE = [
    page for page in PAGES if re.search(r"^ *```(python|py|sh|console|cuda|json)\n", page.read_text(), re.MULTILINE)
]
SLOW = {
    *("coming_from/kernel_tuner.md", "coming_from/side_by_side.md"),
    *("guide/experiment.md", "guide/model_files.md", "guide/programs.md", "guide/training.md"),
}
NOT_RUN = {"text", "mermaid", "cpp", "{eval-rst}", "{toctree}", "{include}"}


@pytest.mark.parametrize(
    "page",
    [
        pytest.param(page, marks=pytest.mark.slow if page in {ROOT / "docs" / name for name in SLOW} else ())
        for page in CODE
    ],
    ids=lambda page: str(page.relative_to(ROOT)),
)
def test_every_block_of_a_page_runs(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(tmp_path)  # a page's files import each other
    assert run_page(page, tmp_path)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_block_names_a_language_that_is_known(page: Path) -> None:
    fences = re.findall(r"^ *```(.*)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    assert set(fences[::2]) <= set(EVALUATORS) | NOT_RUN
    assert set(fences[1::2]) <= {""}


def page(tmp_path: Path, text: str) -> Path:
    (tmp_path / "page.md").write_text(text)
    return tmp_path / "page.md"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("```python\nprint(1)\n```\n\n```text\n2\n```\n", "printed\n1"),
        ("```python\n1 / 0\n```\n", "division by zero"),
        ("```py\nimport\n```\n", "invalid syntax"),
        ("```sh\nworkbench occupancy nothing.cu\n```\n", "ended with 2"),
        ("```sh\nmake tea\n```\n", "no target tea"),
        ("```sh\npip install 'workbench-cuda[tea]'\n```\n", "no extra tea"),
        ("```console\n$ workbench list --kernels nowhere\n```\n", "ended with 2"),
        ("```cuda\n__global__ void f() { nothing; }\n```\n", 'identifier "nothing" is undefined'),
    ],
    ids=["other text", "exception", "syntax", "command fails", "no target", "no extra", "console", "does not compile"],
)
def test_a_page_that_is_not_so_is_found(tmp_path: Path, text: str, message: str) -> None:
    with pytest.raises(Exception, match=re.escape(message)):
        run_page(page(tmp_path, text), tmp_path)


def test_a_block_that_is_a_file_is_written(tmp_path: Path) -> None:
    kernel = "```cuda\n// mine/none.cu\n__global__ void none() {}\n```\n"
    module = "```python\n# mine/three.py\nx = 3\n```\n"
    use = "```python\nfrom mine.three import x\nprint(x)\n```\n```text\n3\n```\n"
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(tmp_path)
        assert run_page(page(tmp_path, kernel + module + use), tmp_path) == 4
    assert (tmp_path / "mine" / "none.cu").read_text().startswith("// mine/none.cu")


def test_the_blocks_of_a_page_are_one_session(tmp_path: Path) -> None:
    text = "```python\nx = 2\n```\nand then\n```python\nprint(x)\n```\n\n```text\n2\n```\n"
    assert run_page(page(tmp_path, text), tmp_path) == 3
