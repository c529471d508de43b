// strangers.cu: kernels of further kinds, for the model of time; docs/time.md says which two of them led to a rule
//
//   x, y : what a kernel's comment says, row-major   grid, block : as launches.py has them   dynamic smem : 0 B
#include <cub/block/block_scan.cuh>
#include <cuda_fp16.h>
#include <cuda_pipeline.h>
#include <mma.h>

// Sums within pieces of 1024 that begin anew where a flag is not 0.
struct Segment {
  int begins;
  float sum;
};
struct Follow {
  __device__ Segment operator()(Segment a, Segment b) const {
    return {a.begins | b.begins, b.begins ? b.sum : a.sum + b.sum};
  }
};
extern "C" __global__ void segmented_sums(const float* x, const int* flags, float* y) {
  using Scan = cub::BlockScan<Segment, 256>;
  __shared__ typename Scan::TempStorage smem;
  const long long i = blockIdx.x * 256LL + threadIdx.x;
  const float4 v = reinterpret_cast<const float4*>(x)[i];
  const int4 f = reinterpret_cast<const int4*>(flags)[i];
  Segment items[4] = {{f.x == 0, v.x}, {f.y == 0, v.y}, {f.z == 0, v.z}, {f.w == 0, v.w}};
  Scan(smem).InclusiveScan(items, items, Follow());
  reinterpret_cast<float4*>(y)[i] = make_float4(items[0].sum, items[1].sum, items[2].sum, items[3].sum);
}

// How many of a block's 4096 keys have each digit of 4 bits: the first half of a pass of a radix sort. y (16, blocks).
extern "C" __global__ void digit_counts(const int* x, int* y, int shift) {
  __shared__ int smem_counts[8][16];
  const int warp = threadIdx.x / 32;
  if (threadIdx.x < 128) smem_counts[threadIdx.x / 16][threadIdx.x % 16] = 0;
  __syncthreads();
#pragma unroll
  for (int i = 0; i < 16; ++i) {
    const int digit = x[blockIdx.x * 4096LL + i * 256 + threadIdx.x] >> shift & 15;
    const unsigned same = __match_any_sync(0xffffffffu, digit);
    if ((same & ((1u << threadIdx.x % 32) - 1)) == 0) atomicAdd(&smem_counts[warp][digit], __popc(same));
  }
  __syncthreads();
  if (threadIdx.x < 16) {
    int sum = 0;
    for (int w = 0; w < 8; ++w) sum += smem_counts[w][threadIdx.x];
    y[threadIdx.x * gridDim.x + blockIdx.x] = sum;
  }
}

// Each 32 neighbours sorted by a warp, with shuffles.
extern "C" __global__ void sort_in_warps(const float* x, float* y) {
  const long long i = blockIdx.x * 256LL + threadIdx.x;
  const int lane = threadIdx.x % 32;
  float v = x[i];
#pragma unroll
  for (int size = 2; size <= 32; size *= 2) {
#pragma unroll
    for (int away = size / 2; away > 0; away /= 2) {
      const float other = __shfl_xor_sync(0xffffffffu, v, away);
      const bool up = (lane & size) == 0, first = (lane & away) == 0;
      v = up == first ? fminf(v, other) : fmaxf(v, other);
    }
  }
  y[i] = v;
}

// A transpose whose tile is turned by its row instead of padded; 4 floats at a time.
extern "C" __global__ void transpose_turned(const float* x, float* y, int n) {
  __shared__ float smem_tile[32][32];
  const int c = threadIdx.x, r = threadIdx.y;
  const float4 v = reinterpret_cast<const float4*>(x + (blockIdx.y * 32LL + r) * n + blockIdx.x * 32)[c];
  smem_tile[r][4 * c ^ r] = v.x;
  smem_tile[r][(4 * c + 1) ^ r] = v.y;
  smem_tile[r][(4 * c + 2) ^ r] = v.z;
  smem_tile[r][(4 * c + 3) ^ r] = v.w;
  __syncthreads();
  float4 w;
  w.x = smem_tile[4 * c][r ^ (4 * c)];
  w.y = smem_tile[4 * c + 1][r ^ (4 * c + 1)];
  w.z = smem_tile[4 * c + 2][r ^ (4 * c + 2)];
  w.w = smem_tile[4 * c + 3][r ^ (4 * c + 3)];
  reinterpret_cast<float4*>(y + (blockIdx.x * 32LL + r) * n + blockIdx.y * 32)[c] = w;
}

