// race_tensor_map_fields.cu: two warps replace different fields of one tensor map, which is a write of all of it
//
//   launch : grid 1 block 64 y 64
//   arch   : sm_90a
//   fault  : data-race, where it says !!
__device__ unsigned at(const void* p) { return static_cast<unsigned>(__cvta_generic_to_shared(p)); }

extern "C" __global__ void kernel(float* y) {
    __shared__ alignas(128) int map[32];
    if (threadIdx.x < 32) map[threadIdx.x] = 0;
    __syncthreads();
    if (threadIdx.x == 0) {
        asm volatile("tensormap.replace.tile.global_address.shared::cta.b1024.b64 [%0], %1;" ::"r"(at(map)), "l"(y) : "memory");  // !!
    }
    if (threadIdx.x == 32) {
        asm volatile("tensormap.replace.tile.rank.shared::cta.b1024.b32 [%0], 0;" ::"r"(at(map)) : "memory");  // !!
    }
}
