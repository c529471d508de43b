// reused_shared_memory.cu: one buffer under two types, with a barrier between
//
//   launch : grid 1 block 64 y 64
extern "C" __global__ void kernel(float* y) {
    __shared__ float buffer[64];
    int* counts = reinterpret_cast<int*>(buffer);
    counts[threadIdx.x] = threadIdx.x;
    __syncthreads();
    int other = counts[63 - threadIdx.x];
    __syncthreads();
    buffer[threadIdx.x] = other;
    __syncthreads();
    y[threadIdx.x] = buffer[(threadIdx.x + 1) % 64];
}
