"""What device code uses of the host's headers: rows of names, given to a compilation as far as its text has them.

NVRTC has no host library. A header of one is there and empty; the names that a kernel may use of it come from
`STAND_INS`, each with the cheapest definition that does. A row is all that a further name takes.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from workbench.compile.items import split, walk


def words_of(text: str) -> frozenset[str]:
    """Return the words of a text."""
    return frozenset(text.split())


_LIMITS = "#include <cuda/std/climits>"
_INTEGERS = "#include <cuda/std/cstdint>"
_HALF = "#include <cuda_fp16.h>"
_BFLOAT16 = "#include <cuda_bf16.h>"
_MATH = words_of(
    """
    abs fabs sqrt cbrt exp exp2 expm1 log log2 log10 log1p sin cos tan asin acos atan sinh cosh tanh asinh acosh
    atanh atan2 hypot erf erfc tgamma lgamma floor ceil round trunc rint nearbyint fmod remainder fma fmin fmax
    fdim copysign isnan isinf isfinite signbit ldexp frexp modf ilogb logb lround llround lrint scalbn nextafter
    labs
    """
)
_SINGLE = words_of(
    """
    expf exp2f logf log2f sqrtf fabsf powf sinf cosf tanf tanhf floorf ceilf fminf fmaxf fmaf roundf rsqrtf
    """
)
_TYPES = words_of(
    """
    is_same is_same_v is_integral is_integral_v is_floating_point is_floating_point_v is_signed is_signed_v
    is_unsigned is_unsigned_v is_arithmetic is_arithmetic_v is_pointer is_pointer_v enable_if enable_if_t
    conditional conditional_t decay decay_t remove_reference remove_reference_t remove_cv remove_cv_t remove_const
    remove_const_t remove_pointer remove_pointer_t is_const is_const_v is_void is_void_v is_enum is_enum_v is_class
    is_class_v is_base_of is_base_of_v is_convertible is_convertible_v make_unsigned make_unsigned_t make_signed
    make_signed_t underlying_type underlying_type_t integral_constant true_type false_type void_t common_type
    common_type_t invoke_result invoke_result_t is_trivially_copyable is_trivially_copyable_v add_const add_const_t
    remove_cvref_t is_array is_array_v remove_extent_t alignment_of aligned_storage aligned_storage_t negation
    conjunction disjunction is_invocable is_same_type is_empty is_pod bool_constant type_identity
    is_default_constructible
    """
)

_POW = """template <bool> struct workbench_if { };
template <> struct workbench_if<true> { typedef double type; };
template <class T, class U>
inline __device__ typename workbench_if<(T(1) / T(2) == T(0)) && (U(1) / U(2) == U(0))>::type pow(T x, U y) {
  return ::pow((double)x, (double)y);
}
namespace std { using ::pow; }"""
"""NVRTC's own pow is not for two integers."""
_CONSTANTS = {
    "C10_WARP_SIZE": "32",
    "FLT_MAX": "3.402823466e+38f",
    "FLT_MIN": "1.175494351e-38f",
    "FLT_EPSILON": "1.192092896e-07f",
    "FLT_TRUE_MIN": "1.401298464e-45f",
    "FLT_DIG": "6",
    "FLT_MANT_DIG": "24",
    "FLT_MAX_EXP": "128",
    "FLT_MIN_EXP": "(-125)",
    "FLT_RADIX": "2",
    "FLT_DECIMAL_DIG": "9",
    "DBL_MAX": "1.7976931348623157e+308",
    "DBL_MIN": "2.2250738585072014e-308",
    "DBL_EPSILON": "2.2204460492503131e-16",
    "DBL_TRUE_MIN": "4.9406564584124654e-324",
    "DBL_DIG": "15",
    "DBL_MANT_DIG": "53",
    "DBL_MAX_EXP": "1024",
    "DBL_MIN_EXP": "(-1021)",
    "DBL_DECIMAL_DIG": "17",
    "NAN": "__int_as_float(0x7fffffff)",
    "HUGE_VAL": "__longlong_as_double(0x7ff0000000000000LL)",
    "M_E": "2.7182818284590452354",
    "M_LOG2E": "1.4426950408889634074",
    "M_LOG10E": "0.43429448190325182765",
    "M_LN2": "0.69314718055994530942",
    "M_LN10": "2.30258509299404568402",
    "M_PI": "3.14159265358979323846",
    "M_PI_2": "1.57079632679489661923",
    "M_PI_4": "0.78539816339744830962",
    "M_1_PI": "0.31830988618379067154",
    "M_2_PI": "0.63661977236758134308",
    "M_2_SQRTPI": "1.12837916709551257390",
    "M_SQRT2": "1.41421356237309504880",
    "M_SQRT1_2": "0.70710678118654752440",
    "RAND_MAX": "2147483647",
    "EXIT_SUCCESS": "0",
    "EXIT_FAILURE": "1",
    "BUFSIZ": "8192",
    "PATH_MAX": "4096",
    "HUGE_VALF": "__int_as_float(0x7f800000)",
    "INFINITY": "__int_as_float(0x7f800000)",
}


