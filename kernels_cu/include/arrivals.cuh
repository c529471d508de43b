// arrivals.cuh: how blocks of a grid count each other's arrivals, and see what was written before them
#pragma once

namespace arrivals {

__device__ __forceinline__ int load_acquire(const int* p) {
  int v;
  asm volatile("ld.acquire.gpu.global.b32 %0, [%1];" : "=r"(v) : "l"(p) : "memory");
  return v;
}

// A counter of `parties` that arrive and, once all of them have, may leave again. It is zero before the first one
// arrives and after the last one has left: where all leave it is set to zero once, and not before each launch.
__device__ __forceinline__ void arrive(int* counter, int parties) {
  asm volatile("red.release.gpu.global.inc.u32 [%0], %1;" ::"l"(counter), "r"(2 * parties - 1) : "memory");
}

__device__ __forceinline__ void await_all(const int* counter, int parties) {
  while (load_acquire(counter) < parties) {}
}

// One lane leaves, when all that await the counter in its place have seen `parties`.
__device__ __forceinline__ void leave(int* counter, int parties) {
  asm volatile("red.relaxed.gpu.global.inc.u32 [%0], %1;" ::"l"(counter), "r"(2 * parties - 1) : "memory");
}

}  // namespace arrivals
