// race_lane_fences_and_another_signals.cu: the lanes of a warp have met; one of them fences, and another one signals
//
//   launch : grid 1 block 64 y 64
//   fault  : data-race, where it says !!
extern "C" __global__ void kernel(float* y) {
    __shared__ float tile[32];
    __shared__ int flag;
    if (threadIdx.x < 32) tile[threadIdx.x] = threadIdx.x;
    if (threadIdx.x == 0) flag = 0;
    __syncthreads();
    if (threadIdx.x < 32) {
        const float read = tile[threadIdx.x];  // !!
        __syncwarp();
        if (threadIdx.x == 0) __threadfence();
        if (threadIdx.x == 3) atomicExch(&flag, 1);
        y[threadIdx.x] = read;
    } else {
        while (atomicAdd(&flag, 0) == 0) {
        }
        __threadfence();
        tile[threadIdx.x - 32] = 1;  // !!
    }
}
