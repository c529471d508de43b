// v4_parts.cu: 2-D transposed convolution, batch normalisation, tanh, pooling by maximum, group normalisation, at any
// geometry
//
//   c = conv_transpose2d(x, weight, bias);  b = batch_norm2d(c);  p = max over pool x pool windows of tanh(b);
//   y = group_norm(p)
//
//   The plan takes the fastest variants of the convolution and of the group normalisation, and the statistics of
//   batch_norm2d/v2_vectorized.cu; their launches define PART_ and the variant's name, so that the file is that
//   variant.
//   batch_norm_tanh_max_pool : c (planes, out_h, out_w) SCALAR, mean and scale (channels,) f32, bn_bias (channels,)
//                              SCALAR or null,
//             to p (planes, out_h / pool, out_w / pool) SCALAR, what is left of a window dropped
//             grid (ceil(elements of p / 256), 1, 1)   block (256, 1, 1)   dynamic smem : 0 B
//   oracle  : the five PyTorch functions
//   traffic : the convolution's; c is written once and read once (twice in training), p written once and read once or
//             twice
//   from v1 : the convolution tiles its products; tanh, which never falls, is taken once a window, of the largest value
#if defined(PART_V9_REGISTER_TILES)
#include "../conv_transpose2d/v9_register_tiles.cu"
#elif defined(PART_V10_DEPTHWISE)
#include "../conv_transpose2d/v10_depthwise.cu"
#elif defined(PART_V7_IMPLICIT_GEMM)
#include "../conv_transpose2d/v7_implicit_gemm.cu"
#elif defined(PART_V2_VECTORIZED)
#include "../batch_norm2d/v2_vectorized.cu"
#elif defined(PART_V1_TWO_KERNELS)
#include "../group_norm/v1_two_kernels.cu"
#elif defined(PART_V3_TWO_PASSES)
#include "../group_norm/v3_two_passes.cu"
#elif defined(PART_V4_ON_CHIP)
#include "../group_norm/v4_on_chip.cu"
#else
#include "../batch_norm_tanh_max_pool_group_norm/pooling.cuh"
#endif
