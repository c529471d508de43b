// moves.cu: data from one place to another, in order and out of it, and atomics
//
//   x, y : f32   index : i32   grid, block : as launches.py has them   dynamic smem : 0 B

extern "C" __global__ void copy(const float* x, float* y, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = x[i];
}

extern "C" __global__ void copy_wide(const float* x, float* y, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n / 4) reinterpret_cast<float4*>(y)[i] = reinterpret_cast<const float4*>(x)[i];
}

extern "C" __global__ void saxpy(const float* x, float* y, int n, float a) {
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) y[i] = a * x[i] + y[i];
}

extern "C" __global__ void read_strided(const float* x, float* y, int n, int stride) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = x[static_cast<long long>(i) * stride];
}

extern "C" __global__ void gather(const float* x, const int* index, float* y, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = x[index[i]];
}

extern "C" __global__ void scatter(const float* x, const int* index, float* y, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[index[i]] = x[i];
}

// Rows of 128 f32 by their numbers, a warp a row.
extern "C" __global__ void embed(const float* table, const int* index, float* y, int rows) {
  const int row = (blockIdx.x * blockDim.x + threadIdx.x) / 32, lane = threadIdx.x % 32;
  if (row >= rows) return;
  const float4* from = reinterpret_cast<const float4*>(table) + static_cast<long long>(index[row]) * 32;
  reinterpret_cast<float4*>(y)[static_cast<long long>(row) * 32 + lane] = from[lane];
}

// Transposes of (n, n), blocks of 32 x 8 threads, tiles of 32 x 32.
extern "C" __global__ void transpose_plain(const float* x, float* y, int n) {
  const int c = blockIdx.x * 32 + threadIdx.x;
  for (int r = blockIdx.y * 32 + threadIdx.y; r < blockIdx.y * 32 + 32; r += 8)
    y[static_cast<long long>(c) * n + r] = x[static_cast<long long>(r) * n + c];
}

#ifndef PAD
#define PAD 1  // words that a row of the tile is longer than 32: 0 has 32 lanes on one bank
#endif
extern "C" __global__ void transpose_tiled(const float* x, float* y, int n) {
  __shared__ float smem[32][32 + PAD];
  for (int j = threadIdx.y; j < 32; j += 8)
    smem[j][threadIdx.x] = x[static_cast<long long>(blockIdx.y * 32 + j) * n + blockIdx.x * 32 + threadIdx.x];
  __syncthreads();  // the tile is whole
  for (int j = threadIdx.y; j < 32; j += 8)
    y[static_cast<long long>(blockIdx.x * 32 + j) * n + blockIdx.y * 32 + threadIdx.x] = smem[threadIdx.x][j];
}

// Histograms of 256 bins.
extern "C" __global__ void histogram_global(const int* values, int* counts, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) atomicAdd(&counts[values[i] & 255], 1);
}

extern "C" __global__ void histogram_smem(const int* values, int* counts, int n) {
  __shared__ int smem[256];
  for (int b = threadIdx.x; b < 256; b += blockDim.x) smem[b] = 0;
  __syncthreads();  // the bins are empty
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
    atomicAdd(&smem[values[i] & 255], 1);
  __syncthreads();  // all are counted
  for (int b = threadIdx.x; b < 256; b += blockDim.x) atomicAdd(&counts[b], smem[b]);
}
