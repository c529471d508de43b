"""Reading a program: its items, what kernels reach, the launches of host code, stand-ins."""

import pytest

from workbench.compile import CompileOptions, Source, compile_ptx
from workbench.compile.items import split, walk
from workbench.compile.launches import find_instances, find_launches
from workbench.compile.program import device_code, leading_includes, rewrite_literals, rewrite_statements
from workbench.compile.standins import STAND_INS, stand_ins


def items_of(text: str) -> list[tuple[str, tuple[str, ...]]]:
    return [(item.kind, item.names) for item in walk(split(text), classes=True)]


def kept(text: str) -> str:
    """Return the words of a program's device code."""
    return " ".join(device_code({"a.cu": text}).texts["a.cu"].split())


@pytest.mark.parametrize(
    ("text", "items"),
    [
        ("int f(int x) { return x; } int g(int);", [("function", ("f",)), ("function", ("g",))]),
        ("template <class T, int N = (3 > 2)> void f(T (&x)[N]) {}", [("function", ("f",))]),
        ("typedef struct __align__(8) { int a; } Pair, *Pairs;", [("type", ("Pair", "Pairs")), ("variable", ("a",))]),
        ("enum Kind { kOne = 1, kTwo };", [("type", ("Kind", "kOne", "kTwo"))]),
        ("typedef float (*Function)(float); using real = float;", [("alias", ("Function",)), ("alias", ("real",))]),
        ("namespace a::b { const int n = 3, m{4}; }", [("scope", ("a", "b")), ("variable", ("n", "m"))]),
        ("A operator+=(A& a, A b) { return a; } bool operator()(int);", [("function", ("operator",))] * 2),
        ("struct A { A(int x) : x_{x}, y_(2) {} ~A() {} int x_, y_; };", None),
        ("#if 0\nvoid f() {\n#endif\nint x;", [("variable", ("x",))]),
        (
            "#ifdef A\nvoid f(int a) {\n#else\nvoid f() {\n#endif\n} int x;",
            [("function", ("f",)), ("variable", ("x",))],
        ),
        ("MODULE(name)\nint main() {}", [("macro", ("MODULE",)), ("function", ("main",))]),
        ("Foo<int>::Foo() {} template <> int Foo<int>::n = 2;", [("function", ("Foo",)), ("variable", ("n",))]),
        ('const char* s = R"x(void f() {})x"; // void g() {}', [("variable", ("s",))]),
        ("void (*table[])(int) = {f, g};", [("variable", ("table",))]),
        ("__global__ void __launch_bounds__(256, 2) k(int* x) {}", [("function", ("k",))]),
    ],
)
def test_a_text_is_split_into_items(text: str, items: list[tuple[str, tuple[str, ...]]] | None) -> None:
    expected = items or [("type", ("A",)), ("function", ("A",)), ("function", ("~A",)), ("variable", ("x_", "y_"))]
    assert items_of(text) == expected


@pytest.mark.parametrize(
    "text",
    [
        "int twice(int x) { return 2 * x; }\nint unused() { return 1; }\n__global__ void k(int* x) { *x = twice(*x); }",
        "#include <cuda/std/array>\n__global__ void k(float* x) { x[0] = cuda::std::array<float, 1>{}[0]; }",
        "namespace std { int mine(); }\n__device__ int f() { return std::max(1, 2); }",
    ],
)
def test_what_needs_no_host_is_taken_as_it_is(text: str) -> None:
    code = device_code({"a.cu": text})
    assert not code.is_program
    assert code.texts["a.cu"] == text


def test_lines_and_columns_stay() -> None:
    text = "int main() {\n  f<<<1, 2>>>();\n#ifdef A\n  g();\n#endif\n}  __global__ void f() {}\n"
    assert device_code({"a.cu": text}).texts["a.cu"] == (
        "            \n                \n#ifdef A\n      \n#endif\n   __global__ void f() {}\n"
    )


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("return (T2){ cos(a), 1 };", "return  T2 { cos(a), 1 };"),
        ("f((ns::P){1}, (P){2});", "f( ns::P {1},  P {2});"),
        ("if (x) { (y); } f(x) { }", "if (x) { (y); } f(x) { }"),
        ("#define ONE (T2){ 1, 0 }\n#define F(x) y = (T){x}", "#define ONE  T2 { 1, 0 }\n#define F(x) y =  T {x}"),
        ('g = [](T) {}; s = "= (T){1}";', 'g = [](T) {}; s = "= (T){1}";'),
    ],
)
def test_compound_literals_lose_their_parentheses(text: str, meant: str) -> None:
    assert rewrite_literals(text) == meant


