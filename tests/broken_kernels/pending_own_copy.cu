// pending_own_copy.cu: a thread reads what it copies before it has waited for the copy
//
//   fault  : pending-async-copy, where it says !!
//   launch : grid 1 block 64 x 64 y 64
//   thread : 0 0 0
#include <cuda_pipeline_primitives.h>

extern "C" __global__ void kernel(const float* x, float* y) {
    __shared__ float tile[64];
    __pipeline_memcpy_async(&tile[threadIdx.x], &x[threadIdx.x], sizeof(float));   // !!
    __pipeline_commit();
    y[threadIdx.x] = tile[threadIdx.x];   // !!
    __pipeline_wait_prior(0);
}
