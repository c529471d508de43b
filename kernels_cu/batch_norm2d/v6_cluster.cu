// v6_cluster.cu: batch normalisation in training in one read and one write, a channel in the registers of a cluster of
// blocks
//
//   y[n, c, s] = (x[n, c, s] - mean[c]) * rstd[c] * weight[c] + bias[c],  rstd = 1 / sqrt(var + eps)
//   training : mean, var over n and s of the batch itself, and the running statistics move towards them:
//              running = (1 - momentum) * running + momentum * (mean, var * count / (count - 1))
//
//   x, y    : CHANNELS_LAST 0: (images, channels, plane) SCALAR; plane % VECTOR == 0
//             CHANNELS_LAST 1: (rows, channels) SCALAR, rows those of all images; channels % VECTOR == 0
//             both contiguous, x and y at a multiple of VECTOR elements
//   weight, bias, running_mean, running_var : (channels,) SCALAR, or null
//   grid    : 0: (CLUSTER * channels, 1, 1)   block : (team, 1, 1)   dynamic smem : 2 * sizeof(Real) B
//             1: (CLUSTER, ceil(channels / slice), 1)   block : (256, 1, 1)
//   oracle  : torch.nn.functional.batch_norm(x, running_mean, running_var, weight, bias, True, momentum, eps)
//   traffic : 2 * images * channels * plane * sizeof(SCALAR) B
//   from v5 : the blocks of a cluster read one another's moments from shared memory, so a channel may be 8 times as
//             large
#ifndef PACKS
#define PACKS 4  // accesses of a thread, a power of two: CLUSTER * team * PACKS packs hold a channel
#endif
#ifndef CLUSTER
#define CLUSTER 8  // blocks of a channel: 2, 4 or 8, or 1 of CHANNELS_LAST
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

#if CHANNELS_LAST
extern "C" __global__ CLUSTER_DIMS __launch_bounds__(BLOCK_SIZE) void batch_norm2d(
    const SCALAR* x, SCALAR* y, long long rows, int channels, int slice, Real eps, Real momentum,
    const SCALAR* weight = nullptr, const SCALAR* bias = nullptr, SCALAR* running_mean = nullptr,
    SCALAR* running_var = nullptr) {
  const columns::Layout layout = {rows, channels, 1, slice};
  columns::normalize_on_chip<PACKS, CLUSTER>(layout, x, y, eps, {weight, bias}, {running_mean, running_var, momentum},
                                             norms::Identity());
}
#else
extern "C" __global__ CLUSTER_DIMS __launch_bounds__(512) void batch_norm2d(
    const SCALAR* x, SCALAR* y, int team, int images, int channels, int plane, Real eps, Real momentum,
    const SCALAR* weight = nullptr, const SCALAR* bias = nullptr, SCALAR* running_mean = nullptr,
    SCALAR* running_var = nullptr) {
  extern __shared__ __align__(16) unsigned char smem[];
  const planes::Layout layout = planes::of_channels(images, channels, plane);
  planes::normalize_on_chip<PACKS, CLUSTER>(layout, x, y, channels, team, eps, {weight, bias},
                                            {running_mean, running_var, momentum}, reinterpret_cast<norms::Pair*>(smem),
                                            norms::Identity());
}
#endif
