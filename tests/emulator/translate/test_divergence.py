"""Control flow: lanes that go apart compute what each would alone, and meet again where their paths join."""

from collections.abc import Callable

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.emulator.harness import Kernel, cuda, ptx

pytestmark = pytest.mark.no_cover

LANES = np.arange(64)


def results(kernel: Kernel, *arguments: np.generic | np.ndarray, block: int = 64) -> np.ndarray:
    y = np.full(block, -1, np.int32)
    kernel(y, *arguments, block=block)
    return y


def per_thread(function: Callable[[int], int], threads: int = 64) -> np.ndarray:
    return np.array([function(t) for t in range(threads)], np.int32)


def test_nested_branches() -> None:
    kernel = cuda(
        "int* y",
        """
        int t = threadIdx.x, v = 0;
        if (t & 1) { if (t & 2) v = t * 3; else { v = t + 7; if (t & 8) v ^= 0x55; } }
        else if (t % 3 == 0) v = -t;
        y[t] = v + (t > 40 ? 1000 : 0);
        """,
    )

    def alone(t: int) -> int:
        v = 0
        if t & 1:
            v = t * 3 if t & 2 else (t + 7) ^ 0x55 if t & 8 else t + 7
        elif t % 3 == 0:
            v = -t
        return v + (1000 if t > 40 else 0)

    np.testing.assert_array_equal(results(kernel), per_thread(alone))


def test_loops_with_break_continue_and_early_return() -> None:
    kernel = cuda(
        "int* y",
        """
        int t = threadIdx.x, sum = 0;
        if (t == 13) return;
        #pragma unroll 1
        for (int i = 0; i < t; ++i) {
          if (i % 5 == 3) continue;
          #pragma unroll 1
          for (int j = 0; j < i; ++j) { sum += i ^ j; if (j == t % 7) break; }
          if (sum > 400) { y[t] = -sum; return; }
        }
        y[t] = sum;
        """,
    )

    def alone(t: int) -> int:
        total = 0
        if t == 13:
            return -1
        for i in range(t):
            if i % 5 == 3:
                continue
            for j in range(i):
                total += i ^ j
                if j == t % 7:
                    break
            if total > 400:
                return -total
        return total

    np.testing.assert_array_equal(results(kernel), per_thread(alone))


def test_collatz_lengths() -> None:
    kernel = cuda(
        "int* y",
        "unsigned n = threadIdx.x + 1; int steps = 0; while (n != 1) { n = n & 1 ? 3 * n + 1 : n / 2; ++steps; } y[threadIdx.x] = steps;",
    )

    def alone(t: int) -> int:
        n, steps = t + 1, 0
        while n != 1:
            n = 3 * n + 1 if n & 1 else n // 2
            steps += 1
        return steps

    np.testing.assert_array_equal(results(kernel, block=1000), per_thread(alone, 1000))


def test_switch() -> None:
    cases = "".join(f"case {c}: v = t * {c + 2} + {c}; break;" for c in range(9) if c != 4)
    kernel = cuda(
        "int* y",
        f"int t = threadIdx.x, v; switch (t % 11) {{ {cases} case 4: y[t] = 4; return; default: v = -t; }} y[t] = v;",
    )

    def alone(t: int) -> int:
        c = t % 11
        return 4 if c == 4 else t * (c + 2) + c if c < 9 else -t

    np.testing.assert_array_equal(results(kernel), per_thread(alone))


BRX = """
    .reg .u64 %a; .reg .u32 %t, %i, %v, %n; .reg .pred %p;
    ld.param.u64 %a, [y];
    mov.u32 %t, %tid.x;
    mov.u32 %v, 0;
    mov.u32 %n, 0;
again:
    add.u32 %i, %t, %n;
    rem.u32 %i, %i, 3;
targets: .branchtargets zero, one, two;
    brx.idx %i, targets;
zero: add.u32 %v, %v, 1; bra join;
one: mul.lo.u32 %v, %v, 3; bra join;
two: xor.b32 %v, %v, 21;
join:
    add.u32 %n, %n, 1;
    setp.lt.u32 %p, %n, %t;
    @%p bra again;
    mad.wide.u32 %a, %t, 4, %a;
    st.global.u32 [%a], %v;
    ret;
"""


def test_indexed_branch_in_a_loop() -> None:
    def alone(t: int) -> int:
        v = 0
        for n in range(max(t, 1)):
            v = (v + 1, v * 3 & 0xFFFFFFFF, v ^ 21)[(t + n) % 3]
        return int(np.uint32(v).astype(np.int32))

    np.testing.assert_array_equal(results(ptx("u64 y", BRX)), per_thread(alone))


