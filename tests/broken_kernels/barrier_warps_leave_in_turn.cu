// barrier_warps_leave_in_turn.cu: warps leave one after the other, the rest go on with barriers
//
//   fault  : divergent-barrier, where it says !!
//   thread : 32 0 0
//   launch : grid 1 block 96 y 96
extern "C" __global__ void kernel(float* y) {
    __shared__ float tile[96];
    int warp = threadIdx.x / 32;
    for (int round = 0; round < 3; ++round) {
        tile[threadIdx.x] = round;
        __syncthreads();  // !!
        y[threadIdx.x] = tile[threadIdx.x];
        if (warp == round) return;
        __syncthreads();  // !!
    }
}
