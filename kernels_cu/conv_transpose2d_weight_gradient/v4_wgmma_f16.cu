// v4_wgmma_f16.cu: gradient of a transposed convolution's weight on f16 wgmma, rows of both tensors by the copy engine
//
//   dw[ci, co, kh, kw] = sum over n, ih, iw of x[n, ci, ih, iw] * dy[n, co, ih - padding_h + kh, iw - padding_w + kw]
//
//   M are 64 input channels, N 64 output channels, K the pixels of a row of x. Producer warps round rows of both
//   tensors to f16 and put them into rings in shared memory, as planes of pixels of 8 channels (16 bytes). That is an
//   operand whose rows run along the channels. In it a pixel to the right is 16 bytes further, so that a tap is a
//   shifted start address of dy's ring. Three warpgroups take up to three taps each and do nothing but multiply.
//
//   scale    : f16 has TF32's digits in a part of its range. sample (grid in_channels + out_channels, block 128) finds
//              by 1,024 values of each channel the power of two by which the channel is multiplied. Where what a block
//              meets of a channel leaves the range all the same, `out_of_range` becomes 1, and v3's kernels, launched
//              behind, compute dw.
//
//   x        : (batch, in_channels, in_h, in_w) float, contiguous, at a multiple of 16 bytes; in_h * in_w % 4 == 0. For
//              multiply_f16, a tensor map of its planes: (batch * in_channels, in_h * in_w), boxes of 8 planes
//   dy       : (batch, out_channels, out_h, out_w) float, likewise
//   shifts   : (in_channels + out_channels,) i32, the powers of two, of x's channels and then of dy's
//   out_of_range : (1,) i32; `sample` clears it
//   partial  : (splits, tiles, kSums, 384) float
//   dw       : (in_channels, out_channels, KERNEL_H, KERNEL_W) float
//   multiply_f16  : grid (splits, tiles, 1), block (640, 1, 1), dynamic smem dynamic_smem_bytes;
//                   tiles = ceil(in_channels / 64) * ceil(out_channels / 64) * ceil(taps / 9)
//   add_parts_f16 : grid (tiles * kSums, 1, 1), block (384, 1, 1)
//   oracle  : torch.ops.aten.convolution_backward, of its three gradients the weight's
//   traffic : batch * (in_channels * in_h * in_w + out_channels * out_h * out_w) * 4 B, once for each tile, of which
//             the L2 cache serves all but the first
//   from v3 : f16 in the place of tf32, copies and roundings by warps of their own, both operands from shared memory
#ifdef PART_V3_WGMMA_TF32
#include "v3_wgmma_tf32.cu"
#else
#ifndef PIXELS
#define PIXELS 0  // tunable: columns of a strip of x, a multiple of 32; 0 where the plan chooses
#endif
#ifndef STAGES
#define STAGES 0  // tunable: rows of 8 channels that a producer warp has under way; 0: as many as shared memory holds
#endif
#define ROWS 1
#include <cuda.h>

#include "../include/f16_range.cuh"
#include "../include/hopper.cuh"
#include "weight_rows.cuh"

static_assert(KERNEL_W + PIXELS + 5 <= 256, "a box of the tensor map");
static_assert(PIXELS > 0 && PIXELS % 32 == 0 && STAGES > 0, "a product has 16 pixels, a load 32");

using hopper::u64;
constexpr int kTaps = KERNEL_H * KERNEL_W;
constexpr int kTileTaps = 9;  // of a block
// Warpgroups that multiply, their taps each, their threads; warps that bring rows, of 8 channels each.
constexpr int kGroups = 3, kGroupTaps = kTileTaps / kGroups, kConsumers = 128 * kGroups;
constexpr int kWarps = 8;
constexpr int kThreadsF16 = kConsumers + 32 * kWarps;
constexpr int kTileSums = kGroupTaps * 32;  // of a thread
constexpr int kTapTiles = (kTaps + kTileTaps - 1) / kTileTaps;
// Rows of the kernel that the taps of a block lie in.
constexpr int kSpan = KERNEL_H < (kTileTaps + 2 * KERNEL_W - 2) / KERNEL_W ? KERNEL_H
                                                                          : (kTileTaps + 2 * KERNEL_W - 2) / KERNEL_W;
