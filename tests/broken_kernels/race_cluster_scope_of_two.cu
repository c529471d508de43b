// race_cluster_scope_of_two.cu: a release of the cluster's scope hands nothing over to a block of another cluster
//
//   arch   : sm_90
//   launch : grid 2 block 1 x 1 flag 1 y 1
//   fault  : data-race, where it says !!
extern "C" __global__ void kernel(int* x, int* flag, int* y) {
    if (blockIdx.x == 0) {
        x[0] = 1;  // !!
        asm volatile("fence.acq_rel.cluster;" ::: "memory");
        atomicExch(flag, 1);
    } else {
        while (atomicAdd(flag, 0) == 0) {
        }
        __threadfence();
        y[0] = x[0];  // !!
    }
}
