// lanes_write_one_place.cu: each lane of a warp writes its own value to one element
//
//   fault  : data-race, where it says !!
//   thread : 0 0 0
//   launch : grid 1 block 32 y 1
extern "C" __global__ void kernel(int* y) {
    y[0] = threadIdx.x;  // !!
}
