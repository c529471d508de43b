// v6_split_f16.cu: 2-D transposed convolution, stride 1, 64 -> 64 channels, as exact as in fp32, on f16 wgmma
//
//   y[n, co, oh, ow] = bias[co]
//                      + sum over ci, kh, kw of x[n, ci, oh + pad_h - kh, ow + pad_w - kw] * weight[ci, co, kh, kw]
//
//   x             : (images, 64, height, width) f32, width % 4 == 0
//                   y : (images, 64, out_height, out_width) f32
//   largest       : (images,) i32, zero at first; largest_magnitude (grid (any, images), block 256) writes the bits of
//                   each image's largest finite magnitude, of which its operands take the power of two
//   weight        : (64, 64, KERNEL_H, KERNEL_W) f32; pack_weights (grid 64, block 128) rearranges it to weight_packed
//                   (taps, 2, 8, 64, 8) f16 and factor (64,) f32
//   out_of_range  : (1,) i32, zero at first; 1 where two f16 do not stand for an fp32: conv_transpose2d_plain (any
//                   grid, block 256), launched behind, then computes everything again, one thread an element
//   bias          : (64,) f32 or null
//   grid          : (number of SMs, 1, 1)   block : (384, 1, 1)
//   dynamic smem  : Conv::kSmemBytes + Conv::kConsumerWarps * Staged::kWarpBytes
//   oracle        : torch.nn.functional.conv_transpose2d(x, weight, bias, padding=(pad_h, pad_w)) with TF32 forbidden
//   traffic       : x twice, y once
//   from v4       : a value is two f16 operands, a product three: 22 bits, and sums of 64 products leave the tensor
//                   cores, whose additions truncate, to be added in fp32
#ifndef TILE_N
#define TILE_N 72  // tunable: output columns a strip, a multiple of 8; what fits beside two sets of weights
#endif
#ifndef STORE_CHANNELS
#define STORE_CHANNELS 2  // tunable: 2 or 4 channels of a warp pass through shared memory at a time on their way out
#endif
#define OPERAND SplitF16
#include "rows_kernels.cuh"
#include "gather.cuh"

// Stores a row.
struct Epilogue {
  conv_rows::Channels channels;
  Output output;
  const conv_rows::Shape& shape;

  __device__ __forceinline__ void row(float (&acc)[TILE_N / 2], const conv_rows::Segment& segment, int row) const {
    const float image_factor = f16_range::power_of_two(-shape.shift(segment.image));
#pragma unroll
    for (int i = 0; i < TILE_N / 2; ++i) acc[i] = channels.output(acc[i] * image_factor, i);
    output.store(acc, segment, row);
  }
  __device__ __forceinline__ void close(const conv_rows::Segment&) const {}
};

extern "C" __global__ __launch_bounds__(256) void largest_magnitude(const float* x, int* largest,
                                                                    long long image_values) {
  const float4* image = reinterpret_cast<const float4*>(x + blockIdx.y * image_values);
  conv_rows::u32 most = 0;
#pragma unroll 8
  for (long long i = blockIdx.x * 256 + threadIdx.x; i < image_values / 4; i += gridDim.x * 256) {
    const float4 v = __ldg(image + i);
    most = max(max(most, max(f16_range::finite_magnitude(v.x), f16_range::finite_magnitude(v.y))),
               max(f16_range::finite_magnitude(v.z), f16_range::finite_magnitude(v.w)));
  }
  most = __reduce_max_sync(0xffffffff, most);
  if (threadIdx.x % 32 == 0) atomicMax(&largest[blockIdx.y], static_cast<int>(most));
}

extern "C" __global__ __launch_bounds__(Conv::kThreads,
                                        1) void conv_transpose2d(const float* x, const void* weight_packed,
                                                                 const float* factor, float* y, int* out_of_range,
                                                                 const int* largest, int images, int height, int width,
                                                                 int out_height, int out_width, int pad_h, int pad_w,
                                                                 const float* bias = nullptr) {
  extern __shared__ __align__(128) unsigned char smem[];
  const conv_rows::Shape shape{images, height, width, out_height, out_width, pad_h, pad_w, largest};
  Epilogue epilogue{{factor, bias}, {y, smem, shape}, shape};
  conv_rows::run<Conv>(x, weight_packed, shape, smem, epilogue, out_of_range);
}

extern "C" __global__ __launch_bounds__(256) void conv_transpose2d_plain(const float* x, const float* weight, float* y,
                                                                         const int* out_of_range, int images,
                                                                         int height, int width, int out_height,
                                                                         int out_width, int pad_h, int pad_w,
                                                                         const float* bias = nullptr) {
  if (*out_of_range == 0) return;
  const long long row = width, plane = row * height;
  const Geometry g = {64, height, width, 64, out_height, out_width, KERNEL_H, KERNEL_W, 1, 1, pad_h, pad_w, 1, 1, 1,
                      64 * plane, plane, row, 1};
  const long long out_plane = static_cast<long long>(out_height) * out_width;
  for (long long i = blockIdx.x * 256LL + threadIdx.x; i < images * 64 * out_plane; i += gridDim.x * 256LL) {
    const int image_channel = static_cast<int>(i / out_plane);
    const int pixel = static_cast<int>(i - image_channel * out_plane);
    const int channel = image_channel % 64;
    const float sum = gather(x, weight, g, image_channel / 64, channel, pixel / out_width, pixel % out_width);
    y[i] = sum + (bias ? bias[channel] : 0.0f);
  }
}
