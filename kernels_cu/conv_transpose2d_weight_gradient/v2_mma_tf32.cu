// v2_mma_tf32.cu: gradient of a transposed convolution's weight on the tensor cores, from NCHW as it lies
//
//   dw[ci, co, kh, kw] = sum over n, ih, iw of x[n, ci, ih, iw] * dy[n, co, ih - padding_h + kh, iw - padding_w + kw]
//
//   A matrix product whose K is the pixels of x: M the input channels, N the output channels and taps. Pixels of a row
//   are neighbours in both tensors, so fragments come from shared memory as the rows lie there, and a tap of dy is an
//   offset. Of a row of dy a lane takes neighbouring pixels once for all taps of a kernel row. Products are rounded to
//   TF32 and added in f32.
//
//   walk     : the pixels of x are strips of kPixels columns; a block goes down the rows of its strips, keeps the last
//              kRows rows of dy in a ring, and brings one row of each tensor a step. Before the first row of a strip
//              kRows - 1 steps bring rows of dy alone.
//   sums     : a block keeps its tile of dw in registers, and after FLUSH rows adds it to its own part of `partial`, so
//              that no chain of sums in the tensor cores, which do not round to nearest, grows long. add_parts adds the
//              parts of the blocks in order: the result has the same bits every time.
//
//   x        : (batch, in_channels, in_h, in_w) float, contiguous, at a multiple of LOAD_X elements, as in_w is
//   dy       : (batch, out_channels, out_h, out_w) float, contiguous, at a multiple of LOAD elements, as out_w is
//   partial  : (splits, tiles, kSums, kThreads) float
//   dw       : (in_channels, out_channels, KERNEL_H, KERNEL_W) float
//   multiply  : grid (splits, tiles, 1), tiles = ceil(in_channels / 64) * ceil(out_channels / 64) *
//               ceil(KERNEL_H / ROWS); block (256, 1, 1), dynamic smem dynamic_smem_bytes
//   add_parts : grid (tiles * kSums, 1, 1), block (256, 1, 1)
//   oracle  : torch.ops.aten.convolution_backward, of its three gradients the weight's
//   traffic : batch * (in_channels * in_h * in_w + out_channels * out_h * out_w) * 4 B, once for each tile of 64 x 64
//             channels and ROWS kernel rows, of which the L2 cache serves all but the first
//   from v1 : a block multiplies 64 x 64 channels at all taps by tensor cores
//
// Outside dy, and beyond a strip's columns, zeros are multiplied: an infinite pixel there makes NaN of a weight that it
// has no part in, beside the weights that it makes infinite.
#ifndef LOAD_X
#define LOAD_X 4  // and of x: 1, 2 or 4
#endif
#include "weight_rows.cuh"

static_assert(STAGES >= 2, "a row arrives while another is multiplied");

constexpr int kThreads = 256;
constexpr int kPixels = 32;  // of a strip
constexpr int kPitch = 40;   // floats from a channel to the next: pairs of 8 channels and 4 lanes meet 32 banks
constexpr int kColumns = columns_of(kPixels);
constexpr int kTaps = ROWS * KERNEL_W;
constexpr int kSums = 4 * kTaps * 4;  // of a thread
constexpr int kSlot = kTile * kPitch;
static_assert(fits(kPixels, kPitch), "a strip of dy fits the pitch");
__constant__ int dynamic_smem_bytes = (STAGES + kRing) * kSlot * 4;

__device__ __forceinline__ void multiply_add(float (&d)[4], const u32 (&a)[4], u32 b0, u32 b1) {
  asm volatile(
      "mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32 {%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {%0,%1,%2,%3};"
      : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3])
      : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b0), "r"(b1));
}

