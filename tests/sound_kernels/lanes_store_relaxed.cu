// lanes_store_relaxed.cu: lanes store their numbers to one place, each atomically: any of them may stay
//
//   launch : grid 1 block 64 y 1
extern "C" __global__ void kernel(int* y) {
    asm volatile("st.relaxed.gpu.global.u32 [%0], %1;" ::"l"(y), "r"(threadIdx.x) : "memory");
}
