// v5_cluster.cu: group normalisation in one read and one write, a group in the registers of a cluster of blocks
//
//   y[n, c, s] = (x[n, c, s] - mean[n, g]) * rstd[n, g] * weight[c] + bias[c],  g = c / group_channels
//   mean, var over the channels and all s of sample n and group g;  rstd = 1 / sqrt(var + eps)
//
//   x, y    : CHANNELS_LAST 0: (batch, channels, plane) SCALAR; a group is group_packs packs of VECTOR elements,
//             aligned to a pack
//             CHANNELS_LAST 1: (batch, rows, channels) SCALAR; channels % VECTOR == 0; both contiguous
//   weight, bias : (channels,) SCALAR, or null
//   grid    : 0: (CLUSTER * batch * groups, 1, 1)   block : (team, 1, 1)
//                dynamic smem : group_channels * 2 * sizeof(Real) B
//             1: (CLUSTER * batch, ceil(channels / slice), 1)   block : (256, 1, 1)
//   oracle  : torch.nn.functional.group_norm
//   traffic : 2 * batch * channels * plane * sizeof(SCALAR) B
//   from v4 : the blocks of a cluster read one another's moments from shared memory, so a group may be 8 times as large
#ifndef PACKS
#define PACKS 4  // accesses of a thread, a power of two: CLUSTER * team * PACKS packs hold a group
#endif
#ifndef CLUSTER
#define CLUSTER 8  // blocks of a group: 2, 4 or 8, or 1 of CHANNELS_LAST
#endif
#define CLUSTER_DIMS __cluster_dims__(CLUSTER, 1, 1)
#ifndef CHANNELS_LAST
#define CHANNELS_LAST 0  // 1 where the channels of a pixel lie side by side
#endif
#if CHANNELS_LAST
#define BLOCK_SIZE 256
#define STEPS PACKS
#include "../include/columns.cuh"
#else
#include "../include/planes.cuh"
#endif

#ifndef ACTIVATION
#define ACTIVATION norms::Identity  // what is applied to x first
#endif

#if CHANNELS_LAST
extern "C" __global__ CLUSTER_DIMS __launch_bounds__(BLOCK_SIZE) void group_norm(
    const SCALAR* x, SCALAR* y, long long rows, int channels, int group_channels, int slice, Real eps,
    const SCALAR* weight = nullptr, const SCALAR* bias = nullptr) {
  const columns::Layout layout = {rows, channels, group_channels, slice};
  columns::normalize_on_chip<PACKS, CLUSTER>(layout, x, y, eps, {weight, bias}, {nullptr, nullptr, 0}, ACTIVATION());
}
#else
extern "C" __global__ CLUSTER_DIMS __launch_bounds__(512) void group_norm(
    const SCALAR* x, SCALAR* y, long long num_groups, int team, int group_packs, int plane, int group_channels,
    int channels, Real eps, const SCALAR* weight = nullptr, const SCALAR* bias = nullptr) {
  extern __shared__ __align__(16) unsigned char smem[];
  const planes::Layout layout = planes::of_groups(group_packs, plane, group_channels, channels);
  planes::normalize_on_chip<PACKS, CLUSTER>(layout, x, y, num_groups, team, eps, {weight, bias}, {nullptr, nullptr, 0},
                                            reinterpret_cast<norms::Pair*>(smem), ACTIVATION());
}
#endif
