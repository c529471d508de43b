// volatile_scan_in_step.cu: a scan of one warp in step, whose first half reads zeros that nobody waits for
//
//   fault  : data-race, where it says !!
//   launch : grid 1 block 32 x 32 y 32
extern "C" __global__ void kernel(const int* x, int* y) {
    __shared__ volatile int scan[48];
    int i = threadIdx.x + 16;
    if (threadIdx.x < 16) scan[threadIdx.x] = 0;     // !!
    scan[i] = x[threadIdx.x];                        // !!
    for (int offset = 1; offset < 32; offset *= 2)
        scan[i] += scan[i - offset < 0 ? 0 : i - offset];  // !!
    y[threadIdx.x] = scan[i];
}
