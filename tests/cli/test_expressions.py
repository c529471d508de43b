"""Arithmetic on the command line: what it gives, and that nothing else is read as such."""

import pytest
import typer

from workbench.cli.expressions import Expression, extents_of

NAMES = {"n": 1000, "BLOCK_SIZE": 64, "ITEMS": 4}


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("ceil(n / BLOCK_SIZE)", (16,)),
        ("ceil(n / (BLOCK_SIZE * ITEMS)), 2", (4, 2)),
        ("(n + BLOCK_SIZE - 1) // BLOCK_SIZE", (16,)),
        ("max(1, min(n, 7), -3) % 4, floor(7 / 2), 0.5 * ITEMS", (3, 3, 2)),
        ("ceil((3 * 10**0 + 0) / 3)", None),
        ("9007199254740993 / 3 * 3", (9007199254740993,)),
        ("32x8", (32, 8)),
        ("256", (256,)),
    ],
)
def test_extents_are_numbers_or_arithmetic_in_exact_fractions(text, value):
    if value is None:
        with pytest.raises(typer.BadParameter, match="is not among numbers, names"):
            extents_of(text, "--grid")
    else:
        assert extents_of(text, "--grid")(NAMES) == value


@pytest.mark.parametrize(
    ("text", "holds"),
    [
        ("BLOCK_SIZE * ITEMS <= 256", True),
        ("BLOCK_SIZE * ITEMS < 256 or n % 2", False),
        ("32 <= BLOCK_SIZE < 128 and not n == 1", True),
    ],
)
def test_conditions_hold_or_not(text, holds):
    assert Expression(text, "--where").holds(NAMES) is holds


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("n / BLOCK_SIZE", "n / BLOCK_SIZE is 15.625 where n=1000, BLOCK_SIZE=64, ITEMS=4: expected a whole number"),
        ("n / (ITEMS - 4)", "divides by 0"),
        ("m + 1", "m has no value; there are n, BLOCK_SIZE, ITEMS"),
        ("n > 3", "is True"),
    ],
)
def test_what_has_no_value_is_said(text, message):
    with pytest.raises(typer.BadParameter, match=message):
        extents_of(text, "--grid")(NAMES)


@pytest.mark.parametrize(
    "text",
    [
        *(
            "__import__('os')",
            "n.real",
            "[n][0]",
            "ceil",
            "ceil()",
            "open(n)",
            "'n'",
            "lambda: 1",
            "n if n else 1",
            "2**9",
        ),
        *("1e999", "True", "n n", "", "(" * 300, "1+" * 600 + "1", "(n := 3)", "ceil(x=n)", "~n", "n is n", "*n,"),
    ],
)
def test_nothing_but_arithmetic_is_read(text):
    with pytest.raises(typer.BadParameter) as refused:
        Expression(text, "--grid").whole({})
    assert text == "ceil" or "is not among" in str(refused.value) or "expected arithmetic" in str(refused.value)
