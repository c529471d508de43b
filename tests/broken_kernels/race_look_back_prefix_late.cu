// race_look_back_prefix_late.cu: the prefix is written behind the state that tells of it
//
//   launch : grid 4 block 32 s 16 x 16
//   fault  : data-race, where it says !!
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
        sum += state == 2 ? x[8 + i] : x[i];  // !!
        if (state == 2) break;
    }
    put(s + me, 2);
    x[8 + me] = sum;  // !!
}
