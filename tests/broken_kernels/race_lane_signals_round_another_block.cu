// race_lane_signals_round_another_block.cu: lane 0 says that a tile in shared memory is read; another block passes that on to a warp of lane 0's
//
//   launch : grid 2 block 64 flag 2 y 64
//   fault  : data-race, where it says !!
__device__ void wait(int* flag) {
    while (atomicAdd(flag, 0) == 0) {
    }
    __threadfence();
}

__device__ void tell(int* flag) {
    __threadfence();
    atomicExch(flag, 1);
}

extern "C" __global__ void kernel(int* flag, float* y) {
    __shared__ float tile[32];
    if (blockIdx.x == 1) {
        if (threadIdx.x > 0) return;
        wait(flag);
        tell(flag + 1);
        return;
    }
    if (threadIdx.x < 32) tile[threadIdx.x] = threadIdx.x;
    __syncthreads();
    if (threadIdx.x < 32) {
        const float read = tile[threadIdx.x];  // !!
        if (threadIdx.x == 0) tell(flag);
        y[threadIdx.x] = read;
    } else {
        wait(flag + 1);
        tile[threadIdx.x - 32] = 1;  // !!
    }
}
