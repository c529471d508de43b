// race_reader_no_fence.cu: the flag is written behind a fence, but who polls it reads the data with no fence behind the poll
//
//   launch : grid 2 block 32 tile 32 flag 1 y 32
//   fault  : data-race, where it says !!
extern "C" __global__ void kernel(float* tile, volatile int* flag, float* y) {
    if (blockIdx.x == 0) {
        tile[threadIdx.x] = threadIdx.x;  // !!
        __threadfence();
        __syncwarp();
        if (threadIdx.x == 0) *flag = 1;
    } else {
        while (*flag == 0) {
        }
        y[threadIdx.x] = tile[31 - threadIdx.x];  // !!
    }
}
