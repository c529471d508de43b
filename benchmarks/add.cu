// add.cu: y = x + z, the smallest kernel with three tensors and a scalar, for benchmarks/launch_overhead.py
//
//   x, z, y : (n,) f32
//   grid    : (ceil(n / 256), 1, 1)   block : (256, 1, 1)   dynamic smem : 0 B
extern "C" __global__ void add(const float* x, const float* z, float* y, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) y[i] = x[i] + z[i];
}
