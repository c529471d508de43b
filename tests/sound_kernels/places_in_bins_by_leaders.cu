// places_in_bins_by_leaders.cu: lanes of one bin match, their leader takes places for all of them
//
//   launch : grid 2 block 64 x 128 bins 8 y 128
extern "C" __global__ void kernel(const int* x, int* bins, int* y) {
    const int i = blockIdx.x * 64 + threadIdx.x, bin = (x[i] + i * 5) & 7, lane = threadIdx.x & 31;
    const unsigned peers = __match_any_sync(0xffffffff, bin);
    const int leader = __ffs(peers) - 1;
    int first = 0;
    if (lane == leader) first = atomicAdd(&bins[bin], __popc(peers));
    first = __shfl_sync(peers, first, leader);
    y[i] = first + __popc(peers & ((1u << lane) - 1));
}
