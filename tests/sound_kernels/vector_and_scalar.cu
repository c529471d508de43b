// vector_and_scalar.cu: a float4 is written, its parts are read after a barrier
//
//   launch : grid 1 block 32 y 128
extern "C" __global__ void kernel(float* y) {
    __shared__ __align__(16) float tile[128];
    float t = threadIdx.x;
    reinterpret_cast<float4*>(tile)[threadIdx.x] = make_float4(t, t + 1, t + 2, t + 3);
    __syncwarp();
    for (int i = 0; i < 4; ++i) y[32 * i + threadIdx.x] = tile[32 * i + threadIdx.x];
}
