// barrier_trip_count_by_lane.cu: each lane runs the loop with the barrier as often as its own data says
//
//   fault  : divergent-barrier, where it says !!
//   launch : grid 1 block 32 count 32 y 32
extern "C" __global__ void kernel(const int* count, int* y) {
    int rounds = count[threadIdx.x] + threadIdx.x % 3 + 1, seen = 0;
    for (int i = 0; i < rounds; ++i) {
        seen += i;
        __syncthreads();  // !!
    }
    y[threadIdx.x] = seen;
}
