// race_no_second_barrier.cu: the next round overwrites the tile while slow warps still read it
//
//   fault  : data-race, where it says !!
//   launch : grid 1 block 64 y 64
extern "C" __global__ void kernel(float* y) {
    __shared__ float tile[64];
    float sum = 0.f;
    for (int round = 0; round < 3; ++round) {
        tile[threadIdx.x] = threadIdx.x * round;  // !!
        __syncthreads();
        sum += tile[63 - threadIdx.x];            // !!
    }
    y[threadIdx.x] = sum;
}
