// lanes_write_one_bin.cu: lanes put their number where others with the same key put theirs
//
//   fault  : data-race, where it says !!
//   launch : grid 1 block 32 y 16
extern "C" __global__ void kernel(int* y) {
    __shared__ int owner[16];
    if (threadIdx.x < 16) owner[threadIdx.x] = -1;
    __syncwarp();
    owner[threadIdx.x * 7 % 13] = threadIdx.x;  // !!
    __syncwarp();
    if (threadIdx.x < 16) y[threadIdx.x] = owner[threadIdx.x];
}
