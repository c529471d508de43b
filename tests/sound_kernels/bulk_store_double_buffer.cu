// bulk_store_double_buffer.cu: two tiles take turns as sources of bulk stores, one of which is always left under way
//
//   launch : grid 2 block 64 x 256 y 256
//   exact  : what a copy has written in global memory is touched once more
__device__ unsigned at(const void* p) { return static_cast<unsigned>(__cvta_generic_to_shared(p)); }

__device__ void store(float* y, const float* tile) {
    asm volatile("fence.proxy.async.shared::cta;" ::: "memory");
    asm volatile("cp.async.bulk.global.shared::cta.bulk_group [%0], [%1], 256;" ::"l"(y), "r"(at(tile)) : "memory");
    asm volatile("cp.async.bulk.commit_group;" ::: "memory");
}

extern "C" __global__ void kernel(const float* x, float* y) {
    __shared__ alignas(16) float tile[2][64];
    const int first = 128 * blockIdx.x;
    for (int pass = 0; pass < 4; ++pass) {
        if (threadIdx.x == 0) asm volatile("cp.async.bulk.wait_group.read 1;" ::: "memory");
        __syncthreads();  // the tile has been read
        tile[pass % 2][threadIdx.x] = x[first + 64 * (pass % 2) + threadIdx.x];
        __syncthreads();  // the tile is written
        if (threadIdx.x == 0) store(y + first + 64 * (pass % 2), tile[pass % 2]);
    }
    if (threadIdx.x == 0) asm volatile("cp.async.bulk.wait_group 0;" ::: "memory");
}
