// mask_differs.cu: lanes that meet name different partners
//
//   fault  : invalid-sync-mask, where it says !!
//   launch : grid 1 block 32 y 32
extern "C" __global__ void kernel(int* y) {
    unsigned mask = threadIdx.x < 16 ? 0x0000ffffu : 0xfffffff0u;
    y[threadIdx.x] = __shfl_xor_sync(mask, threadIdx.x, 1);  // !!
}
