// arrivals.cuh: how blocks of a grid count each other's arrivals, and how they read each other's results
#pragma once

namespace arrivals {

__device__ __forceinline__ int load_acquire(const int* p) {
  int v;
  asm volatile("ld.acquire.gpu.global.b32 %0, [%1];" : "=r"(v) : "l"(p) : "memory");
  return v;
}

// Waits until `parties` have arrived at a counter that was zero before.
__device__ __forceinline__ void await_all(const int* counter, int parties) {
  while (load_acquire(counter) < parties) {}
}

// Counts an arrival, and orders no writes: a block that sees it may not yet see what was written before.
__device__ __forceinline__ void arrive_relaxed(int* counter, int parties) {
  asm volatile("red.relaxed.gpu.global.inc.u32 [%0], %1;" ::"l"(counter), "r"(2 * parties - 1) : "memory");
}

// Two values that a lane publishes to other blocks, without a fence. The memory is zero before. Zero bits mean that a
// value is not there yet, so a value of zero is published as the negative one. A reader may see one value before the
// other.
__device__ __forceinline__ void publish(double2* p, double2 values) {
  const double x = values.x == 0.0 ? -0.0 : values.x, y = values.y == 0.0 ? -0.0 : values.y;
  asm volatile("st.relaxed.gpu.global.v2.f64 [%0], {%1, %2};" ::"l"(p), "d"(x), "d"(y) : "memory");
}
__device__ __forceinline__ double2 peek(const double2* p) {
  double2 values;
  asm volatile("ld.relaxed.gpu.global.v2.f64 {%0, %1}, [%2];" : "=d"(values.x), "=d"(values.y) : "l"(p) : "memory");
  return values;
}
__device__ __forceinline__ bool is_published(double2 values) {
  return __double_as_longlong(values.x) != 0 && __double_as_longlong(values.y) != 0;
}
// Reads the first `count` of kMost places, `stride` apart, again until all of these are published. The others are zero.
template <int kMost>
__device__ __forceinline__ void await_published(double2 (&values)[kMost], const double2* p, int stride, int count) {
  bool missing;
  do {
    missing = false;
#pragma unroll
    for (int k = 0; k < kMost; ++k) {
      values[k] = k < count ? peek(p + k * stride) : double2{};
      missing = missing || (k < count && !is_published(values[k]));
    }
  } while (missing);
}

}  // namespace arrivals
