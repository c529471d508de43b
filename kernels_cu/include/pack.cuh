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
