// v1_two_passes.cu: gradients of GroupNorm, or of GroupNorm behind GELU, in two passes of wide accesses
//
//   y = (a - mean) * rstd * weight[c] + bias[c],  a = f(x), mean and rstd those of a sample's group of channels
//   dx = f'(x) * rstd * (dy * weight[c] - s1 - (a - mean) * rstd * s2),  s1 and s2 the means over the group of
//        dy * weight[c] and of dy * weight[c] * (a - mean) * rstd
//   dweight[c] = sum of dy * (a - mean) * rstd,  dbias[c] = sum of dy, over samples and pixels
//
//   gather : a warp takes part of a plane of x and dy: the moments of a, the sum of dy, and that of dy * (a - mean)
//            about the part's own mean, so that a mean far from zero costs no digits. Nothing is kept from the forward
//            pass: x must be read for dy * a anyway.
//   finish : a block a group merges its parts, in order
//   weights : a block a channel adds up the samples, in order
//   apply  : a block takes BLOCK_SIZE * STEPS accesses of a plane; where SUMMED, it leaves the sum of its dx
//   add_pieces : a block a channel adds up those sums, in order
//
//   x, dy, dx : (batch, channels, plane) SCALAR, contiguous, at a multiple of VECTOR elements; plane % VECTOR == 0
//   weight, dweight, dbias : (channels,) SCALAR, weight or null
//   records : (batch * channels, parts, 5) Real: count, mean, sum of squares about it, sum of dy, of dy * (a - mean)
//   sums    : (batch * channels, 2) Real: of dy * (a - mean) * rstd, and of dy
//   pieces  : (batch * channels, chunks) Real: sums of dx; null where not SUMMED
//   dx_sum  : (channels,) SCALAR: sums of dx over samples and pixels
//   factors : (batch * groups, 4) Real: mean, rstd, rstd * s1, rstd^2 * s2
//   gather  : grid (ceil(batch * channels * parts / (BLOCK_SIZE / 32)), 1, 1)
//   finish  : grid (batch * groups, 1, 1)      weights : grid (channels, 1, 1)
//   apply   : grid (batch * channels * chunks, 1, 1), chunks = ceil(plane / VECTOR / (BLOCK_SIZE * STEPS))
//   add_pieces : grid (channels, 1, 1)
//   block   : (BLOCK_SIZE, 1, 1) of each
//   oracle  : PyTorch's gradients of group_norm(gelu(x), groups, weight, bias, eps)
//   traffic : 5 * batch * channels * plane * sizeof(SCALAR) B: x and dy are read twice
#ifndef BLOCK_SIZE
#define BLOCK_SIZE 256  // tunable: threads per block, a multiple of 32
#endif
#ifndef STEPS
#define STEPS 2  // tunable: accesses of a thread to either tensor in flight
#endif
#include "../include/block_sum.cuh"
#include "../include/norm.cuh"
#include "gelu_slope.cuh"

#ifndef VECTOR
#define VECTOR 1  // elements of an access, a power of two
#endif
#ifndef ACTIVATION
#define ACTIVATION none  // of gelu_slope.cuh
#endif
#ifndef SUMMED
#define SUMMED 0  // whether dx is summed too
#endif
static_assert(BLOCK_SIZE % 32 == 0, "BLOCK_SIZE must be a multiple of 32");

using VectorPack = pack::Pack<VECTOR>;
using Activation = slope::ACTIVATION;
constexpr int kRecord = 5;
constexpr unsigned kAll = 0xffffffff;

// What is known of some values of a plane.
struct Record {
  Moments moments;  // of a
  Real sum, product;  // of dy, and of dy * (a - mean)

  __device__ __forceinline__ static Record load(const Real* p) { return {{p[0], p[1], p[2]}, p[3], p[4]}; }
  __device__ __forceinline__ void store(Real* p) const {
    p[0] = moments.count;
    p[1] = moments.mean;
    p[2] = moments.m2;
    p[3] = sum;
    p[4] = product;
  }
  // The sum of dy * (a - mean) about another mean.
  __device__ __forceinline__ Real about(Real mean) const { return product + (moments.mean - mean) * sum; }