_TEXTURE_CALLS = (
    *(("tex1Dfetch", ("int x",)), ("tex1D", ("float x",)), ("tex2D", ("float x", "float y"))),
    *(("tex3D", ("float x", "float y", "float z")), ("texCubemap", ("float x", "float y", "float z"))),
    *(("tex1DLayered", ("float x", "int layer")), ("tex2DLayered", ("float x", "float y", "int layer"))),
    *(("tex1DLod", ("float x", "float level")), ("tex2DLod", ("float x", "float y", "float level"))),
    ("tex3DLod", ("float x", "float y", "float z", "float level")),
)


def _texture_references() -> str:
    """Define the texture references of CUDA 11: a variable with a handle, which `Kernel.symbols` sets."""
    floats = "".join(
        f"template <> struct texture_result<{base}{width or ''}, 1> {{ typedef float{width or ''} type; }};\n"
        for base in ("uchar", "char", "ushort", "short")
        for width in (1, 2, 4)
    ) + "".join(
        f"template <> struct texture_result<{base}, 1> {{ typedef float type; }};\n"
        for base in ("unsigned char", "signed char", "char", "unsigned short", "short")
    )
    calls = "".join(
        f"template <class T, int kind, int mode> inline __device__ typename workbench::texture_result<T, mode>::type\n"
        f"{name}(const workbench::texture_reference<T, kind, mode>& t, {', '.join(takes)}) {{\n"
        f"  return {name}<typename workbench::texture_result<T, mode>::type>(t.handle, "
        f"{', '.join(each.split()[1] for each in takes)});\n}}\n"
        for name, takes in _TEXTURE_CALLS
    )
    return (
        "#include <texture_types.h>\nnamespace workbench {\n"
        "template <class T, int mode> struct texture_result { typedef T type; };\n"
        f"{floats}template <class T, int kind = 1, int mode = 0> struct texture_reference {{\n"
        "  cudaTextureObject_t handle;\n};\n"
        f"}}\n{calls}#define texture __device__ workbench::texture_reference"
    )


