"""The compiler's log becomes diagnostics with file, line and caret."""

import pytest

from workbench.compile import CompileOptions, Source, compile_ptx
from workbench.compile.diagnostics import NAME_EXPRESSION, parse_log
from workbench.core.errors import CompileError, Diagnostic

LOG = """\
/p/a (1).cu(4): error: identifier "bad" is undefined
  \tint unused = 3;   float y = bad + 1;
  \t                            ^

/p/a (1).cu(9): warning #177-D: variable "u" was declared but never referenced
  int u;
      ^

Remark: The warnings can be suppressed with "-diag-suppress <warning-number>"

/p/a (1).cu(11): note #3196-D: to match this "{"
/p/b.h(1): catastrophic error: cannot open source file "c.h"
  #include "c.h"
                ^

At end of source: error: expected a "}"
__nv_name_map(2): error: identifier "flot" is undefined
  #pragma nv_mangled_name k<flot>
                            ^

2 errors detected in the compilation of "/p/a (1).cu".
Compilation terminated.
ptxas application ptx input, line 21; error   : Unknown modifier '.bar'
ptxas error   : Entry function 'k' uses too much shared data (0x61a80 bytes, 0xc000 max)
ptxas fatal   : Ptx assembly aborted due to errors
nvrtc: error: invalid value for --gpu-architecture (-arch)
"""


def test_reads_every_form() -> None:
    found = parse_log(
        LOG,
        "a.cu",
        "first\nlast",
        lambda p: p.removeprefix("/p/"),
        lambda line: ("a.cu", line * 10, "asm") if line == 21 else None,
    )
    assert [(d.severity, d.path, d.line, d.column, d.text) for d in found] == [
        ("error", "a (1).cu", 4, 30, "\tint unused = 3;   float y = bad + 1;"),
        ("warning", "a (1).cu", 9, 5, "int u;"),
        ("note", "a (1).cu", 11, 0, ""),
        ("error", "b.h", 1, 15, '#include "c.h"'),
        ("error", "a.cu", 2, 0, "last"),
        ("error", NAME_EXPRESSION, 0, 0, "k<flot>"),
        ("error", "a.cu", 210, 0, "asm"),
        ("error", "a.cu", 0, 0, ""),
        ("error", "nvrtc", 0, 0, ""),
    ]
    assert found[1].message == 'variable "u" was declared but never referenced (#177)'
    assert found[6].message == "ptxas: Unknown modifier '.bar' (PTX line 21)"


def test_an_unplaceable_ptx_line_keeps_its_message() -> None:
    (found,) = parse_log("ptxas application ptx input, line 7; error   : odd", "a.cu", "", str)
    assert (found.path, found.line, found.message) == ("a.cu", 0, "ptxas: odd (PTX line 7)")


@pytest.mark.parametrize("log", ["", "\n\n", '1 error detected in the compilation of "x".\n', "free text\n"])
def test_nothing_to_report(log: str) -> None:
    assert parse_log(log, "a.cu", "", str) == ()


def test_caret_counts_characters() -> None:
    text = 'const char* s = "hé"; foo();'
    (found,) = parse_log(f"a.cu(1): error: e\n  {text}\n  {' ' * text.index('foo')}^\n", "a.cu", "", str)
    assert found.text[found.column - 1 :] == "foo();"


def test_a_message_of_megabytes_is_shown_at_its_ends_and_kept_whole() -> None:
    source = Source.inline("#error " + "x" * 3_000_000 + '\nextern "C" __global__ void k() {}')
    with pytest.raises(CompileError) as caught:
        compile_ptx(source, CompileOptions())
    shown = str(caught.value)
    assert len(shown) < 6000
    assert "characters are left out" in shown
    assert "x" * 3_000_000 in caught.value.log


def test_of_a_long_line_is_shown_what_the_caret_points_at() -> None:
    text = "a" * 5000 + "wrong" + "b" * 5000
    *_, line, caret = str(Diagnostic("error", "no", "f.cu", 1, 5001, text)).splitlines()
    assert len(line) < 450
    assert line[caret.index("^") :].startswith("wrong")
    start = str(Diagnostic("error", "no", "f.cu", 1, 1, "wrong" + "b" * 5000)).splitlines()
    assert start[1][start[2].index("^") :].startswith("wrong")


def test_parameters_that_are_too_large_have_a_line() -> None:
    source = Source.inline("struct S { int a[500000]; };\n__global__ void f(S s) {}")
    with pytest.raises(CompileError) as caught:
        compile_ptx(source, CompileOptions(), ("f",))
    (found,) = caught.value.diagnostics
    assert found.line == 2
    assert "parameter space overflowed" in found.message
