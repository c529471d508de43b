// race_in_place_stencil.cu: a stencil works in place
//
//   fault  : data-race, where it says !!
//   launch : grid 1 block 64 y 66
extern "C" __global__ void kernel(float* y) {
    y[threadIdx.x + 1] = y[threadIdx.x] + y[threadIdx.x + 2];  // !!
}
