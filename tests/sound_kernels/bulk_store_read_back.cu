// bulk_store_read_back.cu: a block reads what its copy has written, once its thread has waited for the copy
//
//   launch : grid 2 block 64 y 128 z 128
//   exact  : what a copy has written in global memory is touched once more
__device__ unsigned at(const void* p) { return static_cast<unsigned>(__cvta_generic_to_shared(p)); }

extern "C" __global__ void kernel(float* y, float* z) {
    __shared__ alignas(16) float tile[64];
    tile[threadIdx.x] = threadIdx.x;
    asm volatile("fence.proxy.async.shared::cta;" ::: "memory");
    __syncthreads();
    if (threadIdx.x == 0) {
        asm volatile("cp.async.bulk.global.shared::cta.bulk_group [%0], [%1], 256;" ::"l"(y + 64 * blockIdx.x), "r"(at(tile)) : "memory");
        asm volatile("cp.async.bulk.commit_group;\ncp.async.bulk.wait_group 0;" ::: "memory");
    }
    __syncthreads();
    z[64 * blockIdx.x + threadIdx.x] = y[64 * blockIdx.x + 63 - threadIdx.x];
}
