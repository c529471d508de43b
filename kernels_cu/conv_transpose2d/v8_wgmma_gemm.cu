// v8_wgmma_gemm.cu: 2-D transposed convolution of any geometry as an implicit GEMM on wgmma, for sm_90a
//
//   y[n, co, oh, ow] = bias[co] + sum over ci, kh, kw of x[n, ci, ih, iw] * weight[ci, co, kh, kw]
//   where oh = ih * stride_h - padding_h + kh * dilation_h, and ow likewise.
//
//   x       : (batch, in_channels, in_h, in_w) SCALAR, any strides      y : (batch, out_channels, out_h, out_w) SCALAR
//   weight  : (in_channels, out_channels / groups, kernel_h, kernel_w) SCALAR      bias : (out_channels,) SCALAR, or null
//   launches: pack_operands (any grid, block 256), conv_transpose2d, and reduce_partials (any grid, block 256) where splits > 1
//   grid    : (any, groups, splits)   block : (Gemm::kThreads, 1, 1)
//   dynamic smem : tables, stages and patches, or the tile on its way out (op.py: GemmTile)
//   oracle  : torch.nn.functional.conv_transpose2d, with TF32 allowed where SCALAR is float
//   traffic : x as operands twice (packed, then read), the weights too, y once
//   from v7 : wgmma reads both operands from shared memory, while the threads start the next copies
#ifndef BLOCK_M
#define BLOCK_M 0  // tunable: output channels (times merged phases) of a block's tile; 0: as the plan chooses
#endif
#ifndef BLOCK_N
#define BLOCK_N 0  // tunable: pixels of a block's tile; 0: as the plan chooses
#endif
#ifndef STAGES
#define STAGES 4  // the plan chooses this and what follows
#endif
#ifndef STAGE_VECTORS
#define STAGE_VECTORS 8
#endif
#ifndef BLOCKS
#define BLOCKS 1  // resident on an SM
#endif
#ifndef OPERAND
#define OPERAND F16  // F16, Bf16 or Tf32
#endif
#ifndef LIMITED
#define LIMITED 0  // 1: f16 operands of f32 tensors, which stand for TF32 in f16's range
#endif
#ifndef EPILOGUE
#define EPILOGUE(sum) (sum)  // what is stored of a sum and its bias
#endif
#include "../include/implicit_gemm.cuh"

struct Epilogue {
  __device__ __forceinline__ float operator()(float sum, int) const { return EPILOGUE(sum); }
};

using implicit_gemm::Packing;
using implicit_gemm::Problem;
using Operand = implicit_gemm::OPERAND;
using Gemm = implicit_gemm::Config<Operand, true, BLOCK_M ? BLOCK_M : 64, BLOCK_N ? BLOCK_N : 64, 64, 64, STAGES, STAGE_VECTORS>;

extern "C" __global__ __launch_bounds__(implicit_gemm::kPackThreads) void pack_operands(
    const SCALAR* x, const SCALAR* weight, void* x_packed, void* weight_packed, const Problem problem, const Packing packing,
    int* flags = nullptr) {
  implicit_gemm::pack_operands<Operand, LIMITED, Gemm::kSlot>(x, weight, static_cast<uint4*>(x_packed),
                                                              static_cast<uint4*>(weight_packed), flags, problem.shape, packing);
}

extern "C" __global__ __launch_bounds__(Gemm::kThreads, BLOCKS) void conv_transpose2d(
    const void* x_packed, const void* weight_packed, SCALAR* y, const Problem problem, const SCALAR* bias = nullptr,
    float* partial = nullptr, const int* flag = nullptr) {
  extern __shared__ __align__(128) unsigned char smem[];
  implicit_gemm::run<Gemm>(static_cast<const uint4*>(x_packed), static_cast<const uint4*>(weight_packed), y, partial, bias, flag,
                           LIMITED ? 1.0f / implicit_gemm::kWeightFactor : 1.0f, problem.shape, problem.tiling, smem,
                           Epilogue{});
}

extern "C" __global__ __launch_bounds__(256) void reduce_partials(const float* partial, SCALAR* y, long long count, int splits,
                                                                  int out_channels, int plane, const SCALAR* bias = nullptr,
                                                                  const int* flag = nullptr) {
  implicit_gemm::reduce_partials(partial, y, bias, flag, count, splits, out_channels, plane, Epilogue{});
}
