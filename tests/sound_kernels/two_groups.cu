// two_groups.cu: two halves of a block with a named barrier each
//
//   launch : grid 1 block 128 y 128
extern "C" __global__ void kernel(float* y) {
    __shared__ float tile[128];
    int group = threadIdx.x / 64, base = group * 64;
    tile[threadIdx.x] = threadIdx.x;
    asm volatile("bar.sync %0, 64;" ::"r"(group + 1) : "memory");
    y[threadIdx.x] = tile[base + 63 - threadIdx.x % 64];
}
