// v1_gather.cu: 2-D transposed convolution, one thread gathers one output pixel
//
//   y[n, co, oh, ow] = bias[co] + sum over ci, kh, kw of x[n, ci, ih, iw] * weight[ci, co, kh, kw]   (gather.cuh)
//
//   x       : (batch, in_channels, in_h, in_w) SCALAR, any strides
//   weight  : (in_channels, out_channels / groups, kernel_h, kernel_w) SCALAR, contiguous
//   bias    : (out_channels,) SCALAR, or null
//   y       : (batch, out_channels, out_h, out_w) SCALAR, any strides
//   grid    : (ceil(out_w / BLOCK_W), ceil(out_h / BLOCK_H), min(batch * out_channels, 65535))
//   block   : (BLOCK_W, BLOCK_H, 1)   dynamic smem : 0 B
//   oracle  : torch.nn.functional.conv_transpose2d
//   traffic : every output reads in_channels / groups * kernel_h * kernel_w inputs, unshared
#include "gather.cuh"

#ifndef BLOCK_W
#define BLOCK_W 32  // tunable: output columns per block, a multiple of 32 so that a warp stores along a row
#endif
#ifndef BLOCK_H
#define BLOCK_H 8  // tunable: output rows per block
#endif
static_assert(BLOCK_W % 32 == 0, "BLOCK_W must be a multiple of 32");
static_assert(BLOCK_W * BLOCK_H <= 1024, "a block has at most 1024 threads");

extern "C" __global__ __launch_bounds__(BLOCK_W * BLOCK_H) void conv_transpose2d(
    const SCALAR* x, const SCALAR* weight, SCALAR* y, int batch,
    int in_channels, int in_h, int in_w, int out_channels, int out_h, int out_w, int kernel_h, int kernel_w,
    int stride_h, int stride_w, int padding_h, int padding_w, int dilation_h, int dilation_w, int groups,
    long long x_stride_n, long long x_stride_c, long long x_stride_h, long long x_stride_w,
    long long y_stride_n, long long y_stride_c, long long y_stride_h, long long y_stride_w,
    const SCALAR* bias = nullptr) {
  const Geometry g = {in_channels, in_h, in_w, out_channels, out_h, out_w, kernel_h, kernel_w,
                      stride_h, stride_w, padding_h, padding_w, dilation_h, dilation_w, groups,
                      x_stride_n, x_stride_c, x_stride_h, x_stride_w};
  const int ow = blockIdx.x * BLOCK_W + threadIdx.x;
  const int oh = blockIdx.y * BLOCK_H + threadIdx.y;
  if (oh >= out_h || ow >= out_w) return;

  for (int plane = blockIdx.z; plane < batch * out_channels; plane += gridDim.z) {
    const int n = plane / out_channels;
    const int co = plane % out_channels;
    SCALAR* target = y + n * y_stride_n + co * y_stride_c + oh * y_stride_h + ow * y_stride_w;
    const Real sum = gather(x, weight, g, n, co, oh, ow) + (bias ? static_cast<Real>(bias[co]) : Real(0.0));
    *target = static_cast<SCALAR>(sum);
  }
}
