// oob_null.cu: an optional tensor is read though it is absent
//
//   fault  : out-of-bounds, where it says !!
//   thread : 0 0 0
//   launch : grid 1 block 32 y 32
extern "C" __global__ void kernel(float* y, const float* bias = nullptr) {
    y[threadIdx.x] = bias[threadIdx.x];  // !!
}
