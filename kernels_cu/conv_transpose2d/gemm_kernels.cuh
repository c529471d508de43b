// gemm_kernels.cuh: the kernels of the implicit GEMM, for the source that says how it multiplies
//
//   v7_implicit_gemm.cu and v8_wgmma_gemm.cu define their tile, their warps' tiles, STAGES, LEAST_M and GEMM_ASYNC,
//   which says that wgmma multiplies.
#pragma once
#ifndef STAGE_VECTORS
#define STAGE_VECTORS 8  // the plan chooses this and what follows
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
#ifndef TURNS
#define TURNS 0  // 1: blocks take tiles in turn, so that the grid may have fewer blocks than there are tiles
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
using Gemm = implicit_gemm::Config<Operand, GEMM_ASYNC, BLOCK_M ? BLOCK_M : LEAST_M, BLOCK_N ? BLOCK_N : 64, WARP_M,
                                   WARP_N, STAGES, STAGE_VECTORS, !LIMITED, TURNS>;

extern "C" __global__ __launch_bounds__(implicit_gemm::kPackThreads, implicit_gemm::kPackBlocks) void pack_operands(
    const SCALAR* x, const SCALAR* weight, void* x_packed, void* weight_packed, const Problem problem,
    const Packing packing, int* flags = nullptr) {
  implicit_gemm::pack_operands<Operand, LIMITED, Gemm::kSlot, Gemm::kBlockM>(
      x, weight, static_cast<uint4*>(x_packed), static_cast<uint4*>(weight_packed), flags, problem, packing);
}

extern "C" __global__ __launch_bounds__(Gemm::kThreads, BLOCKS) void conv_transpose2d(
    const void* x_packed, const void* weight_packed, SCALAR* y, const Problem problem, const SCALAR* bias = nullptr,
    float* partial = nullptr, const int* flag = nullptr) {
  extern __shared__ __align__(128) unsigned char smem[];
  implicit_gemm::run<Gemm>(static_cast<const uint4*>(x_packed), static_cast<const uint4*>(weight_packed), y, partial,
                           bias, flag, LIMITED ? 1.0f / implicit_gemm::kWeightFactor : 1.0f, problem, smem, Epilogue{});
}

extern "C" __global__ __launch_bounds__(256) void reduce_partials(const float* partial, SCALAR* y, long long count,
                                                                  int splits, int out_channels, int plane,
                                                                  const SCALAR* bias = nullptr,
                                                                  const int* flag = nullptr) {
  implicit_gemm::reduce_partials(partial, y, bias, flag, count, splits, out_channels, plane, Epilogue{});
}
