// scalar.cuh: SCALAR, the element type of the tensors, and Real, the type that a kernel computes in
#pragma once
#include <cuda_bf16.h>
#include <cuda_fp16.h>

#ifndef SCALAR
#define SCALAR float  // element type of the tensors: float, __half, __nv_bfloat16 or double
#endif

template <class Scalar>
struct RealOf {
  using Type = float;
};
template <>
struct RealOf<double> {
  using Type = double;
};
using Real = RealOf<SCALAR>::Type;  // double for tensors of double, float for the others
