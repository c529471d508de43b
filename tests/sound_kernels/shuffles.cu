// shuffles.cu: values pass between lanes in registers
//
//   launch : grid 1 block 64 y 64
extern "C" __global__ void kernel(float* y) {
    float sum = threadIdx.x;
    for (int distance = 16; distance > 0; distance /= 2) sum += __shfl_xor_sync(0xffffffff, sum, distance);
    y[threadIdx.x] = sum;
}
