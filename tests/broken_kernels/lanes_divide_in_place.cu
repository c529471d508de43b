// lanes_divide_in_place.cu: lanes that branch together store to one flag the numbers that they have found
//
//   fault  : data-race, where it says !!
//   launch : grid 1 block 32 x 32 y 1
extern "C" __global__ void kernel(const int* x, int* y) {
    if (x[threadIdx.x] + threadIdx.x > 20)
        *y = threadIdx.x + 1;  // !!
}
