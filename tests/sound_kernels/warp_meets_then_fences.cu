// warp_meets_then_fences.cu: lane 0 takes in a signal, its warp meets, and each lane fences before it reads
//
//   launch : grid 2 block 32 tile 32 flag 1 y 32
extern "C" __global__ void kernel(float* tile, int* flag, float* y) {
    if (blockIdx.x == 0) {
        tile[threadIdx.x] = threadIdx.x;
        __threadfence();
        __syncwarp();
        if (threadIdx.x == 0) atomicExch(flag, 1);
    } else {
        if (threadIdx.x == 0) {
            while (atomicAdd(flag, 0) == 0) {
            }
        }
        __syncwarp();
        __threadfence();
        y[threadIdx.x] = tile[31 - threadIdx.x];
    }
}
