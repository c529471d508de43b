// race_lane_signals_what_each_fenced.cu: each lane fences what it has written, and lane 0 signals without meeting the others
//
//   launch : grid 2 block 32 tile 32 flag 1 y 32
//   fault  : data-race, where it says !!
extern "C" __global__ void kernel(float* tile, volatile int* flag, float* y) {
    if (blockIdx.x == 0) {
        tile[threadIdx.x] = threadIdx.x;  // !!
        __threadfence();
        if (threadIdx.x == 0) *flag = 1;
    } else {
        while (*flag == 0) {
        }
        __threadfence();
        y[threadIdx.x] = tile[31 - threadIdx.x];  // !!
    }
}
