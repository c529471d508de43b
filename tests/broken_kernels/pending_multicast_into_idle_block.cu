// pending_multicast_into_idle_block.cu: a block that has no use for its part of a multicast does not wait for it
//
//   launch : grid 4 block 64 x 128 y 256
//   fault  : pending-async-copy, where it says !!
#include "../cluster.cuh"

__device__ unsigned at(const void* p) { return static_cast<unsigned>(__cvta_generic_to_shared(p)); }

extern "C" __global__ void __cluster_dims__(2, 1, 1) kernel(const float* x, float* y) {
    __shared__ alignas(16) float tile[64];
    __shared__ unsigned long long full;
    Cluster cluster;
    if (threadIdx.x == 0) {
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" ::"r"(at(&full)) : "memory");
        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 256;" ::"r"(at(&full)) : "memory");
    }
    cluster.sync();  // both barriers are initialised
    if (threadIdx.x == 0 && cluster.block_rank() == 0) {
        asm volatile("cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes.multicast::cluster [%0], [%1], 256, [%2], %3;" ::"r"(at(tile)), "l"(x + 32 * blockIdx.x), "r"(at(&full)), "h"(static_cast<unsigned short>(3)) : "memory");  // !!
    }
    if (cluster.block_rank() == 0) {
        asm volatile("{\n.reg .pred done;\nagain:\nmbarrier.try_wait.parity.shared::cta.b64 done, [%0], 0;\n"
                     "@!done bra again;\n}\n" ::"r"(at(&full)) : "memory");
        y[64 * blockIdx.x + threadIdx.x] = tile[63 - threadIdx.x];
    }
    cluster.sync();
}
