// misaligned_shared.cu: an int at an odd byte of shared memory
//
//   fault  : misaligned, where it says !!
//   thread : 1 0 0
//   launch : grid 1 block 4 smem 64 y 4
extern "C" __global__ void kernel(int* y) {
    extern __shared__ char bytes[];
    *reinterpret_cast<int*>(bytes + 5 * threadIdx.x) = 1;  // !!
    y[threadIdx.x] = bytes[5 * threadIdx.x];
}
