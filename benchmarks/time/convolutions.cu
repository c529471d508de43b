// convolutions.cu: y = conv2d(x, w), 3 x 3, stride 1, padding 1, by tiles in shared memory
//
//   x : (channels, height, width) f32   w : (outputs, channels, 3, 3) f32   y : (outputs, height, width) f32
//   grid  : (ceil(width / (BLOCK_X * PIXELS)), ceil(height / BLOCK_Y), outputs / OUTPUTS)
//   block : (BLOCK_X, BLOCK_Y)   dynamic smem : 0 B
#ifndef BLOCK_X
#define BLOCK_X 32  // tunable: threads along a row
#endif
#ifndef BLOCK_Y
#define BLOCK_Y 8  // tunable: threads along a column
#endif
#ifndef PIXELS
#define PIXELS 2  // tunable: pixels of a row a thread, BLOCK_X apart
#endif
#ifndef OUTPUTS
#define OUTPUTS 4  // tunable: output channels a thread
#endif
#ifndef STEP
#define STEP 4  // tunable: input channels that a block holds at a time
#endif
constexpr int kWidth = BLOCK_X * PIXELS + 2, kHeight = BLOCK_Y + 2, kThreads = BLOCK_X * BLOCK_Y;
static_assert(kThreads % 32 == 0 && kThreads <= 1024, "whole warps, at most 1024 threads");
static_assert((STEP * kWidth * kHeight + OUTPUTS * STEP * 9) * 4 <= 48 * 1024, "static shared memory");

extern "C" __global__ void convolve_tile(const float* x, const float* w, float* y, int channels, int height, int width) {
  __shared__ float smem_x[STEP][kHeight][kWidth], smem_w[OUTPUTS][STEP][9];
  const int thread = threadIdx.y * BLOCK_X + threadIdx.x;
  const int first_c = blockIdx.x * BLOCK_X * PIXELS - 1, first_r = blockIdx.y * BLOCK_Y - 1, output = blockIdx.z * OUTPUTS;
  float acc[OUTPUTS][PIXELS] = {};
  for (int channel = 0; channel < channels; channel += STEP) {
    for (int i = thread; i < STEP * kHeight * kWidth; i += kThreads) {
      const int c = i % kWidth, r = i / kWidth % kHeight, k = i / (kWidth * kHeight);
      const bool is_inside = first_r + r >= 0 && first_r + r < height && first_c + c >= 0 && first_c + c < width;
      smem_x[k][r][c] =
          is_inside ? x[(static_cast<long long>(channel + k) * height + first_r + r) * width + first_c + c] : 0.0f;
    }
    for (int i = thread; i < OUTPUTS * STEP * 9; i += kThreads) {
      const int k = i / 9 % STEP, o = i / (9 * STEP);
      smem_w[o][k][i % 9] = w[(static_cast<long long>(output + o) * channels + channel + k) * 9 + i % 9];
    }
    __syncthreads();  // the tiles are whole
#pragma unroll
    for (int k = 0; k < STEP; ++k) {
#pragma unroll
      for (int tap = 0; tap < 9; ++tap) {
        float v[PIXELS];
#pragma unroll
        for (int p = 0; p < PIXELS; ++p)
          v[p] = smem_x[k][threadIdx.y + tap / 3][threadIdx.x + p * BLOCK_X + tap % 3];
#pragma unroll
        for (int o = 0; o < OUTPUTS; ++o) {
#pragma unroll
          for (int p = 0; p < PIXELS; ++p) acc[o][p] = fmaf(v[p], smem_w[o][k][tap], acc[o][p]);
        }
      }
    }
    __syncthreads();  // they have been read
  }
  const int r = blockIdx.y * BLOCK_Y + threadIdx.y;
#pragma unroll
  for (int p = 0; p < PIXELS; ++p) {
    const int c = blockIdx.x * BLOCK_X * PIXELS + p * BLOCK_X + threadIdx.x;
#pragma unroll
    for (int o = 0; o < OUTPUTS; ++o)
      if (r < height && c < width) y[(static_cast<long long>(output + o) * height + r) * width + c] = acc[o][p];
  }
}
