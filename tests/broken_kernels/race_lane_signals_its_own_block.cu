// race_lane_signals_its_own_block.cu: by a flag in global memory, lane 0 tells another warp of its block that a tile in shared memory is read
//
//   launch : grid 1 block 64 flag 1 y 64
//   fault  : data-race, where it says !!
extern "C" __global__ void kernel(int* flag, float* y) {
    __shared__ float tile[32];
    if (threadIdx.x < 32) tile[threadIdx.x] = threadIdx.x;
    __syncthreads();
    if (threadIdx.x < 32) {
        const float read = tile[threadIdx.x];  // !!
        if (threadIdx.x == 0) {
            __threadfence();
            atomicExch(flag, 1);
        }
        y[threadIdx.x] = read;
    } else {
        while (atomicAdd(flag, 0) == 0) {
        }
        __threadfence();
        tile[threadIdx.x - 32] = 1;  // !!
    }
}
