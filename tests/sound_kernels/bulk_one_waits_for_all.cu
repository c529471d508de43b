// bulk_one_waits_for_all.cu: one thread waits for a bulk load, and a barrier of the block tells the others
//
//   launch : grid 2 block 64 x 64 y 64
__device__ unsigned at(const void* p) { return static_cast<unsigned>(__cvta_generic_to_shared(p)); }

extern "C" __global__ void kernel(const float* x, float* y) {
    __shared__ alignas(16) float tile[32];
    __shared__ unsigned long long full;
    const int first = 32 * blockIdx.x;
    if (threadIdx.x == 0) {
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" ::"r"(at(&full)) : "memory");
        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 128;" ::"r"(at(&full)) : "memory");
        asm volatile("cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1], 128, [%2];" ::"r"(at(tile)), "l"(x + first), "r"(at(&full)) : "memory");
        asm volatile("{\n.reg .pred done;\nagain:\nmbarrier.try_wait.parity.shared::cta.b64 done, [%0], 0;\n@!done bra again;\n}\n" ::"r"(at(&full)) : "memory");
    }
    __syncthreads();  // the tile has come
    if (threadIdx.x < 32) y[first + threadIdx.x] = tile[threadIdx.x];
    __syncthreads();  // the tile has been read
    if (threadIdx.x < 32) tile[threadIdx.x] = 0.f;
}
