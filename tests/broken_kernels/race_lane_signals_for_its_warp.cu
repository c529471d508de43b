// race_lane_signals_for_its_warp.cu: lane 0 fences and signals what the other lanes have written, without meeting them
//
//   launch : grid 2 block 32 tile 32 flag 1 y 32
//   fault  : data-race, where it says !!
extern "C" __global__ void kernel(float* tile, int* flag, float* y) {
    if (blockIdx.x == 0) {
        tile[threadIdx.x] = threadIdx.x;  // !!
        if (threadIdx.x == 0) {
            __threadfence();
            atomicExch(flag, 1);
        }
    } else {
        while (atomicAdd(flag, 0) == 0) {
        }
        __threadfence();
        y[threadIdx.x] = tile[31 - threadIdx.x];  // !!
    }
}
