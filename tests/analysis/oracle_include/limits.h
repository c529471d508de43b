// All of <limits.h> that cuda_occupancy.h asks for: a machine without a compiler has no C library headers either.
#define INT_MAX 2147483647
