// race_last_block_sum_without_fence.cu: blocks add to a sum and draw a ticket with no fence between: the last one may come too early
//
//   launch : grid 4 block 32 x 128 sum 1 count 1 y 1
//   fault  : data-race, where it says !!
extern "C" __global__ void kernel(const float* x, float* sum, unsigned* count, float* y) {
    if (threadIdx.x > 0) return;
    atomicAdd(sum, x[32 * blockIdx.x]);  // !!
    if (atomicAdd(count, 1u) < gridDim.x - 1) return;
    __threadfence();
    *y = *sum;  // !!
}
