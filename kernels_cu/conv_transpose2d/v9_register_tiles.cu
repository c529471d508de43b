// v9_register_tiles.cu: 2-D transposed convolution as matrix products, 8 x 8 outputs in each thread's registers
//
//   y[n, co, oh, ow] = bias[co] + sum over ci, kh, kw of x[n, ci, ih, iw] * weight[ci, co, kh, kw]
//       (register_tiles.cuh)
//
//   x             : (batch, in_channels, in_h, in_w) SCALAR, any strides
//   weight        : (in_channels, out_channels / groups, kernel_h, kernel_w) SCALAR, contiguous
//   weight_packed : (groups, in_channels / groups * kernel_h * kernel_w, ceil(out_channels / groups / TILE_M) * TILE_M)
//                   f32; pack_weights (grid ceil(elements / 256), block 256) fills it
//   bias          : (out_channels,) SCALAR, or null
//   y             : (batch, out_channels, out_h, out_w) SCALAR, any strides
//   grid          : (ceil(pixels of a phase / TILE_N), ceil(out_channels / groups / TILE_M),
//                    groups * stride_h * stride_w)
//   block         : (TILE_M * TILE_N / 64, 1, 1)   dynamic smem : TILE_M * TILE_N * 4 B
//   oracle        : torch.nn.functional.conv_transpose2d
//   traffic       : x once for each TILE_M output channels and tap, mostly from the caches
//   from v8       : a thread takes 16 values from shared memory for 64 products, not 2 for 1, and the next tiles are on
//                   their way meanwhile; a thread's pixel stays the same, so a tap costs it one address
#ifndef EPILOGUE
#define EPILOGUE(sum) (sum)  // what is stored of a sum and its bias
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
#include "register_tiles.cuh"

struct Epilogue {
  __device__ __forceinline__ float operator()(float sum) const { return EPILOGUE(sum); }
};

extern "C" __global__ __launch_bounds__(256) void pack_weights(const SCALAR* weight, float* weight_packed,
                                                               int in_channels, int out_channels, int kernel_h,
                                                               int kernel_w, int stride_h, int stride_w, int padding_h,
                                                               int padding_w, int dilation_h, int dilation_w,
                                                               int groups) {
  const register_tiles::Shape shape = {0, in_channels, out_channels, groups,
                                       {0, 0, kernel_h, stride_h, padding_h, dilation_h},
                                       {0, 0, kernel_w, stride_w, padding_w, dilation_w}};
  register_tiles::pack_weights(weight, weight_packed, shape);
}

extern "C" __global__ __launch_bounds__(register_tiles::kThreads, 512 / register_tiles::kThreads) void conv_transpose2d(
    const SCALAR* x, const float* weight_packed, SCALAR* y, int batch, int in_channels, int in_h, int in_w,
    int out_channels, int out_h, int out_w, int kernel_h, int kernel_w, int stride_h, int stride_w, int padding_h,
    int padding_w, int dilation_h, int dilation_w, int groups, long long x_stride_n, long long x_stride_c,
    long long x_stride_h, long long x_stride_w, long long y_stride_n, long long y_stride_c, long long y_stride_h,
    long long y_stride_w, const SCALAR* bias = nullptr) {
  const register_tiles::Shape shape = {batch, in_channels, out_channels, groups,
                                       {in_h, out_h, kernel_h, stride_h, padding_h, dilation_h},
                                       {in_w, out_w, kernel_w, stride_w, padding_w, dilation_w},
                                       x_stride_n, x_stride_c, x_stride_h, x_stride_w,
                                       y_stride_n, y_stride_c, y_stride_h, y_stride_w};
  register_tiles::run(x, weight_packed, y, bias, shape, Epilogue{});
}
