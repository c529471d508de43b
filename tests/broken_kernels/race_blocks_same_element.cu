// race_blocks_same_element.cu: both blocks write the same output
//
//   fault  : data-race, where it says !!
//   launch : grid 2 block 32 y 32
extern "C" __global__ void kernel(float* y) {
    y[threadIdx.x] = blockIdx.x;  // !!
}
