// block_sum.cuh: sums over the threads of a block in double, in the same order every time
//
// BLOCK_SIZE, a multiple of 32, is the including file's.
#pragma once

// Every thread has the result.
__device__ __forceinline__ double block_sum(double v) {
  __shared__ double smem_sums[BLOCK_SIZE / 32];
  for (int offset = 16; offset > 0; offset /= 2) v += __shfl_xor_sync(0xffffffff, v, offset);
  __syncthreads();  // no thread reads the sums of an earlier call any more
  if (threadIdx.x % 32 == 0) smem_sums[threadIdx.x / 32] = v;
  __syncthreads();  // the warps' sums are written
  v = 0;
  for (const double warp : smem_sums) v += warp;
  return v;
}
