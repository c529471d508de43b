// race_neighbour_block.cu: a block reads what its neighbour writes in the same launch
//
//   fault  : data-race, where it says !!
//   launch : grid 2 block 32 y 64
extern "C" __global__ void kernel(float* y) {
    int i = blockIdx.x * 32 + threadIdx.x;
    y[i] = i;                            // !!
    y[i] = y[(i + 32) % 64] + 1.f;       // !!
}
