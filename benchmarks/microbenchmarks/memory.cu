// memory.cu: latency and throughput of each level of memory, of atomics, and bandwidth by bytes in flight
//
//   chase_*  : one thread follows links; cycles (1,) i64 of `steps` steps
//   shared_* : all warps of a block read, write or add to shared memory; cycles (warps, 2) i64
//   stream_* : the grid reads, writes or copies n float4; how much is in flight is ITEMS * 16 B a thread
//   grid, block : any   dynamic smem : 0 B
#include <cstdint>

#ifndef ITEMS
#define ITEMS 1  // float4 that a thread reads before it uses one
#endif
constexpr int kUnrolled = 16;

__global__ void chase_cached(const int* links, long long* cycles, int* sink, int steps) {
  uint32_t at = 0;
  for (int i = 0; i < steps; ++i) asm volatile("ld.global.ca.u32 %0, [%1];" : "=r"(at) : "l"(links + at));
  const long long start = clock64();
  for (int i = 0; i < steps; ++i) asm volatile("ld.global.ca.u32 %0, [%1];" : "=r"(at) : "l"(links + at));
  cycles[0] = clock64() - start;
  *sink = at;
}

__global__ void chase_beyond(const int* links, long long* cycles, int* sink, int steps) {
  uint32_t at = 0;
  const long long start = clock64();
  for (int i = 0; i < steps; ++i) asm volatile("ld.global.cg.u32 %0, [%1];" : "=r"(at) : "l"(links + at));
  cycles[0] = clock64() - start;
  *sink = at;
}

__global__ void chase_atomic(int* links, long long* cycles, int* sink, int steps) {
  uint32_t at = 0;
  const long long start = clock64();
  for (int i = 0; i < steps; ++i) asm volatile("atom.global.add.u32 %0, [%1], 0;" : "=r"(at) : "l"(links + at) : "memory");
  cycles[0] = clock64() - start;
  *sink = at;
}

__global__ void chase_shared(long long* cycles, int* sink, int steps) {
  __shared__ uint32_t smem[1024];
  for (int i = 0; i < 1024; ++i) smem[i] = (i + 33) % 1024 * 4;
  uint32_t at = 0;
  const uint32_t base = static_cast<uint32_t>(__cvta_generic_to_shared(smem));
  const long long start = clock64();
  for (int i = 0; i < steps; ++i) asm volatile("ld.shared.u32 %0, [%1];" : "=r"(at) : "r"(base + at));
  cycles[0] = clock64() - start;
  *sink = at;
}

// Zeros, which the compiler does not know.
__constant__ uint32_t constants[1024];

__global__ void chase_constant(long long* cycles, int* sink, int steps) {
  uint32_t at = 0;
  for (int i = 0; i < 2; ++i) {  // first so that the cache has it
    const long long start = clock64();
#pragma unroll 16
    for (int j = 0; j < steps; ++j) at = constants[at];
    cycles[0] = clock64() - start;
  }
  *sink = at;
}

__global__ void chase_local(long long* cycles, int* sink, int steps, int nothing) {
  uint32_t local[64];
#pragma unroll
  for (int i = 0; i < 64; ++i) local[i] = i * nothing;
  local[nothing] = nothing;
  uint32_t at = 0;
  const long long start = clock64();
#pragma unroll 16
  for (int j = 0; j < steps; ++j) at = local[at];
  cycles[0] = clock64() - start;
  *sink = at;
}

__global__ void chase_shared_atomic(long long* cycles, int* sink, int steps) {
  __shared__ uint32_t smem[32];
  smem[0] = 0;
  uint32_t at = 0;
  const uint32_t base = static_cast<uint32_t>(__cvta_generic_to_shared(smem));
  const long long start = clock64();
  for (int i = 0; i < steps; ++i) asm volatile("atom.shared.add.u32 %0, [%1], 0;" : "=r"(at) : "r"(base + at) : "memory");
  cycles[0] = clock64() - start;
  *sink = at;
}

