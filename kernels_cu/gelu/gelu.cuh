// gelu.cuh: the three forms of GELU, in f32 or f64
//
// Each form ends in an operation that the compiler may not contract with what follows. So a value has the same bits
// wherever it is computed: a group norm that computes it again subtracts exactly the mean of these values.
#pragma once

__device__ inline float rounded_product(float a, float b) { return __fmul_rn(a, b); }
__device__ inline double rounded_product(double a, double b) { return __dmul_rn(a, b); }

// x * Phi(x), Phi the normal distribution function: what "GELU" means when no form is named.
template <class T>
__device__ inline T gelu_erf(T x) {
  return rounded_product(T(0.5) * x, T(1.0) + erf(x * T(0.70710678118654752)));
}

// x * Phi(x) with Phi's tanh approximation.
template <class T>
__device__ inline T gelu_tanh(T x) {
  const T inner = T(0.79788456080286536) * (x + T(0.044715) * x * x * x);  // sqrt(2 / pi) * ...
  return rounded_product(T(0.5) * x, T(1.0) + tanh(inner));
}

// x * sigmoid(1.702 x).
template <class T>
__device__ inline T gelu_sigmoid(T x) {
  return x / (T(1.0) + exp(T(-1.702) * x));
}
