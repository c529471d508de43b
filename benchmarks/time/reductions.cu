// reductions.cu: sums and maxima, over everything, rows and columns
//
//   x : n f32, or (rows, columns) f32, row-major   y : what the kernel's name says
//   grid, block : as launches.py has them   dynamic smem : 0 B
__device__ float sum_of_warp(float value) {
  for (int offset = 16; offset > 0; offset /= 2) value += __shfl_xor_sync(0xffffffffu, value, offset);
  return value;
}

// One element a thread, one atomic a block.
extern "C" __global__ void sum_by_blocks(const float* x, float* y, int n) {
  __shared__ float smem_sums[32];
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const float sum = sum_of_warp(i < n ? x[i] : 0.0f);
  if (threadIdx.x % 32 == 0) smem_sums[threadIdx.x / 32] = sum;
  __syncthreads();  // the sums of all warps are there
  if (threadIdx.x < 32) {
    const float total = sum_of_warp(threadIdx.x < blockDim.x / 32 ? smem_sums[threadIdx.x] : 0.0f);
    if (threadIdx.x == 0) atomicAdd(y, total);
  }
}

// A resident grid walks over x in steps, 16 bytes a thread.
extern "C" __global__ void sum_by_steps(const float* x, float* y, int n) {
  __shared__ float smem_sums[32];
  float sum = 0.0f;
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n / 4; i += gridDim.x * blockDim.x) {
    const float4 v = reinterpret_cast<const float4*>(x)[i];
    sum += v.x + v.y + v.z + v.w;
  }
  sum = sum_of_warp(sum);
  if (threadIdx.x % 32 == 0) smem_sums[threadIdx.x / 32] = sum;
  __syncthreads();  // the sums of all warps are there
  if (threadIdx.x < 32) {
    const float total = sum_of_warp(threadIdx.x < blockDim.x / 32 ? smem_sums[threadIdx.x] : 0.0f);
    if (threadIdx.x == 0) atomicAdd(y, total);
  }
}

// A tree in shared memory, with a barrier at each level.
extern "C" __global__ void sum_by_tree(const float* x, float* y, int n) {
  __shared__ float smem_sums[256];
  const int i = blockIdx.x * 256 + threadIdx.x;
  smem_sums[threadIdx.x] = i < n ? x[i] : 0.0f;
  __syncthreads();  // all elements are there
  for (int step = 128; step > 0; step /= 2) {
    if (threadIdx.x < step) smem_sums[threadIdx.x] += smem_sums[threadIdx.x + step];
    __syncthreads();  // this level is whole
  }
  if (threadIdx.x == 0) y[blockIdx.x] = smem_sums[0];
}

// A warp a row.
extern "C" __global__ void sum_of_rows(const float* x, float* y, int rows, int columns) {
  const int row = (blockIdx.x * blockDim.x + threadIdx.x) / 32;
  if (row >= rows) return;
  float sum = 0.0f;
  for (int c = threadIdx.x % 32; c < columns; c += 32) sum += x[static_cast<long long>(row) * columns + c];
  sum = sum_of_warp(sum);
  if (threadIdx.x % 32 == 0) y[row] = sum;
}

// A thread a column.
extern "C" __global__ void sum_of_columns(const float* x, float* y, int rows, int columns) {
  const int c = blockIdx.x * blockDim.x + threadIdx.x;
  if (c >= columns) return;
  float sum = 0.0f;
  for (int r = 0; r < rows; ++r) sum += x[static_cast<long long>(r) * columns + c];
  y[c] = sum;
}

// A block a row: maximum, sum of exponentials, quotient; the row is read three times.
extern "C" __global__ void softmax_of_rows(const float* x, float* y, int columns) {
  __shared__ float smem_parts[32];
  const float* row = x + static_cast<long long>(blockIdx.x) * columns;
  float most = -INFINITY;
  for (int c = threadIdx.x; c < columns; c += blockDim.x) most = fmaxf(most, row[c]);
  for (int offset = 16; offset > 0; offset /= 2) most = fmaxf(most, __shfl_xor_sync(0xffffffffu, most, offset));
  if (threadIdx.x % 32 == 0) smem_parts[threadIdx.x / 32] = most;
  __syncthreads();  // the maxima of all warps are there
  for (int w = 0; w < blockDim.x / 32; ++w) most = fmaxf(most, smem_parts[w]);
  __syncthreads();  // they have been read
  float sum = 0.0f;
  for (int c = threadIdx.x; c < columns; c += blockDim.x) sum += expf(row[c] - most);
  sum = sum_of_warp(sum);
  if (threadIdx.x % 32 == 0) smem_parts[threadIdx.x / 32] = sum;
  __syncthreads();  // the sums of all warps are there
  sum = 0.0f;
  for (int w = 0; w < blockDim.x / 32; ++w) sum += smem_parts[w];
  for (int c = threadIdx.x; c < columns; c += blockDim.x)
    y[static_cast<long long>(blockIdx.x) * columns + c] = expf(row[c] - most) / sum;
}
