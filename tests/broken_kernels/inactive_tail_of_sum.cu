// inactive_tail_of_sum.cu: lanes past the end of the data take no part in a sum whose mask names them all
//
//   fault  : inactive-lane, where it says !!
//   launch : grid 1 block 32 x 20 y 1
extern "C" __global__ void kernel(const float* x, float* y, int n = 20) {
    int i = threadIdx.x;
    if (i < n) {
        float sum = x[i];
        for (int offset = 16; offset; offset /= 2)
            sum += __shfl_down_sync(0xffffffff, sum, offset);  // !!
        if (i == 0) *y = sum;
    }
}
