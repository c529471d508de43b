// columns.cuh: normalisation of tensors whose channels are neighbours in memory (NHWC, channels last), without a copy
//
//   y = (f(x) - mean) / sqrt(variance + eps) * weight[channel] + bias[channel], mean and variance those of f(x) in the
//       value's group
//
// A sample is a matrix of `rows` pixels by `channels`; a group is all rows of `group_channels` neighbouring columns.
// For batch_norm2d the batch is one sample, and a group is one column. A block takes some of the rows of a slice: whole
// groups of columns, and whole accesses of VECTOR elements. A thread stays in its columns, so it reads their weights
// once.
//
//   two passes : blocks sum some rows each, then other blocks normalise
//   on chip    : a cluster of blocks keeps a slice in registers: one read, one write
//
// The including file defines BLOCK_SIZE, STEPS and VECTOR, and for `on chip` PACKS and CLUSTER too.
#pragma once
#include "norm.cuh"

namespace columns {

using namespace norms;

#ifndef VECTOR
#define VECTOR 1  // elements of an access, a power of two
#endif

using VectorPack = pack::Pack<VECTOR>;
constexpr int kUnroll = STEPS;  // rows of a thread in flight
constexpr int kMaxGroups = 256;  // of a slice: 256 bytes of columns, or more of large groups

__device__ __forceinline__ int power_of_two_within(int n) { return 1 << (31 - __clz(n)); }

// The part of the matrix that a block takes, and its threads' parts.
struct Layout {
  long long rows;
  int channels, group_channels;
  int slice;  // columns of a block

