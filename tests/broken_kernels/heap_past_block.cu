// heap_past_block.cu: a thread writes behind the block that malloc gave it
//
//   fault  : out-of-bounds, where it says !!
//   launch : grid 1 block 32 y 32
extern "C" __global__ void kernel(int* y, int n = 5) {
    int* mine = static_cast<int*>(malloc(n * sizeof(int)));
    for (int i = 0; i < n; ++i) mine[i] = i;
    mine[n] = 1;  // !!
    y[threadIdx.x] = mine[n - 1];
    free(mine);
}
