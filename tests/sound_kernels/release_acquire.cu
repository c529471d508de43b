// release_acquire.cu: st.release and ld.acquire hand a value on
//
//   launch : grid 2 block 32 y 1 x 1 flag 1
extern "C" __global__ void kernel(float* y, float* x, int* flag) {
    if (threadIdx.x == 0 && blockIdx.x == 0) {
        *x = 3.f;
        asm volatile("st.release.gpu.global.s32 [%0], 1;" ::"l"(flag) : "memory");
    }
    if (threadIdx.x == 0 && blockIdx.x == 1) {
        int seen = 0;
        while (seen == 0) asm volatile("ld.acquire.gpu.global.s32 %0, [%1];" : "=r"(seen) : "l"(flag) : "memory");
        *y = *x;
    }
}
