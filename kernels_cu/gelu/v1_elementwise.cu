// v1_elementwise.cu: GELU, one element per thread and step
//
//   y[i] = x[i] * Phi(x[i])          (GELU = gelu_erf; gelu_tanh and gelu_sigmoid are the approximations)
//
//   x, y    : n elements of SCALAR in storage order, whatever the shape
//   grid    : (ceil(n / BLOCK_SIZE), 1, 1), at most MAX_BLOCKS (op.py)   block : (BLOCK_SIZE, 1, 1)
//   oracle  : torch.nn.functional.gelu(x), gelu(x, approximate="tanh"), x * torch.sigmoid(1.702 * x)
//   traffic : 2 * n * sizeof(SCALAR) B
#include "../include/scalar.cuh"
#include "gelu.cuh"

#ifndef GELU
#define GELU gelu_erf  // the form: gelu_erf, gelu_tanh or gelu_sigmoid
#endif
#ifndef BLOCK_SIZE
#define BLOCK_SIZE 256  // tunable: threads per block, a multiple of 32
#endif
static_assert(BLOCK_SIZE % 32 == 0, "BLOCK_SIZE must be a multiple of 32");

extern "C" __global__ __launch_bounds__(BLOCK_SIZE) void gelu(const SCALAR* x, SCALAR* y, long long n) {
  const long long stride = static_cast<long long>(gridDim.x) * BLOCK_SIZE;
  for (long long i = static_cast<long long>(blockIdx.x) * BLOCK_SIZE + threadIdx.x; i < n; i += stride) {
    y[i] = static_cast<SCALAR>(GELU(static_cast<Real>(x[i])));
  }
}
