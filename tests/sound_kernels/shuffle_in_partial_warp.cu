// shuffle_in_partial_warp.cu: the block's last warp is not full; its lanes vote, and read from those that exist
//
//   launch : grid 1 block 48 y 48
extern "C" __global__ void kernel(int* y) {
    int here = __popc(__ballot_sync(0xffffffff, 1));
    y[threadIdx.x] = __shfl_sync(0xffffffff, here, (threadIdx.x + 1) % here);
}
