// v4_two_passes.cu: batch normalisation from 16-byte accesses in either layout, by two launches, or one in eval
//
//   y[n, c, s] = (x[n, c, s] - mean[c]) * rstd[c] * weight[c] + bias[c],  rstd = 1 / sqrt(var + eps)
//   training : mean, var over n and s of the batch itself, and the running statistics move towards them:
//              running = (1 - momentum) * running + momentum * (mean, var * count / (count - 1))
//   eval     : mean, var are the running statistics
//
//   x, y    : CHANNELS_LAST 0: (images, channels, plane) SCALAR; plane % VECTOR == 0
//             CHANNELS_LAST 1: (rows, channels) SCALAR, rows those of all images; channels % VECTOR == 0
//             both contiguous, x and y at a multiple of VECTOR elements
//   weight, bias, running_mean, running_var : (channels,) SCALAR, or null
//   partial : (channels, parts, 3) Real: count, mean and sum of squared distances of a part of a channel; parts = 0 in
//             eval
//   merged  : (channels, 3) Real
//   batch_norm2d_partial : 0: grid (channels * parts, 1, 1)      1: grid (parts, ceil(channels / slice), 1)
//   batch_norm2d_merge   : 1: grid (ceil(channels / (BLOCK_SIZE / 32)), 1, 1)
//   batch_norm2d_apply   : 0: grid (channels * chunks, 1, 1),
//                             chunks = ceil(images * plane / VECTOR / (BLOCK_SIZE * STEPS))
//                          1: grid (chunks, ceil(channels / slice), 1)
//   block   : (BLOCK_SIZE, 1, 1) of each
//   oracle  : torch.nn.functional.batch_norm
//   traffic : (training ? 3 : 2) * images * channels * plane * sizeof(SCALAR) B
//   from v2 : channels_last without a copy; every block merges the parts of its channels itself, which saves a launch
#ifndef BLOCK_SIZE
#define BLOCK_SIZE 128  // tunable: threads per block, a multiple of 32
#endif
#ifndef STEPS
#define STEPS 4  // tunable: accesses of a thread in flight
#endif
#include "../include/columns.cuh"
#include "../include/planes.cuh"

#ifndef CHANNELS_LAST
#define CHANNELS_LAST 0  // 1 where the channels of a pixel lie side by side
#endif
static_assert(BLOCK_SIZE % 32 == 0, "BLOCK_SIZE must be a multiple of 32");

#if CHANNELS_LAST
extern "C" __global__ __launch_bounds__(BLOCK_SIZE) void batch_norm2d_partial(
    const SCALAR* x, Real* partial, int parts, long long rows, int channels, int slice) {
  const columns::Layout layout = {rows, channels, 1, slice};
  columns::part_moments(layout, x, partial, 0, blockIdx.x, parts, norms::Identity());
}

extern "C" __global__ __launch_bounds__(BLOCK_SIZE) void batch_norm2d_merge(
    const Real* partial, Real* merged, long long num_groups, int parts) {
  columns::merge_parts(partial, merged, num_groups, parts);
}

extern "C" __global__ __launch_bounds__(BLOCK_SIZE) void batch_norm2d_apply(
    const SCALAR* x, SCALAR* y, int parts, int chunks, long long rows, int channels, int slice, Real eps, Real momentum,
    const Real* partial = nullptr, const SCALAR* weight = nullptr, const SCALAR* bias = nullptr,
    SCALAR* running_mean = nullptr, SCALAR* running_var = nullptr) {
  const columns::Layout layout = {rows, channels, 1, slice};
  const long long chunk = blockIdx.x;
  columns::normalize_rows(layout, x, y, partial, 0, parts, rows * chunk / chunks, rows * (chunk + 1) / chunks, eps,
                          {weight, bias}, {running_mean, running_var, momentum}, norms::Identity());
}
#else
extern "C" __global__ __launch_bounds__(BLOCK_SIZE) void batch_norm2d_partial(
    const SCALAR* x, Real* partial, int parts, int images, int channels, int plane) {
  const planes::Layout layout = planes::of_channels(images, channels, plane);
  const long long channel = blockIdx.x / parts;
  const Moments moments = planes::part_moments<BLOCK_SIZE, STEPS>(layout, x + channel * plane, blockIdx.x % parts,
                                                                  parts, norms::Identity());
  if (threadIdx.x == 0) norms::store_moments(partial, blockIdx.x, moments);
}

extern "C" __global__ __launch_bounds__(BLOCK_SIZE) void batch_norm2d_apply(
    const SCALAR* x, SCALAR* y, int parts, int chunks, int images, int channels, int plane, Real eps, Real momentum,
    const Real* partial = nullptr, const SCALAR* weight = nullptr, const SCALAR* bias = nullptr,
    SCALAR* running_mean = nullptr, SCALAR* running_var = nullptr) {
  const planes::Layout layout = planes::of_channels(images, channels, plane);
  planes::normalize_chunk<BLOCK_SIZE, STEPS>(layout, x, y, partial, blockIdx.x / chunks, parts, blockIdx.x % chunks,
                                             eps, {weight, bias}, {running_mean, running_var, momentum},
                                             norms::Identity());
}
#endif
