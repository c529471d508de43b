// weights.cuh: the weights as operands
#pragma once
#include "ring.cuh"

namespace conv_rows {

// weight (channels, 64, kh, kw) f32 -> (taps, parts, planes, 64, vector), rounded to the operand type, by a block of
// 128 threads for each output channel.
//
// For f16, a channel's weights are multiplied by the power of two that brings the largest finite one to [2^13, 2^14).
// `factor` (64,) undoes it; it is negative if a weight of the channel is not finite. For f16 operands this clears
// `*out_of_range`, and block 64, the last one, finds the power of two of x's `values` values by 2,048 of them, for
// `out_of_range[1]`. For split operands it sets it if a weight is not finite, since low parts make NaN of an infinity.
template <class C>
__device__ __forceinline__ void pack_weights(const float* weight, typename C::Operand::Element* packed, float* factor,
                                             int* out_of_range, const float* x, long long values) {
  __shared__ u32 smem_largest;
  const int out = blockIdx.x;
  if (out == kOutChannels) {
    if (threadIdx.x == 0) smem_largest = 0;
    __syncthreads();  // cleared before the maxima arrive
    atomicMax(&smem_largest, f16_range::largest_sample<16>(x, values));
    __syncthreads();  // the maximum is complete
    if (threadIdx.x == 0) out_of_range[1] = f16_range::shift_by_samples(smem_largest);
    return;
  }
  float scale = 1.0f;
  bool finite = true;
  if constexpr (C::Operand::kLimited) {
    if (threadIdx.x == 0) smem_largest = 0;
    __syncthreads();  // cleared before the maxima arrive
    u32 largest = 0;
    for (int i = threadIdx.x; i < C::kChannels * C::kTaps; i += 128) {
      const float w = weight[(i / C::kTaps * kOutChannels + out) * C::kTaps + i % C::kTaps];
      largest = max(largest, f16_range::finite_magnitude(w));
      finite = finite && isfinite(w);
    }
    if (C::kParts == 2 && !finite) f16_range::raise(out_of_range);
    atomicMax(&smem_largest, largest);
    finite = !__syncthreads_or(!finite);  // the maximum is complete
    const int shift = f16_range::shift_to_f16(smem_largest);
    scale = f16_range::power_of_two(shift);
    if (threadIdx.x == 0) factor[out] = f16_range::power_of_two(-shift) * (finite ? 1.0f : -1.0f);
  } else {
    for (int i = threadIdx.x; i < C::kChannels * C::kTaps; i += 128) {
      const float w = weight[(i / C::kTaps * kOutChannels + out) * C::kTaps + i % C::kTaps];
      finite = finite && fabsf(w) < __uint_as_float(0x7f7ff000u);  // from there on TF32 rounds to infinity
    }
    finite = !__syncthreads_or(!finite);
    if (threadIdx.x == 0) factor[out] = finite ? 1.0f : -1.0f;
  }
  if (out == 0 && threadIdx.x == 0 && C::Operand::kLimited && C::kParts == 1) *out_of_range = 0;
  for (int index = threadIdx.x; index < C::kTaps * C::kPlanes; index += 128) {
    const int plane = index % C::kPlanes;
    const int tap = index / C::kPlanes;
    float value[C::kVector];
#pragma unroll
    for (int i = 0; i < C::kVector; ++i)
      value[i] = weight[((plane * C::kVector + i) * kOutChannels + out) * C::kTaps + tap] * scale;
#pragma unroll
    for (int part = 0; part < C::kParts; ++part)
      reinterpret_cast<uint4*>(packed)[((tap * C::kParts + part) * C::kPlanes + plane) * kOutChannels + out] =
          C::Operand::pack(value, part);
  }
}

}  // namespace conv_rows
