// oob_vector.cu: the last float4 reaches past the end
//
//   fault  : out-of-bounds, where it says !!
//   thread : 31 0 0
//   launch : grid 1 block 32 y 32 x 126
extern "C" __global__ void kernel(float* y, const float* x) {
    float4 v = reinterpret_cast<const float4*>(x)[threadIdx.x];  // !!
    y[threadIdx.x] = v.x + v.w;
}
