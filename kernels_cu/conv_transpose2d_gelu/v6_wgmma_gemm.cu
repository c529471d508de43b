// v6_wgmma_gemm.cu: GELU of a 2-D transposed convolution on wgmma, at any geometry, for sm_90a
//
//   y = GELU(conv_transpose2d(x, weight, bias)): conv_transpose2d/v8_wgmma_gemm.cu, which see, with GELU for its
//       epilogue
//
//   oracle  : gelu(torch.nn.functional.conv_transpose2d(...)), with TF32 allowed where SCALAR is float
//   traffic : the convolution's; the read and the write of a GELU kernel of its own are saved
//   from v5 : products by wgmma
#include "../include/fast_math.cuh"

#ifndef GELU
#define GELU gelu_erf  // the form: gelu_erf, gelu_tanh or gelu_sigmoid
#endif
#ifndef BLOCK_M
#define BLOCK_M 0  // tunable: output channels (times merged phases) of a block's tile; 0: as the plan chooses
#endif
#ifndef BLOCK_N
#define BLOCK_N 0  // tunable: pixels of a block's tile; 0: as the plan chooses
#endif
#define EPILOGUE(sum) fast::GELU(sum)
#include "../conv_transpose2d/v8_wgmma_gemm.cu"
