// gelu_tile.cu: GELU of x, ITEMS elements a thread, the elements of a warp side by side
//
//   y[i] = x[i] * Phi(x[i])
//
//   x, y    : n elements of SCALAR
//   grid    : (ceil(n / (BLOCK_SIZE * ITEMS)), 1, 1)   block : (BLOCK_SIZE, 1, 1)   dynamic smem : 0 B
//   oracle  : torch.nn.functional.gelu(x)
//   traffic : 2 * n * sizeof(SCALAR) B
#include <cuda_bf16.h>
#include <cuda_fp16.h>

#ifndef SCALAR
#define SCALAR float  // element type of the tensors: float, __half or __nv_bfloat16
#endif
#ifndef BLOCK_SIZE
#define BLOCK_SIZE 256  // tunable: threads per block, a multiple of 32
#endif
#ifndef ITEMS
#define ITEMS 1  // tunable: elements per thread
#endif
static_assert(BLOCK_SIZE % 32 == 0, "BLOCK_SIZE must be a multiple of 32");

extern "C" __global__ __launch_bounds__(BLOCK_SIZE) void gelu_tile(const SCALAR* x, SCALAR* y, int n) {
  const long long first = static_cast<long long>(blockIdx.x) * BLOCK_SIZE * ITEMS + threadIdx.x;
#pragma unroll
  for (int item = 0; item < ITEMS; ++item) {
    const long long i = first + static_cast<long long>(item) * BLOCK_SIZE;
    if (i >= n) return;
    const float value = static_cast<float>(x[i]);
    y[i] = static_cast<SCALAR>(0.5f * value * (1.0f + erff(0.70710678f * value)));
  }
}
