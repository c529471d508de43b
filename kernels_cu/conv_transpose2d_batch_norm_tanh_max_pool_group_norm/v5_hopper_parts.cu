// v5_hopper_parts.cu: v4_parts.cu with the convolution by wgmma, for sm_90a
//
//   c = conv_transpose2d(x, weight, bias);  b = batch_norm2d(c);  p = max over pool x pool windows of tanh(b);
//   y = group_norm(p)
//
//   oracle  : the five PyTorch functions
//   traffic : as v4_parts.cu
//   from v4 : products by wgmma
#if defined(PART_V8_WGMMA_GEMM)
#include "../conv_transpose2d/v8_wgmma_gemm.cu"
#else
#include "v4_parts.cu"
#endif
