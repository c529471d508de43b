// tensor_map_acquired_by_another.cu: one warp makes a tensor map, and a thread of another one acquires it behind a barrier
//
//   launch : grid 2 block 64 y 64 maps 256
//   arch   : sm_90a
//   exact  : the launch writes the map
__device__ unsigned at(const void* p) { return static_cast<unsigned>(__cvta_generic_to_shared(p)); }

#define REPLACE(field, type, operands, ...) \
    asm volatile("tensormap.replace.tile." field ".shared::cta.b1024." type " [%0], " operands ";" ::"r"(at(map)), ##__VA_ARGS__ : "memory")

extern "C" __global__ void kernel(float* y, char* maps) {
    __shared__ alignas(128) int map[32];
    __shared__ alignas(128) float row[32];
    char* const place = maps + 128 * blockIdx.x;
    if (threadIdx.x < 32) {
        map[threadIdx.x] = 0;
        row[threadIdx.x] = threadIdx.x;
        __syncwarp();
        if (threadIdx.x == 0) {
            REPLACE("global_address", "b64", "%1", "l"(y + 32 * blockIdx.x));
            REPLACE("rank", "b32", "0");
            REPLACE("box_dim", "b32", "0, 32");
            REPLACE("global_dim", "b32", "0, 32");
            REPLACE("element_stride", "b32", "0, 1");
            REPLACE("elemtype", "b32", "7");
            REPLACE("interleave_layout", "b32", "0");
            REPLACE("swizzle_mode", "b32", "0");
            REPLACE("fill_mode", "b32", "0");
        }
        __syncwarp();
        asm volatile("tensormap.cp_fenceproxy.global.shared::cta.tensormap::generic.release.gpu.sync.aligned [%0], [%1], 128;" ::"l"(place), "r"(at(map)) : "memory");
        asm volatile("fence.proxy.async;" ::: "memory");
    }
    __syncthreads();
    if (threadIdx.x == 32) {
        asm volatile("fence.proxy.tensormap::generic.acquire.gpu [%0], 128;" ::"l"(place) : "memory");
        asm volatile("cp.async.bulk.tensor.1d.global.shared::cta.tile.bulk_group [%0, {0}], [%1];" ::"l"(place), "r"(at(row)) : "memory");
        asm volatile("cp.async.bulk.commit_group;" ::: "memory");
        asm volatile("cp.async.bulk.wait_group 0;" ::: "memory");
    }
}
