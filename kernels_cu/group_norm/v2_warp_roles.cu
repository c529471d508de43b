// v2_warp_roles.cu: group normalisation in one read and one write
//
//   y[n, c, p] = (x[n, c, p] - mean[n, c / (channels / groups)]) * rstd[...] * weight[c] + bias[c]
//   mean, variance over the channels and pixels of a group; rstd = 1 / sqrt(variance + eps)
//
//   x, y          : (images, channels, pixels) SCALAR (not double), contiguous; a plane is a multiple of 16 bytes
//   weight, bias  : (channels,) SCALAR or null
//   partial       : (images * groups, tiles) double2, tiles = ceil(channels / groups * pixels / TILE);
//                   zero before the first launch and after one that was stopped; else as the last one left it
//   grid          : (BLOCKS_PER_SM * number of SMs, 1, 1), all resident, at least `tiles`
//                   block : (WORKERS + 64, 1, 1)
//   dynamic smem  : STAGES * TILE * sizeof(SCALAR) B
//   oracle        : torch.nn.functional.group_norm(x, groups, weight, bias, eps)
//   traffic       : 2 * images * channels * pixels * sizeof(SCALAR) B
//   from v1       : the blocks of a group are resident together and read each other's sums, so a tile waits in shared
//                   memory for its moments
#ifndef WORKERS
#define WORKERS 288  // tunable: worker threads per block, a multiple of 32
#endif
#ifndef TILE
#define TILE 6912  // tunable: elements a tile, a multiple of 32: a tile starts on a line where its group does
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

extern "C" __global__ __launch_bounds__(WORKERS + 64, BLOCKS_PER_SM) void group_norm(
    const SCALAR* x, SCALAR* y, group_roles::TileSums* partial, int num_groups, int groups, int group_channels,
    int pixels, float eps, const SCALAR* weight = nullptr, const SCALAR* bias = nullptr) {
  extern __shared__ __align__(128) unsigned char smem[];
  const group_roles::GroupsOfChannels layout(num_groups, groups, group_channels, pixels);
  group_roles::normalize_groups(layout, x, y, partial, eps, weight, bias, smem, norms::Identity());
}
