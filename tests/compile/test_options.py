"""Options of a compilation: what is refused, and what makes two equal."""

from pathlib import Path

import pytest

from workbench.compile import CompileOptions
from workbench.core.errors import WorkbenchError


@pytest.mark.parametrize("arch", ["sm_75", "sm_90", "sm_90a", "sm_100f", "sm_120"])
def test_targets_are_accepted(arch: str) -> None:
    assert CompileOptions(arch=arch).virtual_arch == arch.replace("sm", "compute")


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("arch", "compute_90", "arch must be a target such as 'sm_90'"),
        ("arch", 90, "arch must be"),
        ("std", "c++26", r"std must be one of c\+\+11"),
        ("max_registers", 8, "16 to 255"),
        ("max_registers", True, "16 to 255"),
        ("include_dirs", "inc", "include_dirs must be a sequence"),
        ("extra", "-G", "extra must be a sequence"),
        ("extra", ["G"], "begins with '-'"),
        ("extra", ["-arch=sm_80"], "belongs in CompileOptions.arch"),
        ("extra", ["-DN=3"], "belongs in CompileOptions.defines"),
        ("extra", ["--define-macro=N"], "belongs in CompileOptions.defines"),
        ("extra", ["-I/usr/include"], "belongs in CompileOptions.include_dirs"),
        ("extra", ["-std=c++20"], "belongs in CompileOptions.std"),
        ("extra", ["--pre-include=x.h"], "the cache cannot follow"),
        ("defines", {"1X": 1}, "must be an identifier"),
        ("defines", {"F(x)": 1}, "must be an identifier"),
        ("defines", {"N": None}, "N must be a bool"),
        ("defines", {"N": float("nan")}, "N must be a bool"),
        ("defines", {"N": "a\nb"}, "N must be a bool"),
    ],
)
def test_other_values_are_refused(field: str, value: object, message: str) -> None:
    with pytest.raises(WorkbenchError, match=message):
        CompileOptions(**{field: value})


def test_options_are_equal_and_hash_alike_whatever_the_order_of_defines() -> None:
    a = CompileOptions(defines={"A": 1, "B": 2}, include_dirs=["inc"])
    b = CompileOptions(defines={"B": 2, "A": 1}, include_dirs=(Path("inc"),))
    assert a == b
    assert hash(a) == hash(b)
    assert a.flags == b.flags


def test_options_do_not_follow_the_callers_dict() -> None:
    defines = {"N": 1}
    options = CompileOptions(defines=defines)
    defines["N"] = 2
    assert options.defines == {"N": 1}
