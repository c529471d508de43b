// group_roles.cuh: normalisation of an activated tensor by groups, in one read and one write; some warps only wait
//
//   g = activation(x);  y = (g - mean) * rstd * weight[channel] + bias[channel], mean and rstd those of the value's
//       group
//
// A layout says which values a group has. `GroupsOfChannels`: those of some channels of an image. `ChannelsOfBatch`:
// those of a channel in all images.
//
// A block takes every gridDim-th tile. One warp loads tiles and publishes their sums. One warp waits for the groups
// of the block's tiles, and computes their moments and how their channels are normalised. The workers activate tile i,
// and then normalise tile i - LAG; the other blocks have completed its group meanwhile. A tile waits only for tiles
// that are less than `tiles` further on, so resident blocks cannot deadlock.
//
// Named barriers order what many lanes read or write: one side arrives, the other waits. Mbarriers order what one lane
// of a warp reads, and the copy engine's bytes. The reason is compute-sanitizer's racecheck: it counts an arrival on an
// mbarrier for the arriving thread alone, even behind a __syncwarp(). It also loses the order at a named barrier where
// a warp that has arrived there arrives at another one before all have come.
//
// The including file defines WORKERS, TILE, STAGES, LAG and BLOCKS_PER_SM.
#pragma once
#include "group_tiles.cuh"
#include "hopper.cuh"
#include "pack.cuh"
#include "warp_sums.cuh"

namespace group_roles {

using namespace group_tiles;
using group_tiles::warp_sum;
using pack::kWidest;
using WidePack = pack::Pack<kWidest>;

static_assert(WORKERS % 32 == 0 && WORKERS <= 960, "WORKERS must be a multiple of 32, at most 960");
static_assert(STAGES >= LAG + 2, "LAG + 1 tiles are in the workers' hands");
static_assert(BLOCKS_PER_SM * (STAGES * TILE * sizeof(SCALAR) + 2048) <= 228 * 1024, "shared memory of an SM");

constexpr int kWarps = WORKERS / 32;
constexpr int kSlots = LAG + 1;  // rounds whose sums and moments are alive
constexpr int kThreads = WORKERS + 64;
constexpr int kStep = WORKERS * kWidest;  // elements from a pack of a worker to its next one
constexpr int kPacks = (TILE / kWidest + WORKERS - 1) / WORKERS;  // of a worker in a tile, at most

// Named barriers, one for each slot or stage: the id of the first.
constexpr int kSummed = 1;                // workers -> publisher: the sums of a tile are written
constexpr int kKnown = kSummed + kSlots;  // publisher, moments' warp -> workers: the sums are read, the moments written
constexpr int kFreed = kKnown + kSlots;   // workers -> publisher: the stage is read
static_assert(kFreed + STAGES <= 16, "2 * (LAG + 1) + STAGES must be at most 15");

// Whether something holds, where the compiler is to know it.
template <bool kHolds>
struct Truth {
  static constexpr bool value = kHolds;
};
using Yes = Truth<true>;
using No = Truth<false>;

// The same number, which the compiler keeps: else it divides anew wherever a quotient is used.
__device__ __forceinline__ int kept(int number) {
  asm volatile("" : "+r"(number));
  return number;
}

// n / d for n below 2^24, by a product.
struct Divisor {
  int d;
  float inverse;

  __device__ __forceinline__ explicit Divisor(int divisor) : d(divisor), inverse(1.0f / divisor) {}
  __device__ __forceinline__ int of(int n) const {
    const int q = __float2int_rz(__int2float_rz(n) * inverse);
    const int rest = n - q * d;
    return q + (rest >= d) - (rest < 0);
  }
};

// Groups of `group_channels` channels of an image: one piece of memory, cut into tiles without regard to channels. A
// group is spread over resident blocks, so it has fewer than 2^24 elements.
struct GroupsOfChannels {
  static constexpr bool kOneChannel = false;  // whether a group has one
  int num_groups, groups, group_channels, pixels;
  Divisor by_pixels;

