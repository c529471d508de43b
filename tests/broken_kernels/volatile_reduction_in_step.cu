// volatile_reduction_in_step.cu: a warp sums in step, as before Volta: volatile, and no __syncwarp()
//
//   fault  : data-race, where it says !!
//   launch : grid 1 block 64 x 64 y 1
extern "C" __global__ void kernel(const float* x, float* y) {
    __shared__ volatile float sum[64];
    sum[threadIdx.x] = x[threadIdx.x];
    __syncthreads();
    if (threadIdx.x < 32) {
        for (int width = 32; width > 0; width /= 2)
            sum[threadIdx.x] += sum[threadIdx.x + width];  // !!
        if (threadIdx.x == 0) *y = sum[0];
    }
}
