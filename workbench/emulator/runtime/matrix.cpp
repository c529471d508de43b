// matrix.cpp: 16 by 8 sums of products, added as a tensor core adds; the rules are those of opcodes/tensor_cores.py
//
// A sum begins with an element of c. Products are exact. The exponent of a product is that of its two factors together.
// All terms are cut, toward zero, to some bits behind the point of the largest exponent of a term that is not zero. They
// are then added exactly, and the sum is rounded once. A `quad` is four terms of every sum: the elements that a warp's
// lanes hold in one place of their registers. A `half` is 8 of the 16 rows. A `parity` is the even or the odd columns.
#include "floats.h"

#define METHOD inline __attribute__((always_inline))

namespace {

typedef __INT8_TYPE__ i8;

constexpr u32 HALVES = 2, PARITIES = 2, GROUP = 4, COLUMNS = 8, MOST_TERMS = 32;
constexpr i32 BIAS = 127, FRACTION = 23, LEAST = -126, DOUBLE_BIAS = 1023, DOUBLE_FRACTION = 52;

// ZERO stands for the exponent of zero, SPECIAL for that of infinity and NaN. If no factor is one of these, and f32 can
// hold the product, the sum of the two exponents lies from LOWEST to HIGHEST. Exponents of f16 and narrower types fit i8.
template <class Exponent>
struct Mark;
template <>
struct Mark<i8> {
  static constexpr i32 ZERO = -60, SPECIAL = 100, LOWEST = -40, HIGHEST = 35;
};
template <>
struct Mark<i16> {
  static constexpr i32 ZERO = -1000, SPECIAL = 3000, LOWEST = -500, HIGHEST = 100;
};

// The least exponent with which f32 holds all that the quick way computes; and that of a sum whose terms are all zero.
constexpr i32 QUICK = -60, NONE = -10000;

// No exponent counts as less than this far below the least one of c's type.
constexpr i32 DEPTH = 7;

// A value for each lane of both halves.
template <class Item>
using Both __attribute__((vector_size(HALVES * LANES * sizeof(Item)))) = Item;

// How a sum is made. `point`: bits behind the point of the largest exponent. `kept`: bits behind the point of the result.
// `is_odd`: the last bit of an inexact result is 1, so rounding it to f16 rounds the exact sum. `least`: the least
// exponent of c's type.
struct Rule {
  i32 point, kept;
  bool is_odd;
  i32 least;
};

INLINE Vector<i32> field_of(Vector<float> values) { return (Vector<i32>)values >> FRACTION & 0xFF; }

// Exponents of numbers. Subnormal ones have the least exponent of their type.
template <class Exponent>
INLINE Vector<Exponent> exponents_of(Vector<float> values, i32 least) {
  Vector<i32> field = field_of(values), exponent = most(field - BIAS, every(least));
  exponent = values == 0 ? every(Mark<Exponent>::ZERO) : exponent;
  return convert<Exponent>(field == 0xFF ? every(Mark<Exponent>::SPECIAL) : exponent);
}

template <class Item>
INLINE Both<Item> load_both(const Item *items) {
  Both<Item> result;
  __builtin_memcpy(&result, items, sizeof result);
  return result;
}

// The item of one lane of each group of four, for the whole group.
#define OF_GROUP(v, i)                                                                                              \
  __builtin_shufflevector(v, v, i, i, i, i, 4 + i, 4 + i, 4 + i, 4 + i, 8 + i, 8 + i, 8 + i, 8 + i, 12 + i, 12 + i, \
                          12 + i, 12 + i, 16 + i, 16 + i, 16 + i, 16 + i, 20 + i, 20 + i, 20 + i, 20 + i, 24 + i,   \
                          24 + i, 24 + i, 24 + i, 28 + i, 28 + i, 28 + i, 28 + i)

// Give each lane the four elements of its row: [term][half][lane].
template <class Item>
INLINE void store_rows(Item *rows, Vector<Item> held) {
  store_lanes<Item>(rows, OF_GROUP(held, 0));
  store_lanes<Item>(rows + HALVES * LANES, OF_GROUP(held, 1));
  store_lanes<Item>(rows + 2 * HALVES * LANES, OF_GROUP(held, 2));
  store_lanes<Item>(rows + 3 * HALVES * LANES, OF_GROUP(held, 3));
}

// Rows of a, of [quad][half][lane].
template <class Exponent>
INLINE void lay_rows(const float *a, u32 quads, i32 least, float *rows, Exponent *exponents) {
  for (u64 quad = 0; quad < quads; ++quad)
    for (u64 half = 0; half < HALVES; ++half) {
      auto held = load_lanes(a + (quad * HALVES + half) * LANES);
      u64 at = (quad * GROUP * HALVES + half) * LANES;
      store_rows(rows + at, held);
      store_rows(exponents + at, exponents_of<Exponent>(held, least));
    }
}

// Bring four terms of eight columns from [column][term] into the order [term][parity][pair].
template <class V>
INLINE V by_term(V v) {
  return __builtin_shufflevector(v, v, 0, 8, 16, 24, 4, 12, 20, 28, 1, 9, 17, 25, 5, 13, 21, 29, 2, 10, 18, 26, 6, 14,
                                 22, 30, 3, 11, 19, 27, 7, 15, 23, 31);
}

// Columns that all rows meet. b is [quad][lane], where a group of lanes has a column.
template <class Exponent>
struct Dense {
  float values[MOST_TERMS * COLUMNS];
  Exponent exponents[MOST_TERMS * COLUMNS];

