// gelu_slope.cuh: the forms of GELU with their derivatives, for the kernels of gradients
//
// `value` is what ../gelu/gelu.cuh has; in f32 both come from instructions of the special unit, without a branch. The
// slope of the exact form is then off by 3.3e-8 at most, and by 8e-10 below -4, where f32's 1 + erf(x) has no digits.
#pragma once
#include "../gelu/gelu.cuh"
#include "../include/fast_math.cuh"

namespace slope {

template <class T>
struct Curve {
  T value, slope;
};

// No activation.
struct none {
  template <class T>
  static __device__ __forceinline__ T value(T x) {
    return x;
  }
  template <class T>
  static __device__ __forceinline__ Curve<T> curve(T x) {
    return {x, T(1.0)};
  }
};

// x * Phi(x); Phi(x) + x * phi(x).
struct erf {
  static __device__ __forceinline__ float value(float x) { return fast::gelu_erf(x); }
  static __device__ __forceinline__ double value(double x) { return ::gelu_erf(x); }
  static __device__ __forceinline__ Curve<float> curve(float x) {
    const float tail = fast::normal_tail(fabsf(x));  // Phi(-|x|)
    const float phi = x >= 0.0f ? 1.0f - tail : tail;
    const float density = 0.39894228f * fast::exp2(-0.72134752f * x * x);
    return {x * phi, fmaf(x, density, phi)};
  }
  static __device__ __forceinline__ Curve<double> curve(double x) {
    const double phi = 0.5 * (1.0 + ::erf(x * 0.70710678118654752));
    return {::gelu_erf(x), phi + x * 0.39894228040143268 * exp(-0.5 * x * x)};
  }
};

// x * (1 + tanh(u)) / 2 = x * s with s = 1 / (1 + exp(-2 u)); s + x * s * (1 - s) * 2 u'.
struct tanh {
  static __device__ __forceinline__ float value(float x) { return fast::gelu_tanh(x); }
  static __device__ __forceinline__ double value(double x) { return ::gelu_tanh(x); }
  template <class T>
  static __device__ __forceinline__ Curve<T> curve(T x) {
    const T u = T(0.79788456080286536) * (x + T(0.044715) * x * x * x);
    const T growth = T(0.79788456080286536) * (T(1.0) + T(0.134145) * x * x);
    const T s = T(1.0) / (T(1.0) + exp(T(-2.0) * u));
    const T rest = T(1.0) / (T(1.0) + exp(T(2.0) * u));  // 1 - s, with its digits
    return {x * s, s + T(2.0) * x * s * rest * (s * rest > T(0.0) ? growth : T(0.0))};
  }
};

// x * s with s = sigmoid(1.702 x); s + 1.702 x * s * (1 - s).
struct sigmoid {
  static __device__ __forceinline__ float value(float x) { return fast::gelu_sigmoid(x); }
  static __device__ __forceinline__ double value(double x) { return ::gelu_sigmoid(x); }
  template <class T>
  static __device__ __forceinline__ Curve<T> curve(T x) {
    const T s = T(1.0) / (T(1.0) + exp(T(-1.702) * x));
    const T rest = T(1.0) / (T(1.0) + exp(T(1.702) * x));
    return {x * s, s + T(1.702) * x * s * rest};
  }
};

}  // namespace slope
