"""A signature is the declaration, held against the PTX."""

from pathlib import Path

import pytest

from workbench.compile import (
    Compiled,
    CompileOptions,
    Parameter,
    Signature,
    Source,
    compile_ptx,
    parse_signature,
    signature,
)
from workbench.compile.entry import Entry, EntryParameter
from workbench.compile.names import only_kernel
from workbench.core.dtypes import BY_NAME
from workbench.core.errors import CompileError, SignatureError


def parse(text: str, expression: str = "k", **options: object) -> Signature:
    return parse_signature(Source.inline(text), expression, CompileOptions(**options))


def parameters(text: str, expression: str = "k", **options: object) -> dict[str, Parameter]:
    return {p.name: p for p in parse(text, expression, **options).parameters}


def test_reads_like_the_declaration() -> None:
    text = 'extern "C" __global__ void gelu(const float* __restrict__ x, float* __restrict__ y, int n) {}'
    found = parse(text, "gelu")
    assert str(found) == "gelu(const float* x, float* y, int n)"
    assert found.mangled == "gelu"


def test_pointers_carry_pointee_type_and_const() -> None:
    found = parameters(
        """
        #include <cuda_bf16.h>
        #include <cuda_fp16.h>
        struct Node { float* next; };
        __global__ void k(const float* a, float* const b, float const* const c, __half* d, const __nv_bfloat16* e,
                          void* f, const void* g, float** h, Node* i, bool* j, const unsigned char* k_, float l[4],
                          const double (*m)[3], const long long* n, volatile int* o) {}
        """
    )
    dtypes = {name: p.dtype.name if p.dtype else None for name, p in found.items()}
    assert dtypes == {
        "a": "float32", "b": "float32", "c": "float32", "d": "float16", "e": "bfloat16", "f": None, "g": None,
        "h": None, "i": None, "j": "bool", "k_": "uint8", "l": "float32", "m": "float64", "n": "int64", "o": "int32",
    }  # fmt: skip
    assert {name for name, p in found.items() if p.is_const} == {"a", "c", "e", "g", "k_", "m", "n"}
    assert all(p.is_pointer and p.size_bytes == 8 and p.vector_width == 1 for p in found.values())


@pytest.mark.parametrize(
    ("declared", "dtype", "size_bytes"),
    [
        ("float", "float32", 4),
        ("double", "float64", 8),
        ("int", "int32", 4),
        ("const int", "int32", 4),
        ("unsigned", "uint32", 4),
        ("long", "int64", 8),
        ("long long", "int64", 8),
        ("size_t", "uint64", 8),
        ("short", "int16", 2),
        ("unsigned short", "uint16", 2),
        ("char", "int8", 1),
        ("unsigned char", "uint8", 1),
        ("bool", "bool", 1),
        ("__half", "float16", 2),
        ("__nv_bfloat16", "bfloat16", 2),
        ("Mode", "int32", 4),
        ("Small", "int8", 1),
        ("float4", None, 16),
        ("__half2", None, 4),
        ("Config", None, 24),
    ],
)
def test_scalars_and_classes_by_value(declared: str, dtype: str | None, size_bytes: int) -> None:
    text = f"""
        #include <cuda_bf16.h>
        #include <cuda_fp16.h>
        enum Mode {{ kA, kB }};
        enum class Small : char {{ kA }};
        struct Config {{ float scale[3]; double* out; }};
        __global__ void k({declared} v) {{}}
    """
    found = parameters(text)["v"]
    assert not found.is_pointer
    assert not found.is_const
    assert (found.dtype, found.size_bytes) == (BY_NAME[dtype] if dtype else None, size_bytes)


@pytest.mark.parametrize(
    ("pointee", "dtype", "width"),
    [("float4", "float32", 4), ("float2", "float32", 2), ("int3", "int32", 3), ("uchar4", "uint8", 4),
     ("__half2", "float16", 2),
     ("__nv_bfloat162", "bfloat16", 2), ("ulonglong2", "uint64", 2), ("double4_32a", "float64", 4)],
)  # fmt: skip
def test_vector_pointers(pointee: str, dtype: str, width: int) -> None:
    found = parameters(f"#include <cuda_bf16.h>\n__global__ void k(const {pointee}* v) {{}}")["v"]
    assert (found.dtype, found.vector_width, found.is_const) == (BY_NAME[dtype], width, True)


