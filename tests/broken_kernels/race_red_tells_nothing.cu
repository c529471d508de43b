// race_red_tells_nothing.cu: an atomic whose result nobody uses tells its thread nothing of what others have published
//
//   launch : grid 2 block 1 count 1 x 1 y 1
//   fault  : data-race, where it says !!
extern "C" __global__ void kernel(int* count, int* x, int* y) {
    if (blockIdx.x == 0) {
        *x = 1;  // !!
        __threadfence();
        atomicAdd(count, 1);
    } else {
        atomicAdd(count, 1);
        __threadfence();
        *y = *x;  // !!
    }
}
