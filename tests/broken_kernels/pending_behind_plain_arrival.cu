// pending_behind_plain_arrival.cu: a thread copies and arrives at an mbarrier at once, which does not wait for the copy
//
//   launch : grid 1 block 64 x 64 y 64
//   arch   : sm_90
//   fault  : pending-async-copy, where it says !!
__device__ unsigned at(const void* p) { return static_cast<unsigned>(__cvta_generic_to_shared(p)); }

extern "C" __global__ void kernel(const int* x, int* y) {
    __shared__ int tile[32];
    __shared__ unsigned long long full;
    if (threadIdx.x == 0) asm volatile("mbarrier.init.shared::cta.b64 [%0], 32;" ::"r"(at(&full)) : "memory");
    __syncthreads();
    const int lane = threadIdx.x % 32;
    if (threadIdx.x < 32) {
        asm volatile("cp.async.ca.shared.global [%0], [%1], 4;" ::"r"(at(tile + lane)), "l"(x + lane) : "memory");  // !!
        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" ::"r"(at(&full)) : "memory");
    } else {
        asm volatile("{\n.reg .pred done;\nagain:\nmbarrier.try_wait.parity.shared::cta.b64 done, [%0], 0;\n@!done bra again;\n}\n" ::"r"(at(&full)) : "memory");
        y[lane] = tile[31 - lane];  // !!
    }
}
