// v2_wgmma_rows.cu: 2-D transposed convolution, stride 1, 64 -> 64 channels, then GELU, in one kernel on f16 wgmma
//
//   y = gelu(conv_transpose2d(x, weight, bias)): conv_transpose2d/wgmma_rows.cu, which see, with GELU for its epilogue
//
//   oracle  : torch.nn.functional.gelu(conv_transpose2d(x, weight, bias, padding=(pad_h, pad_w))) with TF32 allowed
//   traffic : the convolution's; the read and the write of a GELU kernel of its own are saved
//   from v1 : products on the tensor cores; accumulators are activated while the other warpgroup multiplies
#include "../include/gelu_fast.cuh"

#ifndef TILE_N
#define TILE_N 152  // tunable: output columns a strip, a multiple of 8 up to 256; best if it divides the output width
#endif
#ifndef STAGES
#define STAGES 8  // tunable: planes of input rows on their way, a multiple of 4; 0: they come through registers
#endif
#ifndef STORE_CHANNELS
#define STORE_CHANNELS 8  // tunable: 1, 2, 4 or 8 channels of a warp lie in shared memory at a time on their way out
#endif
#define EPILOGUE(sum) gelu(sum)
#include "../conv_transpose2d/wgmma_rows.cu"
