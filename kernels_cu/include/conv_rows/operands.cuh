// operands.cuh: how the factors of a product are rounded, and their layout in shared memory
#pragma once
#include "../hopper.cuh"

namespace conv_rows {

using hopper::u32;
using hopper::u64;

// f16 operands: fp32 rounded to nearest even, 10 mantissa bits as in TF32, for 2^-14 <= |v| < 65520.
struct F16 {
  using Element = __half;
  static constexpr int kVector = 8;             // elements that fill 16 bytes
  static constexpr int kParts = 1;              // operands that stand for a value together
  static constexpr bool kLimited = true;        // in range
  static constexpr float kSmallest = 0x1p-10f;  // that may be the largest magnitude of a plane of a row (see Range)
  static __device__ __forceinline__ uint4 pack(const float* v, int = 0) {
    uint4 packed;
    u32* words = &packed.x;
#pragma unroll
    for (int i = 0; i < 4; ++i) asm("cvt.rn.f16x2.f32 %0, %1, %2;" : "=r"(words[i]) : "f"(v[2 * i + 1]), "f"(v[2 * i]));
    return packed;
  }
  // `a` is a descriptor, or a thread's part of the factor in registers.
  template <int N, class A>
  static __device__ __forceinline__ void multiply(float (&acc)[N / 2], const A& a, u64 b, int accumulate) {
    hopper::wgmma_f16<N>(acc, a, b, accumulate);
  }
};

// tf32 operands: fp32 rounded to 10 mantissa bits, nearest even, fp32's range.
struct Tf32 {
  using Element = float;
  static constexpr int kVector = 4;
  static constexpr int kParts = 1;
  static constexpr bool kLimited = false;
  static __device__ __forceinline__ uint4 pack(const float* v, int = 0) {
    uint4 packed;
    u32* words = &packed.x;
#pragma unroll
    for (int i = 0; i < 4; ++i) asm("cvt.rn.tf32.f32 %0, %1;" : "=r"(words[i]) : "f"(v[i]));
    return packed;
  }
  template <int N>
  static __device__ __forceinline__ void multiply(float (&acc)[N / 2], u64 a, u64 b, int accumulate) {
    hopper::wgmma_tf32<N>(acc, a, b, accumulate);
  }
};

// Two f16 operands for a value: v = high + low / 2^11, with a relative error of 2^-23. They hold 22 bits between 2^-14
// and 65520, for products in fp32.
struct SplitF16 : F16 {
  static constexpr int kParts = 2;
  static constexpr float kSmallest = 0x1p-14f;  // where the step of high + low / 2^11, 2^-35, is 2^-21 of it
  static constexpr float kLow = 0x1p11f;
  static __device__ __forceinline__ uint4 pack(const float* v, int part) {
    if (part == 0) return F16::pack(v);
    float low[kVector];
#pragma unroll
    for (int i = 0; i < kVector; ++i) low[i] = (v[i] - __half2float(__float2half_rn(v[i]))) * kLow;
    return F16::pack(low);
  }
};

// Watches the values that are rounded to f16. f16 cannot stand for TF32 if a value reaches 65520, or if all of a plane
// of a row is so small (below kSmallest, but not zero) that f16's fixed step of 2^-24 is seen beside TF32's rounding.
struct Range {
  float largest = 0.0f;

  template <int kCount>
  __device__ __forceinline__ void add(const float (&value)[kCount]) {
    float most[kCount];
#pragma unroll
    for (int i = 0; i < kCount; ++i) most[i] = fabsf(value[i]);
#pragma unroll
    for (int width = kCount / 2; width > 0; width /= 2)
#pragma unroll
      for (int i = 0; i < width; ++i) most[i] = fmaxf(most[i], most[i + width]);
    largest = fmaxf(largest, most[0]);
  }
  // Sets `*out_of_range` for the warp's values.
  template <class Operand>
  __device__ __forceinline__ void report(int* out_of_range) const {
    const u32 bits = __reduce_max_sync(0xffffffff, __float_as_uint(largest));
    const bool outside = bits >= __float_as_uint(65520.0f) || (bits != 0 && bits < __float_as_uint(Operand::kSmallest));
    if (outside && threadIdx.x % 32 == 0) f16_range::raise(out_of_range);
  }
};

// An operand of wgmma in shared memory: parts of planes of rows. A row of a plane is a vector of 16 bytes along the
// input channels: 8 f16 or 4 tf32. This is wgmma's layout without swizzle: 8 neighbouring rows are a core matrix of 128
// bytes. So a tile that begins any number of rows further on is an operand too.
template <int kRows, int kPlanes, int kParts>
struct OperandTile {
  static constexpr int kRowBytes = 16;
  static constexpr int kPlaneBytes = kRows * kRowBytes;
  static constexpr int kPartBytes = kPlanes * kPlaneBytes;
  static constexpr int kBytes = kParts * kPartBytes;

  // Offset of a vector, in bytes.
  static __device__ __forceinline__ constexpr int at(int plane, int row = 0, int part = 0) {
    return part * kPartBytes + plane * kPlaneBytes + row * kRowBytes;
  }
  // The same in a descriptor, whose addresses count 16 bytes.
  static __device__ __forceinline__ constexpr int step(int plane, int row = 0, int part = 0) {
    return at(plane, row, part) >> 4;
  }
  // Descriptor of the tile at an address of shared memory.
  static __device__ __forceinline__ u64 descriptor(u32 address) {
    return hopper::operand_descriptor(address, kPlaneBytes, 8 * kRowBytes);
  }
};

}  // namespace conv_rows
