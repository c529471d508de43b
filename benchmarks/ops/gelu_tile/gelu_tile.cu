// gelu_tile.cu: GELU of x, ITEMS elements a thread, the elements of a warp side by side
//
//   y[i] = x[i] * Phi(x[i])
//
//   x, y    : n f32
//   grid    : (ceil(n / (BLOCK_SIZE * ITEMS)), 1, 1)   block : (BLOCK_SIZE, 1, 1)   dynamic smem : 0 B
//   oracle  : torch.nn.functional.gelu(x)
//   traffic : 2 * n * 4 B
#ifndef BLOCK_SIZE
#define BLOCK_SIZE 256  // tunable: threads per block, a multiple of 32
#endif
#ifndef ITEMS
#define ITEMS 1  // tunable: elements per thread
#endif
static_assert(BLOCK_SIZE % 32 == 0, "BLOCK_SIZE must be a multiple of 32");

extern "C" __global__ __launch_bounds__(BLOCK_SIZE) void gelu_tile(const float* x, float* y, int n) {
  const long long first = static_cast<long long>(blockIdx.x) * BLOCK_SIZE * ITEMS + threadIdx.x;
#pragma unroll
  for (int item = 0; item < ITEMS; ++item) {
    const long long i = first + static_cast<long long>(item) * BLOCK_SIZE;
    if (i < n) y[i] = 0.5f * x[i] * (1.0f + erff(0.70710678f * x[i]));
  }
}
