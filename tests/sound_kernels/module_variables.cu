// module_variables.cu: variables of the module, one per block and one counter
//
//   launch : grid 2 block 32 y 64

__device__ float slots[2];
__device__ int visits;

extern "C" __global__ void kernel(float* y) {
    slots[blockIdx.x] = 1.f;
    if (threadIdx.x == 0) atomicAdd(&visits, 1);
    y[blockIdx.x * 32 + threadIdx.x] = slots[blockIdx.x];
}
