// pending_overwritten.cu: a place is cleared while a copy into it is under way
//
//   fault  : pending-async-copy, where it says !!
//   launch : grid 1 block 32 x 32 y 32
#include <cuda_pipeline_primitives.h>

extern "C" __global__ void kernel(const float* x, float* y) {
    __shared__ float tile[32];
    __pipeline_memcpy_async(&tile[threadIdx.x], &x[threadIdx.x], sizeof(float));   // !!
    if (x[threadIdx.x] < 1.f) {
        tile[threadIdx.x] = 0.f;   // !!
    }
    __pipeline_commit();
    __pipeline_wait_prior(0);
    y[threadIdx.x] = tile[threadIdx.x];
}
