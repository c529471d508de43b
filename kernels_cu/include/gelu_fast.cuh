// gelu_fast.cuh: exact GELU, x * Phi(x), for kernels that must keep up with the tensor cores or with the memory
//
// `gelu/gelu.cuh` holds the portable forms, the exact one on `erff`. This one is 14 instructions without a branch, one
// of them on the special-function unit, and as far from float64 (RMS 4.95e-8 on [-12, 12] for both).
#pragma once

__device__ __forceinline__ float gelu(float x) {
  // Phi(-t) = 2^p(t) for t >= 0, with p the polynomial of degree 8 closest to log2(Phi(-t)) on [0, 5.6], weighted by the
  // error that x * Phi(x) sees: 7e-9 at most, below fp32's rounding. p falls for ever beyond, so the tail goes to zero.
  const float t = fabsf(x);
  float p = -1.6903999e-06f;
  p = fmaf(p, t, 2.5083285e-05f);
  p = fmaf(p, t, -1.1446256e-04f);
  p = fmaf(p, t, -3.2334242e-04f);
  p = fmaf(p, t, 7.3333844e-03f);
  p = fmaf(p, t, -5.2714199e-02f);
  p = fmaf(p, t, -4.5911545e-01f);
  p = fmaf(p, t, -1.1511233e+00f);
  p = fmaf(p, t, -9.9999887e-01f);
  float tail;
  asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(tail) : "f"(p));
  return x * (x >= 0.0f ? 1.0f - tail : tail);
}
