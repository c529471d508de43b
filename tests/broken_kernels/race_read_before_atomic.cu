// race_read_before_atomic.cu: a thread looks at a counter plainly before it updates it, as others do
//
//   fault  : data-race, where it says !!
//   launch : grid 2 block 32 y 3
extern "C" __global__ void kernel(int* y) {
    if (threadIdx.x == 0) {
        y[1 + blockIdx.x] = y[0];    // !!
        atomicAdd(y, 1);             // !!
    }
}
