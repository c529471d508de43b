// gelu_fast.cuh: exact GELU, x * Phi(x), for kernels that must be as fast as the tensor cores or the memory
//
// `gelu/gelu.cuh` has the portable forms; the exact one uses `erff`. This one has 14 instructions without a branch, one
// of them on the special-function unit. Its distance from float64 is that of `erff` (RMS on [-12, 12]: 4.99e-8 and
// 4.95e-8).
#pragma once

namespace fast {

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
  float tail;
  asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(tail) : "f"(p));
  return tail;
}

}  // namespace fast

__device__ __forceinline__ float gelu(float x) {
  const float tail = fast::normal_tail(fabsf(x));
  return x * (x >= 0.0f ? 1.0f - tail : tail);
}
