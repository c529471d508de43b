// v1_by_groups.cu: gradients of GroupNorm of max pooling of tanh of BatchNorm, a block a sample's group
//
//   z = (c - mean) * rstd * bn_weight + bn_bias;  p = tanh(max over POOL x POOL windows of z);  y = group_norm(p)
//   dz = (1 - p^2) * dp at the pixel of a window that is the largest, 0 elsewhere, dp being the gradient of group_norm
//   dc = rstd * bn_weight * (dz - k1 - (c - mean) * rstd * k2), with batch statistics k1 and k2 the means over a
//        channel of dz and of dz * (c - mean) * rstd, else 0
//
//   statistics : of the batch by batch_norm2d/v2_vectorized.cu (PART_V2_VECTORIZED), or running_statistics
//   pool_gradient : a block a sample's group: pools again, gathers group_norm's sums, then dz of each window and the
//                   sums of batch_norm2d's gradient, of which a window has one place
//   channel_sums  : a block a channel adds up the samples, in order
//   apply         : a thread a window finds its largest pixel again, and writes dc of all
//
//   c, dc   : (batch, channels, out_h, out_w) SCALAR, contiguous
//   dy      : (batch, channels, out_h / POOL, out_w / POOL) SCALAR, contiguous
//   mean, rstd : (channels,) Real
//   bn_weight, bn_bias, gn_weight and all gradients of weights : (channels,) SCALAR, the weights or null
//   scratch : (batch * groups, 2, values of a group of p) Real, or null: then in dynamic shared memory
//   dz      : as dy, Real
//   sums    : (batch * channels, 4) Real: of dy * (p - group's mean) * group's rstd, dy, dz * (c - mean) * rstd, dz
//   means   : (channels, 2) Real: k1, k2
//   running_statistics : grid (ceil(channels / BLOCK_SIZE), 1, 1)
//   pool_gradient : grid (batch * groups, 1, 1)      channel_sums : grid (channels, 1, 1)
//   apply         : grid (ceil(windows / BLOCK_SIZE), 1, 1), windows those of all planes, cut ones at the edges with
//                   them
//   block   : (BLOCK_SIZE, 1, 1) of each
//   oracle  : PyTorch's gradients of the four functions
//   traffic : (training ? 4 : 3) * elements of c + 4 * elements of dy, each sizeof(SCALAR) B or a little more
#ifndef BLOCK_SIZE
#define BLOCK_SIZE 256  // tunable: threads per block, a multiple of 32
#endif
#if defined(PART_V2_VECTORIZED)
#include "../batch_norm2d/v2_vectorized.cu"
#else
#include "../include/block_sum.cuh"
#include "../include/norm.cuh"

#ifndef POOL
#define POOL 2  // rows and columns of a window
#endif
#ifndef ROW
#define ROW 1  // elements of an access to a window's row: 1 or POOL
#endif
static_assert(BLOCK_SIZE % 32 == 0, "BLOCK_SIZE must be a multiple of 32");
static_assert(ROW == 1 || ROW == POOL, "a row of a window is one access, or its elements are");

constexpr unsigned kAll = 0xffffffff;
using RowPack = pack::Pack<ROW>;

// What is known of a channel's normalisation.
struct Channel {
  Real mean, rstd, weight, bias;

  __device__ __forceinline__ Channel(int c, const Real* mean, const Real* rstd, const SCALAR* weight,
                                     const SCALAR* bias)
      : mean(mean[c]),
        rstd(rstd[c]),
        weight(weight ? static_cast<Real>(weight[c]) : Real(1.0)),
        bias(bias ? static_cast<Real>(bias[c]) : Real(0.0)) {}
  __device__ __forceinline__ Real normalised(Real c) const { return (c - mean) * rstd; }
  __device__ __forceinline__ Real z(Real normalised) const { return normalised * weight + bias; }
};

// A window's values, read row by row.
__device__ __forceinline__ void load_window(Real (&values)[POOL][POOL], const SCALAR* c, int out_w) {
#pragma unroll
  for (int i = 0; i < POOL; ++i) {
#pragma unroll
    for (int j = 0; j < POOL; j += ROW) {
      Real row[ROW];
      RowPack::load(c + static_cast<long long>(i) * out_w + j).get(row);
#pragma unroll
      for (int e = 0; e < ROW; ++e) values[i][j + e] = row[e];
    }
  }
}

// The number of the largest z of a window, the first of several, the last NaN before all, as PyTorch chooses;
// `normalised` becomes its (c - mean) * rstd.
__device__ __forceinline__ int largest_of(const Real (&values)[POOL][POOL], const Channel& channel, Real& normalised) {
  int place = 0;
  Real largest = 0;
#pragma unroll
  for (int i = 0; i < POOL; ++i) {
#pragma unroll
    for (int j = 0; j < POOL; ++j) {
      const Real own = channel.normalised(values[i][j]), z = channel.z(own);
      if (i + j == 0 || z > largest || z != z) {
        largest = z;
        normalised = own;
        place = i * POOL + j;
      }
    }
  }
  return place;
}

