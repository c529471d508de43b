// group_roles.cuh: normalisation of an activated tensor by groups, in one read and one write; some warps only wait
//
//   g = activation(x);  y = (g - mean) * rstd * weight[channel] + bias[channel], mean and rstd those of the value's
//       group
//
// A layout says which values a group has. `GroupsOfChannels`: those of some channels of an image. `ChannelsOfBatch`:
// those of a channel in all images.
//
// A block takes every gridDim-th tile. One warp loads tiles and publishes their sums. One warp waits for the groups
// of the block's tiles and computes their moments. The workers activate tile i, and then normalise tile i - LAG; the
// other blocks have completed its group meanwhile. A tile waits only for tiles that are less than `tiles` further on,
// so resident blocks cannot deadlock.
//
// Named barriers order what many lanes read or write: one side arrives, the other waits. Mbarriers order what one lane
// of a warp reads, and the copy engine's bytes. The reason is compute-sanitizer's racecheck: it counts an arrival on an
// mbarrier for the arriving thread alone, even behind a __syncwarp().
//
// The including file defines WORKERS, TILE, STAGES, LAG and BLOCKS_PER_SM.
#pragma once
#include "group_tiles.cuh"
#include "hopper.cuh"
#include "pack.cuh"

namespace group_roles {

using namespace group_tiles;
using hopper::u64;
using pack::kWidest;
using WidePack = pack::Pack<kWidest>;

static_assert(WORKERS % 32 == 0 && WORKERS <= 960, "WORKERS must be a multiple of 32, at most 960");
static_assert(STAGES >= LAG + 2, "LAG + 1 tiles are in the workers' hands");
static_assert(BLOCKS_PER_SM * (STAGES * TILE * sizeof(SCALAR) + 2048) <= 228 * 1024, "shared memory of an SM");

constexpr int kWarps = WORKERS / 32;
constexpr int kSlots = LAG + 1;  // rounds whose sums and moments are alive
constexpr int kThreads = WORKERS + 64;

// Named barriers, one for each slot or stage: the id of the first.
constexpr int kSummed = 1;                // workers -> publisher: the sums of a tile are written
constexpr int kKnown = kSummed + kSlots;  // publisher, moments' warp -> workers: the sums are read, the moments written
constexpr int kFreed = kKnown + kSlots;   // workers -> publisher: the stage is read
static_assert(kFreed + STAGES <= 16, "a block has 16 named barriers");

// Groups of `group_channels` channels of an image: one piece of memory, cut into tiles without regard to channels.
struct GroupsOfChannels {
  int num_groups, groups, group_channels, pixels;

  __device__ __forceinline__ int group_size() const { return group_channels * pixels; }
  __device__ __forceinline__ int tiles() const { return (group_size() + TILE - 1) / TILE; }
  __device__ __forceinline__ Tile tile(int i) const { return tile_at(i, tiles(), group_size()); }

  __device__ __forceinline__ void load(const Tile& t, SCALAR* stage, const SCALAR* x, u64* loaded) const {
    hopper::bulk_load(stage, x + t.start, t.count * sizeof(SCALAR), loaded);
  }

  // Calls piece(lo, hi, offset, channel) for elements [lo, hi) of the tile, which lie at x + offset and belong to one
  // channel.
  template <class Piece>
  __device__ __forceinline__ void pieces(const Tile& t, Piece piece) const {
    const int first = t.index * TILE;
    for (int lo = 0; lo < t.count;) {
      const int channel = (first + lo) / pixels;
      const int hi = min(t.count, (channel + 1) * pixels - first);
      piece(lo, hi, t.start + lo, t.group % groups * group_channels + channel);
      lo = hi;
    }
  }

  __device__ __forceinline__ void know(const Tile&, double, double) const {}
};

// Channels of a batch of images: a tile is as many planes as fit, one of each image. The block of the first tile
// updates the running statistics.
struct ChannelsOfBatch {
  int images, num_groups, pixels;
  float momentum;
  SCALAR *running_mean, *running_var;  // null where none are kept

  __device__ __forceinline__ int group_size() const { return images * pixels; }
  __device__ __forceinline__ int tile_images() const { return TILE / pixels; }
  __device__ __forceinline__ int tiles() const { return (images + tile_images() - 1) / tile_images(); }
  __device__ __forceinline__ long long image_stride() const { return static_cast<long long>(num_groups) * pixels; }

  __device__ __forceinline__ Tile tile(int i) const {
    Tile t;
    t.group = i / tiles();
    t.index = i - t.group * tiles();
    const int first = t.index * tile_images();
    t.count = min(tile_images(), images - first) * pixels;
    t.start = first * image_stride() + static_cast<long long>(t.group) * pixels;
    return t;
  }

