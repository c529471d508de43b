// warps_with_roles.cu: a warp that has done its part leaves; the others meet at a barrier of their own
//
//   launch : grid 1 block 96 x 32 y 64
extern "C" __global__ void kernel(const float* x, float* y) {
    __shared__ float tile[32], sums[64];
    if (threadIdx.x < 32) tile[threadIdx.x] = x[threadIdx.x];
    __syncthreads();
    if (threadIdx.x < 32) return;
    int i = threadIdx.x - 32;
    sums[i] = tile[i % 32] + i;
    asm volatile("bar.sync 1, 64;" ::: "memory");
    y[i] = sums[63 - i];
}
