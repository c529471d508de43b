"""Modules out of texts: a name belongs to one function."""

import pytest

from workbench.emulator.translate.modules import separate

MEET = "define internal void @meet(ptr %a) noinline {\nentry:\n  ret void\n}\n"
CALL = "define void @warp(ptr %a) {\nentry:\n  call void @meet(ptr %a)\n  ret void\n}\n"


def test_a_call_of_another_text_is_declared() -> None:
    caller, callee = separate([CALL, MEET])
    assert caller.startswith("declare void @meet(ptr)\n")
    assert callee == MEET.replace("internal ", "")


@pytest.mark.parametrize("texts", [[CALL, MEET, MEET], [CALL, MEET + MEET]], ids=["two texts", "one text"])
def test_two_functions_of_one_name_are_an_error(texts: list[str]) -> None:
    with pytest.raises(ValueError, match="found two called meet"):
        separate(texts)