def test_guarded_exit_and_guarded_call_leave_the_other_lanes_alone() -> None:
    kernel = ptx(
        "u64 y",
        """
        .reg .u64 %a; .reg .u32 %t, %v, %w; .reg .pred %p, %q;
        ld.param.u64 %a, [y];
        mov.u32 %t, %tid.x;
        mad.wide.u32 %a, %t, 4, %a;
        setp.gt.u32 %q, %t, 50;
        @%q exit;
        and.b32 %w, %t, 1;
        setp.eq.u32 %p, %w, 1;
        mov.u32 %v, 5;
        { .param .b32 in; .param .b32 out;
          st.param.b32 [in], %t;
          @%p call (out), square, (in);
          @%p ld.param.b32 %v, [out]; }
        st.global.u32 [%a], %v;
        """,
        before=".func (.param .b32 out) square(.param .b32 in) { .reg .u32 %r; ld.param.u32 %r, [in]; "
        "mul.lo.u32 %r, %r, %r; st.param.u32 [out], %r; ret; }",
    )
    np.testing.assert_array_equal(results(kernel), per_thread(lambda t: -1 if t > 50 else t * t if t & 1 else 5))


def test_a_value_kept_under_a_guard_survives_a_branch() -> None:
    kernel = ptx(
        "u64 y",
        """
        .reg .u64 %a; .reg .u32 %t, %v, %m; .reg .pred %p, %q;
        ld.param.u64 %a, [y];
        mov.u32 %t, %tid.x;
        mad.wide.u32 %a, %t, 4, %a;
        mov.u32 %v, 1;
        and.b32 %m, %t, 3;
        setp.eq.u32 %p, %m, 2;
        setp.gt.u32 %q, %t, 20;
        @%q bra later;
        @%p mov.u32 %v, 2;
        @!%p add.u32 %v, %v, 10;
later:  @%p add.u32 %v, %v, 100;
        st.global.u32 [%a], %v;
        """,
    )

    def alone(t: int) -> int:
        p = t & 3 == 2
        v = 1 if t > 20 else 2 if p else 11
        return v + 100 if p else v

    np.testing.assert_array_equal(results(kernel), per_thread(alone))


def test_lanes_meet_again_after_a_divergent_loop() -> None:
    kernel = cuda(
        "int* y",
        """
        int n = threadIdx.x % 7;
        volatile int s = 0;
        while (n-- > 0) s += n;
        y[threadIdx.x] = __activemask();
        """,
    )
    np.testing.assert_array_equal(results(kernel), np.full(64, -1))


def test_functions_called_from_divergent_code() -> None:
    kernel = cuda(
        "int* y",
        "int t = threadIdx.x; int v = t % 3 == 0 ? outer(t) : t % 3 == 1 ? inner(t, 5) : 1; y[t] = v + inner(v, t);",
        before="""
        __device__ __noinline__ int inner(int a, int b) { int s = 0; for (int i = 0; i < b % 9; ++i) s = s * 3 + a; return s; }
        __device__ __noinline__ int outer(int a) { if (a > 30) return inner(a, 2) - 1; return inner(a + 1, a) * 2; }
        """,
    )

    def wrap(v: int) -> int:
        return (v + 2**31) % 2**32 - 2**31

    def inner(a: int, b: int) -> int:
        s = 0
        for _ in range(b % 9):
            s = wrap(s * 3 + a)
        return s

    def outer(a: int) -> int:
        return inner(a, 2) - 1 if a > 30 else wrap(inner(a + 1, a) * 2)

    def alone(t: int) -> int:
        v = outer(t) if t % 3 == 0 else inner(t, 5) if t % 3 == 1 else 1
        return wrap(v + inner(v, t))

    np.testing.assert_array_equal(results(kernel), per_thread(alone))


def test_double_precision_functions_are_calls() -> None:
    kernel = cuda(
        "const double* x, double* y", "int i = threadIdx.x; y[i] = i % 2 ? pow(x[i], 1.7) : sin(x[i]) * log(x[i] + 1);"
    )
    x = np.linspace(0.1, 40, 64)
    y = np.zeros(64)
    kernel(x, y, block=64)
    expected = np.where(np.arange(64) % 2, x**1.7, np.sin(x) * np.log(x + 1))
    np.testing.assert_allclose(y, expected, rtol=1e-14)


