// last_block_sum.cu: blocks add to a sum and draw a ticket behind a fence; the last one reads the sum, and sets both back
//
//   launch : grid 4 block 32 x 128 sum 1 count 1 y 1
//   exact  : a plain write comes over what all blocks have updated
extern "C" __global__ void kernel(const float* x, float* sum, unsigned* count, float* y) {
    if (threadIdx.x > 0) return;
    atomicAdd(sum, x[32 * blockIdx.x]);
    __threadfence();
    if (atomicAdd(count, 1u) < gridDim.x - 1) return;
    __threadfence();
    *y = *sum;
    *sum = 0.0f;
    *count = 0;
}
