// lanes_scatter_by_data.cu: an index from memory sends two lanes to one place
//
//   fault  : data-race, where it says !!
//   launch : grid 1 block 32 to 32 y 40
extern "C" __global__ void kernel(const int* to, float* y) {
    int i = to[threadIdx.x] + threadIdx.x / 2;
    y[i] = 2.f * threadIdx.x;  // !!
}
