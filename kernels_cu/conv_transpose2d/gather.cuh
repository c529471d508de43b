// gather.cuh: one output element of a 2-D transposed convolution, gathered from the inputs that reach it
//
//   y[n, co, oh, ow] = sum over ci, kh, kw of x[n, ci, ih, iw] * weight[ci, co, kh, kw]
//   where oh = ih * stride_h - padding_h + kh * dilation_h, and ow likewise.
//   output_padding adds rows and columns to y (out_h, out_w) and shifts nothing.
#pragma once
#include "../include/scalar.cuh"

struct Geometry {
  int in_channels, in_h, in_w;
  int out_channels, out_h, out_w;
  int kernel_h, kernel_w;
  int stride_h, stride_w;
  int padding_h, padding_w;
  int dilation_h, dilation_w;
  int groups;
  long long x_stride_n, x_stride_c, x_stride_h, x_stride_w;  // in elements: x may have any layout
};

// The input coordinate that meets output coordinate `out` at tap `k`, or -1 where there is none.
__device__ inline int input_coordinate(int out, int k, int stride, int padding, int dilation, int in_size) {
  const int scaled = out + padding - k * dilation;
  if (scaled < 0 || scaled % stride != 0) return -1;
  const int in = scaled / stride;
  return in < in_size ? in : -1;
}

// weight is contiguous: (in_channels, out_channels / groups, kernel_h, kernel_w). Accumulates in Real.
__device__ inline Real gather(const SCALAR* x, const SCALAR* weight, const Geometry& g, int n, int co, int oh, int ow) {
  const int in_per_group = g.in_channels / g.groups;
  const int out_per_group = g.out_channels / g.groups;
  const int first_ci = co / out_per_group * in_per_group;
  const int taps = g.kernel_h * g.kernel_w;
  const long long weight_stride_ci = static_cast<long long>(out_per_group) * taps;
  x += n * g.x_stride_n + first_ci * g.x_stride_c;
  weight += first_ci * weight_stride_ci + static_cast<long long>(co % out_per_group) * taps;

  Real acc = 0;
  for (int kh = 0; kh < g.kernel_h; ++kh) {
    const int ih = input_coordinate(oh, kh, g.stride_h, g.padding_h, g.dilation_h, g.in_h);
    if (ih < 0) continue;
    for (int kw = 0; kw < g.kernel_w; ++kw) {
      const int iw = input_coordinate(ow, kw, g.stride_w, g.padding_w, g.dilation_w, g.in_w);
      if (iw < 0) continue;
      const SCALAR* x_tap = x + ih * g.x_stride_h + iw * g.x_stride_w;
      const SCALAR* weight_tap = weight + kh * g.kernel_w + kw;
      Real tap = 0;  // a sum of its own per tap: shorter sums round less
      for (int ci = 0; ci < in_per_group; ++ci) {
        tap += static_cast<Real>(x_tap[ci * g.x_stride_c]) * static_cast<Real>(weight_tap[ci * weight_stride_ci]);
      }
      acc += tap;
    }
  }
  return acc;
}
