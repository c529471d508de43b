// volatile_counter.cu: all threads add one to a counter through volatile, without an atomic
//
//   fault  : data-race, where it says !!
//   launch : grid 1 block 128 y 1
extern "C" __global__ void kernel(volatile int* y) {
    y[0] = y[0] + 1;  // !!
}