_ACCESSORS = """namespace at {
template <class T> struct DefaultPtrTraits { typedef T* PtrType; };
template <class T> struct RestrictPtrTraits { typedef T* __restrict__ PtrType; };
template <class T, size_t N, template <class> class P, class I> struct workbench_inner {
  typedef workbench_inner<T, N - 1, P, I> Inner;
  typename P<T>::PtrType data_;
  const I *sizes_, *strides_;
  __device__ Inner operator[](I i) const { return {data_ + strides_[0] * i, sizes_ + 1, strides_ + 1}; }
  __device__ I size(I i) const { return sizes_[i]; }
  __device__ I stride(I i) const { return strides_[i]; }
  __device__ typename P<T>::PtrType data() const { return data_; }
};
template <class T, template <class> class P, class I> struct workbench_inner<T, 1, P, I> {
  typename P<T>::PtrType data_;
  const I *sizes_, *strides_;
  __device__ T& operator[](I i) const { return data_[strides_[0] * i]; }
  __device__ I size(I i) const { return sizes_[i]; }
  __device__ I stride(I i) const { return strides_[i]; }
  __device__ typename P<T>::PtrType data() const { return data_; }
};
template <class T, size_t N, template <class> class P = DefaultPtrTraits, class I = long>
struct GenericPackedTensorAccessor {
  typedef workbench_inner<T, N, P, I> Whole;
  typename P<T>::PtrType data_;
  I sizes_[N];
  I strides_[N];
  __device__ decltype(auto) operator[](I i) const { return Whole{data_, sizes_, strides_}[i]; }
  __device__ I size(I i) const { return sizes_[i]; }
  __device__ I stride(I i) const { return strides_[i]; }
  __device__ typename P<T>::PtrType data() const { return data_; }
};
template <class T, size_t N, template <class> class P = DefaultPtrTraits>
using PackedTensorAccessor32 = GenericPackedTensorAccessor<T, N, P, int>;
template <class T, size_t N, template <class> class P = DefaultPtrTraits>
using PackedTensorAccessor64 = GenericPackedTensorAccessor<T, N, P, long>;
}
namespace torch {
using at::DefaultPtrTraits;
using at::GenericPackedTensorAccessor;
using at::PackedTensorAccessor32;
using at::PackedTensorAccessor64;
using at::RestrictPtrTraits;
}"""
_MACROS = {
    "C10_HOST_DEVICE": " __host__ __device__",
    "C10_DEVICE": " __device__",
    "C10_LAUNCH_BOUNDS_1": "(most) __launch_bounds__(most)",
    "C10_LAUNCH_BOUNDS_2": "(most, least) __launch_bounds__(most, least)",
}
_COMPLEX = """namespace c10 {
template <class T> struct alignas(2 * sizeof(T)) complex {
  typedef T value_type;
  T real_ = T(0), imag_ = T(0);
  constexpr complex() = default;
  __host__ __device__ constexpr complex(const T& real, const T& imag = T(0)) : real_(real), imag_(imag) { }
  template <class U> __host__ __device__ explicit constexpr complex(const complex<U>& z)
      : real_(z.real_), imag_(z.imag_) { }
  __host__ __device__ constexpr T real() const { return real_; }
  __host__ __device__ constexpr T imag() const { return imag_; }
  __host__ __device__ constexpr complex operator-() const { return complex(-real_, -imag_); }
  __host__ __device__ constexpr complex& operator+=(const complex& z) { return *this = *this + z; }
  __host__ __device__ constexpr complex& operator-=(const complex& z) { return *this = *this - z; }
  __host__ __device__ constexpr complex& operator*=(const complex& z) { return *this = *this * z; }
  __host__ __device__ constexpr complex& operator/=(const complex& z) { return *this = *this / z; }
  friend __host__ __device__ constexpr complex operator+(const complex& a, const complex& b) {
    return complex(a.real_ + b.real_, a.imag_ + b.imag_);
  }
  friend __host__ __device__ constexpr complex operator-(const complex& a, const complex& b) {
    return complex(a.real_ - b.real_, a.imag_ - b.imag_);
  }
  friend __host__ __device__ constexpr complex operator*(const complex& a, const complex& b) {
    return complex(a.real_ * b.real_ - a.imag_ * b.imag_, a.real_ * b.imag_ + a.imag_ * b.real_);
  }
  friend __host__ __device__ constexpr complex operator/(const complex& a, const complex& b) {
    T norm = b.real_ * b.real_ + b.imag_ * b.imag_;
    return complex((a.real_ * b.real_ + a.imag_ * b.imag_) / norm, (a.imag_ * b.real_ - a.real_ * b.imag_) / norm);
  }
  friend __host__ __device__ constexpr bool operator==(const complex& a, const complex& b) {
    return a.real_ == b.real_ && a.imag_ == b.imag_;
  }
};
}
namespace at { using c10::complex; }
namespace std {
template <class T> __host__ __device__ constexpr T real(const c10::complex<T>& z) { return z.real_; }
template <class T> __host__ __device__ constexpr T imag(const c10::complex<T>& z) { return z.imag_; }
template <class T> __host__ __device__ constexpr c10::complex<T> conj(const c10::complex<T>& z) {
  return c10::complex<T>(z.real_, -z.imag_);
}
}"""
_ACCUMULATED = """#include <cuda_fp16.h>
#include <cuda_bf16.h>
namespace at {
template <class T> struct workbench_sum { typedef long type; };
template <> struct workbench_sum<bool> { typedef bool type; };
template <> struct workbench_sum<float> { typedef float type; };
template <> struct workbench_sum<double> { typedef double type; };
template <> struct workbench_sum<__half> { typedef float type; };
template <> struct workbench_sum<__nv_bfloat16> { typedef float type; };
template <class T, bool is_cuda = true> using acc_type = typename workbench_sum<T>::type;
template <class T> struct workbench_math { typedef T type; };
template <> struct workbench_math<__half> { typedef float type; };
template <> struct workbench_math<__nv_bfloat16> { typedef float type; };
template <class T> using opmath_type = typename workbench_math<T>::type;
}"""
_WARP = """inline __device__ unsigned WARP_BALLOT(int predicate, unsigned mask = 0xffffffff) {
  return __ballot_sync(mask, predicate);
}
template <class T> __device__ T WARP_SHFL(T v, int lane, int width = 32, unsigned mask = 0xffffffff) {
  return __shfl_sync(mask, v, lane, width);
}
template <class T> __device__ T WARP_SHFL_XOR(T v, int lanes, int width = 32, unsigned mask = 0xffffffff) {
  return __shfl_xor_sync(mask, v, lanes, width);
}
template <class T> __device__ T WARP_SHFL_UP(T v, unsigned by, int width = 32, unsigned mask = 0xffffffff) {
  return __shfl_up_sync(mask, v, by, width);
}
template <class T> __device__ T WARP_SHFL_DOWN(T v, unsigned by, int width = 32, unsigned mask = 0xffffffff) {
  return __shfl_down_sync(mask, v, by, width);
}"""
_ACCESSOR_NAMES = (
    *("DefaultPtrTraits", "RestrictPtrTraits"),
    *("GenericPackedTensorAccessor", "PackedTensorAccessor32", "PackedTensorAccessor64"),
)
_GRID_CALL = """inline __device__ void {}() {
#if __CUDA_ARCH__ >= 900
  asm volatile("griddepcontrol.INSTRUCTION;" ::: "memory");
#endif
}"""
"""Calls of the device runtime by which a grid starts before the one before it has ended."""

