// stencils.cu: a point and its neighbours, in one, two and three dimensions
//
//   x, y : f32, row-major, extents as the kernels name them
//   grid, block : as launches.py has them   dynamic smem : 0 B
#ifndef BLOCK_X
#define BLOCK_X 32  // tunable: threads along a row
#endif
#ifndef BLOCK_Y
#define BLOCK_Y 8  // tunable: threads along a column
#endif
#ifndef ROWS
#define ROWS 1  // tunable: rows of y a thread
#endif

// Five points, from global memory.
extern "C" __global__ void five_points(const float* x, float* y, int height, int width) {
  const int c = blockIdx.x * BLOCK_X + threadIdx.x;
#pragma unroll
  for (int j = 0; j < ROWS; ++j) {
    const int r = (blockIdx.y * ROWS + j) * BLOCK_Y + threadIdx.y;
    if (r < 1 || c < 1 || r >= height - 1 || c >= width - 1) continue;
    const long long i = static_cast<long long>(r) * width + c;
    y[i] = 0.5f * x[i] + 0.125f * (x[i - 1] + x[i + 1] + x[i - width] + x[i + width]);
  }
}

// Seven by seven, a tile of 32 x 8 with its border in shared memory.
extern "C" __global__ void blur(const float* x, float* y, int height, int width) {
  __shared__ float smem[14][38];
  const int first_r = blockIdx.y * 8 - 3, first_c = blockIdx.x * 32 - 3;
  for (int i = threadIdx.y * 32 + threadIdx.x; i < 14 * 38; i += 256) {
    const int r = first_r + i / 38, c = first_c + i % 38;
    const bool is_inside = r >= 0 && c >= 0 && r < height && c < width;
    smem[i / 38][i % 38] = is_inside ? x[static_cast<long long>(r) * width + c] : 0.0f;
  }
  __syncthreads();  // the tile is whole
  float sum = 0.0f;
#pragma unroll
  for (int j = 0; j < 7; ++j) {
#pragma unroll
    for (int i = 0; i < 7; ++i) sum += smem[threadIdx.y + j][threadIdx.x + i];
  }
  const int r = blockIdx.y * 8 + threadIdx.y, c = blockIdx.x * 32 + threadIdx.x;
  if (r < height && c < width) y[static_cast<long long>(r) * width + c] = sum / 49.0f;
}

// Seven points in three dimensions; a thread walks through all planes.
extern "C" __global__ void seven_points(const float* x, float* y, int depth, int height, int width) {
  const int c = blockIdx.x * 32 + threadIdx.x, r = blockIdx.y * 8 + threadIdx.y;
  if (r < 1 || c < 1 || r >= height - 1 || c >= width - 1) return;
  const long long plane = static_cast<long long>(height) * width;
  long long i = static_cast<long long>(r) * width + c;
  float below = x[i], here = x[i + plane];
  for (int d = 1; d < depth - 1; ++d) {
    i += plane;
    const float above = x[i + plane];
    y[i] = here + 0.1f * (below + above + x[i - 1] + x[i + 1] + x[i - width] + x[i + width]);
    below = here;
    here = above;
  }
}