def test_aliases_and_macros_are_resolved() -> None:
    text = """
        typedef float real;
        template <class T> using input = const T*;
        #define POINTER(T) T* __restrict__
        #define INDEX long long
        __global__ void k(real a, input<real> b, POINTER(const real) c, INDEX d, DTYPE* e, const decltype(1.0)* f) {}
    """
    found = parse(text, defines={"DTYPE": "unsigned short"})
    assert str(found) == "k(float a, const float* b, const float* c, long long d, unsigned short* e, const double* f)"


class TestTemplates:
    TEXT = """
        struct Empty {};
        namespace ns {
        template <class T, int N = 4, class U = const T>
        __global__ void scale(T* x, U* y, T v, int n = N) {}
        template <> __global__ void scale<double, 2, double>(double* special, double* y, double v, int n) {}
        template <class... Ts> __global__ void pack(int n, Ts... values) {}
        template <bool kTransposed, float* (*)(int) = nullptr> __global__ void flag(float* x) {}
        }
    """

    @pytest.mark.parametrize(
        ("expression", "expected"),
        [
            ("ns::scale<float>", "(float* x, const float* y, float v, int n = N)"),
            ("ns::scale<float, 8>", "(float* x, const float* y, float v, int n = N)"),
            ("ns::scale<int, 8, double>", "(int* x, double* y, int v, int n = N)"),
            (
                "ns::scale<unsigned long long>",
                "(unsigned long long* x, const unsigned long long* y, unsigned long long v, int n = N)",
            ),
            ("ns::pack<float*, const double*, int>", "(int n, float* values0, const double* values1, int values2)"),
            ("ns::pack<>", "(int n)"),
            ("ns::flag<true>", "(float* x)"),
        ],
    )
    def test_arguments_are_substituted(self, expression: str, expected: str) -> None:
        assert str(parse(self.TEXT, expression)) == expression + expected

    def test_a_specialisation_has_its_own_names(self) -> None:
        found = parse(self.TEXT, "ns::scale<double, 2, double>")
        assert [p.name for p in found.parameters] == ["special", "y", "v", "n"]

    def test_arguments_are_needed(self) -> None:
        with pytest.raises(
            SignatureError,
            match=r"template <class T, int N = 4, class U = const T> ns::scale[\s\S]*as in ns::scale<...>",
        ):
            parse(self.TEXT, "ns::scale")


class TestDefaults:
    def test_are_kept_as_written(self) -> None:
        text = """
            #define EPS 1e-5f
            __global__ void k(const float* a = nullptr, float* b = NULL_POINTER, int n = -3,
                              float eps = EPS, bool f = true) {}
        """
        found = parameters(text, defines={"NULL_POINTER": "0"})
        assert {name: p.default for name, p in found.items()} == {
            "a": "nullptr", "b": "0", "n": "-3", "eps": "1e-5f", "f": "true"
        }  # fmt: skip
        assert {name for name, p in found.items() if p.allows_none} == {"a", "b"}
        assert str(found["a"]) == "const float* a = nullptr"

    def test_of_a_forward_declaration_count(self) -> None:
        text = "__global__ void k(float* a, int n = 3);\n__global__ void k(float* b, int m) { b[0] = m; }"
        assert str(parse(text)) == "k(float* b, int m = 3)"

    def test_without_default_nothing_allows_none(self) -> None:
        assert not any(p.allows_none for p in parse("__global__ void k(float* a, int n = 0) {}").parameters)