_BY_CUBLAS = {
    "cuda_fp16.h": "__half __half2 half2",
    "cuda_bf16.h": "__nv_bfloat16 __nv_bfloat162 nv_bfloat16 nv_bfloat162",
    "cuda_fp8.h": "__nv_fp8_e4m3 __nv_fp8_e5m2 __nv_fp8x2_e4m3 __nv_fp8x2_e5m2 __nv_fp8x4_e4m3 __nv_fp8x4_e5m2",
    "cuComplex.h": "cuComplex cuFloatComplex cuDoubleComplex",
}
"""Headers of device code that cuBLAS's headers and those of other host libraries include, and types that they define.
A program that uses such a type gets the header. A source without host code gets an error that says what to include."""

_VERSION = "(__CUDACC_VER_MAJOR__ * 1000 + __CUDACC_VER_MINOR__ * 10)"  # of NVRTC's release


@dataclass(frozen=True)
class StandIn:
    """A name of a host's header.

    Attributes
    ----------
    names : tuple of str
        As device code writes them, with their namespace.
    text : str
        What gives them: lines of CUDA C++, in which ``{}`` stands for the last part of the name.
    """

    names: tuple[str, ...]
    text: str


def _rows(names: Iterable[str], text: str) -> StandIn:
    return StandIn(tuple(sorted(names)), text)


def _from(header: str, names: str | Iterable[str], space: str = "std") -> StandIn:
    listed = words_of(names) if isinstance(names, str) else names
    return _rows(
        (f"{space}::{name}" for name in listed),
        f"#include <{header}>\nnamespace {space} {{ using ::cuda::std::{{}}; }}",
    )