def test_a_struct_through_a_call() -> None:
    kernel = cuda(
        "float* y",
        "Box b = make(threadIdx.x); y[threadIdx.x] = pick(b, threadIdx.x % 3) + b.tag;",
        before="""
        struct Box { char tag; float f[3]; double d; };
        __device__ __noinline__ Box make(int t) { Box b; b.tag = t; b.f[0] = t; b.f[1] = 2 * t; b.f[2] = 3 * t; b.d = t / 2.0; return b; }
        __device__ __noinline__ float pick(Box b, int i) { return b.f[i] + (float)b.d; }
        """,
    )
    y = np.zeros(64, np.float32)
    kernel(y, block=64)
    np.testing.assert_array_equal(y, LANES * (LANES % 3 + 1) + LANES / 2 + LANES)


# Random structured programs, run on the emulator and in Python.


@st.composite
def programs(draw: st.DrawFn, depth: int = 3) -> list[tuple]:
    def statement(level: int) -> st.SearchStrategy[tuple]:
        simple = st.tuples(st.just("set"), st.sampled_from("+*^-"), st.integers(1, 9))
        if level == 0:
            return simple
        block = st.lists(st.deferred(lambda: statement(level - 1)), min_size=1, max_size=3)
        condition = st.tuples(st.integers(2, 5), st.integers(0, 3))
        return st.one_of(
            simple,
            st.tuples(st.just("if"), condition, block, block),
            st.tuples(st.just("loop"), st.integers(1, 4), block),
            st.tuples(st.just("leave"), condition),
        )

    return draw(st.lists(statement(depth), min_size=1, max_size=4))


def emit(statements: list[tuple], depth: int = 0) -> str:
    text = ""
    for kind, *rest in statements:
        if kind == "set":
            text += f"v = v {rest[0]} (t + {rest[1]});\n"
        elif kind == "if":
            (modulus, value), then, otherwise = rest
            text += (
                f"if ((v ^ t) % {modulus}u == {value}u) {{ {emit(then, depth)} }} else {{ {emit(otherwise, depth)} }}\n"
            )
        elif kind == "loop":
            bound, body = rest
            text += f"\n#pragma unroll 1\nfor (unsigned i{depth} = 0; i{depth} < (t ^ v) % {bound}u + 1; ++i{depth}) {{ v += i{depth}; {emit(body, depth + 1)} }}\n"
        else:
            modulus, value = rest[0]
            text += f"if (v % {modulus}u == {value}u) {{ {'break' if depth else 'goto out'}; }}\n"
    return text


class LeftError(Exception):
    pass


def interpret(statements: list[tuple], v: int, t: int, depth: int = 0) -> int:
    for kind, *rest in statements:
        if kind == "set":
            v = {"+": v + (t + rest[1]), "*": v * (t + rest[1]), "^": v ^ (t + rest[1]), "-": v - (t + rest[1])}[
                rest[0]
            ]
            v &= 0xFFFFFFFF
        elif kind == "if":
            (modulus, value), then, otherwise = rest
            v = interpret(then if (v ^ t) % modulus == value else otherwise, v, t, depth)
        elif kind == "loop":
            bound, body = rest
            i = 0
            while i < (t ^ v) % bound + 1:
                v = (v + i) & 0xFFFFFFFF
                try:
                    v = interpret(body, v, t, depth + 1)
                except LeftError as left:
                    v = left.args[0]
                    break
                i += 1
        else:
            modulus, value = rest[0]
            if v % modulus == value:
                raise LeftError(v)
    return v


@given(programs())
@settings(max_examples=25, deadline=None)
def test_random_control_flow(statements: list[tuple]) -> None:
    kernel = cuda("int* y", f"unsigned t = threadIdx.x, v = t * 7u;\n{emit(statements)}\nout: y[t] = v;")

    def alone(t: int) -> int:
        try:
            v = interpret(statements, t * 7, t)
        except LeftError as left:
            v = left.args[0]
        return int(np.uint32(v).astype(np.int32))

    np.testing.assert_array_equal(results(kernel), per_thread(alone))


@pytest.mark.parametrize("threads", [1, 32, 33, 64])
def test_partial_warps_diverge_too(threads: int) -> None:
    kernel = cuda("int* y", "int t = threadIdx.x; int s = 0; for (int i = 0; i < t % 5; ++i) s += t; y[t] = s;")
    np.testing.assert_array_equal(results(kernel, block=threads), per_thread(lambda t: t * (t % 5), threads))
