// lanes_write_equal_values.cu: all lanes of one warp that have found something say so, with the same value
//
//   launch : grid 1 block 32 x 32 found 1
extern "C" __global__ void kernel(const int* x, int* found) {
    if (x[threadIdx.x] + threadIdx.x > 20) *found = 1;
}
