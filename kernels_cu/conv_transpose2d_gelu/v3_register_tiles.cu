// v3_register_tiles.cu: GELU of a 2-D transposed convolution by register tiles, exact in fp32, at any geometry
//
//   y = GELU(conv_transpose2d(x, weight, bias)): conv_transpose2d/v9_register_tiles.cu, which see, with GELU for its
//       epilogue
//
//   oracle  : gelu(torch.nn.functional.conv_transpose2d(...))
//   traffic : the convolution's; the read and the write of a GELU kernel of its own are saved
//   from v1 : a sum is activated in the register of its tile
#include "../include/fast_math.cuh"

#ifndef GELU
#define GELU gelu_erf  // the form: gelu_erf, gelu_tanh or gelu_sigmoid
#endif
#ifndef TILE_M
#define TILE_M 0  // tunable: output channels of a block, 64 or 128; 0: as the plan chooses
#endif
#ifndef TILE_N
#define TILE_N 0  // tunable: pixels of a block, 64 or 128; 0: as the plan chooses
#endif
#ifndef UNROLL
#define UNROLL 1  // tunable: steps of K that are unrolled
#endif
#define EPILOGUE(sum) fast::GELU(sum)
#include "../conv_transpose2d/v9_register_tiles.cu"
