// async_own_vectors.cu: each thread reads only what it has copied itself, and waits for that alone
//
//   launch : grid 1 block 64 x 256 y 64
#include <cuda_pipeline_primitives.h>

extern "C" __global__ void kernel(const float4* x, float* y) {
    __shared__ float4 tile[64];
    __pipeline_memcpy_async(&tile[threadIdx.x], &x[threadIdx.x], sizeof(float4));
    __pipeline_commit();
    __pipeline_wait_prior(0);
    const float4 v = tile[threadIdx.x];
    y[threadIdx.x] = v.x + v.y + v.z + v.w;
}
