// language.cu: what C++ asks of calls, 8-bit floats, printf and assert
#include <cuda_fp8.h>

__device__ int fibonacci(int n) { return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2); }

// Every call has its own copy of the array.
__device__ __noinline__ int permutations(const int* a, int k, int n) {
  if (k == n) {
    int hash = 0;
    for (int i = 0; i < n; i++) hash = hash * 7 + a[i];
    return hash % 1000;
  }
  int total = 0;
  for (int i = k; i < n; i++) {
    int swapped[4];
    for (int j = 0; j < n; j++) swapped[j] = a[j];
    swapped[k] = a[i];
    swapped[i] = a[k];
    total += permutations(swapped, k + 1, n) * (i + 1);
  }
  return total;
}

extern "C" __global__ void recursion(int* fib, int* perm) {
  int i = threadIdx.x;
  fib[i] = fibonacci(i % 15);
  int a[4] = {i, i + 1, 2, 3};
  perm[i] = permutations(a, 0, 4);
}

__device__ int endless(int n) { return n < 0 ? 0 : endless(n + 1) * 3 + n; }

extern "C" __global__ void overflow(int* y) { y[threadIdx.x] = endless(threadIdx.x); }

using Function = float (*)(float);
__device__ float add_one(float x) { return x + 1; }
__device__ float twice(float x) { return x * 2; }
__device__ Function table[2] = {add_one, twice};

struct Shape {
  __device__ virtual float area(float x) const { return x; }
};
struct Square : Shape {
  __device__ float area(float x) const override { return x * x; }
};

extern "C" __global__ void pointers(float* y) {
  int i = threadIdx.x;
  Shape line;
  Square square;
  const Shape* shape = i % 3 ? static_cast<const Shape*>(&square) : &line;
  y[i] = table[i % 2](i) + 100 * shape->area(i);
}

extern "C" __global__ void fp8(const float* x, unsigned char* e4m3, unsigned char* e5m2, float* back, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  __nv_fp8_e4m3 a(x[i]);
  __nv_fp8_e5m2 b(x[i]);
  e4m3[i] = a.__x;
  e5m2[i] = b.__x;
  back[i] = float(a);
}

extern "C" __global__ void talk(const int* x, int limit) {
  int i = threadIdx.x;
  if (i < 2) printf("thread %d has %d\n", i, x[i]);
  assert(x[i] < limit);
}
