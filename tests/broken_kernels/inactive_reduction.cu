// inactive_reduction.cu: redux over all lanes, of which some have returned
//
//   fault  : inactive-lane, where it says !!
//   launch : grid 1 block 32 x 32 y 32
//   arch   : sm_80
extern "C" __global__ void kernel(const unsigned* x, unsigned* y, int n = 31) {
    if (threadIdx.x >= n) return;
    y[threadIdx.x] = __reduce_add_sync(0xffffffff, x[threadIdx.x]);  // !!
}
