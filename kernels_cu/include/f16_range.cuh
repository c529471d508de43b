// f16_range.cuh: powers of two that bring values into the range where f16 has all its digits
#pragma once

namespace f16_range {

using u32 = unsigned int;

// The shift that brings the largest finite magnitude, given as bits, to [2^13, 2^14). There f16 has 27 binades below it
// and room above it. Two to the power of the shift, and its inverse, are normal numbers.
__device__ __forceinline__ int shift_to_f16(u32 largest) {
  return largest == 0 ? 0 : min(max(13 + 127 - static_cast<int>(largest >> 23), -126), 126);
}
// The shift that brings the largest of a few values of a tensor to [2^3, 2^4): the others may be 2^12 times larger, and
// rows whose largest value is 2^13 times smaller have all digits. 0 where all are zero.
__device__ __forceinline__ int shift_by_samples(u32 largest) {
  return largest == 0 ? 0 : min(max(3 + 127 - static_cast<int>(largest >> 23), -60), 60);
}
__device__ __forceinline__ float power_of_two(int exponent) {
  return __uint_as_float(static_cast<u32>(127 + exponent) << 23);
}
// The bits of a magnitude, which have the order of the magnitudes; 0 for infinities and NaN.
__device__ __forceinline__ u32 finite_magnitude(float v) {
  const u32 bits = __float_as_uint(v) & 0x7fffffffu;
  return bits < 0x7f800000u ? bits : 0;
}

// Bits of the largest finite magnitude among kSamples values of a thread, spread over `values` values by the golden
// ratio: no stride of a tensor is met by many of them. The block's threads take different ones.
template <int kSamples>
__device__ __forceinline__ u32 largest_sample(const float* x, long long values) {
  u32 largest = 0;
#pragma unroll
  for (int i = 0; i < kSamples; ++i) {
    const unsigned long long place = (threadIdx.x * kSamples + i) * 0x9e3779b97f4a7c15ull;
    largest = max(largest, finite_magnitude(__ldg(x + __umul64hi(place, static_cast<unsigned long long>(values)))));
  }
  return largest;
}

// Raises a flag that threads of other blocks may raise too.
__device__ __forceinline__ void raise(int* flag) {
  asm volatile("st.relaxed.gpu.u32 [%0], %1;" ::"l"(flag), "r"(1) : "memory");
}

}  // namespace f16_range
