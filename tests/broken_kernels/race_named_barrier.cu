// race_named_barrier.cu: consumers wait at another barrier than the producers arrive at
//
//   fault  : data-race, where it says !!
//   launch : grid 1 block 64 y 32
extern "C" __global__ void kernel(float* y) {
    __shared__ float tile[32];
    if (threadIdx.x < 32) {
        tile[threadIdx.x] = threadIdx.x;               // !!
        asm volatile("bar.sync 1, 32;" ::: "memory");
    } else {
        asm volatile("bar.sync 2, 32;" ::: "memory");
        y[threadIdx.x - 32] = tile[63 - threadIdx.x];  // !!
    }
}
