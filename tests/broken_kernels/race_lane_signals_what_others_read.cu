// race_lane_signals_what_others_read.cu: lane 0 says that the tile is read, without meeting the lanes that read it
//
//   launch : grid 2 block 32 tile 32 flag 1 y 32
//   fault  : data-race, where it says !!
extern "C" __global__ void kernel(float* tile, int* flag, float* y) {
    if (blockIdx.x == 0) {
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
        tile[threadIdx.x] = threadIdx.x;  // !!
    }
}
