// v2_vectorized.cu: GELU, 16 bytes per access, in arithmetic that keeps up with the memory
//
//   y[i] = x[i] * Phi(x[i])          (GELU = gelu_erf; gelu_tanh and gelu_sigmoid are the approximations)
//
//   x, y    : n elements of SCALAR (not double) in storage order, whatever the shape; y at a multiple of 16 bytes
//   grid    : (ceil(n / (BLOCK_SIZE * STEPS * 16 / sizeof(SCALAR))), 1, 1)   block : (BLOCK_SIZE, 1, 1)
//   oracle  : torch.nn.functional.gelu(x), gelu(x, approximate="tanh"), x * torch.sigmoid(1.702 * x)
//   traffic : 2 * n * sizeof(SCALAR) B
//   from v1 : 16 bytes per access; 14 to 18 instructions an element instead of erff's branches
#ifndef GELU
#define GELU gelu_erf  // the form: gelu_erf, gelu_tanh or gelu_sigmoid
#endif
#ifndef BLOCK_SIZE
#define BLOCK_SIZE 128  // tunable: threads per block, a multiple of 32
#endif
#ifndef STEPS
#define STEPS 2  // tunable: accesses of a thread, all in flight at once
#endif
#include "../include/fast_math.cuh"
#include "../include/pointwise.cuh"

static_assert(BLOCK_SIZE % 32 == 0, "BLOCK_SIZE must be a multiple of 32");

extern "C" __global__ __launch_bounds__(BLOCK_SIZE) void gelu_forward(const SCALAR* x, SCALAR* y, long long n) {
  pointwise::apply(x, y, n, [](float v) { return fast::GELU(v); });
}
