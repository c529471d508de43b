// aside.cu: kernels whose times are not looked at while the model changes
//
//   x, y : f32, n elements or (rows, columns), row-major, unless a kernel says otherwise
//   grid, block : as launches.py has them   dynamic smem : 0 B
#include <cub/block/block_radix_sort.cuh>
#include <cub/block/block_reduce.cuh>
#include <cub/block/block_scan.cuh>

// cub: a block a piece.
extern "C" __global__ void cub_sums(const float* x, float* y) {
  using Reduce = cub::BlockReduce<float, 256>;
  __shared__ typename Reduce::TempStorage smem;
  const float4 v = reinterpret_cast<const float4*>(x)[blockIdx.x * 256LL + threadIdx.x];
  const float sum = Reduce(smem).Sum(v.x + v.y + v.z + v.w);
  if (threadIdx.x == 0) y[blockIdx.x] = sum;
}

extern "C" __global__ void cub_scans(const float* x, float* y) {
  using Scan = cub::BlockScan<float, 256>;
  __shared__ typename Scan::TempStorage smem;
  const long long i = blockIdx.x * 256LL + threadIdx.x;
  const float4 v = reinterpret_cast<const float4*>(x)[i];
  float items[4] = {v.x, v.y, v.z, v.w};
  Scan(smem).InclusiveSum(items, items);
  reinterpret_cast<float4*>(y)[i] = make_float4(items[0], items[1], items[2], items[3]);
}

extern "C" __global__ void cub_sorts(const float* x, float* y) {
  using Sort = cub::BlockRadixSort<float, 128, 8>;
  __shared__ typename Sort::TempStorage smem;
  const long long first = blockIdx.x * 1024LL + threadIdx.x * 8;
  float keys[8];
#pragma unroll
  for (int i = 0; i < 8; ++i) keys[i] = x[first + i];
  Sort(smem).Sort(keys);
#pragma unroll
  for (int i = 0; i < 8; ++i) y[first + i] = keys[i];
}

// A layer norm, a warp a row of 1024, which stays in registers.
extern "C" __global__ void layer_norm(const float* x, float* y, int rows) {
  const int row = (blockIdx.x * blockDim.x + threadIdx.x) / 32, lane = threadIdx.x % 32;
  if (row >= rows) return;
  float4 v[8];
  float sum = 0.0f, squares = 0.0f;
#pragma unroll
  for (int i = 0; i < 8; ++i) {
    v[i] = reinterpret_cast<const float4*>(x)[row * 256LL + i * 32 + lane];
    sum += v[i].x + v[i].y + v[i].z + v[i].w;
  }
  for (int offset = 16; offset > 0; offset /= 2) sum += __shfl_xor_sync(0xffffffffu, sum, offset);
  const float mean = sum / 1024.0f;
#pragma unroll
  for (int i = 0; i < 8; ++i) {
    const float a = v[i].x - mean, b = v[i].y - mean, c = v[i].z - mean, d = v[i].w - mean;
    squares += a * a + b * b + c * c + d * d;
  }
  for (int offset = 16; offset > 0; offset /= 2) squares += __shfl_xor_sync(0xffffffffu, squares, offset);
  const float scale = rsqrtf(squares / 1024.0f + 1e-5f);
#pragma unroll
  for (int i = 0; i < 8; ++i) {
    reinterpret_cast<float4*>(y)[row * 256LL + i * 32 + lane] = make_float4(
        (v[i].x - mean) * scale, (v[i].y - mean) * scale, (v[i].z - mean) * scale, (v[i].w - mean) * scale);
  }
}

// The largest of 2 x 2: x (2 rows, 2 columns), y (rows, columns).
extern "C" __global__ void max_pool(const float* x, float* y, int rows, int columns) {
  const int c = blockIdx.x * blockDim.x + threadIdx.x, r = blockIdx.y;
  if (c >= columns) return;
  const float2* upper = reinterpret_cast<const float2*>(x) + 2LL * r * columns;
  const float2 a = upper[c], b = upper[columns + c];
  y[static_cast<long long>(r) * columns + c] = fmaxf(fmaxf(a.x, a.y), fmaxf(b.x, b.y));
}

// Pairs: (x0, y0, x1, y1, ...) of two arrays, without 8-byte stores.
extern "C" __global__ void interleave(const float* x, const float* z, float* y, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  y[2LL * i] = x[i];
  y[2LL * i + 1] = z[i];
}

// An array of structs of three, read one field after the other.
extern "C" __global__ void norms_of_three(const float* x, float* y, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  const float a = x[3LL * i], b = x[3LL * i + 1], c = x[3LL * i + 2];
  y[i] = sqrtf(a * a + b * b + c * c);
}

// Rows of a sparse matrix with 16 entries each, a thread a row.
extern "C" __global__ void sparse_product(const float* values, const int* columns, const float* x, float* y, int rows) {
  const int row = blockIdx.x * blockDim.x + threadIdx.x;
  if (row >= rows) return;
  float sum = 0.0f;
#pragma unroll 4
  for (int i = 0; i < 16; ++i) sum += values[i * static_cast<long long>(rows) + row] * x[columns[i * static_cast<long long>(rows) + row]];
  y[row] = sum;
}

// Black and Scholes's price of a call: logarithms, exponentials, divisions, error functions.
extern "C" __global__ void option_prices(const float* x, float* y, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  const float price = 50.0f + 50.0f * x[i], strike = 75.0f, rate = 0.05f, spread = 0.2f, years = 1.5f;
  const float root = sqrtf(years);
  const float d1 = (logf(price / strike) + (rate + 0.5f * spread * spread) * years) / (spread * root);
  const float d2 = d1 - spread * root;
  y[i] = price * normcdff(d1) - strike * expf(-rate * years) * normcdff(d2);
}

// A linear congruential generator by lane, and a walk: a chain of integer products.
extern "C" __global__ void random_walks(const float* x, float* y, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  unsigned state = i * 747796405u + 1u;
  float at = x[i];
#pragma unroll 4
  for (int step = 0; step < 64; ++step) {
    state = state * 1664525u + 1013904223u;
    at += static_cast<int>(state >> 8) * 1e-8f;
  }
  y[i] = at;
}

// 16 taps along a line, from shared memory.
extern "C" __global__ void fir_filter(const float* x, float* y, int n) {
  __shared__ float smem[256 + 16];
  const int i = blockIdx.x * 256 + threadIdx.x;
  for (int j = threadIdx.x; j < 272; j += 256) smem[j] = blockIdx.x * 256 + j < n ? x[blockIdx.x * 256 + j] : 0.0f;
  __syncthreads();  // the piece is whole
  float sum = 0.0f;
#pragma unroll
  for (int tap = 0; tap < 16; ++tap) sum += smem[threadIdx.x + tap] * (0.1f + tap);
  if (i < n) y[i] = sum;
}

// The largest value and its place, in a warp's piece of 1024; atomics in shared memory on one word.
extern "C" __global__ void largest(const float* x, int* y) {
  __shared__ int smem_best;
  if (threadIdx.x == 0) smem_best = 0;
  __syncthreads();  // nothing is known yet
  const float4 v = reinterpret_cast<const float4*>(x)[blockIdx.x * 256LL + threadIdx.x];
  atomicMax(&smem_best, __float_as_int(fmaxf(fmaxf(v.x, v.y), fmaxf(v.z, v.w))));
  __syncthreads();  // all have taken part
  if (threadIdx.x == 0) y[blockIdx.x] = smem_best;
}
