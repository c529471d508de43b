// oob_off_by_one.cu: the guard lets one element too many through
//
//   fault  : out-of-bounds, where it says !!
//   thread : 40 0 0
//   launch : grid 1 block 64 y 40
extern "C" __global__ void kernel(float* y, int n = 40) {
    if (threadIdx.x <= n)
        y[threadIdx.x] = 1.f;  // !!
}
