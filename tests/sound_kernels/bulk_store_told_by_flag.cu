// bulk_store_told_by_flag.cu: a thread waits until its copy is done, and tells another block by a flag
//
//   launch : grid 2 block 64 flag 1 y 64 z 64
//   exact  : what a copy has written in global memory is touched once more
__device__ unsigned at(const void* p) { return static_cast<unsigned>(__cvta_generic_to_shared(p)); }

extern "C" __global__ void kernel(int* flag, float* y, float* z) {
    __shared__ alignas(16) float tile[64];
    if (blockIdx.x == 0) {
        tile[threadIdx.x] = threadIdx.x;
        asm volatile("fence.proxy.async.shared::cta;" ::: "memory");
        __syncthreads();
        if (threadIdx.x > 0) return;
        asm volatile("cp.async.bulk.global.shared::cta.bulk_group [%0], [%1], 256;" ::"l"(y), "r"(at(tile)) : "memory");
        asm volatile("cp.async.bulk.commit_group;\ncp.async.bulk.wait_group 0;" ::: "memory");
        __threadfence();
        atomicExch(flag, 1);
    } else {
        while (atomicAdd(flag, 0) == 0) {
        }
        __threadfence();
        z[threadIdx.x] = y[threadIdx.x];
    }
}
