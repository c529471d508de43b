// v4_depthwise.cu: GELU of a 2-D transposed convolution of few channels a group
//
//   y = GELU(conv_transpose2d(x, weight, bias)): conv_transpose2d/v10_depthwise.cu, which see, with GELU for its
//       epilogue
//
//   oracle  : gelu(torch.nn.functional.conv_transpose2d(...))
//   traffic : the convolution's; the read and the write of a GELU kernel of its own are saved
//   from v1 : a sum is activated in the register of its column
#include "../include/fast_math.cuh"

#ifndef GELU
#define GELU gelu_erf  // the form: gelu_erf, gelu_tanh or gelu_sigmoid
#endif
#ifndef ROWS
#define ROWS 8  // tunable: output rows of a thread
#endif
#ifndef BLOCK_SIZE
#define BLOCK_SIZE 128  // tunable: threads per block, a multiple of 32
#endif
#define EPILOGUE(sum) fast::GELU(sum)
#include "../conv_transpose2d/v10_depthwise.cu"
