// planes.cuh: normalisation of groups whose values lie in runs of neighbouring elements (NCHW)
//
//   y = (f(x) - mean) / sqrt(variance + eps) * weight[channel] + bias[channel], mean and variance those of f(x) in the
//       value's group
//
// A group of group_norm is one run: the planes of its channels, one after the other. A group of batch_norm2d is a
// channel; it has a run for each image, its plane. An access moves VECTOR elements, and a run is a whole number of
// accesses.
//
//   on chip    : a team of lanes, a block or a cluster of blocks keeps a group in registers: one read, one write
//   two passes : some blocks sum parts of a group, then others normalise: two reads, the second partly from L2
//
// The including file defines VECTOR and SPANS, and for `on chip` PACKS and CLUSTER too. The plan sets them.
#pragma once
#include "norm.cuh"

namespace planes {

using namespace norms;

#ifndef VECTOR
#define VECTOR 1  // elements of an access, a power of two
#endif
#ifndef SPANS
#define SPANS 0  // 1 where an access may hold elements of two channels
#endif

using VectorPack = pack::Pack<VECTOR>;

// Where the values of a group are in memory. All counts of elements fit 31 bits; strides need not.
struct Layout {
  int runs, run_packs;      // of a group; VECTOR elements a pack
  long long run_stride;     // elements from a run to the next of the same group
  long long group_stride;   // elements from a group to the next
  int plane;                // elements of a channel in a run
  int group_channels;       // channels of a run
  int channels;             // all of them; a group's first is group * group_channels modulo this

  __device__ __forceinline__ int packs() const { return runs * run_packs; }
  __device__ __forceinline__ int first_channel(long long group) const {
    return static_cast<int>(group * group_channels % channels);
  }

