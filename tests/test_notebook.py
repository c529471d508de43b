"""A notebook makes kernels of its cells, shows what is wrong with them, and shows results as pictures."""

import html
from dataclasses import replace
from importlib import import_module

import pytest
import torch
from IPython.core.displaypub import CapturingDisplayPublisher
from IPython.core.error import UsageError
from IPython.core.interactiveshell import InteractiveShell

import workbench as wb
from workbench.core.errors import CompileError
from workbench.notebook import _PICTURES, _SPOKEN

SCALE = """\
#ifndef FACTOR
#define FACTOR 2
#endif
extern "C" __global__ void scale(float* x, int n) {
  if (threadIdx.x < n) x[threadIdx.x] *= FACTOR;
}
"""
TEMPLATE = """\
namespace ns {
template <typename T, int kFactor> __global__ void scale(T* x, int n) {
  if (threadIdx.x < n) x[threadIdx.x] *= kFactor;
}
}
"""


@pytest.fixture
def shell():
    shell = InteractiveShell()
    shell.display_pub = CapturingDisplayPublisher()
    shell.extension_manager.load_extension("workbench")
    yield shell
    shell.history_manager.end_session()


def run(shell, line, cell):
    """Run a `%%cuda` cell; return what it displays."""
    shell.display_pub.outputs.clear()
    shell.run_cell_magic("cuda", line, cell)
    return [output["data"] for output in shell.display_pub.outputs]


def show(shell, result):
    """Return what a cell displays that ends in `result`."""
    shell.display_pub.outputs.clear()
    shell.display_formatter.format(result)
    return [output["data"] for output in shell.display_pub.outputs]


def test_a_cell_becomes_a_kernel_that_runs(shell):
    (shown,) = run(shell, "", SCALE)
    x = torch.ones(40)
    shell.user_ns["scale"][1, 64](x, 40)
    assert x.tolist() == [2] * 40
    assert "scale(float* x, int n)" in shown["text/html"]


def test_options_reach_the_compiler(shell):
    run(shell, "scale -D FACTOR=5 --arch sm_90a --name five", SCALE)
    x = torch.ones(4)
    shell.user_ns["five"][1, 32](x, 4)
    assert x.tolist() == [5] * 4
    assert shell.user_ns["five"].resources().arch == "sm_90"


def test_an_instance_of_a_template_is_named_after_it(shell):
    run(shell, "'ns::scale<float, 3>'", TEMPLATE)
    x = torch.ones(4)
    shell.user_ns["scale"][1, 32](x, 4)
    assert x.tolist() == [3] * 4


def test_every_kernel_of_a_cell_is_a_variable(shell):
    shown = run(shell, "", SCALE + SCALE.replace("void scale", "void again"))
    assert [output["text/plain"] for output in shown] == ["<Kernel scale of <source>>", "<Kernel again of <source>>"]


def test_an_error_has_the_lines_of_the_cell_and_a_caret(shell):
    with pytest.raises(UsageError) as caught:
        run(shell, "", SCALE.replace("threadIdx.x < n", "threadIdx.x << m"))
    assert "<source>:6:" in str(caught.value)  # the magic's own line is the first
    assert str(caught.value).splitlines()[-1].endswith("^")
    assert "scale" not in shell.user_ns


@pytest.mark.parametrize(
    ("line", "cell", "message"),
    [
        ("--colour red", SCALE, "unrecognized arguments: --colour"),
        ("--name one", SCALE + SCALE.replace("void scale", "void again"), "for one kernel; the cell declares scale"),
        ("", "int x;", "defines no plain kernel"),
        ("", TEMPLATE, "name an instance of ns::scale"),
        ("missing", SCALE, "missing"),
        ("'abc", SCALE, 'no closing quotation in "\'abc"'),
        ("abc\\", SCALE, "no escaped character"),
    ],
)
def test_what_makes_no_kernel_is_refused_in_words(shell, line, cell, message):
    with pytest.raises(UsageError, match=message):
        run(shell, line, cell)


def test_results_show_words_and_a_picture(shell):
    run(shell, "", SCALE)
    trace = shell.user_ns["scale"].trace(torch.ones(40), 40, grid=1, block=64)
    occupancy = wb.occupancy(256, 40)
    for result in (trace.index_map("x"), occupancy, occupancy.sweep("registers"), occupancy.heat_map()):
        words, picture = show(shell, result)
        assert html.escape(str(result)) in words["text/html"]
        assert "image/png" in picture


def test_what_cannot_be_drawn_says_so(shell):
    run(shell, "", SCALE)
    index_map = shell.user_ns["scale"].trace(torch.ones(40), 40, grid=1, block=64).index_map("x")
    empty = replace(index_map, **{name: getattr(index_map, name)[:0] for name in ("block", "warp", "count", "shared")})
    assert "no elements to draw" in show(shell, empty)[1]["text/plain"]


def test_a_kernel_shows_its_needs_or_why_it_does_not_compile():
    shown = wb.load(SCALE, "scale", defines={"FACTOR": 7})._repr_html_()
    assert "FACTOR=7" in shown
    assert "registers" in shown
    broken = wb.load(SCALE.replace("*=", "*=<"), "scale")
    with pytest.raises(CompileError) as caught:
        broken.resources()
    assert html.escape(str(caught.value)) in broken._repr_html_()


def test_a_result_prints_its_words_and_not_its_fields(shell):
    run(shell, "", SCALE)
    kernel = shell.user_ns["scale"]
    for result in (
        kernel.sanitize(torch.ones(40), 40, grid=1, block=64),
        kernel.trace(torch.ones(40), 40, grid=1, block=64),
        kernel.resources(),
        kernel.signature,
    ):
        data, _ = shell.display_formatter.format(result)
        assert data["text/plain"] == str(result)


@pytest.mark.parametrize(("module", "name"), [*_SPOKEN, *_PICTURES])
def test_every_type_that_is_shown_exists(module, name):
    assert isinstance(getattr(import_module(module), name), type)