// One warp; the matrices hold zeros.
__global__ void chase_matrix(long long* cycles, int* sink, int steps) {
  __shared__ __align__(16) uint32_t smem[128];
  for (int i = threadIdx.x; i < 128; i += 32) smem[i] = 0;
  __syncwarp();
  const uint32_t base = static_cast<uint32_t>(__cvta_generic_to_shared(smem)) + threadIdx.x * 16;
  uint32_t a = 0, b, c, d;
  const long long start = clock64();
  for (int i = 0; i < steps; ++i) {
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0,%1,%2,%3}, [%4];"
                 : "=r"(a), "=r"(b), "=r"(c), "=r"(d)
                 : "r"(base + a)
                 : "memory");
  }
  cycles[0] = clock64() - start;
  *sink = a;
}

// All warps, a loop of accesses without dependences: words of 4 * WORDS bytes, lanes STRIDE words apart.
template <int WORDS, int STRIDE>
__global__ void shared_reads(long long* cycles, int* sink, int rounds, int nothing) {
  __shared__ uint32_t smem[8192];
  for (int i = threadIdx.x; i < 8192; i += blockDim.x) smem[i] = i;
  const uint32_t base =
      static_cast<uint32_t>(__cvta_generic_to_shared(smem)) + threadIdx.x % 32 * WORDS * STRIDE * 4;
  uint32_t x[4] = {}, sum = 0;
  __syncthreads();  // smem is whole, and all warps begin together
  const long long start = clock64();
  for (int r = 0; r < rounds; ++r) {
#pragma unroll
    for (int u = 0; u < kUnrolled; ++u) {
      const uint32_t at = base + (r & nothing) + u * 512;
      if constexpr (WORDS == 1) asm volatile("ld.shared.u32 %0, [%1];" : "=r"(x[0]) : "r"(at));
      if constexpr (WORDS == 4)
        asm volatile("ld.shared.v4.u32 {%0,%1,%2,%3}, [%4];" : "=r"(x[0]), "=r"(x[1]), "=r"(x[2]), "=r"(x[3]) : "r"(at));
      sum += x[0] ^ x[1] ^ x[2] ^ x[3];
    }
  }
  const long long stop = clock64();
  if (sum == 12345) *sink = 1;
  if (blockIdx.x == 0 && threadIdx.x % 32 == 0) {
    cycles[threadIdx.x / 32 * 2] = start;
    cycles[threadIdx.x / 32 * 2 + 1] = stop;
  }
}

template <int STRIDE>
__global__ void shared_adds(long long* cycles, int* sink, int rounds) {
  __shared__ uint32_t smem[1024];
  for (int i = threadIdx.x; i < 1024; i += blockDim.x) smem[i] = i;
  const uint32_t base = static_cast<uint32_t>(__cvta_generic_to_shared(smem)) + threadIdx.x % 32 * STRIDE * 4;
  __syncthreads();  // smem is whole, and all warps begin together
  const long long start = clock64();
  for (int r = 0; r < rounds; ++r) {
#pragma unroll
    for (int u = 0; u < kUnrolled; ++u) asm volatile("red.shared.add.u32 [%0], 1;" ::"r"(base) : "memory");
  }
  __syncthreads();  // the adds of all warps are counted
  const long long stop = clock64();
  if (smem[7] == 12345) *sink = 1;
  if (blockIdx.x == 0 && threadIdx.x % 32 == 0) {
    cycles[threadIdx.x / 32 * 2] = start;
    cycles[threadIdx.x / 32 * 2 + 1] = stop;
  }
}

