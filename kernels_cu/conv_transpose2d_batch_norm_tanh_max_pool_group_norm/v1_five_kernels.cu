// v1_five_kernels.cu: 2-D transposed convolution, batch normalisation, tanh, pooling by maximum, group normalisation
//
//   c = conv_transpose2d(x, weight, bias);  b = batch_norm2d(c);  p = max over POOL x POOL windows of tanh(b);
//   y = group_norm(p)
//
//   conv_transpose2d : conv_transpose2d/v1_gather.cu, to c (batch, channels, out_h, out_w) SCALAR
//   the others      : batch_norm_tanh_max_pool_group_norm/v1_three_steps.cu, from c to y
//   oracle  : the five PyTorch functions
//   traffic : the convolution's; c is written once and read once (twice in training), p written once and read twice
#ifndef BLOCK_W
#define BLOCK_W 32  // tunable: output columns per block of the convolution, a multiple of 32
#endif
#ifndef BLOCK_H
#define BLOCK_H 8  // tunable: output rows per block of the convolution
#endif
#include "../batch_norm_tanh_max_pool_group_norm/v1_three_steps.cu"
#include "../conv_transpose2d/v1_gather.cu"
