// race_copy_into_read_tile.cu: a copy into a buffer is asked for while other threads may still read the buffer
//
//   fault  : data-race, where it says !!
//   launch : grid 1 block 64 x 256 y 64
#include <cuda_pipeline_primitives.h>

extern "C" __global__ void kernel(const float* x, float* y) {
    __shared__ float tile[64];
    float sum = 0.f;
    for (int stage = 0; stage < 4; ++stage) {
        __pipeline_memcpy_async(&tile[threadIdx.x], &x[64 * stage + threadIdx.x], sizeof(float));   // !!
        __pipeline_commit();
        __pipeline_wait_prior(0);
        __syncthreads();
        sum += tile[63 - threadIdx.x];   // !!
    }
    y[threadIdx.x] = sum;
}