STAND_INS: tuple[StandIn, ...] = (
    *(_rows((name,), f"#define {name} {value}") for name, value in _CONSTANTS.items()),
    *(_rows((name,), f"#define {name}{rest}") for name, rest in _MACROS.items()),
    *(_rows(words_of(names), f"#include <{header}>") for header, names in _BY_CUBLAS.items()),
    _rows(("CUDA_VERSION",), f"#ifndef CUDA_VERSION\n#define CUDA_VERSION {_VERSION}\n#endif"),
    _rows(("CUDART_VERSION",), f"#ifndef CUDART_VERSION\n#define CUDART_VERSION {_VERSION}\n#endif"),
    _rows(("texture",), _texture_references()),
    _rows(("cudaGridDependencySynchronize",), _GRID_CALL.replace("INSTRUCTION", "wait")),
    _rows(("cudaTriggerProgrammaticLaunchCompletion",), _GRID_CALL.replace("INSTRUCTION", "launch_dependents")),
    _rows(("register",), "#define register"),
    _rows(("__const__", "__const"), "#define {} const"),
    _rows(("__auto_type",), "#define __auto_type auto"),
    _rows(("__typeof__", "__typeof"), "template <class T> struct workbench_value { typedef T type; };\n"
          "template <class T> struct workbench_value<T&> { typedef T type; };\n"
          "template <class T> using workbench_value_t = typename workbench_value<T>::type;\n"
          "#define __typeof__(...) workbench_value_t<decltype(__VA_ARGS__)>\n#define __typeof __typeof__"),
    _rows(("__inline", "__inline__"), "#define {} inline"),
    _rows(("__restrict",), "#define __restrict __restrict__"),
    _rows(("uint",), "typedef unsigned int uint;"),
    _rows(("ushort",), "typedef unsigned short ushort;"),
    _rows(("ulong",), "typedef unsigned long ulong;"),
    _rows(("uchar",), "typedef unsigned char uchar;"),
    _rows(("ssize_t", "off_t", "time_t"), "typedef long {};"),
    _rows(("__linux__", "__unix__"), "#ifndef {}\n#define {} 1\n#endif"),  # as every compiler of a host says
    _rows(("CUtexObject", "CUsurfObject", "CUdeviceptr"), "typedef unsigned long long {};"),
    _rows(("cufftReal",), "typedef float cufftReal;"),
    _rows(("cufftDoubleReal",), "typedef double cufftDoubleReal;"),
    _rows(("cufftComplex",), "typedef float2 cufftComplex;"),
    _rows(("cufftDoubleComplex",), "typedef double2 cufftDoubleComplex;"),
    _rows(("u_char",), "typedef unsigned char u_char;"),
    _rows(("u_int", "u_int32_t"), "typedef unsigned int {};"),
    _rows(("u_int8_t",), "typedef unsigned char {};"),
    _rows(("u_int16_t",), "typedef unsigned short {};"),
    _rows(("u_int64_t",), "typedef unsigned long {};"),
    _rows(
        [f"{sign}{kind}_{end}" for kind in ("CHAR", "SHRT", "INT", "LONG", "LLONG") for sign, end in
         (("", "MIN"), ("", "MAX"), ("U", "MAX"))] + ["SCHAR_MIN", "SCHAR_MAX", "CHAR_BIT"], _LIMITS,
    ),
    _rows(
        [f"{u}int{how}{bits}_t" for u in ("", "u") for how in ("", "_fast", "_least") for bits in (8, 16, 32, 64)]
        + ["intptr_t", "uintptr_t", "intmax_t", "uintmax_t"]
        + [f"{u}INT{bits}_{end}" for bits in (8, 16, 32, 64) for u, end in (("", "MIN"), ("", "MAX"), ("U", "MAX"))]
        + ["SIZE_MAX", "INTPTR_MAX", "UINTPTR_MAX", "PTRDIFF_MAX"], _INTEGERS,
    ),
    _rows(
        [f"std::{u}int{bits}_t" for u in ("", "u") for bits in (8, 16, 32, 64)] + ["std::intptr_t", "std::uintptr_t"],
        f"{_INTEGERS}\nnamespace std {{ using ::{{}}; }}",
    ),
    _rows((f"std::{name}" for name in words_of("size_t ptrdiff_t clock_t printf memcpy memset malloc free")),
          "namespace std { using ::{}; }"),
    _rows((f"std::{name}" for name in _MATH | _SINGLE), "namespace std { using ::{}; }"),
    _rows(("std::nullptr_t",), "namespace std { typedef decltype(nullptr) nullptr_t; }"),
    _rows(("std::pow", "pow"), _POW),
    _rows(("std::min", "std::max"), "namespace std {\n"
          "template <class T> constexpr const T& min(const T& a, const T& b) { return b < a ? b : a; }\n"
          "template <class T> constexpr const T& max(const T& a, const T& b) { return a < b ? b : a; }\n"
          "template <class T> constexpr T min(initializer_list<T> all) {\n"
          "  T least = *all.begin();\n  for (const T& each : all) least = min(least, each);\n  return least;\n}\n"
          "template <class T> constexpr T max(initializer_list<T> all) {\n"
          "  T most = *all.begin();\n  for (const T& each : all) most = max(most, each);\n  return most;\n}\n}"),
    _rows(("std::swap", "std::exchange"), "namespace std {\n"
          "template <class T> constexpr void swap(T& a, T& b) { T held = a; a = b; b = held; }\n"
          "template <class T, class U = T> constexpr T exchange(T& a, U&& b) { T held = a; a = b; return held; }\n}"),
    _rows(("std::clamp",), "namespace std { template <class T> constexpr const T& clamp(const T& x, const T& low, "
          "const T& high) { return x < low ? low : high < x ? high : x; } }"),
    _from("cuda/std/type_traits", _TYPES),
    _from("cuda/std/limits", "numeric_limits"),
    _from("cuda/std/utility", "pair make_pair declval index_sequence make_index_sequence integer_sequence "
          "make_integer_sequence index_sequence_for"),
    _from("cuda/std/tuple", "tuple make_tuple tie get tuple_element_t apply"),
    _rows(("std::tuple_size", "std::tuple_element"), "#include <cuda/std/tuple>"),
    _from("cuda/std/array", "array"),
    _from("cuda/std/complex", "complex real imag conj norm polar arg"),
    _from("cuda/std/functional", "plus minus multiplies divides less greater less_equal greater_equal equal_to invoke"),
    _from("cuda/std/span", "span"),
    _from("cuda/std/optional", "optional nullopt"),
    _from("cuda/std/initializer_list", "initializer_list"),
    _from("cuda/std/bit", "bit_cast popcount countl_zero countr_zero"),
    _from("cuda/std/cstddef", "byte"),
    _from("cuda/std/atomic", "atomic memory_order_relaxed memory_order_acquire memory_order_release "
          "memory_order_seq_cst"),
    _from("cuda/std/iterator", "iterator_traits random_access_iterator_tag"),
    _from("cuda/std/utility", "pair make_pair", "thrust"),
    _from("cuda/std/tuple", "tuple make_tuple tie get", "thrust"),
    _from("cuda/std/complex", "complex conj norm arg polar abs exp log sqrt pow", "thrust"),
    _from("cuda/std/functional", "plus minus multiplies divides less greater equal_to", "thrust"),
    _rows(("thrust::min", "thrust::max", "thrust::minimum", "thrust::maximum"), "namespace thrust {\n"
          "template <class T> constexpr const T& min(const T& a, const T& b) { return b < a ? b : a; }\n"
          "template <class T> constexpr const T& max(const T& a, const T& b) { return a < b ? b : a; }\n"
          "template <class T> struct minimum {\n"
          "  constexpr T operator()(const T& a, const T& b) const { return b < a ? b : a; }\n};\n"
          "template <class T> struct maximum {\n"
          "  constexpr T operator()(const T& a, const T& b) const { return a < b ? b : a; }\n};\n}"),
    _rows(("thrust::swap",), "namespace thrust { template <class T> constexpr void swap(T& a, T& b) "
          "{ T held = a; a = b; b = held; } }"),
    _rows(("at::Half", "c10::Half"), f"{_HALF}\nnamespace at {{ typedef __half Half; }}\n"
          "namespace c10 { typedef __half Half; }"),
    _rows(("at::BFloat16", "c10::BFloat16"), f"{_BFLOAT16}\nnamespace at {{ typedef __nv_bfloat16 BFloat16; }}\n"
          "namespace c10 { typedef __nv_bfloat16 BFloat16; }"),
    _rows((f"{space}::{name}" for space in ("at", "torch") for name in _ACCESSOR_NAMES), _ACCESSORS),
    _rows(("at::acc_type", "at::opmath_type"), _ACCUMULATED),
    _rows(("c10::complex", "at::complex"), _COMPLEX),
    _rows(("WARP_BALLOT", "WARP_SHFL", "WARP_SHFL_XOR", "WARP_SHFL_UP", "WARP_SHFL_DOWN"), _WARP),
    *(
        _rows([f"cub::{name}" for name in words_of(names)], f"#include <cub/{header}.cuh>")
        for header, names in (
            ("block/block_reduce", "BlockReduce BLOCK_REDUCE_RAKING BLOCK_REDUCE_WARP_REDUCTIONS "
             "BLOCK_REDUCE_RAKING_COMMUTATIVE_ONLY BlockReduceAlgorithm"),
            ("block/block_scan", "BlockScan BLOCK_SCAN_WARP_SCANS BLOCK_SCAN_RAKING BLOCK_SCAN_RAKING_MEMOIZE"),
            ("block/block_load", "BlockLoad BLOCK_LOAD_DIRECT BLOCK_LOAD_TRANSPOSE BLOCK_LOAD_VECTORIZE "
             "BLOCK_LOAD_WARP_TRANSPOSE BLOCK_LOAD_STRIPED LoadDirectBlocked LoadDirectStriped LoadDirectWarpStriped"),
            ("block/block_store", "BlockStore BLOCK_STORE_DIRECT BLOCK_STORE_TRANSPOSE BLOCK_STORE_VECTORIZE "
             "BLOCK_STORE_WARP_TRANSPOSE BLOCK_STORE_STRIPED StoreDirectBlocked StoreDirectStriped "
             "StoreDirectWarpStriped"),
            ("block/block_radix_sort", "BlockRadixSort"),
            ("block/block_merge_sort", "BlockMergeSort"),
            ("block/block_exchange", "BlockExchange"),
            ("block/block_discontinuity", "BlockDiscontinuity"),
            ("block/block_histogram", "BlockHistogram BLOCK_HISTO_SORT BLOCK_HISTO_ATOMIC"),
            ("block/block_shuffle", "BlockShuffle"),
            ("block/block_adjacent_difference", "BlockAdjacentDifference"),
            ("block/block_run_length_decode", "BlockRunLengthDecode"),
            ("warp/warp_reduce", "WarpReduce"),
            ("warp/warp_scan", "WarpScan"),
            ("warp/warp_merge_sort", "WarpMergeSort"),
            ("warp/warp_load", "WarpLoad"),
            ("warp/warp_store", "WarpStore"),
            ("warp/warp_exchange", "WarpExchange"),
            ("thread/thread_load", "ThreadLoad LOAD_LDG LOAD_CS LOAD_CG LOAD_CA LOAD_CV LOAD_DEFAULT LOAD_VOLATILE"),
            ("thread/thread_store", "ThreadStore STORE_CS STORE_CG STORE_WB STORE_DEFAULT STORE_VOLATILE"),
            ("thread/thread_operators", "Sum Min Max ArgMax ArgMin Equality Inequality"),
            ("util_type", "KeyValuePair DoubleBuffer Int2Type Traits CubVector"),
            ("util_ptx", "LaneId WarpId ShuffleDown ShuffleUp ShuffleIndex ThreadTrap LaneMaskLt LaneMaskLe WarpMask "
             "RowMajorTid"),
        )
    ),
)  # fmt: skip
"""The rows; a name stands in one of them."""

