"""Parameter types are read out of mangled names."""

import pytest

from workbench.compile import CompileOptions, Source, compile_ptx
from workbench.compile.mangling import ManglingError, parse_function_type

DECLARATIONS = """
#include <cuda_fp16.h>
#include <cuda_bf16.h>
typedef float real; using index_t = long long; typedef const real* input;
#define HALF __half
namespace ns {
  struct A { int x; }; enum class E : unsigned { a };
  template <class T, int N> struct V { T v[N]; };
  namespace in { template <bool B, class... Ts> struct Q { int a; }; template <unsigned N> struct U { int a; }; }
  template <E e, char c> struct W { int a; };
}
template <class T> struct std_like { struct inner { T t; }; };
namespace { struct Hidden { int q; }; }
"""
# Parameter type as it is written, and as it is resolved.
TYPES = {
    "float*": "float*",
    "const float* const __restrict__": "const float*",
    "float const*": "const float*",
    "volatile float*": "float*",
    "input": "const float*",
    "HALF*": "__half*",
    "const __nv_bfloat162*": "const __nv_bfloat162*",
    "index_t": "long long",
    "size_t": "unsigned long",
    "unsigned": "unsigned int",
    "const int": "int",
    "signed char": "signed char",
    "char": "char",
    "unsigned char": "unsigned char",
    "short": "short",
    "unsigned short": "unsigned short",
    "unsigned long long": "unsigned long long",
    "bool": "bool",
    "double": "double",
    "char16_t": "char16_t",
    "void*": "void*",
    "const void*": "const void*",
    "float**": "float**",
    "const float* const*": "const float* const*",
    "float* __restrict__*": "float**",
    "ns::A": "ns::A",
    "const ns::A*": "const ns::A*",
    "ns::E": "ns::E",
    "ns::V<float, 4>": "ns::V<float, 4>",
    "ns::V<ns::A, 2>*": "ns::V<ns::A, 2>*",
    "const ns::V<const float*, 4>*": "const ns::V<const float*, 4>*",
    "ns::in::Q<true, int, float*>*": "ns::in::Q<true, int, float*>*",
    "ns::in::Q<false>": "ns::in::Q<false>",
    "ns::in::U<3>": "ns::in::U<3u>",
    "ns::W<ns::E::a, 'x'>": "ns::W<(ns::E)0, (char)120>",
    "std_like<float>::inner*": "std_like<float>::inner*",
    "Hidden": "(anonymous namespace)::Hidden",
    "float4": "float4",
    "float&": "float&",
    "int ns::A::*": "int ns::A::*",
}
DECLARED = {  # types whose declarator surrounds the name
    "float x[4]": "float*",
    "float (*x)[4]": "float (*)[4]",
    "const float (*x)[2][3]": "const float (*)[2][3]",
    "void (*x)(int, const float*)": "void (*)(int, const float*)",
    "int (*x)()": "int (*)()",
}


def resolve(parameters: str) -> list[str]:
    source = Source.inline(f"{DECLARATIONS}\n__global__ void k({parameters}) {{}}")
    return list(
        map(str, parse_function_type(compile_ptx(source, CompileOptions(), ("k",)).types["k"], "workbench_type_of"))
    )


def test_every_type_as_the_compiler_resolves_it() -> None:
    written = [f"{t} p{i}" for i, t in enumerate(TYPES)] + [d.replace("x", f"q{i}", 1) for i, d in enumerate(DECLARED)]
    assert resolve(", ".join(written)) == [*TYPES.values(), *DECLARED.values()]


@pytest.mark.parametrize("declared", TYPES)
def test_repetition_exercises_substitutions(declared: str) -> None:
    parameters = f"{declared} a, {declared} b, ns::V<float, 4>* c, {declared} d, ns::A* e, float* f"
    resolved = TYPES[declared]
    assert resolve(parameters) == [resolved, resolved, "ns::V<float, 4>*", resolved, "ns::A*", "float*"]


@pytest.mark.parametrize(
    ("mangled", "spelled"),
    [
        ("St4pairIifE", "std::pair<int, float>"),
        ("NSt4pairIifE5innerE", "std::pair<int, float>::inner"),
        ("Ss", "std::string"),
        ("SaIcE", "std::allocator<char>"),
        ("u5magicPS0_", "magic, magic*"),
        ("PDv0_", ""),
        ("DnDs", "std::nullptr_t, char16_t"),
        ("N1a1bIXadEEE", ""),
        ("4fourILln3EE", "four<-3l>"),
    ],
)
def test_forms_that_kernels_seldom_have(mangled: str, spelled: str) -> None:
    text = f"IPFv{mangled}EE"
    if spelled:
        assert ", ".join(map(str, parse_function_type(text, "t"))) == spelled
    else:
        with pytest.raises(ManglingError):
            parse_function_type(text, "t")


def test_no_parameters() -> None:
    assert resolve("") == resolve("void") == []


@pytest.mark.parametrize(
    "text", ["", "I", "IPFvE", "IPFvPQEE", "IPfE", "IPFvS9_EE", "IPFvA4EE", "IPFv99xEE", "IPFvNEEE", "IPFvIEEE"]
)
def test_refuses_what_it_cannot_read(text: str) -> None:
    with pytest.raises(ManglingError):
        parse_function_type(text, "workbench_type_of")
