// oob_atomic.cu: a bin number is not clamped
//
//   fault  : out-of-bounds, where it says !!
//   thread : 8 0 0
//   launch : grid 1 block 32 y 8
extern "C" __global__ void kernel(int* y) {
    atomicAdd(y + threadIdx.x, 1);  // !!
}
