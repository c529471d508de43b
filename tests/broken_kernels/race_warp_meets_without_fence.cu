// race_warp_meets_without_fence.cu: lane 0 takes in a signal without a fence; __syncwarp() is none
//
//   launch : grid 2 block 32 tile 32 flag 1 y 32
//   fault  : data-race, where it says !!
extern "C" __global__ void kernel(float* tile, int* flag, float* y) {
    if (blockIdx.x == 0) {
        tile[threadIdx.x] = threadIdx.x;  // !!
        __threadfence();
        __syncwarp();
        if (threadIdx.x == 0) atomicExch(flag, 1);
    } else {
        if (threadIdx.x == 0) {
            while (atomicAdd(flag, 0) == 0) {
            }
        }
        __syncwarp();
        y[threadIdx.x] = tile[31 - threadIdx.x];  // !!
    }
}
