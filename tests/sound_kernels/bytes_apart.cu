// bytes_apart.cu: neighbouring bytes of one word belong to different warps
//
//   launch : grid 1 block 64 y 64
extern "C" __global__ void kernel(int* y) {
    __shared__ unsigned char byte[64];
    int slot = threadIdx.x % 32 * 2 + threadIdx.x / 32;
    byte[slot] = threadIdx.x;
    y[threadIdx.x] = byte[slot];
}
