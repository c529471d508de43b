// weights.cuh: the weights as operands
#pragma once
#include "ring.cuh"

namespace conv_rows {

// weight (channels, 64, kh, kw) f32 -> (taps, parts, planes, 64, vector), rounded to the operand type of a build: the
// output channel `out`, by a block of 128 threads.
//
// For f16, a channel's weights are multiplied by the power of two that brings the largest finite one to [2^13, 2^14).
// `factor` (64,) undoes it; it is negative if a weight of the channel is not finite. For f16 operands this clears
// `*out_of_range`. For split operands it sets it if a weight is not finite, since low parts make NaN of an infinity.
template <class C>
__device__ __forceinline__ void pack_weights(const float* weight, typename C::Operand::Element* packed, float* factor,
                                             int* out_of_range, int out) {
  constexpr int kWeights = C::kChannels * C::kTaps, kThreads = 128, kMost = (kWeights + kThreads - 1) / kThreads;
  __shared__ float smem_weights[kWeights];
  __shared__ u32 smem_largest;
  if (threadIdx.x == 0) smem_largest = 0;
  u32 largest = 0;
  bool finite = true;
  float values[kMost];
#pragma unroll
  for (int k = 0; k < kMost; ++k) {
    const int i = threadIdx.x + k * kThreads;
    values[k] = i < kWeights ? weight[(i / C::kTaps * kOutChannels + out) * C::kTaps + i % C::kTaps] : 0.0f;
  }
#pragma unroll
  for (int k = 0; k < kMost; ++k) {
    const int i = threadIdx.x + k * kThreads;
    if (i < kWeights) smem_weights[i] = values[k];
    largest = max(largest, f16_range::finite_magnitude(values[k]));
    // From there on TF32 rounds to infinity.
    finite = finite && (C::Operand::kLimited ? isfinite(values[k]) : fabsf(values[k]) < __uint_as_float(0x7f7ff000u));
  }
  finite = !__syncthreads_or(!finite);  // the weights are there; the maximum is cleared
  float scale = 1.0f;
  if constexpr (C::Operand::kLimited) {
    largest = __reduce_max_sync(0xffffffff, largest);
    if (threadIdx.x % 32 == 0) atomicMax(&smem_largest, largest);
    __syncthreads();  // the maximum is complete
    const int shift = f16_range::shift_to_f16(smem_largest);
    scale = f16_range::power_of_two(shift);
    if (threadIdx.x == 0) {
      if (C::kParts == 2 && !finite) f16_range::raise(out_of_range);
      factor[out] = f16_range::power_of_two(-shift) * (finite ? 1.0f : -1.0f);
      if (out == 0 && C::kParts == 1) *out_of_range = 0;
    }
  } else if (threadIdx.x == 0) {
    factor[out] = finite ? 1.0f : -1.0f;
  }
  for (int index = threadIdx.x; index < C::kTaps * C::kPlanes; index += kThreads) {
    const int plane = index % C::kPlanes;
    const int tap = index / C::kPlanes;
    float value[C::kVector];
#pragma unroll
    for (int i = 0; i < C::kVector; ++i) value[i] = smem_weights[(plane * C::kVector + i) * C::kTaps + tap] * scale;
#pragma unroll
    for (int part = 0; part < C::kParts; ++part)
      reinterpret_cast<uint4*>(packed)[((tap * C::kParts + part) * C::kPlanes + plane) * kOutChannels + out] =
          C::Operand::pack(value, part);
  }
}

// Finds the power of two of x's `values` values by 2,048 of them, in one block of 128 threads.
__device__ __forceinline__ void find_shift(const float* x, long long values, int* shift) {
  __shared__ u32 smem_largest;
  if (threadIdx.x == 0) smem_largest = 0;
  __syncthreads();  // cleared before the maxima arrive
  atomicMax(&smem_largest, f16_range::largest_sample<16>(x, values));
  __syncthreads();  // the maximum is complete
  if (threadIdx.x == 0) *shift = f16_range::shift_by_samples(smem_largest);
}

}  // namespace conv_rows
