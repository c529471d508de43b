// reductions.h: updates of elements in memory by elements of shared memory
#pragma once

#include "copies.h"
#include "floats.h"
#include "tensor_map.h"

enum operation { ADD = 0, MIN = 1, MAX = 2, INC = 3, DEC = 4, AND = 5, OR = 6, XOR = 7 };

INLINE bool is_below(type kind, u64 a, u64 b) {
  return kind == S32 ? (i32)a < (i32)b : kind == S64 ? (i64)a < (i64)b : a < b;
}

// Combine two integers.
INLINE u64 combined(operation how, type kind, u64 a, u64 b) {
  switch (how) {
    case ADD: return a + b;
    case MIN: return is_below(kind, a, b) ? a : b;
    case MAX: return is_below(kind, a, b) ? b : a;
    case INC: return a >= b ? 0 : a + 1;
    case DEC: return a == 0 || a > b ? b : a - 1;
    case AND: return a & b;
    case OR: return a | b;
    case XOR: return a ^ b;
  }
  __builtin_unreachable();
}

// Combine two numbers of 16 bits, in f32: their sum, the smaller or the larger one.
template <class Format>
INLINE u16 combined_in(operation how, u16 a, u16 b) {
  float x = Format::widen(a), y = Format::widen(b);
  return Format::narrow(how == ADD ? x + y : extreme(x, y, how == MIN));
}
INLINE u16 combined_halves(operation how, type kind, u16 a, u16 b) {
  return kind == F16 ? combined_in<Half>(how, a, b) : combined_in<Brain>(how, a, b);
}

// Put what `act` makes of an element in its place; return what was there before.
template <class Item, class Act>
INLINE Item replace(Item *place, Act act) {
  Item old = *place;
  while (!__atomic_compare_exchange_n(place, &old, (Item)act(old), false, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST)) {
  }
  return old;
}

// Update elements for one lane: those from `begin` to `end` bytes behind `target`, by those as far behind `source`.
// `swizzle` is that of the source.
EXPORT void reduce_elements(context *ctx, warp *self, u32 lane, operation how, type kind, u64 target, u64 source,
                            i64 begin, i64 end, u64 swizzle, u32 reading, u32 writing);
