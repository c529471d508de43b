// inactive_left_before_vote.cu: a vote names lanes that have left the kernel
//
//   fault  : inactive-lane, where it says !!
//   thread : 0 0 0
//   launch : grid 1 block 64 x 64 y 64
extern "C" __global__ void kernel(const int* x, int* y, int n = 50) {
    if (threadIdx.x % 32 >= n - 32) return;
    y[threadIdx.x] = __all_sync(0xffffffff, x[threadIdx.x] == 0);  // !!
}
