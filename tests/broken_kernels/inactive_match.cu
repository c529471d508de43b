// inactive_match.cu: the lanes with a key look for others, among all lanes
//
//   fault  : inactive-lane, where it says !!
//   launch : grid 1 block 32 key 32 y 32
extern "C" __global__ void kernel(const int* key, unsigned* y) {
    if (key[threadIdx.x] + threadIdx.x < 24)
        y[threadIdx.x] = __match_any_sync(0xffffffff, key[threadIdx.x]);  // !!
}
