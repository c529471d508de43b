// columns.cuh: normalisation of tensors whose channels lie side by side (NHWC, channels last), in two passes
//
//   y = (f(x) - mean) / sqrt(variance + eps) * weight[channel] + bias[channel], mean and variance those of f(x) in the value's group
//
// A sample is a matrix of `rows` pixels by `channels`; a group is all rows of `group_channels` neighbouring columns. For
// batch_norm2d the batch is one sample and a group one column. A block takes a slice of the columns, whole groups and whole
// accesses of VECTOR elements, and some of the rows: a thread stays in its columns, so their weights are read once.
//
// BLOCK_SIZE, STEPS and VECTOR are the including file's.
#pragma once
#include "norm.cuh"

namespace columns {

using namespace norms;

#ifndef VECTOR
#define VECTOR 1  // elements of an access, a power of two
#endif

using VectorPack = pack::Pack<VECTOR>;
constexpr int kUnroll = STEPS;  // rows of a thread in flight

// What a block and its threads take of the matrix.
struct Layout {
  long long rows;
  int channels, group_channels;
  int slice;  // columns of a block

  __device__ __forceinline__ int groups() const { return channels / group_channels; }
  __device__ __forceinline__ int first_column() const { return blockIdx.y * slice; }
  __device__ __forceinline__ int width() const { return min(slice, channels - first_column()); }
  __device__ __forceinline__ int row_threads() const { return BLOCK_SIZE / (slice / VECTOR); }  // rows that the block reads at once
  __device__ __forceinline__ int column() const { return threadIdx.x % (slice / VECTOR) * VECTOR; }  // of the slice
  __device__ __forceinline__ int row() const { return threadIdx.x / (slice / VECTOR); }
  __device__ __forceinline__ bool takes_part() const { return column() < width() && row() < row_threads(); }
  // Lanes that merge a group's moments: as many as there are for each group of a slice, 32 at most.
  __device__ __forceinline__ int team() const {
    int lanes = 32;
    while (lanes > 1 && slice / group_channels * lanes > BLOCK_SIZE) lanes /= 2;
    return lanes;
  }
  __device__ __forceinline__ long long sample_size() const { return rows * channels; }
};

// Writes the moments of each group of the slice in rows [first, last) of a sample to partial[(group * parts + part) * 3].
template <class F>
__device__ __forceinline__ void part_moments(const Layout& layout, const SCALAR* x, Real* partial, int sample, int part, int parts, F f) {
  __shared__ Real smem_mean[BLOCK_SIZE * VECTOR];
  __shared__ Real smem_m2[BLOCK_SIZE * VECTOR];
  const long long first = layout.rows * part / parts, last = layout.rows * (part + 1) / parts;
  const int step = layout.row_threads();
  if (layout.takes_part()) {
    x += sample * layout.sample_size() + layout.first_column() + layout.column();
    // Sums about a value of the thread's own, so that a mean far from zero costs no digits.
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
      smem_mean[place + e] = pivot[e] + mean;
      smem_m2[place + e] = square[e] - sum[e] * mean;
    }
  }
  __syncthreads();  // the moments of the threads' columns are written

  const int team = layout.team();
  const int member = threadIdx.x % team;
  const int length = static_cast<int>(last - first);
  const int groups = layout.width() / layout.group_channels;
  for (int g = threadIdx.x / team; g < (groups + 31) / 32 * 32; g += BLOCK_SIZE / team) {  // all lanes of a warp stay together
    const int place = min(g, groups - 1) * layout.group_channels;
    const Real pivot = smem_mean[place];
    Sums sums = {0, 0, 0};
    for (int i = member; i < step * layout.group_channels; i += team) {
      const int row = i / layout.group_channels;
      const int at = row * layout.slice + place + i - row * layout.group_channels;
      const int count = row < length ? (length - row + step - 1) / step : 0;
      sums.add(static_cast<Real>(count), smem_mean[at], smem_m2[at], pivot);
    }
    sums.add_up(team);
    const long long group = static_cast<long long>(sample) * layout.groups() + layout.first_column() / layout.group_channels + g;
    if (member == 0 && g < groups) store_moments(partial, group * parts + part, sums.moments(pivot));
  }
}

// Normalises the slice in rows [first, last) of a sample: by the moments of its groups' parts, or, without any, by the running ones.
template <class F>
__device__ __forceinline__ void normalize_rows(const Layout& layout, const SCALAR* x, SCALAR* y, const Real* partial, int sample,
                                               int parts, long long first, long long last, Real eps, const Affine& affine,
                                               const Running& running, F f) {
  __shared__ Pair smem_moments[BLOCK_SIZE * VECTOR];  // of a slice's groups
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
  for (int g = threadIdx.x / team; g < (groups + 31) / 32 * 32; g += BLOCK_SIZE / team) {  // all lanes of a warp stay together
    const int group = layout.first_column() / layout.group_channels + min(g, groups - 1);
    const long long all = static_cast<long long>(sample) * layout.groups() + group;
    const Moments m = parts > 0 ? load_moments(partial, all * parts, parts, threadIdx.x % team, team) : running.moments(group);
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

// Merges the parts of a group into one, a warp a group.
__device__ __forceinline__ void merge_parts(const Real* partial, Real* merged, long long num_groups, int parts) {
  const long long group = static_cast<long long>(blockIdx.x) * (BLOCK_SIZE / 32) + threadIdx.x / 32;
  if (group >= num_groups) return;
  const Moments moments = load_moments(partial, group * parts, parts, threadIdx.x % 32, 32);
  if (threadIdx.x % 32 == 0) store_moments(merged, group, moments);
}

}  // namespace columns
