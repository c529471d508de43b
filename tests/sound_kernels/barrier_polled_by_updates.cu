// barrier_polled_by_updates.cu: the last block opens a barrier behind a fence, and updates that change nothing poll it
//
//   launch : grid 4 block 32 count 1 open 1 x 4 y 4
extern "C" __global__ void kernel(int* count, int* open, int* x, int* y) {
    if (threadIdx.x > 0) return;
    x[blockIdx.x] = blockIdx.x;
    __threadfence();
    if (atomicAdd(count, 1) == gridDim.x - 1) {
        __threadfence();
        atomicExch(open, 1);
    } else {
        while (atomicAdd(open, 0) == 0) {
        }
    }
    __threadfence();
    y[blockIdx.x] = x[(blockIdx.x + 1) % gridDim.x];
}
