// rows_kernels.cuh: a build of conv_rows.cuh as macros describe it, and its kernel that packs the weights
//
//   A source defines what differs from here, and includes this.
#pragma once
#ifndef TILE_N
#define TILE_N 208  // tunable: output columns a strip, a multiple of 8 up to 256; best if it divides the output width
#endif
#ifndef RING
#define RING 4  // tunable: input rows in shared memory, at least KERNEL_H + 1
#endif
#ifndef STAGES
#define STAGES 0  // tunable: planes of input rows on their way, a multiple of 4; 0: they come through registers
#endif
#ifndef GROUPS
#define GROUPS 2  // tunable: consumer warpgroups, 2 or 3 (3: TILE_N up to 136)
#endif
#ifndef PRODUCERS
#define PRODUCERS 4  // tunable: warps that bring rows, 4 or 8 (8: STAGES > 0, and a multiple of 8)
#endif
#ifndef BLOCK_ROWS
#define BLOCK_ROWS 0  // output rows of an image that a block keeps until all are computed; 0: rows leave at once
#endif
#ifndef WEIGHT_ROWS
#define WEIGHT_ROWS 2  // tunable: rows of taps whose weights lie in registers, 0, 1 or 2 and fewer than KERNEL_H
// Only the default depends on the build: the registers of other builds have no room, and a row of taps is not in them.
#define MOST_WEIGHT_ROWS \
  (STAGES > 0 && GROUPS == 2 && BLOCK_ROWS == 0 && conv_rows::OPERAND::kLimited ? KERNEL_H - 1 : 0)
#else
#define MOST_WEIGHT_ROWS WEIGHT_ROWS
#endif
#ifndef MAPPED
#define MAPPED 0  // 1: rows come by a tensor map (STAGES > 0)
#endif
#ifndef ALIGN
#define ALIGN 1  // a channel's piece of a row begins at a multiple of so many floats, and strips overlap by as many
#endif
#ifndef STORE
#define STORE LineStore  // how a row leaves (conv_rows/stores.cuh)
#endif
#ifndef STORE_CHANNELS
#define STORE_CHANNELS 4  // tunable: 1, 2, 4 or 8 channels of a warp lie in shared memory at a time on their way out
#endif
#ifndef OPERAND
#define OPERAND F16  // F16, or Tf32: the build that computes again where out_of_range is 1
#endif
#ifndef KERNEL_H
#define KERNEL_H 3
#endif
#ifndef KERNEL_W
#define KERNEL_W 3
#endif
#include "../include/conv_rows.cuh"

struct Build : conv_rows::Build {
  using Operand = conv_rows::OPERAND;
  static constexpr int kTileN = TILE_N;
  static constexpr int kKernelH = KERNEL_H;
  static constexpr int kKernelW = KERNEL_W;
  static constexpr int kRing = RING;
  static constexpr int kStages = STAGES;
  static constexpr int kGroups = GROUPS;
  static constexpr int kProducerWarps = PRODUCERS;
  static constexpr int kBlockRows = BLOCK_ROWS;
  static constexpr int kAlign = ALIGN;
  static constexpr int kWeightRows = WEIGHT_ROWS < MOST_WEIGHT_ROWS ? WEIGHT_ROWS : MOST_WEIGHT_ROWS;
  static constexpr bool kMapped = MAPPED;
};

using Conv = conv_rows::Config<Build>;
using Output = conv_rows::Output<Conv, conv_rows::STORE<Conv, STORE_CHANNELS>>;

__constant__ int dynamic_smem_bytes = Output::kSmemBytes;  // of the convolution's block; op.py reads it

// The operands of the tf32 build, which computes again where out_of_range is 1.
struct Again : Build {
  using Operand = conv_rows::Tf32;
  static constexpr int kStages = 0, kProducerWarps = 4, kGroups = 2, kBlockRows = 0, kAlign = 1, kTileN = 64,
                       kWeightRows = 0;
  static constexpr bool kMapped = false;
};

// Blocks 0 to 63 pack an output channel each. Where there are more, block 64 finds the power of two of x, and blocks 65
// to 128 pack the channels for the tf32 build.
extern "C" __global__ void pack_weights(const float* weight, void* weight_packed, float* factor, int* out_of_range,
                                        const float* x = nullptr, long long values = 0, float* weight_tf32 = nullptr,
                                        float* factor_tf32 = nullptr) {
  const int block = blockIdx.x;
  if (block < conv_rows::kOutChannels) {
    conv_rows::pack_weights<Conv>(weight, static_cast<Conv::Operand::Element*>(weight_packed), factor, out_of_range,
                                  block);
  } else if (block == conv_rows::kOutChannels) {
    conv_rows::find_shift(x, values, out_of_range + 1);
  } else {
    conv_rows::pack_weights<conv_rows::Config<Again>>(weight, weight_tf32, factor_tf32, out_of_range,
                                                      block - conv_rows::kOutChannels - 1);
  }
}
