// lanes_write_own_arrays.cu: each lane has an array of its own, at the same address
//
//   launch : grid 1 block 32 x 32 y 32
extern "C" __global__ void kernel(const int* x, int* y) {
    int own[8];
    for (int i = 0; i < 8; ++i) own[(i + x[threadIdx.x]) & 7] = i * threadIdx.x;
    y[threadIdx.x] = own[(x[threadIdx.x] + 5) & 7];
}
