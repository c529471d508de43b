// race_bytes.cu: two warps write neighbouring halves of a word, then one of them too much
//
//   fault  : data-race, where it says !!
//   launch : grid 1 block 64 y 64
extern "C" __global__ void kernel(int* y) {
    __shared__ unsigned short half[96];
    half[threadIdx.x] = threadIdx.x;                                // !!
    if (threadIdx.x == 31) half[32] = 7;                            // !!
    __syncthreads();
    y[threadIdx.x] = half[threadIdx.x];
}
