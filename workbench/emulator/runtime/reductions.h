// reductions.h: updates of elements in memory by elements of shared memory
#pragma once

#include "copies.h"
#include "tensor_map.h"

enum operation { ADD = 0, MIN = 1, MAX = 2, INC = 3, DEC = 4, AND = 5, OR = 6, XOR = 7 };

// Exchange pieces of 16 bytes: bits 7 to 9 of an address change bits 4 to 6, as far as the mask goes.
template <class Address>
INLINE Address swizzled(Address address, u64 mask) {
  return address ^ ((address >> 7 & mask) << UNIT_SHIFT);
}

// Update elements for one lane: those from `begin` to `end` bytes behind `target`, by those as far behind `source`.
// `swizzle` is that of the source.
EXPORT void reduce_elements(context *ctx, warp *self, u32 lane, operation how, type kind, u64 target, u64 source,
                            i64 begin, i64 end, u64 swizzle, u32 reading, u32 writing);
