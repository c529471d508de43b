// v3_warp_roles.cu: batch normalisation in training, in one read and one write
//
//   y[n, c, p] = (x[n, c, p] - mean[c]) * rstd[c] * weight[c] + bias[c];
//       mean, variance over the images and pixels of a channel;
//   rstd = 1 / sqrt(variance + eps);
//   running = (1 - momentum) * running + momentum * (mean, variance * count / (count - 1))
//
//   x, y          : (images, channels, pixels) SCALAR (not double), contiguous; a plane is a multiple of 16 bytes
//   weight, bias, running_mean, running_var : (channels,) SCALAR or null
//   partial       : (channels, tiles) double2, tiles as ChannelsOfBatch of group_roles.cuh cuts them; zero before the
//                   first launch and after one that was stopped; else as the last one left it
//   grid          : (BLOCKS_PER_SM * number of SMs, 1, 1), all resident, at least `tiles`
//                   block : (WORKERS + 64, 1, 1)
//   dynamic smem  : STAGES * TILE * sizeof(SCALAR) B
//   oracle        : torch.nn.functional.batch_norm(x, running_mean, running_var, weight, bias, True, momentum, eps)
//   traffic       : 2 * images * channels * pixels * sizeof(SCALAR) B
//   from v2       : the blocks of a channel are resident together and read each other's sums, so a tile waits in
//                   shared memory for its moments
#ifndef WORKERS
#define WORKERS 448  // tunable: worker threads per block, a multiple of 32
#endif
#ifndef TILE
#define TILE 7168  // tunable: elements that a stage holds, a multiple of 32; a tile is the planes that fit, or a piece
#endif
#ifndef STAGES
#define STAGES 4  // tunable: tiles in shared memory, at least 3
#endif
#ifndef LAG
#define LAG 2  // tunable: a tile is normalised after the tile LAG rounds later has been summed
#endif
#ifndef BLOCKS_PER_SM
#define BLOCKS_PER_SM 2  // tunable: resident blocks of an SM
#endif
#include "../include/group_roles.cuh"
#include "../include/norm.cuh"

extern "C" __global__ __launch_bounds__(WORKERS + 64, BLOCKS_PER_SM) void batch_norm2d(
    const SCALAR* x, SCALAR* y, group_roles::TileSums* partial, int images, int channels, int pixels, float eps,
    float momentum, const SCALAR* weight = nullptr, const SCALAR* bias = nullptr, SCALAR* running_mean = nullptr,
    SCALAR* running_var = nullptr) {
  extern __shared__ __align__(128) unsigned char smem[];
  const group_roles::ChannelsOfBatch layout(images, channels, pixels, momentum, running_mean, running_var);
  group_roles::normalize_groups(layout, x, y, partial, eps, weight, bias, smem, norms::Identity());
}
