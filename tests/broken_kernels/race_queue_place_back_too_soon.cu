// race_queue_place_back_too_soon.cu: a block hands a place of a ring back before it has read it
//
//   launch : grid 2 block 32 s 16 ring 8 y 32
//   fault  : data-race, where it says !!
#include "../orders.cuh"

extern "C" __global__ void kernel(int* s, int* ring, int* y) {
    if (threadIdx.x > 0) return;
    int *head = s, *tail = s + 1;
    for (int i = 0; i < 20; ++i) {
        if (blockIdx.x == 0) {
            while (i - get(tail) >= 8) {
            }
            ring[i % 8] = i;  // !!
            put(head, i + 1);
        } else {
            await(head, i + 1);
            put(tail, i + 1);
            y[i] = ring[i % 8];  // !!
        }
    }
}
