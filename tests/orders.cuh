// orders.cuh: what threads of several blocks see one another by
#pragma once
__device__ int get(int* p) {
    int v;
    asm volatile("ld.acquire.gpu.s32 %0, [%1];" : "=r"(v) : "l"(p) : "memory");
    return v;
}
__device__ void put(int* p, int v) { asm volatile("st.release.gpu.s32 [%0], %1;" ::"l"(p), "r"(v) : "memory"); }
__device__ void set(int* p, int v) { asm volatile("st.relaxed.gpu.s32 [%0], %1;" ::"l"(p), "r"(v) : "memory"); }
__device__ int add(int* p, int v) {
    __threadfence();
    const int old = atomicAdd(p, v);
    __threadfence();
    return old;
}
__device__ bool try_take(int* l) {
    const bool got = atomicCAS(l, 0, 1) == 0;
    __threadfence();
    return got;
}
__device__ void take(int* l) {
    while (!try_take(l)) {}
}
__device__ void give(int* l) {
    __threadfence();
    atomicExch(l, 0);
}
__device__ void await(int* p, int v) {
    while (get(p) < v) {}
}
__device__ void acquire(int* p) {
    for (;;) {
        const int c = get(p);
        if (c > 0 && atomicCAS(p, c, c - 1) == c) break;
    }
    __threadfence();
}
