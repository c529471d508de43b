// proxy_fence_around_a_tile.cu: stores before and behind a tile have no fence, and the copy reads the tile alone
//
//   launch : grid 2 block 32 x 128 y 256
__device__ unsigned at(const void* p) { return static_cast<unsigned>(__cvta_generic_to_shared(p)); }

extern "C" __global__ void kernel(const float* x, float* y) {
    __shared__ struct alignas(16) { float before[32], tile[64], behind[32]; } memory;
    const int i = threadIdx.x;
    memory.tile[i] = x[64 * blockIdx.x + i];
    memory.tile[32 + i] = x[64 * blockIdx.x + 32 + i];
    asm volatile("fence.proxy.async;" ::: "memory");
    __syncwarp();
    memory.before[i] = i;
    memory.behind[i] = 2 * i;
    if (i == 0) {
        asm volatile("cp.async.bulk.global.shared::cta.bulk_group [%0], [%1], 256;" ::"l"(y + 64 * blockIdx.x), "r"(at(memory.tile)) : "memory");
        asm volatile("cp.async.bulk.commit_group;\ncp.async.bulk.wait_group.read 0;" ::: "memory");
    }
    __syncwarp();
    y[128 + 64 * blockIdx.x + i] = memory.before[31 - i] + memory.behind[31 - i];
}