class TestFindsTheCompiledDeclaration:
    BRANCHES = """
        #ifdef WIDE
        extern "C" __global__ void k(double* wide, int n) { wide[0] = n; }
        #elif defined(HALF)
        extern "C" __global__ void k(float* half, int n, int m) { half[0] = n; }
        #else
        extern "C" __global__ void k(float* narrow, int n) { narrow[0] = n; }
        #endif
    """

    @pytest.mark.parametrize(
        ("defines", "expected"),
        [
            ({}, "k(float* narrow, int n)"),
            ({"WIDE": 1}, "k(double* wide, int n)"),
            ({"HALF": 1}, "k(float* half, int n, int m)"),
        ],
    )
    def test_among_conditionals(self, defines: dict[str, int], expected: str) -> None:
        assert str(parse(self.BRANCHES, defines=defines)) == expected

    def test_among_namespaces(self) -> None:
        text = "namespace a { __global__ void k(int in_a) {} }\nnamespace b { __global__ void k(int in_b) {} }"
        assert str(parse(text, "a::k")) == "a::k(int in_a)"
        assert str(parse(text, "b::k")) == "b::k(int in_b)"

    def test_among_overloads_chosen_by_a_cast(self) -> None:
        text = "__global__ void k(int a) {}\n__global__ void k(float b) {}"
        assert str(parse(text, "(void (*)(float))k")) == "(void (*)(float))k(float b)"

    def test_in_an_included_file(self, tmp_path: Path) -> None:
        (tmp_path / "sub").mkdir()
        (tmp_path / "sub" / "main.cu").write_text(
            '#include "../k.cuh"\n#if 0\n__global__ void k(int wrong) {}\n#endif\n'
        )
        (tmp_path / "k.cuh").write_text(
            "\n\n__global__ void k(int right) {}\n#if 0\n__global__ void k(int bad) {}\n#endif\n"
        )
        assert str(parse_signature(Source.read(tmp_path / "sub" / "main.cu"), "k", CompileOptions())) == "k(int right)"

    def test_that_a_macro_makes(self) -> None:
        text = """
            #define DEFINE_COPY(T, NAME)                                          \\
              extern "C" __global__ void NAME(const T* source, T* target, int n = 1) {}
            #define KERNEL extern "C" __global__ void
            #define TENSORS const float* x, float* y
            #define F32(name) name##_f32
            DEFINE_COPY(float, copy_f32)
            DEFINE_COPY(
                double,
                copy_f64)
            KERNEL bare(int n) {}
            KERNEL tensors(TENSORS, int n) {}
            KERNEL F32(pasted)(float* p) {}
        """
        assert str(parse(text, "copy_f32")) == "copy_f32(const float* source, float* target, int n = 1)"
        assert str(parse(text, "copy_f64")) == "copy_f64(const double* source, double* target, int n = 1)"
        assert str(parse(text, "bare")) == "bare(int n)"
        assert str(parse(text, "tensors")) == "tensors(const float* x, float* y, int n)"
        assert str(parse(text, "pasted_f32")) == "pasted_f32(float* p)"

    def test_past_attributes(self) -> None:
        text = """
            struct Map { char b[128]; };
            extern "C" __global__ void __cluster_dims__(2, 1, 1) __launch_bounds__(128, 2)
            k(const __grid_constant__ Map map, [[maybe_unused]] int n, float* __restrict y) {}
        """
        assert str(parse(text)) == "k(Map map, int n, float* y)"

    def test_under_a_line_directive(self) -> None:
        assert str(parse('#line 90 "generated.cu"\n__global__ void k(int a) {}')) == "k(int a)"

    def test_names_that_are_not_certain_are_not_guessed(self) -> None:
        text = """
            #ifdef X
            #define ARGS int a, int b
            #else
            #define ARGS int c, int d
            #endif
            __global__ void k(ARGS) {}
        """
        assert str(parse(text)) == "k(int arg0, int arg1)"

    def test_unnamed_parameters(self) -> None:
        assert str(parse("__global__ void k(int, float* x, int = 3) {}")) == "k(int arg0, float* x, int arg2 = 3)"

    def test_no_parameters(self) -> None:
        assert str(parse('extern "C" __global__ void k(void) {}')) == "k()"