constexpr int kRowsX = 2, kRowsDy = kSpan + 1;    // of the rings
constexpr int kPixelsDy = PIXELS + KERNEL_W - 1;  // of a row of dy
// Bytes of 8 channels of a row: an odd number of pixels, so that a pixel's 64 channels lie in all banks.
constexpr int kPlaneX = (PIXELS | 1) * 16, kPlaneDy = (kPixelsDy | 1) * 16;
constexpr int kRowX = kWarps * kPlaneX, kRowDy = kWarps * kPlaneDy;
// Floats of a channel in a stage, the first one aligned to 16 bytes, of x and of dy.
constexpr int stage_pitch(int pixels) { return (pixels + 3 + 3) / 4 * 4; }
constexpr int kStage = 8 * stage_pitch(kPixelsDy) * 4;  // bytes
// Behind the barriers: the channels' powers of two, notes, the rings.
constexpr int kScalesAt = 768, kNotesAt = 1280;
constexpr int kRingXAt = kNotesAt + (kWarps * STAGES * 16 + 127) / 128 * 128;
constexpr int kRingDyAt = kRingXAt + kRowsX * kRowX;
constexpr int kStagesAt = (kRingDyAt + kRowsDy * kRowDy + 127) / 128 * 128;
__constant__ int dynamic_smem_bytes = kStagesAt + STAGES * kWarps * kStage;
constexpr u32 kSmallestBits = 5 << 10;  // 2^-10 in f16, that may be the largest magnitude of a block's channel

// What a producer warp notes of a row that it brings.
struct Note {
  int of_x;
  int skew;          // floats before its first pixel in the stage
  int first, limit;  // pixels between these lie inside the tensor
};

// A tensor's rows of 64 channels, of which a warp brings 8.
template <int kPixels>
struct Source {
  const CUtensorMap* map;  // of (images * all_channels) planes, boxes of 8 x stage_pitch(kPixels)
  int first, channels;     // the warp's first channel, and how many of its 8 there are
  int all_channels;        // of the tensor
  int height, width;

  // Starts the copy of a row, or says at once that it is there where it lies outside.
  __device__ __forceinline__ Note load(int image, int row, int column, unsigned char* stage, u64* barrier) const {
    const int lane = threadIdx.x % 32;
    const int place = row * width + column;
    if (static_cast<u32>(row) >= static_cast<u32>(height) || channels <= 0) {
      if (lane == 0) hopper::barrier_arrive(barrier);
      return {0, 0, 0, 0};
    }
    if (lane == 0) {
      hopper::barrier_arrive_expect(barrier, 8 * stage_pitch(kPixels) * 4);
      hopper::tensor_load(stage, map, place & ~3, image * all_channels + first, barrier);
    }
    return {0, place & 3, max(0, -column), min(kPixels, width - column)};
  }
};

// Rounds a row of `channels` channels in a stage into a plane of a ring: zeros outside. `largest` has the bits of the
// lane's largest magnitudes in f16, of two channels each.
template <int kPixels>
__device__ __forceinline__ void round_row(const Note& note, int channels, const unsigned char* stage,
                                          unsigned char* plane, const float* scales, u32 (&largest)[4]) {
  const int lane = threadIdx.x % 32;
  const float* from = reinterpret_cast<const float*>(stage) + note.skew + lane;
#pragma unroll
  for (int j = 0; j < (kPixels + 31) / 32; ++j) {
    const int p = lane + 32 * j;
    if (p >= kPixels) continue;
    float value[8];
#pragma unroll
    for (int i = 0; i < 8; ++i) {
      const bool there = p >= note.first && p < note.limit && i < channels;
      value[i] = there ? from[i * stage_pitch(kPixels) + 32 * j] * scales[i] : 0.0f;
    }
    uint4 packed;
    u32* words = &packed.x;
#pragma unroll
    for (int i = 0; i < 4; ++i) {
      asm("cvt.rn.f16x2.f32 %0, %1, %2;" : "=r"(words[i]) : "f"(value[2 * i + 1]), "f"(value[2 * i]));
      largest[i] = __vmaxu2(largest[i], words[i] & 0x7fff7fffu);
    }
    *reinterpret_cast<uint4*>(plane + p * 16) = packed;
  }
}

