// volatile_counter_of_blocks.cu: one thread of each block counts it, with a fence on both sides, but no atomic
//
//   fault  : data-race, where it says !!
//   launch : grid 4 block 32 count 1 y 128
extern "C" __global__ void kernel(volatile int* count, int* y) {
    y[blockIdx.x * 32 + threadIdx.x] = 1;
    if (threadIdx.x == 0) {
        __threadfence();
        *count = *count + 1;  // !!
        __threadfence();
    }
}
