// heap_unwritten.cu: the last element of a row in new memory is left out
//
//   fault  : uninitialized-read, where it says !!
//   launch : grid 1 block 32 y 32
extern "C" __global__ void kernel(int* y, int n = 5) {
    int* row = new int[n];
    for (int i = 0; i < n - 1; ++i) row[i] = i;
    int sum = 0;
    for (int i = 0; i < n; ++i)
        sum += row[i];  // !!
    y[threadIdx.x] = sum;
    delete[] row;
}