EMPTY_HEADERS = words_of(
    """
    assert.h complex.h ctype.h errno.h fenv.h float.h inttypes.h iso646.h limits.h locale.h malloc.h math.h
    memory.h setjmp.h signal.h stdalign.h stdarg.h stdbool.h stddef.h stdint.h stdio.h stdlib.h string.h strings.h
    tgmath.h time.h uchar.h wchar.h wctype.h algorithm any array atomic barrier bit bitset cassert ccomplex cctype
    cerrno cfenv cfloat charconv chrono cinttypes ciso646 climits clocale cmath codecvt compare complex concepts
    condition_variable coroutine csetjmp csignal cstdalign cstdarg cstdbool cstddef cstdint cstdio cstdlib cstring
    ctgmath ctime cuchar cwchar cwctype deque exception execution expected filesystem format forward_list fstream
    functional future generator initializer_list iomanip ios iosfwd iostream istream iterator latch limits list
    locale map mdspan memory memory_resource mutex new numbers numeric optional ostream print queue random ranges
    ratio regex scoped_allocator semaphore set shared_mutex source_location span spanstream sstream stack
    stacktrace stdexcept stdfloat stop_token streambuf string string_view strstream syncstream system_error thread
    tuple type_traits typeindex typeinfo unordered_map unordered_set utility valarray variant vector version
    """
)
"""Headers of the C and C++ libraries: there, and empty."""
HOST_LIBRARIES = words_of(
    """
    torch/ ATen/ THC/ c10/ caffe2/ pybind11/ thrust/ Python.h unistd.h pthread.h dlfcn.h fcntl.h getopt.h omp.h mpi.h
    sys/ bits/ arpa/ netinet/ windows.h cub/cub.cuh cub/device/ cub/util_allocator.cuh cub/grid/ cuda_profiler_api.h
    cuda_profiler.h profiler.h cudaProfiler.h nvToolsExt.h nvtx3/ cublas cusparse cusolver cufft cudnn nccl.h
    curand.h nvrtc.h nvml.h cudaGL.h cudaEGL.h cudaVDPAU.h EGL/
    cuda_gl_interop.h GL/ GLFW/ helper_ boost/ gtest/ opencv2/ ext/ x86intrin.h
    immintrin.h emmintrin.h xmmintrin.h
    """
)
"""How the names of headers begin that are the host's alone; `thrust` and `cub/device` compile for the host only."""

