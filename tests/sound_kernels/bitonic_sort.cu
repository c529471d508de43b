// bitonic_sort.cu: a sort in shared memory, with a barrier before each step
//
//   launch : grid 1 block 64 x 64 y 64
extern "C" __global__ void kernel(const int* x, int* y) {
    __shared__ int s[64];
    const int t = threadIdx.x;
    s[t] = x[t] ^ (t * 29 & 63);
    for (int k = 2; k <= 64; k *= 2) {
        for (int j = k / 2; j > 0; j /= 2) {
            __syncthreads();  // the step before is done
            const int other = t ^ j;
            if (other > t) {
                const int a = s[t], b = s[other];
                if ((a > b) == ((t & k) == 0)) {
                    s[t] = b;
                    s[other] = a;
                }
            }
        }
    }
    __syncthreads();  // sorted
    y[t] = s[t];
}
