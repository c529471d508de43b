// product_released_one_behind.cu: each warp waits for all products but the last, and hands back the stage before
//
//   arch   : sm_90a
//   launch : grid 1 block 160 x 8192 y 512
#include <cuda_fp16.h>

__device__ unsigned at(const void* p) { return static_cast<unsigned>(__cvta_generic_to_shared(p)); }

__device__ void wait(unsigned long long* barrier, int parity) {
    asm volatile("{\n.reg .pred done;\nagain:\nmbarrier.try_wait.parity.shared::cta.b64 done, [%0], %1;\n"
                 "@!done bra again;\n}\n" ::"r"(at(barrier)), "r"(parity) : "memory");
}

__device__ unsigned long long operand(const void* p) {  // 16 columns: core matrices of 128 bytes, one behind another
    return (at(p) & 0x3ffff) >> 4 | (unsigned long long)(128 >> 4) << 16 | (unsigned long long)(256 >> 4) << 32;
}

extern "C" __global__ void kernel(const __half* x, float* y) {
    __shared__ alignas(128) __half a[2][64 * 16];
    __shared__ alignas(128) __half b[8 * 16];
    __shared__ unsigned long long full[2], empty[2];
    if (threadIdx.x < 128) b[threadIdx.x] = __float2half(threadIdx.x % 8 == 1);
    if (threadIdx.x == 0) {
        for (int slot = 0; slot < 2; ++slot) {
            asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" ::"r"(at(&full[slot])) : "memory");
            asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" ::"r"(at(&empty[slot])) : "memory");
        }
    }
    asm volatile("fence.proxy.async;" ::: "memory");
    __syncthreads();
    if (threadIdx.x >= 128) {
        if (threadIdx.x > 128) return;
        for (int step = 0; step < 8; ++step) {
            const int slot = step % 2;
            if (step >= 2) wait(&empty[slot], step / 2 - 1 & 1);
            asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 2048;" ::"r"(at(&full[slot])) : "memory");
            asm volatile("cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1], 2048, [%2];" ::"r"(
                             at(a[slot])), "l"(x + 1024 * step), "r"(at(&full[slot])) : "memory");
        }
        return;
    }
    float sum[4] = {};
    for (int step = 0; step < 8; ++step) {
        const int slot = step % 2;
        wait(&full[slot], step / 2 & 1);
        asm volatile("wgmma.fence.sync.aligned;" ::: "memory");
        asm volatile("wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {%0, %1, %2, %3}, %4, %5, 1, 1, 1, 0, 0;"
                     : "+f"(sum[0]), "+f"(sum[1]), "+f"(sum[2]), "+f"(sum[3]) : "l"(operand(a[slot])), "l"(operand(b)));
        asm volatile("wgmma.commit_group.sync.aligned;" ::: "memory");
        asm volatile("wgmma.wait_group.sync.aligned 1;" ::: "memory");
        if (step > 0 && threadIdx.x % 32 == 0) asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" ::"r"(at(&empty[slot ^ 1])) : "memory");
    }
    asm volatile("wgmma.wait_group.sync.aligned 0;" ::: "memory");
    for (int i = 0; i < 4; ++i) y[128 * i + threadIdx.x] = sum[i];
}
