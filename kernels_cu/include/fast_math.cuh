// fast_math.cuh: activations in f32 that are as fast as memory, for f16 too: no branch, and one or two instructions of
// the special-function unit
#pragma once
#include "gelu_fast.cuh"

namespace fast {

__device__ __forceinline__ float exp2(float x) {
  float y;
  asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(y) : "f"(x));
  return y;
}

__device__ __forceinline__ float reciprocal(float x) {
  float y;
  asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(y) : "f"(x));
  return y;
}

// The forms of GELU, named as in `gelu/gelu.cuh`.
__device__ __forceinline__ float gelu_erf(float x) { return gelu(x); }

// x * (1 + tanh(u)) / 2 = x / (1 + exp(-2 u)), u = sqrt(2 / pi) * (x + 0.044715 x^3); the constants hold 2 / ln(2).
__device__ __forceinline__ float gelu_tanh(float x) {
  const float slope = fmaf(-0.10294324f, x * x, -2.3022082f);
  return x * reciprocal(1.0f + exp2(slope * x));
}

// x * sigmoid(1.702 x) = x / (1 + 2^(-1.702 / ln(2) * x)).
__device__ __forceinline__ float gelu_sigmoid(float x) { return x * reciprocal(1.0f + exp2(-2.4554669f * x)); }

// tanh(|x|) = 1 - 2 / (1 + exp(2 |x|)) from 0.55 on, where the difference keeps its digits; below, the odd polynomial
// of degree 11 closest to tanh in relative error, 1.1e-9 at most.
__device__ __forceinline__ float tanh(float x) {
  const float magnitude = fabsf(x);
  const float large = fmaf(-2.0f, reciprocal(1.0f + exp2(2.8853900f * magnitude)), 1.0f);
  const float square = x * x;
  float p = fmaf(-6.2535437e-03f, square, 2.1057851e-02f);
  p = fmaf(p, square, -5.3849163e-02f);
  p = fmaf(p, square, 1.3332558e-01f);
  p = fmaf(p, square, -3.3333317e-01f);
  const float small = fmaf(p * square, magnitude, magnitude);
  return copysignf(magnitude >= 0.55f ? large : small, x);  // tanh(-0) is -0
}

}  // namespace fast
