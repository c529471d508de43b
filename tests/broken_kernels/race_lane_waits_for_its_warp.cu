// race_lane_waits_for_its_warp.cu: lane 0 takes in a signal, and the other lanes read without meeting it
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
            __threadfence();
        }
        y[threadIdx.x] = tile[31 - threadIdx.x];  // !!
    }
}