// Whether the largest magnitude of one of 8 channels says that f16 does not stand for TF32: it is infinite or not a
// number, or so small that f16's fixed step of 2^-24 is seen beside TF32's rounding. For all lanes of a warp.
__device__ __forceinline__ bool leaves_range(const u32 (&largest)[4]) {
  bool outside = false;
#pragma unroll
  for (int i = 0; i < 8; ++i) {
    const u32 bits = __reduce_max_sync(0xffffffff, largest[i / 2] >> (i % 2 * 16) & 0xffffu);
    outside |= bits >= 0x7c00u || (bits != 0 && bits < kSmallestBits);
  }
  return outside;
}

// The strips of a block: an image, a column of x, and a run of rows of x.
struct Strips {
  int in_h, strips;
  int next, last;
  int image, column, row, rows;

  __device__ __forceinline__ Strips(int in_h, int strips, int batch) : in_h(in_h), strips(strips) {
    const long long all = static_cast<long long>(batch) * strips * in_h;
    next = static_cast<int>(all * blockIdx.x / gridDim.x);
    last = static_cast<int>(all * (blockIdx.x + 1) / gridDim.x);
  }
  __device__ __forceinline__ bool advance() {
    if (next >= last) return false;
    const int strip = next / in_h;
    image = strip / strips;
    column = (strip - image * strips) * PIXELS;
    row = next - strip * in_h;
    rows = min(last - next, in_h - row);
    next += rows;
    return true;
  }
};

// What a producer warp brings, in order: of each step a row of dy and, from the strip's kSpan-th step on, a row of x.
struct Tasks {
  Strips strips;
  int step;
  bool of_x, valid;

  __device__ __forceinline__ explicit Tasks(const Strips& all) : strips(all) { open(); }
  __device__ __forceinline__ void open() {
    step = 0;
    of_x = false;
    valid = strips.advance();
  }
  __device__ __forceinline__ void advance() {
    of_x = !of_x && step >= kSpan - 1;
    if (of_x) return;
    if (++step == strips.rows + kSpan - 1) open();
  }
};

extern "C" __global__ __launch_bounds__(128) void sample(const float* __restrict__ x, const float* __restrict__ dy,
                                                         int* __restrict__ shifts, int* out_of_range, int batch,
                                                         int in_channels, int in_pixels, int out_channels,
                                                         int out_pixels) {
  __shared__ u32 smem_largest;
  if (threadIdx.x == 0) smem_largest = 0;
  if (blockIdx.x == 0 && threadIdx.x == 0) *out_of_range = 0;
  const bool of_x = blockIdx.x < in_channels;
  const int channel = of_x ? blockIdx.x : blockIdx.x - in_channels;
  const int channels = of_x ? in_channels : out_channels, pixels = of_x ? in_pixels : out_pixels;
  __syncthreads();  // cleared before the maxima arrive
  u32 largest = 0;
#pragma unroll
  for (int i = 0; i < 8; ++i) {
    // Spread by the golden ratio, as in f16_range::largest_sample.
    const u64 k = (threadIdx.x * 8 + i) * 0x9e3779b97f4a7c15ull;
    const long long place = __umul64hi(k, static_cast<u64>(batch) * pixels);
    const long long image = place / pixels;
    const float* plane = (of_x ? x : dy) + (image * channels + channel) * pixels;
    largest = max(largest, f16_range::finite_magnitude(__ldg(plane + (place - image * pixels))));
  }
  atomicMax(&smem_largest, largest);
  __syncthreads();  // the maximum is complete
  if (threadIdx.x == 0) shifts[blockIdx.x] = f16_range::shift_by_samples(smem_largest);
}

