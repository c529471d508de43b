// async_double_buffer.cu: the next tile is copied while this one is read
//
//   launch : grid 2 block 64 x 256 y 128
#include <cuda_pipeline_primitives.h>

extern "C" __global__ void kernel(const float* x, float* y) {
    __shared__ float tile[2][64];
    float sum = 0.f;
    __pipeline_memcpy_async(&tile[0][threadIdx.x], &x[threadIdx.x], sizeof(float));
    __pipeline_commit();
    for (int stage = 0; stage < 4; ++stage) {
        if (stage + 1 < 4) {
            __pipeline_memcpy_async(&tile[(stage + 1) % 2][threadIdx.x], &x[64 * (stage + 1) + threadIdx.x],
                                    sizeof(float));
        }
        __pipeline_commit();
        __pipeline_wait_prior(1);
        __syncthreads();
        sum += tile[stage % 2][63 - threadIdx.x];
        __syncthreads();
    }
    y[64 * blockIdx.x + threadIdx.x] = sum;
}
