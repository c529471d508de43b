"""Each mutation operator makes the fault that it is named after, and nothing else."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from workbench.mutate import OPERATORS, mutations

KERNEL = """\
#define HALF(n) (n / 2)
static_assert(BLOCK_SIZE + 1 > 0, "BLOCK_SIZE");
__global__ void f(const float* x, float* y, int rows, int cols) {
  BODY
}
"""


def changed(body, operator):
    """The bodies that an operator makes of a kernel's."""
    text = KERNEL.replace("BODY", body)
    found = [mutation.apply(text) for mutation in mutations(text) if mutation.operator == operator]
    head, tail = KERNEL.split("BODY")
    assert all(one.startswith(head) and one.endswith(tail) for one in found)
    return [one.removeprefix(head).removesuffix(tail) for one in found]


@pytest.mark.parametrize(
    ("operator", "body", "expected"),
    [
        ("drop-barrier", "__syncthreads();", [";"]),
        ("drop-barrier", 'asm volatile("bar.sync 0;" ::: "memory");', [";"]),
        ("drop-barrier", "y[0] = x[0];", []),
        ("move-barrier", "__syncthreads(); y[0] = x[0];", ["y[0] = x[0]; __syncthreads();"]),
        ("relax-bound", "if (i < rows) g();", ["if (i <= rows) g();"]),
        ("shift-bound", "while (i < rows) g();", ["while (i < (rows - 1)) g();"]),
        ("swap-axis", "int i = threadIdx.x;", ["int i = threadIdx.y;"]),
        ("swap-axis", "int i = point.x;", []),
        ("swap-indices", "y[row * cols + col] = 0;", ["y[col * cols + row] = 0;"]),
        ("swap-indices", "smem[i][j] = 0;", ["smem[j][i] = 0;"]),
        (
            "narrow-sum",
            "float sum = 0; sum += x[0];",
            ["float sum = 0; sum = __uint_as_float(__float_as_uint(sum + (x[0])) & 0xffffe000u);"],
        ),
        ("narrow-sum", "int count = 0; count += rows;", []),
        ("narrow-offset", "long long offset = 0;", ["int offset = 0;"]),
        ("narrow-offset", "g(static_cast<size_t>(i));", ["g(static_cast<int>(i));"]),
        ("wrong-mask", "s = __shfl_sync(0xffffffff, s, 0);", ["s = __shfl_sync(0x7fffffff, s, 0);"]),
        ("drop-term", "s = a - b;", ["s = a;"]),
        ("drop-term", "s = a + b;", ["s = b;", "s = a;"]),
        ("swap-operator", "s = a / b;", ["s = a * b;"]),
        ("swap-logic", "if (a && b == c) g();", ["if (a || b == c) g();", "if (a && b != c) g();"]),
        ("swap-logic", "s = fmaxf(a, b);", ["s = fminf(a, b);"]),
        ("change-constant", "s = 2;", ["s = (2 + 1);"]),
        ("change-constant", "s = 0.5f;", ["s = (0.5f * 1.01f + 0.001f);"]),
        ("change-constant", "s = 0xff;", []),
        ("negate-condition", "if (a) g();", ["if (!(a)) g();"]),
        ("drop-guard", "if (i >= rows) return;", [";"]),
        ("drop-guard", "if (i < rows) g();", ["g();"]),
        ("drop-guard", "if (a) g(); else h();", []),
        ("drop-statement", "y[0] = x[0];", [";"]),
    ],
)
def test_an_operator_makes_its_fault(operator, body, expected):
    assert sorted(changed(body, operator)) == sorted(expected)


def test_a_sum_in_a_whole_number_of_the_struct_is_left_alone():
    struct = "struct Walk {\n  const float* at;\n  int ci, a; float sum;\n  void go(int n) { ci += n; sum += n; }\n};"
    (narrowed,) = (mutation for mutation in mutations(struct) if mutation.operator == "narrow-sum")
    assert narrowed.before == "sum += n"


def test_every_operator_is_tried_above():
    (marker,) = test_an_operator_makes_its_fault.pytestmark
    assert {parameters[0] for parameters in marker.args[1]} == {operator.name for operator in OPERATORS}


def test_a_mutation_keeps_the_number_of_lines_and_says_where_it_is():
    text = "__device__ void f(int n) {\n  if (n >\n      3) {\n    g();\n  }\n}\n"
    for mutation in mutations(text):
        assert mutation.apply(text).count("\n") == text.count("\n")
    (dropped,) = [mutation for mutation in mutations(text) if mutation.operator == "drop-guard"]
    assert dropped.line == 2
    assert str(dropped) == "line 2: drop-guard: if (n > 3) { g(); } -> { g(); }"


def test_characters_of_several_bytes_are_kept():
    text = "// größer\n__device__ bool f(int n) { return n > 3; }  // ≥\n"
    (relaxed,) = [mutation for mutation in mutations(text) if mutation.operator == "relax-bound"]
    assert relaxed.apply(text) == text.replace(" > ", " >= ")


@settings(max_examples=30, deadline=None)
@given(st.text(max_size=200))
def test_any_text_has_mutations_or_none(text):
    for mutation in mutations(text):
        assert mutation.apply(text) != text
