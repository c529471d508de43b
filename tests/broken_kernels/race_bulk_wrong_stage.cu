// race_bulk_wrong_stage.cu: two bulk loads are under way, and the second is read behind a wait for the first
//
//   launch : grid 1 block 64 x 128 y 64
//   fault  : data-race, where it says !!
__device__ unsigned at(const void* p) { return static_cast<unsigned>(__cvta_generic_to_shared(p)); }

__device__ void load(float* tile, const float* x, unsigned long long* full) {
    asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" ::"r"(at(full)) : "memory");
    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 256;" ::"r"(at(full)) : "memory");
    asm volatile("cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1], 256, [%2];" ::"r"(at(tile)), "l"(x), "r"(at(full)) : "memory");  // !!
}

extern "C" __global__ void kernel(const float* x, float* y) {
    __shared__ alignas(16) float tile[2][64];
    __shared__ unsigned long long full[2];
    if (threadIdx.x == 0) {
        load(tile[0], x, &full[0]);
        load(tile[1], x + 64, &full[1]);
    }
    __syncthreads();
    asm volatile("{\n.reg .pred done;\nagain:\nmbarrier.try_wait.parity.shared::cta.b64 done, [%0], 0;\n"
                 "@!done bra again;\n}\n" ::"r"(at(&full[0])) : "memory");
    y[threadIdx.x] = tile[0][threadIdx.x] + tile[1][threadIdx.x];  // !!
}
