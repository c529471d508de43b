// tensor_maps_acquired_each.cu: a thread makes two tensor maps, acquires each of them, and copies by both
//
//   launch : grid 2 block 32 y 128 maps 512
//   arch   : sm_90a
//   exact  : the launch writes the maps
__device__ unsigned at(const void* p) { return static_cast<unsigned>(__cvta_generic_to_shared(p)); }

#define REPLACE(field, type, operands, ...) \
    asm volatile("tensormap.replace.tile." field ".shared::cta.b1024." type " [%0], " operands ";" ::"r"(at(map)), ##__VA_ARGS__ : "memory")

__device__ void make(int* map, char* place, float* target) {
    map[threadIdx.x] = 0;
    __syncwarp();
    if (threadIdx.x == 0) {
        REPLACE("global_address", "b64", "%1", "l"(target));
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
}

__device__ void acquire(const char* place) {
    asm volatile("fence.proxy.tensormap::generic.acquire.gpu [%0], 128;" ::"l"(place) : "memory");
}

extern "C" __global__ void kernel(float* y, char* maps) {
    __shared__ alignas(128) int map[2][32];
    __shared__ alignas(128) float row[32];
    char* const place = maps + 256 * blockIdx.x;
    row[threadIdx.x] = threadIdx.x;
    make(map[0], place, y + 64 * blockIdx.x);
    make(map[1], place + 128, y + 64 * blockIdx.x + 32);
    asm volatile("fence.proxy.async;" ::: "memory");
    __syncwarp();
    if (threadIdx.x == 0) {
        acquire(place);
        acquire(place + 128);
        asm volatile("cp.async.bulk.tensor.1d.global.shared::cta.tile.bulk_group [%0, {0}], [%1];" ::"l"(place), "r"(at(row)) : "memory");
        asm volatile("cp.async.bulk.tensor.1d.global.shared::cta.tile.bulk_group [%0, {0}], [%1];" ::"l"(place + 128), "r"(at(row)) : "memory");
        asm volatile("cp.async.bulk.commit_group;" ::: "memory");
        asm volatile("cp.async.bulk.wait_group 0;" ::: "memory");
    }
}
