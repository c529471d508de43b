// v5_on_chip.cu: GELU then GroupNorm in one read and one write, a group in the registers of a team of threads
//
//   g = gelu(x); then as ../group_norm/v4_on_chip.cu, whose shapes, geometry and traffic these are
//
//   oracle  : torch.nn.functional.group_norm(torch.nn.functional.gelu(x), groups, weight, bias, eps)
#ifndef GELU
#define GELU gelu_erf  // the form: gelu_erf, gelu_tanh or gelu_sigmoid
#endif
#include "../include/fast_math.cuh"

struct Activation {
  static constexpr bool kIdentity = false;
  __device__ __forceinline__ float operator()(float v) const { return fast::GELU(v); }
};
#define ACTIVATION Activation
#include "../group_norm/v4_on_chip.cu"
