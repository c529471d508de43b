// instructions.cu: cycles of single instructions, in one warp that waits for each and in many that do not
//
//   chain<Op, CHAINS>: each thread runs CHAINS chains of Op; in a chain each instruction needs the one before
//
//   cycles : (warps, 2) i64, the clock before and after, of the warps of block 0
//   sink   : (1,) i32, never written in fact: the results are kept alive
//   grid   : any   block : any   dynamic smem : 0 B
#include <cstdint>

constexpr int kUnrolled = 16;

#define OPERATION(name, type, letter, text)                                         \
  struct name {                                                                     \
    using T = type;                                                                 \
    static __device__ __forceinline__ void step(T& x, T y, T z) {                   \
      asm volatile(text : "+" letter(x) : letter(y), letter(z));                    \
    }                                                                               \
  };

OPERATION(ffma, float, "f", "fma.rn.f32 %0, %0, %1, %2;")
OPERATION(fmul, float, "f", "mul.rn.f32 %0, %0, %1;")
OPERATION(fmnmx, float, "f", "max.f32 %0, %0, %1; min.f32 %0, %0, %2;")
OPERATION(imad, uint32_t, "r", "mad.lo.u32 %0, %0, %1, %2;")
OPERATION(prmt, uint32_t, "r", "prmt.b32 %0, %0, %1, %2;")
OPERATION(shf, uint32_t, "r", "shf.l.wrap.b32 %0, %0, %1, %2;")
OPERATION(hfma2, uint32_t, "r", "fma.rn.f16x2 %0, %0, %1, %2;")
OPERATION(dfma, double, "d", "fma.rn.f64 %0, %0, %1, %2;")
OPERATION(ex2, float, "f", "ex2.approx.ftz.f32 %0, %0;")
OPERATION(popc, uint32_t, "r", "popc.b32 %0, %0;")
OPERATION(i2f, uint32_t, "r", "{.reg .f32 f; cvt.rn.f32.u32 f, %0; mov.b32 %0, f;}")
OPERATION(f2f, uint32_t, "r", "{.reg .f32 f; .reg .f64 d; mov.b32 f, %0; cvt.f64.f32 d, f; cvt.rn.f32.f64 f, d; mov.b32 %0, f;}")
OPERATION(inverse_root, float, "f", "rsqrt.approx.ftz.f32 %0, %0;")
OPERATION(f2i, uint32_t, "r", "{.reg .f32 f; mov.b32 f, %0; cvt.rni.s32.f32 %0, f;}")
OPERATION(frnd, float, "f", "cvt.rni.f32.f32 %0, %0;")
OPERATION(halves, uint32_t, "r", "{.reg .f32 f; mov.b32 f, %0; cvt.rn.f16x2.f32 %0, f, f;}")
OPERATION(lop3, uint32_t, "r", "lop3.b32 %0, %0, %1, %2, 0x96;")
OPERATION(select, uint32_t, "r", "{.reg .pred p; setp.lt.u32 p, %0, %1; selp.u32 %0, %1, %2, p;}")
OPERATION(wide, unsigned long long, "l", "{.reg .u32 a, b; mov.b64 {a, b}, %0; mad.wide.u32 %0, a, b, %1;}")
OPERATION(votes, uint32_t, "r", "{.reg .pred p; setp.lt.u32 p, %0, %1; vote.sync.ballot.b32 %0, p, 0xffffffff;}")
OPERATION(redux, uint32_t, "r", "redux.sync.add.u32 %0, %0, 0xffffffff;")
OPERATION(special, uint32_t, "r", "{.reg .pred p; .reg .u32 s; mov.u32 s, 0; setp.ne.u32 p, %0, 12345; @p mov.u32 s, %smid; xor.b32 %0, %0, s;}")
OPERATION(shfl, uint32_t, "r", "shfl.sync.bfly.b32 %0, %0, 1, 31, 0xffffffff;")

template <class T>
__device__ __forceinline__ T given(uint32_t seed) {
  return static_cast<T>(seed);
}

template <class Op, int CHAINS>
__global__ void chain(long long* cycles, int* sink, int rounds, uint32_t a, uint32_t b) {
  using T = typename Op::T;
  T x[CHAINS];
  const T y = given<T>(a), z = given<T>(b);
#pragma unroll
  for (int i = 0; i < CHAINS; ++i) x[i] = given<T>(threadIdx.x + i);
  __syncthreads();  // all warps begin together
  const long long start = clock64();
  for (int r = 0; r < rounds; ++r) {
#pragma unroll
    for (int u = 0; u < kUnrolled; ++u) {
#pragma unroll
      for (int i = 0; i < CHAINS; ++i) Op::step(x[i], y, z);
    }
  }
  const long long stop = clock64();
  T sum = x[0];
#pragma unroll
  for (int i = 1; i < CHAINS; ++i) sum += x[i];
  if (sum == static_cast<T>(12345)) *sink = 1;
  if (blockIdx.x == 0 && threadIdx.x % 32 == 0) {
    cycles[threadIdx.x / 32 * 2] = start;
    cycles[threadIdx.x / 32 * 2 + 1] = stop;
  }
}

