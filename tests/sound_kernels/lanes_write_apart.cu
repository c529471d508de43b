// lanes_write_apart.cu: lanes scatter by a permutation, and in vectors that lie apart
//
//   launch : grid 1 block 32 y 32 z 128
extern "C" __global__ void kernel(int* y, float4* z) {
    y[threadIdx.x * 7 % 32] = threadIdx.x;
    z[31 - threadIdx.x] = make_float4(threadIdx.x, 1.f, 2.f, 3.f);
}
