// bytes_of_words.cu: blocks write a byte each of an array of words
//
//   launch : grid 8 block 32 y 4
extern "C" __global__ void kernel(int* y) {
    unsigned char* bytes = reinterpret_cast<unsigned char*>(y);
    if (threadIdx.x == 0) bytes[blockIdx.x] = blockIdx.x;
    if (threadIdx.x == 1) bytes[8 + blockIdx.x] = 1;
}
