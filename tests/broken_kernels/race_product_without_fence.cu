// race_product_without_fence.cu: the first product has no wgmma.fence before it
//
//   arch   : sm_90a
//   launch : grid 1 block 128 y 512
//   fault  : data-race, where it says !!
#include <cuda_fp16.h>

__device__ unsigned at(const void* p) { return static_cast<unsigned>(__cvta_generic_to_shared(p)); }

__device__ unsigned long long operand(const void* p) {
    return (at(p) & 0x3ffff) >> 4 | (unsigned long long)(128 >> 4) << 16 | (unsigned long long)(256 >> 4) << 32;
}

extern "C" __global__ void kernel(float* y) {
    __shared__ alignas(128) __half a[64 * 16];
    __shared__ alignas(128) __half b[8 * 16];
    for (int i = threadIdx.x; i < 64 * 16; i += 128) a[i] = __float2half(1.f);
    b[threadIdx.x] = __float2half(1.f);
    asm volatile("fence.proxy.async;" ::: "memory");
    __syncthreads();
    float sum[4] = {};
    asm volatile("wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {%0, %1, %2, %3}, %4, %5, 1, 1, 1, 0, 0;" : "+f"(sum[0]), "+f"(sum[1]), "+f"(sum[2]), "+f"(sum[3]) : "l"(operand(a)), "l"(operand(b)));  // !!
    asm volatile("wgmma.commit_group.sync.aligned;" ::: "memory");
    asm volatile("wgmma.wait_group.sync.aligned 0;" ::: "memory");
    y[threadIdx.x] = sum[0] + sum[1] + sum[2] + sum[3];
}