  __device__ __forceinline__ GroupsOfChannels(int num_groups, int groups, int group_channels, int pixels)
      : num_groups(num_groups), groups(groups), group_channels(group_channels), pixels(pixels), by_pixels(pixels) {}
  __device__ __forceinline__ int group_size() const { return group_channels * pixels; }
  __device__ __forceinline__ int tiles() const { return (group_size() + TILE - 1) / TILE; }
  __device__ __forceinline__ Tile tile(int group, int index) const {
    return {group, index, min(TILE, group_size() - index * TILE),
            static_cast<long long>(group) * group_size() + index * TILE};
  }

  __device__ __forceinline__ void load(const Tile& t, SCALAR* stage, const SCALAR* x, u64* loaded) const {
    hopper::bulk_load(stage, x + t.start, t.count * sizeof(SCALAR), loaded);
  }
  // The elements of a stage up to the tile's last one.
  __device__ __forceinline__ int span(const Tile& t) const { return t.count; }

  // Where a pack of a stage lies. A thread has the packs that begin at elements threadIdx.x * kWidest and every kStep
  // behind that.
  struct Place {
    int first, more;
  };
  __device__ __forceinline__ Place place() const { return {static_cast<int>(threadIdx.x) * kWidest, 0}; }
  __device__ __forceinline__ void advance(Place& place) const { place.more += kStep; }
  // Whether a pack within the stage's span is the tile's, and where it is in x and y.
  __device__ __forceinline__ bool holds_all() const { return true; }
  __device__ __forceinline__ bool holds(const Tile&, const Place&) const { return true; }
  __device__ __forceinline__ long long offset(const Tile& t, const Place& p) const {
    return t.start + p.first + p.more;
  }

  __device__ __forceinline__ int first_channel(const Tile& t) const { return t.group % groups * group_channels; }
  // Channels from the group's first: the last one, and that of element `i` of a tile.
  __device__ __forceinline__ int last_channel() const { return group_channels - 1; }
  __device__ __forceinline__ int channel(const Tile& t, int i) const { return by_pixels.of(t.index * TILE + i); }
  // The elements of a tile before those of the channel behind `channel`.
  __device__ __forceinline__ int end_of(const Tile& t, int channel) const {
    return (channel + 1) * pixels - t.index * TILE;
  }
  struct Noted {};  // no statistics outlive a launch
  __device__ __forceinline__ void note(Noted&, const Tile&, double, double) const {}
  __device__ __forceinline__ void move(Noted&) const {}
};

// Channels of a batch of images: a tile is as many planes as fit, one of each image, or a piece of a plane that does
// not fit. The block of the first tile updates the running statistics. A sector of a stage is one of memory: a plane
// that begins within a sector does so in its stage, too, so that a warp stores whole sectors but at a plane's ends.
struct ChannelsOfBatch {
  static constexpr bool kOneChannel = true;
  static constexpr int kSector = 2 * kWidest;
  int images, num_groups, pixels;
  int pitch, tile_images;  // elements from plane to plane in a stage, and how many it holds
  int piece, pieces;       // of a plane: the elements of one, a multiple of 32, and how many
  int plane;               // elements of a stage that are of one plane
  int step_planes, step_elements;  // kStep, as whole planes and elements
  float momentum;
  SCALAR *running_mean, *running_var;  // null where none are kept

  __device__ __forceinline__ ChannelsOfBatch(int images, int channels, int pixels, float momentum,
                                             SCALAR* running_mean, SCALAR* running_var)
      : images(images),
        num_groups(channels),
        pixels(pixels),
        pitch(pixels + pixels % kSector),
        tile_images(kept(max(TILE / pitch, 1))),
        piece(kept(piece_of(pixels))),
        pieces(kept(pitch <= TILE ? 1 : (pixels + piece - 1) / piece)),
        plane(pieces == 1 ? pitch : TILE),
        step_planes(kept(kStep / plane)),
        step_elements(kept(kStep % plane)),
        momentum(momentum),
        running_mean(running_mean),
        running_var(running_var) {}
  // The elements of a sector before a place.
  static __device__ __forceinline__ int in_sector(long long place) {
    return static_cast<unsigned int>(place) % kSector;
  }
  static __device__ __forceinline__ int piece_of(int pixels) {
    const int pieces = (pixels + TILE - 33) / (TILE - 32);  // a stage has room for a part of a sector, too
    return ((pixels + pieces - 1) / pieces + 31) / 32 * 32;
  }
  __device__ __forceinline__ int group_size() const { return images * pixels; }
  __device__ __forceinline__ int tiles() const { return (images + tile_images - 1) / tile_images * pieces; }
  __device__ __forceinline__ long long image_stride() const { return static_cast<long long>(num_groups) * pixels; }

