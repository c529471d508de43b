// gelu_fast.cuh: exact GELU, x * Phi(x), for kernels that must be as fast as the tensor cores or the memory
//
// `gelu/gelu.cuh` has the portable forms; the exact one uses `erff`. This one has 14 instructions without a branch, one
// of them on the special-function unit. Its distance from float64 is that of `erff` (RMS on [-12, 12]: 4.99e-8 and
// 4.95e-8).
#pragma once

namespace fast {

__device__ __forceinline__ float exp2_approx(float v) {
  float power;
  asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power) : "f"(v));
  return power;
}

// Phi(-t) for t >= 0.
__device__ __forceinline__ float normal_tail(float t) {
  // Phi(-t) = 2^p(t). p is the polynomial of degree 8 that is closest to log2(Phi(-t)) on [0, 5.6], weighted by the
  // error of x * Phi(x). p(0) is exactly -1, so values near zero keep their digits: the relative error is at most
  // 3.3e-7 up to 0.5. Beyond 5.6 p decreases without end, so the tail goes to zero.
  float p = -1.4814109e-06f;
  p = fmaf(p, t, 2.2578700e-05f);
  p = fmaf(p, t, -1.0326899e-04f);
  p = fmaf(p, t, -3.4521195e-04f);
  p = fmaf(p, t, 7.3458831e-03f);
  p = fmaf(p, t, -5.2697494e-02f);
  p = fmaf(p, t, -4.5914135e-01f);
  p = fmaf(p, t, -1.1511126e+00f);
  p = fmaf(p, t, -1.0f);
  return exp2_approx(p);
}

// The same for results that are rounded to 16 bits: p of degree 5, which decreases without end. The relative error of
// t * Phi(-t) is at most 9.3e-5 where that is above 6e-5; elsewhere the error is at most 6e-9.
__device__ __forceinline__ float normal_tail_16_bits(float t) {
  float p = -3.2824270e-04f;
  p = fmaf(p, t, 5.9199855e-03f);
  p = fmaf(p, t, -4.8640257e-02f);
  p = fmaf(p, t, -4.6335818e-01f);
  p = fmaf(p, t, -1.1497589e+00f);
  p = fmaf(p, t, -1.0f);
  return exp2_approx(p);
}

}  // namespace fast

__device__ __forceinline__ float gelu(float x) {
  const float tail = fast::normal_tail(fabsf(x));
  return x * (x >= 0.0f ? 1.0f - tail : tail);
}

// For results that are rounded to 16 bits, in 9 instructions; of +inf it is NaN.
__device__ __forceinline__ float gelu_16_bits(float x) {
  const float magnitude = fabsf(x);
  return fmaf(-magnitude, fast::normal_tail_16_bits(magnitude), fmaxf(x, 0.0f));
}
