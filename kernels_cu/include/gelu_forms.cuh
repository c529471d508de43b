// gelu_forms.cuh: the three forms of GELU in fp32, by name; the exact one is the fast one of gelu_fast.cuh
#pragma once
#include "gelu_fast.cuh"

__device__ __forceinline__ float gelu_erf(float x) { return gelu(x); }

__device__ __forceinline__ float gelu_tanh(float x) {
  const float inner = 0.79788456080286536f * (x + 0.044715f * x * x * x);  // sqrt(2 / pi) * ...
  return 0.5f * x * (1.0f + tanhf(inner));
}

__device__ __forceinline__ float gelu_sigmoid(float x) { return x / (1.0f + expf(-1.702f * x)); }
