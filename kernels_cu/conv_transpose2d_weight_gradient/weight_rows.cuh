// weight_rows.cuh: what the kernels share that multiply rows of x by rows of dy: copies, and the walk of a block
//
// LOAD and LOAD_X, ROWS and KERNEL_W are the including file's.
#pragma once

using u32 = unsigned int;

__device__ __forceinline__ u32 smem_address(const void* p) { return static_cast<u32>(__cvta_generic_to_shared(p)); }

// Copies kCount floats, of which the first `valid` are read and the others become zero.
template <int kCount>
__device__ __forceinline__ void copy(u32 smem, const float* gmem, int valid) {
  if constexpr (kCount == 4) {
    asm volatile("cp.async.cg.shared.global [%0], [%1], 16, %2;" ::"r"(smem), "l"(gmem), "r"(valid * 4) : "memory");
  } else {
    asm volatile("cp.async.ca.shared.global [%0], [%1], %3, %2;" ::"r"(smem), "l"(gmem), "r"(valid * 4), "n"(kCount * 4)
                 : "memory");
  }
}

__device__ __forceinline__ u32 tf32(float v) {
  u32 bits;
  asm("cvt.rna.tf32.f32 %0, %1;" : "=r"(bits) : "f"(v));
  return bits;
}

// Goes through the rows of a block: strips one after the other, each with kRows - 1 steps ahead of its first row.
struct Walk {
  int in_h, strips;
  long long left;  // rows that are still to come
  int image, strip, row, ahead;

  __device__ __forceinline__ Walk(int in_h, int strips, long long first, long long last)
      : in_h(in_h), strips(strips), left(last - first), ahead(ROWS - 1) {
    const long long column = first / in_h;
    row = static_cast<int>(first - column * in_h);
    image = static_cast<int>(column / strips);
    strip = static_cast<int>(column - static_cast<long long>(image) * strips);
  }
  __device__ __forceinline__ void step() {
    if (ahead > 0) {
      --ahead;
      return;
    }
    --left;
    if (++row < in_h) return;
    row = 0;
    ahead = ROWS - 1;
    if (++strip < strips) return;
    strip = 0;
    ++image;
  }
};