_WORD = re.compile(r"[A-Za-z_]\w*(?:\s*::\s*[A-Za-z_]\w*)*")
_USED = re.compile(r"\b([A-Za-z_]\w*)\s*[<(:]")
_REFERENCE = re.compile(r"\btexture\s*<")
_OPENED = re.compile(r"\busing\s+namespace\s+(\w+)")
_OWN = {name: row for row in STAND_INS for name in row.names}
_BY_LIBRARIES = words_of(" ".join(_BY_CUBLAS.values()))
_SPACES = ("std", "thrust", "at", "c10", "cub", "torch")


def is_host_header(name: str) -> bool:
    """Tell a header of the host's libraries by its name."""
    return name in EMPTY_HEADERS or name.startswith(tuple(HOST_LIBRARIES))


def knows(qualified: str) -> bool:
    """Tell whether a name such as ``"std::max"`` has a stand-in, or is built into NVRTC."""
    return qualified in _OWN or qualified in ("std::move", "std::forward")


@lru_cache(maxsize=64)
def stand_ins(code: str, *, is_program: bool = False) -> str:
    """Return the definitions of what a text uses of the host's headers and does not define; empty for none.

    Parameters
    ----------
    code : str
        Text of the device code.
    is_program : bool
        Whether host code and its includes are left out of it.
    """
    opened = [space for space in _SPACES if space in _OPENED.findall(code)]
    own = {name for item in walk(split(code)) for name in item.names} if opened else set()
    words = {"".join(found.split()) for found in _WORD.findall(code)}
    parts = {"::".join(word.split("::")[:2]) for word in words}
    wanted: dict[str, None] = {}
    used = set(_USED.findall(code))
    for word in sorted(parts):
        head = word.partition("::")[0]
        for name in (head, word, *(f"{space}::{head}" for space in opened if head in used and head not in own)):
            row = _OWN.get(name)
            if name == "texture" and not _REFERENCE.search(code):
                continue
            if name in _BY_LIBRARIES and not is_program:
                continue
            if row and not ("::" not in name and _is_defined(code, name)):
                wanted.setdefault(row.text.replace("{}", name.rpartition("::")[2]))
    lines = dict.fromkeys(f"namespace {space} {{}}" for space in opened)
    return "".join(f"{line}\n" for line in (*lines, *wanted))


