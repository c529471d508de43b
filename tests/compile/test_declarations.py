"""Kernels and their parameters are found in CUDA sources."""

from workbench.compile.declarations import DeclaredParameter, Reading, base_name, find_declarations

TEXT = """
namespace ns { namespace in::deep {
template <class T, int N = 4>
__global__ __launch_bounds__(256, 2) void
scale(T* __restrict__ x, const T* const y, T v = T(1));
} }
extern "C" {
__global__ void none() {}
__global__ void nothing(void) {}
}
extern "C" __global__ void __launch_bounds__(128) shapes(float z[4], float (*w)[3], void (*f)(int), float& r, int) {}
template <class... Ts> static __global__ void pack(int n, Ts... xs) {}
template <> __global__ void ns::special<float>(float* x) {}
__device__ void device(float* x) {}
void host(int n) {}
#ifdef A
__global__ void twice(int a) {}
#else
__global__ void twice(int b) {}
#endif
"""


def names(text: str) -> list[str]:
    return [str(d) for d in find_declarations(text)]


def test_finds_every_kernel_and_nothing_else() -> None:
    assert names(TEXT) == [
        "template <class T, int N = 4> ns::in::deep::scale(x, y, v)",
        "none()",
        "nothing()",
        "shapes(z, w, f, r, ...)",
        "template <class... Ts> pack(n, xs)",
        "ns::special(x)",
        "twice(a)",
        "twice(b)",
    ]


def test_keeps_line_kind_and_defaults() -> None:
    by_name = {d.base_name: d for d in find_declarations(TEXT)}
    assert (by_name["scale"].line, by_name["scale"].is_definition) == (5, False)
    assert (by_name["none"].line, by_name["none"].is_definition) == (8, True)
    assert by_name["scale"].parameters[2] == DeclaredParameter("v", "T(1)")
    assert by_name["pack"].parameters[1] == DeclaredParameter("xs", None, is_pack=True)


def test_base_name() -> None:
    assert base_name("gelu") == "gelu"
    assert base_name("ns::scale<ns::A<1>, 4>") == "scale"
    assert base_name("(void (*)(const ns::A<int>*))ns::scale") == "scale"


class TestReading:
    def test_expands_only_where_a_macro_stands_in_the_way(self) -> None:
        text = "#define ARGS float* x, int n\n__global__ void k(ARGS) {}\n__global__ void plain(int ARG) {}\n"
        reading = Reading({"a.cu": text})
        assert [str(d) for d in reading.kernels("a.cu", "k")] == ["k(x, n)"]
        assert [str(d) for d in reading.kernels("a.cu", "plain")] == ["plain(ARG)"]

    def test_reads_macros_of_other_files_and_of_the_command_line(self) -> None:
        reading = Reading(
            {"a.cu": "KERNEL(k)(TAIL) {}\n", "b.h": "#define KERNEL(n) __global__ void n\n"}, {"TAIL": "int n"}
        )
        assert [str(d) for d in reading.kernels("a.cu", "k")] == ["k(n)"]

    def test_an_unknown_path_means_the_main_file(self) -> None:
        reading = Reading({"a.cu": "__global__ void k(int a) {}", "b.h": "__global__ void k(int b) {}"})
        assert [str(d) for d in reading.kernels("gone.cu", "k")] == ["k(a)"]
        assert [str(d) for d in reading.kernels("b.h", "k")] == ["k(b)"]

    def test_reads_past_attributes_that_the_grammar_does_not_know(self) -> None:
        attributes = "__cluster_dims__(2, 1, 1) __launch_bounds__(128)"
        text = f"__global__ void {attributes} k(const __grid_constant__ Map m, int n) {{}}"
        assert [str(d) for d in Reading({"a.cu": text}).kernels("a.cu", "k")] == ["k(m, n)"]


def test_c_kernels_are_those_that_nvrtc_makes_by_themselves():
    main = """
    extern "C" __global__ void one(float* x) {}
    extern "C" { __global__ void two() {} void host() {} }
    extern "C" __global__ void only_declared(float* x);
    extern "C++" __global__ void mangled() {}
    __global__ void mangled_too() {}
    template <class T> __global__ void pattern(T* x) {}
    namespace ns { extern "C" __global__ void three() {} }
    """
    reading = Reading({"main.cu": main, "more.cuh": 'extern "C" __global__ void four() {}\n' + main})
    assert reading.c_kernels() == ("one", "two", "ns::three", "four")
