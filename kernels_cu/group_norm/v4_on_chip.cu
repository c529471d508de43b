// v4_on_chip.cu: group normalisation in one read and one write, a group in the registers of a team of threads
//
//   y[n, c, s] = (x[n, c, s] - mean[n, g]) * rstd[n, g] * weight[c] + bias[c],  g = c / group_channels
//   mean, var over the channels and all s of sample n and group g;  rstd = 1 / sqrt(var + eps)
//
//   x, y    : (batch, channels, plane) SCALAR, contiguous; a group is group_packs packs of VECTOR elements, aligned to
//             a pack
//   weight, bias : (channels,) SCALAR, or null
//   grid    : (ceil(batch * groups / (block / team)), 1, 1)
//             block : (team, 1, 1), or some teams of 32 threads or fewer
//   dynamic smem : block / team * group_channels * 2 * sizeof(Real) B
//   oracle  : torch.nn.functional.group_norm
//   traffic : 2 * batch * channels * plane * sizeof(SCALAR) B
//   from v3 : a thread keeps its PACKS packs of the group, so x is read once, by one launch
#ifndef PACKS
#define PACKS 4  // accesses of a thread, a power of two: team * PACKS packs hold a group
#endif
#define CLUSTER 1
#define CLUSTER_DIMS
#include "../include/planes.cuh"

#ifndef ACTIVATION
#define ACTIVATION norms::Identity  // what is applied to x first
#endif

extern "C" __global__ CLUSTER_DIMS __launch_bounds__(512) void group_norm(
    const SCALAR* x, SCALAR* y, long long num_groups, int team, int group_packs, int plane, int group_channels,
    int channels, Real eps, const SCALAR* weight = nullptr, const SCALAR* bias = nullptr) {
  extern __shared__ __align__(16) unsigned char smem[];
  const planes::Layout layout = planes::of_groups(group_packs, plane, group_channels, channels);
  planes::normalize_on_chip<PACKS, CLUSTER>(layout, x, y, num_groups, team, eps, {weight, bias}, {nullptr, nullptr, 0},
                                            reinterpret_cast<norms::Pair*>(smem), ACTIVATION());
}
