// grid_wait_first.cu: a kernel that starts early prepares shared memory, and waits before it touches tensors
//
//   launch : grid 2 block 64 x 128 y 128
//   arch   : sm_90
extern "C" __global__ void kernel(const float* x, float* y) {
    __shared__ float factors[64];
    factors[threadIdx.x] = threadIdx.x;
    asm volatile("griddepcontrol.launch_dependents;");
    __syncthreads();
    asm volatile("griddepcontrol.wait;" ::: "memory");
    const int i = blockIdx.x * 64 + threadIdx.x;
    y[i] = factors[63 - threadIdx.x] * x[i];
}
