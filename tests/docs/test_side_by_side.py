"""The page that compares tools: its tables are those of the benchmark's result, and its blocks are what ran."""

from __future__ import annotations

import importlib.util
import json
import re
import sys

import pytest

from tests.docs.snippets import ROOT

RESULT = max((ROOT / "benchmarks" / "results").glob("side_by_side-*.json"))


@pytest.fixture(scope="module")
def script():
    spec = importlib.util.spec_from_file_location("side_by_side", ROOT / "benchmarks" / "side_by_side.py")
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # dataclasses look their module up
    spec.loader.exec_module(module)
    yield module
    del sys.modules[spec.name]


@pytest.fixture(scope="module")
def document():
    return json.loads(RESULT.read_text(encoding="utf-8"))


def test_the_tables_are_those_of_the_result(script, document):
    page = script.PAGE.read_text(encoding="utf-8")
    assert script.put(page, script.tables_of(document)) == page


def test_every_tool_has_a_block_for_each_task_of_as_many_lines_as_were_run(script, document):
    lines = {(one.task, one.tool): one.lines for one in script.read_blocks(script.PAGE.read_text(encoding="utf-8"))}
    assert lines == {(row["task"], row["tool"]): row["lines"] for row in document["tasks"]}
    assert len(lines) == 2 * len(script.TOOLS)


def test_every_mistake_changes_what_the_page_has(script):
    page = script.PAGE.read_text(encoding="utf-8")
    kernel = script.read_kernels(page)["softmax.cu"]
    assert all(script.change(kernel, *mistake.kernel) != kernel for mistake in script.MISTAKES if mistake.kernel[0])
    for one in script.read_blocks(page):
        if one.task == "first":
            tool = script.TOOLS[one.tool]
            assert script.change(script.change(one.text, *tool.lineinfo), *tool.wide) != one.text


def test_lines_are_neither_blank_nor_comments(script):
    text = "# %%\n%%cuda\n#include <cmath>\n\n  // why\nint main() {}  // here\n"
    assert script.Block("first", "nvcc4jupyter", "ipython", text).lines == 3


def test_no_result_names_a_directory_of_the_machine(script):
    assert script.shorten("at /a/b-1/c.cu:3, not a/b or 3 / 4") == "at .../c.cu:3, not a/b or 3 / 4"
    assert not re.search(r"[\"' (]/\w+/\w+", RESULT.read_text(encoding="utf-8"))
