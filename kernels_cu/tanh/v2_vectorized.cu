// v2_vectorized.cu: hyperbolic tangent, 16 bytes per thread and step
//
//   y[i] = tanh(x[i])
//
//   x, y    : n elements of SCALAR in storage order, whatever the shape, at addresses that are multiples of 16 bytes
//   grid    : (ceil(n * sizeof(SCALAR) / 16 / BLOCK_SIZE), 1, 1)   block : (BLOCK_SIZE, 1, 1)
//   oracle  : torch.tanh(x)
//   traffic : 2 * n * sizeof(SCALAR) B
//   from v1 : loads and stores of 16 bytes; one thread takes the elements that are left
#include "../include/scalar.cuh"

#ifndef BLOCK_SIZE
#define BLOCK_SIZE 256  // tunable: threads per block, a multiple of 32
#endif
static_assert(BLOCK_SIZE % 32 == 0, "BLOCK_SIZE must be a multiple of 32");

constexpr int kVector = 16 / sizeof(SCALAR);

extern "C" __global__ __launch_bounds__(BLOCK_SIZE) void tanh_forward(const SCALAR* x, SCALAR* y, long long n) {
  const long long first = (static_cast<long long>(blockIdx.x) * BLOCK_SIZE + threadIdx.x) * kVector;
  if (first + kVector <= n) {
    const uint4 loaded = *reinterpret_cast<const uint4*>(x + first);
    const SCALAR* in = reinterpret_cast<const SCALAR*>(&loaded);
    uint4 stored;
    SCALAR* out = reinterpret_cast<SCALAR*>(&stored);
#pragma unroll
    for (int i = 0; i < kVector; ++i) out[i] = static_cast<SCALAR>(tanh(static_cast<Real>(in[i])));
    *reinterpret_cast<uint4*>(y + first) = stored;
  } else {
    for (long long i = first; i < n; ++i) y[i] = static_cast<SCALAR>(tanh(static_cast<Real>(x[i])));
  }
}
