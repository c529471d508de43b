// shuffle_by_ballot.cu: a ballot before the branch tells the lanes that take it, and they shuffle among themselves
//
//   launch : grid 1 block 32 x 20 y 1
extern "C" __global__ void kernel(const float* x, float* y, int n = 20) {
    int i = threadIdx.x;
    unsigned mask = __ballot_sync(0xffffffff, i < n);
    if (i < n) {
        float sum = x[i];
        for (int offset = 16; offset; offset /= 2) {
            float other = __shfl_sync(mask, sum, i + offset < n ? i + offset : i);
            if (i + offset < n) sum += other;
        }
        if (i == 0) *y = sum;
    }
}
