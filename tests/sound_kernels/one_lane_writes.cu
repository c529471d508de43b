// one_lane_writes.cu: one lane of each warp writes, a barrier, all read
//
//   launch : grid 1 block 128 y 128
extern "C" __global__ void kernel(float* y) {
    __shared__ float sums[4];
    float sum = threadIdx.x;
    for (int distance = 16; distance > 0; distance /= 2) sum += __shfl_xor_sync(0xffffffff, sum, distance);
    if (threadIdx.x % 32 == 0) sums[threadIdx.x / 32] = sum;
    __syncthreads();
    y[threadIdx.x] = sums[0] + sums[1] + sums[2] + sums[3];
}
