"""Files in the place of the directives that include them, under conditions that the build decides or leaves open."""

import re

import pytest

import workbench as wb
from workbench.export.inline import Inliner
from workbench.export.uses import ExportError


@pytest.fixture
def written(tmp_path):
    """Write a file's text, inlined, with `add` for each other file."""
    (tmp_path / "shared.cuh").write_text("#pragma once\n__device__ int shared() { return 3; }\n")
    (tmp_path / "one.cuh").write_text('#include "shared.cuh"\n__device__ int part() { return shared() + 1; }\n')
    (tmp_path / "two.cuh").write_text('#include "shared.cuh"\n__device__ int part() { return shared() + 2; }\n')

    def write(text, *defines):
        (tmp_path / "f.cu").write_text(text)
        return Inliner("f", defines, {}, ()).inline(tmp_path / "f.cu")

    return write


CHOICE = """#if defined(ONE)
#include "one.cuh"
#elif defined(TWO)
#include "two.cuh"
#else
#include "shared.cuh"
#endif
"""


def compiles(text: str, **defines: object) -> bool:
    whole = f'{text}\nextern "C" __global__ void f(int* y) {{ *y = shared() * 10; }}\n'
    return bool(wb.load(whole, "f", defines=defines).resources)


@pytest.mark.parametrize(("defines", "left"), [(("ONE",), "one"), (("TWO",), "two"), ((), "")])
def test_a_branch_that_the_build_does_not_take_is_left_out(written, defines, left):
    text = written(CHOICE, *defines)
    assert re.findall(r"shared\(\) \+ (\d)", text) == {"one": ["1"], "two": ["2"], "": []}[left]
    assert text.count("int shared()") == 1
    assert "#ifndef" not in text


@pytest.mark.parametrize("value", [1, 2, 0])
def test_a_file_of_an_open_branch_is_there_after_it_too(written, value):
    opened = CHOICE.replace("defined(ONE)", "CHOICE == 1").replace("defined(TWO)", "CHOICE == 2")
    text = written(opened + '#include "shared.cuh"\n')
    assert text.count("int shared()") == 4  # a guard lets one through
    assert compiles(text, CHOICE=value)


def test_what_the_chosen_branch_includes_counts_after_it(written):
    text = written(CHOICE + '#include "shared.cuh"\n', "ONE")
    assert text.count("int shared()") == 1


@pytest.mark.parametrize(
    ("condition", "copies"),
    [
        ("#ifdef ONE", 1),
        ("#ifndef ONE", 0),
        ("#if !defined(ONE)", 0),
        ("#if defined ONE  // chosen", 1),
        ("#ifdef NOT_ONE", 0),
        ("#ifndef NOT_ONE", 1),
        ("#if ONE", 1),  # open
        ("#ifdef __CUDA_ARCH__", 1),  # open: the compiler's own
        ("#if defined(ONE) && defined(TWO)", 1),  # open
    ],
)
def test_conditions(written, condition, copies):
    text = written(f'{condition}\n#include "shared.cuh"\n#endif\n', "ONE")
    assert text.count("int shared()") == copies


@pytest.mark.parametrize("change", ["#define ONE", "#undef ONE", "#include <cuda_fp16.h>"])
def test_a_macro_that_something_else_may_define_is_open(written, change):
    text = written(f'{change}\n#ifdef ONE\n#include "shared.cuh"\n#else\n#include "one.cuh"\n#endif\n')
    assert text.count("int shared()") == 2
    assert "#ifndef f_shared_cuh_0" in text


def test_a_condition_within_one_that_is_not_taken(written):
    text = written('#ifdef NOT\n#ifdef ONE\n#include "shared.cuh"\n#endif\n#define ONE 2\n#endif\n', "ONE")
    assert "shared" not in text


def test_files_that_include_each_other_end(written, tmp_path):
    (tmp_path / "a.cuh").write_text('#if X\n#include "b.cuh"\n#endif\n')
    (tmp_path / "b.cuh").write_text('#if Y\n#include "a.cuh"\n#endif\nint b;\n')
    assert written('#include "a.cuh"\n').count("int b;") == 1


def test_a_missing_file_is_named_where_it_is_needed(written):
    with pytest.raises(ExportError, match=r"missing\.cuh is included, but not there"):
        written('#ifdef ONE\n#include "missing.cuh"\n#endif\n', "ONE")
    assert "missing" not in written('#ifdef OTHER\n#include "missing.cuh"\n#endif\n', "ONE")
