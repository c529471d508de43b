// weight_rows.cuh: what the kernels share that multiply rows of x by rows of dy: macros, copies, the walk of a block
#pragma once

#ifndef SCALAR
#define SCALAR float
#endif
#ifndef KERNEL_H
#define KERNEL_H 3  // rows of the kernel
#endif
#ifndef KERNEL_W
#define KERNEL_W 3  // and columns
#endif
#ifndef ROWS
#define ROWS 3  // of the kernel, of a block
#endif
#ifndef LOAD
#define LOAD 2  // elements of a copy of dy: 1 or 2
#endif
#ifndef SHIFT
#define SHIFT 0  // columns that a strip of dy begins before the first that is met, so that a copy is aligned
#endif
#ifndef STAGES
#define STAGES 3  // tunable: rows of both tensors that are under way or in use
#endif
#ifndef FLUSH
#define FLUSH 256  // tunable: rows of a strip after which sums leave the registers
#endif
static_assert(sizeof(SCALAR) == 4, "TF32 is for tensors of float");
static_assert(LOAD == 1 || LOAD == 2, "pixels are met in pairs");

using u32 = unsigned int;
constexpr int kTile = 64;                                       // channels of a block: of x, and in v2 of dy
constexpr int kRowGroups = (KERNEL_H + ROWS - 1) / ROWS;        // blocks that share the kernel's rows
constexpr int kRing = STAGES + ROWS - 1;                        // rows of dy in shared memory
constexpr int kPairs = (KERNEL_W + SHIFT + 2) / 2;              // of neighbours of dy that a lane takes
constexpr int columns_of(int pixels) { return (pixels + KERNEL_W - 1 + SHIFT + 1) / 2 * 2; }  // of dy, of a strip
constexpr bool fits(int pixels, int pitch) {  // a strip of dy, and what its last lane reads
  return columns_of(pixels) <= pitch && (pixels - 8) + 6 + 2 * kPairs <= pitch;
}

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

// Adds what the blocks of a grid's x have summed, in order: every time the same bits.
__device__ __forceinline__ float sum_of_parts(const float* __restrict__ partial, int splits, long long step) {
  double sum = 0;
#pragma unroll 4
  for (int split = 0; split < splits; ++split) sum += partial[split * step];
  return static_cast<float>(sum);
}

// Where the weight of a pair of channels and a tap lies.
__device__ __forceinline__ long long weight_at(int ci, int co, int kh, int kw, int out_channels) {
  return ((static_cast<long long>(ci) * out_channels + co) * KERNEL_H + kh) * KERNEL_W + kw;
}
