// race_grid_barrier_once_a_round.cu: a barrier of the grid lies before the reads of a round, and none before the writes of the next
//
//   launch : grid 4 block 32 x 128 y 128 cooperative
//   fault  : data-race, where it says !!
#include <cooperative_groups.h>
extern "C" __global__ void kernel(int* x, int* y) {
    const int i = 32 * blockIdx.x + threadIdx.x;
    for (int round = 0; round < 3; ++round) {
        x[i] = round + i;  // !!
        cooperative_groups::this_grid().sync();
        y[i] += x[127 - i];  // !!
    }
}
