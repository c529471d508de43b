// v3_wgmma_tf32.cu: gradient of a transposed convolution's weight by warpgroups, from NCHW as it lies
//
//   dw[ci, co, kh, kw] = sum over n, ih, iw of x[n, ci, ih, iw] * dy[n, co, ih - padding_h + kh, iw - padding_w + kw]
//
//   As v2, with other parts: M are the output channels, N the input channels, K the pixels of x. A warpgroup takes 64
//   output channels at one row of the kernel, all its taps. Its left operand are registers, which a tap's shift by a
//   pixel costs nothing: of a row of dy a lane takes neighbouring pixels once for all taps. The right operand is a row
//   of x, which all warpgroups share. wgmma drops the bits that TF32 lacks, so each thread rounds what it has copied of
//   x, while the products of the row before go on. It also puts the even pixels of eight before the odd ones, the order
//   in which pairs of dy come into the registers.
//
//   x        : (batch, in_channels, in_h, in_w) float, contiguous, at a multiple of 4 elements, as in_w is
//   dy       : (batch, out_channels, out_h, out_w) float, contiguous, at a multiple of LOAD elements, as out_w is
//   partial  : (splits, tiles, kSums, kThreads) float
//   dw       : (in_channels, out_channels, KERNEL_H, KERNEL_W) float
//   multiply  : grid (splits, tiles, 1), tiles = ceil(in_channels / 64) * ceil(out_channels / (64 * OUT_TILES)) *
//               ceil(KERNEL_H / ROWS); block (128 * ROWS * OUT_TILES, 1, 1), dynamic smem dynamic_smem_bytes
//   add_parts : grid (tiles * kSums, 1, 1), block (128 * ROWS * OUT_TILES, 1, 1)
//   needed    : (1,) i32 or null: both return at once where it is 0
//   oracle  : torch.ops.aten.convolution_backward, of its three gradients the weight's
//   traffic : batch * (in_channels * in_h * in_w + out_channels * out_h * out_w) * 4 B, once for each tile, of which
//             the L2 cache serves all but the first
//   from v2 : wgmma, whose right operand is read from shared memory once for 64 rows; x is rounded once
//
// Outside dy, and beyond a strip's columns, zeros are multiplied, as in v2.
#ifndef OUT_TILES
#define OUT_TILES 1  // of 64 output channels, of a block
#endif
#ifndef PIXELS
#define PIXELS 0  // tunable: columns of a strip, 32 or 64; 0 where the plan chooses
#endif
#include "../include/hopper.cuh"
#include "weight_rows.cuh"

static_assert(PIXELS == 32 || PIXELS == 64, "a strip's pitch meets all banks");
static_assert(STAGES >= 3, "a row arrives while another is rounded and a third multiplied");

using hopper::u64;
constexpr int kThreads = 128 * ROWS * OUT_TILES;
constexpr int kOut = 64 * OUT_TILES;             // output channels of a block
constexpr int kPitch = PIXELS + 8;               // floats from a channel of dy to the next: pairs meet 32 banks
constexpr int kChunks = PIXELS / 4;              // of 16 bytes, of a channel of x
constexpr int kChunkPitch = (kTile + 4) * 16;    // bytes from a chunk of all channels to the next
constexpr int kColumns = columns_of(PIXELS);
constexpr bool kAmong = PIXELS == 64;          // rounds among the products, which wide strips have enough of
constexpr int kSums = KERNEL_W * 32;           // of a thread
constexpr int kSlotX = kChunks * kChunkPitch;  // bytes
constexpr int kSlot = kOut * kPitch;           // floats
static_assert(fits(PIXELS, kPitch), "a strip of dy fits the pitch");
__constant__ int dynamic_smem_bytes = STAGES * kSlotX + kRing * kSlot * 4;

