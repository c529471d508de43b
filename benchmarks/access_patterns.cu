// access_patterns.cu: one access of one warp each, in the ways that tests/data/probe.cu leaves out
//
//   index : (32,) i32, element that each lane touches      mask : lanes that take part
//   x, y  : (ELEMENTS,) VECTOR                              smem : the same
//   grid  : (1, 1, 1)   block : (32, 1, 1)   dynamic smem : 2048 * 16 B
#ifndef VECTOR
#define VECTOR float  // what a lane touches: unsigned char, unsigned short, float, float2 or float4
#endif
#ifndef COUNT
#define COUNT 4  // matrices of ldmatrix and stmatrix
#endif
extern __shared__ __align__(128) unsigned char smem[];

__device__ __forceinline__ unsigned address_of(const void* p) {
  return static_cast<unsigned>(__cvta_generic_to_shared(p));
}

extern "C" __global__ void shared_ld(const int* index, unsigned mask, VECTOR* y) {
  const int i = index[threadIdx.x];
  if (mask >> threadIdx.x & 1) y[threadIdx.x] = reinterpret_cast<VECTOR*>(smem)[i];
}

extern "C" __global__ void shared_st(const int* index, unsigned mask, const VECTOR* x) {
  const int i = index[threadIdx.x];
  if (mask >> threadIdx.x & 1) reinterpret_cast<VECTOR*>(smem)[i] = x[threadIdx.x];
}

extern "C" __global__ void shared_atom(const int* index, unsigned mask, int* y) {
  const int i = index[threadIdx.x];
  if (mask >> threadIdx.x & 1) y[threadIdx.x] = atomicAdd(reinterpret_cast<int*>(smem) + i, 1);
}

extern "C" __global__ void shared_red(const int* index, unsigned mask) {
  const int i = index[threadIdx.x];
  if (mask >> threadIdx.x & 1) atomicAdd(reinterpret_cast<int*>(smem) + i, 1);
}

extern "C" __global__ void global_ld(const int* index, unsigned mask, const VECTOR* x) {
  const int i = index[threadIdx.x];
  if (mask >> threadIdx.x & 1) reinterpret_cast<VECTOR*>(smem)[threadIdx.x] = x[i];
}

extern "C" __global__ void global_st(const int* index, unsigned mask, VECTOR* y) {
  const int i = index[threadIdx.x];
  if (mask >> threadIdx.x & 1) y[i] = reinterpret_cast<VECTOR*>(smem)[threadIdx.x];
}

extern "C" __global__ void global_atom(const int* index, unsigned mask, int* y) {
  const int i = index[threadIdx.x];
  if (mask >> threadIdx.x & 1) reinterpret_cast<int*>(smem)[threadIdx.x] = atomicAdd(y + i, i);
}

extern "C" __global__ void global_red(const int* index, unsigned mask, int* y) {
  const int i = index[threadIdx.x];
  if (mask >> threadIdx.x & 1) atomicAdd(y + i, i);
}

// `generic` is shared memory or global memory, which the compiler does not know.
extern "C" __global__ void generic_ld(const int* index, unsigned mask, const float* x, int is_shared, float* y) {
  const int i = index[threadIdx.x];
  const float* from = is_shared ? reinterpret_cast<const float*>(smem) : x;
  if (mask >> threadIdx.x & 1) y[threadIdx.x] = from[i];
}

extern "C" __global__ void local_ld(const int* index, unsigned mask, VECTOR* y) {
  VECTOR own[64];
  for (int k = 0; k < 64; ++k) own[index[k & 31] & 63] = y[k];
  const int i = index[threadIdx.x] & 63;
  if (mask >> threadIdx.x & 1) y[threadIdx.x] = own[i];
}

#define FORM(name, count) name ".sync.aligned.m8n8.x" #count ".shared.b16 "
#define FORM_(name, count) FORM(name, count)

// Rows of 16 bytes; `index` counts them.
extern "C" __global__ void matrix_ld(const int* index, unsigned mask, unsigned* y) {
  unsigned v[4] = {0, 0, 0, mask};
  const unsigned at = address_of(smem) + index[threadIdx.x] * 16;
#if COUNT == 1
  asm volatile(FORM_("ldmatrix", COUNT) "{%0}, [%1];" : "=r"(v[0]) : "r"(at));
#elif COUNT == 2
  asm volatile(FORM_("ldmatrix", COUNT) "{%0, %1}, [%2];" : "=r"(v[0]), "=r"(v[1]) : "r"(at));
#else
  asm volatile(FORM_("ldmatrix", COUNT) "{%0, %1, %2, %3}, [%4];"
               : "=r"(v[0]), "=r"(v[1]), "=r"(v[2]), "=r"(v[3])
               : "r"(at));
#endif
  y[threadIdx.x] = v[0] + v[1] + v[2] + v[3];
}

extern "C" __global__ void matrix_st(const int* index, unsigned mask, const unsigned* x) {
  const unsigned v = x[threadIdx.x] + mask;
  const unsigned at = address_of(smem) + index[threadIdx.x] * 16;
#if COUNT == 1
  asm volatile(FORM_("stmatrix", COUNT) "[%1], {%0};" ::"r"(v), "r"(at) : "memory");
#elif COUNT == 2
  asm volatile(FORM_("stmatrix", COUNT) "[%1], {%0, %0};" ::"r"(v), "r"(at) : "memory");
#else
  asm volatile(FORM_("stmatrix", COUNT) "[%1], {%0, %0, %0, %0};" ::"r"(v), "r"(at) : "memory");
#endif
}

constexpr int kCopied = sizeof(VECTOR) < 4 ? 4 : sizeof(VECTOR);

// Reads x[i], writes element i of shared memory.
extern "C" __global__ void copy_async(const int* index, unsigned mask, const VECTOR* x) {
  const int i = index[threadIdx.x];
  if (mask >> threadIdx.x & 1)
    asm volatile("cp.async.ca.shared.global [%0], [%1], %2;"
                 ::"r"(address_of(smem) + i * kCopied), "l"(x + i), "n"(kCopied)
                 : "memory");
  asm volatile("cp.async.wait_all;" ::: "memory");
}
