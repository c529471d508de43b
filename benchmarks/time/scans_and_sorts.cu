// scans_and_sorts.cu: prefix sums and sorted pieces, a block a piece
//
//   x, y : n f32, n a multiple of the piece
//   grid, block : as launches.py has them   dynamic smem : 0 B

// Hillis and Steele in shared memory: a barrier before and after each of ten steps; pieces of 1024.
extern "C" __global__ void scan_in_smem(const float* x, float* y) {
  __shared__ float smem[1024];
  const long long i = static_cast<long long>(blockIdx.x) * 1024 + threadIdx.x;
  smem[threadIdx.x] = x[i];
  for (int step = 1; step < 1024; step *= 2) {
    __syncthreads();  // the step before is whole
    const float other = threadIdx.x >= step ? smem[threadIdx.x - step] : 0.0f;
    __syncthreads();  // and has been read
    smem[threadIdx.x] += other;
  }
  y[i] = smem[threadIdx.x];
}

// Shuffles within warps, then over the warps' sums; pieces of 256 * 4.
extern "C" __global__ void scan_in_warps(const float* x, float* y) {
  __shared__ float smem_sums[8];
  const long long i = static_cast<long long>(blockIdx.x) * 256 + threadIdx.x;
  const int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
  float4 v = reinterpret_cast<const float4*>(x)[i];
  v.y += v.x;
  v.z += v.y;
  v.w += v.z;
  float sum = v.w;
  for (int step = 1; step < 32; step *= 2) {
    const float other = __shfl_up_sync(0xffffffffu, sum, step);
    if (lane >= step) sum += other;
  }
  if (lane == 31) smem_sums[warp] = sum;
  __syncthreads();  // the sums of all warps are there
  float before = sum - v.w;
  for (int w = 0; w < warp; ++w) before += smem_sums[w];
  reinterpret_cast<float4*>(y)[i] = make_float4(v.x + before, v.y + before, v.z + before, v.w + before);
}

// Batcher's bitonic network in shared memory; pieces of 1024, 512 threads.
extern "C" __global__ void sort_pieces(const float* x, float* y) {
  __shared__ float smem[1024];
  const long long first = static_cast<long long>(blockIdx.x) * 1024;
  for (int i = threadIdx.x; i < 1024; i += 512) smem[i] = x[first + i];
  for (int size = 2; size <= 1024; size *= 2) {
    for (int stride = size / 2; stride > 0; stride /= 2) {
      __syncthreads();  // the step before is whole
      const int low = 2 * threadIdx.x - (threadIdx.x & (stride - 1)), high = low + stride;
      const bool is_up = (low & size) == 0;
      const float a = smem[low], b = smem[high];
      if ((a > b) == is_up) {
        smem[low] = b;
        smem[high] = a;
      }
    }
  }
  __syncthreads();  // the piece is sorted
  for (int i = threadIdx.x; i < 1024; i += 512) y[first + i] = smem[i];
}
