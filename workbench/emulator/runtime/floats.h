// floats.h: numbers of 16 and 32 bits, as PTX has them
#pragma once

#include "lanes.h"

template <class To, class From>
INLINE To bits(From value) {
  return __builtin_bit_cast(To, value);
}

typedef __fp16 f16;  // wasm64 has no _Float16

// A format of 16 bits. Operations that are computed in f32 round once.
struct Half {
  INLINE float widen(u16 value) {
    f16 half;
    __builtin_memcpy(&half, &value, sizeof half);
    return half;
  }
  INLINE u16 narrow(float value) {
    f16 half = (f16)value;
    u16 result;
    __builtin_memcpy(&result, &half, sizeof result);
    return value == value ? result : 0x7FFF;
  }
};

struct Brain {
  INLINE float widen(u16 value) { return bits<float>((u32)value << 16); }
  INLINE u16 narrow(float value) {
    u32 exact = bits<u32>(value);
    return value == value ? (exact + 0x7FFF + (exact >> 16 & 1)) >> 16 : 0x7FFF;
  }
};

// Replace a subnormal number by zero of its sign.
INLINE float flushed(float value) {
  u32 exact = bits<u32>(value);
  return exact & 0x7F800000 ? value : bits<float>(exact & 0x80000000);
}

// Replace every NaN by the canonical one.
INLINE u32 canonical(float value) { return value == value ? bits<u32>(value) : 0x7FFFFFFF; }

// Smaller or larger, with -0 < +0. A number wins over a NaN.
INLINE float extreme(float a, float b, bool is_least) {
  if (a != a) return b;
  if (b != b) return a;
  if (a == b) return bits<float>(is_least ? bits<u32>(a) | bits<u32>(b) : bits<u32>(a) & bits<u32>(b));
  return (a < b) == is_least ? a : b;
}
