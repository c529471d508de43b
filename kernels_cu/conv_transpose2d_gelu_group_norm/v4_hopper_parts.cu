// v4_hopper_parts.cu: v3_parts.cu with the kernels of the two ops that are for sm_90a alone
//
//   g = gelu(conv_transpose2d(x, weight, bias));  y = group_norm(g, num_groups, norm_weight, norm_bias)
//
//   oracle  : torch.nn.functional.group_norm(gelu(conv_transpose2d(...)), num_groups, norm_weight, norm_bias, eps)
//   traffic : the convolution's, g written once, and read once where a cluster or the whole GPU holds a group
//   from v3 : products by wgmma; a group larger than a block's registers stays on chip
#if defined(PART_V6_WGMMA_GEMM)
#include "../conv_transpose2d_gelu/v6_wgmma_gemm.cu"
#elif defined(PART_V5_CLUSTER)
#include "../group_norm/v5_cluster.cu"
#elif defined(PART_V2_WARP_ROLES)
#include "../group_norm/v2_warp_roles.cu"
#else
#include "v3_parts.cu"
#endif
