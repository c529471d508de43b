// mask_without_self.cu: lanes execute __syncwarp with a mask that leaves them out
//
//   fault  : invalid-sync-mask, where it says !!
//   thread : 0 0 0
//   launch : grid 1 block 32 y 32
extern "C" __global__ void kernel(float* y) {
    y[threadIdx.x] = 1.f;
    if (threadIdx.x < 8)
        __syncwarp(0x000000f0);  // !!
}
