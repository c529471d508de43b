// planted.cu: y = 2 x, and seven ways not to
//
//   x, y    : n f32
//   grid    : (ceil(n / BLOCK_SIZE), 1, 1)   block : (BLOCK_SIZE, 1, 1)
//   WAY     : 0 right, 1 wrong at the end, 2 writes past the end, 3 never ends, 4 does not compile,
//             5 and 6 are made by op.py, 7 traps
#ifndef BLOCK_SIZE
#define BLOCK_SIZE 64
#endif
#ifndef WAY
#define WAY 0
#endif
#if WAY == 4
#error "planted"
#endif

extern "C" __global__ void planted(const float* x, float* y, int n, volatile int* stop) {
  const int i = blockIdx.x * BLOCK_SIZE + threadIdx.x;
  if (WAY == 3) while (*stop == 0) {}
  if (WAY == 7) __trap();
  if (WAY == 2 && i == 0) y[1 << 30] = 0.0f;
  if (i < n) y[i] = WAY == 1 && i == n - 1 ? 0.0f : 2.0f * x[i];
}