// To nearest, ties to even, as cuDNN; one instruction from sm_90 on.
__device__ __forceinline__ u32 tf32_nearest(float v) {
  u32 bits;
  asm("cvt.rn.tf32.f32 %0, %1;" : "=r"(bits) : "f"(v));
  return bits;
}

extern "C" __global__ __launch_bounds__(kThreads, 1) void multiply(
    const float* __restrict__ x, const float* __restrict__ dy, float* __restrict__ partial, int batch, int in_channels,
    int in_h, int in_w, int out_channels, int out_h, int out_w, int padding_h, int padding_w, int strips,
    const int* needed = nullptr) {
  if (needed && *needed == 0) return;
  extern __shared__ __align__(128) unsigned char smem[];
  // Every slot of x is rounded, those too that no row came to yet. In C++ these stores make the products' loop spill.
#pragma unroll 1
  for (u32 at = smem_address(smem) + threadIdx.x * 16; at < smem_address(smem) + STAGES * kSlotX; at += kThreads * 16)
    asm volatile("st.shared.v4.u32 [%0], {%1, %1, %1, %1};" ::"r"(at), "r"(0) : "memory");
  __syncthreads();  // the zeros are there before any thread's copies
  float* const smem_dy = reinterpret_cast<float*>(smem + STAGES * kSlotX);
  const int lane = threadIdx.x % 32, warp = threadIdx.x / 32 % 4, warpgroup = threadIdx.x / 128;
  const int g = lane / 4, t = lane % 4;
  const int first_lane = __shfl_sync(0xffffffff, threadIdx.x - lane, 0);  // as the compiler knows, the same in a warp
  const int kernel_row = warpgroup % ROWS, out_tile = warpgroup / ROWS;

  const int row_group = blockIdx.y % kRowGroups;
  const int out_blocks = (out_channels + kOut - 1) / kOut;
  const int first_out = blockIdx.y / kRowGroups % out_blocks * kOut;
  const int first_in = blockIdx.y / kRowGroups / out_blocks * kTile;
  const long long rows = static_cast<long long>(batch) * strips * in_h;
  const long long first = rows * blockIdx.x / gridDim.x, last = rows * (blockIdx.x + 1) / gridDim.x;
  const long long in_plane = static_cast<long long>(in_h) * in_w, out_plane = static_cast<long long>(out_h) * out_w;

  // The next rows of both tensors: copies that a step's threads make one after the other, among its products.
  Walk loads(in_h, strips, first, last);
  int load_slot = 0, load_ring = 0;
  constexpr int kCopies = kColumns / LOAD;  // of a channel of dy
  constexpr int kTurnsX = (kTile * kChunks + kThreads - 1) / kThreads;
  constexpr int kTurnsDy = (kOut * kCopies + kThreads - 1) / kThreads;
  const auto load_turn = [&](int turn) {
    if (loads.left == 0) return;
    const int first_column = loads.strip * PIXELS;
    if (turn < kTurnsX) {
      const int i = turn * kThreads + threadIdx.x;
      if (loads.ahead > 0 || i >= kTile * kChunks) return;
      const int channel = i / kChunks, chunk = i % kChunks;
      const bool there = first_in + channel < in_channels && first_column + chunk * 4 < in_w;
      const float* source = x + (static_cast<long long>(loads.image) * in_channels + first_in + channel) * in_plane +
                            static_cast<long long>(loads.row) * in_w + first_column + chunk * 4;
      copy<4>(smem_address(smem + load_slot * kSlotX + chunk * kChunkPitch + channel * 16), there ? source : x,
              there ? 4 : 0);
      return;
    }
    const int i = (turn - kTurnsX) * kThreads + threadIdx.x;
    if (i >= kOut * kCopies) return;
    const int channel = i / kCopies, column = i % kCopies * LOAD;
    const int out_row = loads.row - loads.ahead - padding_h + row_group * ROWS + ROWS - 1;
    const int out_column = first_column - padding_w - SHIFT + column;
    const bool there = out_row >= 0 && out_row < out_h && out_column >= 0 && first_out + channel < out_channels;
    const int valid = there ? min(max(out_w - out_column, 0), LOAD) : 0;
    const float* source = dy + (static_cast<long long>(loads.image) * out_channels + first_out + channel) * out_plane +
                          static_cast<long long>(out_row) * out_w + out_column;
    copy<LOAD>(smem_address(smem_dy + load_ring * kSlot + channel * kPitch + column), valid > 0 ? source : dy, valid);
  };
  const auto load_end = [&] {
    if (loads.left > 0) loads.step();
    asm volatile("cp.async.commit_group;" ::: "memory");
    load_slot = load_slot + 1 == STAGES ? 0 : load_slot + 1;
    load_ring = load_ring + 1 == kRing ? 0 : load_ring + 1;
  };
  const auto load = [&] {
#pragma unroll 1
    for (int turn = 0; turn < kTurnsX + kTurnsDy; ++turn) load_turn(turn);
    load_end();
  };
  // Rounds the chunks that this thread has copied, and trades pixels with the neighbour, whose chunk is the other half
  // of eight: (0, 1, 2, 3) and (4, 5, 6, 7) become (0, 2, 4, 6) and (1, 3, 5, 7).
  const auto round_turn = [&](int slot, int turn) {
    const int i = turn * kThreads + first_lane + lane;
    if (turn * kThreads + first_lane >= kTile * kChunks) return;
    uint4* place = reinterpret_cast<uint4*>(smem + slot * kSlotX + i % kChunks * kChunkPitch + i / kChunks * 16);
    const float4 v = *reinterpret_cast<const float4*>(place);
    const u32 r[4] = {tf32_nearest(v.x), tf32_nearest(v.y), tf32_nearest(v.z), tf32_nearest(v.w)};
    const bool odd = i % 2;
    const u32 other[2] = {__shfl_xor_sync(0xffffffff, odd ? r[0] : r[1], 1),
                          __shfl_xor_sync(0xffffffff, odd ? r[2] : r[3], 1)};
    *place = odd ? make_uint4(other[0], other[1], r[1], r[3]) : make_uint4(r[0], r[2], other[0], other[1]);
  };
  const auto round = [&](int slot) {
#pragma unroll 1
    for (int turn = 0; turn < kTurnsX; ++turn) round_turn(slot, turn);
  };

  float acc[KERNEL_W][32];
#pragma unroll
  for (int kw = 0; kw < KERNEL_W; ++kw)
#pragma unroll
    for (int i = 0; i < 32; ++i) acc[kw][i] = 0;
  float* const own =
      partial + (static_cast<long long>(blockIdx.x) * gridDim.y + blockIdx.y) * kSums * kThreads + threadIdx.x;
  bool flushed = false;

#pragma unroll 1
  for (int stage = 0; stage < STAGES - 1; ++stage) load();
  Walk walk(in_h, strips, first, last);
  int slot = 0, ring = 0, unflushed = 0;
  asm volatile("cp.async.wait_group %0;" ::"n"(STAGES - 2) : "memory");
  round(0);
  hopper::proxy_fence();
#pragma unroll 1
  while (walk.left > 0) {
    __syncthreads();  // this step's rows are there, rounded, and the slot that is loaded next has been read
    const bool multiplies = walk.ahead == 0;
    const int next = slot + 1 == STAGES ? 0 : slot + 1;
    // This thread's copies of the next step have arrived.
    if constexpr (kAmong) asm volatile("cp.async.wait_group %0;" ::"n"(STAGES - 3) : "memory");
    if (multiplies) {
      int at = ring - (ROWS - 1) + kernel_row;
      at = at < 0 ? at + kRing : at;
      const float* upper = smem_dy + at * kSlot + (out_tile * 64 + warp * 16 + g) * kPitch + 2 * t;
      const float* lower = upper + 8 * kPitch;
      const u32 row_x = smem_address(smem + slot * kSlotX);
#pragma unroll
      for (int k = 0; k < PIXELS; k += 8) {
        u32 a[2][2 * kPairs];
#pragma unroll
        for (int p = 0; p < kPairs; ++p) {
          const float2 high = *reinterpret_cast<const float2*>(upper + k + 2 * p);
          const float2 low = *reinterpret_cast<const float2*>(lower + k + 2 * p);
          a[0][2 * p] = tf32_nearest(high.x);
          a[0][2 * p + 1] = tf32_nearest(high.y);
          a[1][2 * p] = tf32_nearest(low.x);
          a[1][2 * p + 1] = tf32_nearest(low.y);
        }
        const u64 b = hopper::operand_descriptor(row_x + k / 4 * kChunkPitch, kChunkPitch, 128);
        hopper::wgmma_fence();
#pragma unroll
        for (int kw = 0; kw < KERNEL_W; ++kw) {
          const int c = kw + SHIFT;
          hopper::wgmma_tf32_of_registers(acc[kw], a[0][c], a[1][c], a[0][c + 1], a[1][c + 1], b);
        }
        hopper::wgmma_commit();
#pragma unroll
        for (int turn = k / 8; turn < kTurnsX + kTurnsDy; turn += PIXELS / 8) load_turn(turn);
        if constexpr (kAmong) {
#pragma unroll
          for (int turn = k / 8; turn < kTurnsX; turn += PIXELS / 8) round_turn(next, turn);
        }
        hopper::wgmma_wait<1>();  // the registers of the step before are free
      }
      load_end();
    } else {
      load();
      if constexpr (kAmong) round(next);
    }
    if constexpr (!kAmong) {
      asm volatile("cp.async.wait_group %0;" ::"n"(STAGES - 2) : "memory");
      round(next);
    }
    hopper::proxy_fence();
    if (multiplies) {
      hopper::wgmma_wait<0>();
#pragma unroll
      for (int kw = 0; kw < KERNEL_W; ++kw) hopper::accumulators_fence(acc[kw]);
      if (++unflushed == FLUSH || walk.left == 1) {
        unflushed = 0;
#pragma unroll
        for (int kw = 0; kw < KERNEL_W; ++kw)
#pragma unroll
          for (int i = 0; i < 32; ++i) {
            float* place = own + (kw * 32 + i) * kThreads;
            *place = flushed ? *place + acc[kw][i] : acc[kw][i];
            acc[kw][i] = 0;
          }
        flushed = true;
      }
    }
    walk.step();
    slot = next;
    ring = ring + 1 == kRing ? 0 : ring + 1;
  }
}