  METHOD Dense(const float *b, u32 quads, i32 least) {
    for (u64 quad = 0; quad < quads; ++quad) {
      auto held = by_term(load_lanes(b + quad * LANES));
      store_lanes<float>(values + quad * LANES, held);
      store_lanes<Exponent>(exponents + quad * LANES, exponents_of<Exponent>(held, least));
    }
  }
  METHOD Vector<float> value(u64 term, u64, u64 parity) const {
    typedef float Four __attribute__((vector_size(GROUP * sizeof(float))));
    Four v;
    __builtin_memcpy(&v, values + (term * PARITIES + parity) * GROUP, sizeof v);
    return __builtin_shufflevector(v, v, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1,
                                   2, 3, 0, 1, 2, 3);
  }
  METHOD Both<Exponent> exponent(u64 term, u64 parity) const {
    typedef typename Width<GROUP * sizeof(Exponent)>::Signed Four;
    typedef Four Fours __attribute__((vector_size(sizeof(Both<Exponent>))));
    Four four;
    __builtin_memcpy(&four, exponents + (term * PARITIES + parity) * GROUP, sizeof four);
    return (Both<Exponent>)(four - Fours{});
  }
};

// Columns of which each row meets what its metadata choose. b is [term][parity][half][lane].
template <class Exponent>
struct Sparse {
  const float *values;
  Exponent exponents[MOST_TERMS * PARITIES * HALVES * LANES];