// A block's warps read what L1 holds: each lane WORDS neighbouring words, OFF words from the beginning of a line.
template <int WORDS, int OFF>
__global__ void cached_reads(const int* x, long long* cycles, int* sink, int rounds, int nothing) {
  const int* base = x + threadIdx.x % 32 * WORDS + OFF;
  uint32_t v[4] = {}, sum = 0;
  for (int i = 0; i < 64; ++i) sum += base[i * 32];
  __syncthreads();  // all warps begin together
  const long long start = clock64();
  for (int r = 0; r < rounds; ++r) {
#pragma unroll
    for (int u = 0; u < kUnrolled; ++u) {
      const int* at = base + (r & nothing) + u * 128;
      if constexpr (WORDS == 1) asm volatile("ld.global.ca.u32 %0, [%1];" : "=r"(v[0]) : "l"(at));
      if constexpr (WORDS == 4)
        asm volatile("ld.global.ca.v4.u32 {%0,%1,%2,%3}, [%4];" : "=r"(v[0]), "=r"(v[1]), "=r"(v[2]), "=r"(v[3]) : "l"(at));
      sum += v[0] ^ v[1] ^ v[2] ^ v[3];
    }
  }
  const long long stop = clock64();
  if (sum == 12345) *sink = 1;
  if (blockIdx.x == 0 && threadIdx.x % 32 == 0) {
    cycles[threadIdx.x / 32 * 2] = start;
    cycles[threadIdx.x / 32 * 2 + 1] = stop;
  }
}

__global__ void stream_reads(const float4* x, float* sink, long long n) {
  const long long step = static_cast<long long>(gridDim.x) * blockDim.x;
  float sum = 0.0f;
  for (long long i = static_cast<long long>(blockIdx.x) * blockDim.x + threadIdx.x; i < n; i += step * ITEMS) {
    float4 v[ITEMS];
#pragma unroll
    for (int j = 0; j < ITEMS; ++j) {
      v[j] = make_float4(0.0f, 0.0f, 0.0f, 0.0f);
      if (i + j * step < n) {
        asm volatile("ld.global.cg.v4.f32 {%0,%1,%2,%3}, [%4];"
                     : "=f"(v[j].x), "=f"(v[j].y), "=f"(v[j].z), "=f"(v[j].w)
                     : "l"(x + i + j * step));
      }
    }
#pragma unroll
    for (int j = 0; j < ITEMS; ++j) sum += v[j].x + v[j].y + v[j].z + v[j].w;
  }
  if (sum == 12345.678f) *sink = sum;
}

// The first `window` float4 again and again, `rounds` times: what L2 gives.
__global__ void again_reads(const float4* x, float* sink, long long window, int rounds) {
  const long long step = static_cast<long long>(gridDim.x) * blockDim.x;
  float sum = 0.0f;
  for (int r = 0; r < rounds; ++r) {
    for (long long i = static_cast<long long>(blockIdx.x) * blockDim.x + threadIdx.x; i < window; i += step * 4) {
      float4 v[4];
#pragma unroll
      for (int j = 0; j < 4; ++j) {
        const long long at = i + j * step < window ? i + j * step : i;
        asm volatile("ld.global.cg.v4.f32 {%0,%1,%2,%3}, [%4];"
                     : "=f"(v[j].x), "=f"(v[j].y), "=f"(v[j].z), "=f"(v[j].w)
                     : "l"(x + at));
      }
#pragma unroll
      for (int j = 0; j < 4; ++j) sum += v[j].x + v[j].y + v[j].z + v[j].w;
    }
  }
  if (sum == 12345.678f) *sink = sum;
}

__global__ void stream_writes(float4* y, long long n) {
  const long long step = static_cast<long long>(gridDim.x) * blockDim.x;
  for (long long i = static_cast<long long>(blockIdx.x) * blockDim.x + threadIdx.x; i < n; i += step)
    y[i] = make_float4(1.0f, 2.0f, 3.0f, 4.0f);
}

__global__ void stream_copies(const float4* x, float4* y, long long n) {
  const long long step = static_cast<long long>(gridDim.x) * blockDim.x;
  for (long long i = static_cast<long long>(blockIdx.x) * blockDim.x + threadIdx.x; i < n; i += step) y[i] = x[i];
}

// Atomics of the whole grid: each lane adds to its own word, `apart` words from its neighbour's, in a window of words,
// a power of two.
__global__ void global_adds(int* y, int apart, long long window, int rounds) {
  const long long thread = static_cast<long long>(blockIdx.x) * blockDim.x + threadIdx.x;
  for (int r = 0; r < rounds; ++r) {
    int* at = y + ((thread * apart + r * 32LL * apart) & (window - 1));
    asm volatile("red.global.add.u32 [%0], 1;" ::"l"(at) : "memory");
  }
}