extern "C" __global__ __launch_bounds__(kThreadsF16, 1) void multiply_f16(
    const __grid_constant__ CUtensorMap x, const __grid_constant__ CUtensorMap dy, float* __restrict__ partial,
    const int* __restrict__ shifts, int* out_of_range, int batch, int in_channels, int in_h, int in_w, int out_channels,
    int out_h, int out_w, int padding_h, int padding_w, int strips) {
  extern __shared__ __align__(128) unsigned char smem[];
  u64* const full = reinterpret_cast<u64*>(smem);  // rows in the rings: kRowsX, then kRowsDy
  u64* const empty = full + kRowsX + kRowsDy;
  u64* const staged = empty + kRowsX + kRowsDy;    // by warp and stage
  float* const scales = reinterpret_cast<float*>(smem + kScalesAt);  // (2, 64): of the tile's channels of x, and of dy
  unsigned char* const ring_x = smem + kRingXAt;
  unsigned char* const ring_dy = smem + kRingDyAt;
  static_assert((2 * (kRowsX + kRowsDy) + kWarps * STAGES) * 8 <= kScalesAt, "barriers");

  const int tap_tile = blockIdx.y % kTapTiles, out_tiles = (out_channels + 63) / 64;
  const int first_out = blockIdx.y / kTapTiles % out_tiles * 64;
  const int first_in = blockIdx.y / kTapTiles / out_tiles * 64;
  const int first_row = tap_tile * kTileTaps / KERNEL_W;  // of the kernel, of this block's taps
  if (threadIdx.x == 0) {
    for (int i = 0; i < kRowsX + kRowsDy; ++i) {
      hopper::barrier_init(full + i, kWarps);
      hopper::barrier_init(empty + i, kGroups * 4);
    }
    for (int i = 0; i < kWarps * STAGES; ++i) hopper::barrier_init(staged + i, 1);
    hopper::barrier_init_fence();
  }
  if (threadIdx.x < 128) {
    const int i = threadIdx.x % 64;
    const bool of_x = threadIdx.x < 64;
    const int channel = (of_x ? first_in : first_out) + i;
    const bool there = channel < (of_x ? in_channels : out_channels);
    scales[threadIdx.x] = there ? f16_range::power_of_two(shifts[of_x ? channel : in_channels + channel]) : 0.0f;
  }
  __syncthreads();  // the barriers are initialised, and the scales written
  Strips walk(in_h, strips, batch);

  if (threadIdx.x < kConsumers) {
    hopper::registers_raise<128>();
    const int warpgroup = __shfl_sync(0xffffffff, threadIdx.x / 128, 0);
    const int lane = threadIdx.x % 32;
    // Where the warpgroup's taps lie in the rings: the row of the block's first one and the column. A block of fewer
    // taps computes its last one again, which nobody stores.
    int tap_row[kGroupTaps], tap_column[kGroupTaps];
#pragma unroll
    for (int i = 0; i < kGroupTaps; ++i) {
      const int tap = min(tap_tile * kTileTaps + warpgroup + kGroups * i, kTaps - 1);
      tap_row[i] = tap / KERNEL_W - first_row;
      tap_column[i] = tap % KERNEL_W;
    }
    // Eight pixels of 16 bytes are a core matrix: the next one along K is 128 bytes away, along M and N a plane.
    const u64 of_x = hopper::operand_descriptor(hopper::smem_address(ring_x), 128, kPlaneX);
    const u64 of_dy = hopper::operand_descriptor(hopper::smem_address(ring_dy), 128, kPlaneDy);
    const long long block = static_cast<long long>(blockIdx.x) * gridDim.y + blockIdx.y;
    float* const own = partial + block * kTileSums * kConsumers + threadIdx.x;
    float acc[kGroupTaps][32];
#pragma unroll
    for (int i = 0; i < kGroupTaps; ++i)
#pragma unroll
      for (int j = 0; j < 32; ++j) acc[i][j] = 0.0f;
    int x_row = 0, dy_row = 0, unflushed = 0;  // rows of the rings so far
    bool flushed = false;
    while (walk.advance()) {
      const int rows = walk.rows;
      dy_row += kSpan - 1;
#pragma unroll 1
      for (int step = 0; step < rows; ++step, ++x_row, ++dy_row) {
        const int slot_x = x_row % kRowsX, slot_dy = dy_row % kRowsDy;
        hopper::warp_wait(&full[slot_x], x_row / kRowsX & 1);
#pragma unroll
        for (int i = kSpan - 1; i >= 0; --i)
          if (i == 0 || step == 0)
            hopper::warp_wait(&full[kRowsX + (dy_row - i) % kRowsDy], (dy_row - i) / kRowsDy & 1);
        u64 b[kGroupTaps];
#pragma unroll
        for (int i = 0; i < kGroupTaps; ++i) {
          const int slot = (dy_row - (kSpan - 1) + tap_row[i]) % kRowsDy;
          b[i] = of_dy + (slot * kRowDy >> 4) + tap_column[i];
        }
        const u64 a = of_x + (slot_x * kRowX >> 4);
        hopper::wgmma_fence();
#pragma unroll
        for (int k = 0; k < PIXELS / 16; ++k)
#pragma unroll
          for (int i = 0; i < kGroupTaps; ++i) hopper::wgmma_f16_across(acc[i], a + k * 16, b[i] + k * 16);
        hopper::wgmma_commit();
        hopper::wgmma_wait<0>();
#pragma unroll
        for (int i = 0; i < kGroupTaps; ++i) hopper::accumulators_fence(acc[i]);
        if (lane == 0) {
          hopper::barrier_arrive(&empty[slot_x]);
          const int released = step + 1 < rows ? 1 : kSpan;  // the oldest row, or all where the strip ends
          for (int i = 0; i < released; ++i)
            hopper::barrier_arrive(&empty[kRowsX + (dy_row - (kSpan - 1) + i) % kRowsDy]);
        }
        const bool ends = step + 1 == rows && walk.next >= walk.last;
        if (++unflushed == FLUSH || ends) {
          unflushed = 0;
#pragma unroll
          for (int i = 0; i < kGroupTaps; ++i)
#pragma unroll
            for (int j = 0; j < 32; ++j) {
              float* place = own + (i * 32 + j) * kConsumers;
              *place = flushed ? *place + acc[i][j] : acc[i][j];
              acc[i][j] = 0.0f;
            }
          flushed = true;
        }
      }
    }
  } else {
    hopper::registers_lower<48>();
    const int warp = threadIdx.x / 32 - kConsumers / 32, lane = threadIdx.x % 32;
    const int channels_x = in_channels - first_in - warp * 8, channels_dy = out_channels - first_out - warp * 8;
    const Source<PIXELS> of_x{&x, first_in + warp * 8, min(8, channels_x), in_channels, in_h, in_w};
    const Source<kPixelsDy> of_dy{&dy, first_out + warp * 8, min(8, channels_dy), out_channels, out_h, out_w};
    unsigned char* const stages = smem + kStagesAt + warp * STAGES * kStage;
    u64* const own = staged + warp * STAGES;
    const float* const of_channels = scales + warp * 8;
    // The first row of dy that a strip meets, from its first row of x, and its first column.
    const int up = first_row - padding_h, left = -padding_w;
    Note* const notes = reinterpret_cast<Note*>(smem + kNotesAt) + warp * STAGES;
    Tasks tasks(walk);
    int brought = 0;
    const auto load = [&] {
      if (!tasks.valid) return;
      const Strips& at = tasks.strips;
      const int stage = brought++ % STAGES;
      Note note;
      if (tasks.of_x) {
        const int row = at.row + tasks.step - (kSpan - 1);
        note = of_x.load(at.image, row, at.column, stages + stage * kStage, own + stage);
      } else {
        const int row = at.row + tasks.step + up;
        note = of_dy.load(at.image, row, at.column + left, stages + stage * kStage, own + stage);
      }
      note.of_x = tasks.of_x;
      if (lane == 0) notes[stage] = note;
      tasks.advance();
    };
    for (int i = 0; i < STAGES; ++i) load();
    __syncwarp();  // the notes are written
    int x_row = 0, dy_row = 0;
    u32 largest_x[4] = {}, largest_dy[4] = {};
#pragma unroll 1
    for (int number = 0; number < brought; ++number) {
      const int stage = number % STAGES;
      const unsigned char* from = stages + stage * kStage;
      const Note note = notes[stage];
      const int ring_rows = note.of_x ? kRowsX : kRowsDy, ring_row = note.of_x ? x_row++ : dy_row++;
      const int slot = ring_row % ring_rows, place = note.of_x ? slot : kRowsX + slot;
      if (ring_row >= ring_rows) hopper::barrier_wait(&empty[place], (ring_row / ring_rows - 1) & 1);
      hopper::barrier_wait(own + stage, number / STAGES & 1);
      if (note.of_x) {
        unsigned char* const plane = ring_x + slot * kRowX + warp * kPlaneX;
        round_row<PIXELS>(note, channels_x, from, plane, of_channels, largest_x);
      } else {
        unsigned char* const plane = ring_dy + slot * kRowDy + warp * kPlaneDy;
        round_row<kPixelsDy>(note, channels_dy, from, plane, of_channels + 64, largest_dy);
      }
      hopper::proxy_fence();
      __syncwarp();  // the stage and its note have been read, and the plane written
      if (lane == 0) hopper::barrier_arrive(&full[place]);
      load();
      __syncwarp();  // the note is written
    }
    const bool outside = leaves_range(largest_x) | leaves_range(largest_dy);
    if (outside && lane == 0) f16_range::raise(out_of_range);
  }
}