// A histogram of 64 bins, one of its own for each warp, then added up by atomics.
extern "C" __global__ void histogram_by_warps(const int* x, int* counts, int n) {
  __shared__ int smem_bins[8][64];
  const int warp = threadIdx.x / 32;
  for (int i = threadIdx.x; i < 512; i += 256) smem_bins[i / 64][i % 64] = 0;
  __syncthreads();
  for (int i = blockIdx.x * 256 + threadIdx.x; i < n / 4; i += gridDim.x * 256) {
    const int4 v = reinterpret_cast<const int4*>(x)[i];
    atomicAdd(&smem_bins[warp][v.x & 63], 1);
    atomicAdd(&smem_bins[warp][v.y & 63], 1);
    atomicAdd(&smem_bins[warp][v.z & 63], 1);
    atomicAdd(&smem_bins[warp][v.w & 63], 1);
  }
  __syncthreads();
  if (threadIdx.x < 64) {
    int sum = 0;
    for (int w = 0; w < 8; ++w) sum += smem_bins[w][threadIdx.x];
    atomicAdd(&counts[threadIdx.x], sum);
  }
}

// 25 points, four away along each axis; planes stay in registers: x, y (depth, rows, columns), the rim is left alone.
extern "C" __global__ void wide_stencil(const float* x, float* y, int depth, int rows, int columns) {
  __shared__ float smem_plane[16][40];
  const int c = blockIdx.x * 32 + threadIdx.x, r = blockIdx.y * 8 + threadIdx.y;
  const long long plane = static_cast<long long>(rows) * columns;
  const bool inner = c >= 4 && r >= 4 && c < columns - 4 && r < rows - 4;
  const float weights[5] = {0.5f, 0.1f, 0.05f, 0.025f, 0.0125f};
  const float* at = x + static_cast<long long>(r) * columns + c;
  float column[9];
#pragma unroll
  for (int k = 0; k < 9; ++k) column[k] = at[k * plane];
  for (int z = 4; z < depth - 4; ++z) {
    __syncthreads();
    smem_plane[threadIdx.y + 4][threadIdx.x + 4] = column[4];
    const float* here = x + z * plane;
    if (threadIdx.x < 4) {
      smem_plane[threadIdx.y + 4][threadIdx.x] = here[static_cast<long long>(r) * columns + max(c - 4, 0)];
      smem_plane[threadIdx.y + 4][threadIdx.x + 36] =
          here[static_cast<long long>(r) * columns + min(c + 32, columns - 1)];
    }
    if (threadIdx.y < 4) {
      smem_plane[threadIdx.y][threadIdx.x + 4] = here[static_cast<long long>(max(r - 4, 0)) * columns + c];
      smem_plane[threadIdx.y + 12][threadIdx.x + 4] = here[static_cast<long long>(min(r + 8, rows - 1)) * columns + c];
    }
    __syncthreads();
    float sum = weights[0] * column[4];
#pragma unroll
    for (int k = 1; k <= 4; ++k) {
      sum += weights[k] * (column[4 - k] + column[4 + k]);
      sum += weights[k] * (smem_plane[threadIdx.y + 4][threadIdx.x + 4 - k] + smem_plane[threadIdx.y + 4][threadIdx.x + 4 + k]);
      sum += weights[k] * (smem_plane[threadIdx.y + 4 - k][threadIdx.x + 4] + smem_plane[threadIdx.y + 4 + k][threadIdx.x + 4]);
    }
    if (inner) y[z * plane + static_cast<long long>(r) * columns + c] = sum;
#pragma unroll
    for (int k = 0; k < 8; ++k) column[k] = column[k + 1];
    if (z + 5 < depth) column[8] = at[(z + 5) * plane];
  }
}