  __device__ __forceinline__ static Record merge(const Record& a, const Record& b) {
    const Moments both = ::merge(a.moments, b.moments);
    return {both, a.sum + b.sum, a.about(both.mean) + b.about(both.mean)};
  }
  __device__ __forceinline__ Record of_lane(int offset) const {
    return {{__shfl_xor_sync(kAll, moments.count, offset), __shfl_xor_sync(kAll, moments.mean, offset),
             __shfl_xor_sync(kAll, moments.m2, offset)},
            __shfl_xor_sync(kAll, sum, offset),
            __shfl_xor_sync(kAll, product, offset)};
  }
};

extern "C" __global__ __launch_bounds__(BLOCK_SIZE) void gather(
    const SCALAR* __restrict__ x, const SCALAR* __restrict__ dy, Real* __restrict__ records, long long planes,
    int parts, int plane_packs) {
  const long long index = static_cast<long long>(blockIdx.x) * (BLOCK_SIZE / 32) + threadIdx.x / 32;
  if (index >= planes * parts) return;
  const long long plane = index / parts;
  const int part = static_cast<int>(index - plane * parts), lane = threadIdx.x % 32;
  const int per_part = (plane_packs + parts - 1) / parts;
  const int last = min(plane_packs, (part + 1) * per_part);
  x += plane * plane_packs * VECTOR;
  dy += plane * plane_packs * VECTOR;

  // Sums about a value of the lane's own.
  Real pivot = 0, sum = 0, square = 0, sum_dy = 0, product = 0;
  int count = 0;
  for (int i = part * per_part + lane; i < last; i += 32 * STEPS) {
    VectorPack packs[STEPS], gradients[STEPS];
#pragma unroll
    for (int k = 0; k < STEPS; ++k) {
      if (i + k * 32 >= last) break;
      packs[k] = VectorPack::load(x + static_cast<long long>(i + k * 32) * VECTOR);
      gradients[k] = VectorPack::load(dy + static_cast<long long>(i + k * 32) * VECTOR);
    }
#pragma unroll
    for (int k = 0; k < STEPS; ++k) {
      if (i + k * 32 >= last) break;
      Real values[VECTOR], d[VECTOR];
      packs[k].get(values);
      gradients[k].get(d);
#pragma unroll
      for (int e = 0; e < VECTOR; ++e) {
        const Real a = Activation::value(values[e]);
        if (count == 0 && e == 0) pivot = a;
        const Real distance = a - pivot;
        sum += distance;
        square += distance * distance;
        sum_dy += d[e];
        product += d[e] * distance;
      }
      count += VECTOR;
    }
  }
  Record record = {{0, 0, 0}, 0, 0};
  if (count > 0) {
    const Real mean = sum / count;
    record = {{static_cast<Real>(count), pivot + mean, square - sum * mean}, sum_dy, product - sum_dy * mean};
  }
#pragma unroll
  for (int offset = 16; offset > 0; offset /= 2) record = Record::merge(record, record.of_lane(offset));
  if (lane == 0) record.store(records + index * kRecord);
}

extern "C" __global__ __launch_bounds__(BLOCK_SIZE) void finish(
    const Real* __restrict__ records, Real* __restrict__ sums, Real* __restrict__ factors, int parts,
    int group_channels, int channels, Real eps, const SCALAR* weight = nullptr) {
  const long long group = blockIdx.x, first = group * group_channels;
  const int groups = channels / group_channels, pieces = group_channels * parts;
  records += first * parts * kRecord;
  const Real pivot = Record::load(records).moments.mean;
  double count = 0, sum = 0, square = 0;  // of the values, of their distances from the pivot, and of those squared
  for (int i = threadIdx.x; i < pieces; i += BLOCK_SIZE) {
    const Moments m = Record::load(records + i * kRecord).moments;
    const double distance = static_cast<double>(m.mean) - pivot;
    count += m.count;
    sum += m.count * distance;
    square += m.m2 + m.count * distance * distance;
  }
  count = block_sum(count);
  sum = block_sum(sum);
  square = block_sum(square);
  const double mean = pivot + sum / count;
  const double rstd = 1.0 / sqrt((square - sum * (sum / count)) / count + eps);
  double total = 0, total_product = 0;  // of dy * weight, and of dy * weight * (a - mean) * rstd
  for (int c = threadIdx.x; c < group_channels; c += BLOCK_SIZE) {
    double own = 0, product = 0;
    for (int part = 0; part < parts; ++part) {
      const Record record = Record::load(records + (c * parts + part) * kRecord);
      own += record.sum;
      product += record.product + (record.moments.mean - mean) * record.sum;
    }
    product *= rstd;
    sums[(first + c) * 2] = static_cast<Real>(product);
    sums[(first + c) * 2 + 1] = static_cast<Real>(own);
    const double w = weight ? static_cast<double>(static_cast<Real>(weight[group % groups * group_channels + c])) : 1.0;
    total += w * own;
    total_product += w * product;
  }
  total = block_sum(total);
  total_product = block_sum(total_product);
  if (threadIdx.x != 0) return;
  factors += group * 4;
  factors[0] = static_cast<Real>(mean);
  factors[1] = static_cast<Real>(rstd);
  factors[2] = static_cast<Real>(rstd * total / count);
  factors[3] = static_cast<Real>(rstd * rstd * total_product / count);
}