extern "C" __global__ __launch_bounds__(kConsumers) void add_parts_f16(
    const float* __restrict__ partial, const int* __restrict__ shifts, float* __restrict__ dw, int splits,
    int in_channels, int out_channels) {
  const int tile = blockIdx.x / kTileSums, i = blockIdx.x % kTileSums;
  const int lane = threadIdx.x % 32, warp = threadIdx.x / 32 % 4, warpgroup = threadIdx.x / 128;
  const int tap_of_tile = warpgroup + kGroups * (i / 32), tap = tile % kTapTiles * kTileTaps + tap_of_tile;
  const int out_tiles = (out_channels + 63) / 64;
  const int ci = tile / kTapTiles / out_tiles * 64 + warp * 16 + i % 4 / 2 * 8 + lane / 4;
  const int co = tile / kTapTiles % out_tiles * 64 + i % 32 / 4 * 8 + lane % 4 * 2 + i % 2;
  if (tap >= kTaps || ci >= in_channels || co >= out_channels) return;
  const long long step = static_cast<long long>(gridDim.x) * kConsumers;
  partial += static_cast<long long>(blockIdx.x) * kConsumers + threadIdx.x;
  const float sum = sum_of_parts(partial, splits, step);
  dw[weight_at(ci, co, tap / KERNEL_W, tap % KERNEL_W, out_channels)] =
      sum * f16_range::power_of_two(-shifts[ci]) * f16_range::power_of_two(-shifts[in_channels + co]);
}
#endif
