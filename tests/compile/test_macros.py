"""Macros are expanded as the preprocessor does."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from workbench.compile.macros import expand, find_macros


def expanded(text: str) -> list[str]:
    return list(expand(text, find_macros([text])))


def squeezed(text: str) -> str:
    (only,) = expanded(text)
    return "".join(only.split())


@pytest.mark.parametrize(
    ("text", "result"),
    [
        ("#define N 3\nint a = N;", "int a = 3 ;"),
        ("#define EMPTY\nint EMPTY a;", "int a;"),
        ("#define A B\n#define B 7\nint a = A;", "int a = 7 ;"),
        ("#define A A + 1\nint a = A;", "int a = A + 1 ;"),
        ("#define A B\n#define B A\nA B", "A B"),
        ("#define TWICE(x) x x\nTWICE(a b)", "a b a b"),
        ("#define CALL() f()\nCALL()", "f()"),
        ("#define F(x) x\nint F;", "int F;"),
        ("#define F(a, b) b a\nF((1, 2), f(3, 4))", "f(3, 4) (1, 2)"),
        ("#define CAT(a, b) a ## b\nCAT(x, 1)", "x1"),
        ("#define CAT(a, b) a##_##b\n#define N 3\nCAT(N, q)", "N_q"),
        ("#define STR(x) #x\nSTR(a + 'b' \"c\")", '"a + \'b\' \\"c\\""'),
        ("#define V(...) f(__VA_ARGS__)\nV(1, 2, 3)", "f(1,2,3)"),
        ("#define V(a, ...) f(a)(__VA_ARGS__)\nV(1, 2, 3)", "f(1)(2,3)"),
        ("#define LONG(a) \\\n  a \\\n  a\nLONG(z)", "z z"),
        ("#define N /* three */ 3 // why\nN", "3"),
        ("# define N 3\n  #  define M N\nM", "3"),
        ('#define x y\nauto s = "x" R"(x)" \'x\'; // x\nx', 'auto s = "x" R"(x)" \'x\'; // x y'),
        ("#define G(x) H(x)\n#define H(x) <x>\nG(G(1))", "<<1>>"),
    ],
)
def test_expands_as_the_preprocessor_does(text: str, result: str) -> None:
    assert squeezed(text) == "".join(result.split())


def test_keeps_every_token_on_its_line() -> None:
    text = "#define DEF(T, f) \\\n  void f(T* x)\n\nint a;\nDEF(float,\n    k)\nint b; /* c\n */ int c;\n"
    (only,) = expanded(text)
    assert only.count("\n") == text.count("\n")
    lines = only.split("\n")
    assert "void k(float* x)" in lines[4]
    assert lines[6].startswith("int b")
    assert "int c" in lines[7]


def test_several_definitions_give_several_readings() -> None:
    text = "#ifdef WIDE\n#define T double\n#else\n#define T float\n#endif\n#define N 3\nT a[N];"
    assert ["".join(t.split()) for t in expanded(text)] == ["doublea[3];", "floata[3];"]


def test_equal_definitions_are_one() -> None:
    assert len(expanded("#define N 3\n#undef N\n#define N 3\nN")) == 1


def test_nothing_to_expand_gives_no_reading() -> None:
    assert expanded("#define N 3\nint a;") == []


def test_macros_from_outside() -> None:
    assert "".join(next(expand("T x;", find_macros(["#define T float"]))).split()) == "floatx;"


@given(st.text(alphabet="#define F(x) x##\n\\\"'/*()N,. ", max_size=80))
def test_survives_any_text_and_keeps_its_lines(text: str) -> None:
    for reading in expand(text, find_macros([text, "#define N 3", "#define F(x) x N x"])):
        assert reading.count("\n") >= text.count("\n") - text.count("\\\n")
