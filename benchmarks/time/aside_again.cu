// aside_again.cu: further kernels kept aside; each is predicted once, when the model is final
//
//   x, y : what the kernel's name says, row-major   grid, block : as launches.py has them   dynamic smem : 0 B
#include <cub/block/block_reduce.cuh>
#include <cub/warp/warp_scan.cuh>
#include <cuda_fp16.h>

// Red, green, blue and a fourth byte to one f32.
extern "C" __global__ void gray_of_bytes(const int* x, float* y, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  const unsigned v = x[i];
  y[i] = 0.299f * (v & 255u) + 0.587f * (v >> 8 & 255u) + 0.114f * (v >> 16 & 255u);
}

// Pairs of a row of 64 are turned by angles that grow with the row.
extern "C" __global__ void turn_pairs(const float* x, float* y, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n / 2) return;
  const float2 v = reinterpret_cast<const float2*>(x)[i];
  const float angle = (i / 32 % 64) * exp2f(-(i % 32) * 0.25f), s = __sinf(angle), c = __cosf(angle);
  reinterpret_cast<float2*>(y)[i] = make_float2(v.x * c - v.y * s, v.x * s + v.y * c);
}

// Twice as many rows and columns, between the four nearest: x (rows, columns), y (2 rows, 2 columns).
extern "C" __global__ void resize_twice(const float* x, float* y, int rows, int columns) {
  const int c = blockIdx.x * 32 + threadIdx.x, r = blockIdx.y * 8 + threadIdx.y;
  if (c >= 2 * columns || r >= 2 * rows) return;
  const float at_c = fmaxf(0.5f * c - 0.25f, 0.0f), at_r = fmaxf(0.5f * r - 0.25f, 0.0f);
  const int c0 = static_cast<int>(at_c), r0 = static_cast<int>(at_r);
  const int c1 = min(c0 + 1, columns - 1), r1 = min(r0 + 1, rows - 1);
  const float part_c = at_c - c0, part_r = at_r - r0;
  const float upper = x[r0 * columns + c0] + part_c * (x[r0 * columns + c1] - x[r0 * columns + c0]);
  const float lower = x[r1 * columns + c0] + part_c * (x[r1 * columns + c1] - x[r1 * columns + c0]);
  y[r * 2 * columns + c] = upper + part_r * (lower - upper);
}

// Rows of 1024 bytes by a row of 1024 bytes, four products an instruction, a warp a row.
extern "C" __global__ void dots_of_bytes(const int* x, const int* w, int* y, int rows) {
  const int row = (blockIdx.x * blockDim.x + threadIdx.x) / 32, lane = threadIdx.x % 32;
  if (row >= rows) return;
  int sum = 0;
#pragma unroll
  for (int i = 0; i < 8; ++i) sum = __dp4a(x[row * 256 + i * 32 + lane], w[i * 32 + lane], sum);
  for (int offset = 16; offset > 0; offset /= 2) sum += __shfl_xor_sync(0xffffffffu, sum, offset);
  if (lane == 0) y[row] = sum;
}

// Rows of 4096 f16 over the root of their mean square, a block of 256 a row.
extern "C" __global__ void root_mean_square(const __half* x, __half* y) {
  __shared__ float smem_sums[8];
  const __half2* from = reinterpret_cast<const __half2*>(x) + blockIdx.x * 2048LL;
  float2 v[8];
  float sum = 0.0f;
#pragma unroll
  for (int i = 0; i < 8; ++i) {
    v[i] = __half22float2(from[i * 256 + threadIdx.x]);
    sum += v[i].x * v[i].x + v[i].y * v[i].y;
  }
  for (int offset = 16; offset > 0; offset /= 2) sum += __shfl_xor_sync(0xffffffffu, sum, offset);
  if (threadIdx.x % 32 == 0) smem_sums[threadIdx.x / 32] = sum;
  __syncthreads();  // the sums of all warps are there
  sum = 0.0f;
#pragma unroll
  for (int w = 0; w < 8; ++w) sum += smem_sums[w];
  const float scale = rsqrtf(sum / 4096.0f + 1e-5f);
#pragma unroll
  for (int i = 0; i < 8; ++i)
    reinterpret_cast<__half2*>(y)[blockIdx.x * 2048LL + i * 256 + threadIdx.x] =
        __floats2half2_rn(v[i].x * scale, v[i].y * scale);
}

// cub: the largest of a block's piece of 2048.
extern "C" __global__ void cub_maxima(const float* x, float* y) {
  using Reduce = cub::BlockReduce<float, 512>;
  __shared__ typename Reduce::TempStorage smem;
  const float4 v = reinterpret_cast<const float4*>(x)[blockIdx.x * 512LL + threadIdx.x];
  const float most = Reduce(smem).Reduce(fmaxf(fmaxf(v.x, v.y), fmaxf(v.z, v.w)), [](float a, float b) { return fmaxf(a, b); });
  if (threadIdx.x == 0) y[blockIdx.x] = most;
}

// cub: prefix sums of each warp's 32.
extern "C" __global__ void cub_warp_scans(const float* x, float* y) {
  using Scan = cub::WarpScan<float>;
  __shared__ typename Scan::TempStorage smem[8];
  const long long i = blockIdx.x * 256LL + threadIdx.x;
  float sum;
  Scan(smem[threadIdx.x / 32]).InclusiveSum(x[i], sum);
  y[i] = sum;
}

// The largest so far, down each column.
extern "C" __global__ void running_maxima(const float* x, float* y, int rows, int columns) {
  const int c = blockIdx.x * blockDim.x + threadIdx.x;
  if (c >= columns) return;
  float most = 0.0f;
#pragma unroll 4
  for (int r = 0; r < rows; ++r) {
    most = fmaxf(most, x[static_cast<long long>(r) * columns + c]);
    y[static_cast<long long>(r) * columns + c] = most;
  }
}

// All products of two vectors.
extern "C" __global__ void outer_product(const float* x, const float* z, float* y, int n) {
  const int c = blockIdx.x * blockDim.x + threadIdx.x, r = blockIdx.y;
  if (c < n / 4) {
    const float4 v = reinterpret_cast<const float4*>(z)[c];
    const float a = x[r];
    reinterpret_cast<float4*>(y)[static_cast<long long>(r) * (n / 4) + c] = make_float4(a * v.x, a * v.y, a * v.z, a * v.w);
  }
}
