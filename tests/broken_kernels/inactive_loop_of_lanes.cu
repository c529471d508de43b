// inactive_loop_of_lanes.cu: lanes leave a loop one after the other, and those that stay still vote with all
//
//   fault  : inactive-lane, where it says !!
//   launch : grid 1 block 32 y 32
extern "C" __global__ void kernel(int* y) {
    int rounds = 0;
    for (int i = threadIdx.x; i < 64; i += 24)
        rounds += __any_sync(0xffffffff, i > 8);  // !!
    y[threadIdx.x] = rounds;
}
