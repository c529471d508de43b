// lanes_wait_each_for_its_own.cu: each lane waits for a signal of its own, and reads what that hands over
//
//   launch : grid 2 block 32 tile 32 flag 32 y 32
//   exact  : lanes know one thing each
extern "C" __global__ void kernel(float* tile, int* flag, float* y) {
    if (blockIdx.x == 0) {
        tile[threadIdx.x] = threadIdx.x;
        __threadfence();
        atomicExch(flag + threadIdx.x, 1);
    } else {
        while (atomicAdd(flag + threadIdx.x, 0) == 0) {
        }
        __threadfence();
        y[threadIdx.x] = tile[threadIdx.x];
    }
}
