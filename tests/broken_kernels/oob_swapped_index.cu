// oob_swapped_index.cu: row and column are swapped in a tensor that is not square
//
//   fault  : out-of-bounds, where it says !!
//   thread : 8 7 0
//   launch : grid 1 block 16,8 y 128
extern "C" __global__ void kernel(float* y) {
    if (threadIdx.y == 7)
        y[threadIdx.x * 16 + threadIdx.y] = 1.f;  // !!
}
