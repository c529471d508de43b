// matmul.cu: c = a @ b three ways on the tensor cores; a is (m, k), b is (k, n), c is (m, n), all row-major
#include <cuda_fp16.h>
#include <mma.h>

using namespace nvcuda;

extern "C" __global__ void wmma_f16(const half* a, const half* b, float* c, int n, int k) {
  int row = blockIdx.y * 16, column = blockIdx.x * 16;
  wmma::fragment<wmma::matrix_a, 16, 16, 16, half, wmma::row_major> frag_a;
  wmma::fragment<wmma::matrix_b, 16, 16, 16, half, wmma::row_major> frag_b;
  wmma::fragment<wmma::accumulator, 16, 16, 16, float> acc;
  wmma::fill_fragment(acc, 0.f);
  for (int step = 0; step < k; step += 16) {
    wmma::load_matrix_sync(frag_a, a + row * k + step, k);
    wmma::load_matrix_sync(frag_b, b + step * n + column, n);
    wmma::mma_sync(acc, frag_a, frag_b, acc);
  }
  wmma::store_matrix_sync(c + row * n + column, acc, n, wmma::mem_row_major);
}

extern "C" __global__ void wmma_tf32(const float* a, const float* b, float* c, int n, int k) {
  int row = blockIdx.y * 16, column = blockIdx.x * 16;
  wmma::fragment<wmma::matrix_a, 16, 16, 8, wmma::precision::tf32, wmma::row_major> frag_a;
  wmma::fragment<wmma::matrix_b, 16, 16, 8, wmma::precision::tf32, wmma::row_major> frag_b;
  wmma::fragment<wmma::accumulator, 16, 16, 8, float> acc;
  wmma::fill_fragment(acc, 0.f);
  for (int step = 0; step < k; step += 8) {
    wmma::load_matrix_sync(frag_a, a + row * k + step, k);
    wmma::load_matrix_sync(frag_b, b + step * n + column, n);
    for (int i = 0; i < frag_a.num_elements; i++) frag_a.x[i] = wmma::__float_to_tf32(frag_a.x[i]);
    for (int i = 0; i < frag_b.num_elements; i++) frag_b.x[i] = wmma::__float_to_tf32(frag_b.x[i]);
    wmma::mma_sync(acc, frag_a, frag_b, acc);
  }
  wmma::store_matrix_sync(c + row * n + column, acc, n, wmma::mem_row_major);
}

// Tiles of 64 x 64 by 4 warps; tiles of k = 32 are copied into one half of the buffer while the other is multiplied.

constexpr int kTile = 64, kDepth = 32, kThreads = 128;

__device__ unsigned smem_address(const void* p) { return (unsigned)__cvta_generic_to_shared(p); }

__device__ void copy_16_bytes(void* smem, const void* gmem) {
  asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" ::"r"(smem_address(smem)), "l"(gmem));
}

extern "C" __global__ void mma_double_buffered(const half* a, const half* b, float* c, int n, int k) {
  __shared__ alignas(16) half smem_a[2][kTile][kDepth + 8], smem_b[2][kDepth][kTile + 8];
  int warp = threadIdx.x / 32, lane = threadIdx.x % 32;
  int row = blockIdx.y * kTile, column = blockIdx.x * kTile;
  int warp_row = warp / 2 * 32, warp_column = warp % 2 * 32;
  float acc[2][4][4] = {};
  auto fetch = [&](int stage, int step) {
    for (int i = threadIdx.x; i < kTile * 4; i += kThreads)
      copy_16_bytes(&smem_a[stage][i / 4][i % 4 * 8], a + (row + i / 4) * k + step + i % 4 * 8);
    for (int i = threadIdx.x; i < kDepth * 8; i += kThreads)
      copy_16_bytes(&smem_b[stage][i / 8][i % 8 * 8], b + (step + i / 8) * n + column + i % 8 * 8);
  };
  fetch(0, 0);
  asm volatile("cp.async.commit_group;");
  int tiles = k / kDepth;
  for (int tile = 0; tile < tiles; tile++) {
    int stage = tile % 2;
    if (tile + 1 < tiles) fetch(1 - stage, (tile + 1) * kDepth);
    asm volatile("cp.async.commit_group;");
    asm volatile("cp.async.wait_group 1;" ::: "memory");
    __syncthreads();  // the whole tile has landed
    for (int step = 0; step < kDepth; step += 16) {
      unsigned frag_a[2][4], frag_b[4][2];
      for (int i = 0; i < 2; i++)
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4];"
                     : "=r"(frag_a[i][0]), "=r"(frag_a[i][1]), "=r"(frag_a[i][2]), "=r"(frag_a[i][3])
                     : "r"(smem_address(&smem_a[stage][warp_row + i * 16 + lane % 16][step + lane / 16 * 8])));
      for (int j = 0; j < 4; j++)
        asm volatile("ldmatrix.sync.aligned.m8n8.x2.trans.shared.b16 {%0, %1}, [%2];"
                     : "=r"(frag_b[j][0]), "=r"(frag_b[j][1])
                     : "r"(smem_address(&smem_b[stage][step + lane % 16][warp_column + j * 8])));
      for (int i = 0; i < 2; i++)
        for (int j = 0; j < 4; j++)
          asm volatile(
              "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, "
              "{%0, %1, %2, %3};"
              : "+f"(acc[i][j][0]), "+f"(acc[i][j][1]), "+f"(acc[i][j][2]), "+f"(acc[i][j][3])
              : "r"(frag_a[i][0]), "r"(frag_a[i][1]), "r"(frag_a[i][2]), "r"(frag_a[i][3]), "r"(frag_b[j][0]),
                "r"(frag_b[j][1]));
    }
    __syncthreads();  // the half is free to be filled again
  }
  for (int i = 0; i < 2; i++)
    for (int j = 0; j < 4; j++)
      for (int e = 0; e < 4; e++)
        c[(row + warp_row + i * 16 + lane / 4 + e / 2 * 8) * n + column + warp_column + j * 8 + lane % 4 * 2 + e % 2] =
            acc[i][j][e];
}
