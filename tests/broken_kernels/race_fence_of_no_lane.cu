// race_fence_of_no_lane.cu: a warp comes by a fence whose predicate is false in every lane
//
//   fault  : data-race, where it says !!
//   launch : grid 1 block 64 y 3 signal 1
extern "C" __global__ void kernel(int* y, int* signal) {
    if (threadIdx.x == 0) {
        y[0] = 5;                                    // !!
        asm volatile("{.reg .pred p;\nsetp.eq.s32 p, %0, 7;\n@p membar.gl;\n}" ::"r"(y[1]) : "memory");
        atomicExch(signal, 1);
    }
    if (threadIdx.x == 32) {
        while (atomicAdd(signal, 0) == 0) {}
        y[2] = y[0];                                 // !!
    }
}
