"""A notebook shows the reader's own frames and the message; %xmode --show shows Workbench's as well."""

import re

import pytest
from IPython.core.interactiveshell import InteractiveShell

import workbench as wb
from workbench.core.frames import render, without_ours

BOUNDS = """
import torch
import workbench as wb

k = wb.load("__global__ void fill(float* x) { x[threadIdx.x] = 1; }", "fill")

def mine(value):
    k[1, 32](value)
"""
ORACLE = """
from pathlib import Path
from workbench.op import Case, Input, Op, Plan, Variant

def plan(x, *, config):
    raise wb.LaunchError("the plan's own words") from ZeroDivisionError("of mine")

variant = Variant("v1", Path("kernels_cu/mine/v1.cu"), plan)
op = Op("mine", lambda x: x, (Case("small", {"x": Input((4,))}),), (variant,))
"""
FAILING = {
    "an argument": "mine(3.0)",
    "a fault": "mine(torch.zeros(8))",
    "a kernel's own": "k.trace(torch.zeros(8).double(), grid=1, block=32)",
    "a compile error": "wb.load('__global__ void broken() { x; }', 'broken').resources()",
    "a file": "wb.load('no_such_file.cu', 'fill')",
    "a name": "wb.find_op('gelo')",
    "a declaration": "Op('mine', lambda x: x, (), (variant, variant))",
}


@pytest.fixture(scope="module")
def shell():
    shell = InteractiveShell.instance()
    shell.colors = "nocolor"
    for cell in (BOUNDS, ORACLE):
        shell.run_cell(cell)
    yield shell
    shell.history_manager.end_session()
    InteractiveShell.clear_instance()


@pytest.fixture(autouse=True)
def _usual_mode(shell):
    yield
    shell.InteractiveTB.set_mode("Context")
    shell.InteractiveTB.skip_hidden = True


def fail(shell, capsys, cell: str) -> str:
    capsys.readouterr()
    shell.run_cell(cell)
    return capsys.readouterr().out


def frames_of_ours(shown: str) -> int:
    return len(re.findall(r"^File \S*/workbench/\S+:\d+", shown, re.MULTILINE))


@pytest.mark.parametrize("cell", FAILING.values(), ids=FAILING)
def test_no_frame_of_ours_stands_between_the_cell_and_the_message(shell, capsys, cell):
    shown = fail(shell, capsys, cell)
    assert cell in shown
    assert frames_of_ours(shown) == 0
    _, note, message = re.split(r"\n    (\[\.\.\. \d+ frames? of Workbench hidden; .*)\n", shown)
    assert "%xmode --show" in note
    assert re.match(r"\n*\w+Error: ", message)


@pytest.mark.parametrize("mode", ["Context", "Verbose", "Plain", "Minimal"])
def test_every_mode_hides_them_and_show_brings_them_back(shell, capsys, mode):
    shell.InteractiveTB.set_mode(mode)
    hidden = fail(shell, capsys, "mine(3.0)")
    assert "workbench/kernel" not in hidden
    assert "LaunchError: fill: argument 0 'x' is float*" in hidden
    assert ("def mine" in hidden or "in mine" in hidden) == (mode != "Minimal")
    shell.run_line_magic("xmode", "--show")
    assert ("workbench/kernel" in fail(shell, capsys, "mine(3.0)")) == (mode != "Minimal")


def test_a_function_of_the_readers_that_we_call_is_shown_and_so_is_its_cause(shell, capsys):
    shown = fail(shell, capsys, "variant(torch.zeros(4))")
    assert frames_of_ours(shown) == 0
    assert "the plan's own words" in shown
    assert "plan(x, *, config)" in shown
    shown = fail(shell, capsys, "variant(torch.zeros(4, dtype=torch.int8))")
    assert "in plan" not in shown


def test_an_error_keeps_its_traceback_and_its_cause(shell):
    try:
        wb.load("no_such_file.cu", "fill")
    except wb.WorkbenchError as error:
        trace, cause = error.__traceback__, error.__cause__
        assert trace.tb_next is not None
        assert "no_such_file" in "".join(render(error))
        assert (error.__traceback__, error.__cause__) == (trace, cause)
        assert without_ours(trace).tb_next is None


def test_an_error_that_the_reader_meets_while_another_is_handled_is_shown_below_it(shell, capsys):
    shown = fail(shell, capsys, "try:\n    mine(3.0)\nexcept wb.LaunchError:\n    mine(4.0)")
    assert "During handling of the above exception" in shown
    assert frames_of_ours(shown) == 0
    assert shown.count("LaunchError: fill") == 2


def test_without_ipython_it_is_an_ordinary_traceback(shell):
    InteractiveShell.clear_instance()
    try:
        wb.load("no_such_file.cu", "fill")
    except wb.WorkbenchError as error:
        assert "".join(render(error)).startswith("Traceback")
    finally:
        InteractiveShell._instance = shell