// A sparse matrix by rows, a warp a row.
extern "C" __global__ void rows_by_vector(
    const int* starts, const int* columns, const float* values, const float* x, float* y, int rows) {
  const int row = (blockIdx.x * blockDim.x + threadIdx.x) / 32, lane = threadIdx.x % 32;
  if (row >= rows) return;
  float sum = 0.0f;
  for (int i = starts[row] + lane; i < starts[row + 1]; i += 32) sum += values[i] * x[columns[i]];
  for (int offset = 16; offset > 0; offset /= 2) sum += __shfl_xor_sync(0xffffffffu, sum, offset);
  if (lane == 0) y[row] = sum;
}

// Products of matrices of 16 x 16, a block of 256 threads each.
extern "C" __global__ void small_products(const float* a, const float* b, float* y) {
  __shared__ float smem_a[16][17], smem_b[16][16];
  const long long at = blockIdx.x * 256LL + threadIdx.x;
  const int r = threadIdx.x / 16, c = threadIdx.x % 16;
  smem_a[r][c] = a[at];
  smem_b[r][c] = b[at];
  __syncthreads();
  float sum = 0.0f;
#pragma unroll
  for (int k = 0; k < 16; ++k) sum += smem_a[r][k] * smem_b[k][c];
  y[at] = sum;
}

// Softmax of rows of 128, a warp a row.
extern "C" __global__ void softmax_in_warps(const float* x, float* y, int rows) {
  const int row = (blockIdx.x * blockDim.x + threadIdx.x) / 32, lane = threadIdx.x % 32;
  if (row >= rows) return;
  float4 v = reinterpret_cast<const float4*>(x)[row * 32LL + lane];
  float most = fmaxf(fmaxf(v.x, v.y), fmaxf(v.z, v.w));
  for (int offset = 16; offset > 0; offset /= 2) most = fmaxf(most, __shfl_xor_sync(0xffffffffu, most, offset));
  v = make_float4(__expf(v.x - most), __expf(v.y - most), __expf(v.z - most), __expf(v.w - most));
  float sum = v.x + v.y + v.z + v.w;
  for (int offset = 16; offset > 0; offset /= 2) sum += __shfl_xor_sync(0xffffffffu, sum, offset);
  const float scale = 1.0f / sum;
  reinterpret_cast<float4*>(y)[row * 32LL + lane] = make_float4(v.x * scale, v.y * scale, v.z * scale, v.w * scale);
}

// A product in TF32: a warp 32 x 32 of y, four warps a block, without shared memory.
extern "C" __global__ void product_tf32(const float* a, const float* b, float* y, int n) {
  using namespace nvcuda::wmma;
  const int warp = threadIdx.x / 32, row = blockIdx.y * 64 + warp / 2 * 32, column = blockIdx.x * 64 + warp % 2 * 32;
  fragment<accumulator, 16, 16, 8, float> sums[2][2];
  for (int i = 0; i < 2; ++i)
    for (int j = 0; j < 2; ++j) fill_fragment(sums[i][j], 0.0f);
  for (int k = 0; k < n; k += 8) {
    fragment<matrix_a, 16, 16, 8, precision::tf32, row_major> left[2];
    fragment<matrix_b, 16, 16, 8, precision::tf32, row_major> right[2];
    for (int i = 0; i < 2; ++i) {
      load_matrix_sync(left[i], a + (row + 16LL * i) * n + k, n);
      load_matrix_sync(right[i], b + static_cast<long long>(k) * n + column + 16 * i, n);
      for (int e = 0; e < left[i].num_elements; ++e) left[i].x[e] = __float_to_tf32(left[i].x[e]);
      for (int e = 0; e < right[i].num_elements; ++e) right[i].x[e] = __float_to_tf32(right[i].x[e]);
    }
    for (int i = 0; i < 2; ++i)
      for (int j = 0; j < 2; ++j) mma_sync(sums[i][j], left[i], right[j], sums[i][j]);
  }
  for (int i = 0; i < 2; ++i)
    for (int j = 0; j < 2; ++j)
      store_matrix_sync(y + (row + 16LL * i) * n + column + 16 * j, sums[i][j], n, mem_row_major);
}

