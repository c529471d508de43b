// All of <string.h> that cuda_occupancy.h asks for: a machine without a compiler has no C library headers either.
#include <stddef.h>
void *memcpy(void *to, const void *from, size_t bytes);