class TestRefuses:
    def test_references(self) -> None:
        with pytest.raises(SignatureError, match=r"k: parameter 'n' is a reference \(const int&\).*by value"):
            parse("__global__ void k(float* x, const int& n) {}")

    def test_a_missing_kernel_with_close_matches(self) -> None:
        text = "__global__ void gelu_forward(float* x) {}\n__global__ void gelu_backward(float* x) {}\n"
        with pytest.raises(SignatureError) as caught:
            parse(text, "gelu_forwards")
        assert str(caught.value).splitlines() == [
            "<source>: no kernel 'gelu_forwards': identifier \"gelu_forwards\" is undefined",
            "the source declares",
            "  gelu_forward(float* x)  [<source>:1]",
            "  gelu_backward(float* x)  [<source>:2]",
            "did you mean 'gelu_forward'?",
        ]

    def test_a_kernel_without_its_namespace(self) -> None:
        with pytest.raises(SignatureError, match="did you mean 'ns::gelu'"):
            parse("namespace ns { __global__ void gelu(float* x) {} }", "gelu")

    def test_a_kernel_named_as_a_function_of_cuda_is(self) -> None:
        with pytest.raises(SignatureError, match=r"choose an overload by a cast:\n  '\(void .*\(const void\*\)\)any'"):
            parse("__global__ void any(const void* p) {}", "any")

    def test_a_kernel_of_several_namespaces(self) -> None:
        text = (
            "namespace a { __global__ void f(int* x) {} } namespace b { template <class T> __global__ void f(T* x) {} }"
        )
        with pytest.raises(SignatureError, match=r"did you mean 'a::f' or 'b::f<\.\.\.>'\?"):
            parse(text, "f")

    def test_many_kernels_are_not_all_listed(self) -> None:
        with pytest.raises(SignatureError, match=r"\[<source>:20\]\n  and 10 more\ndid you mean 'k29'\?"):
            parse("\n".join(f"__global__ void k{i}() {{}}" for i in range(30)), "k_29")

    def test_overloads_without_a_choice(self) -> None:
        text = "__global__ void k(int a) {}\n__global__ void k(const float* b, int n = 2) {}"
        with pytest.raises(SignatureError) as caught:
            parse(text)
        assert str(caught.value).splitlines()[2:] == [
            "  k(int a)  [<source>:1]",
            "  k(const float* b, int n)  [<source>:2]",
            "choose an overload by a cast:",
            "  '(void (*)(int))k'",
            "  '(void (*)(const float*, int))k'",
        ]
        parse(
            "__global__ void k(int a) {}\n__global__ void k(const float* b, int n) {}", "(void (*)(const float*, int))k"
        )

    @pytest.mark.parametrize("text", ["", "int n;", "__device__ void k() {}"])
    def test_a_source_without_kernels(self, text: str) -> None:
        with pytest.raises(SignatureError, match="the source declares no kernel"):
            parse(text)

    def test_lists_kernels_of_included_files_and_of_macros(self, tmp_path: Path) -> None:
        (tmp_path / "k.cu").write_text('#include "k.cuh"\nDEFINE(made)\n')
        (tmp_path / "k.cuh").write_text(
            "#define DEFINE(n) __global__ void n(int a) {}\n__global__ void plain(int b) {}\n"
        )
        with pytest.raises(SignatureError, match=r"made\(int a\)  \[.*k\.cu:2\][\s\S]*plain\(int b\)  \[.*k\.cuh:2\]"):
            parse_signature(Source.read(tmp_path / "k.cu"), "nothing", CompileOptions())

    def test_a_source_that_does_not_compile(self) -> None:
        with pytest.raises(CompileError, match="undefined"):
            parse("__global__ void k() { nonsense(); }")

    def test_ptx_that_does_not_fit(self, monkeypatch: pytest.MonkeyPatch) -> None:
        def entry(*types: str) -> dict[str, Entry]:
            parameters = (EntryParameter(f"k_{i}", t, int(t[1:]) // 8, False, False) for i, t in enumerate(types))
            return {"k": Entry("k", tuple(parameters))}

        text = 'extern "C" __global__ void k(float* x, float a) {}'
        for types, message in [
            (("u64",), r"declared with 2 parameters \(float\*, float\), but the PTX has 1 \(.u64\)"),
            (("u64", "f64"), r"parameter 'a' is declared as float, but the PTX has .f64 \(8 bytes\)"),
            (("u64", "u32"), r"parameter 'a' is declared as float, but the PTX has .u32 \(4 bytes\)"),
            (("u32", "f32"), r"parameter 'x' is declared as float\*, but the PTX has .u32 \(4 bytes\)"),
        ]:
            monkeypatch.setattr(signature, "read_entries", lambda ptx, types=types: entry(*types))
            with pytest.raises(SignatureError, match=message):
                parse(text)

    def test_a_type_that_cannot_be_read(self, monkeypatch: pytest.MonkeyPatch) -> None:
        compiled = compile_ptx(Source.inline('extern "C" __global__ void k() {}'), CompileOptions(), ("k",))
        strange = Compiled(compiled.key, compiled.target, compiled.data, compiled.lowered, {"k": "IPFvQEE"})
        monkeypatch.setattr(signature, "compile_ptx", lambda *args, **options: strange)
        with pytest.raises(SignatureError, match="k has a parameter type that Workbench cannot read"):
            parse('extern "C" __global__ void k() {}')


class TestPtxAlone:
    PTX = """
        .version 8.0
        .target sm_80
        .address_size 64
        .visible .entry axpy(
            .param .u64 .ptr .global .align 16 axpy_param_0, .param .u64 axpy_param_1, .param .f32 axpy_param_2,
            .param .f64 alpha, .param .u32 n, .param .align 4 .b8 axpy_param_5[12], .param .u16 s, .param .s8 c
        ) { ret; }
        .entry other() { ret; }
    """

    def test_names_and_kinds(self) -> None:
        found = parse_signature(Source.inline(self.PTX), "axpy", CompileOptions())
        assert str(found) == (
            "axpy(void* param_0, .u64 param_1, .f32 param_2, .f64 alpha, .u32 n, .b8[12] param_5, .u16 s, .s8 c)"
        )
        assert [p.is_pointer for p in found.parameters] == [True, None, False, False, False, False, False, False]
        assert [p.dtype.name if p.dtype else None for p in found.parameters] == [
            None, None, "float32", "float64", "int32", None, "int16", "int8"
        ]  # fmt: skip
        assert [p.size_bytes for p in found.parameters] == [8, 8, 4, 8, 4, 12, 2, 1]

    def test_a_missing_entry(self, tmp_path: Path) -> None:
        (tmp_path / "k.ptx").write_text(self.PTX)
        with pytest.raises(
            SignatureError, match=r"k\.ptx has no entry 'axpi'; it has axpy, other\. Did you mean 'axpy'\?"
        ):
            parse_signature(Source.read(tmp_path / "k.ptx"), "axpi", CompileOptions())


@pytest.mark.parametrize(
    "body",
    ["(float* y) { y[0] = 1 }", "(float* y) y[0] = 1; }"],
    ids=["no semicolon", "no brace"],
)
def test_a_source_whose_kernel_is_hidden_by_an_error_of_syntax_shows_that_error(body: str) -> None:
    source = Source.inline(f'extern "C" __global__ void f{body}\n')
    with pytest.raises(CompileError, match="error: expected a"):
        only_kernel(source, CompileOptions())


def test_a_template_with_too_few_arguments_is_answered_with_its_parameters() -> None:
    text = "template <class T, int N> __global__ void f(T* y) { y[0] = N; }"
    with pytest.raises(SignatureError, match="name arguments for template <class T, int N>"):
        parse(text, "f<float>")


@pytest.mark.parametrize("text", ["__global__ void f();", "extern __global__ void f(float* y);"])
def test_a_kernel_without_a_body_is_told_so(text: str) -> None:
    with pytest.raises(SignatureError, match="f is declared and has no body: define it"):
        parse(text, "f")


def test_a_namespace_may_have_a_unicode_escape_in_its_name() -> None:
    assert str(parse("namespace \\u00e9n { __global__ void f(int* y) {} }", "\\u00e9n::f")) == "\\u00e9n::f(int* y)"


def test_types_that_are_nested_too_deep_are_told_so() -> None:
    text = "template <class T> struct W {};\n__global__ void f(" + "W<" * 300 + "int" + ">" * 300 + "* y) {}"
    with pytest.raises(SignatureError, match="types are nested too deep to be read"):
        parse(text, "f")
