// arithmetic.cu: much work on few bytes, on each kind of pipe
//
//   x, y : n elements of the kernel's type   grid, block : as launches.py has them   dynamic smem : 0 B

extern "C" __global__ void polynomial(const float* x, float* y, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  const float v = x[i];
  float a = 1.0f, b = 2.0f, c = 3.0f, d = 4.0f;
#pragma unroll 16
  for (int j = 0; j < 256; ++j) {
    a = fmaf(a, v, 0.5f);
    b = fmaf(b, v, 0.25f);
    c = fmaf(c, v, 0.125f);
    d = fmaf(d, v, 0.0625f);
  }
  y[i] = a + b + c + d;
}

// One chain: each instruction waits for the one before.
extern "C" __global__ void horner(const float* x, float* y, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  const float v = x[i];
  float a = 1.0f;
#pragma unroll 16
  for (int j = 0; j < 512; ++j) a = fmaf(a, v, 0.5f);
  y[i] = a;
}

extern "C" __global__ void horner_f64(const double* x, double* y, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  const double v = x[i];
  double a = 1.0, b = 2.0;
#pragma unroll 16
  for (int j = 0; j < 128; ++j) {
    a = fma(a, v, 0.5);
    b = fma(b, v, 0.25);
  }
  y[i] = a + b;
}

extern "C" __global__ void exponentials(const float* x, float* y, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  float v = x[i];
#pragma unroll 8
  for (int j = 0; j < 64; ++j) v = __expf(v) - 1.0f;
  y[i] = v;
}

extern "C" __global__ void hashes(const int* x, int* y, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  unsigned v = x[i];
#pragma unroll 8
  for (int j = 0; j < 64; ++j) {
    v ^= v >> 16;
    v *= 0x7feb352du;
    v ^= v >> 15;
    v *= 0x846ca68bu;
    v ^= v >> 16;
  }
  y[i] = static_cast<int>(v);
}

// Divergent: each lane has a number of rounds of its own.
extern "C" __global__ void mandelbrot(float* y, int width, int height, int most) {
  const int c = blockIdx.x * blockDim.x + threadIdx.x, r = blockIdx.y * blockDim.y + threadIdx.y;
  if (c >= width || r >= height) return;
  const float x0 = 3.0f * c / width - 2.0f, y0 = 2.0f * r / height - 1.0f;
  float a = 0.0f, b = 0.0f;
  int count = 0;
  while (count < most && a * a + b * b < 4.0f) {
    const float next = a * a - b * b + x0;
    b = 2.0f * a * b + y0;
    a = next;
    ++count;
  }
  y[static_cast<long long>(r) * width + c] = static_cast<float>(count);
}

// All pairs of n bodies, 256 at a time through shared memory.
extern "C" __global__ void bodies(const float* x, float* y, int n) {
  __shared__ float4 smem[256];
  const int i = blockIdx.x * 256 + threadIdx.x;
  const float4 mine = reinterpret_cast<const float4*>(x)[i];
  float ax = 0.0f, ay = 0.0f, az = 0.0f;
  for (int first = 0; first < n; first += 256) {
    smem[threadIdx.x] = reinterpret_cast<const float4*>(x)[first + threadIdx.x];
    __syncthreads();  // the bodies are there
#pragma unroll 8
    for (int j = 0; j < 256; ++j) {
      const float4 other = smem[j];
      const float dx = other.x - mine.x, dy = other.y - mine.y, dz = other.z - mine.z;
      const float inverse = rsqrtf(dx * dx + dy * dy + dz * dz + 1e-3f);
      const float force = other.w * inverse * inverse * inverse;
      ax += force * dx;
      ay += force * dy;
      az += force * dz;
    }
    __syncthreads();  // they have been read
  }
  reinterpret_cast<float4*>(y)[i] = make_float4(ax, ay, az, 0.0f);
}
