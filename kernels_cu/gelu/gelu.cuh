// gelu.cuh: the three forms of GELU, in f32
//
// Each form ends in an operation that the compiler may not contract with what follows, so that a value is the same
// bit for bit wherever it is computed: a group norm that recomputes it subtracts exactly the mean it took.
#pragma once

// x * Phi(x), Phi the normal distribution function: what "GELU" means when no form is named.
__device__ inline float gelu_erf(float x) {
  return __fmul_rn(0.5f * x, 1.0f + erff(x * 0.70710678118654752f));
}

// x * Phi(x) with Phi's tanh approximation.
__device__ inline float gelu_tanh(float x) {
  const float inner = 0.79788456080286536f * (x + 0.044715f * x * x * x);  // sqrt(2 / pi) * ...
  return __fmul_rn(0.5f * x, 1.0f + tanhf(inner));
}

// x * sigmoid(1.702 x).
__device__ inline float gelu_sigmoid(float x) { return x / (1.0f + expf(-1.702f * x)); }
