// wgmma_rows.cu: 2-D transposed convolution, stride 1, 64 -> 64 channels, on f16 wgmma straight from NCHW f32
//
//   y[n, co, oh, ow] = bias[co]
//                      + sum over ci, kh, kw of x[n, ci, oh + pad_h - kh, ow + pad_w - kw] * weight[ci, co, kh, kw]
//
//   x             : (images, 64, height, width) f32; where STAGES > 0, height * width % 4 == 0
//   y             : (images, 64, out_height, out_width) f32
//   weight        : (64, 64, KERNEL_H, KERNEL_W) f32; pack_weights (grid 129, block 128) rearranges it to weight_packed
//                   (taps, 8, 64, 8) f16 and factor (64,) f32, and to weight_tf32 (taps, 16, 64, 4) f32 and
//                   factor_tf32 (64,) f32 for the tf32 build, and writes out_of_range
//   out_of_range  : (2,) i32, 1 where f16 operands do not stand for TF32: the caller then needs the tf32 build;
//                   and the power of two by which x is multiplied as it is rounded
//   bias          : (64,) f32 or null
//   grid          : (number of SMs, 1, 1)   block : (128 * (GROUPS + 1), 1, 1)   dynamic smem : dynamic_smem_bytes
//   oracle        : torch.nn.functional.conv_transpose2d(x, weight, bias, padding=(pad_h, pad_w)) with TF32 allowed
//   traffic       : x once (plus 2 columns in TILE_N), y once
//
//   Five variants are builds of this file, by macros of op.py; the tunables are in rows_kernels.cuh.
//   v2 from v1    : an implicit GEMM on the tensor cores instead of one thread per output; see conv_rows.cuh. STORE is
//                   DirectStore
//   v3 from v2    : the accumulators leave through shared memory, so a warp stores 256 contiguous bytes of a channel.
//                   STORE is StagedStore
//   v4 from v3    : a store instruction covers whole 128-byte lines, wherever a row of y starts. STORE is LineStore
//   v5 from v4    : the copy engine brings the input as fp32 into shared memory, STAGES planes ahead, in place of
//                   registers, in which part of the weights lies (WEIGHT_ROWS)
//   v12 from v5   : each channel's piece of a row of y begins at a sector, for which strips overlap (ALIGN): no block
//                   writes to another one's sectors. For rows that are whole strips of 208 columns
#ifndef EPILOGUE
#define EPILOGUE(sum) (sum)  // what is stored of a sum and its bias
#endif
#include "rows_kernels.cuh"

// What is stored of a row's accumulators, computed as it is stored: 5 % of v2's time on an H200.
struct Values {
  const float (&acc)[TILE_N / 2];
  const conv_rows::Channels& channels;

  __device__ __forceinline__ float operator[](int i) const { return EPILOGUE(channels.output(acc[i], i)); }
};

// Stores a row.
struct Epilogue {
  conv_rows::Channels channels;
  Output output;

  __device__ __forceinline__ void row(float (&acc)[TILE_N / 2], const conv_rows::Segment& segment, int row) const {
    if constexpr (Output::kStoresRegisters) {
      output.store(Values{acc, channels}, segment, row);
    } else {
#pragma unroll
      for (int i = 0; i < TILE_N / 2; ++i) acc[i] = EPILOGUE(channels.output(acc[i], i));
      output.store(acc, segment, row);
    }
  }
  __device__ __forceinline__ void close(const conv_rows::Segment&) const {}
};

extern "C" __global__ __launch_bounds__(Conv::kThreads, 1) void conv_transpose2d(
    const float* x, const void* weight_packed, const float* factor, float* y, int* out_of_range, int images, int height,
    int width, int out_height, int out_width, int pad_h, int pad_w, const float* bias = nullptr) {
  extern __shared__ __align__(128) unsigned char smem[];
  const conv_rows::Shape shape{images, height, width, out_height, out_width, pad_h, pad_w};
  Epilogue epilogue{{factor, bias}, {y, smem, shape}};
  conv_rows::run<Conv>(x, weight_packed, shape, smem, epilogue, out_of_range);
}
