// global_atomics.cu: all blocks add to one element
//
//   launch : grid 4 block 64 y 1
extern "C" __global__ void kernel(float* y) {
    atomicAdd(y, 1.f);
}
