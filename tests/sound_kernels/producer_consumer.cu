// producer_consumer.cu: one warp produces, another consumes, through two named barriers
//
//   launch : grid 1 block 64 y 96
extern "C" __global__ void kernel(float* y) {
    __shared__ float tile[32];
    for (int round = 0; round < 3; ++round) {
        if (threadIdx.x < 32) {
            tile[threadIdx.x] = threadIdx.x + round;
            asm volatile("bar.arrive 1, 64;" ::: "memory");
            asm volatile("bar.sync 2, 64;" ::: "memory");
        } else {
            asm volatile("bar.sync 1, 64;" ::: "memory");
            y[round * 32 + threadIdx.x - 32] = tile[63 - threadIdx.x];
            asm volatile("bar.arrive 2, 64;" ::: "memory");
        }
    }
}
