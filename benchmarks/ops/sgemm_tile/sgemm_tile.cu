// sgemm_tile.cu: matrix product in f32, a tile of the result a block, a smaller one a thread
//
//   y[i, j] = sum over k of a[i, k] * b[k, j]
//
//   a : (m, depth), b : (depth, n), y : (m, n), all SCALAR, row-major
//   grid    : (ceil(n / (BLOCK_X * TILE_X)), ceil(m / (BLOCK_Y * TILE_Y)), 1)   block : (BLOCK_X, BLOCK_Y, 1)
//   static smem : TILE_K * (BLOCK_X * TILE_X + BLOCK_Y * TILE_Y) * 4 B
//   oracle  : torch.matmul(a, b)
//   traffic : (m * depth + depth * n + m * n) * sizeof(SCALAR) B at least
#include <cuda_bf16.h>
#include <cuda_fp16.h>

#ifndef SCALAR
#define SCALAR float  // element type of the tensors: float, __half or __nv_bfloat16
#endif
#ifndef BLOCK_X
#define BLOCK_X 16  // tunable: threads along a row of y
#endif
#ifndef BLOCK_Y
#define BLOCK_Y 16  // tunable: threads along a column of y
#endif
#ifndef TILE_X
#define TILE_X 4  // tunable: columns of y a thread
#endif
#ifndef TILE_Y
#define TILE_Y 4  // tunable: rows of y a thread
#endif
#ifndef TILE_K
#define TILE_K 16  // tunable: columns of a and rows of b in shared memory at a time
#endif
constexpr int kThreads = BLOCK_X * BLOCK_Y;
constexpr int kColumns = BLOCK_X * TILE_X;
constexpr int kRows = BLOCK_Y * TILE_Y;
static_assert(kThreads % 32 == 0 && kThreads <= 1024, "a block is a number of warps, 32 at most");

extern "C" __global__ __launch_bounds__(kThreads) void sgemm_tile(
    const SCALAR* a, const SCALAR* b, SCALAR* y, int m, int n, int depth) {
  __shared__ float smem_a[TILE_K][kRows];
  __shared__ float smem_b[TILE_K][kColumns];
  const int thread = threadIdx.y * BLOCK_X + threadIdx.x;
  const int row = blockIdx.y * kRows, column = blockIdx.x * kColumns;
  float acc[TILE_Y][TILE_X] = {};
  for (int k = 0; k < depth; k += TILE_K) {
    for (int i = thread; i < kRows * TILE_K; i += kThreads) {
      const int r = i / TILE_K, c = i % TILE_K;
      const bool is_inside = row + r < m && k + c < depth;
      smem_a[c][r] = is_inside ? static_cast<float>(a[static_cast<long long>(row + r) * depth + k + c]) : 0.0f;
    }
    for (int i = thread; i < kColumns * TILE_K; i += kThreads) {
      const int r = i / kColumns, c = i % kColumns;
      const bool is_inside = k + r < depth && column + c < n;
      smem_b[r][c] = is_inside ? static_cast<float>(b[static_cast<long long>(k + r) * n + column + c]) : 0.0f;
    }
    __syncthreads();  // the tiles are whole before they are read
#pragma unroll
    for (int step = 0; step < TILE_K; ++step) {
      float of_a[TILE_Y], of_b[TILE_X];
#pragma unroll
      for (int i = 0; i < TILE_Y; ++i) of_a[i] = smem_a[step][threadIdx.y * TILE_Y + i];
#pragma unroll
      for (int j = 0; j < TILE_X; ++j) of_b[j] = smem_b[step][threadIdx.x + j * BLOCK_X];
#pragma unroll
      for (int i = 0; i < TILE_Y; ++i) {
#pragma unroll
        for (int j = 0; j < TILE_X; ++j) acc[i][j] = fmaf(of_a[i], of_b[j], acc[i][j]);
      }
    }
    __syncthreads();  // the tiles are read before the next ones are written
  }
#pragma unroll
  for (int i = 0; i < TILE_Y; ++i) {
    const int r = row + threadIdx.y * TILE_Y + i;
#pragma unroll
    for (int j = 0; j < TILE_X; ++j) {
      const int c = column + threadIdx.x + j * BLOCK_X;
      if (r < m && c < n) y[static_cast<long long>(r) * n + c] = static_cast<SCALAR>(acc[i][j]);
    }
  }
}