// A product in f16 whose next tiles are copied while this one is multiplied: blocks of 64 x 64, steps of 32.
extern "C" __global__ void product_copied_ahead(const __half* a, const __half* b, float* y, int n) {
  using namespace nvcuda::wmma;
  __shared__ __half smem_a[2][64][40], smem_b[2][32][72];
  const int t = threadIdx.x, warp = t / 32;
  const __half* from_a = a + blockIdx.y * 64LL * n;
  const __half* from_b = b + blockIdx.x * 64;
  auto copy = [&](int stage, int k) {
    for (int i = t; i < 256; i += 128) {
      __pipeline_memcpy_async(&smem_a[stage][i / 4][i % 4 * 8], from_a + static_cast<long long>(i / 4) * n + k + i % 4 * 8, 16);
      __pipeline_memcpy_async(&smem_b[stage][i / 8][i % 8 * 8], from_b + static_cast<long long>(k + i / 8) * n + i % 8 * 8, 16);
    }
    __pipeline_commit();
  };
  fragment<accumulator, 16, 16, 16, float> sums[2][2];
  for (int i = 0; i < 2; ++i)
    for (int j = 0; j < 2; ++j) fill_fragment(sums[i][j], 0.0f);
  copy(0, 0);
  for (int k = 0; k < n; k += 32) {
    const int stage = k / 32 % 2;
    if (k + 32 < n) copy(1 - stage, k + 32);
    __pipeline_wait_prior(k + 32 < n ? 1 : 0);
    __syncthreads();
    for (int step = 0; step < 32; step += 16) {
      fragment<matrix_a, 16, 16, 16, __half, row_major> left[2];
      fragment<matrix_b, 16, 16, 16, __half, row_major> right[2];
      for (int i = 0; i < 2; ++i) {
        load_matrix_sync(left[i], &smem_a[stage][warp / 2 * 32 + 16 * i][step], 40);
        load_matrix_sync(right[i], &smem_b[stage][step][warp % 2 * 32 + 16 * i], 72);
      }
      for (int i = 0; i < 2; ++i)
        for (int j = 0; j < 2; ++j) mma_sync(sums[i][j], left[i], right[j], sums[i][j]);
    }
    __syncthreads();
  }
  float* to = y + (blockIdx.y * 64LL + warp / 2 * 32) * n + blockIdx.x * 64 + warp % 2 * 32;
  for (int i = 0; i < 2; ++i)
    for (int j = 0; j < 2; ++j) store_matrix_sync(to + 16LL * i * n + 16 * j, sums[i][j], n, mem_row_major);
}

// Forces between bodies in f64: x (n, 4), positions and masses.
extern "C" __global__ void bodies_f64(const double* x, double* y, int n) {
  __shared__ double4 smem_bodies[128];
  const int i = blockIdx.x * 128 + threadIdx.x;
  const double4* bodies = reinterpret_cast<const double4*>(x);
  const double4 me = bodies[i];
  double ax = 0.0, ay = 0.0, az = 0.0;
  for (int first = 0; first < n; first += 128) {
    __syncthreads();
    smem_bodies[threadIdx.x] = bodies[first + threadIdx.x];
    __syncthreads();
#pragma unroll 4
    for (int j = 0; j < 128; ++j) {
      const double4 b = smem_bodies[j];
      const double dx = b.x - me.x, dy = b.y - me.y, dz = b.z - me.z;
      const double r = rsqrt(dx * dx + dy * dy + dz * dz + 1e-3);
      const double force = b.w * r * r * r;
      ax += force * dx;
      ay += force * dy;
      az += force * dz;
    }
  }
  y[i * 3LL] = ax;
  y[i * 3LL + 1] = ay;
  y[i * 3LL + 2] = az;
}

