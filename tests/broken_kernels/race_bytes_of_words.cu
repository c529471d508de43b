// race_bytes_of_words.cu: blocks write bytes of an array of words, and two blocks share one
//
//   launch : grid 8 block 32 y 4
//   fault  : data-race, where it says !!
extern "C" __global__ void kernel(int* y) {
    unsigned char* bytes = reinterpret_cast<unsigned char*>(y);
    if (threadIdx.x == 0) bytes[blockIdx.x / 2] = blockIdx.x;  // !!
}
