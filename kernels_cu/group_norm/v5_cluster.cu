// v5_cluster.cu: group normalisation in one read and one write, a group in the registers of a cluster of blocks
//
//   y[n, c, s] = (x[n, c, s] - mean[n, g]) * rstd[n, g] * weight[c] + bias[c],  g = c / group_channels
//   mean, var over the channels and all s of sample n and group g;  rstd = 1 / sqrt(var + eps)
//
//   x, y    : (batch, channels, plane) SCALAR, contiguous; a group is group_packs packs of VECTOR elements, aligned to a pack
//   weight, bias : (channels,) SCALAR, or null
//   grid    : (CLUSTER * batch * groups, 1, 1)   block : (team, 1, 1)   dynamic smem : group_channels * 2 * sizeof(Real) B
//   oracle  : torch.nn.functional.group_norm
//   traffic : 2 * batch * channels * plane * sizeof(SCALAR) B
//   from v4 : the blocks of a cluster read one another's moments from shared memory, so a group may be 8 times as large
#ifndef PACKS
#define PACKS 4  // accesses of a thread, a power of two: CLUSTER * team * PACKS packs hold a group
#endif
#ifndef CLUSTER
#define CLUSTER 8  // blocks of a group: 2, 4 or 8
#endif
#define CLUSTER_DIMS __cluster_dims__(CLUSTER, 1, 1)
#include "../include/planes.cuh"

#ifndef ACTIVATION
#define ACTIVATION norms::Identity  // what is applied to x first
#endif

extern "C" __global__ CLUSTER_DIMS __launch_bounds__(512) void group_norm(
    const SCALAR* x, SCALAR* y, long long num_groups, int team, int group_packs, int plane, int group_channels, int channels,
    Real eps, const SCALAR* weight = nullptr, const SCALAR* bias = nullptr) {
  extern __shared__ __align__(16) unsigned char smem[];
  const planes::Layout layout = {1, group_packs, 0, static_cast<long long>(group_packs) * VECTOR, plane, group_channels, channels};
  planes::normalize_on_chip<PACKS, CLUSTER>(layout, x, y, num_groups, team, eps, {weight, bias}, {nullptr, nullptr, 0},
                                            reinterpret_cast<norms::Pair*>(smem), ACTIVATION());
}
