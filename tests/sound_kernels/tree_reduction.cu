// tree_reduction.cu: a barrier between the steps of a tree
//
//   launch : grid 2 block 128 y 2
extern "C" __global__ void kernel(float* y) {
    __shared__ float sum[128];
    sum[threadIdx.x] = threadIdx.x;
    for (int width = 64; width > 0; width /= 2) {
        __syncthreads();
        if (threadIdx.x < width) sum[threadIdx.x] += sum[threadIdx.x + width];
    }
    if (threadIdx.x == 0) y[blockIdx.x] = sum[0];
}
