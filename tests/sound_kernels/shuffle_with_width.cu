// shuffle_with_width.cu: groups of eight lanes sum; what would reach past a group is a lane's own value
//
//   launch : grid 1 block 32 y 32
extern "C" __global__ void kernel(float* y) {
    float sum = threadIdx.x;
    for (int offset = 4; offset; offset /= 2) sum += __shfl_down_sync(0xffffffff, sum, offset, 8);
    y[threadIdx.x] = sum;
}
