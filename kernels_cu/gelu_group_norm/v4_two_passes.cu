// v4_two_passes.cu: GELU then GroupNorm in two passes of 16-byte accesses
//
//   g = gelu(x); then as ../group_norm/v3_two_passes.cu, whose shapes, geometry and traffic these are
//
//   oracle  : torch.nn.functional.group_norm(torch.nn.functional.gelu(x), groups, weight, bias, eps)
#ifndef GELU
#define GELU gelu_erf  // the form: gelu_erf, gelu_tanh or gelu_sigmoid
#endif
#ifndef BLOCK_SIZE
#define BLOCK_SIZE 128  // tunable: threads per block, a multiple of 32
#endif
#ifndef STEPS
#define STEPS 4  // tunable: accesses of a thread in flight
#endif
#include "../include/fast_math.cuh"

struct Activation {
  static constexpr bool kIdentity = false;
  __device__ __forceinline__ float operator()(float v) const { return fast::GELU(v); }
};
#define ACTIVATION Activation
#include "../group_norm/v3_two_passes.cu"
