// race_bitonic_inner_steps.cu: a sort in shared memory, with a barrier before each stage and none between its steps
//
//   launch : grid 1 block 64 x 64 y 64
//   fault  : data-race, where it says !!
extern "C" __global__ void kernel(const int* x, int* y) {
    __shared__ int s[64];
    const int t = threadIdx.x;
    s[t] = x[t] ^ (t * 29 & 63);
    for (int k = 2; k <= 64; k *= 2) {
        __syncthreads();
        for (int j = k / 2; j > 0; j /= 2) {
            const int other = t ^ j;
            if (other > t) {
                const int a = s[t], b = s[other];  // !!
                if ((a > b) == ((t & k) == 0)) {
                    s[t] = b;  // !!
                    s[other] = a;  // !!
                }
            }
        }
    }
    __syncthreads();  // sorted
    y[t] = s[t];
}
