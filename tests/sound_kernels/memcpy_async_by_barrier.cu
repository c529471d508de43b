// memcpy_async_by_barrier.cu: memcpy_async with a cuda::barrier, where all arrive and wait
//
//   launch : grid 1 block 64 x 64 y 64
//   arch   : sm_80
#include <cuda/barrier>

extern "C" __global__ void kernel(const float* x, float* y) {
    __shared__ alignas(16) float tile[64];
#pragma nv_diag_suppress static_var_with_dynamic_init
    __shared__ cuda::barrier<cuda::thread_scope_block> full;
    if (threadIdx.x == 0) init(&full, 64);
    __syncthreads();
    if (threadIdx.x < 16) cuda::memcpy_async(tile + 4 * threadIdx.x, x + 4 * threadIdx.x, cuda::aligned_size_t<16>(16), full);
    full.arrive_and_wait();
    y[threadIdx.x] = tile[63 - threadIdx.x];
}
