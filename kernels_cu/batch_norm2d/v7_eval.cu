// v7_eval.cu: batch normalisation by the running statistics, 16 bytes an access for planes of any size
//
//   y[n, c, p] = (x[n, c, p] - mean[c]) * weight[c] / sqrt(var[c] + eps) + bias[c]
//
//   x, y    : (images, channels, plane) SCALAR, contiguous, at a multiple of 16 bytes; n elements, fewer than 2^31; a
//             plane has at least the elements of an access
//   weight, bias : (channels,) SCALAR or null        running_mean, running_var : (channels,) SCALAR
//   grid    : (ceil(n / (BLOCK_SIZE * STEPS * 16 / sizeof(SCALAR))), 1, 1)   block : (BLOCK_SIZE, 1, 1)
//   oracle  : torch.nn.functional.batch_norm(x, running_mean, running_var, weight, bias, False, eps=eps)
//   traffic : 2 * n * sizeof(SCALAR) B
//   from v4 : accesses are cut from the tensor, not from its planes, so an access may hold values of two channels;
//             one launch, in which x and the channels' parameters are read side by side
#ifndef BLOCK_SIZE
#define BLOCK_SIZE 128  // tunable: threads per block, a multiple of 32
#endif
#ifndef STEPS
#define STEPS 2  // accesses of a thread, all in flight at once; the plan sets it by the size of x
#endif
#include "../include/norm.cuh"

static_assert(BLOCK_SIZE % 32 == 0, "BLOCK_SIZE must be a multiple of 32");

using pack::kWidest;
using WidePack = pack::Pack<kWidest>;

// y = (x - mean) * scale + shift in one channel.
struct Line {
  Real mean, scale, shift;
};

struct Lines {
  norms::Affine affine;
  const SCALAR *mean, *var;
  Real eps;

  __device__ __forceinline__ Line of(int channel) const {
    const norms::Pair own = affine.of(channel);
    return {static_cast<Real>(mean[channel]), own.x / sqrt(static_cast<Real>(var[channel]) + eps), own.y};
  }
};

extern "C" __global__ __launch_bounds__(BLOCK_SIZE) void batch_norm2d_eval(
    const SCALAR* x, SCALAR* y, int n, int channels, int plane, Real eps, const SCALAR* running_mean,
    const SCALAR* running_var, const SCALAR* weight = nullptr, const SCALAR* bias = nullptr) {
  constexpr int kTile = BLOCK_SIZE * STEPS * kWidest;
  const Lines lines = {{weight, bias}, running_mean, running_var, eps};
  const int start = blockIdx.x * kTile;
  const int left = min(n - start, kTile);
  x += start;
  y += start;
  WidePack packs[STEPS];
#pragma unroll
  for (int step = 0; step < STEPS; ++step) {
    const int i = (step * BLOCK_SIZE + threadIdx.x) * kWidest;
    if (i <= left - kWidest) packs[step] = WidePack::load(x + i);
  }
#pragma unroll
  for (int step = 0; step < STEPS; ++step) {
    const int i = (step * BLOCK_SIZE + threadIdx.x) * kWidest;
    if (i >= left) break;
    const unsigned int whole_planes = static_cast<unsigned int>(start + i) / plane;
    const int own = plane - (start + i - whole_planes * plane);  // values of the access in its first channel
    const int channel = whole_planes % channels;
    const Line line = lines.of(channel);
    Line other = line;
    if (own < kWidest) other = lines.of(channel + 1 < channels ? channel + 1 : 0);
    const auto apply = [&](Real v, bool is_own) {
      return (v - (is_own ? line.mean : other.mean)) * (is_own ? line.scale : other.scale) +
             (is_own ? line.shift : other.shift);
    };
    if (i <= left - kWidest) {
      Real values[kWidest];
      packs[step].get(values);
#pragma unroll
      for (int e = 0; e < kWidest; ++e) values[e] = apply(values[e], e < own);
      packs[step].set(values);
      packs[step].store_whole(y + i);
    } else {  // the end of the tensor
#pragma unroll 1
      for (int e = 0; i + e < left; ++e) y[i + e] = static_cast<SCALAR>(apply(static_cast<Real>(x[i + e]), e < own));
    }
  }
}
