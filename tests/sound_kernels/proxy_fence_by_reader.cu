// proxy_fence_by_reader.cu: threads signal an mbarrier, and the one that waits for them fences, then stores the tile
//
//   launch : grid 1 block 64 x 64 y 64
//   exact  : the reader fences behind a signal, with no barrier of the block between
__device__ unsigned at(const void* p) { return static_cast<unsigned>(__cvta_generic_to_shared(p)); }

__device__ void fence() { asm volatile("fence.proxy.async.shared::cta;" ::: "memory"); }

__device__ void store(float* y, const float* tile) {
    asm volatile("cp.async.bulk.global.shared::cta.bulk_group [%0], [%1], 256;" ::"l"(y), "r"(at(tile)) : "memory");
    asm volatile("cp.async.bulk.commit_group;" ::: "memory");
    asm volatile("cp.async.bulk.wait_group.read 0;" ::: "memory");
}

__device__ void init(unsigned long long* full) {
    asm volatile("mbarrier.init.shared::cta.b64 [%0], 64;" ::"r"(at(full)) : "memory");
}

__device__ void arrive(unsigned long long* full) {
    asm volatile("{ .reg .b64 s; mbarrier.arrive.shared::cta.b64 s, [%0]; }" ::"r"(at(full)) : "memory");
}

__device__ void wait(unsigned long long* full) {
    asm volatile("{ .reg .pred p; LOOP: mbarrier.try_wait.parity.shared::cta.b64 p, [%0], 0; @!p bra LOOP; }" ::"r"(at(full)) : "memory");
}

extern "C" __global__ void kernel(const float* x, float* y) {
    __shared__ alignas(16) float tile[64];
    __shared__ unsigned long long full;
    if (threadIdx.x == 0) init(&full);
    __syncthreads();  // the barrier is there
    tile[threadIdx.x] = x[threadIdx.x];
    arrive(&full);
    if (threadIdx.x == 0) {
        wait(&full);
        fence();
        store(y, tile);
    }
}