// So little that the launch is what takes time.
extern "C" __global__ void add_one(const float* x, float* y) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  y[i] = x[i] + 1.0f;
}

// Rows of 2048 less their mean, by blocks that stay and take one row after another.
extern "C" __global__ void centre_rows(const float* x, float* y, int rows) {
  __shared__ float smem_sums[8];
  for (int row = blockIdx.x; row < rows; row += gridDim.x) {
    const float4* from = reinterpret_cast<const float4*>(x) + row * 512LL;
    const float4 v = from[threadIdx.x], w = from[threadIdx.x + 256];
    float sum = v.x + v.y + v.z + v.w + w.x + w.y + w.z + w.w;
    for (int offset = 16; offset > 0; offset /= 2) sum += __shfl_xor_sync(0xffffffffu, sum, offset);
    if (threadIdx.x % 32 == 0) smem_sums[threadIdx.x / 32] = sum;
    __syncthreads();
    sum = 0.0f;
    for (int i = 0; i < 8; ++i) sum += smem_sums[i];
    const float mean = sum / 2048.0f;
    __syncthreads();
    float4* to = reinterpret_cast<float4*>(y) + row * 512LL;
    to[threadIdx.x] = make_float4(v.x - mean, v.y - mean, v.z - mean, v.w - mean);
    to[threadIdx.x + 256] = make_float4(w.x - mean, w.y - mean, w.z - mean, w.w - mean);
  }
}

// Fourier transforms of 1024 points, a block of 512 threads each: x, y (n, 1024, 2).
extern "C" __global__ void fourier(const float* x, float* y) {
  __shared__ float2 smem_points[1024];
  const float2* from = reinterpret_cast<const float2*>(x) + blockIdx.x * 1024LL;
  const int t = threadIdx.x;
  for (int i = t; i < 1024; i += 512) smem_points[__brev(i) >> 22] = from[i];
  __syncthreads();
  for (int half = 1; half < 1024; half *= 2) {
    const int k = t & (half - 1), i = 2 * t - k;
    float s, c;
    __sincosf(-3.14159265358979f * k / half, &s, &c);
    const float2 a = smem_points[i], b = smem_points[i + half];
    const float2 turned = make_float2(b.x * c - b.y * s, b.x * s + b.y * c);
    smem_points[i] = make_float2(a.x + turned.x, a.y + turned.y);
    smem_points[i + half] = make_float2(a.x - turned.x, a.y - turned.y);
    __syncthreads();
  }
  float2* to = reinterpret_cast<float2*>(y) + blockIdx.x * 1024LL;
  for (int i = t; i < 1024; i += 512) to[i] = smem_points[i];
}

// Shortest ways by 32 places between: y = min(x, x[:, :32] + x[:32, :]), square.
extern "C" __global__ void shorter_ways(const float* x, float* y, int n) {
  __shared__ float smem_to[32][32], smem_from[8][32];
  const int c = blockIdx.x * 32 + threadIdx.x, r = blockIdx.y * 8 + threadIdx.y;
  for (int k = threadIdx.y; k < 32; k += 8) smem_to[k][threadIdx.x] = x[static_cast<long long>(k) * n + c];
  smem_from[threadIdx.y][threadIdx.x] = x[static_cast<long long>(r) * n + threadIdx.x];
  __syncthreads();
  float least = x[static_cast<long long>(r) * n + c];
#pragma unroll
  for (int k = 0; k < 32; ++k) least = fminf(least, smem_from[threadIdx.y][k] + smem_to[k][threadIdx.x]);
  y[static_cast<long long>(r) * n + c] = least;
}

