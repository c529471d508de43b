// v10_depthwise.cu: 2-D transposed convolution of few channels a group, depthwise above all; bound by memory
//
//   y[n, co, oh, ow] = bias[co] + sum over ci, kh, kw of x[n, ci, ih, iw] * weight[ci, co, kh, kw]
//       (phases.cuh, depthwise.cuh)
//
//   x       : (batch, in_channels, in_h, in_w) SCALAR, any strides
//   weight  : (in_channels, out_channels / groups, kernel_h, kernel_w) SCALAR, contiguous
//   bias    : (out_channels,) SCALAR, or null
//   y       : (batch, out_channels, out_h, out_w) SCALAR, any strides
//   conv_transpose2d : grid (ceil(threads / BLOCK_SIZE), 1, 1)   block (BLOCK_SIZE, 1, 1)   dynamic smem 0 B
//             threads = batch * out_channels * out_w * stride_h * ceil(ceil(out_h / stride_h) / ROWS)
//   conv_transpose2d_channels_last : x and y channels_last; VECTOR is 1 unless in_channels = out_channels = groups
//             block (lanes, columns, 1), at most BLOCK_SIZE threads; rows = VECTOR == 1 ? ROWS : (ROWS + 1) / 2
//             grid (batch * ceil(out_w / columns / 4) * ceil(out_channels / (lanes * VECTOR)),
//                   stride_h * ceil(ceil(out_h / stride_h) / rows))
//             dynamic smem in_channels / groups * kernel_h * kernel_w * lanes * VECTOR * 4 B
//   conv_transpose2d_tiles : x and y contiguous, the geometry compiled in (depthwise_tiles.cuh)
//             grid (ceil(out_h / TILE_H) * ceil(out_w / TILE_W), ceil(groups / GROUPS_TILE), batch)
//             block (TILE_H * TILE_W / outputs of a patch * GROUPS_TILE * out_channels / groups, 1, 1)
//   oracle  : torch.nn.functional.conv_transpose2d
//   traffic : x and y once where the L1 cache keeps a block's rows; no group has enough channels to feed tensor cores
//   from v1 : a thread computes ROWS rows of a column: a weight is loaded once for all, an input once for the taps of a
//             column
#ifndef EPILOGUE
#define EPILOGUE(sum) (sum)  // what is stored of a sum and its bias
#endif
#ifndef ROWS
#define ROWS 8  // tunable: output rows of a thread
#endif
#ifndef BLOCK_SIZE
#define BLOCK_SIZE 128  // tunable: threads per block, a multiple of 32
#endif
#include "depthwise.cuh"
#ifdef TILE_H
#include "depthwise_tiles.cuh"
#endif

struct Epilogue {
  __device__ __forceinline__ float operator()(float sum) const { return EPILOGUE(sum); }
};

extern "C" __global__ __launch_bounds__(BLOCK_SIZE) void conv_transpose2d(
    const SCALAR* x, const SCALAR* weight, SCALAR* y, int batch, int in_channels, int in_h, int in_w, int out_channels,
    int out_h, int out_w, int kernel_h, int kernel_w, int stride_h, int stride_w, int padding_h, int padding_w,
    int dilation_h, int dilation_w, int groups, long long x_stride_n, long long x_stride_c, long long x_stride_h,
    long long x_stride_w, long long y_stride_n, long long y_stride_c, long long y_stride_h, long long y_stride_w,
    int threads, const SCALAR* bias = nullptr) {
  const depthwise::Shape shape = {batch, in_channels, out_channels, groups,
                                  {in_h, out_h, kernel_h, stride_h, padding_h, dilation_h},
                                  {in_w, out_w, kernel_w, stride_w, padding_w, dilation_w},
                                  x_stride_n, x_stride_c, x_stride_h, x_stride_w,
                                  y_stride_n, y_stride_c, y_stride_h, y_stride_w};
  depthwise::run(x, weight, y, bias, shape, threads, Epilogue{});
}

extern "C" __global__ __launch_bounds__(BLOCK_SIZE) void conv_transpose2d_channels_last(
    const SCALAR* x, const SCALAR* weight, SCALAR* y, int batch, int in_channels, int in_h, int in_w, int out_channels,
    int out_h, int out_w, int kernel_h, int kernel_w, int stride_h, int stride_w, int padding_h, int padding_w,
    int dilation_h, int dilation_w, int groups, long long x_stride_n, long long x_stride_c, long long x_stride_h,
    long long x_stride_w, long long y_stride_n, long long y_stride_c, long long y_stride_h, long long y_stride_w,
    const SCALAR* bias = nullptr) {
  const depthwise::Shape shape = {batch, in_channels, out_channels, groups,
                                  {in_h, out_h, kernel_h, stride_h, padding_h, dilation_h},
                                  {in_w, out_w, kernel_w, stride_w, padding_w, dilation_w},
                                  x_stride_n, x_stride_c, x_stride_h, x_stride_w,
                                  y_stride_n, y_stride_c, y_stride_h, y_stride_w};
  depthwise::run_channels_last(x, weight, y, bias, shape, Epilogue{});
}

#ifdef TILE_H
extern "C" __global__ __launch_bounds__(depthwise_tiles::kThreads) void conv_transpose2d_tiles(
    const SCALAR* x, const SCALAR* weight, SCALAR* y, int batch, int in_channels, int in_h, int in_w, int out_channels,
    int out_h, int out_w, int kernel_h, int kernel_w, int stride_h, int stride_w, int padding_h, int padding_w,
    int dilation_h, int dilation_w, int groups, long long x_stride_n, long long x_stride_c, long long x_stride_h,
    long long x_stride_w, long long y_stride_n, long long y_stride_c, long long y_stride_h, long long y_stride_w,
    const SCALAR* bias = nullptr) {
  const depthwise::Shape shape = {batch, in_channels, out_channels, groups,
                                  {in_h, out_h, kernel_h, stride_h, padding_h, dilation_h},
                                  {in_w, out_w, kernel_w, stride_w, padding_w, dilation_w},
                                  x_stride_n, x_stride_c, x_stride_h, x_stride_w,
                                  y_stride_n, y_stride_c, y_stride_h, y_stride_w};
  depthwise_tiles::run(x, weight, y, bias, shape, Epilogue{});
}
#endif
