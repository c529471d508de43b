// deadlock_spin_on_neighbour.cu: a thread waits for a flag that its own warp sets later
//
//   fault  : deadlock, where it says !!
//   launch : grid 1 block 32 y 1
extern "C" __global__ void kernel(volatile int* y) {
    while (*y == 0) {  // !!
    }
    *y = 1;
}
