// coalesced_group.cu: the lanes that are together sum among themselves, and one of them adds for all
//
//   launch : grid 2 block 64 x 128 total 1
#include <cooperative_groups.h>
namespace cg = cooperative_groups;

extern "C" __global__ void kernel(const int* x, int* total) {
    int i = blockIdx.x * 64 + threadIdx.x;
    if ((x[i] + i) % 3 == 1) {
        cg::coalesced_group active = cg::coalesced_threads();
        int first = active.thread_rank() == 0 ? atomicAdd(total, active.size()) : 0;
        active.shfl(first, 0);
    }
}
