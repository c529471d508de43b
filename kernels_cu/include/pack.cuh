// pack.cuh: neighbouring elements of SCALAR that one access moves, and their values as Real
#pragma once
#include "scalar.cuh"

namespace pack {

constexpr int kWidest = 16 / sizeof(SCALAR);  // elements of the widest access

template <int kBytes>
struct BitsOf;
template <>
struct BitsOf<2> {
  using Type = unsigned short;
};
template <>
struct BitsOf<4> {
  using Type = unsigned int;
};
template <>
struct BitsOf<8> {
  using Type = uint2;
};
template <>
struct BitsOf<16> {
  using Type = uint4;
};

// `kCount` elements, a power of two, of at most 16 bytes. The address of an access is a multiple of its size.
template <int kCount>
struct Pack {
  using Bits = typename BitsOf<kCount * sizeof(SCALAR)>::Type;
  Bits bits;

  __device__ __forceinline__ static Pack load(const SCALAR* p) { return {*reinterpret_cast<const Bits*>(p)}; }
  __device__ __forceinline__ void store(SCALAR* p) const { *reinterpret_cast<Bits*>(p) = bits; }
  // Stores in one access, to global memory that the kernel does not read. The compiler often splits `store` into
  // accesses of 4 bytes. Measure which of the two is faster.
  __device__ __forceinline__ void store_whole(SCALAR* p) const {
    const auto* w = reinterpret_cast<const unsigned int*>(&bits);
    if constexpr (sizeof(Bits) == 16) {
      asm volatile("st.global.v4.b32 [%0], {%1, %2, %3, %4};" ::"l"(__cvta_generic_to_global(p)), "r"(w[0]), "r"(w[1]),
                   "r"(w[2]), "r"(w[3]));
    } else {
      store(p);
    }
  }

  __device__ __forceinline__ void get(Real (&values)[kCount]) const {
    const SCALAR* own = reinterpret_cast<const SCALAR*>(&bits);
#pragma unroll
    for (int i = 0; i < kCount; ++i) values[i] = static_cast<Real>(own[i]);
  }

  // Rounds to nearest.
  __device__ __forceinline__ void set(const Real (&values)[kCount]) {
    SCALAR* own = reinterpret_cast<SCALAR*>(&bits);
#pragma unroll
    for (int i = 0; i < kCount; ++i) own[i] = static_cast<SCALAR>(values[i]);
  }
};

}  // namespace pack