  __device__ __forceinline__ void load(const Tile& t, SCALAR* stage, const SCALAR* x, u64* loaded) const {
    pieces(t, [&](int lo, int, long long offset, int) {
      hopper::bulk_load(stage + lo, x + offset, pixels * sizeof(SCALAR), loaded);
    });
  }

  template <class Piece>
  __device__ __forceinline__ void pieces(const Tile& t, Piece piece) const {
    long long offset = t.start;
    for (int lo = 0; lo < t.count; lo += pixels, offset += image_stride()) piece(lo, lo + pixels, offset, t.group);
  }

  __device__ __forceinline__ void move(SCALAR& running, float value) const {
    const float old = static_cast<float>(running);
    running = static_cast<SCALAR>(old + momentum * (value - old));
  }

  __device__ __forceinline__ void know(const Tile& t, double mean, double variance) const {
    if (t.index != 0) return;
    const double unbiased = variance * group_size() / (group_size() - 1.0);
    if (running_mean) move(running_mean[t.group], static_cast<float>(mean));
    if (running_var) move(running_var[t.group], static_cast<float>(unbiased));
  }
};

// The whole kernel. `smem` is the block's dynamic shared memory, STAGES * TILE elements. The kernels' headers describe
// `partial` and `arrived`. `activation(float)` is applied to x unless it has kIdentity.
template <class Layout, class Activation>
__device__ __forceinline__ void normalize_groups(const Layout& layout, const SCALAR* x, SCALAR* y, double2* partial,
                                                 int* arrived, float eps, const SCALAR* weight, const SCALAR* bias,
                                                 unsigned char* smem, Activation activation) {
  __shared__ u64 loaded[STAGES];
  __shared__ u64 taken[kSlots];  // workers -> moments' warp: the moments are read
  __shared__ double2 smem_sums[kSlots][kWarps];
  __shared__ float2 smem_moments[kSlots];
  SCALAR* stages = reinterpret_cast<SCALAR*>(smem);
  const int warp = threadIdx.x / 32;
  const int lane = threadIdx.x % 32;
  const int tiles = layout.tiles();
  const int total = layout.num_groups * tiles;
  const int rounds =
      (total - static_cast<int>(blockIdx.x) + static_cast<int>(gridDim.x) - 1) / static_cast<int>(gridDim.x);
  const auto tile_of = [&](int round) { return layout.tile(blockIdx.x + round * gridDim.x); };

  if (threadIdx.x == 0) {
    for (int stage = 0; stage < STAGES; ++stage) hopper::barrier_init(&loaded[stage], 1);
    for (int slot = 0; slot < kSlots; ++slot) hopper::barrier_init(&taken[slot], kWarps);
    hopper::barrier_init_fence();
  }
  __syncthreads();  // the mbarriers are initialised

  if (warp == kWarps) {
    // Loads tiles and publishes the sums of the block's tiles.
    const auto load = [&](int round) {
      if (lane != 0) return;
      const Tile t = tile_of(round);
      hopper::barrier_arrive_expect(&loaded[round % STAGES], t.count * sizeof(SCALAR));
      layout.load(t, stages + round % STAGES * TILE, x, &loaded[round % STAGES]);
    };
    for (int round = 0; round < min(STAGES, rounds); ++round) load(round);
    for (int round = 0; round < rounds; ++round) {
      const Tile t = tile_of(round);
      hopper::named_barrier(kSummed + round % kSlots, WORKERS + 32);
      const double2 mine = lane < kWarps ? smem_sums[round % kSlots][lane] : make_double2(0.0, 0.0);
      const double2 block = make_double2(warp_sum(mine.x), warp_sum(mine.y));
      hopper::named_barrier_arrive(kKnown + round % kSlots, kThreads);
      if (lane == 0) {
        __stcg(&partial[static_cast<long long>(t.group) * tiles + t.index], block);
        add_release(&arrived[t.group]);
      }
      const int normalized = round - LAG;
      if (normalized >= 0 && normalized + STAGES < rounds) {
        hopper::named_barrier(kFreed + normalized % STAGES, WORKERS + 32);
        load(normalized + STAGES);
      }
    }
  } else if (warp == kWarps + 1) {
    // Waits for the groups of the block's tiles and computes their moments.
    for (int round = 0; round < rounds; ++round) {
      const Tile t = tile_of(round);
      if (round >= kSlots) hopper::barrier_wait(&taken[round % kSlots], (round / kSlots - 1) & 1);
      while (load_acquire(&arrived[t.group]) != tiles) {}
      double sum = 0.0, square = 0.0;
      for (int i = lane; i < tiles; i += 32) {
        const double2 part = __ldcg(&partial[static_cast<long long>(t.group) * tiles + i]);
        sum += part.x;
        square += part.y;
      }
      sum = warp_sum(sum);
      square = warp_sum(square);
      const double mean = sum / layout.group_size();
      const double spread = square / layout.group_size() - mean * mean;
      const double variance = spread < 0.0 ? 0.0 : spread;  // NaN stays NaN
      if (lane == 0) {
        smem_moments[round % kSlots] = make_float2(static_cast<float>(mean), static_cast<float>(rsqrt(variance + eps)));
        layout.know(t, mean, variance);
      }
      hopper::named_barrier_arrive(kKnown + round % kSlots, kThreads);
    }
  } else {
    const auto normalize = [&](int round) {
      const Tile t = tile_of(round);
      hopper::named_barrier(kKnown + round % kSlots, kThreads);
      const float2 moments = lane == 0 ? smem_moments[round % kSlots] : make_float2(0.0f, 0.0f);
      const float mean = __shfl_sync(0xffffffff, moments.x, 0), rstd = __shfl_sync(0xffffffff, moments.y, 0);
      if (lane == 0) hopper::barrier_arrive(&taken[round % kSlots]);
      const SCALAR* stage = stages + round % STAGES * TILE;
      int i = threadIdx.x;  // on to the next piece where the last one stopped: a thread reads what it wrote itself
      layout.pieces(t, [&](int lo, int hi, long long offset, int channel) {
        SCALAR* out = y + offset - lo;
        const float scale = weight ? rstd * static_cast<float>(weight[channel]) : rstd;
        const float shift = fmaf(-mean, scale, bias ? static_cast<float>(bias[channel]) : 0.0f);
        for (; i < hi / kWidest; i += WORKERS) {
          WidePack pack = WidePack::load(stage + i * kWidest);
          float values[kWidest];
          pack.get(values);
#pragma unroll
          for (int e = 0; e < kWidest; ++e) values[e] = fmaf(values[e], scale, shift);
          pack.set(values);
          pack.store(out + i * kWidest);
        }
      });
      if (round + STAGES < rounds) {
        hopper::proxy_fence();
        hopper::named_barrier_arrive(kFreed + round % STAGES, WORKERS + 32);
      }
    };
    for (int round = 0; round < rounds; ++round) {
      const Tile t = tile_of(round);
      SCALAR* stage = stages + round % STAGES * TILE;
      hopper::barrier_wait(&loaded[round % STAGES], round / STAGES & 1);
      // Sums of distances from one of the thread's values, so a mean far from zero costs no digits.
      float pivot = 0.0f, sum = 0.0f, square = 0.0f;
      int count = 0;
      for (int i = threadIdx.x; i < t.count / kWidest; i += WORKERS) {
        WidePack pack = WidePack::load(stage + i * kWidest);
        float values[kWidest];
        pack.get(values);
        if (!Activation::kIdentity) {  // these values are rounded to SCALAR, as a tensor between the operations is
#pragma unroll
          for (int e = 0; e < kWidest; ++e) values[e] = activation(values[e]);
          pack.set(values);
          pack.get(values);
          pack.store(stage + i * kWidest);
        }
        if (count == 0) pivot = values[0];
        float pack_sum[2] = {}, pack_square[2] = {};  // two chains of additions
#pragma unroll
        for (int e = 0; e < kWidest; ++e) {
          const float distance = values[e] - pivot;
          pack_sum[e % 2] += distance;
          pack_square[e % 2] = fmaf(distance, distance, pack_square[e % 2]);
        }
        sum += pack_sum[0] + pack_sum[1];
        square += pack_square[0] + pack_square[1];
        count += kWidest;
      }
      const double p = pivot;
      const double warp_total = warp_sum(count * p + sum);
      const double warp_square = warp_sum(square + p * (2.0 * sum + count * p));
      if (lane == 0) smem_sums[round % kSlots][warp] = make_double2(warp_total, warp_square);
      hopper::named_barrier_arrive(kSummed + round % kSlots, WORKERS + 32);
      if (round >= LAG) normalize(round - LAG);
    }
    for (int round = max(rounds - LAG, 0); round < rounds; ++round) normalize(round);
  }
}

}  // namespace group_roles

__constant__ int dynamic_smem_bytes = STAGES * TILE * sizeof(SCALAR);  // op.py reads it
