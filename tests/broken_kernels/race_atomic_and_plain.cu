// race_atomic_and_plain.cu: one thread reads a counter plainly that others still update
//
//   fault  : data-race, where it says !!
//   launch : grid 2 block 32 y 2
extern "C" __global__ void kernel(int* y) {
    atomicAdd(y, 1);                          // !!
    if (threadIdx.x == 0) y[1] = y[0];        // !!
}
