// matmuls.cu: y = a b, from the plainest way to the tensor cores
//
//   a, b, y : (n, n), row-major, n a multiple of 64; f32, but a and b of product_f16 are f16
//   grid, block : as launches.py has them   dynamic smem : 0 B
#include <cuda_fp16.h>
#include <cstdint>

// A thread an element, from global memory.
extern "C" __global__ void product_plain(const float* a, const float* b, float* y, int n) {
  const int c = blockIdx.x * 32 + threadIdx.x, r = blockIdx.y * 8 + threadIdx.y;
  float sum = 0.0f;
  for (int k = 0; k < n; ++k) sum = fmaf(a[static_cast<long long>(r) * n + k], b[static_cast<long long>(k) * n + c], sum);
  y[static_cast<long long>(r) * n + c] = sum;
}

// Tiles of 32 x 32 in shared memory, a thread an element.
extern "C" __global__ void product_tiled(const float* a, const float* b, float* y, int n) {
  __shared__ float smem_a[32][32], smem_b[32][32];
  const int c = blockIdx.x * 32 + threadIdx.x, r = blockIdx.y * 32 + threadIdx.y;
  float sum = 0.0f;
  for (int k = 0; k < n; k += 32) {
    smem_a[threadIdx.y][threadIdx.x] = a[static_cast<long long>(r) * n + k + threadIdx.x];
    smem_b[threadIdx.y][threadIdx.x] = b[static_cast<long long>(k + threadIdx.y) * n + c];
    __syncthreads();  // the tiles are whole
#pragma unroll
    for (int j = 0; j < 32; ++j) sum = fmaf(smem_a[threadIdx.y][j], smem_b[j][threadIdx.x], sum);
    __syncthreads();  // they have been read
  }
  y[static_cast<long long>(r) * n + c] = sum;
}

// f16 on the tensor cores: tiles of 64 x 64 x 32, four warps of 32 x 32.
extern "C" __global__ void product_f16(const __half* a, const __half* b, float* y, int n) {
  __shared__ __align__(16) __half smem_a[64][40], smem_b[32][72];
  const int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
  const int row = blockIdx.y * 64, column = blockIdx.x * 64;
  const int warp_row = warp / 2 * 32, warp_column = warp % 2 * 32;
  float acc[2][4][4] = {};
  for (int k = 0; k < n; k += 32) {
    for (int i = threadIdx.x; i < 256; i += 128) {
      const int r = i / 4, c = i % 4 * 8;
      *reinterpret_cast<uint4*>(&smem_a[r][c]) =
          *reinterpret_cast<const uint4*>(a + static_cast<long long>(row + r) * n + k + c);
    }
    for (int i = threadIdx.x; i < 256; i += 128) {
      const int r = i / 8, c = i % 8 * 8;
      *reinterpret_cast<uint4*>(&smem_b[r][c]) =
          *reinterpret_cast<const uint4*>(b + static_cast<long long>(k + r) * n + column + c);
    }
    __syncthreads();  // the tiles are whole
#pragma unroll
    for (int step = 0; step < 32; step += 16) {
      uint32_t frag_a[2][4], frag_b[4][2];
#pragma unroll
      for (int i = 0; i < 2; ++i) {
        const uint32_t at = static_cast<uint32_t>(
            __cvta_generic_to_shared(&smem_a[warp_row + 16 * i + lane % 16][step + lane / 16 * 8]));
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0,%1,%2,%3}, [%4];"
                     : "=r"(frag_a[i][0]), "=r"(frag_a[i][1]), "=r"(frag_a[i][2]), "=r"(frag_a[i][3])
                     : "r"(at));
      }
#pragma unroll
      for (int j = 0; j < 4; ++j) {
        const uint32_t at =
            static_cast<uint32_t>(__cvta_generic_to_shared(&smem_b[step + lane % 16][warp_column + 8 * j]));
        asm volatile("ldmatrix.sync.aligned.m8n8.x2.trans.shared.b16 {%0,%1}, [%2];"
                     : "=r"(frag_b[j][0]), "=r"(frag_b[j][1])
                     : "r"(at));
      }
#pragma unroll
      for (int i = 0; i < 2; ++i) {
#pragma unroll
        for (int j = 0; j < 4; ++j) {
          asm volatile(
              "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {%0,%1,%2,%3};"
              : "+f"(acc[i][j][0]), "+f"(acc[i][j][1]), "+f"(acc[i][j][2]), "+f"(acc[i][j][3])
              : "r"(frag_a[i][0]), "r"(frag_a[i][1]), "r"(frag_a[i][2]), "r"(frag_a[i][3]), "r"(frag_b[j][0]),
                "r"(frag_b[j][1]));
        }
      }
    }
    __syncthreads();  // they have been read
  }
#pragma unroll
  for (int i = 0; i < 2; ++i) {
#pragma unroll
    for (int j = 0; j < 4; ++j) {
      const long long r = row + warp_row + 16 * i + lane / 4, c = column + warp_column + 8 * j + lane % 4 * 2;
      *reinterpret_cast<float2*>(y + r * n + c) = make_float2(acc[i][j][0], acc[i][j][1]);
      *reinterpret_cast<float2*>(y + (r + 8) * n + c) = make_float2(acc[i][j][2], acc[i][j][3]);
    }
  }
}

// A matrix by a vector, a warp a row.
extern "C" __global__ void by_vector(const float* a, const float* x, float* y, int n) {
  const int row = (blockIdx.x * blockDim.x + threadIdx.x) / 32;
  if (row >= n) return;
  float sum = 0.0f;
  for (int c = threadIdx.x % 32; c < n / 4; c += 32) {
    const float4 of_a = reinterpret_cast<const float4*>(a)[static_cast<long long>(row) * (n / 4) + c];
    const float4 of_x = reinterpret_cast<const float4*>(x)[c];
    sum += of_a.x * of_x.x + of_a.y * of_x.y + of_a.z * of_x.z + of_a.w * of_x.w;
  }
  for (int offset = 16; offset > 0; offset /= 2) sum += __shfl_xor_sync(0xffffffffu, sum, offset);
  if (threadIdx.x % 32 == 0) y[row] = sum;
}
