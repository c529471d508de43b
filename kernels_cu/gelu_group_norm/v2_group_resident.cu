// v2_group_resident.cu: GELU then GroupNorm in one read and one write
//
//   g = gelu(x);  y[n, c, p] = (g[n, c, p] - mean[n, c / (channels / groups)]) * rstd[...] * weight[c] + bias[c]
//   mean, variance over the channels and pixels of a group; rstd = 1 / sqrt(variance + eps)
//
//   x, y          : (images, channels, pixels) f32, contiguous; pixels % 4 == 0
//   weight, bias  : (channels,) f32 or null
//   partial       : (images * groups, tiles) double2, tiles = ceil(channels / groups * pixels / TILE);
//                   zero before the first launch and after one that was stopped; else as the last one left it
//   grid          : (BLOCKS_PER_SM * number of SMs, 1, 1), all resident   block : (THREADS, 1, 1)
//                   dynamic smem : kSmemBytes
//   oracle        : torch.nn.functional.group_norm(torch.nn.functional.gelu(x), groups, weight, bias, eps)
//   traffic       : 2 * images * channels * pixels * 4 B
//   from v1       : a tile stays in shared memory until its group's other tiles have been summed, so x is read once
//
// A block takes every gridDim-th tile. It applies GELU to tile i, publishes the tile's sums, and only then waits for
// the group of tile i - 1 and normalises that: the wait hides behind a tile's work, and the copy engine loads tile
// i + 1 meanwhile. A block never waits before it has published, and waits only for tiles of its own round or the next,
// so resident blocks cannot deadlock.
#ifndef THREADS
#define THREADS 512  // tunable: threads per block, a multiple of 32
#endif
#ifndef TILE
#define TILE 8352  // tunable: floats a tile, a multiple of 32: a tile starts on a line where its group does
#endif
#ifndef BLOCKS_PER_SM
#define BLOCKS_PER_SM 2  // tunable: resident blocks of an SM
#endif
#include "../include/gelu_fast.cuh"
#include "../include/group_tiles.cuh"
#include "../include/hopper.cuh"

static_assert(THREADS % 32 == 0 && THREADS <= 1024, "THREADS must be a multiple of 32, at most 1024");

using namespace group_tiles;

constexpr int kStages = 3;
constexpr int kWarps = THREADS / 32;
constexpr int kBarriersBytes = 64;
constexpr int kSmemBytes = kBarriersBytes + kStages * TILE * 4;
static_assert(BLOCKS_PER_SM * (kSmemBytes + 1024) <= 228 * 1024, "shared memory of an SM");

__constant__ int dynamic_smem_bytes = kSmemBytes;  // op.py reads it

