// own_element.cu: every thread reads back what it wrote itself
//
//   launch : grid 2 block 64 y 128
extern "C" __global__ void kernel(float* y) {
    int i = blockIdx.x * 64 + threadIdx.x;
    y[i] = i;
    y[i] += 1.f;
    y[i] *= 2.f;
}