def test_what_kernels_reach_stays() -> None:
    host = "\nint main() { k<<<1, 1>>>(); }"
    assert kept("const int n = 3; const int m = 4; __global__ void k(int* x) { *x = n; }" + host) == (
        "const int n = 3; __global__ void k(int* x) { *x = n; }"
    )
    macro = (
        "#define F(x) helper(x)\n__device__ int helper(int x) { return x; }\n__global__ void k(int* x) { *x = F(1); }"
    )
    assert "helper(int x)" in kept(macro + host)
    made = "#define MAKE(T) __global__ void k_##T(T* x) { *x = 1; }\nMAKE(float)\nMAKE(int)"
    assert kept(made + host).endswith("MAKE(float) MAKE(int)")
    other = "namespace other { struct Box { int a; }; } struct Box { float b; }; __global__ void k(Box b) {}"
    assert "other { }" in kept(other + host)
    held = "struct Held { std::vector<int> all; }; typedef Held* Handle; __global__ void k(float* all) { all[0] = 1; }"
    assert kept(held + host) == "__global__ void k(float* all) { all[0] = 1; }"


def test_types_that_only_an_instance_names_stay() -> None:
    kernel = "template <class T> __global__ void k(int* x) { *x = T::n; }"
    host = "void run(int* x) { using A = Traits<3>; typedef A B; auto f = &k<B>; f<<<1, 1>>>(x); }"
    traits = "template <int N> struct Traits { static constexpr int n = N; };"
    assert kept(f"{traits} struct Other {{ int a; }}; {kernel}\n{host}") == f"{traits} {kernel}"
    assert kept(f"{traits} {kernel}\n{host.replace('typedef A B;', 'typedef ; typedef A B;')}") == f"{traits} {kernel}"


def test_launches_are_read_as_they_are_written() -> None:
    text = "#define GO(n) ns::k<float, n><<<dim3(4, n), (n > 2 ? 1 : 2), sizeof(int) * n, stream>>>(x + 1, f(a, b))\n"
    (launch,) = find_launches("a.cu", text + "void run() {\n  GO(8);\n}")
    assert (launch.base_name, launch.line, launch.function) == ("k", 3, "run")
    assert "".join(launch.kernel.split()) == "ns::k<float,8>"
    assert ["".join(x.split()) for x in (launch.grid, launch.block, launch.smem_bytes, launch.stream)] == [
        "dim3(4,8)", "(8>2?1:2)", "sizeof(int)*8", "stream",
    ]  # fmt: skip
    assert launch.arguments == ("x + 1", "f(a, b)")


