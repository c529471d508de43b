// gelu.cuh: the three forms of GELU; GELU_FORM chooses one for the translation unit
#pragma once

#ifndef GELU_FORM
#define GELU_FORM 0  // 0: x * Phi(x), exact; 1: tanh approximation; 2: x * sigmoid(1.702 x)
#endif
static_assert(GELU_FORM >= 0 && GELU_FORM <= 2, "GELU_FORM is 0 (erf), 1 (tanh) or 2 (sigmoid)");

__device__ __forceinline__ float gelu(float x) {
#if GELU_FORM == 0
  const float half = 0.5f * x;
  return fmaf(half, erff(x * 0.70710678118654752f), half);
#elif GELU_FORM == 1
  const float half = 0.5f * x;
  return fmaf(half, tanhf(0.79788456080286536f * fmaf(0.044715f * x, x * x, x)), half);
#else
  return x / (1.0f + __expf(-1.702f * x));
#endif
}
