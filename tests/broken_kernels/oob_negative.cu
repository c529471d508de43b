// oob_negative.cu: a halo reads before the first element
//
//   fault  : out-of-bounds, where it says !!
//   thread : 0 0 0
//   launch : grid 1 block 32 y 32 x 32
extern "C" __global__ void kernel(float* y, const float* x) {
    y[threadIdx.x] = x[(int)threadIdx.x - 1];  // !!
}