__device__ __forceinline__ Real warp_sum(Real v) {
  for (int offset = 16; offset > 0; offset /= 2) v += __shfl_xor_sync(kAll, v, offset);
  return v;
}

extern "C" __global__ __launch_bounds__(BLOCK_SIZE) void running_statistics(
    const SCALAR* __restrict__ running_mean, const SCALAR* __restrict__ running_var, Real* __restrict__ mean,
    Real* __restrict__ rstd, int channels, Real eps) {
  const int c = blockIdx.x * BLOCK_SIZE + threadIdx.x;
  if (c >= channels) return;
  mean[c] = static_cast<Real>(running_mean[c]);
  rstd[c] = Real(1.0) / sqrt(static_cast<Real>(running_var[c]) + eps);
}

extern "C" __global__ __launch_bounds__(BLOCK_SIZE) void pool_gradient(
    const SCALAR* __restrict__ c, const SCALAR* __restrict__ dy, const Real* __restrict__ mean,
    const Real* __restrict__ rstd, Real* __restrict__ dz, Real* __restrict__ sums, int channels, int group_channels,
    int out_h, int out_w, Real eps, Real* scratch = nullptr, const SCALAR* __restrict__ bn_weight = nullptr,
    const SCALAR* __restrict__ bn_bias = nullptr, const SCALAR* __restrict__ gn_weight = nullptr) {
  extern __shared__ __align__(16) unsigned char smem[];
  __shared__ Real smem_pivot;
  const int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
  const int pooled_w = out_w / POOL, pixels = out_h / POOL * pooled_w;
  const long long group = blockIdx.x, first_plane = group * group_channels;
  const int first_channel = static_cast<int>(first_plane % channels);
  const long long size = static_cast<long long>(group_channels) * pixels;
  Real* const pooled = scratch ? scratch + group * 2 * size : reinterpret_cast<Real*>(smem);
  Real* const normalised = pooled + size;
  dy += first_plane * pixels;
  dz += first_plane * pixels;
  sums += first_plane * 4;

  Real pivot = 0, sum = 0, square = 0;
  int count = 0;
  for (int k = warp; k < group_channels; k += BLOCK_SIZE / 32) {
    const Channel channel(first_channel + k, mean, rstd, bn_weight, bn_bias);
    const SCALAR* plane = c + (first_plane + k) * out_h * out_w;
    for (int i = lane; i < pixels; i += 32) {
      const int row = i / pooled_w, column = i - row * pooled_w;
      Real values[POOL][POOL], own;
      load_window(values, plane + static_cast<long long>(row) * POOL * out_w + column * POOL, out_w);
      largest_of(values, channel, own);
      const Real p = tanh(channel.z(own));
      pooled[static_cast<long long>(k) * pixels + i] = p;
      normalised[static_cast<long long>(k) * pixels + i] = own;
      if (count == 0) pivot = p;
      sum += p - pivot;
      square += (p - pivot) * (p - pivot);
      ++count;
    }
  }
  if (threadIdx.x == 0) smem_pivot = pivot;
  __syncthreads();  // the block's pivot is written
  const double distance = static_cast<double>(pivot) - smem_pivot;
  const double shifted = block_sum(sum + count * distance);
  const double squares = block_sum(square + distance * (2.0 * sum + count * distance));
  const double group_mean = smem_pivot + shifted / size;
  const double group_rstd = 1.0 / sqrt((squares - shifted * (shifted / size)) / size + eps);
  const Real m = static_cast<Real>(group_mean), r = static_cast<Real>(group_rstd);

  double total = 0, total_product = 0;  // of dy * gn_weight, and of that times (p - mean) * rstd
  for (int k = warp; k < group_channels; k += BLOCK_SIZE / 32) {
    Real own = 0, product = 0;
    for (int i = lane; i < pixels; i += 32) {
      const long long at = static_cast<long long>(k) * pixels + i;
      const Real d = static_cast<Real>(dy[at]);
      own += d;
      product += d * (pooled[at] - m);
    }
    own = warp_sum(own);
    product = warp_sum(product) * r;
    if (lane != 0) continue;
    sums[k * 4] = product;
    sums[k * 4 + 1] = own;
    const Real w = gn_weight ? static_cast<Real>(gn_weight[first_channel + k]) : Real(1.0);
    total += static_cast<double>(w) * own;
    total_product += static_cast<double>(w) * product;
  }
  total = block_sum(total);
  total_product = block_sum(total_product);
  const Real offset = static_cast<Real>(group_rstd * total / size);
  const Real falls = static_cast<Real>(group_rstd * group_rstd * total_product / size);

  for (int k = warp; k < group_channels; k += BLOCK_SIZE / 32) {
    const Real scale = r * (gn_weight ? static_cast<Real>(gn_weight[first_channel + k]) : Real(1.0));
    Real own = 0, product = 0;
    for (int i = lane; i < pixels; i += 32) {
      const long long at = static_cast<long long>(k) * pixels + i;
      const Real p = pooled[at];
      const Real dp = static_cast<Real>(dy[at]) * scale - offset - (p - m) * falls;
      const Real d = dp * (Real(1.0) - p * p);
      dz[at] = d;
      own += d;
      product += d * normalised[at];
    }
    own = warp_sum(own);
    product = warp_sum(product);
    if (lane != 0) continue;
    sums[k * 4 + 2] = product;
    sums[k * 4 + 3] = own;
  }
}

