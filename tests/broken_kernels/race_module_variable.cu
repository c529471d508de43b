// race_module_variable.cu: all blocks add to a variable of the module without an atomic
//
//   fault  : data-race, where it says !!
//   launch : grid 2 block 1 y 2

__device__ float slots[2];
__device__ int visits;

extern "C" __global__ void kernel(float* y) {
    slots[0] += 1.f;  // !!
    y[blockIdx.x] = 1.f;
}
