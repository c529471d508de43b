"""Small things of the command line: short help, completion, no colours, and lists of what a wrong word could be."""

import re
from pathlib import Path

import pytest
import typer
from typer import rich_utils

from tests.test_cli import run
from workbench.cli import words
from workbench.cli.app import ExitCode
from workbench.op import find_op

FAULTY = """
extern "C" __global__ void shift(const float* x, float* y, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = x[i + 1];
}
"""


def told(capsys) -> str:
    """What was printed to stderr, without the frame around it."""
    return " ".join(capsys.readouterr().err.replace("\u2502", " ").split())


@pytest.mark.parametrize("command", [(), ("verify",), ("sanitize",)])
def test_h_is_help(capsys, command):
    assert run(*command, "-h") is ExitCode.HOLDS
    assert " ".join(["workbench", *command]) in capsys.readouterr().out


def test_a_shell_completes_commands_and_ops(capsys, monkeypatch):
    assert words.complete_op("gelu_g") == ["gelu_group_norm"]
    assert words.complete_op("[") == []
    for typed, count, expected in (("workbench sani", 1, "sanitize"), ("workbench verify tan", 2, "tanh")):
        for name, value in (("WORKBENCH_COMPLETE", "complete_bash"),):
            monkeypatch.setenv(f"_{name}", value)
        monkeypatch.setenv("COMP_WORDS", typed)
        monkeypatch.setenv("COMP_CWORD", str(count))
        run()
        assert capsys.readouterr().out.split() == [expected]


def test_the_completion_of_a_shell_is_printed(capsys, monkeypatch):
    monkeypatch.setattr("shellingham.detect_shell", lambda *_: ("bash", "/bin/bash"))
    assert run("--show-completion") is ExitCode.HOLDS
    assert "_WORKBENCH_COMPLETE=complete_bash" in capsys.readouterr().out


@pytest.mark.parametrize("wanted", [True, False])
def test_no_escape_sequence_is_written_where_no_colour_is_wanted(capsys, monkeypatch, wanted):
    monkeypatch.setattr(rich_utils, "FORCE_TERMINAL", True)
    monkeypatch.setattr(rich_utils, "COLOR_SYSTEM", "auto")
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setenv("NO_COLOR", "" if wanted else "1")
    assert run("--help") is ExitCode.HOLDS
    shown = capsys.readouterr().out
    assert ("\x1b" in shown) == wanted
    assert wanted or re.search(r"--version", shown)


@pytest.mark.parametrize(
    "command", [("tune", "tanh"), ("verify", "tanh", "--case", "nope"), ("sanitize", "tanh", "--case", "nope")]
)
def test_a_missing_case_lists_the_cases(capsys, command):
    assert run(*command) is ExitCode.WRONG_USE
    shown = told(capsys)
    cases = [case.name for case in find_op("tanh").cases if not case.full_size]
    assert all(case in shown for case in cases), shown


def test_bench_without_a_device_takes_what_is_there_and_says_what_it_timed(capsys, monkeypatch):
    monkeypatch.setattr("torch.cuda.is_available", lambda: False)
    assert run("bench", "tanh", "--case", "odd", "--budget-s", "0") is ExitCode.HOLDS
    shown = capsys.readouterr().out
    assert "these times are the emulator's and say nothing about a GPU" in shown
    assert not re.search("FASTER|SLOWER|TIE", shown)


def test_a_word_that_chooses_nothing_is_named_with_what_there_is(capsys):
    assert run("verify", "tanh", "--dtype", "int32") is ExitCode.WRONG_USE
    assert "op tanh has no dtype 'int32'; it has float32, float16" in told(capsys)
    assert run("sanitize", "tanh", "--variant", "v9") is ExitCode.WRONG_USE
    assert "op tanh has no variant 'v9'; it has v1_elementwise" in told(capsys)


def test_a_reference_without_a_file_is_no_silence(capsys):
    for command in ("verify", "bench"):
        assert run(command, "tanh", "--reference", "ref.py") is ExitCode.WRONG_USE
        assert "expected a KernelBench file beside it, as in NEW.py --reference ref.py" in told(capsys)


@pytest.mark.parametrize("option", [("--variant", "v1"), ("--dtype", "float16"), ("--case", "plain"), ("--thorough",)])
def test_what_chooses_among_cases_of_ops_is_refused_where_there_are_files_alone(capsys, option):
    assert run("verify", "model.py", *option) is ExitCode.WRONG_USE
    assert "it is for ops; of a KernelBench file all is verified" in told(capsys)


def test_a_file_is_sanitised_as_it_is_traced(capsys, tmp_path):
    path = tmp_path / "shift.cu"
    path.write_text(FAULTY)
    geometry = ("--block", "32", "--arg", "x=32", "--arg", "y=32")
    assert run("sanitize", path, *geometry, "--arg", "n=32") is ExitCode.FAILED
    shown = capsys.readouterr().out
    assert "out of bounds at x[32]" in shown
    assert "4 | if (i < n) y[i] = x[i + 1];" in shown
    assert "1 launch: 1 fault in 1 finding" in shown
    assert run("sanitize", path, *geometry, "--arg", "n=31") is ExitCode.HOLDS
    assert "1 launch: no findings" in capsys.readouterr().out
    assert run("sanitize", path, "tanh") is ExitCode.WRONG_USE
    assert "expected ops, or one FILE.cu" in told(capsys)


def test_the_only_kernel_is_found_behind_macros_and_includes(tmp_path: Path) -> None:
    (tmp_path / "kernel.h").write_text("#define KERNEL __global__\nKERNEL void inside(int* x) { x[0] = N; }\n")
    source = tmp_path / "k.cu"
    source.write_text('#include "kernel.h"\n')
    assert words.kernel_of(source, "", {"N": "1"}) == "inside"
    assert words.kernel_of(source, "given", {}) == "given"


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("__global__ void a() {} __global__ void b() {}", r"defines 2 kernels; .* as in --kernel 'a':"),
        ("template <class T> __global__ void t(T* x) {}", r"is a template; .* as in --kernel 't<float>':"),
        ("int x;", "defines no kernel"),
    ],
)
def test_where_no_kernel_is_the_only_one_it_is_asked_for_by_option(tmp_path: Path, text: str, problem: str) -> None:
    source = tmp_path / "k.cu"
    source.write_text(text)
    with pytest.raises(typer.BadParameter, match=problem):
        words.kernel_of(source, "", {})