extern "C" __global__ __launch_bounds__(BLOCK_SIZE) void weights(
    const Real* __restrict__ sums, SCALAR* __restrict__ dweight, SCALAR* __restrict__ dbias, int batch, int channels) {
  double product = 0, sum = 0;
  for (int n = threadIdx.x; n < batch; n += BLOCK_SIZE) {
    const Real* own = sums + (static_cast<long long>(n) * channels + blockIdx.x) * 2;
    product += own[0];
    sum += own[1];
  }
  product = block_sum(product);
  sum = block_sum(sum);
  if (threadIdx.x != 0) return;
  dweight[blockIdx.x] = static_cast<SCALAR>(static_cast<Real>(product));
  dbias[blockIdx.x] = static_cast<SCALAR>(static_cast<Real>(sum));
}

extern "C" __global__ __launch_bounds__(BLOCK_SIZE) void apply(
    const SCALAR* __restrict__ x, const SCALAR* __restrict__ dy, const Real* __restrict__ factors,
    SCALAR* __restrict__ dx, int chunks, int plane_packs, int group_channels, int channels,
    const SCALAR* __restrict__ weight = nullptr, Real* __restrict__ pieces = nullptr) {
  const long long plane = blockIdx.x / chunks;
  const int first = static_cast<int>(blockIdx.x - plane * chunks) * BLOCK_SIZE * STEPS + threadIdx.x;
  const long long start = plane * plane_packs * VECTOR;
  x += start;
  dy += start;
  dx += start;
  VectorPack packs[STEPS], gradients[STEPS];
#pragma unroll
  for (int k = 0; k < STEPS; ++k) {
    if (first + k * BLOCK_SIZE >= plane_packs) break;
    packs[k] = VectorPack::load(x + static_cast<long long>(first + k * BLOCK_SIZE) * VECTOR);
    gradients[k] = VectorPack::load(dy + static_cast<long long>(first + k * BLOCK_SIZE) * VECTOR);
  }
  const Real* own = factors + plane / group_channels * 4;
  const Real mean = own[0], offset = own[2], falls = own[3];
  Real sum = 0;
  const Real scale = own[1] * (weight ? static_cast<Real>(weight[plane % channels]) : Real(1.0));
#pragma unroll
  for (int k = 0; k < STEPS; ++k) {
    if (first + k * BLOCK_SIZE >= plane_packs) break;
    Real values[VECTOR], d[VECTOR];
    packs[k].get(values);
    gradients[k].get(d);
#pragma unroll
    for (int e = 0; e < VECTOR; ++e) {
      const slope::Curve<Real> a = Activation::curve(values[e]);
      values[e] = a.slope * (d[e] * scale - offset - (a.value - mean) * falls);
      if (SUMMED) sum += values[e];
    }
    packs[k].set(values);
    packs[k].store(dx + static_cast<long long>(first + k * BLOCK_SIZE) * VECTOR);
  }
  if (SUMMED) {
    const double total = block_sum(sum);
    if (threadIdx.x == 0) pieces[blockIdx.x] = static_cast<Real>(total);
  }
}

extern "C" __global__ __launch_bounds__(BLOCK_SIZE) void add_pieces(
    const Real* __restrict__ pieces, SCALAR* __restrict__ dx_sum, int batch, int channels, int chunks) {
  double sum = 0;
  for (int i = threadIdx.x; i < batch * chunks; i += BLOCK_SIZE) {
    const int image = i / chunks;
    sum += pieces[(static_cast<long long>(image) * channels + blockIdx.x) * chunks + i - image * chunks];
  }
  sum = block_sum(sum);
  if (threadIdx.x == 0) dx_sum[blockIdx.x] = static_cast<SCALAR>(static_cast<Real>(sum));
}
