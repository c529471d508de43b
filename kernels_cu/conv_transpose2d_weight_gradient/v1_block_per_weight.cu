// v1_block_per_weight.cu: gradient of a transposed convolution's weight, one block per weight
//
//   dw[ci, co, kh, kw] = sum over n, ih, iw of x[n, ci, ih, iw] * dy[n, g * out_per_group + co, oh, ow]
//   where oh = ih * stride_h - padding_h + kh * dilation_h lies in [0, out_h), ow likewise, and g is the group of ci
//
//   x    : (batch, in_channels, in_h, in_w) SCALAR, any strides
//   dy   : (batch, out_channels, out_h, out_w) SCALAR, any strides
//   dw   : (in_channels, out_per_group, kernel_h, kernel_w) SCALAR, contiguous
//   grid : (in_channels * out_per_group * kernel_h * kernel_w, 1, 1)   block : (BLOCK_SIZE, 1, 1)
//   oracle  : torch.ops.aten.convolution_backward, of its three gradients the weight's
//   traffic : every weight reads its pair of channels: x out_per_group * kernel_h * kernel_w times
#include "../include/scalar.cuh"

#ifndef BLOCK_SIZE
#define BLOCK_SIZE 128  // tunable: threads per block, a multiple of 32
#endif
static_assert(BLOCK_SIZE % 32 == 0, "BLOCK_SIZE must be a multiple of 32");

extern "C" __global__ __launch_bounds__(BLOCK_SIZE) void weight_gradient(
    const SCALAR* x, const SCALAR* dy, SCALAR* dw, int batch, int in_channels, int in_h, int in_w, int out_per_group,
    int out_h, int out_w, int kernel_h, int kernel_w, int stride_h, int stride_w, int padding_h, int padding_w,
    int dilation_h, int dilation_w, int groups, long long x_stride_n, long long x_stride_c, long long x_stride_h,
    long long x_stride_w, long long dy_stride_n, long long dy_stride_c, long long dy_stride_h, long long dy_stride_w) {
  __shared__ Real smem_sums[BLOCK_SIZE / 32];
  int rest = blockIdx.x;
  const int kw = rest % kernel_w;
  rest /= kernel_w;
  const int kh = rest % kernel_h;
  rest /= kernel_h;
  const int co = rest % out_per_group, ci = rest / out_per_group;
  const int group = ci / (in_channels / groups);
  x += ci * x_stride_c;
  dy += (group * out_per_group + co) * dy_stride_c;

  Real sum = 0;
  const long long pixels = static_cast<long long>(batch) * in_h * in_w;
  for (long long i = threadIdx.x; i < pixels; i += BLOCK_SIZE) {
    const int iw = static_cast<int>(i % in_w);
    const long long row = i / in_w;
    const int ih = static_cast<int>(row % in_h);
    const long long n = row / in_h;
    const int oh = ih * stride_h - padding_h + kh * dilation_h, ow = iw * stride_w - padding_w + kw * dilation_w;
    if (oh < 0 || oh >= out_h || ow < 0 || ow >= out_w) continue;
    sum += static_cast<Real>(x[n * x_stride_n + ih * x_stride_h + iw * x_stride_w]) *
           static_cast<Real>(dy[n * dy_stride_n + oh * dy_stride_h + ow * dy_stride_w]);
  }
  for (int offset = 16; offset > 0; offset /= 2) sum += __shfl_xor_sync(0xffffffff, sum, offset);
  if (threadIdx.x % 32 == 0) smem_sums[threadIdx.x / 32] = sum;
  __syncthreads();  // the warps' sums are written
  if (threadIdx.x != 0) return;
  for (int warp = 1; warp < BLOCK_SIZE / 32; ++warp) sum += smem_sums[warp];
  dw[blockIdx.x] = static_cast<SCALAR>(sum);
}