@pytest.mark.parametrize(
    ("host", "instances"),
    [
        ("void run(double* a) { k<<<1, 1>>>(a, 3); }", ("k<double, int>",)),
        ("void run() { const int n = 4; k<float, n><<<1, 1>>>(a, 3); }", ("k<float, 4>",)),
        (
            "template <class S> void run(S* a) { k<S, 2><<<1, 1>>>(a, 1); } int main() { run<half>(x); }",
            ("k<half, 2>",),
        ),
        (
            "template <class S> void run(S* a) { k<S, 2><<<1, 1>>>(a, 1); } void go(int *b, long *c) { run(c); }",
            ("k<long, 2>",),
        ),
        (
            'void run() { AT_DISPATCH_X(t, "k", [&] { k<scalar_t, 1><<<1, 1>>>(p, 2); }); }',
            ("k<float, 1>", "k<double, 1>"),
        ),
        (
            "void run() { using a = long; typedef P<a> b; const int n = 2, m = n + 1; k<b, m><<<1, 1>>>(a, 3); }",
            ("k<P<long>, (2 + 1)>",),
        ),
        ("void run() { typedef P Q; using T = Q::T; k<T, 1><<<1, 1>>>(a, 3); }", ("k<P::T, 1>",)),
        ("void run(auto a) { k<<<1, 1>>>(a, 3); }", ()),
        ("void run() { auto f = &k<float, 4>; set(f, 9); f<<<1, 1>>>(a, 3); }", ("k<float, 4>",)),
        (
            "void run() { auto f = n == 0 ? &k<P<int>, 4> : &k<float, ns::N>; f<<<1, 1>>>(a, 3); }",
            ("k<P<int>, 4>", "k<float, ns::N>"),
        ),
        ("void run() { void (*f)(float*, int) = k<float, 4>; f<<<1, 1>>>(a, 3); }", ("k<float, 4>",)),
        (
            "template <class S, int N> void run(S* a) { using T = P<S, N>; k<T, N><<<1, 1>>>(a, 1); }\n"
            "template <class S> void go(S* a) { run<S, 2>(a); }\n"
            "template void go<half>(half*); template void go<long>(long*);",
            ("k<P<half, 2>, 2>", "k<P<long, 2>, 2>"),
        ),
        (
            "template <const int P = 8> void run(half* a) { k<half, P><<<1, 1>>>(a, 3); } void go(half* a) { run(a); }",
            ("k<half, 8>",),
        ),
        (
            "template <int P> void run(half* a) { k<half, P><<<1, 1>>>(a, 3); } void go() { time_it(run<4>, 9); }",
            ("k<half, 4>",),
        ),
        (
            "void run() { BOOL_SWITCH(a.n % 2 == 0, Even, [&] { k<float, Even><<<1, 1>>>(a, 1); }); }",
            ("k<float, true>", "k<float, false>"),
        ),
        (
            "#define DISPATCH_TWO(KIND, LEVEL, ...) switch (KIND) { \\\n"
            "  case 0: { using scalar_t_##LEVEL = at :: Half; __VA_ARGS__; break; } \\\n"
            "  case 1: { using scalar_t_##LEVEL = double; __VA_ARGS__; break; } \\\n"
            "  case 2: { using scalar_t_##LEVEL = half; __VA_ARGS__; break; } }\n"
            "template <class S> void run() { k<S, 1><<<1, 1>>>(a, 3); }\n"
            "void go() { DISPATCH_TWO(x.kind(), 0, run<scalar_t_0>()); }",
            ("k<at::Half, 1>", "k<double, 1>", "k<half, 1>"),
        ),
        ("void run() { go([&](auto n) { k<float, n.value><<<1, 1>>>(a, 3); }); }", ()),
    ],
)
def test_instances_are_those_that_host_code_launches(host: str, instances: tuple[str, ...]) -> None:
    assert find_instances({"a.cu": host}, "k", "<class T, class U>", ("T*", "U")) == instances


def test_stand_ins_are_given_as_far_as_they_are_used() -> None:
    assert stand_ins("__global__ void k(float* x) { *x = sqrtf(*x); }") == ""
    assert stand_ins("uint n = FLT_MAX;").splitlines() == [
        "#define FLT_MAX 3.402823466e+38f",
        "typedef unsigned int uint;",
    ]
    assert stand_ins("#define M_PI 3.0\ntypedef unsigned uint; uint n = M_PI;") == ""
    assert "swap(T& a" in stand_ins("using namespace std; void f() { swap(a, b); }")
    assert "swap" not in stand_ins("void f() { swap(a, b); }")
    assert stand_ins("typedef __nv_bfloat16 T;", is_program=True) == "#include <cuda_bf16.h>\n"
    assert stand_ins("typedef __nv_bfloat16 T;") == ""
    assert "#define __linux__ 1" in stand_ins("#if defined(__linux__)\n#else\n#error no\n#endif")


def test_calls_of_an_early_start_are_instructions_from_sm_90_on() -> None:
    text = """extern "C" __global__ void k(int* y) {
        cudaTriggerProgrammaticLaunchCompletion();
        cudaGridDependencySynchronize();
        *y = 1;
    }"""
    source = Source.inline(text)
    assert compile_ptx(source, CompileOptions(arch="sm_90")).text.count("griddepcontrol.") == 2
    assert "griddepcontrol." not in compile_ptx(source, CompileOptions(arch="sm_80")).text


def test_every_stand_in_compiles() -> None:
    cheap = [
        row for row in STAND_INS if "#include <cu" not in row.text or "climits" in row.text or "cstdint" in row.text
    ]
    names = [name for row in cheap for name in row.names]
    values = [n for n in names if n.isupper() and n != "BUFSIZ" and not n.startswith(("C10_", "WARP_"))]
    body = "".join(f"  x[{i}] = (double)({name});\n" for i, name in enumerate(values))
    body += "  x[0] = pow(2, 3) + pow(2.0f, 2) + pow(2, x[0]) + std::min(1, 2) + std::abs(-1.5) + std::exp(1.0f);\n"
    types = "".join(
        f"  {name} v{i} = 1; x[v{i}] = 2;\n"
        for i, name in enumerate(names)
        if name.endswith("_t") and "null" not in name
    )
    text = f'extern "C" __global__ void k(double* x) {{\n{body}{types}}}\n'
    assert ".entry k(" in compile_ptx(Source.inline(text), CompileOptions()).text