__global__ void copy_once(const float4* x, float4* y, long long n) {
  const long long i = static_cast<long long>(blockIdx.x) * blockDim.x + threadIdx.x;
  if (i < n) y[i] = x[i];
}

// A word a thread, as often as there are blocks.
__global__ void copy_words(const float* x, float* y, long long n) {
  const long long i = static_cast<long long>(blockIdx.x) * blockDim.x + threadIdx.x;
  if (i < n) y[i] = x[i];
}

// Each thread writes one word, `apart` words from its neighbour's, in a window of words, a power of two.
__global__ void strided_writes(float* y, long long n, int apart, long long window) {
  const long long i = static_cast<long long>(blockIdx.x) * blockDim.x + threadIdx.x;
  if (i < n) y[i * apart & (window - 1)] = 1.0f;
}

// One lane of each warp adds to one word.
__global__ void one_lane_adds(int* y, int rounds) {
  for (int r = 0; r < rounds; ++r)
    if (threadIdx.x % 32 == 0) asm volatile("red.global.add.u32 [%0], 1;" ::"l"(y) : "memory");
}

__global__ void one_lane_float_adds(float* y, int rounds) {
  for (int r = 0; r < rounds; ++r)
    if (threadIdx.x % 32 == 0) asm volatile("red.global.add.f32 [%0], %1;" ::"l"(y), "f"(1.0f) : "memory");
}

// Words at random places, one a thread: each is in a sector of its own. `sectors` is a power of two.
__global__ void scattered_reads(const float* x, float* sink, long long n, long long sectors) {
  const long long i = static_cast<long long>(blockIdx.x) * blockDim.x + threadIdx.x;
  if (i < n && x[(i * 2654435761LL & (sectors - 1)) * 8] == 12345.678f) *sink = 1.0f;
}

__global__ void scattered_writes(float* y, long long n, long long sectors) {
  const long long i = static_cast<long long>(blockIdx.x) * blockDim.x + threadIdx.x;
  if (i < n) y[(i * 2654435761LL & (sectors - 1)) * 8] = 1.0f;
}

// Rows of `chunk` bytes: a warp moves what is its block's of a row, 16 bytes a lane, or 4 where WIDE is 0. Blocks stand
// side by side along a row of `pitch` words; WHAT is 1 to read, 2 to write, 3 to copy.
#ifndef WIDE
#define WIDE 0  // 1: 16 bytes a lane
#endif
#ifndef WHAT
#define WHAT 3
#endif
#ifndef SHIFT
#define SHIFT 0  // words from a line's beginning at which a read begins
#endif
__global__ void tiles(const float* x, float* y, int pitch, int words, int rows) {
  constexpr int kWords = WIDE ? 4 : 1;
  const long long column = static_cast<long long>(blockIdx.x) * words;
  float sum = 0.0f;
  for (int r = threadIdx.x / 32; r < rows; r += blockDim.x / 32) {
    const long long at = (static_cast<long long>(blockIdx.y) * rows + r) * pitch + column;
    for (int c = threadIdx.x % 32 * kWords; c < words; c += 32 * kWords) {
      if constexpr (WIDE) {
        float4 v = make_float4(1.0f, 2.0f, 3.0f, 4.0f);
        if constexpr (WHAT & 1) v = *reinterpret_cast<const float4*>(x + at + c);
        if constexpr (WHAT & 2) *reinterpret_cast<float4*>(y + at + c) = v;
        sum += v.x + v.y + v.z + v.w;
      } else {
        float v = 1.0f;
        if constexpr (WHAT & 1) v = x[at + c + SHIFT];
        if constexpr (WHAT & 2) y[at + c] = v;
        sum += v;
      }
    }
  }
  if (sum == 12345.678f) y[0] = sum;
}
