// return_without_barrier.cu: threads without work return; no barrier follows
//
//   launch : grid 2 block 96 x 150 y 150
extern "C" __global__ void kernel(const float* x, float* y, int n = 150) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    y[i] = 2.f * x[i];
}
