// algebra.cpp: floats as elements of a prime field, beside the floats of a program that is run algebraically
//
// A float is a whole number times a power of two. It stands for that number in the field of 2^31 - 1 elements, in which
// 2^31 is 1. Sums, products and quotients of elements stand for those of the numbers, without any rounding.
#include "numerics.h"

namespace {

constexpr u64 PRIME = (1ull << 31) - 1;
constexpr u64 FRACTION = (1ull << 52) - 1;

typedef Vector<u64> Elements;

// The element of a number below 2^62.
INLINE Elements reduced(Elements a) {
  Elements sum = (a & PRIME) + (a >> 31);
  return sum >= every(PRIME) ? sum - PRIME : sum;
}

INLINE Elements negated(Elements a) { return a == every<u64>(0) ? a : PRIME - a; }

INLINE Elements product(Elements a, Elements b) { return reduced(a * b); }

INLINE u64 element(f64 value) {
  u64 bits = __builtin_bit_cast(u64, value), exponent = bits >> 52 & 0x7FF;
  if (exponent == 0x7FF) return 0;  // no number
  u64 mantissa = (bits & FRACTION) | (exponent ? FRACTION + 1 : 0);
  u64 size = (mantissa & PRIME) + (mantissa >> 31);
  if (size >= PRIME) size -= PRIME;
  u64 turn = ((exponent ? exponent : 1) + 31 * 64 - 1075) % 31;
  u64 result = (size << turn | size >> (31 - turn)) & PRIME;
  if (result == PRIME) result = 0;
  return bits >> 63 && result ? PRIME - result : result;
}

INLINE Elements elements(Vector<f64> values) {
  Lanes<f64> from(values);
  Lanes<u64> to(Elements{});
  for (u32 lane = 0; lane < LANES; ++lane) to[lane] = element(from[lane]);
  return to.vector();
}

}  // namespace

EXPORT Elements algebra_own(Vector<f64> value) { return elements(value); }
EXPORT Elements algebra_add(Elements a, Elements b) { return reduced(a + b); }
EXPORT Elements algebra_sub(Elements a, Elements b) { return reduced(a + negated(b)); }
EXPORT Elements algebra_mul(Elements a, Elements b) { return product(a, b); }
EXPORT Elements algebra_fma(Elements a, Elements b, Elements c) { return reduced(product(a, b) + c); }
EXPORT Elements algebra_neg(Elements a) { return negated(a); }

// 1 / a, by Fermat's theorem; that of 0 is 0.
EXPORT Elements algebra_rcp(Elements a) {
  Elements result = every<u64>(1), power = a;
  for (u64 left = PRIME - 2; left; left >>= 1) {
    if (left & 1) result = product(result, power);
    power = product(power, power);
  }
  return result;
}

EXPORT Elements algebra_div(Elements a, Elements b) { return product(a, algebra_rcp(b)); }
