// race_barrier_known_by_polls_alone.cu: the last block opens a barrier without a fence; updates that poll it change nothing, and tell nothing
//
//   launch : grid 4 block 32 count 1 open 1 x 4 y 4
//   fault  : data-race, where it says !!
extern "C" __global__ void kernel(int* count, int* open, int* x, int* y) {
    if (threadIdx.x > 0) return;
    x[blockIdx.x] = blockIdx.x;  // !!
    __threadfence();
    if (atomicAdd(count, 1) == gridDim.x - 1) {
        atomicExch(open, 1);
    } else {
        while (atomicAdd(open, 0) == 0) {
        }
    }
    __threadfence();
    y[blockIdx.x] = x[(blockIdx.x + 1) % gridDim.x];  // !!
}
