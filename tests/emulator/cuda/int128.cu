// int128.cu: 128-bit integer arithmetic, every operator of it, one thread a case
//
//   x : (n, 2) operands of 128 bits     y : (n, kResults) results of 128 bits
//   f : (n, 2) results in f64           g : (n, 2) results in f32
//   grid : ceil(n / block)   block : any   smem : none
typedef unsigned __int128 u128;
typedef __int128 i128;

constexpr int kResults = 27;

extern "C" __global__ void int128(const u128* x, u128* y, double* f, float* g, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  const u128 a = x[2 * i], b = x[2 * i + 1], d = b == 0 ? 1 : b;
  const i128 sa = a, sb = b, sd = d;
  const int shift = b & 127;
  // The one quotient that does not fit: the least number by -1.
  const i128 sd_safe = sd == -1 ? 1 : sd;
  u128* r = y + (long long)kResults * i;
  *r++ = a + b;
  *r++ = a - b;
  *r++ = a * b;
  *r++ = a / d;
  *r++ = a % d;
  *r++ = sa / sd_safe;
  *r++ = sa % sd_safe;
  *r++ = a << shift;
  *r++ = a >> shift;
  *r++ = sa >> shift;
  *r++ = -a;
  *r++ = ~a;
  *r++ = a & b;
  *r++ = a | b;
  *r++ = a ^ b;
  *r++ = (a < b) | (a <= b) << 1 | (a == b) << 2 | (a != b) << 3 | (a > b) << 4 | (a >= b) << 5;
  *r++ = (sa < sb) | (sa <= sb) << 1 | (sa == sb) << 2 | (sa != sb) << 3 | (sa > sb) << 4 | (sa >= sb) << 5;
  *r++ = (i128)(long long)a;
  *r++ = (i128)(int)a;
  *r++ = (u128)(unsigned)a;
  *r++ = a * (unsigned long long)b;
  *r++ = sa * (long long)b;
  *r++ = a / ((unsigned long long)b | 1);
  *r++ = sa < 0 ? -sa : sa;
  *r++ = (u128)__longlong_as_double((0x3FFull + shift) << 52 | (a & 0xFFFFFFFFFFFFFull));
  *r++ = (i128)(double)(long long)b;
  *r++ = (i128)(float)(long long)b;
  f[2 * i] = (double)a;
  f[2 * i + 1] = (double)sa;
  g[2 * i] = (float)a;
  g[2 * i + 1] = (float)sa;
}
