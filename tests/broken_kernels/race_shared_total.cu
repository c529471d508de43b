// race_shared_total.cu: every thread adds to one sum without an atomic
//
//   fault  : data-race, where it says !!
//   launch : grid 1 block 96 y 1
extern "C" __global__ void kernel(float* y) {
    __shared__ float total;
    if (threadIdx.x == 0) total = 0.f;
    __syncthreads();
    total += threadIdx.x;  // !!
    __syncthreads();
    if (threadIdx.x == 0) *y = total;
}
