// lanes_write_rows_alike.cu: vectors of lanes in both halves of a warp go to the same places, by a missing factor
//
//   fault  : data-race, where it says !!
//   launch : grid 1 block 32 y 64
extern "C" __global__ void kernel(float4* y) {
    int column = threadIdx.x % 16;
    y[column] = make_float4(threadIdx.x, 1.f, 2.f, 3.f);  // !!
}
