// v1_elementwise.cu: twice x, one element per thread and step
//
//   y[i] = 2 * x[i]
//
//   x, y    : n elements of SCALAR in storage order, whatever the shape
//   grid    : (ceil(n / BLOCK_SIZE), 1, 1), at most MAX_BLOCKS (op.py)   block : (BLOCK_SIZE, 1, 1)
//   oracle  : 2 * x
//   traffic : 2 * n * sizeof(SCALAR) B
#include <cuda_bf16.h>
#include <cuda_fp16.h>

#ifndef SCALAR
#define SCALAR float  // element type of the tensors: float, __half or __nv_bfloat16
#endif
#ifndef BLOCK_SIZE
#define BLOCK_SIZE 256  // tunable: threads per block, a multiple of 32
#endif
static_assert(BLOCK_SIZE % 32 == 0, "BLOCK_SIZE must be a multiple of 32");

extern "C" __global__ __launch_bounds__(BLOCK_SIZE) void {{op}}_kernel(const SCALAR* x, SCALAR* y, long long n) {
  const long long stride = static_cast<long long>(gridDim.x) * BLOCK_SIZE;
  for (long long i = static_cast<long long>(blockIdx.x) * BLOCK_SIZE + threadIdx.x; i < n; i += stride) {
    y[i] = static_cast<SCALAR>(2.0f * static_cast<float>(x[i]));
  }
}
