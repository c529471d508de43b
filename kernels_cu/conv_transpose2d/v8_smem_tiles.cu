// v8_smem_tiles.cu: 2-D transposed convolution as matrix products, tiles of both factors in shared memory
//
//   y[n, co, oh, ow] = bias[co] + sum over ci, kh, kw of x[n, ci, ih, iw] * weight[ci, co, kh, kw]
//   of each phase (phases.cuh): rows are output channels, columns are pixels of all images, K is (tap, ci)
//
//   x       : (batch, in_channels, in_h, in_w) SCALAR, any strides
//   weight  : (in_channels, out_channels / groups, kernel_h, kernel_w) SCALAR, contiguous
//   bias    : (out_channels,) SCALAR, or null
//   y       : (batch, out_channels, out_h, out_w) SCALAR, any strides
//   grid    : (ceil(pixels of a phase / TILE), ceil(out_channels / groups / TILE), groups * stride_h * stride_w)
//   block   : (TILE, TILE, 1)   dynamic smem : 0 B
//   oracle  : torch.nn.functional.conv_transpose2d
//   traffic : x once for each TILE output channels and tap, mostly from the caches
//   from v1 : a block shares what it loads: an element of either factor is loaded once for TILE outputs, not once for
//             each. No product is by a zero of the stride. Exact in fp32, at any geometry
#include "../include/scalar.cuh"
#include "phases.cuh"

#ifndef TILE
#define TILE 16  // tunable: output channels and pixels of a block, and the depth of a tile
#endif
static_assert(TILE * TILE <= 1024, "a block has at most 1024 threads");

extern "C" __global__ __launch_bounds__(TILE* TILE) void conv_transpose2d(
    const SCALAR* x, const SCALAR* weight, SCALAR* y, int batch, int in_channels, int in_h, int in_w, int out_channels,
    int out_h, int out_w, int kernel_h, int kernel_w, int stride_h, int stride_w, int padding_h, int padding_w,
    int dilation_h, int dilation_w, int groups, long long x_stride_n, long long x_stride_c, long long x_stride_h,
    long long x_stride_w, long long y_stride_n, long long y_stride_c, long long y_stride_h, long long y_stride_w,
    const SCALAR* bias = nullptr) {
  __shared__ float smem_weight[TILE][TILE];  // (channel, k)
  __shared__ float smem_x[TILE][TILE];       // (k, pixel)

  const Axis h = {in_h, out_h, kernel_h, stride_h, padding_h, dilation_h};
  const Axis w = {in_w, out_w, kernel_w, stride_w, padding_w, dilation_w};
  const int phase = blockIdx.z % (stride_h * stride_w);
  const int group = blockIdx.z / (stride_h * stride_w);
  const int phase_h = phase / stride_w, phase_w = phase % stride_w;
  const Phase rows = phase_of(h, phase_h), columns = phase_of(w, phase_w);
  const int heights = outputs_of(h, phase_h), widths = outputs_of(w, phase_w);

  const int pixel = blockIdx.x * TILE + threadIdx.x;
  const bool is_pixel = pixel < batch * heights * widths;
  const int n = is_pixel ? pixel / (heights * widths) : 0;
  const int jh = is_pixel ? pixel / widths % heights : 0;
  const int jw = is_pixel ? pixel % widths : 0;
  const int in_per_group = in_channels / groups, out_per_group = out_channels / groups;
  const int channel = blockIdx.y * TILE + threadIdx.y;
  const SCALAR* group_x = x + n * x_stride_n + static_cast<long long>(group) * in_per_group * x_stride_c;
  const SCALAR* group_weight =
      weight + static_cast<long long>(group) * in_per_group * out_per_group * kernel_h * kernel_w;

  float acc = 0.0f;
  const int depth = rows.taps * columns.taps * in_per_group;
  for (int k0 = 0; k0 < depth; k0 += TILE) {
    const int weight_k = k0 + threadIdx.x, weight_tap = weight_k / in_per_group, weight_ci = weight_k % in_per_group;
    float factor = 0.0f;
    if (weight_k < depth && channel < out_per_group) {
      const int kh = rows.first_tap + weight_tap / columns.taps * rows.tap_step;
      const int kw = columns.first_tap + weight_tap % columns.taps * columns.tap_step;
      factor = static_cast<float>(
          group_weight[((static_cast<long long>(weight_ci) * out_per_group + channel) * kernel_h + kh) * kernel_w +
                       kw]);
    }
    smem_weight[threadIdx.y][threadIdx.x] = factor;

    const int x_k = k0 + threadIdx.y, x_tap = x_k / in_per_group, x_ci = x_k % in_per_group;
    float value = 0.0f;
    if (x_k < depth && is_pixel) {
      const int ih = jh + rows.first_in - x_tap / columns.taps * rows.in_step;
      const int iw = jw + columns.first_in - x_tap % columns.taps * columns.in_step;
      if (ih >= 0 && ih < in_h && iw >= 0 && iw < in_w) {
        value = static_cast<float>(group_x[x_ci * x_stride_c + ih * x_stride_h + iw * x_stride_w]);
      }
    }
    smem_x[threadIdx.y][threadIdx.x] = value;
    __syncthreads();  // the tiles are whole before a thread multiplies

    float sum = 0.0f;  // of this tile: shorter sums round less
#pragma unroll
    for (int k = 0; k < TILE; ++k) sum = fmaf(smem_weight[threadIdx.y][k], smem_x[k][threadIdx.x], sum);
    acc += sum;
    __syncthreads();  // all have multiplied before the tiles are overwritten
  }

  if (is_pixel && channel < out_per_group) {
    const int co = group * out_per_group + channel;
    const int oh = jh * stride_h + phase_h, ow = jw * stride_w + phase_w;
    if (isnan(acc)) {  // an infinite weight may have met the zeros around x: leave those products out
      acc = 0.0f;
#pragma unroll 1
      for (int k = 0; k < depth; ++k) {
        const int tap = k / in_per_group, ci = k % in_per_group;
        const int tap_h = tap / columns.taps, tap_w = tap % columns.taps;
        const int ih = jh + rows.first_in - tap_h * rows.in_step, iw = jw + columns.first_in - tap_w * columns.in_step;
        if (ih < 0 || ih >= in_h || iw < 0 || iw >= in_w) continue;
        const int kh = rows.first_tap + tap_h * rows.tap_step, kw = columns.first_tap + tap_w * columns.tap_step;
        const long long row = static_cast<long long>(ci) * out_per_group + channel;
        acc = fmaf(static_cast<float>(group_weight[(row * kernel_h + kh) * kernel_w + kw]),
                   static_cast<float>(group_x[ci * x_stride_c + ih * x_stride_h + iw * x_stride_w]), acc);
      }
    }
    y[n * y_stride_n + co * y_stride_c + oh * y_stride_h + ow * y_stride_w] =
        static_cast<SCALAR>(acc + (bias ? static_cast<float>(bias[co]) : 0.0f));
  }
}