extern "C" __global__ __launch_bounds__(kThreads) void add_parts(
    const float* __restrict__ partial, float* __restrict__ dw, int splits, int in_channels, int out_channels,
    const int* needed = nullptr) {
  if (needed && *needed == 0) return;
  const int tile = blockIdx.x / kSums, i = blockIdx.x % kSums;
  const int lane = threadIdx.x % 32, warp = threadIdx.x / 32 % 4, warpgroup = threadIdx.x / 128;
  const int kh = tile % kRowGroups * ROWS + warpgroup % ROWS, kw = i / 32;
  const int out_blocks = (out_channels + kOut - 1) / kOut;
  const int ci = tile / kRowGroups / out_blocks * kTile + i % 32 / 4 * 8 + lane % 4 * 2 + i % 2;
  const int co =
      tile / kRowGroups % out_blocks * kOut + warpgroup / ROWS * 64 + warp * 16 + i % 4 / 2 * 8 + lane / 4;
  if (kh >= KERNEL_H || ci >= in_channels || co >= out_channels) return;
  const long long step = static_cast<long long>(gridDim.x) * kThreads;
  partial += static_cast<long long>(blockIdx.x) * kThreads + threadIdx.x;
  dw[weight_at(ci, co, kh, kw, out_channels)] = sum_of_parts(partial, splits, step);
}
