// volatile_message_without_flag.cu: another warp reads, once, what one thread writes through volatile
//
//   fault  : data-race, where it says !!
//   launch : grid 1 block 64 y 32
extern "C" __global__ void kernel(int* y) {
    __shared__ volatile int message;
    if (threadIdx.x == 0) message = 7;               // !!
    if (threadIdx.x >= 32)
        y[threadIdx.x - 32] = message;               // !!
}
