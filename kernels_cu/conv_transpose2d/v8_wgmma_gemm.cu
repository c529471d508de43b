// v8_wgmma_gemm.cu: 2-D transposed convolution of any geometry as an implicit GEMM on wgmma, for sm_90a
//
//   y[n, co, oh, ow] = bias[co] + sum over ci, kh, kw of x[n, ci, ih, iw] * weight[ci, co, kh, kw]
//   where oh = ih * stride_h - padding_h + kh * dilation_h, and ow likewise.
//
//   x       : (batch, in_channels, in_h, in_w) SCALAR, any strides      y : (batch, out_channels, out_h, out_w) SCALAR
//   weight  : (in_channels, out_channels / groups, kernel_h, kernel_w) SCALAR
//   bias    : (out_channels,) SCALAR, or null
//   launches: pack_operands (any grid, block 256), conv_transpose2d, and reduce_partials (any grid, block 256) where
//             splits > 1
//   grid    : (tiles, or with TURNS any, groups, splits)   block : (Gemm::kThreads, 1, 1)
//   dynamic smem : barriers, a table, stages and patches, or the tile on its way out (op.py: GemmTile)
//   oracle  : torch.nn.functional.conv_transpose2d, with TF32 allowed where SCALAR is float
//   traffic : x as operands twice (packed, then read), the weights too, y once
//   from v7 : wgmma reads both operands from shared memory, and a warp of its own has the copy engine bring them
#ifndef BLOCK_M
#define BLOCK_M 0  // tunable: output channels (times merged phases) of a block's tile; 0: as the plan chooses
#endif
#ifndef BLOCK_N
#define BLOCK_N 0  // tunable: pixels of a block's tile; 0: as the plan chooses
#endif
#ifndef STAGES
#define STAGES 4  // the plan chooses this and what follows
#endif
#define WARP_M 64
#define WARP_N 64
#define GEMM_ASYNC true
#define LEAST_M 64
#include "gemm_kernels.cuh"
