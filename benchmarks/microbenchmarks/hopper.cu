// hopper.cu: what only Hopper has: asynchronous products, bulk copies, mbarriers, clusters
//
//   cycles : (warps, 2) i64, the clock before and after, of the warps of block 0, or (1,) i64 of one thread
//   sink   : (1,) i32, never written in fact
//   grid, block : as the kernels say   dynamic smem : as the kernels say
#include "../../kernels_cu/include/hopper.cuh"

using hopper::u32;
using hopper::u64;

__device__ __forceinline__ void keep(long long* cycles, long long start, long long stop) {
  if (blockIdx.x == 0 && threadIdx.x % 32 == 0) {
    cycles[threadIdx.x / 32 * 2] = start;
    cycles[threadIdx.x / 32 * 2 + 1] = stop;
  }
}

// Each warpgroup multiplies tiles of zeros of its own: COUNT products before it waits; TF32 0 or 1. 64 KiB of smem.
template <int N, int TF32, int COUNT>
__global__ void products(long long* cycles, int* sink, int rounds) {
  extern __shared__ __align__(1024) unsigned char smem[];
  for (int i = threadIdx.x; i < 16384; i += blockDim.x) reinterpret_cast<int*>(smem)[i] = 0;
  const u32 base = hopper::smem_address(smem) + threadIdx.x / 128 * 2048;
  const u64 a = hopper::operand_descriptor(base, 128, 256), b = hopper::operand_descriptor(base + 8192, 128, 256);
  float acc[N / 2];
#pragma unroll
  for (int i = 0; i < N / 2; ++i) acc[i] = 0.0f;
  hopper::proxy_fence();
  __syncthreads();  // the tiles are zeros
  const long long start = clock64();
#pragma unroll 1
  for (int r = 0; r < rounds; ++r) {
    hopper::wgmma_fence();
#pragma unroll
    for (int i = 0; i < COUNT; ++i) {
      if constexpr (TF32)
        hopper::wgmma_tf32<N>(acc, a, b, 1);
      else
        hopper::wgmma_f16<N>(acc, a, b, 1);
    }
    hopper::wgmma_commit();
    hopper::wgmma_wait<0>();
  }
  const long long stop = clock64();
  float sum = 0.0f;
#pragma unroll
  for (int i = 0; i < N / 2; ++i) sum += acc[i];
  if (sum == 12345.678f) *sink = 1;
  keep(cycles, start, stop);
}

// A from registers, N = 64, TF32.
template <int COUNT>
__global__ void products_of_registers(long long* cycles, int* sink, int rounds) {
  extern __shared__ __align__(1024) unsigned char smem[];
  for (int i = threadIdx.x; i < 16384; i += blockDim.x) reinterpret_cast<int*>(smem)[i] = 0;
  const u64 b = hopper::operand_descriptor(hopper::smem_address(smem), 128, 256);
  float acc[32];
#pragma unroll
  for (int i = 0; i < 32; ++i) acc[i] = 0.0f;
  hopper::proxy_fence();
  __syncthreads();  // the tile is zeros
  const u32 zero = cycles == nullptr;
  const long long start = clock64();
#pragma unroll 1
  for (int r = 0; r < rounds; ++r) {
    hopper::wgmma_fence();
#pragma unroll
    for (int i = 0; i < COUNT; ++i) hopper::wgmma_tf32_of_registers(acc, zero, zero, zero, zero, b);
    hopper::wgmma_commit();
    hopper::wgmma_wait<0>();
  }
  const long long stop = clock64();
  float sum = 0.0f;
#pragma unroll
  for (int i = 0; i < 32; ++i) sum += acc[i];
  if (sum == 12345.678f) *sink = 1;
  keep(cycles, start, stop);
}

// One thread copies and waits, again and again: the latency of a bulk copy of `bytes` that L2 has. 64 KiB of smem.
__global__ void bulk_latency(const float* x, long long* cycles, int bytes, int rounds) {
  extern __shared__ __align__(1024) unsigned char smem[];
  __shared__ u64 loaded;
  if (threadIdx.x != 0) return;
  hopper::barrier_init(&loaded, 1);
  hopper::barrier_init_fence();
  long long start = 0;
  for (int r = -1; r < rounds; ++r) {
    if (r == 0) start = clock64();
    hopper::barrier_arrive_expect(&loaded, bytes);
    hopper::bulk_load(smem, x, bytes, &loaded);
    hopper::barrier_wait(&loaded, r + 1 & 1);
  }
  if (blockIdx.x == 0) cycles[0] = clock64() - start;
}

