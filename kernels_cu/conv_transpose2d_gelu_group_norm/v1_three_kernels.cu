// v1_three_kernels.cu: 2-D transposed convolution with GELU, then group normalisation, as three kernels
//
//   g = gelu(conv_transpose2d(x, weight, bias));  y = group_norm(g, num_groups, norm_weight, norm_bias)
//
//   conv_transpose2d_gelu : conv_transpose2d_gelu/v1_gather.cu, to g (batch, out_channels, out_h, out_w) SCALAR
//   group_norm_statistics, group_norm_normalize : group_norm/v1_two_kernels.cu, from g to y
//   oracle  : torch.nn.functional.group_norm(gelu(conv_transpose2d(...)), num_groups, norm_weight, norm_bias, eps)
//   traffic : the convolution's, and g written once and read twice
#ifndef BLOCK_W
#define BLOCK_W 32  // tunable: output columns per block of the convolution, a multiple of 32
#endif
#ifndef BLOCK_H
#define BLOCK_H 8  // tunable: output rows per block of the convolution
#endif
#ifndef BLOCK_SIZE
#define BLOCK_SIZE 256  // tunable: threads per block of the normalisation, a multiple of 32
#endif
#include "../conv_transpose2d_gelu/v1_gather.cu"
#include "../group_norm/v1_two_kernels.cu"