  struct Place {
    long long offset;  // from the group's first element
    int in_run;        // element of the run
  };
  __device__ __forceinline__ Place place(int pack) const {
    if (runs == 1) return {static_cast<long long>(pack) * VECTOR, pack * VECTOR};
    const int run = static_cast<unsigned>(pack) / static_cast<unsigned>(run_packs);
    const int in_run = (pack - run * run_packs) * VECTOR;
    return {run * run_stride + in_run, in_run};
  }
};

// Groups of group_norm: the planes of `group_channels` channels of a sample, one behind the other.
__device__ __forceinline__ Layout of_groups(int group_packs, int plane, int group_channels, int channels) {
  return {1, group_packs, 0, static_cast<long long>(group_packs) * VECTOR, plane, group_channels, channels};
}

// Groups of batch_norm2d: the planes of a channel, one in each image.
__device__ __forceinline__ Layout of_channels(int images, int channels, int plane) {
  return {images, plane / VECTOR, static_cast<long long>(channels) * plane, plane, plane, 1, channels};
}

// values = (values - mean) * rstd * weight + bias; `affine(channel)` gives weight and bias of a channel of the group. A
// pack spans at most two channels, since a plane has at least as many elements as a pack.
template <class AffineOf>
__device__ __forceinline__ void normalize(Real (&values)[VECTOR], const Layout& layout, int in_run, Real mean,
                                          Real rstd, AffineOf affine) {
  const int channel =
      layout.group_channels == 1 ? 0 : static_cast<unsigned>(in_run) / static_cast<unsigned>(layout.plane);
  const Pair own = affine(channel);
  const Real scale = rstd * own.x;
#if SPANS
  const int left = (channel + 1) * layout.plane - in_run;  // elements of the first channel
  const Pair next = affine(min(channel + 1, layout.group_channels - 1));
  const Real next_scale = rstd * next.x;
#pragma unroll
  for (int i = 0; i < VECTOR; ++i)
    values[i] = (values[i] - mean) * (i < left ? scale : next_scale) + (i < left ? own.y : next.y);
#else
#pragma unroll
  for (int i = 0; i < VECTOR; ++i) values[i] = (values[i] - mean) * scale + own.y;
#endif
}

// ---- two passes ----------------------------------------------------------------------------------------------------

// The moments of part `part` of `parts` of a group; thread 0 has the result.
template <int kBlockSize, int kUnroll, class F>
__device__ __forceinline__ Moments part_moments(const Layout& layout, const SCALAR* x, int part, int parts, F f) {
  const int per_part = (layout.packs() + parts - 1) / parts;
  const int last = min(layout.packs(), (part + 1) * per_part);
  // Sums of distances from one of the thread's values, so a mean far from zero costs no digits.
  Real pivot = 0, sum = 0, square = 0;
  int count = 0;
  for (int i = part * per_part + threadIdx.x; i < last; i += kBlockSize * kUnroll) {
    VectorPack packs[kUnroll];
#pragma unroll
    for (int k = 0; k < kUnroll; ++k) {
      if (i + k * kBlockSize < last) packs[k] = VectorPack::load(x + layout.place(i + k * kBlockSize).offset);
    }
#pragma unroll
    for (int k = 0; k < kUnroll; ++k) {
      if (i + k * kBlockSize >= last) break;
      Real values[VECTOR];
      packs[k].get(values);
#pragma unroll
      for (int e = 0; e < VECTOR; ++e) values[e] = f(values[e]);
      if (count == 0) pivot = values[0];
#pragma unroll
      for (int e = 0; e < VECTOR; ++e) {
        const Real distance = values[e] - pivot;
        sum += distance;
        square += distance * distance;
      }
      count += VECTOR;
    }
  }
  Moments moments = {0, 0, 0};
  if (count > 0) {
    const Real mean = sum / count;
    moments = {static_cast<Real>(count), pivot + mean, square - sum * mean};
  }
  return merge_block<kBlockSize>(moments);
}

// Normalises chunk `chunk` of a group, kBlockSize * kUnroll packs, by the moments of its parts or, without parts, by
// the running moments.
template <int kBlockSize, int kUnroll, class F>
__device__ __forceinline__ void normalize_chunk(const Layout& layout, const SCALAR* x, SCALAR* y, const Real* partial,
                                                long long group, int parts, int chunk, Real eps, const Affine& affine,
                                                const Running& running, F f) {
  __shared__ Pair smem_moments;
  x += group * layout.group_stride;
  y += group * layout.group_stride;
  const int first = chunk * kBlockSize * kUnroll + threadIdx.x;
  const int channel = layout.first_channel(group);
  VectorPack packs[kUnroll];
#pragma unroll
  for (int k = 0; k < kUnroll; ++k) {
    if (first + k * kBlockSize < layout.packs())
      packs[k] = VectorPack::load(x + layout.place(first + k * kBlockSize).offset);
  }
  if (threadIdx.x < 32) {
    const Moments m =
        parts > 0 ? load_moments(partial, group * parts, parts, threadIdx.x, 32) : running.moments(channel);
    if (threadIdx.x == 0) {
      smem_moments = {m.mean, Real(1.0) / sqrt(m.m2 / m.count + eps)};
      if (chunk == 0 && parts > 0) running.move(channel, m);
    }
  }
  __syncthreads();  // the moments are written
  const Pair moments = smem_moments;
#pragma unroll
  for (int k = 0; k < kUnroll; ++k) {
    if (first + k * kBlockSize >= layout.packs()) break;
    const Layout::Place place = layout.place(first + k * kBlockSize);
    Real values[VECTOR];
    packs[k].get(values);
#pragma unroll
    for (int e = 0; e < VECTOR; ++e) values[e] = f(values[e]);
    normalize(values, layout, place.in_run, moments.x, moments.y, [&](int c) { return affine.of(channel + c); });
    packs[k].set(values);
    if (layout.runs == 1) {  // known when it is compiled: of group_norm
      packs[k].store_whole(y + place.offset);
    } else {
      packs[k].store(y + place.offset);
    }
  }
}

// ---- on chip -------------------------------------------------------------------------------------------------------

// Sums over a team: a power of two of lanes up to 32, or the whole block. Every thread gets the results. `smem` holds a
// pair for each warp.
__device__ __forceinline__ Pair team_sum(Pair v, int team, Pair* smem) {
  for (int offset = min(team, 32) / 2; offset > 0; offset /= 2) {
    v.x += __shfl_xor_sync(0xffffffff, v.x, offset);
    v.y += __shfl_xor_sync(0xffffffff, v.y, offset);
  }
  if (team <= 32) return v;
  const int lane = threadIdx.x % 32, warps = team / 32;
  if (lane == 0) smem[threadIdx.x / 32] = v;
  __syncthreads();  // the warps' sums are written
  v = lane < warps ? smem[lane] : Pair{0, 0};
#pragma unroll
  for (int offset = 16; offset > 0; offset /= 2) {
    v.x += __shfl_xor_sync(0xffffffff, v.x, offset);
    v.y += __shfl_xor_sync(0xffffffff, v.y, offset);
  }
  return v;
}

// Normalises groups by teams of `team` threads. A group has at most `team` * kPacks packs, or kCluster times as many
// with a cluster of kCluster blocks for a group. The block has one team, or several teams of 32 threads or fewer.
// `table` holds group_channels pairs for each team.
template <int kPacks, int kCluster, class F>
__device__ __forceinline__ void normalize_on_chip(const Layout& layout, const SCALAR* x, SCALAR* y,
                                                  long long num_groups, int team, Real eps, const Affine& affine,
                                                  const Running& running, Pair* table, F f) {
  __shared__ Pair smem_sums[2][32];
  const int member = threadIdx.x % team;
  const int teams = blockDim.x / team;
  const long long group = static_cast<long long>(blockIdx.x / kCluster) * teams + threadIdx.x / team;
  const bool there = group < num_groups;
  const int per_block = (layout.packs() + kCluster - 1) / kCluster;
  const int begin = kCluster == 1 ? 0 : static_cast<int>(blockIdx.x % kCluster) * per_block;
  const int packs_here = there ? max(min(layout.packs() - begin, per_block), 0) : 0;
  const int channel = there ? layout.first_channel(group) : 0;
  x += group * layout.group_stride;
  y += group * layout.group_stride;
  table += threadIdx.x / team * layout.group_channels;

  VectorPack packs[kPacks];
#pragma unroll
  for (int k = 0; k < kPacks; ++k) {
    const int i = member + k * team;
    if (i < packs_here) packs[k] = VectorPack::load(x + layout.place(begin + i).offset);
  }
  if (there) {
    for (int c = member; c < layout.group_channels; c += team) table[c] = affine.of(channel + c);
  }
  Pair sums = {0, 0};
#pragma unroll
  for (int k = 0; k < kPacks; ++k) {
    if (member + k * team >= packs_here) break;
    Real values[VECTOR];
    packs[k].get(values);
    if (!F::kIdentity) {  // what is kept is rounded to SCALAR, as a tensor between the two operations would be
#pragma unroll
      for (int e = 0; e < VECTOR; ++e) values[e] = f(values[e]);
      packs[k].set(values);
      packs[k].get(values);
    }
#pragma unroll
    for (int e = 0; e < VECTOR; ++e) sums.x += values[e];
  }
  const Real count = static_cast<Real>(packs_here) * VECTOR;
  sums = team_sum(sums, team, smem_sums[0]);
  const Real mean = count > 0 ? sums.x / count : Real(0.0);
  sums = {0, 0};
#pragma unroll
  for (int k = 0; k < kPacks; ++k) {
    if (member + k * team >= packs_here) break;
    Real values[VECTOR];
    packs[k].get(values);
#pragma unroll
    for (int e = 0; e < VECTOR; ++e) {
      const Real distance = values[e] - mean;
      sums.x += distance;
      sums.y += distance * distance;
    }
  }
  sums = team_sum(sums, team, smem_sums[1]);
  Moments moments = {count, mean, sums.y};
  if (count > 0) {  // the mean's rounding error, taken off
    const Real error = sums.x / count;
    moments = {count, mean + error, sums.y - sums.x * error};
  }
#if CLUSTER > 1
  __shared__ Moments smem_moments;
  if (threadIdx.x == 0) smem_moments = moments;
  __cluster_barrier_arrive();
  __cluster_barrier_wait();
  const int lane = threadIdx.x % 32;
  moments = lane < kCluster ? *static_cast<Moments*>(__cluster_map_shared_rank(&smem_moments, lane)) : Moments{0, 0, 0};
  moments = merge_warp(moments);
  moments.count = __shfl_sync(0xffffffff, moments.count, 0);
  moments.mean = __shfl_sync(0xffffffff, moments.mean, 0);
  moments.m2 = __shfl_sync(0xffffffff, moments.m2, 0);
  __cluster_barrier_arrive();  // the peers' moments are read; a block ends after all have said so
#else
  if (team <= 32) __syncwarp();  // the table is written; a block's barriers have seen to it elsewhere
#endif
  if (there && member == 0 && begin == 0) running.move(channel, moments);
  const Real rstd = Real(1.0) / sqrt(moments.m2 / moments.count + eps);
#pragma unroll
  for (int k = 0; k < kPacks; ++k) {
    const int i = member + k * team;
    if (i >= packs_here) break;
    const Layout::Place place = layout.place(begin + i);
    Real values[VECTOR];
    packs[k].get(values);
    normalize(values, layout, place.in_run, moments.mean, rstd, [&](int c) { return table[c]; });
    packs[k].set(values);
    packs[k].store(y + place.offset);
  }
#if CLUSTER > 1
  __cluster_barrier_wait();
#endif
}

}  // namespace planes
