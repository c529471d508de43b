// volatile_reduction_past_the_end.cu: a warp sums in step, and the lanes whose sums nobody wants read behind the data
//
//   fault  : data-race, where it says !!
//   launch : grid 1 block 32 smem 256 x 32 y 1
extern "C" __global__ void kernel(const int* x, int* y) {
    extern __shared__ volatile int sum[];
    sum[threadIdx.x] = x[threadIdx.x];
    __syncthreads();
    for (int width = 16; width > 0; width /= 2)
        sum[threadIdx.x] += sum[threadIdx.x + width];  // !!
    if (threadIdx.x == 0) *y = sum[0];
}
