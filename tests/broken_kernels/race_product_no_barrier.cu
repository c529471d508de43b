// race_product_no_barrier.cu: a product reads what the other warps of its group have written, with no barrier between
//
//   arch   : sm_90a
//   launch : grid 2 block 128 x 8192 y 1024
//   fault  : data-race, where it says !!
#include <cuda_fp16.h>

__device__ unsigned at(const void* p) { return static_cast<unsigned>(__cvta_generic_to_shared(p)); }

__device__ unsigned long long operand(const void* p) {  // 16 columns: core matrices of 128 bytes, one behind another
    return (at(p) & 0x3ffff) >> 4 | (unsigned long long)(128 >> 4) << 16 | (unsigned long long)(256 >> 4) << 32;
}

extern "C" __global__ void kernel(const __half* x, float* y) {
    __shared__ alignas(128) __half a[64 * 16];
    __shared__ alignas(128) __half b[8 * 16];
    b[threadIdx.x] = __float2half(threadIdx.x % 8 == 1);  // !!
    float sum[4] = {};
    for (int step = 0; step < 8; ++step) {
        for (int i = threadIdx.x; i < 1024; i += 128) a[i] = x[1024 * step + i];  // !!
        asm volatile("fence.proxy.async;" ::: "memory");
        asm volatile("wgmma.fence.sync.aligned;" ::: "memory");
        asm volatile("wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {%0, %1, %2, %3}, %4, %5, 1, 1, 1, 0, 0;" : "+f"(sum[0]), "+f"(sum[1]), "+f"(sum[2]), "+f"(sum[3]) : "l"(operand(a)), "l"(operand(b)));  // !!
        asm volatile("wgmma.commit_group.sync.aligned;" ::: "memory");
        asm volatile("wgmma.wait_group.sync.aligned 0;" ::: "memory");
        __syncthreads();
    }
    for (int i = 0; i < 4; ++i) y[512 * blockIdx.x + 128 * i + threadIdx.x] = sum[i];
}