extern "C" __global__ __launch_bounds__(kThreads, 1) void multiply(
    const float* __restrict__ x, const float* __restrict__ dy, float* __restrict__ partial, int batch, int in_channels,
    int in_h, int in_w, int out_channels, int out_h, int out_w, int padding_h, int padding_w, int strips) {
  extern __shared__ __align__(16) float smem[];
  float* const smem_x = smem;
  float* const smem_dy = smem + STAGES * kSlot;
  const int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
  const int g = lane / 4, t = lane % 4;

  const int row_group = blockIdx.y % kRowGroups;
  const int out_tiles = (out_channels + kTile - 1) / kTile;
  const int first_out = blockIdx.y / kRowGroups % out_tiles * kTile;
  const int first_in = blockIdx.y / kRowGroups / out_tiles * kTile;
  const long long rows = static_cast<long long>(batch) * strips * in_h;
  const long long first = rows * blockIdx.x / gridDim.x, last = rows * (blockIdx.x + 1) / gridDim.x;
  const long long in_plane = static_cast<long long>(in_h) * in_w, out_plane = static_cast<long long>(out_h) * out_w;

  Walk loads(in_h, strips, first, last);
  int load_slot = 0, load_ring = 0;
  const auto load = [&] {
    if (loads.left > 0) {
      const int first_column = loads.strip * kPixels;
      if (loads.ahead == 0) {
        const float* source = x + (static_cast<long long>(loads.image) * in_channels + first_in) * in_plane +
                              static_cast<long long>(loads.row) * in_w + first_column;
        constexpr int kCopies = kPixels / LOAD_X;  // of a channel
#pragma unroll
        for (int i = threadIdx.x; i < kTile * kCopies; i += kThreads) {
          const int channel = i / kCopies, column = i % kCopies * LOAD_X;
          const bool there = first_in + channel < in_channels;
          const int valid = there ? min(max(in_w - first_column - column, 0), LOAD_X) : 0;
          copy<LOAD_X>(smem_address(smem_x + load_slot * kSlot + channel * kPitch + column),
                       valid > 0 ? source + channel * in_plane + column : x, valid);
        }
      }
      const int out_row = loads.row - loads.ahead - padding_h + row_group * ROWS + ROWS - 1;
      const bool row_there = out_row >= 0 && out_row < out_h;
      const int out_column = first_column - padding_w - SHIFT;
      const float* source = dy + (static_cast<long long>(loads.image) * out_channels + first_out) * out_plane +
                            static_cast<long long>(out_row) * out_w + out_column;
      constexpr int kCopies = kColumns / LOAD;
#pragma unroll
      for (int i = threadIdx.x; i < kTile * kCopies; i += kThreads) {
        const int channel = i / kCopies, column = i % kCopies * LOAD;
        const bool there = row_there && out_column + column >= 0 && first_out + channel < out_channels;
        const int valid = there ? min(max(out_w - out_column - column, 0), LOAD) : 0;
        copy<LOAD>(smem_address(smem_dy + load_ring * kSlot + channel * kPitch + column),
                   valid > 0 ? source + channel * out_plane + column : dy, valid);
      }
      loads.step();
    }
    asm volatile("cp.async.commit_group;" ::: "memory");
    load_slot = load_slot + 1 == STAGES ? 0 : load_slot + 1;
    load_ring = load_ring + 1 == kRing ? 0 : load_ring + 1;
  };

  float acc[4][kTaps][4];
#pragma unroll
  for (int m = 0; m < 4; ++m)
#pragma unroll
    for (int tap = 0; tap < kTaps; ++tap)
#pragma unroll
      for (int i = 0; i < 4; ++i) acc[m][tap][i] = 0;

  float* const own =
      partial + (static_cast<long long>(blockIdx.x) * gridDim.y + blockIdx.y) * kSums * kThreads + threadIdx.x;
  bool flushed = false;
  const auto flush = [&] {
#pragma unroll
    for (int m = 0; m < 4; ++m)
#pragma unroll
      for (int tap = 0; tap < kTaps; ++tap)
#pragma unroll
        for (int i = 0; i < 4; ++i) {
          float* place = own + ((m * kTaps + tap) * 4 + i) * kThreads;
          *place = flushed ? *place + acc[m][tap][i] : acc[m][tap][i];
          acc[m][tap][i] = 0;
        }
    flushed = true;
  };

#pragma unroll 1
  for (int stage = 0; stage < STAGES - 1; ++stage) load();
  Walk walk(in_h, strips, first, last);
  int slot = 0, ring = 0, unflushed = 0;
#pragma unroll 1
  while (walk.left > 0) {
    asm volatile("cp.async.wait_group %0;" ::"n"(STAGES - 2) : "memory");
    __syncthreads();  // all threads' copies of this step have arrived, and the slot that is loaded next has been read
    load();
    if (walk.ahead == 0) {
      const float* rows_x = smem_x + slot * kSlot + g * kPitch + 2 * t;
#pragma unroll 2
      for (int k = 0; k < kPixels; k += 8) {
        u32 a[4][4];
#pragma unroll
        for (int m = 0; m < 4; ++m) {
          const float2 upper = *reinterpret_cast<const float2*>(rows_x + m * 16 * kPitch + k);
          const float2 lower = *reinterpret_cast<const float2*>(rows_x + (m * 16 + 8) * kPitch + k);
          a[m][0] = tf32(upper.x);
          a[m][1] = tf32(lower.x);
          a[m][2] = tf32(upper.y);
          a[m][3] = tf32(lower.y);
        }
#pragma unroll
        for (int r = 0; r < ROWS; ++r) {
          int at = ring - (ROWS - 1) + r;
          at = at < 0 ? at + kRing : at;
          const float* row = smem_dy + at * kSlot + (warp * 8 + g) * kPitch + 2 * t + k;
          u32 b[2 * kPairs];
#pragma unroll
          for (int p = 0; p < kPairs; ++p) {
            const float2 pair = *reinterpret_cast<const float2*>(row + 2 * p);
            b[2 * p] = tf32(pair.x);
            b[2 * p + 1] = tf32(pair.y);
          }
#pragma unroll
          for (int kw = 0; kw < KERNEL_W; ++kw)
#pragma unroll
            for (int m = 0; m < 4; ++m)
              multiply_add(acc[m][r * KERNEL_W + kw], a[m], b[kw + SHIFT], b[kw + SHIFT + 1]);
        }
      }
      if (++unflushed == FLUSH || walk.left == 1) {
        flush();
        unflushed = 0;
      }
    }
    walk.step();
    slot = slot + 1 == STAGES ? 0 : slot + 1;
    ring = ring + 1 == kRing ? 0 : ring + 1;
  }
}

extern "C" __global__ __launch_bounds__(kThreads) void add_parts(
    const float* __restrict__ partial, float* __restrict__ dw, int splits, int in_channels, int out_channels) {
  const int tile = blockIdx.x / kSums, i = blockIdx.x % kSums;
  const int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
  const int tap = i / 4 % kTaps;
  const int kh = tile % kRowGroups * ROWS + tap / KERNEL_W, kw = tap % KERNEL_W;
  const int out_tiles = (out_channels + kTile - 1) / kTile;
  const int ci = tile / kRowGroups / out_tiles * kTile + i / 4 / kTaps * 16 + (i % 4 / 2) * 8 + lane / 4;
  const int co = tile / kRowGroups % out_tiles * kTile + warp * 8 + lane % 4 * 2 + i % 2;
  if (kh >= KERNEL_H || ci >= in_channels || co >= out_channels) return;
  const long long step = static_cast<long long>(gridDim.x) * kThreads;
  partial += static_cast<long long>(blockIdx.x) * kThreads + threadIdx.x;
  dw[weight_at(ci, co, kh, kw, out_channels)] = sum_of_parts(partial, splits, step);
}
