// volatile_flag_with_sleep.cu: a block polls a flag, sleeping between its looks, until another has written a tile
//
//   launch : grid 2 block 32 tile 32 flag 1 y 32
extern "C" __global__ void kernel(float* tile, volatile int* flag, float* y) {
    if (blockIdx.x == 0) {
        tile[threadIdx.x] = threadIdx.x;
        __threadfence();
        __syncwarp();
        if (threadIdx.x == 0) *flag = 1;
    } else {
        while (*flag == 0) __nanosleep(20);
        __threadfence();
        y[threadIdx.x] = tile[31 - threadIdx.x];
    }
}
