// oob_below_shared.cu: an index runs below the beginning of shared memory, where 32-bit addresses are large
//
//   fault  : out-of-bounds, where it says !!
//   thread : 0 0 0
//   launch : grid 2 block 128 y 256
extern "C" __global__ void kernel(int* y) {
    __shared__ int s[128];
    s[(int)threadIdx.x - 300] = 1;  // !!
    __syncthreads();
    y[blockIdx.x * 128 + threadIdx.x] = s[threadIdx.x ^ 63];
}