  METHOD Sparse(const float *b, u32 quads, i32 least) : values(b) {
    for (u64 at = 0; at < quads * GROUP * PARITIES * HALVES * LANES; at += LANES)
      store_lanes<Exponent>(exponents + at, exponents_of<Exponent>(load_lanes(b + at), least));
  }
  METHOD Vector<float> value(u64 term, u64 half, u64 parity) const {
    return load_lanes(values + ((term * PARITIES + parity) * HALVES + half) * LANES);
  }
  METHOD Both<Exponent> exponent(u64 term, u64 parity) const {
    return load_both(exponents + (term * PARITIES + parity) * HALVES * LANES);
  }
};

// Cut a sum that is no subnormal f32.
INLINE Vector<float> rounded(Vector<double> sum, Rule how) {
  auto whole = (Vector<u64>)sum;
  u64 below = (1ull << (DOUBLE_FRACTION - how.kept)) - 1;
  Vector<u64> kept = whole & ~below;
  if (how.is_odd) kept |= (whole & below) != 0 ? every(below + 1) : every(0ull);
  return convert<float>((Vector<double>)kept);
}

INLINE Vector<double> power_of_two(Vector<i32> exponent) {
  return (Vector<double>)(convert<u64>(exponent + DOUBLE_BIAS) << DOUBLE_FRACTION);
}

// The sums of any terms. `row(term)` and `column(term)` are factors.
template <class Row, class Column>
INLINE Vector<float> sum_any(Row row, Column column, u32 terms, Vector<float> c, Vector<i32> exponent, Rule how) {
  Vector<double> scale = power_of_two(how.point - exponent), plain = convert<double>(c);
  Vector<double> sum = __builtin_elementwise_trunc(plain * scale);
  for (u64 term = 0; term < terms; ++term) {
    Vector<double> product = convert<double>(row(term)) * convert<double>(column(term));
    plain += product;
    sum += __builtin_elementwise_trunc(product * scale);
  }
  Vector<i32> last = every(how.kept - LEAST);  // of a subnormal result
  sum = __builtin_elementwise_trunc(sum * power_of_two(exponent - how.point + last)) * power_of_two(-last) + 0.0;
  Vector<i32> finite = convert<i32>(plain - plain == 0);
  Vector<i32> is_nan = convert<i32>(plain != plain);
  Vector<float> other = is_nan ? every(bits<float>(0x7FFFFFFF)) : convert<float>(plain);
  return finite ? rounded(sum, how) : other;
}

// Add the products of both halves to the sums of one parity, where all exponents allow f32.
template <class Columns>
INLINE void add_quickly(const float *rows, const Columns &columns, u32 terms, u64 parity, float *sums,
                        const Vector<i32> *exponents, Rule how) {
  Vector<float> scale[HALVES];
  Vector<i32> parts[HALVES][2];  // each has half of the terms, which do not exceed 32 bits
  auto sum = [&](u64 half) { return sums + (half * PARITIES + parity) * LANES; };
#pragma clang loop unroll(full)
  for (u64 half = 0; half < HALVES; ++half) {
    scale[half] = (Vector<float>)((BIAS + how.point - exponents[half]) << FRACTION);
    parts[half][0] = convert<i32>(load_lanes(sum(half)) * scale[half]);
    parts[half][1] = Vector<i32>{};
  }
  for (u64 first = 0; first < terms; first += GROUP) {
#pragma clang loop unroll(full)
    for (u64 term = first; term < first + GROUP; ++term)
#pragma clang loop unroll(full)
      for (u64 half = 0; half < HALVES; ++half)
        parts[half][term % 2] += convert<i32>(load_lanes(rows + (term * HALVES + half) * LANES) *
                                              columns.value(term, half, parity) * scale[half]);
  }
#pragma clang loop unroll(full)
  for (u64 half = 0; half < HALVES; ++half) {
    auto unit = (Vector<float>)((BIAS - how.point + exponents[half]) << FRACTION);
    auto whole = convert<double>(parts[half][0]) + convert<double>(parts[half][1]);
    store_lanes<float>(sum(half), rounded(whole, how) * unit);
  }
}

// Add the products of rows and columns to sums[half][parity][lane].
template <class Exponent, class Columns>
INLINE void add_tile(const float *rows, const Exponent *exponents, const Columns &columns, u32 terms, float *sums,
                     Rule how) {
  Both<Exponent> top[PARITIES];
  for (auto &each : top) each = (Exponent)(2 * Mark<Exponent>::ZERO) - Both<Exponent>{};
  for (u64 term = 0; term < terms; ++term) {
    auto row = load_both(exponents + term * HALVES * LANES);
#pragma clang loop unroll(full)
    for (u64 parity = 0; parity < PARITIES; ++parity) {
      auto exponent = __builtin_elementwise_add_sat(row, columns.exponent(term, parity));
      top[parity] = top[parity] < exponent ? exponent : top[parity];
    }
  }
  alignas(64) Exponent highest[PARITIES][HALVES][LANES];
  __builtin_memcpy(highest, top, sizeof top);
  Vector<i32> largest[PARITIES][HALVES], is_quick = every(-1);
#pragma clang loop unroll(full)
  for (u64 parity = 0; parity < PARITIES; ++parity)
#pragma clang loop unroll(full)
    for (u64 half = 0; half < HALVES; ++half) {
      auto c = load_lanes(sums + (half * PARITIES + parity) * LANES);
      auto of_products = convert<i32>(load_lanes(highest[parity][half]));
      of_products = of_products < Mark<Exponent>::LOWEST ? every(NONE) : of_products;
      auto of_c = c == 0 ? every(NONE) : most(field_of(c) - BIAS, every(how.least));
      auto exponent = most(of_products, of_c);
      exponent = exponent == NONE ? every(QUICK) : most(exponent, every(how.least - DEPTH));
      is_quick &= (exponent >= QUICK) & (exponent <= Mark<Exponent>::HIGHEST);
      largest[parity][half] = exponent;
    }
  if (all_of(ALL_LANES, is_quick)) {
#pragma clang loop unroll(full)
    for (u64 parity = 0; parity < PARITIES; ++parity)
      add_quickly(rows, columns, terms, parity, sums, largest[parity], how);
    return;
  }
  for (u64 parity = 0; parity < PARITIES; ++parity)
    for (u64 half = 0; half < HALVES; ++half) {
      float *place = sums + (half * PARITIES + parity) * LANES;
      auto row = [&](u64 term) { return load_lanes(rows + (term * HALVES + half) * LANES); };
      auto column = [&](u64 term) { return columns.value(term, half, parity); };
      store_lanes<float>(place, sum_any(row, column, terms, load_lanes(place), largest[parity][half], how));
    }
}

}  // namespace

// `exponents` is a name's end, and their type.
#define ROWS(name, Exponent)                                                                               \
  EXPORT void tensor_rows_##name(const float *a, u32 quads, i32 least, float *rows, Exponent *exponents) { \
    lay_rows(a, quads, least, rows, exponents);                                                            \
  }
ROWS(narrow, i8)
ROWS(wide, i16)

#define TILE(name, Columns, Exponent)                                                                                \
  EXPORT void tensor_tile_##name(const float *rows, const Exponent *exponents, const float *b, u32 quads, i32 least, \
                                 float *sums, i32 point, i32 kept, u32 is_odd, i32 least_of_c) {                     \
    add_tile(rows, exponents, Columns<Exponent>(b, quads, least), quads *GROUP, sums,                                \
             Rule{point, kept, is_odd != 0, least_of_c});                                                            \
  }
TILE(narrow, Dense, i8)
TILE(wide, Dense, i16)
TILE(sparse_narrow, Sparse, i8)
TILE(sparse_wide, Sparse, i16)
