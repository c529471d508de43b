// st_async_waited_for.cu: blocks store into each other's tile, and wait for all that comes into their own
//
//   launch : grid 2 block 64 x 64 y 128
//   exact  : asynchronous stores are left to the exact look
#include "../cluster.cuh"

__device__ unsigned at(const void* p) { return static_cast<unsigned>(__cvta_generic_to_shared(p)); }

__device__ unsigned in_peer(const void* p, int rank) {
    unsigned there;
    asm volatile("mapa.shared::cluster.u32 %0, %1, %2;" : "=r"(there) : "r"(at(p)), "r"(rank));
    return there;
}

extern "C" __global__ void __cluster_dims__(2, 1, 1) kernel(const float* x, float* y) {
    __shared__ alignas(16) float tile[64];
    __shared__ unsigned long long full;
    Cluster cluster;
    if (threadIdx.x == 0) {
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" ::"r"(at(&full)) : "memory");
        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 256;" ::"r"(at(&full)) : "memory");
    }
    cluster.sync();  // both barriers are initialised
    const int peer = 1 - cluster.block_rank();
    asm volatile("st.async.weak.shared::cluster.mbarrier::complete_tx::bytes.f32 [%0], %1, [%2];" ::"r"(in_peer(&tile[threadIdx.x], peer)), "f"(x[threadIdx.x]), "r"(in_peer(&full, peer)) : "memory");
    asm volatile("{\n.reg .pred done;\nagain:\nmbarrier.try_wait.parity.shared::cta.b64 done, [%0], 0;\n"
                 "@!done bra again;\n}\n" ::"r"(at(&full)) : "memory");
    y[64 * blockIdx.x + threadIdx.x] = tile[63 - threadIdx.x];
}
