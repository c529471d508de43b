// active_mask.cu: the lanes that take a branch name themselves
//
//   launch : grid 1 block 32 y 32
extern "C" __global__ void kernel(int* y) {
    y[threadIdx.x] = 0;
    if (threadIdx.x % 3 == 0) {
        unsigned mask = __ballot_sync(__activemask(), 1);
        y[threadIdx.x] = __popc(mask);
    }
}
