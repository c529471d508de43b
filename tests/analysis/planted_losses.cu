// planted_losses.cu: ways to lose digits, a line each
//
//   Block i runs the i-th. Behind `// !!` stands all that `numerics` is to say of a line; no other line may be named.
//
//   x       : constants, so that the compiler does not compute with them
//   grid    : (number of losses, 1, 1)   block : (1, 1, 1)
#include <cuda_bf16.h>
#include <cuda_fp16.h>

__global__ void losses(const float* x, float* y) {
  __shared__ float cell;
  const float big = x[0], one = x[1], tiny = x[2], minus = x[3], zero = x[4], hundred = x[5], vast = x[6];
  const float wide = x[7], third = x[8], infinite = x[9], small = x[11], odd = x[12];
  const int count = int(x[13]);
  float* out = y + blockIdx.x;
  float a = 0, b = 0;
  __half h = __float2half(0.0f);
  __nv_bfloat16 c = __float2bfloat16(0.0f);
  switch (blockIdx.x) {
    case 0:
      *out = odd * odd - (odd * third) * (odd / third);  // !! cancellation
      break;
    case 1:
      *out = big + one;  // !! absorption
      break;
    case 2:
      a = big + third;  // !! absorption
      *out = a - big;  // !! cancellation
      break;
    case 3:
      *out = infinite - infinite;  // !! NaN
      break;
    case 4:
      *out = zero * infinite;  // !! NaN
      break;
    case 5:
      *out = sqrtf(minus);  // !! NaN
      break;
    case 6:
      *out = logf(zero);  // !! infinity
      break;
    case 7:
      *out = logf(minus);  // !! NaN
      break;
    case 8:
      *out = expf(hundred);  // !! infinity overflow
      break;
    case 9:
      *out = third / zero;  // !! infinity
      break;
    case 10:
      *out = zero / zero;  // !! NaN
      break;
    case 11:
      *out = vast * vast;  // !! infinity overflow
      break;
    case 12:
      *out = __half2float(__float2half(wide));  // !! infinity overflow
      break;
    case 13:
      h = __float2half(hundred * 10);
      *out = __half2float(__hmul(h, h));  // !! infinity overflow
      break;
    case 14:
      *out = tiny * tiny;  // !! underflow
      break;
    case 15:
      *out = __half2float(__float2half(small));  // !! underflow
      break;
    case 16:
      *out = expf(-hundred);  // !! underflow
      break;
    case 17:
#pragma unroll 1
      for (int i = 0; i < count; ++i) a += third;  // !! accumulator
      *out = a;
      break;
    case 18:
#pragma unroll 1
      for (int i = 0; i < count; ++i) h = __hadd(h, __float2half(one));  // !! absorption accumulator
      *out = __half2float(h);
      break;
    case 19:
#pragma unroll 1
      for (int i = 0; i < count; ++i) c = __hadd(c, __float2bfloat16(one));  // !! absorption accumulator
      *out = __bfloat162float(c);
      break;
    case 20:
#pragma unroll 1
      for (int i = 0; i < 8; ++i) {
        const float value = odd + i * third;
        a += value;
        b += value * value;
      }
      *out = b / 8 - (a / 8) * (a / 8);  // !! cancellation
      break;
    case 21:
      *out = 1 - cosf(small * hundred * hundred);  // !! cancellation absorption
      break;
    case 22:
      a = expf(small);  // !! absorption
      *out = a - 1;  // !! cancellation
      break;
    case 23:
      *out = logf(1 + small * third);  // !! absorption
      break;
    case 24:
      a = sqrtf(hundred * hundred - 4 * small);  // !! absorption
      *out = a - hundred;  // !! cancellation
      break;
    case 25:
#pragma unroll 1
      for (int i = 1; i < count; ++i) a += one / i - one / (i + 1);  // !! cancellation accumulator
      *out = a - one;  // !! cancellation
      break;
    case 26:
      a = one;
#pragma unroll 1
      for (int i = 0; i < count; ++i) a += small;  // !! absorption accumulator
      *out = a;
      break;
    case 27:
      *out = rsqrtf(zero);  // !! infinity
      break;
    case 28:
      *out = asinf(hundred);  // !! NaN
      break;
    case 29:
#pragma unroll 1
      for (int i = 0; i < count; ++i) atomicAdd(out, third);  // !! accumulator
      break;
    case 30:
      *out = sqrtf(vast * vast + one);  // !! infinity overflow
      break;
    case 31:
      a = expf(hundred + one);  // !! infinity overflow
      *out = a / a;  // !! NaN
      break;
    case 32:
      *out = float(double(vast) * vast);  // !! infinity overflow
      break;
    case 33:
      cell = 0;
#pragma unroll 1
      for (int i = 0; i < count; ++i) *(volatile float*)&cell = cell + third;  // !! accumulator
      *out = cell;
      break;
    case 34:
      *out = hundred - (hundred - third);  // !! cancellation
      break;
    case 35:
      *out = tiny / vast * hundred / vast;  // !! underflow
      break;
    default:
      break;
  }
}