// The nearest of 64 centres of 8 numbers for each point: x (8, n), centres (64, 8).
extern "C" __global__ void nearest_centres(const float* x, const float* centres, int* y, int n) {
  __shared__ float smem_centres[64][8];
  for (int i = threadIdx.x; i < 512; i += 256) smem_centres[i / 8][i % 8] = centres[i];
  __syncthreads();
  const int i = blockIdx.x * 256 + threadIdx.x;
  if (i >= n) return;
  float point[8], best = 1e30f;
#pragma unroll
  for (int k = 0; k < 8; ++k) point[k] = x[static_cast<long long>(k) * n + i];
  int nearest = 0;
  for (int j = 0; j < 64; ++j) {
    float away = 0.0f;
#pragma unroll
    for (int k = 0; k < 8; ++k) away += (point[k] - smem_centres[j][k]) * (point[k] - smem_centres[j][k]);
    if (away < best) best = away, nearest = j;
  }
  y[i] = nearest;
}

// How many steps of Collatz lead each number to 1: lanes that end at different times.
extern "C" __global__ void collatz(int* y, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  unsigned long long v = i + 1;
  int steps = 0;
  while (v != 1) {
    v = v & 1 ? 3 * v + 1 : v / 2;
    ++steps;
  }
  y[i] = steps;
}

// A step of Conway's game on bytes: x, y (rows, columns), the rim is left alone.
extern "C" __global__ void life(const signed char* x, signed char* y, int rows, int columns) {
  const int c = blockIdx.x * 64 + threadIdx.x, r = blockIdx.y * 4 + threadIdx.y;
  if (c < 1 || r < 1 || c >= columns - 1 || r >= rows - 1) return;
  int beside = 0;
#pragma unroll
  for (int i = -1; i <= 1; ++i)
#pragma unroll
    for (int j = -1; j <= 1; ++j)
      if (i || j) beside += x[static_cast<long long>(r + i) * columns + c + j];
  const long long at = static_cast<long long>(r) * columns + c;
  y[at] = beside == 3 || (beside == 2 && x[at]);
}

// A smoothing of 5 x 5 that keeps edges: exponentials of differences.
extern "C" __global__ void keep_edges(const float* x, float* y, int n) {
  const int c = blockIdx.x * 32 + threadIdx.x, r = blockIdx.y * 8 + threadIdx.y;
  if (c < 2 || r < 2 || c >= n - 2 || r >= n - 2) return;
  const float middle = x[static_cast<long long>(r) * n + c];
  float sum = 0.0f, weights = 0.0f;
#pragma unroll
  for (int i = -2; i <= 2; ++i)
#pragma unroll
    for (int j = -2; j <= 2; ++j) {
      const float v = x[static_cast<long long>(r + i) * n + c + j];
      const float weight = __expf(-(v - middle) * (v - middle) - 0.1f * (i * i + j * j));
      sum += weight * v;
      weights += weight;
    }
  y[static_cast<long long>(r) * n + c] = sum / weights;
}

// Between two entries of a table of 4096.
extern "C" __global__ void look_up(const float* x, const float* table, float* y, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  const float at = x[i] * 4094.0f;
  const int k = static_cast<int>(at);
  const float part = at - k, a = table[k], b = table[k + 1];
  y[i] = a + part * (b - a);
}

// The most of what is sent to each of some places.
extern "C" __global__ void send_most(const int* values, const int* places, int* y, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) atomicMax(&y[places[i]], values[i]);
}

