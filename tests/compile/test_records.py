"""The layout of a struct: names from the source, types and places from NVRTC."""

import pytest

from workbench.compile import CompileOptions, Source, read_layout
from workbench.compile.mangling import ManglingError, parse_template_arguments
from workbench.core.errors import SignatureError

SOURCE = """
#define FIELD(type, name) type name
typedef float real;
namespace ns {
  struct Inner { char c; alignas(16) double d; };
  template <class T, int N> struct Outer {
    typedef T value;
    T* x, y[N];
    struct Inner in;
    enum Kind { kA, kB } kind;
    const real* z;
    static int count;
    unsigned short bits = 3;
    __device__ T first() const { return x[0]; }
  };
}
struct Padded { char a; FIELD(char, b); int n; };
struct Initialized { alignas(8) char a; FIELD(char, b) = 3; };
enum Small : unsigned char { kLarge = 200 };
enum class Signed : short { kLeast = -1 };
struct Chosen { Small one; const Small two[2][2]; Signed three; enum Kind { kNone } four; float x; };
struct Made { __device__ Made(int n) : n(n) {} Made(const Made& other); char a; FIELD(char, b); int n; };
struct Plain { Plain() = default; Plain(char a); int get() const { return n; } char a; int n; };
struct Full { int n; FIELD(static int, count); };
struct Spelled { int n; FIELD(float, x[4]); int m; };
namespace { struct Hidden { bool on; Hidden* next; Hidden* (*table)[2]; }; }
__global__ void f(ns::Outer<float, 3> p, Hidden h) {}
"""


def members(name: str) -> list[tuple[str, str, int, int]]:
    layout = read_layout(Source.inline(SOURCE), CompileOptions(), name)
    return [(each.name, str(each.type), each.offset_bytes, each.size_bytes) for each in layout.members]


def test_members_lie_where_the_compiler_puts_them() -> None:
    assert members("ns::Outer<float, 3>") == [
        ("x", "float*", 0, 8),
        ("y", "float[3]", 8, 12),
        ("in", "ns::Inner", 32, 32),
        ("kind", "ns::Outer<float, 3>::Kind", 64, 4),
        ("z", "const float*", 72, 8),
        ("bits", "unsigned short", 80, 2),
    ]
    assert members("ns::Inner") == [("c", "char", 0, 1), ("d", "double", 16, 8)]
    assert members("(anonymous namespace)::Hidden") == [
        ("on", "bool", 0, 1),
        ("next", "(anonymous namespace)::Hidden*", 8, 8),
        ("table", "(anonymous namespace)::Hidden* (*)[2]", 16, 8),
    ]


def test_a_member_that_a_macro_declares_is_missed_and_said() -> None:
    with pytest.raises(SignatureError, match="Spelled has more than can be told of it before its member m"):
        members("Spelled")


@pytest.mark.parametrize("name", ["Padded", "Initialized", "Made"])
def test_a_call_beside_padding_is_refused_by_name(name: str) -> None:
    with pytest.raises(SignatureError, match=rf"{name} has .*, and FIELD\(...\) may declare members"):
        members(name)


def test_constructors_functions_and_calls_without_room_are_no_members() -> None:
    assert members("Plain") == [("a", "char", 0, 1), ("n", "int", 4, 4)]
    assert members("Full") == [("n", "int", 0, 4)]


def test_enumerations_have_the_sign_of_their_underlying_type() -> None:
    layout = read_layout(Source.inline(SOURCE), CompileOptions(), "Chosen")
    assert [each.enumeration for each in layout.members] == ["uint", "uint", "int", "int", ""]


def test_a_struct_of_another_file_is_not_found() -> None:
    with pytest.raises(SignatureError, match="Other is defined nowhere in <source> and its own includes"):
        members("Other")


@pytest.mark.parametrize("mangled", ["_Z1tIPfLi8", "_Z1tXPfE", "_Z1tPfLi8EE", "_Z1tIPfLi_EE", "_Z1uIPfE"])
def test_another_form_of_a_template_s_arguments_is_refused(mangled: str) -> None:
    with pytest.raises(ManglingError):
        parse_template_arguments(mangled, "t")


def test_a_type_and_numbers() -> None:
    kind, numbers = parse_template_arguments("_Z1tIPKfLi8ELin4EE", "t")
    assert (str(kind), numbers) == ("const float*", (8, -4))
