// local_arrays.cu: every thread has an array of its own
//
//   launch : grid 1 block 64 y 64
extern "C" __global__ void kernel(int* y) {
    int own[16];
    for (int i = 0; i < 16; ++i) own[i] = i * threadIdx.x;
    int sum = 0;
    for (int i = 0; i < 16; ++i) sum += own[(i * 7 + threadIdx.x) % 16];
    y[threadIdx.x] = sum;
}
