// v5_on_chip.cu: batch normalisation in training in one read and one write, a channel in the registers of a team of
// threads
//
//   y[n, c, s] = (x[n, c, s] - mean[c]) * rstd[c] * weight[c] + bias[c],  rstd = 1 / sqrt(var + eps)
//   training : mean, var over n and s of the batch itself, and the running statistics move towards them:
//              running = (1 - momentum) * running + momentum * (mean, var * count / (count - 1))
//
//   x, y    : (images, channels, plane) SCALAR, contiguous, at a multiple of VECTOR elements; plane % VECTOR == 0
//   weight, bias, running_mean, running_var : (channels,) SCALAR, or null
//   grid    : (ceil(channels / (block / team)), 1, 1)   block : (team, 1, 1), or some teams of 32 threads or fewer
//   dynamic smem : block / team * 2 * sizeof(Real) B
//   oracle  : torch.nn.functional.batch_norm(x, running_mean, running_var, weight, bias, True, momentum, eps)
//   traffic : 2 * images * channels * plane * sizeof(SCALAR) B
//   from v4 : a thread keeps its PACKS packs of the channel, so x is read once, by one launch
#ifndef PACKS
#define PACKS 4  // accesses of a thread, a power of two: team * PACKS packs hold a channel
#endif
#define CLUSTER 1
#define CLUSTER_DIMS
#include "../include/planes.cuh"

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
