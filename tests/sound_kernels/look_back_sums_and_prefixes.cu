// look_back_sums_and_prefixes.cu: look-back over sums, until a prefix is found
//
//   launch : grid 4 block 32 s 16 x 16
#include "../orders.cuh"

extern "C" __global__ void kernel(int* s, int* x) {
    const int me = blockIdx.x, n = gridDim.x;
    if (threadIdx.x > 0) return;
    x[me] = me;
    put(s + me, 1);
    int sum = me;
    for (int i = me - 1; i >= 0; --i) {
        int state = get(s + i);
        while (state == 0) state = get(s + i);
        sum += state == 2 ? x[8 + i] : x[i];
        if (state == 2) break;
    }
    x[8 + me] = sum;
    put(s + me, 2);
}
