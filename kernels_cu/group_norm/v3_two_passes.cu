// v3_two_passes.cu: group normalisation in two passes of 16-byte accesses, several blocks a group, in either layout
//
//   y[n, c, s] = (x[n, c, s] - mean[n, g]) * rstd[n, g] * weight[c] + bias[c],  g = c / group_channels
//   mean, var over the channels and all s of sample n and group g;  rstd = 1 / sqrt(var + eps)
//
//   x, y    : CHANNELS_LAST 0: (batch, channels, plane) SCALAR; a group is a whole number of accesses of VECTOR
//             elements
//             CHANNELS_LAST 1: (batch, rows, channels) SCALAR; channels % VECTOR == 0
//             both contiguous, x and y at a multiple of VECTOR elements
//   weight, bias : (channels,) SCALAR, or null
//   partial : (batch * groups, parts, 3) Real: count, mean and sum of squared distances of a part of a group
//   merged  : (batch * groups, 3) Real
//   group_norm_partial : 0: grid (batch * groups * parts, 1, 1)      1: grid (batch * parts, ceil(channels / slice), 1)
//   group_norm_merge   : 1: grid (ceil(batch * groups / (BLOCK_SIZE / 32)), 1, 1)
//   group_norm_apply   : 0: grid (batch * groups * chunks, 1, 1), chunks = ceil(group_packs / (BLOCK_SIZE * STEPS))
//                        1: grid (batch * chunks, ceil(channels / slice), 1)
//   block   : (BLOCK_SIZE, 1, 1) of each
//   oracle  : torch.nn.functional.group_norm
//   traffic : 3 * batch * channels * plane * sizeof(SCALAR) B: x is read twice
//   from v1 : 16 bytes per access, STEPS of them in flight; a group is summed by `parts` blocks, about a value of each
//             thread's own
#ifndef BLOCK_SIZE
#define BLOCK_SIZE 128  // tunable: threads per block, a multiple of 32
#endif
#ifndef STEPS
#define STEPS 4  // tunable: accesses of a thread in flight
#endif
#include "../include/columns.cuh"
#include "../include/planes.cuh"

#ifndef ACTIVATION
#define ACTIVATION norms::Identity  // what is applied to x first
#endif
#ifndef CHANNELS_LAST
#define CHANNELS_LAST 0  // 1 where the channels of a pixel lie side by side
#endif
static_assert(BLOCK_SIZE % 32 == 0, "BLOCK_SIZE must be a multiple of 32");

#if CHANNELS_LAST
extern "C" __global__ __launch_bounds__(BLOCK_SIZE) void group_norm_partial(
    const SCALAR* x, Real* partial, int parts, long long rows, int channels, int group_channels, int slice) {
  const columns::Layout layout = {rows, channels, group_channels, slice};
  columns::part_moments(layout, x, partial, blockIdx.x / parts, blockIdx.x % parts, parts, ACTIVATION());
}

extern "C" __global__ __launch_bounds__(BLOCK_SIZE) void group_norm_merge(
    const Real* partial, Real* merged, long long num_groups, int parts) {
  columns::merge_parts(partial, merged, num_groups, parts);
}

extern "C" __global__ __launch_bounds__(BLOCK_SIZE) void group_norm_apply(
    const SCALAR* x, SCALAR* y, const Real* partial, int parts, int chunks, long long rows, int channels,
    int group_channels, int slice, Real eps, const SCALAR* weight = nullptr, const SCALAR* bias = nullptr) {
  const columns::Layout layout = {rows, channels, group_channels, slice};
  const int chunk = blockIdx.x % chunks;
  columns::normalize_rows(layout, x, y, partial, blockIdx.x / chunks, parts, rows * chunk / chunks,
                          rows * (chunk + 1) / chunks, eps, {weight, bias}, {nullptr, nullptr, 0}, ACTIVATION());
}
#else
extern "C" __global__ __launch_bounds__(BLOCK_SIZE) void group_norm_partial(
    const SCALAR* x, Real* partial, int parts, int group_packs, int plane, int group_channels, int channels) {
  const planes::Layout layout = planes::of_groups(group_packs, plane, group_channels, channels);
  const long long group = blockIdx.x / parts;
  const int part = blockIdx.x % parts;
  const Moments moments =
      planes::part_moments<BLOCK_SIZE, STEPS>(layout, x + group * layout.group_stride, part, parts, ACTIVATION());
  if (threadIdx.x == 0) norms::store_moments(partial, blockIdx.x, moments);
}

extern "C" __global__ __launch_bounds__(BLOCK_SIZE) void group_norm_apply(
    const SCALAR* x, SCALAR* y, const Real* partial, int parts, int chunks, int group_packs, int plane,
    int group_channels, int channels, Real eps, const SCALAR* weight = nullptr, const SCALAR* bias = nullptr) {
  const planes::Layout layout = planes::of_groups(group_packs, plane, group_channels, channels);
  planes::normalize_chunk<BLOCK_SIZE, STEPS>(layout, x, y, partial, blockIdx.x / chunks, parts, blockIdx.x % chunks,
                                             eps, {weight, bias}, {nullptr, nullptr, 0}, ACTIVATION());
}
#endif
