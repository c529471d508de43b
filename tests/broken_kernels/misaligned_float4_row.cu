// misaligned_float4_row.cu: rows of 5 floats are read as float4
//
//   fault  : misaligned, where it says !!
//   thread : 1 0 0
//   launch : grid 1 block 4 y 4 x 20
extern "C" __global__ void kernel(float* y, const float* x) {
    float4 v = *reinterpret_cast<const float4*>(x + 5 * threadIdx.x);  // !!
    y[threadIdx.x] = v.x + v.y + v.z + v.w;
}
