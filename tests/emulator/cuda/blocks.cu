// blocks.cu: collectives of cub, cooperative groups and libcu++, one kernel each
#include <cooperative_groups.h>
#include <cooperative_groups/memcpy_async.h>
#include <cooperative_groups/reduce.h>
#include <cooperative_groups/scan.h>

#include <cub/block/block_radix_sort.cuh>
#include <cub/block/block_reduce.cuh>
#include <cub/block/block_scan.cuh>
#include <cuda/barrier>
#include <cuda/pipeline>

namespace cg = cooperative_groups;
constexpr int kThreads = 128;
constexpr int kItems = 4;

extern "C" __global__ void block_sum(const float* x, float* y) {
  using Reduce = cub::BlockReduce<float, kThreads>;
  __shared__ Reduce::TempStorage smem;
  float total = Reduce(smem).Sum(x[blockIdx.x * kThreads + threadIdx.x]);
  if (threadIdx.x == 0) y[blockIdx.x] = total;
}

extern "C" __global__ void block_scan(const int* x, int* y) {
  using Scan = cub::BlockScan<int, kThreads>;
  __shared__ Scan::TempStorage smem;
  int v[kItems];
  for (int i = 0; i < kItems; i++) v[i] = x[threadIdx.x * kItems + i];
  Scan(smem).InclusiveSum(v, v);
  for (int i = 0; i < kItems; i++) y[threadIdx.x * kItems + i] = v[i];
}

extern "C" __global__ void block_sort(const float* x, float* keys, int* order) {
  using Sort = cub::BlockRadixSort<float, kThreads, kItems, int>;
  __shared__ Sort::TempStorage smem;
  float key[kItems];
  int index[kItems];
  for (int i = 0; i < kItems; i++) {
    index[i] = threadIdx.x * kItems + i;
    key[i] = x[index[i]];
  }
  Sort(smem).Sort(key, index);
  for (int i = 0; i < kItems; i++) {
    keys[threadIdx.x * kItems + i] = key[i];
    order[threadIdx.x * kItems + i] = index[i];
  }
}

extern "C" __global__ void tiles(const int* x, int* sums, int* scans, int* swapped) {
  auto tile = cg::tiled_partition<8>(cg::this_thread_block());
  int v = x[threadIdx.x];
  sums[threadIdx.x] = cg::reduce(tile, v, cg::plus<int>());
  scans[threadIdx.x] = cg::inclusive_scan(tile, v);
  swapped[threadIdx.x] = tile.shfl_xor(v, 3) + tile.meta_group_rank();
}

extern "C" __global__ void coalesced(const int* x, int* y) {
  int v = x[threadIdx.x];
  y[threadIdx.x] = -1;
  if (v & 1) {
    auto odd = cg::coalesced_threads();
    y[threadIdx.x] = cg::reduce(odd, v, cg::plus<int>()) + 1000 * odd.thread_rank();
  }
}

extern "C" __global__ void grid_sync(int* x, int* y) {
  auto grid = cg::this_grid();
  int i = grid.thread_rank(), n = grid.size();
  x[i] = i * i;
  grid.sync();
  y[i] = x[(i + 97) % n];
  grid.sync();
  x[i] = y[(i + 31) % n];
}

extern "C" __global__ void pipeline(const float* x, float* y, int tiles) {
  __shared__ alignas(16) float smem[2][kThreads];
  __shared__ cuda::pipeline_shared_state<cuda::thread_scope_block, 2> state;
  auto block = cg::this_thread_block();
  auto pipe = cuda::make_pipeline(block, &state);
  auto fetch = [&](int tile) {
    pipe.producer_acquire();
    auto bytes = cuda::aligned_size_t<16>(sizeof(float) * kThreads);
    cuda::memcpy_async(block, smem[tile % 2], x + tile * kThreads, bytes, pipe);
    pipe.producer_commit();
  };
  float total = 0.f;
  fetch(0);
  for (int tile = 0; tile < tiles; tile++) {
    if (tile + 1 < tiles) fetch(tile + 1);
    pipe.consumer_wait();
    total += smem[tile % 2][kThreads - 1 - threadIdx.x];
    pipe.consumer_release();
  }
  y[threadIdx.x] = total;
}

extern "C" __global__ void barrier(int* y) {
  __shared__ cuda::barrier<cuda::thread_scope_block> arrived;
  __shared__ int smem[kThreads];
  if (threadIdx.x == 0) init(&arrived, kThreads);
  __syncthreads();
  int v = threadIdx.x;
  for (int round = 0; round < 5; round++) {
    smem[threadIdx.x] = v;
    arrived.arrive_and_wait();
    v += smem[(threadIdx.x + 33) % kThreads];
    arrived.arrive_and_wait();
  }
  y[threadIdx.x] = v;
}
