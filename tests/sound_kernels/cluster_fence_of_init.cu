// cluster_fence_of_init.cu: a fence of mbarrier.init and a relaxed arrival hand mbarriers to threads and copies of the peer
//
//   launch : grid 2 block 64 x 128 y 128
//   exact  : a fence publishes mbarriers alone
#include "../cluster.cuh"

__device__ unsigned at(const void* p) { return static_cast<unsigned>(__cvta_generic_to_shared(p)); }

__device__ void wait(unsigned long long* barrier) {
    asm volatile("{\n.reg .pred done;\nagain:\n"
                 "mbarrier.try_wait.parity.acquire.cluster.shared::cta.b64 done, [%0], 0;\n"
                 "@!done bra again;\n}\n" ::"r"(at(barrier)) : "memory");
}

extern "C" __global__ void __cluster_dims__(2, 1, 1) kernel(const float* x, float* y) {
    __shared__ alignas(16) float tile[64];
    __shared__ unsigned long long full, read;
    const Cluster cluster{};
    if (threadIdx.x == 0) {
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" ::"r"(at(&full)) : "memory");
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 64;" ::"r"(at(&read)) : "memory");
        asm volatile("fence.mbarrier_init.release.cluster;" ::: "memory");
    }
    asm volatile("barrier.cluster.arrive.relaxed;" ::: "memory");
    asm volatile("barrier.cluster.wait;" ::: "memory");
    if (threadIdx.x == 0) {
        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 256;" ::"r"(at(&full)) : "memory");
        if (cluster.block_rank() == 0) {
            asm volatile("cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes.multicast::cluster [%0], [%1], 256, [%2], %3;" ::"r"(at(tile)), "l"(x), "r"(at(&full)), "h"(static_cast<unsigned short>(3)) : "memory");
        }
    }
    wait(&full);
    y[64 * blockIdx.x + threadIdx.x] = tile[63 - threadIdx.x];
    asm volatile("{\n.reg .b32 theirs;\nmapa.shared::cluster.u32 theirs, %0, %1;\n"
                 "mbarrier.arrive.release.cluster.shared::cluster.b64 _, [theirs];\n}\n" ::"r"(at(&read)),
                 "r"(cluster.block_rank() ^ 1) : "memory");
    wait(&read);  // the peer has read what came by the copy of block 0
}
