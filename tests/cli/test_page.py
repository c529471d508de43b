"""`workbench page`: a file's kernel with and without a launch, an op's, two of them; wrong use."""

import json
import re

import pytest

from tests.cli.test_predict import WORDS
from tests.test_cli import GELU, run
from workbench.cli.app import ExitCode


def sides(path):
    """Return the data of a page."""
    return json.loads(re.search(r'type="application/json">(.*?)</script>', path.read_text(), re.DOTALL)[1])["sides"]


@pytest.mark.slow
def test_a_file_is_shown_with_its_launch(capsys, tmp_path):
    html = tmp_path / "page.html"
    assert run("page", GELU, *WORDS, "--gpu", "H100", "--html", html) is ExitCode.HOLDS
    assert capsys.readouterr().out == f"wrote {html}\n"
    (side,) = sides(html)
    assert side["lines"] and side["map"] and side["us"] > 0


def test_a_file_without_a_grid_is_shown_as_code(tmp_path):
    assert run("page", GELU, "--kernel", "gelu", "--html", tmp_path / "page.html") is ExitCode.HOLDS
    (side,) = sides(tmp_path / "page.html")
    assert side["sass"] and not side["lines"]


@pytest.mark.slow
def test_an_op_is_compared_with_another_variant(tmp_path):
    html = tmp_path / "page.html"
    assert run("page", "gelu", "--diff", "v2_vectorized", "--html", html) is ExitCode.HOLDS
    before, after = sides(html)
    assert before["files"][0]["name"].endswith("v1_elementwise.cu")
    assert after["files"][0]["name"].endswith("v2_vectorized.cu")


@pytest.mark.slow
def test_of_an_ops_launches_the_one_that_executes_most_is_shown(tmp_path):
    html = tmp_path / "page.html"
    assert run("page", "group_norm", "--variant", "v1_two_kernels", "--html", html) is ExitCode.HOLDS
    (side,) = sides(html)
    words = ("page", "group_norm", "--variant", "v1_two_kernels", "--kernel")
    others = {"group_norm_statistics", "group_norm_normalize"} - {side["name"]}
    assert len(others) == 1
    assert run(*words, *others, "--html", html) is ExitCode.HOLDS
    assert {sides(html)[0]["name"]} == others


@pytest.mark.parametrize(
    "words",
    [
        (GELU, "--arg", "x=4"),
        ("absent.cu",),
        ("gelu", "--kernel", "absent"),
        ("gelu", "--diff", "absent"),
        (GELU, *WORDS, "--gpu", "GTX"),
    ],
)
def test_wrong_use_writes_nothing(words, tmp_path):
    assert run("page", *words, "--html", tmp_path / "page.html") is ExitCode.WRONG_USE
    assert not (tmp_path / "page.html").exists()
