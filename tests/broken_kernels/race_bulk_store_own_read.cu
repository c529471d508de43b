// race_bulk_store_own_read.cu: the thread that asks for a copy adds to what it writes, before the copy is done
//
//   launch : grid 1 block 32 y 64
//   fault  : data-race, where it says !!
__device__ unsigned at(const void* p) { return static_cast<unsigned>(__cvta_generic_to_shared(p)); }

extern "C" __global__ void kernel(float* y) {
    __shared__ alignas(16) float tile[64];
    if (threadIdx.x > 0) return;
    for (int i = 0; i < 64; ++i) tile[i] = i;
    asm volatile("fence.proxy.async.shared::cta;" ::: "memory");
    asm volatile("cp.async.bulk.global.shared::cta.bulk_group [%0], [%1], 256;" ::"l"(y), "r"(at(tile)) : "memory");  // !!
    asm volatile("cp.async.bulk.commit_group;\ncp.async.bulk.wait_group.read 0;" ::: "memory");
    y[3] += 1;  // !!
}
