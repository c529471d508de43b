// cluster_remote_arrive.cu: a block signals at an mbarrier of its peer that it has written there
//
//   launch : grid 2 block 32 y 64
#include "../cluster.cuh"

__device__ unsigned at(const void* p) { return static_cast<unsigned>(__cvta_generic_to_shared(p)); }

extern "C" __global__ void __cluster_dims__(2, 1, 1) kernel(float* y) {
    __shared__ float inbox[32];
    __shared__ unsigned long long full;
    const Cluster cluster{};
    const int peer = cluster.block_rank() ^ 1;
    if (threadIdx.x == 0) asm volatile("mbarrier.init.shared::cta.b64 [%0], 32;" ::"r"(at(&full)) : "memory");
    cluster.sync();  // both barriers are there
    cluster.map_shared_rank(inbox, peer)[threadIdx.x] = 32 * blockIdx.x + threadIdx.x;
    asm volatile("{\n.reg .b32 theirs;\nmapa.shared::cluster.u32 theirs, %0, %1;\n"
                 "mbarrier.arrive.release.cluster.shared::cluster.b64 _, [theirs];\n}\n" ::"r"(at(&full)), "r"(peer)
                 : "memory");
    asm volatile("{\n.reg .pred done;\nagain:\n"
                 "mbarrier.try_wait.parity.acquire.cluster.shared::cta.b64 done, [%0], 0;\n"
                 "@!done bra again;\n}\n" ::"r"(at(&full)) : "memory");
    y[32 * blockIdx.x + threadIdx.x] = inbox[31 - threadIdx.x];  // all that the peer does here is done: both may return
}