@pytest.mark.parametrize(
    ("text", "prefix", "names"),
    [
        ("// a\n#include <cub/cub.cuh>\n#include <x.h>\nint a;", "#include <cub/cub.cuh>\n", ("cub/cub.cuh",)),
        (
            '#define A 1\n#include "x.h"\n#include <cuda/std/array>\n#define B 2\n',
            '#define A 1\n#include "x.h"\n#include <cuda/std/array>\n',
            ("x.h", "cuda/std/array"),
        ),
        ("#include <cuda_fp16.h>\nint a;", "", ()),
        ("#ifdef A\n#include <cub/cub.cuh>\n#endif", "", ()),
        ("int a;\n#include <cub/cub.cuh>\n", "", ()),
    ],
)
def test_the_directives_that_precompiled_headers_are_made_of(text: str, prefix: str, names: tuple[str, ...]) -> None:
    found = leading_includes(text)
    assert (found[0], tuple(name for name, _ in found[1])) == (prefix, names)


@pytest.mark.parametrize(
    "text",
    [
        "struct A : B<int> { A(int x) : B<int>(x) {} };",
        "struct I { I operator++(int) { return *this; } };",
        "struct I { I& operator=(I) { return *this; } };",
        "struct I { I operator+(I) { return *this; } };",
        "template <> __device__ float zero<float>(float) { return 0; }",
        "int x = (a::b",
    ],
)
def test_what_only_looks_like_a_compound_literal_stays(text: str) -> None:
    assert rewrite_literals(text) == text


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("int a = ({ int b = 3; b + 1; });", "int a = [&]{ int b = 3; return b + 1; }();"),
        ("if (({ f(); }) < 3) x;", "if ([&]{ return f(); }() < 3) x;"),
        ("f(({ if (a) { b; } c; }));", "f([&]{ if (a) { b; } return c; }());"),
        ("({ g(({ 1; })); });", "[&]{ return g([&]{ return 1; }()); }();"),
        ("#define M(a) ({ f(a); \\\n  a; })\nint b;", "#define M(a) [&]{ f(a); \\\n  return a; }()\nint b;"),
    ],
)  # fmt: skip
def test_statement_expressions_become_lambdas(text: str, meant: str) -> None:
    assert rewrite_statements(text) == meant


@pytest.mark.parametrize(
    "text",
    [
        "x = g({1, 2}); h();",
        "struct A { A() : b({1}) {} };",
        "x = ({ if (a) return 1; 2; });",
        "f([&] { a; }); g({ [] { return 1; }() });",
        "do({ for (;;) a; });",
    ],
)
def test_what_only_looks_like_a_statement_expression_stays(text: str) -> None:
    assert rewrite_statements(text) == text


@pytest.mark.parametrize(
    "condition",
    [
        "#ifdef _WIN32",
        "#ifdef _WIN32  // Windows has none",
        "#ifdef _WIN32 /* and */ /* so on */",
        "#if defined(_WIN64) || defined(_WIN32)",
        "#if defined _MSC_VER",
    ],
)
def test_a_name_that_a_program_defines_for_another_system_alone_has_a_stand_in(condition):
    text = f"{condition}\n#if 1\ntypedef unsigned int uint;\n#endif\n#endif\n__global__ void fill(uint* y) {{}}"
    assert stand_ins(text, is_program=True) == "typedef unsigned int uint;\n"


@pytest.mark.parametrize("condition", ["#ifdef _WIN32\n#else", "#ifndef _WIN32", "#if !defined(_WIN32)", "#ifdef FAST"])
def test_a_name_that_a_program_may_define_here_has_none(condition):
    text = f"{condition}\ntypedef unsigned long uint;\n#endif\n__global__ void fill(uint* y) {{}}"
    assert stand_ins(text, is_program=True) == ""


@pytest.mark.parametrize("call", ["strlen(s)", "strcpy(data, s)", 'getenv("N")'])
def test_a_member_that_calls_the_hosts_library_is_left_out(call):
    members = f"char* data; Text(const char* s) : data(0) {{ {call}; }} __device__ char at(int i) {{ return data[i]; }}"
    text = kept(
        f"struct Text {{ {members} }}; __global__ void first(Text t, char* y) {{ *y = t.at(0); }} int main() {{}}"
    )
    assert call not in text
    assert "char at(int i) { return data[i]; }" in text
