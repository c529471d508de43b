// race_vector_store.cu: a 16-byte store reaches into the next thread's element
//
//   fault  : data-race, where it says !!
//   launch : grid 1 block 64 y 64
extern "C" __global__ void kernel(float* y) {
    __shared__ __align__(16) float tile[260];
    if (threadIdx.x == 8) reinterpret_cast<float4*>(tile)[8] = make_float4(0.f, 1.f, 2.f, 3.f);  // !!
    else if (threadIdx.x >= 32) tile[threadIdx.x] = threadIdx.x;                                 // !!
    __syncthreads();
    y[threadIdx.x] = threadIdx.x >= 32 ? tile[threadIdx.x] : 0.f;
}