extern "C" __global__ __launch_bounds__(BLOCK_SIZE) void channel_sums(
    const Real* __restrict__ sums, Real* __restrict__ means, SCALAR* __restrict__ dgn_weight,
    SCALAR* __restrict__ dgn_bias, SCALAR* __restrict__ dbn_weight, SCALAR* __restrict__ dbn_bias, int batch,
    int channels, long long pixels) {
  double totals[4] = {};
  for (int n = threadIdx.x; n < batch; n += BLOCK_SIZE) {
    const Real* own = sums + (static_cast<long long>(n) * channels + blockIdx.x) * 4;
#pragma unroll
    for (int i = 0; i < 4; ++i) totals[i] += own[i];
  }
#pragma unroll
  for (int i = 0; i < 4; ++i) totals[i] = block_sum(totals[i]);
  if (threadIdx.x != 0) return;
  SCALAR* const gradients[4] = {dgn_weight, dgn_bias, dbn_weight, dbn_bias};
#pragma unroll
  for (int i = 0; i < 4; ++i) gradients[i][blockIdx.x] = static_cast<SCALAR>(static_cast<Real>(totals[i]));
  const double count = static_cast<double>(pixels) * batch;
  means[blockIdx.x * 2] = static_cast<Real>(totals[3] / count);
  means[blockIdx.x * 2 + 1] = static_cast<Real>(totals[2] / count);
}

extern "C" __global__ __launch_bounds__(BLOCK_SIZE) void apply(
    const SCALAR* __restrict__ c, const Real* __restrict__ dz, const Real* __restrict__ mean,
    const Real* __restrict__ rstd, SCALAR* __restrict__ dc, long long planes, int channels, int out_h, int out_w,
    const Real* __restrict__ means = nullptr, const SCALAR* __restrict__ bn_weight = nullptr,
    const SCALAR* __restrict__ bn_bias = nullptr) {
  const int wide = (out_w + POOL - 1) / POOL, windows = (out_h + POOL - 1) / POOL * wide;
  const long long index = static_cast<long long>(blockIdx.x) * BLOCK_SIZE + threadIdx.x;
  if (index >= planes * windows) return;
  const long long plane = index / windows;
  const int window = static_cast<int>(index - plane * windows);
  const int row = window / wide * POOL, column = window % wide * POOL;
  const int number = static_cast<int>(plane % channels);
  const Channel channel(number, mean, rstd, bn_weight, bn_bias);
  const Real scale = channel.rstd * channel.weight;
  const Real offset = means ? means[number * 2] : Real(0.0), falls = means ? means[number * 2 + 1] : Real(0.0);
  const long long start = (plane * out_h + row) * out_w + column;
  c += start;
  dc += start;
  if (row + POOL <= out_h && column + POOL <= out_w) {
    Real values[POOL][POOL], own;
    const Real d = dz[(plane * (out_h / POOL) + row / POOL) * (out_w / POOL) + column / POOL];
    load_window(values, c, out_w);
    const int place = largest_of(values, channel, own);
#pragma unroll
    for (int i = 0; i < POOL; ++i) {
#pragma unroll
      for (int j = 0; j < POOL; j += ROW) {
        Real results[ROW];
#pragma unroll
        for (int e = 0; e < ROW; ++e) {
          const Real here = place == i * POOL + j + e ? d : Real(0.0);
          results[e] = scale * (here - offset - channel.normalised(values[i][j + e]) * falls);
        }
        RowPack packed;
        packed.set(results);
        packed.store(dc + static_cast<long long>(i) * out_w + j);
      }
    }
    return;
  }
  for (int i = 0; i < min(POOL, out_h - row); ++i) {
    for (int j = 0; j < min(POOL, out_w - column); ++j) {
      const long long at = static_cast<long long>(i) * out_w + j;
      dc[at] = static_cast<SCALAR>(scale * (-offset - channel.normalised(static_cast<Real>(c[at])) * falls));
    }
  }
}
#endif
