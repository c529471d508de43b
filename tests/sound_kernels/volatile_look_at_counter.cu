// volatile_look_at_counter.cu: a counter that atomics update is looked at through volatile
//
//   launch : grid 4 block 32 count 1 y 128
extern "C" __global__ void kernel(int* count, int* y) {
    if (*(volatile int*)count < 100) atomicAdd(count, 1);
    y[blockIdx.x * 32 + threadIdx.x] = threadIdx.x;
}
