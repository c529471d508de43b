// vote_at_barrier.cu: __syncthreads_count orders as a barrier does
//
//   launch : grid 1 block 64 y 64
extern "C" __global__ void kernel(int* y) {
    __shared__ int tile[64];
    tile[threadIdx.x] = threadIdx.x;
    int odd = __syncthreads_count(threadIdx.x % 2);
    y[threadIdx.x] = tile[63 - threadIdx.x] + odd;
}
