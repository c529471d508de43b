// volatile_private.cu: each thread has its own place behind a volatile pointer, and reads others behind a barrier
//
//   launch : grid 1 block 64 y 64
extern "C" __global__ void kernel(int* y) {
    __shared__ volatile int own[64];
    own[threadIdx.x] = threadIdx.x;
    own[threadIdx.x] += 3;
    __syncthreads();
    y[threadIdx.x] = own[63 - threadIdx.x];
}
