// misaligned_float2.cu: a float2 starts at an odd element
//
//   fault  : misaligned, where it says !!
//   thread : 0 0 0
//   launch : grid 1 block 8 y 32
extern "C" __global__ void kernel(float* y) {
    *reinterpret_cast<float2*>(y + 2 * threadIdx.x + 1) = make_float2(0.f, 1.f);  // !!
}
