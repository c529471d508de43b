// inactive_ballot.cu: only some lanes come to a ballot of the whole warp, the others end
//
//   fault  : inactive-lane, where it says !!
//   launch : grid 1 block 32 x 32 y 32
extern "C" __global__ void kernel(const int* x, unsigned* y) {
    if (threadIdx.x % 2 == 0)
        y[threadIdx.x] = __ballot_sync(0xffffffff, x[threadIdx.x] >= 0);  // !!
}
