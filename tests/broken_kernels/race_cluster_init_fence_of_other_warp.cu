// race_cluster_init_fence_of_other_warp.cu: a thread fences an mbarrier.init that another one has executed
//
//   launch : grid 2 block 64 y 128
//   fault  : data-race, where it says !!
#include "../cluster.cuh"

__device__ unsigned at(const void* p) { return static_cast<unsigned>(__cvta_generic_to_shared(p)); }

extern "C" __global__ void __cluster_dims__(2, 1, 1) kernel(float* y) {
    __shared__ unsigned long long full;
    const Cluster cluster{};
    if (threadIdx.x == 0) asm volatile("mbarrier.init.shared::cta.b64 [%0], 64;" ::"r"(at(&full)) : "memory");  // !!
    __syncthreads();
    if (threadIdx.x == 32) asm volatile("fence.mbarrier_init.release.cluster;" ::: "memory");
    asm volatile("barrier.cluster.arrive.relaxed;" ::: "memory");
    asm volatile("barrier.cluster.wait;" ::: "memory");
    asm volatile("{\n.reg .b32 theirs;\nmapa.shared::cluster.u32 theirs, %0, %1;\nmbarrier.arrive.release.cluster.shared::cluster.b64 _, [theirs];\n}\n" ::"r"(at(&full)), "r"(cluster.block_rank() ^ 1) : "memory");  // !!
    asm volatile("{\n.reg .pred done;\nagain:\n"
                 "mbarrier.try_wait.parity.acquire.cluster.shared::cta.b64 done, [%0], 0;\n"
                 "@!done bra again;\n}\n" ::"r"(at(&full)) : "memory");
    y[64 * blockIdx.x + threadIdx.x] = threadIdx.x;
    cluster.sync();
}
