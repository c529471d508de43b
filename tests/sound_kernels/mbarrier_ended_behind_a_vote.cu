// mbarrier_ended_behind_a_vote.cu: lanes arrive, and behind a vote one of them ends the mbarrier, as the pipelines of libcu++ do
//
//   launch : grid 1 block 32 y 32
__device__ unsigned at(const void* p) { return static_cast<unsigned>(__cvta_generic_to_shared(p)); }

extern "C" __global__ void kernel(int* y) {
    __shared__ unsigned long long full;
    if (threadIdx.x == 0) asm volatile("mbarrier.init.shared::cta.b64 [%0], 32;" ::"r"(at(&full)) : "memory");
    __syncwarp();
    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" ::"r"(at(&full)) : "memory");
    y[threadIdx.x] = __match_any_sync(~0u, 1);
    if (threadIdx.x == 0) asm volatile("mbarrier.inval.shared::cta.b64 [%0];" ::"r"(at(&full)) : "memory");
}
