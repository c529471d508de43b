// tracked_copies_and_groups.cu: an mbarrier tracks copies, and each thread waits for all of its own besides
//
//   launch : grid 1 block 64 x 64 y 64
//   exact  : a thread waits for its own copies, and not at their mbarrier
__device__ unsigned at(const void* p) { return static_cast<unsigned>(__cvta_generic_to_shared(p)); }

extern "C" __global__ void kernel(const float* x, float* y) {
    __shared__ alignas(16) float tile[64];
    __shared__ unsigned long long full;
    if (threadIdx.x == 0) asm volatile("mbarrier.init.shared.b64 [%0], 64;" ::"r"(at(&full)) : "memory");
    __syncthreads();
    const int i = threadIdx.x;
    asm volatile("cp.async.ca.shared.global [%0], [%1], 4;" ::"r"(at(tile + i)), "l"(x + i) : "memory");
    asm volatile("cp.async.mbarrier.arrive.noinc.shared.b64 [%0];" ::"r"(at(&full)) : "memory");
    asm volatile("cp.async.wait_all;" ::: "memory");
    __syncthreads();
    y[i] = tile[63 - i];
}