  __device__ __forceinline__ int planes_of(int index) const { return min(tile_images, images - index * tile_images); }
  __device__ __forceinline__ Tile tile(int group, int index) const {
    const long long plane = static_cast<long long>(group) * pixels;
    if (pieces == 1)
      return {group, index, planes_of(index) * pixels, index * tile_images * image_stride() + plane};
    const int image = Divisor(pieces).of(index), start = (index - image * pieces) * piece;
    return {group, index, min(piece, pixels - start), image * image_stride() + plane + start};
  }

  __device__ __forceinline__ void load(const Tile& t, SCALAR* stage, const SCALAR* x, u64* loaded) const {
    long long offset = t.start;
    for (int lo = 0; lo < t.count; lo += pixels, stage += pitch, offset += image_stride())
      hopper::bulk_load(stage + in_sector(offset), x + offset, min(pixels, t.count) * sizeof(SCALAR), loaded);
  }
  __device__ __forceinline__ int span(const Tile& t) const {
    return pieces == 1 ? planes_of(t.index) * pitch : in_sector(t.start) + t.count;
  }

  // A pack of the tile's `image`-th plane, and its elements from where the plane's first sector begins.
  struct Place {
    int image, element;
  };
  __device__ __forceinline__ Place place() const {
    const int i = threadIdx.x * kWidest;
    return {kept(i / plane), kept(i % plane)};
  }
  __device__ __forceinline__ void advance(Place& p) const {
    p.image += step_planes;
    p.element += step_elements;
    if (p.element >= plane) {
      p.element -= plane;
      ++p.image;
    }
  }
  __device__ __forceinline__ int before(const Tile& t, const Place& p) const {
    return in_sector(t.start + p.image * image_stride());
  }
  __device__ __forceinline__ bool holds_all() const { return pitch == pixels; }  // every plane begins with a sector
  __device__ __forceinline__ bool holds(const Tile& t, const Place& p) const {
    const unsigned int pixel = p.element - before(t, p), end = min(pixels, t.count);
    return holds_all() || pixel < end;
  }
  __device__ __forceinline__ long long offset(const Tile& t, const Place& p) const {
    return t.start + p.image * image_stride() + (p.element - before(t, p));
  }

  __device__ __forceinline__ int first_channel(const Tile& t) const { return t.group; }
  __device__ __forceinline__ int last_channel() const { return 0; }
  __device__ __forceinline__ int channel(const Tile&, int) const { return 0; }
  __device__ __forceinline__ int end_of(const Tile& t, int) const { return t.count; }

  // Moments that are to move the running statistics: each lane has those of one channel, -1 for none. Nobody waits for
  // running statistics, so the warp moves those of 32 channels at once.
  struct Noted {
    int channel = -1;
    float mean = 0.0f, var = 0.0f;
  };
  __device__ __forceinline__ void note(Noted& noted, const Tile& t, double mean, double variance) const {
    if (t.index != 0) return;
    const int others = __popc(__ballot_sync(0xffffffff, noted.channel >= 0));
    if (static_cast<int>(threadIdx.x % 32) == others) {
      noted.channel = t.group;
      noted.mean = static_cast<float>(mean);
      noted.var = static_cast<float>(variance + variance * __fdividef(1.0f, group_size() - 1));  // n / (n - 1) of it
    }
    if (others == 31) move(noted);
  }
  __device__ __forceinline__ SCALAR moved(SCALAR running, float value) const {
    const float old = static_cast<float>(running);
    return static_cast<SCALAR>(old + momentum * (value - old));
  }
  __device__ __forceinline__ void move(Noted& noted) const {
    const int c = noted.channel;
    if (running_mean && c >= 0) running_mean[c] = moved(running_mean[c], noted.mean);
    if (running_var && c >= 0) running_var[c] = moved(running_var[c], noted.var);
    noted = Noted();
  }
};

// Steps through the tiles of a block, every gridDim-th. `group` and `index` of the tile advance without a division.
struct Walk {
  int tiles, groups_on, tiles_on, group, index;

