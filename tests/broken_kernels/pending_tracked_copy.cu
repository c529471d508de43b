// pending_tracked_copy.cu: an mbarrier tracks copies, and each thread arrives there and reads its own without a wait
//
//   launch : grid 2 block 64 x 128 y 128
//   fault  : pending-async-copy, where it says !!
__device__ unsigned at(const void* p) { return static_cast<unsigned>(__cvta_generic_to_shared(p)); }

extern "C" __global__ void kernel(const float* x, float* y) {
    __shared__ alignas(16) float tile[64];
    __shared__ unsigned long long full;
    if (threadIdx.x == 0) asm volatile("mbarrier.init.shared::cta.b64 [%0], 64;" ::"r"(at(&full)) : "memory");
    __syncthreads();
    const int i = threadIdx.x;
    asm volatile("cp.async.ca.shared.global [%0], [%1], 4;" ::"r"(at(tile + i)), "l"(x + 64 * blockIdx.x + i) : "memory");
    asm volatile("cp.async.mbarrier.arrive.noinc.shared.b64 [%0];" ::"r"(at(&full)) : "memory");  // !!
    y[64 * blockIdx.x + i] = tile[i];  // !!
}
