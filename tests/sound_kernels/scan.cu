// scan.cu: a scan with two barriers a step
//
//   launch : grid 1 block 64 y 64
extern "C" __global__ void kernel(int* y) {
    __shared__ int sum[64];
    sum[threadIdx.x] = 1;
    for (int distance = 1; distance < 64; distance *= 2) {
        __syncthreads();
        int add = threadIdx.x >= distance ? sum[threadIdx.x - distance] : 0;
        __syncthreads();
        sum[threadIdx.x] += add;
    }
    y[threadIdx.x] = sum[threadIdx.x];
}
