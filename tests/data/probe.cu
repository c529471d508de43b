// probe.cu: one access of one warp, as tests/data/h200_access_probe.csv lists them
//
//   index   : (32,) i32, element that each lane touches      mask : lanes that take part
//   x, y    : (2048,) VECTOR                                  smem : the same, dynamic
//   grid    : (1, 1, 1)   block : (32, 1, 1)   dynamic smem : 2048 * sizeof(VECTOR) B
#ifndef VECTOR
#define VECTOR float   // what a lane touches: float, float2 or float4
#endif
extern __shared__ VECTOR smem[];

extern "C" __global__ void shared_ld(const int* index, unsigned mask, VECTOR* y) {
    const int i = index[threadIdx.x];
    if (mask >> threadIdx.x & 1)
        y[threadIdx.x] = smem[i];
}

extern "C" __global__ void shared_st(const int* index, unsigned mask, const VECTOR* x) {
    const int i = index[threadIdx.x];
    if (mask >> threadIdx.x & 1)
        smem[i] = x[threadIdx.x];
}

extern "C" __global__ void global_ld(const int* index, unsigned mask, const VECTOR* x) {
    const int i = index[threadIdx.x];
    if (mask >> threadIdx.x & 1)
        smem[threadIdx.x] = x[i];
}

extern "C" __global__ void global_st(const int* index, unsigned mask, VECTOR* y) {
    const int i = index[threadIdx.x];
    if (mask >> threadIdx.x & 1)
        y[i] = smem[threadIdx.x];
}
