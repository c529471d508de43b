// race_tree_reduction.cu: a tree reduction without a barrier between its steps
//
//   fault  : data-race, where it says !!
//   launch : grid 1 block 128 y 1
extern "C" __global__ void kernel(float* y) {
    __shared__ float sum[128];
    sum[threadIdx.x] = threadIdx.x;
    __syncthreads();
    for (int width = 64; width > 0; width /= 2)
        if (threadIdx.x < width) sum[threadIdx.x] += sum[threadIdx.x + width];  // !!
    if (threadIdx.x == 0) *y = sum[0];
}
