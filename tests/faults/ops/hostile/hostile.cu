// hostile.cu: y = 2 x, by a kernel of a few instructions; what is hostile is in op.py
//
//   x, y    : n f32
//   grid    : (ceil(n / BLOCK_SIZE), 1, 1)   block : (BLOCK_SIZE, 1, 1)   dynamic smem : 0 B
//   oracle  : 2 * x
//   traffic : 2 * n * 4 B
#ifndef BLOCK_SIZE
#define BLOCK_SIZE 32  // tunable: threads per block, a multiple of 32
#endif
static_assert(BLOCK_SIZE % 32 == 0, "BLOCK_SIZE must be a multiple of 32");

extern "C" __global__ void hostile(const float* x, float* y, int n) {
  const int i = blockIdx.x * BLOCK_SIZE + threadIdx.x;
  if (i < n) y[i] = 2.0f * x[i];
}
