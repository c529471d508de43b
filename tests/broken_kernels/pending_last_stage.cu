// pending_last_stage.cu: the last stage of a pipeline is waited for as if another one followed
//
//   fault  : pending-async-copy, where it says !!
//   launch : grid 1 block 64 x 256 y 64
#include <cuda_pipeline_primitives.h>

extern "C" __global__ void kernel(const float* x, float* y) {
    __shared__ float tile[4][64];
    float sum = 0.f;
    for (int stage = 0; stage < 4; ++stage) {
        __pipeline_memcpy_async(&tile[stage][threadIdx.x], &x[64 * stage + threadIdx.x], sizeof(float));   // !!
        __pipeline_commit();
    }
    __pipeline_wait_prior(1);
    __syncthreads();
    for (int stage = 0; stage < 4; ++stage) {
        sum += tile[stage][63 - threadIdx.x];   // !!
    }
    y[threadIdx.x] = sum;
    __pipeline_wait_prior(0);
}
