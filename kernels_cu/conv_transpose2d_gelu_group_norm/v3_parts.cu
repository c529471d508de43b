// v3_parts.cu: GELU of a 2-D transposed convolution, then group normalisation, by the kernels of the two ops, at any
// geometry
//
//   g = gelu(conv_transpose2d(x, weight, bias));  y = group_norm(g, num_groups, norm_weight, norm_bias)
//
//   The plan takes the fastest variant of each op; a launch defines PART_ and its variant's name, so that the file is
//   that variant.
//   oracle  : torch.nn.functional.group_norm(gelu(conv_transpose2d(...)), num_groups, norm_weight, norm_bias, eps)
//   traffic : the convolution's, g written once, and read once or twice
//   from v1 : the convolution tiles its products and normalisation keeps a group on chip where it fits
#if defined(PART_V3_REGISTER_TILES)
#include "../conv_transpose2d_gelu/v3_register_tiles.cu"
#elif defined(PART_V4_DEPTHWISE)
#include "../conv_transpose2d_gelu/v4_depthwise.cu"
#elif defined(PART_V5_IMPLICIT_GEMM)
#include "../conv_transpose2d_gelu/v5_implicit_gemm.cu"
#elif defined(PART_V1_TWO_KERNELS)
#include "../group_norm/v1_two_kernels.cu"
#elif defined(PART_V3_TWO_PASSES)
#include "../group_norm/v3_two_passes.cu"
#elif defined(PART_V4_ON_CHIP)
#include "../group_norm/v4_on_chip.cu"
#endif
