// race_broadcast.cu: one thread's value is read by other warps without a barrier
//
//   fault  : data-race, where it says !!
//   launch : grid 1 block 64 y 65
extern "C" __global__ void kernel(float* y) {
    __shared__ float scale;
    if (threadIdx.x == 0) scale = y[0];       // !!
    y[threadIdx.x + 1] = threadIdx.x * scale;  // !!
}
