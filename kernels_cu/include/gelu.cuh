// gelu.cuh: the three forms of GELU; GELU_FORM chooses one for the translation unit
#pragma once

#ifndef GELU_FORM
#define GELU_FORM 0  // 0: x * Phi(x), exact; 1: tanh approximation; 2: x * sigmoid(1.702 x)
#endif
static_assert(GELU_FORM >= 0 && GELU_FORM <= 2, "GELU_FORM is 0 (erf), 1 (tanh) or 2 (sigmoid)");

__device__ __forceinline__ float gelu(float x) {
#if GELU_FORM == 0
  // Phi(-t) = 2^p(t) for t >= 0, with p the polynomial of degree 8 closest to log2(Phi(-t)) on [0, 5.6], weighted by the error that
  // x * Phi(x) sees: 7e-9 at most, below fp32's rounding. p falls for ever beyond, so the tail goes to zero.
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
#elif GELU_FORM == 1
  const float half = 0.5f * x;
  return fmaf(half, tanhf(0.79788456080286536f * fmaf(0.044715f * x, x * x, x)), half);
#else
  return x / (1.0f + __expf(-1.702f * x));
#endif
}
