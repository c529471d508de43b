// votes_behind_return_of_whole_warps.cu: whole warps leave; the lanes of the others vote, match and shuffle
//
//   launch : grid 1 block 96 x 96 y 96
extern "C" __global__ void kernel(const int* x, unsigned* y) {
    if (threadIdx.x >= 64) return;
    unsigned same = __match_any_sync(0xffffffff, x[threadIdx.x] % 4);
    unsigned votes = __ballot_sync(same, threadIdx.x & 1);
    y[threadIdx.x] = __shfl_sync(0xffffffff, votes, 31);
}
