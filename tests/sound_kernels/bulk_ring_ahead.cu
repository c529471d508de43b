// bulk_ring_ahead.cu: a ring asks for the next tile before it waits for the one under way
//
//   launch : grid 2 block 64 x 320 y 512
//   exact  : lanes of a warp arrive one behind another
__device__ unsigned at(const void* p) { return static_cast<unsigned>(__cvta_generic_to_shared(p)); }

__device__ void wait(unsigned long long* barrier, int parity) {
    asm volatile("{\n.reg .pred done;\nagain:\nmbarrier.try_wait.parity.shared::cta.b64 done, [%0], %1;\n"
                 "@!done bra again;\n}\n" ::"r"(at(barrier)), "r"(parity) : "memory");
}

extern "C" __global__ void kernel(const float* x, float* y) {
    __shared__ alignas(16) float tile[2][64];
    __shared__ unsigned long long full[2], empty[2];
    if (threadIdx.x == 0) {
        for (int slot = 0; slot < 2; ++slot) {
            asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" ::"r"(at(&full[slot])) : "memory");
            asm volatile("mbarrier.init.shared::cta.b64 [%0], 64;" ::"r"(at(&empty[slot])) : "memory");
        }
    }
    __syncthreads();
    auto load = [&](int step) {
        const int slot = step % 2;
        if (step >= 2) wait(&empty[slot], (step - 2) / 2 % 2);
        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 256;" ::"r"(at(&full[slot])) : "memory");
        asm volatile("cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1], 256, [%2];" ::"r"(at(tile[slot])), "l"(x + 64 * step), "r"(at(&full[slot])) : "memory");
    };
    if (threadIdx.x == 0) load(0);
    for (int step = 0; step < 4; ++step) {
        if (threadIdx.x == 0 && step < 3) load(step + 1);
        const int slot = step % 2;
        wait(&full[slot], step / 2);
        y[256 * blockIdx.x + 64 * step + threadIdx.x] = tile[slot][63 - threadIdx.x];
        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" ::"r"(at(&empty[slot])) : "memory");
    }
}
