// oob_no_guard.cu: the last block runs past the end
//
//   fault  : out-of-bounds, where it says !!
//   thread : 36 0 0
//   launch : grid 2 block 64 y 100
extern "C" __global__ void kernel(float* y) {
    y[blockIdx.x * 64 + threadIdx.x] = 1.f;  // !!
}