// Tensor cores, one instruction a warp and step; CHAINS accumulators.
struct mma_f16 {
  static __device__ __forceinline__ void step(float (&c)[4], const uint32_t (&a)[4], const uint32_t (&b)[2]) {
    asm volatile("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {%0,%1,%2,%3};"
                 : "+f"(c[0]), "+f"(c[1]), "+f"(c[2]), "+f"(c[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]));
  }
};
struct mma_tf32 {
  static __device__ __forceinline__ void step(float (&c)[4], const uint32_t (&a)[4], const uint32_t (&b)[2]) {
    asm volatile("mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32 {%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {%0,%1,%2,%3};"
                 : "+f"(c[0]), "+f"(c[1]), "+f"(c[2]), "+f"(c[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]));
  }
};

template <class Op, int CHAINS>
__global__ void product(long long* cycles, int* sink, int rounds, uint32_t a, uint32_t b) {
  float c[CHAINS][4] = {};
  const uint32_t fa[4] = {a + threadIdx.x, b, a, b}, fb[2] = {b, a};
  __syncthreads();  // all warps begin together
  const long long start = clock64();
  for (int r = 0; r < rounds; ++r) {
#pragma unroll
    for (int u = 0; u < kUnrolled; ++u) {
#pragma unroll
      for (int i = 0; i < CHAINS; ++i) Op::step(c[i], fa, fb);
    }
  }
  const long long stop = clock64();
  float sum = 0.0f;
#pragma unroll
  for (int i = 0; i < CHAINS; ++i) sum += c[i][0] + c[i][1] + c[i][2] + c[i][3];
  if (sum == 12345.678f) *sink = 1;
  if (blockIdx.x == 0 && threadIdx.x % 32 == 0) {
    cycles[threadIdx.x / 32 * 2] = start;
    cycles[threadIdx.x / 32 * 2 + 1] = stop;
  }
}

// Barriers of a whole block.
__global__ void barriers(long long* cycles, int rounds) {
  __syncthreads();  // all warps begin together
  const long long start = clock64();
  for (int r = 0; r < rounds; ++r) __syncthreads();  // what is measured
  const long long stop = clock64();
  if (blockIdx.x == 0 && threadIdx.x % 32 == 0) {
    cycles[threadIdx.x / 32 * 2] = start;
    cycles[threadIdx.x / 32 * 2 + 1] = stop;
  }
}

// Code in a straight line, LENGTH instructions: what fetching it costs where no cache has it.
#ifndef LENGTH
#define LENGTH 256  // instructions
#endif
__global__ void straight(float* y, float a, float b) {
  float x = a;
#pragma unroll
  for (int i = 0; i < LENGTH; ++i) asm volatile("fma.rn.f32 %0, %0, %1, %2;" : "+f"(x) : "f"(a), "f"(b));
  if (x == 12345.678f) *y = x;
}

__global__ void empty() {}

// What depends on the kernel before may begin while that one ends.
__global__ void empty_early() { asm volatile("griddepcontrol.launch_dependents; griddepcontrol.wait;" ::: "memory"); }

// All blocks wait for one another, `rounds` times: one thread of each arrives, and looks until all have.
__global__ void grid_barriers(int* arrived, int rounds) {
  for (int r = 1; r <= rounds; ++r) {
    __syncthreads();  // the block is here
    if (threadIdx.x == 0) {
      asm volatile("red.release.gpu.global.add.u32 [%0], 1;" ::"l"(arrived) : "memory");
      int seen;
      do {
        asm volatile("ld.acquire.gpu.global.u32 %0, [%1];" : "=r"(seen) : "l"(arrived) : "memory");
      } while (seen < r * static_cast<int>(gridDim.x));
    }
    __syncthreads();  // and all others
  }
}

// A block that lasts a number of cycles: what is left of a wave is the change from one block to the next.
__global__ void spin(int* sink, int cycles) {
  const long long start = clock64();
  while (clock64() - start < cycles) {
  }
  if (cycles == 12345) *sink = 1;
}