  __device__ __forceinline__ explicit Walk(int tiles)
      : tiles(tiles), groups_on(gridDim.x / tiles), tiles_on(gridDim.x % tiles), group(blockIdx.x / tiles),
        index(blockIdx.x % tiles) {}
  __device__ __forceinline__ void advance() {
    group += groups_on;
    index += tiles_on;
    if (index >= tiles) {
      index -= tiles;
      ++group;
    }
  }
};

// How a tile is normalised: y = scale * g + shift in its first channel, the other two in the next one, which begins at
// element `end` of the tile.
struct alignas(16) Affine {
  float scale, shift, next_scale, next_shift;
  int end;
  float mean, rstd;
};

// The weights and biases of a tile's first two channels.
struct Channels {
  float factor, term, next_factor, next_term;
  int end;

  __device__ __forceinline__ Affine affine(float mean, float rstd) const {
    const float scale = rstd * factor, next_scale = rstd * next_factor;
    return {scale, fmaf(-mean, scale, term), next_scale, fmaf(-mean, next_scale, next_term), end, mean, rstd};
  }
};

// The whole kernel. `smem` is the block's dynamic shared memory, STAGES * TILE elements. The kernels' headers describe
// `partial`. `activation(float)` is applied to x unless it has kIdentity.
template <class Layout, class Activation>
__device__ __forceinline__ void normalize_groups(const Layout& layout, const SCALAR* x, SCALAR* y, TileSums* partial,
                                                 float eps, const SCALAR* weight, const SCALAR* bias,
                                                 unsigned char* smem, Activation activation) {
  __shared__ u64 smem_parity;
  __shared__ u64 loaded[STAGES];
  // publisher -> moments' warp: the tile's sums are on their way. It orders writes of smem_affine as `taken` does.
  __shared__ u64 published[kSlots];
  __shared__ u64 taken[kSlots];      // workers -> moments' warp: the moments are read
  __shared__ double2 smem_sums[kSlots][kWarps];
  __shared__ Affine smem_affine[kSlots];
  SCALAR* stages = reinterpret_cast<SCALAR*>(smem);
  const int warp = threadIdx.x / 32;
  const int lane = threadIdx.x % 32;
  const int tiles = layout.tiles();
  const int total = layout.num_groups * tiles;
  const int rounds =
      (total - static_cast<int>(blockIdx.x) + static_cast<int>(gridDim.x) - 1) / static_cast<int>(gridDim.x);
  Walk here(tiles), ahead(tiles);  // the tile of the round; the next one to be loaded, or to be normalised
  const auto next_of = [&](Walk& walk) {
    const Tile t = layout.tile(walk.group, walk.index);
    walk.advance();
    return t;
  };

  const auto weight_of = [&](int channel) { return weight ? static_cast<float>(weight[channel]) : 1.0f; };
  const auto bias_of = [&](int channel) { return bias ? static_cast<float>(bias[channel]) : 0.0f; };
  const auto channels_of = [&](const Tile& t) -> Channels {
    const int before = layout.first_channel(t), channel = layout.channel(t, 0);
    const int first = before + channel, next = before + min(channel + 1, layout.last_channel());
    return {weight_of(first), bias_of(first), weight_of(next), bias_of(next), layout.end_of(t, channel)};
  };
  // Behind an activation a tile of 16 bits takes as long as its instructions, and tensor cores save some. A tile of f32
  // has no registers left for a second channel there.
  constexpr bool kHalves = sizeof(SCALAR) == 2, kTwoChannels = kHalves || Activation::kIdentity;
  constexpr bool kBusy = kHalves && !Activation::kIdentity;

  const auto load = [&](int round) {
    const Tile t = next_of(ahead);
    if (lane != 0) return;
    hopper::barrier_arrive_expect(&loaded[round % STAGES], t.count * sizeof(SCALAR));
    layout.load(t, stages + round % STAGES * TILE, x, &loaded[round % STAGES]);
  };
  if (warp == kWarps) {
    if (lane == 0) {
      for (int stage = 0; stage < STAGES; ++stage) hopper::barrier_init(&loaded[stage], 1);
      for (int slot = 0; slot < kSlots; ++slot) hopper::barrier_init(&published[slot], 1);
      for (int slot = 0; slot < kSlots; ++slot) hopper::barrier_init(&taken[slot], kWarps);
      hopper::barrier_init_fence();
    }
    for (int round = 0; round < min(STAGES, rounds); ++round) load(round);
  }
  // The block's first tile is the blockIdx.x-th. Its sums are still those of the launch before.
  if (threadIdx.x == 0 && rounds > 0) smem_parity = parity_after(&partial[blockIdx.x]);
  __syncthreads();  // the mbarriers are initialised, and the parity is known
  if (rounds == 0) return;  // there are more blocks than tiles
  const u64 parity = smem_parity;

  if (warp == kWarps) {
    // Publishes the sums of the block's tiles, and loads more of them.
    for (int round = 0; round < rounds; ++round) {
      const Tile t = next_of(here);
      hopper::named_barrier(kSummed + round % kSlots, WORKERS + 32);
      const double2 mine = lane < kWarps ? smem_sums[round % kSlots][lane] : make_double2(0.0, 0.0);
      const double2 block = make_double2(warp_sum(mine.x), warp_sum(mine.y));
      if (lane == 0) {
        store_sums(&partial[static_cast<long long>(t.group) * tiles + t.index], TileSums::of(block, parity));
        hopper::barrier_arrive(&published[round % kSlots]);
      }
      hopper::named_barrier_arrive(kKnown + round % kSlots, kThreads);
      const int normalized = round - LAG;
      if (normalized >= 0 && normalized + STAGES < rounds) {
        hopper::named_barrier(kFreed + normalized % STAGES, WORKERS + 32);
        load(normalized + STAGES);
      }
    }
  } else if (warp == kWarps + 1) {
    // Waits for the groups of the block's tiles and computes their moments.
    typename Layout::Noted noted;
    for (int round = 0; round < rounds; ++round) {
      const Tile t = next_of(here);
      // What is read here is there when the sums are.
      const Channels channels = channels_of(t);
      if (round >= kSlots) hopper::barrier_wait(&taken[round % kSlots], (round / kSlots - 1) & 1);
      // The group is not complete before the block's own sums, and polls cost.
      hopper::barrier_wait(&published[round % kSlots], round / kSlots & 1);
      const double2 sums = await_sums(&partial[static_cast<long long>(t.group) * tiles], tiles, parity);
      // The quotient by the group's size as a division rounds it, so that a constant channel has no variance. Tiles
      // wait for it, and products take less time. Its share is computed here, where registers are free.
      const int count = kept(layout.group_size());
      const double size = count, share = __fdividef(1.0f, count);
      const auto mean_of = [&](double sum) {
        const double near = sum * share, nearer = fma(fma(-near, size, sum), share, near);
        const double rest = fma(-nearer, size, sum);  // NaN of an infinity
        return rest == rest ? fma(rest, share, nearer) : sum;
      };
      const double mean = mean_of(sums.x);
      const double spread = mean_of(sums.y) - mean * mean;
      const double variance = spread < 0.0 ? 0.0 : spread;  // NaN stays NaN
      if (lane == 0) {
        const float rstd = static_cast<float>(rsqrt(variance + eps));
        smem_affine[round % kSlots] = channels.affine(static_cast<float>(mean), rstd);
      }
      hopper::named_barrier_arrive(kKnown + round % kSlots, kThreads);
      layout.note(noted, t, mean, variance);
    }
    layout.move(noted);
  } else {
    using Sums = typename warp_sums::SumsOf<kBusy>::Type;
    const auto read = [&](const auto& value) { return lane == 0 ? value : 0; };
    const auto of_lane_0 = [](auto value) { return __shfl_sync(0xffffffff, value, 0); };
    // Whether all lanes have all packs of a tile but their last ones.
    const auto is_dense = [&](int packs) { return packs >= (kPacks - 1) * WORKERS && layout.holds_all(); };
    const typename Layout::Place first_place = layout.place();
    const auto normalize = [&](int round) {
      const Tile t = next_of(ahead);
      const int packs = layout.span(t) / kWidest;
      hopper::named_barrier(kKnown + round % kSlots, kThreads);
      const Affine& known = smem_affine[round % kSlots];
      const float mean = read(known.mean), rstd = read(known.rstd);
      const Affine affine = {
          of_lane_0(read(known.scale)), of_lane_0(read(known.shift)), of_lane_0(read(known.next_scale)),
          of_lane_0(read(known.next_shift)), of_lane_0(read(known.end))};
      if (lane == 0) hopper::barrier_arrive(&taken[round % kSlots]);
      // A thread reads what it wrote itself.
      const SCALAR* own = stages + round % STAGES * TILE + threadIdx.x * kWidest;
      const auto apply = [&](int k, const auto& place, float scale, float shift) {
        WidePack pack = WidePack::load(own + k * WORKERS * kWidest);
        float values[kWidest];
        pack.get(values);
#pragma unroll
        for (int e = 0; e < kWidest; ++e) values[e] = fmaf(values[e], scale, shift);
        pack.set(values);
        pack.store_whole(y + layout.offset(t, place));
      };
      auto place = first_place;
      const auto apply_all = [&](auto dense, auto one_channel) {
#pragma unroll
        for (int k = 0; k < kPacks; ++k) {
          const int i = threadIdx.x + k * WORKERS;
          const bool is_first = one_channel.value || i * kWidest < affine.end;
          if ((dense.value && k + 1 < kPacks) || (i < packs && layout.holds(t, place)))
            apply(k, place, is_first ? affine.scale : affine.next_scale, is_first ? affine.shift : affine.next_shift);
          layout.advance(place);
        }
      };
      if (Layout::kOneChannel || affine.end >= t.count) {
        if (is_dense(packs))
          apply_all(Yes(), Yes());
        else
          apply_all(No(), Yes());
      } else if (kTwoChannels && affine.end + layout.pixels >= t.count) {
        apply_all(No(), No());
      } else {
        const float group_mean = of_lane_0(mean), group_rstd = of_lane_0(rstd);
        for (int k = 0; threadIdx.x + k * WORKERS < packs; ++k) {
          const int c = layout.first_channel(t) + layout.channel(t, (threadIdx.x + k * WORKERS) * kWidest);
          const float scale = group_rstd * weight_of(c);
          apply(k, place, scale, fmaf(-group_mean, scale, bias_of(c)));
          layout.advance(place);
        }
      }
      if (round + STAGES < rounds) hopper::named_barrier_arrive(kFreed + round % STAGES, WORKERS + 32);
    };
    for (int round = 0; round < rounds; ++round) {
      const Tile t = next_of(here);
      const int packs = layout.span(t) / kWidest;
      SCALAR* stage = stages + round % STAGES * TILE;
      hopper::barrier_wait(&loaded[round % STAGES], round / STAGES & 1);
      Sums sums;
      int lanes = 0;
      const auto sum_up = [&](auto dense) {
        auto place = first_place;
#pragma unroll
        for (int k = 0; k < kPacks; ++k) {
          const int i = threadIdx.x + k * WORKERS;
          const bool is_sure = dense.value && k + 1 < kPacks;
          const bool is_there = is_sure || (i < packs && layout.holds(t, place));
          layout.advance(place);
          WidePack pack = {};
          if (is_there) pack = WidePack::load(stage + i * kWidest);
          if (!Activation::kIdentity) {  // these values are rounded to SCALAR, as a tensor between the operations is
            float values[kWidest];
            pack.get(values);
#pragma unroll
            for (int e = 0; e < kWidest; ++e) values[e] = activation(values[e]);
            pack.set(values);
            if (is_there) pack.store(stage + i * kWidest);
          }
          const unsigned int there = is_sure ? 0xffffffff : __ballot_sync(0xffffffff, is_there);
          lanes += __popc(there);
          if (k == 0) sums.begin(pack, there);
          sums.add(pack, is_there);
        }
      };
      if (is_dense(packs))
        sum_up(Yes());
      else
        sum_up(No());
      if (!Activation::kIdentity) hopper::proxy_fence();  // the next load of the stage is of the other proxy
      const double2 total = sums.total(lanes * kWidest);
      if (lane == 0) smem_sums[round % kSlots][warp] = total;
      hopper::named_barrier_arrive(kSummed + round % kSlots, WORKERS + 32);
      if (round >= LAG) normalize(round - LAG);
    }
    for (int round = max(rounds - LAG, 0); round < rounds; ++round) normalize(round);
  }
}

}  // namespace group_roles

__constant__ int dynamic_smem_bytes = STAGES * TILE * sizeof(SCALAR);  // op.py reads it