// Attention of one head, 64 wide: a warp a query, its keys and values in pieces of 32: q, k, v, y (n, 64).
extern "C" __global__ void attend(const float* q, const float* k, const float* v, float* y, int n) {
  __shared__ float smem_k[32][65], smem_v[32][64];
  const int warp = threadIdx.x / 32, lane = threadIdx.x % 32;
  const long long row = blockIdx.x * 8LL + warp;
  const float q0 = q[row * 64 + lane] * 0.125f, q1 = q[row * 64 + 32 + lane] * 0.125f;
  float most = -1e30f, sum = 0.0f, y0 = 0.0f, y1 = 0.0f;
  for (int first = 0; first < n; first += 32) {
    __syncthreads();
    for (int i = threadIdx.x; i < 2048; i += 256) {
      smem_k[i / 64][i % 64] = k[first * 64LL + i];
      smem_v[i / 64][i % 64] = v[first * 64LL + i];
    }
    __syncthreads();
    float score = 0.0f;
#pragma unroll
    for (int d = 0; d < 32; ++d) {
      score += __shfl_sync(0xffffffffu, q0, d) * smem_k[lane][d];
      score += __shfl_sync(0xffffffffu, q1, d) * smem_k[lane][d + 32];
    }
    float now = score;
    for (int offset = 16; offset > 0; offset /= 2) now = fmaxf(now, __shfl_xor_sync(0xffffffffu, now, offset));
    now = fmaxf(now, most);
    const float old = __expf(most - now), weight = __expf(score - now);
    float weights = weight;
    for (int offset = 16; offset > 0; offset /= 2) weights += __shfl_xor_sync(0xffffffffu, weights, offset);
    sum = sum * old + weights;
    y0 *= old;
    y1 *= old;
#pragma unroll
    for (int j = 0; j < 32; ++j) {
      const float w = __shfl_sync(0xffffffffu, weight, j);
      y0 += w * smem_v[j][lane];
      y1 += w * smem_v[j][lane + 32];
    }
    most = now;
  }
  y[row * 64 + lane] = y0 / sum;
  y[row * 64 + 32 + lane] = y1 / sum;
}

// 3 x 3 for each channel by itself, channels last, 4 at a time: x, y (rows, columns, 64), w (9, 64).
extern "C" __global__ void by_channel(const float* x, const float* w, float* y, int rows, int columns) {
  const int channel = threadIdx.x, c = blockIdx.x * 16 + threadIdx.y, r = blockIdx.y;
  if (c >= columns) return;
  float4 sum = make_float4(0.0f, 0.0f, 0.0f, 0.0f);
#pragma unroll
  for (int i = 0; i < 9; ++i) {
    const int rr = r + i / 3 - 1, cc = c + i % 3 - 1;
    if (rr < 0 || cc < 0 || rr >= rows || cc >= columns) continue;
    const float4 v = reinterpret_cast<const float4*>(x)[(static_cast<long long>(rr) * columns + cc) * 16 + channel];
    const float4 f = reinterpret_cast<const float4*>(w)[i * 16 + channel];
    sum = make_float4(sum.x + v.x * f.x, sum.y + v.y * f.y, sum.z + v.z * f.z, sum.w + v.w * f.w);
  }
  reinterpret_cast<float4*>(y)[(static_cast<long long>(r) * columns + c) * 16 + channel] = sum;
}

// The pointwise part of an LSTM's step: gates (4, n), cells and y (n).
extern "C" __global__ void lstm_gates(const float* gates, const float* cells, float* y, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  const float in = 1.0f / (1.0f + __expf(-gates[i])), keep = 1.0f / (1.0f + __expf(-gates[n + i]));
  const float out = 1.0f / (1.0f + __expf(-gates[2LL * n + i])), now = tanhf(gates[3LL * n + i]);
  y[i] = out * tanhf(keep * cells[i] + in * now);
}

// Systems of 6 equations, a thread each, in registers: a (6, 6, n), y (6, n) solves a y = 1.
extern "C" __global__ void solve_six(const float* a, float* y, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  float m[6][6], b[6];
#pragma unroll
  for (int r = 0; r < 6; ++r) {
    b[r] = 1.0f;
#pragma unroll
    for (int c = 0; c < 6; ++c) m[r][c] = a[(r * 6LL + c) * n + i] + (r == c ? 6.0f : 0.0f);
  }
#pragma unroll
  for (int k = 0; k < 6; ++k) {
    const float scale = 1.0f / m[k][k];
#pragma unroll
    for (int r = k + 1; r < 6; ++r) {
      const float f = m[r][k] * scale;
#pragma unroll
      for (int c = k + 1; c < 6; ++c) m[r][c] -= f * m[k][c];
      b[r] -= f * b[k];
    }
  }
#pragma unroll
  for (int r = 5; r >= 0; --r) {
#pragma unroll
    for (int c = r + 1; c < 6; ++c) b[r] -= m[r][c] * b[c];
    b[r] /= m[r][r];
    y[static_cast<long long>(r) * n + i] = b[r];
  }
}