// Each block reads its own of `total` bytes by bulk copies of `bytes`, `stages` of them under way. smem: bytes * stages.
__global__ void bulk_stream(const unsigned char* x, int bytes, int stages, long long total) {
  extern __shared__ __align__(1024) unsigned char smem[];
  __shared__ u64 loaded[16];
  if (threadIdx.x != 0) return;
  for (int s = 0; s < stages; ++s) hopper::barrier_init(&loaded[s], 1);
  hopper::barrier_init_fence();
  const long long step = static_cast<long long>(gridDim.x) * bytes;
  int in = 0;
  for (long long at = static_cast<long long>(blockIdx.x) * bytes; at < total; at += step, ++in) {
    if (in >= stages) hopper::barrier_wait(&loaded[in % stages], in / stages - 1 & 1);
    hopper::barrier_arrive_expect(&loaded[in % stages], bytes);
    hopper::bulk_load(smem + in % stages * bytes, x + at, bytes, &loaded[in % stages]);
  }
  for (int i = max(in - stages, 0); i < in; ++i) hopper::barrier_wait(&loaded[i % stages], i / stages & 1);
}

// One thread arrives at an mbarrier of its own and waits for it.
__global__ void mbarrier_alone(long long* cycles, int rounds) {
  __shared__ u64 barrier;
  hopper::barrier_init(&barrier, 1);
  const long long start = clock64();
  for (int r = 0; r < rounds; ++r) {
    hopper::barrier_arrive(&barrier);
    hopper::barrier_wait(&barrier, r & 1);
  }
  cycles[0] = clock64() - start;
}

// Two warps hand a token to each other: a round is two handings. block: 64.
__global__ void mbarrier_handed(long long* cycles, int rounds) {
  __shared__ u64 there, back;
  if (threadIdx.x == 0) {
    hopper::barrier_init(&there, 1);
    hopper::barrier_init(&back, 1);
  }
  __syncthreads();  // the barriers are ready
  const long long start = clock64();
  if (threadIdx.x == 0) {
    for (int r = 0; r < rounds; ++r) {
      hopper::barrier_arrive(&there);
      hopper::barrier_wait(&back, r & 1);
    }
    cycles[0] = clock64() - start;
  } else if (threadIdx.x == 32) {
    for (int r = 0; r < rounds; ++r) {
      hopper::barrier_wait(&there, r & 1);
      hopper::barrier_arrive(&back);
    }
  }
}

// Two warps hand on by named barriers: a round is two handings. block: 64.
__global__ void named_handed(long long* cycles, int rounds) {
  __syncthreads();  // both begin together
  const long long start = clock64();
  for (int r = 0; r < rounds; ++r) {
    if (threadIdx.x < 32) {
      hopper::named_barrier_arrive(1, 64);
      hopper::named_barrier(2, 64);
    } else {
      hopper::named_barrier(1, 64);
      hopper::named_barrier_arrive(2, 64);
    }
  }
  if (threadIdx.x == 0) cycles[0] = clock64() - start;
}

// Barriers of a cluster of SIZE blocks.
template <int SIZE>
__global__ void __cluster_dims__(SIZE, 1, 1) cluster_barriers(long long* cycles, int rounds) {
  const long long start = clock64();
  for (int r = 0; r < rounds; ++r)
    asm volatile("barrier.cluster.arrive.release;\nbarrier.cluster.wait.acquire;" ::: "memory");
  if (blockIdx.x == 0 && threadIdx.x == 0) cycles[0] = clock64() - start;
}

// Links in the shared memory of the neighbour in a cluster of 2: zeros.
__global__ void __cluster_dims__(2, 1, 1) chase_cluster(long long* cycles, int* sink, int steps) {
  __shared__ u32 smem[32];
  smem[threadIdx.x % 32] = 0;
  asm volatile("barrier.cluster.arrive.release;\nbarrier.cluster.wait.acquire;" ::: "memory");
  if (threadIdx.x == 0) {
    u32 there, at = 0;
    asm volatile("mapa.shared::cluster.u32 %0, %1, %2;" : "=r"(there) : "r"(hopper::smem_address(smem)), "r"(blockIdx.x ^ 1));
    const long long start = clock64();
    for (int i = 0; i < steps; ++i) asm volatile("ld.shared::cluster.u32 %0, [%1];" : "=r"(at) : "r"(there + at) : "memory");
    if (blockIdx.x == 0) cycles[0] = clock64() - start;
    if (at == 12345) *sink = 1;
  }
  asm volatile("barrier.cluster.arrive.release;\nbarrier.cluster.wait.acquire;" ::: "memory");
}