def _is_defined(code: str, name: str) -> bool:
    """Tell whether a text defines a name: as a macro, a type or an alias."""
    pattern = rf"#\s*define\s+{name}\b|\btypedef\b[^;{{}}]*\b{name}\s*;|\busing\s+{name}\s*="
    return re.search(pattern, code) is not None and re.search(pattern, _of_this_system(code)) is not None


_CONDITIONAL = re.compile(r"^[ \t]*#[ \t]*(if|ifdef|ifndef|elif|else|endif)\b(.*)$", re.MULTILINE)
_COMMENT = re.compile(r"//.*|/\*.*?\*/")
_ELSEWHERE = re.compile(r"\b(?:defined|_WIN32|_WIN64|WIN32|_MSC_VER|__APPLE__)\b")


@lru_cache(maxsize=8)
def _of_this_system(code: str) -> str:
    """Leave out what a text has for other systems alone, between ``#ifdef _WIN32`` and its ``#else`` or ``#endif``."""
    pieces: list[str] = []
    at, depth, start = 0, 0, -1  # `start`: depth of the group that is left out; -1 for none
    for line in _CONDITIONAL.finditer(code):
        word, condition = line[1], _COMMENT.sub("", line[2])
        if word in {"if", "ifdef", "ifndef"}:
            depth += 1
            if start < 0 and word != "ifndef" and not re.search(r"[^\s()|]", _ELSEWHERE.sub("", condition)):
                pieces.append(code[at : line.end()])
                start = depth
        elif depth == start:
            at, start = line.start(), -1
        depth -= word == "endif"
    return "".join([*pieces, code[at:] if start < 0 else ""])
