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
        "template <class T, int N = 4> ns::in::deep::scale(T* __restrict__ x, const T* const y, T v)",
        "none()",
        "nothing()",
        "shapes(float[4] z, float (*)[3] w, void (*)(int) f, float& r, int)",
        "template <class... Ts> pack(int n, Ts... xs)",
        "ns::special(float* x)",
        "twice(int a)",
        "twice(int b)",
    ]


def test_keeps_line_kind_and_defaults() -> None:
    by_name = {d.base_name: d for d in find_declarations(TEXT)}
    assert (by_name["scale"].line, by_name["scale"].is_definition) == (5, False)
    assert (by_name["none"].line, by_name["none"].is_definition) == (8, True)
    assert by_name["scale"].parameters[2] == DeclaredParameter("v", "T(1)", type="T")
    assert by_name["pack"].parameters[1] == DeclaredParameter("xs", None, is_pack=True, type="Ts...")


def test_base_name() -> None:
    assert base_name("gelu") == "gelu"
    assert base_name("ns::scale<ns::A<1>, 4>") == "scale"
    assert base_name("(void (*)(const ns::A<int>*))ns::scale") == "scale"


class TestReading:
    def test_expands_only_where_a_macro_stands_in_the_way(self) -> None:
        text = "#define ARGS float* x, int n\n__global__ void k(ARGS) {}\n__global__ void plain(int ARG) {}\n"
        reading = Reading({"a.cu": text})
        assert [str(d) for d in reading.kernels("a.cu", "k")] == ["k(float* x, int n)"]
        assert [str(d) for d in reading.kernels("a.cu", "plain")] == ["plain(int ARG)"]

    def test_reads_macros_of_other_files_and_of_the_command_line(self) -> None:
        reading = Reading(
            {"a.cu": "KERNEL(k)(TAIL) {}\n", "b.h": "#define KERNEL(n) __global__ void n\n"}, {"TAIL": "int n"}
        )
        assert [str(d) for d in reading.kernels("a.cu", "k")] == ["k(int n)"]

    def test_an_unknown_path_means_the_main_file(self) -> None:
        reading = Reading({"a.cu": "__global__ void k(int a) {}", "b.h": "__global__ void k(int b) {}"})
        assert [str(d) for d in reading.kernels("gone.cu", "k")] == ["k(int a)"]
        assert [str(d) for d in reading.kernels("b.h", "k")] == ["k(int b)"]

    def test_reads_past_attributes_that_the_grammar_does_not_know(self) -> None:
        attributes = "__cluster_dims__(2, 1, 1) __launch_bounds__(128)"
        text = f"__global__ void {attributes} k(const __grid_constant__ Map m, int n) {{}}"
        assert [str(d) for d in Reading({"a.cu": text}).kernels("a.cu", "k")] == ["k(const Map m, int n)"]


def test_plain_kernels_are_those_that_nvrtc_makes_by_themselves():
    main = """
    extern "C" __global__ void one(float* x) {}
    extern "C" { __global__ void two() {} void host() {} }
    __global__ void only_declared(float* x);
    __global__ void mangled() {}
    __global__ void overloaded(int x) {}
    __global__ void overloaded(float x) {}
    template <class T> __global__ void pattern(T* x) {}
    template <> __global__ void pattern<int>(int* x) {}
    namespace ns { __global__ void three() {} }
    """
    reading = Reading({"main.cu": main, "more.cuh": 'extern "C" __global__ void four() {}\n' + main})
    assert reading.plain_kernels() == ("one", "two", "mangled", "ns::three", "four")


def test_what_is_nested_at_any_depth_is_read():
    deep = 3000
    kernel = "__global__ void k(int a) {}"
    for text in (
        f"__device__ int z = {'(' * deep}3{')' * deep};\n{kernel}",
        f"__device__ int z = {'+'.join(['3'] * deep)};\n{kernel}",
        f"__global__ void k(int{'*' * deep} a) {{}}",
        f"{'namespace n { ' * deep}{kernel}{'}' * deep}",
    ):
        assert [d.base_name for d in find_declarations(text)] == ["k"], text[:40]
