// assert_fails.cu: a device-side assertion fails
//
//   fault  : device-assert, where it says !!
//   thread : 5 0 0
//   launch : grid 1 block 32 y 32
extern "C" __global__ void kernel(float* y) {
    assert(threadIdx.x != 5);  // !!
    y[threadIdx.x] = 1.f;
}
