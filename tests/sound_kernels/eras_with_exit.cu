// eras_with_exit.cu: warps leave one after the other, the rest go on with barriers
//
//   launch : grid 1 block 96 y 96
extern "C" __global__ void kernel(float* y) {
    __shared__ float tile[96];
    int warp = threadIdx.x / 32;
    for (int round = 0; round < 3; ++round) {
        tile[threadIdx.x] = round;
        __syncthreads();
        float other = tile[warp < 2 ? threadIdx.x : threadIdx.x];
        y[threadIdx.x] = other;
        if (warp == round) return;
        __syncthreads();
    }
}