extern "C" __global__ __launch_bounds__(THREADS, BLOCKS_PER_SM) void gelu_group_norm(
    const float* x, float* y, group_tiles::TileSums* partial, int num_groups, int groups, int group_channels,
    int pixels, float eps, const float* weight = nullptr, const float* bias = nullptr) {
  extern __shared__ __align__(128) unsigned char smem[];
  __shared__ double2 smem_warp_sums[2][kWarps];  // of even and odd rounds
  __shared__ float2 smem_moments;
  __shared__ u64 parity;
  u64* loaded = reinterpret_cast<u64*>(smem);
  float* stages = reinterpret_cast<float*>(smem + kBarriersBytes);
  const int warp = threadIdx.x / 32;
  const int lane = threadIdx.x % 32;
  const int group_size = group_channels * pixels;
  const int tiles = (group_size + TILE - 1) / TILE;
  const int total = num_groups * tiles;

  const auto start_load = [&](int round) {
    const long long tile = blockIdx.x + static_cast<long long>(round) * gridDim.x;
    if (tile >= total) return;
    const Tile t = tile_at(static_cast<int>(tile), tiles, group_size);
    hopper::barrier_arrive_expect(&loaded[round % kStages], t.count * 4);
    hopper::bulk_load(stages + round % kStages * TILE, x + t.start, t.count * 4, &loaded[round % kStages]);
  };

  // Waits for the group of the round's tile, then writes the normalised tile.
  const auto finish = [&](int round) {
    const Tile t = tile_at(blockIdx.x + round * gridDim.x, tiles, group_size);
    if (warp == 0) {
      const double2 sums = await_sums(&partial[static_cast<long long>(t.group) * tiles], tiles, parity);
      const double mean = sums.x / group_size;
      const double spread = sums.y / group_size - mean * mean;
      const double variance = spread < 0.0 ? 0.0 : spread;  // NaN stays NaN
      if (lane == 0) smem_moments = make_float2(static_cast<float>(mean), static_cast<float>(rsqrt(variance + eps)));
    }
    __syncthreads();  // the moments are written
    const float mean = smem_moments.x, rstd = smem_moments.y;
    const float4* stage = reinterpret_cast<const float4*>(stages + round % kStages * TILE);
    float4* out = reinterpret_cast<float4*>(y + t.start);
    const int first = t.index * TILE;
    for (int lo = 0; lo < t.count;) {
      const int channel = (first + lo) / pixels;
      const int hi = min(t.count, (channel + 1) * pixels - first);
      const int c = t.group % groups * group_channels + channel;
      const float scale = weight ? rstd * weight[c] : rstd;
      const float shift = fmaf(-mean, scale, bias ? bias[c] : 0.0f);
      for (int i = lo / 4 + threadIdx.x; i < hi / 4; i += THREADS) {
        const float4 g = stage[i];
        __stcs(&out[i], make_float4(fmaf(g.x, scale, shift), fmaf(g.y, scale, shift), fmaf(g.z, scale, shift),
                                    fmaf(g.w, scale, shift)));
      }
      lo = hi;
    }
  };

  if (threadIdx.x == 0) {
    for (int stage = 0; stage < kStages; ++stage) hopper::barrier_init(&loaded[stage], 1);
    hopper::barrier_init_fence();
    start_load(0);
    start_load(1);
    if (blockIdx.x < total) parity = parity_after(&partial[blockIdx.x]);  // its first tile's sums
  }
  __syncthreads();  // the barriers are initialised, and the parity is known

  int round = 0;
  for (long long tile = blockIdx.x; tile < total; tile += gridDim.x, ++round) {
    const Tile t = tile_at(static_cast<int>(tile), tiles, group_size);
    float4* stage = reinterpret_cast<float4*>(stages + round % kStages * TILE);
    hopper::barrier_wait(&loaded[round % kStages], round / kStages & 1);
    // Sums about a value of the thread's own, so that a mean far from zero costs no digits.
    float pivot = 0.0f, sum = 0.0f, square = 0.0f;
    int count = 0;
    for (int i = threadIdx.x; i < t.count / 4; i += THREADS) {
      float4 v = stage[i];
      v = make_float4(gelu(v.x), gelu(v.y), gelu(v.z), gelu(v.w));
      stage[i] = v;
      if (count == 0) pivot = v.x;
      const float a = v.x - pivot, b = v.y - pivot, c = v.z - pivot, d = v.w - pivot;
      sum += (a + b) + (c + d);
      square += fmaf(a, a, b * b) + fmaf(c, c, d * d);
      count += 4;
    }
    const double p = pivot;
    const double warp_total = warp_sum(count * p + sum);
    const double warp_square = warp_sum(square + p * (2.0 * sum + count * p));
    if (lane == 0) smem_warp_sums[round % 2][warp] = make_double2(warp_total, warp_square);
    __syncthreads();  // the warps' sums are written; everyone has finished with the moments of round - 2
    if (warp == 0) {
      const double2 mine = lane < kWarps ? smem_warp_sums[round % 2][lane] : make_double2(0.0, 0.0);
      const double2 block = make_double2(warp_sum(mine.x), warp_sum(mine.y));
      if (lane == 0)
        store_sums(&partial[static_cast<long long>(t.group) * tiles + t.index], TileSums::of(block, parity));
    }
    if (round > 0) {
      finish(round - 1);
      hopper::proxy_fence();
      __syncthreads();  // the stage of round - 1 is free
    }
    if (threadIdx.x == 0) start_load(round + 2);
  }
  if (round > 0) finish(round - 1);
}
