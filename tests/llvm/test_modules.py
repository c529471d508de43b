"""Modules out of texts: a name belongs to one function."""

import pytest

from workbench.emulator.runtime import LISTENERS, library
from workbench.llvm.modules import separate

MEET = "define internal void @meet(ptr %a) noinline {\nentry:\n  ret void\n}\n"
CALL = "define void @warp(ptr %a) {\nentry:\n  call void @meet(ptr %a)\n  ret void\n}\n"


def test_a_call_of_another_text_is_declared() -> None:
    caller, callee, *_ = separate([CALL, MEET], library("unwatched"))
    assert caller.startswith("declare void @meet(ptr)\n")
    assert callee == MEET.replace("internal ", "")


@pytest.mark.parametrize("texts", [[CALL, MEET, MEET], [CALL, MEET + MEET]], ids=["two texts", "one text"])
def test_two_functions_of_one_name_are_an_error(texts: list[str]) -> None:
    with pytest.raises(ValueError, match="found two called meet"):
        separate(texts, library("unwatched"))


def test_a_function_of_the_runtime_has_no_namesake() -> None:
    with pytest.raises(ValueError, match="the library has functions called enqueue as well"):
        separate([MEET.replace("meet", "enqueue")], library("unwatched"))


def test_a_kernel_comes_with_what_it_calls_and_no_more() -> None:
    call = CALL.replace("@meet(ptr %a)", "@ld_any_32x4(ptr %a)")
    first, *units = separate([call], library("unwatched"), "worker")
    assert first.startswith("declare void @ld_any_32x4(ptr, ptr, i32, <32 x i64>, i32, ptr)\n")
    defined = [
        line.split("@")[1].split("(")[0] for unit in units for line in unit.splitlines() if line[:7] == "define "
    ]
    assert {"ld_any_32x4", "translate", "worker", "record"} <= set(defined)
    assert len(set(defined)) == len(defined)
    assert not [name for name in defined if name.startswith(("st_", "ld_")) and name != "ld_any_32x4"]


@pytest.mark.parametrize("listener", LISTENERS)
def test_what_a_unit_calls_is_somewhere(listener: str) -> None:
    known = library(listener)
    called = {name for function in known.names for name in known.unit_of(function).called}
    missing = called - known.names - {"run_warp", "PyThread_acquire_lock", "PyThread_release_lock"}
    assert not missing