  __device__ __forceinline__ int groups() const { return channels / group_channels; }
  __device__ __forceinline__ int first_column() const { return blockIdx.y * slice; }
  __device__ __forceinline__ int width() const { return min(slice, channels - first_column()); }
  __device__ __forceinline__ int row_threads() const {
    return BLOCK_SIZE / (slice / VECTOR);
  }  // rows that the block reads at once
  __device__ __forceinline__ int column() const { return threadIdx.x % (slice / VECTOR) * VECTOR; }  // of the slice
  __device__ __forceinline__ int row() const { return threadIdx.x / (slice / VECTOR); }
  __device__ __forceinline__ bool takes_part() const { return column() < width() && row() < row_threads(); }
  // Lanes that merge a group's moments: as many as the block has for each group of a slice, at most 32.
  __device__ __forceinline__ int team() const {
    int lanes = 32;
    while (lanes > 1 && slice / group_channels * lanes > BLOCK_SIZE) lanes /= 2;
    return lanes;
  }
  __device__ __forceinline__ long long sample_size() const { return rows * channels; }
};

// The moments of the threads' columns, and of the groups of the slice that are merged from them.
struct Shared {
  Real mean[BLOCK_SIZE * VECTOR];
  Real m2[BLOCK_SIZE * VECTOR];
  Sums sums[BLOCK_SIZE];
};

// Merges the moments of the threads' columns, those of `length` rows, and calls emit(group of the slice, moments) in
// one thread for each group. `shared` holds each thread's mean and m2 at row() * slice + column(); a thread has every
// row_threads()-th row.
template <class Emit>
__device__ __forceinline__ void merge_columns(const Layout& layout, int length, Shared& shared, Emit emit) {
  const int groups = layout.width() / layout.group_channels;
  const int share = max(BLOCK_SIZE / groups, 1);  // threads of a group
  const int step = layout.row_threads();
  const int team = min(power_of_two_within(share), 32);
  __syncthreads();  // the moments of the threads' columns are written
  for (int base = 0; base < groups; base += BLOCK_SIZE / share) {
    const int g = base + threadIdx.x / share;
    if (g < groups && threadIdx.x / share < BLOCK_SIZE / share) {
      const int place = g * layout.group_channels;
      Sums sums = {0, 0, 0};
      for (int i = threadIdx.x % share; i < step * layout.group_channels; i += share) {
        const int row = i / layout.group_channels;
        const int at = row * layout.slice + place + i - row * layout.group_channels;
        const int count = row < length ? (length - row + step - 1) / step : 0;
        if (count > 0) sums.add(static_cast<Real>(count), shared.mean[at], shared.m2[at], shared.mean[place]);
      }
      shared.sums[threadIdx.x] = sums;
    }
    __syncthreads();  // the sums of the threads are written
    const int teams = BLOCK_SIZE / team;
    for (int first = 0; first < BLOCK_SIZE / share; first += teams) {  // all lanes of a warp stay together
      const int own = first + threadIdx.x / team, group = base + own;
      const bool there = own < BLOCK_SIZE / share && group < groups;
      Sums sums = {0, 0, 0};
      for (int i = threadIdx.x % team; there && i < share; i += team) {
        const Sums& part = shared.sums[own * share + i];
        sums.count += part.count;
        sums.sum += part.sum;
        sums.square += part.square;
      }
      sums.add_up(team);
      if (there && threadIdx.x % team == 0) emit(group, sums.moments(shared.mean[group * layout.group_channels]));
    }
    __syncthreads();  // the sums are read, before the next groups' replace them
  }
}

// Writes the moments of each group of the slice in part `part` of a sample's rows to
// partial[(group * parts + part) * 3].
template <class F>
__device__ __forceinline__ void part_moments(const Layout& layout, const SCALAR* x, Real* partial, int sample, int part,
                                             int parts, F f) {
  __shared__ Shared shared;
  const long long first = layout.rows * part / parts, last = layout.rows * (part + 1) / parts;
  const int step = layout.row_threads();
  if (layout.takes_part()) {
    x += sample * layout.sample_size() + layout.first_column() + layout.column();
    // Sums of distances from one of the thread's values, so a mean far from zero costs no digits.
    Real pivot[VECTOR] = {}, sum[VECTOR] = {}, square[VECTOR] = {};
    int count = 0;
    for (long long row = first + layout.row(); row < last; row += step * kUnroll) {
      VectorPack packs[kUnroll];
#pragma unroll
      for (int k = 0; k < kUnroll; ++k) {
        if (row + k * step < last) packs[k] = VectorPack::load(x + (row + k * step) * layout.channels);
      }
#pragma unroll
      for (int k = 0; k < kUnroll; ++k) {
        if (row + k * step >= last) break;
        Real values[VECTOR];
        packs[k].get(values);
#pragma unroll
        for (int e = 0; e < VECTOR; ++e) {
          const Real value = f(values[e]);
          if (k == 0 && count == 0) pivot[e] = value;
          const Real distance = value - pivot[e];
          sum[e] += distance;
          square[e] += distance * distance;
        }
        ++count;
      }
    }
    const int place = layout.row() * layout.slice + layout.column();
#pragma unroll
    for (int e = 0; e < VECTOR; ++e) {
      const Real mean = count > 0 ? sum[e] / count : Real(0.0);
      shared.mean[place + e] = pivot[e] + mean;
      shared.m2[place + e] = square[e] - sum[e] * mean;
    }
  }
  const long long first_group =
      static_cast<long long>(sample) * layout.groups() + layout.first_column() / layout.group_channels;
  merge_columns(layout, static_cast<int>(last - first), shared, [&](int g, const Moments& moments) {
    store_moments(partial, (first_group + g) * parts + part, moments);
  });
}

// Normalises the slice in rows [first, last) of a sample, by the moments of its groups' parts or, without parts, by the
// running moments.
template <class F>
__device__ __forceinline__ void normalize_rows(const Layout& layout, const SCALAR* x, SCALAR* y, const Real* partial,
                                               int sample, int parts, long long first, long long last, Real eps,
                                               const Affine& affine, const Running& running, F f) {
  __shared__ Pair smem_moments[kMaxGroups];
  const int step = layout.row_threads();
  const long long start = sample * layout.sample_size() + layout.first_column() + layout.column();
  x += start;
  y += start;
  VectorPack packs[kUnroll];
  const bool here = layout.takes_part();
  long long row = first + layout.row();
  const auto load = [&] {
#pragma unroll
    for (int k = 0; k < kUnroll; ++k) {
      if (here && row + k * step < last) packs[k] = VectorPack::load(x + (row + k * step) * layout.channels);
    }
  };
  load();
  const int team = parts > 1 ? layout.team() : 1;
  const int groups = layout.width() / layout.group_channels;
  for (int g = threadIdx.x / team; g < (groups + 31) / 32 * 32;
       g += BLOCK_SIZE / team) {  // all lanes of a warp stay together
    const int group = layout.first_column() / layout.group_channels + min(g, groups - 1);
    const long long all = static_cast<long long>(sample) * layout.groups() + group;
    const Moments m =
        parts > 0 ? load_moments(partial, all * parts, parts, threadIdx.x % team, team) : running.moments(group);
    if (threadIdx.x % team == 0 && g < groups) {
      smem_moments[g] = {m.mean, Real(1.0) / sqrt(m.m2 / m.count + eps)};
      if (first == 0 && parts > 0) running.move(group, m);
    }
  }
  __syncthreads();  // the moments are written
  if (!here) return;

  Real mean[VECTOR], scale[VECTOR], shift[VECTOR];
#pragma unroll
  for (int e = 0; e < VECTOR; ++e) {
    const Pair moments = smem_moments[(layout.column() + e) / layout.group_channels];
    const Pair a = affine.of(layout.first_column() + layout.column() + e);
    mean[e] = moments.x;
    scale[e] = moments.y * a.x;
    shift[e] = a.y;
  }
  for (; row < last; row += step * kUnroll, load()) {
#pragma unroll
    for (int k = 0; k < kUnroll; ++k) {
      if (row + k * step >= last) break;
      Real values[VECTOR];
      packs[k].get(values);
#pragma unroll
      for (int e = 0; e < VECTOR; ++e) values[e] = (f(values[e]) - mean[e]) * scale[e] + shift[e];
      packs[k].set(values);
      packs[k].store(y + (row + k * step) * layout.channels);
    }
  }
}

#ifdef PACKS
// Normalises the slice of a sample whose rows a cluster of kCluster blocks keeps in registers, kPacks packs a thread.
template <int kPacks, int kCluster, class F>
__device__ __forceinline__ void normalize_on_chip(const Layout& layout, const SCALAR* x, SCALAR* y, Real eps,
                                                  const Affine& affine, const Running& running, F f) {
  __shared__ Shared shared;
  __shared__ Moments smem_block[kMaxGroups];  // of this block's rows
  __shared__ Pair smem_moments[kMaxGroups];
  const int rank = blockIdx.x % kCluster;
  const long long first = layout.rows * rank / kCluster;
  const int length = static_cast<int>(layout.rows * (rank + 1) / kCluster - first);
  const int step = layout.row_threads(), row = layout.row();
  const int rows = layout.takes_part() && row < length ? (length - row + step - 1) / step : 0;  // of this thread
  const long long start = blockIdx.x / kCluster * layout.sample_size() + (first + row) * layout.channels +
                          layout.first_column() + layout.column();
  VectorPack packs[kPacks];
#pragma unroll
  for (int k = 0; k < kPacks; ++k) {
    if (k < rows) packs[k] = VectorPack::load(x + start + static_cast<long long>(k) * step * layout.channels);
  }
  Real mean[VECTOR] = {}, scale[VECTOR] = {}, shift[VECTOR];  // first a sum and a sum of squares
#pragma unroll
  for (int k = 0; k < kPacks; ++k) {
    if (k >= rows) break;
    Real values[VECTOR];
    packs[k].get(values);
    if (!F::kIdentity) {  // what is kept is rounded to SCALAR, as a tensor between the two operations would be
#pragma unroll
      for (int e = 0; e < VECTOR; ++e) values[e] = f(values[e]);
      packs[k].set(values);
      packs[k].get(values);
    }
#pragma unroll
    for (int e = 0; e < VECTOR; ++e) mean[e] += values[e];
  }
#pragma unroll
  for (int e = 0; e < VECTOR; ++e) mean[e] /= static_cast<Real>(max(rows, 1));
#pragma unroll
  for (int k = 0; k < kPacks; ++k) {
    if (k >= rows) break;
    Real values[VECTOR];
    packs[k].get(values);
#pragma unroll
    for (int e = 0; e < VECTOR; ++e) scale[e] += (values[e] - mean[e]) * (values[e] - mean[e]);
  }
  if (rows > 0) {
#pragma unroll
    for (int e = 0; e < VECTOR; ++e) {
      shared.mean[row * layout.slice + layout.column() + e] = mean[e];
      shared.m2[row * layout.slice + layout.column() + e] = scale[e];
    }
  }
  merge_columns(layout, length, shared, [&](int g, const Moments& moments) { smem_block[g] = moments; });
#if CLUSTER > 1
  __cluster_barrier_arrive();
  __cluster_barrier_wait();
#endif
  for (int g = threadIdx.x; g < layout.width() / layout.group_channels; g += BLOCK_SIZE) {
    Moments moments = smem_block[g];
#if CLUSTER > 1
    moments = {0, 0, 0};
#pragma unroll
    for (int peer = 0; peer < kCluster; ++peer) {  // in the same order everywhere
      moments = merge(moments, *static_cast<Moments*>(__cluster_map_shared_rank(&smem_block[g], peer)));
    }
#endif
    smem_moments[g] = {moments.mean, Real(1.0) / sqrt(moments.m2 / moments.count + eps)};
    if (first == 0) running.move(layout.first_column() / layout.group_channels + g, moments);
  }
#if CLUSTER > 1
  __cluster_barrier_arrive();  // the peers' moments are read; a block ends after all have said so
#endif
  __syncthreads();  // the moments are written
#pragma unroll
  for (int e = 0; e < VECTOR; ++e) {
    if (rows == 0) break;
    const Pair moments = smem_moments[(layout.column() + e) / layout.group_channels];
    const Pair a = affine.of(layout.first_column() + layout.column() + e);
    mean[e] = moments.x;
    scale[e] = moments.y * a.x;
    shift[e] = a.y;
  }
#pragma unroll
  for (int k = 0; k < kPacks; ++k) {
    if (k >= rows) break;
    Real values[VECTOR];
    packs[k].get(values);
#pragma unroll
    for (int e = 0; e < VECTOR; ++e) values[e] = (values[e] - mean[e]) * scale[e] + shift[e];
    packs[k].set(values);
    packs[k].store(y + start + static_cast<long long>(k) * step * layout.channels);
  }
#if CLUSTER > 1
  __cluster_barrier_wait();
#endif
}
#endif

// Merges the parts of a group into one; each warp takes a group.
__device__ __forceinline__ void merge_parts(const Real* partial, Real* merged, long long num_groups, int parts) {
  const long long group = static_cast<long long>(blockIdx.x) * (BLOCK_SIZE / 32) + threadIdx.x / 32;
  if (group >= num_groups) return;
  const Moments moments = load_moments(partial, group * parts, parts, threadIdx.x % 32, 32);
  if (threadIdx.x % 32 == 0) store_moments(merged, group, moments);
}

}  // namespace columns
