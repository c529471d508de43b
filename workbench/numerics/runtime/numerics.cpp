// numerics.cpp: what a shadowed program calls: see numerics.h
#include "numerics.h"

namespace {

constexpr f64 INFINITE = __builtin_inf();
constexpr u64 MAGNITUDE = ~0ull >> 1;
constexpr f64 GROWN = 16;  // units by which a result must be wrong for a cancellation to count
constexpr f64 LARGE = 1e15;  // the square of an error below is within f32
constexpr u64 ADDED_AFTER = 64;  // visits: sums of more squares would lose digits
constexpr f64 AMPLIFIED = 256;  // by how much the larger operand must exceed the result

INLINE Vector<f64> magnitude(Vector<f64> a) { return (Vector<f64>)((Vector<u64>)a & MAGNITUDE); }
INLINE Vector<f32> magnitude(Vector<f32> a) { return (Vector<f32>)((Vector<u32>)a & (u32)(MAGNITUDE >> 32)); }

INLINE f64 magnitude(f64 a) { return a < 0 ? -a : a; }

INLINE bool is_nan(f64 a) { return a != a; }

INLINE bool is_infinite(f64 a) { return magnitude(a) == INFINITE; }

// The results of one operation; of a sum the operands are its addends, of a fused one the factors and the addend.
template <class Item>
struct Results {
  Vector<Item> value;
  Vector<f64> shadow;
  Vector<Item> a, b, c;
  f64 unit, least_normal;  // of the type of the result
};

void born(context *ctx, const warp *self, numbers *at, u32 lane, u32 which, f64 a, f64 b, f64 c) {
  u64 order = ++*shadows_of(ctx).births;
  if (at->births[which]++) return;
  at->birth_order[which] = order;
  at->birth_block[which] = ctx->block;
  at->birth_thread[which] = self->index * LANES + lane;
  f64 operands[] = {a, b, c};
  __builtin_memcpy(at->birth_operands + 3 * which, operands, sizeof operands);
}

// Look at the lanes one by one: some of them are no numbers, or are wrong by more than any before.
template <u32 kind, class Item>
__attribute__((noinline)) void look(context *ctx, const warp *self, numbers *at, u32 bucket, const Results<Item> &of,
                                    u32 mask) {
  for_each_lane(mask, [&](u32 lane) {
    auto in = [lane](const auto &vector) { return (f64)((const Item *)&vector)[lane]; };
    f64 value = in(of.value), shadow = ((const f64 *)&of.shadow)[lane], a = in(of.a), b = in(of.b), c = in(of.c);
    if (!(magnitude(value) < INFINITE)) {
      at->beyond += 1;
      if (is_nan(a) || is_nan(b) || is_nan(c)) return;
      if (is_nan(value)) {
        born(ctx, self, at, lane, 0, a, b, c);
      } else if (!is_infinite(a) && !is_infinite(b) && !is_infinite(c)) {
        born(ctx, self, at, lane, 1, a, b, c);
        at->overflowed += magnitude(shadow) < INFINITE;
      }
      return;
    }
    if (!(magnitude(shadow) < INFINITE)) return;
    f64 relative = value == shadow ? 0 : magnitude(value - shadow) / magnitude(shadow);
    if (shadow == 0 && value != 0) {
      at->baseless += 1;
    } else if (!(relative < LARGE)) {
      at->squares[bucket] += relative * relative;
    }
    if (shadow != 0 && relative > at->largest) {
      at->largest = relative;
      at->largest_block = ctx->block;
      at->largest_thread = self->index * LANES + lane;
      at->largest_value = value;
      at->largest_shadow = shadow;
    }
    if (kind == CLASS_OTHER) {  // a sum that is tiny is exact
      at->underflowed += magnitude(value) < of.least_normal && shadow != 0 && relative > of.unit;
    }
  });
}

// Count the lanes whose sum has absorbed an addend, or has lost digits as its addends cancelled.
template <u32 kind, class Item>
__attribute__((noinline)) void count_losses(numbers *at, const Results<Item> &of, u32 mask) {
  Vector<f64> value = convert<f64>(of.value), a = convert<f64>(of.a), b = convert<f64>(of.b);
  Vector<f64> first = kind == CLASS_FMA ? a * b : a, second = kind == CLASS_FMA ? convert<f64>(of.c) : b;
  Vector<f64> size = magnitude(value), shadow = magnitude(of.shadow);
  Vector<f64> large = magnitude(first) > magnitude(second) ? magnitude(first) : magnitude(second);
  Vector<f64> zero{}, beyond = every(INFINITE);
  mask &= mask_of((size < beyond) & (shadow < beyond));
  at->absorbed +=
      count_of(mask & mask_of(((value == first) & (second != zero)) | ((value == second) & (first != zero))));
  mask &= mask_of((large > size * AMPLIFIED) & (magnitude(value - of.shadow) > shadow * (GROWN * of.unit)));
  if (!mask) return;
  at->cancelled += count_of(mask);
  Vector<u64> high = (Vector<u64>)large >> 52, low = (Vector<u64>)(size > shadow ? size : shadow) >> 52;
  auto is_wider = lanes_of<u64>(mask) & (high > low);
  u64 gap = greatest_of(is_wider ? high - low : every<u64>(0));
  if (gap > at->bits_lost) at->bits_lost = gap;
}

// Relative errors of a mask's lanes. Those of f32 have its precision, and are no numbers where the shadow is beyond its
// range.
INLINE Vector<f64> relative_of(u32, Vector<f64> value, Vector<f64> shadow) {
  Vector<f64> error = magnitude(value - shadow);
  return error == every(0.0) ? error : error / magnitude(shadow);
}
INLINE Vector<f32> relative_of(u32 mask, Vector<f32> value, Vector<f64> shadow) {
  Vector<f64> wide = convert<f64>(value);
  Vector<f32> size = magnitude(convert<f32>(shadow));
  u32 tiny = mask & mask_of(size < every(0x1p-80f));
  if (tiny) {  // they may not be exact, or 0
    if (tiny & mask_of(wide != shadow)) return convert<f32>(relative_of(mask, wide, shadow));
    size = lanes_of<f32>(tiny) ? every(1.0f) : size;
  }
  return magnitude(convert<f32>(wide - shadow)) / size;
}

// The sum of all lanes.
INLINE f32 sum_of(Vector<f32> v) {
  typedef f32 Half __attribute__((vector_size(16 * sizeof(f32))));
  typedef f32 Quarter __attribute__((vector_size(8 * sizeof(f32))));
  typedef f32 Eighth __attribute__((vector_size(4 * sizeof(f32))));
  Half half = __builtin_shufflevector(v, v, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15) +
              __builtin_shufflevector(v, v, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31);
  Quarter quarter = __builtin_shufflevector(half, half, 0, 1, 2, 3, 4, 5, 6, 7) +
                    __builtin_shufflevector(half, half, 8, 9, 10, 11, 12, 13, 14, 15);
  Eighth eighth = __builtin_shufflevector(quarter, quarter, 0, 1, 2, 3) +
                  __builtin_shufflevector(quarter, quarter, 4, 5, 6, 7);
  return (eighth[0] + eighth[1]) + (eighth[2] + eighth[3]);
}

// The largest of numbers that are not negative: their bits are in the same order.
INLINE f32 largest_of(Vector<f32> v) { return __builtin_bit_cast(f32, (u32)greatest_of((Vector<u32>)v)); }

// Add what a warp has counted to an instruction's numbers.
__attribute__((noinline)) void add_counts(numbers *at, visits *visit) {
  at->count += visit->results;
  at->visited[visit->bucket] += visit->results;
  at->squares[visit->bucket] += sum_of(load_lanes(visit->squares));
  visit->results = 0;
  store_lanes(visit->squares, Vector<f32>{});
}

// Count results, and look closer where that is needed. What is not needed is not stored: most calls end without.
template <u32 kind, class Item>
INLINE void noted(context *ctx, warp *self, u32 mask, u32 site, f64 unit, f64 least_normal, Vector<Item> value,
                  Vector<f64> shadow, Vector<Item> a, Vector<Item> b, Vector<Item> c) {
  if (!mask) return;
  numbers *at = shadows_of(ctx).numbers + site;
  visits *visit = shadows_of(ctx).visits + site * ctx->num_warps + self->index;
  u64 block = (u64)ctx->block + 1;
  if (visit->block != block) {
    visit->block = block;
    visit->count = 0;
  }
  u64 bucket = 63 - __builtin_clzll(++visit->count);
  if (bucket >= BUCKETS) bucket = BUCKETS - 1;
  if (bucket != visit->bucket || !(visit->count % ADDED_AFTER)) {
    add_counts(at, visit);
    visit->bucket = bucket;
  }
  visit->results += count_of(mask);

  Vector<Item> relative = relative_of(mask, value, shadow), zero{};
  if (!(mask & ~mask_of(relative == zero))) return;
  Vector<f32> errors = convert<f32>(lanes_of<Item>(mask) ? relative : zero);
  Vector<Item> first = kind == CLASS_FMA ? a * b : a, second = kind == CLASS_FMA ? c : b, size = magnitude(value);
  u32 odd = 0, losing = 0;
  if (kind != CLASS_OTHER) {
    Vector<Item> high = magnitude(first), low = magnitude(second), large = high > low ? high : low;
    losing = mask & (mask_of(value == first) | mask_of(value == second) | mask_of(large > size * (Item)AMPLIFIED));
    if (losing)
      losing &= mask_of((((value == first) & (second != zero)) | ((value == second) & (first != zero))) |
                        ((relative > every((Item)(GROWN * unit))) & (large > size * (Item)AMPLIFIED)));
  }
  f64 larger = at->largest * 1.000001, least = larger < LARGE ? larger : LARGE;
  if (kind == CLASS_OTHER && unit < least) least = unit;
  if (mask & ~mask_of(relative <= every((Item)least))) {
    u32 fine = mask & mask_of((size < every((Item)INFINITE)) & (relative < every((Item)LARGE)));
    odd = mask & ~fine;
    errors = lanes_of<f32>(fine) ? errors : Vector<f32>{};
    if (fine & mask_of(relative > every((Item)larger)))  // of those that are larger, the largest
      odd |= fine & mask_of(errors >= every(largest_of(errors) * 0.999999f));
    if (kind == CLASS_OTHER) odd |= mask & mask_of((relative > every((Item)unit)) & (size < every((Item)least_normal)));
  }
  store_lanes(visit->squares, load_lanes(visit->squares) + errors * errors);
  if (!(odd | losing)) return;
  Results<Item> of{value, shadow, a, b, c, unit, least_normal};
  if (losing) count_losses<kind>(at, of, losing);
  if (odd) look<kind>(ctx, self, at, bucket, of, odd);
}

INLINE value_row row_of(const context *ctx, u64 address) {
  u64 number = address >> WINDOW_SHIFT;
  return shadows_of(ctx).values[number < ctx->num_windows ? number : 0];
}

// The cell of one lane's float; num_cells where it has none.
INLINE u64 cell_of(const value_row &row, const warp *self, u32 lane, u64 address) {
  u64 place = (address - row.low) >> row.shift;
  if (row.lane_cells) {
    if (place >= row.lane_cells) return row.num_cells;
    place += (self->index * LANES + lane) * row.lane_cells;
  }
  return place < row.num_cells ? place : row.num_cells;
}

// The cells of lanes' floats, which are all in one window; `mask` loses those that have none.
INLINE Vector<u64> cells_of(const value_row &row, const warp *self, u32 &mask, Vector<u64> addresses) {
  Vector<u64> places = (addresses - row.low) >> row.shift;
  if (row.lane_cells) {
    mask &= mask_of(places < row.lane_cells);
    places += (self->index * LANES + iota<u64>()) * row.lane_cells;
  }
  mask &= mask_of(places < row.num_cells);
  return places;
}

INLINE bool are_in_one_window(u32 mask, Vector<u64> addresses, u64 first) {
  return all_of(mask, (addresses ^ first) >> WINDOW_SHIFT == 0);
}

// The items of an array at the lanes' places. One load a lane is faster than the instruction that gathers them.
template <class Item>
INLINE Vector<Item> picked(const Item *items, Lanes<u64> &places) {
  Vector<Item> result;
#pragma clang loop unroll(full)
  for (u32 lane = 0; lane < LANES; ++lane) result[lane] = items[places[lane]];
  return result;
}

// Whether all lanes are active and their cells stand side by side.
INLINE bool is_row(u32 mask, Vector<u64> cells) { return mask == ALL_LANES && all_of(mask, cells == cells[0] + iota<u64>()); }

}  // namespace

// Note the results of a float operation, of f64, or of f32 and what is exact in it. `unit` is the rounding of the type,
// `least_normal` its least normal number. A sum has its addends as operands, a fused one the factors and the addend;
// other operations have two at most, and 0 for what they lack.
#define NOTE(name, kind, Item, given, ...)                                                                    \
  EXPORT void note_##name##_##Item(context *ctx, warp *self, u32 mask, u32 site, f64 unit, f64 least_normal,  \
                                   Vector<Item> value, Vector<f64> shadow, Vector<Item> a, Vector<Item> b __VA_ARGS__) { \
    noted<kind, Item>(ctx, self, mask, site, unit, least_normal, value, shadow, a, b, given);                 \
  }
#define NOTES(Item)                                              \
  NOTE(other, CLASS_OTHER, Item, Vector<Item>{})                 \
  NOTE(add, CLASS_ADD, Item, Vector<Item>{})                     \
  NOTE(fma, CLASS_FMA, Item, c, , Vector<Item> c)
NOTES(f32)
NOTES(f64)

// Count values that were taken for their own shadows.
EXPORT void note_taken(context *ctx, warp *, u32 mask, u32 site) { shadows_of(ctx).numbers[site].count += count_of(mask); }

// The shadows of floats that were loaded: those of their cells if these are of the same bits, else what `shadow_of`
// makes of the floats. `tag` is what cells hold above the bits.
template <class Item, class Raw, class Own>
INLINE Vector<f64> loaded(context *ctx, warp *self, u32 mask, Vector<u64> addresses, u64 tag, Vector<Item> own,
                          Vector<Raw> raw, Own shadow_of) {
  if (!mask) return shadow_of(own);
  Lanes<u64> at(addresses);
  u64 first = at[first_of(mask)];
  value_row row = row_of(ctx, first);
  Vector<u64> bits = convert<u64>(raw) | tag;
  if (are_in_one_window(mask, addresses, first)) {
    if (!row.num_cells) return shadow_of(own);
    if (!row.lane_cells && all_of(mask, addresses == first)) {
      u64 lane = first_of(mask), cell = cell_of(row, self, lane, first);
      bool is_own = cell >= row.num_cells || row.bits[cell] != Lanes<u64>(bits)[lane];
      return is_own ? shadow_of(own) : every(row.shadows[cell]);
    }
    Vector<u64> cells = cells_of(row, self, mask, addresses);
    if (is_row(mask, cells)) {
      auto is_same = load_lanes(row.bits + cells[0]) == bits;
      return is_same ? load_lanes(row.shadows + cells[0]) : shadow_of(own);
    }
    if (!mask) return shadow_of(own);
    Lanes<u64> places(lanes_of<u64>(mask) ? cells : every(Lanes<u64>(cells)[first_of(mask)]));
    u32 same = mask & mask_of(picked(row.bits, places) == bits);
    return lanes_of<u64>(same) ? picked(row.shadows, places) : shadow_of(own);
  }
  Lanes<u64> now(bits);
  Lanes<f64> found(shadow_of(own));
  for_each_lane(mask, [&](u32 lane) {
    value_row here = row_of(ctx, at[lane]);
    u64 cell = cell_of(here, self, lane, at[lane]);
    if (cell < here.num_cells && here.bits[cell] == now[lane]) found[lane] = here.shadows[cell];
  });
  return found.vector();
}

// In a program that is run algebraically, shadows are elements of a field: see algebra.cpp.
EXPORT Vector<u64> algebra_own(Vector<f64> value);
EXPORT Vector<u64> algebra_add(Vector<u64> a, Vector<u64> b);

#define LOAD(Item, Raw)                                                                                         \
  EXPORT Vector<f64> shadow_ld_##Item(context *ctx, warp *self, u32 mask, Vector<u64> addresses, u64 tag,       \
                                      Vector<Item> own, Vector<Raw> raw) {                                      \
    return loaded(ctx, self, mask, addresses, tag, own, raw, [](Vector<Item> a) { return convert<f64>(a); });   \
  }                                                                                                             \
  EXPORT Vector<f64> algebra_ld_##Item(context *ctx, warp *self, u32 mask, Vector<u64> addresses, u64 tag,      \
                                       Vector<Item> own, Vector<Raw> raw) {                                     \
    return loaded(ctx, self, mask, addresses, tag, own, raw,                                                    \
                  [](Vector<Item> a) { return (Vector<f64>)algebra_own(convert<f64>(a)); });                    \
  }
LOAD(f32, u32)
LOAD(f64, u64)

// Keep the shadows of floats that were stored.
EXPORT void shadow_st(context *ctx, warp *self, u32 mask, Vector<u64> addresses, Vector<u64> bits,
                      Vector<f64> shadow) {
  if (!mask) return;
  Lanes<u64> at(addresses);
  u64 first = at[first_of(mask)];
  value_row row = row_of(ctx, first);
  if (are_in_one_window(mask, addresses, first)) {
    Vector<u64> cells = cells_of(row, self, mask, addresses);
    if (is_row(mask, cells)) {
      store_lanes(row.bits + cells[0], bits);
      store_lanes(row.shadows + cells[0], shadow);
    } else {
      scatter(row.bits, mask, cells, bits);
      scatter(row.shadows, mask, cells, shadow);
    }
    return;
  }
  Lanes<u64> now(bits);
  Lanes<f64> kept(shadow);
  for_each_lane(mask, [&](u32 lane) {
    value_row here = row_of(ctx, at[lane]);
    u64 cell = cell_of(here, self, lane, at[lane]);
    if (cell >= here.num_cells) return;
    here.bits[cell] = now[lane];
    here.shadows[cell] = kept[lane];
  });
}

// Add to the shadows of floats that an atomic has added to. `bits_before`, `own` and `bits_after` are what memory held
// and holds at each lane's place: the bits, the shadow of the float, the bits.
template <class Add>
INLINE void added_to(context *ctx, warp *self, u32 mask, Vector<u64> addresses, Vector<u64> bits_before,
                     Vector<f64> own, Vector<u64> bits_after, Vector<f64> added, Add add) {
  Lanes<u64> at(addresses), old(bits_before), now(bits_after);
  Lanes<f64> before(own), more(added);
  auto for_each_cell = [&](auto act) {
    for_each_lane(mask, [&](u32 lane) {
      value_row here = row_of(ctx, at[lane]);
      u64 cell = cell_of(here, self, lane, at[lane]);
      if (cell < here.num_cells) act(lane, here.bits[cell], here.shadows[cell]);
    });
  };
  for_each_cell([&](u32 lane, u64 &bits, f64 &shadow) {
    if (bits == old[lane]) return;
    bits = old[lane];
    shadow = before[lane];
  });
  for_each_cell([&](u32 lane, u64 &, f64 &shadow) { shadow = add(shadow, more[lane]); });
  for_each_cell([&](u32 lane, u64 &bits, f64 &) { bits = now[lane]; });
}

EXPORT void shadow_add(context *ctx, warp *self, u32 mask, Vector<u64> addresses, Vector<u64> bits_before,
                       Vector<f64> own, Vector<u64> bits_after, Vector<f64> added) {
  added_to(ctx, self, mask, addresses, bits_before, own, bits_after, added, [](f64 a, f64 b) { return a + b; });
}
EXPORT void algebra_atomic(context *ctx, warp *self, u32 mask, Vector<u64> addresses, Vector<u64> bits_before,
                           Vector<f64> own, Vector<u64> bits_after, Vector<f64> added) {
  added_to(ctx, self, mask, addresses, bits_before, own, bits_after, added, [](f64 a, f64 b) {
    Lanes<u64> sum(algebra_add(every(__builtin_bit_cast(u64, a)), every(__builtin_bit_cast(u64, b))));
    return __builtin_bit_cast(f64, sum[0]);
  });
}

namespace {

constexpr f64 WHOLE = 6755399441055744.0;  // 1.5 * 2^52: what is added to it loses its fraction

// The sum of coefficients times powers of x, highest power first.
template <u32 count>
INLINE Vector<f64> polynomial(Vector<f64> x, const f64 (&coefficients)[count]) {
  Vector<f64> total = every(coefficients[0]);
#pragma clang loop unroll(full)
  for (u32 i = 1; i < count; ++i) total = total * x + coefficients[i];
  return total;
}

INLINE Vector<f64> power_of_two(Vector<u64> exponent) { return (Vector<f64>)((exponent + 1023) << 52); }

INLINE Vector<f64> ex2(Vector<f64> a) {
  Vector<f64> x = a > every(1100.0) ? every(1100.0) : a < every(-1100.0) ? every(-1100.0) : a;
  Vector<f64> shifted = x + WHOLE, fraction = (x - (shifted - WHOLE)) * 0.69314718055994530942;
  // 1 / k!, k = 13..0; what is left on [-ln(2) / 2, ln(2) / 2] is below 2^-57
  static constexpr f64 terms[] = {1.6059043836821613e-10, 2.0876756987868099e-9, 2.5052108385441719e-8,
                                  2.7557319223985891e-7,  2.7557319223985891e-6, 2.4801587301587302e-5,
                                  1.9841269841269841e-4,  1.3888888888888889e-3, 8.3333333333333333e-3,
                                  4.1666666666666667e-2,  1.6666666666666667e-1, 0.5, 1.0, 1.0};
  Vector<i64> whole = (Vector<i64>)shifted - (i64)__builtin_bit_cast(u64, WHOLE);
  Vector<i64> half = whole >> 1;
  Vector<f64> result =
      polynomial(fraction, terms) * power_of_two((Vector<u64>)half) * power_of_two((Vector<u64>)(whole - half));
  return a == a ? result : a;
}

}  // namespace

EXPORT Vector<f64> shadow_ex2(Vector<f64> a) { return ex2(a); }

EXPORT Vector<f64> shadow_lg2(Vector<f64> a) {
  auto is_tiny = a < every(0x1p-1022);
  Vector<u64> bits = (Vector<u64>)(is_tiny ? a * 0x1p54 : a) - 0x3FE6A09E667F3BCDull;  // those of sqrt(1/2)
  Vector<i64> exponent = (Vector<i64>)bits >> 52;
  Vector<f64> mantissa = (Vector<f64>)(bits - (Vector<u64>)(exponent << 52) + 0x3FE6A09E667F3BCDull);
  Vector<f64> t = (mantissa - 1.0) / (mantissa + 1.0);
  static constexpr f64 terms[] = {1.0 / 23, 1.0 / 21, 1.0 / 19, 1.0 / 17, 1.0 / 15, 1.0 / 13,
                                  1.0 / 11, 1.0 / 9,  1.0 / 7,  1.0 / 5,  1.0 / 3,  1.0};
  Vector<f64> whole = convert<f64>(exponent) - (is_tiny ? every(54.0) : every(0.0));
  Vector<f64> result = whole + t * polynomial(t * t, terms) * 2.8853900817779268147;  // 2 / ln(2)
  result = a == every(0.0) ? every(-INFINITE) : result;
  result = a == every(INFINITE) ? a : result;
  return ((a < every(0.0)) | (a != a)) ? every(__builtin_nan("")) : result;
}

// sin(a + quarter * pi / 2), for arguments of some millions at most.
EXPORT Vector<f64> shadow_sin(Vector<f64> a, u32 quarter) {
  Vector<f64> shifted = a * 0.63661977236758134308 + WHOLE, turns = shifted - WHOLE;
  Vector<f64> r = a - turns * 1.57079632673412561417;  // pi / 2 in two parts
  r = r - turns * 6.07710050650619224932e-11;
  Vector<f64> square = r * r;
  static constexpr f64 odd_terms[] = {-7.6471637318198165e-13, 1.6059043836821614e-10, -2.5052108385441719e-8,
                                      2.7557319223985893e-6,   -1.9841269841269841e-4, 8.3333333333333333e-3,
                                      -1.6666666666666667e-1,  1.0};
  static constexpr f64 even_terms[] = {-1.1470745597729725e-11, 2.0876756987868099e-9, -2.7557319223985891e-7,
                                       2.4801587301587302e-5,   -1.3888888888888889e-3, 4.1666666666666667e-2,
                                       -0.5,                    1.0};
  Vector<u64> k = (Vector<u64>)shifted + quarter;
  Vector<f64> value = (k & 1) != every<u64>(0) ? polynomial(square, even_terms) : r * polynomial(square, odd_terms);
  Vector<f64> result = (Vector<f64>)((Vector<u64>)value ^ (k & 2) << 62);
  return magnitude(a) < every(INFINITE) ? result : every(__builtin_nan(""));
}

EXPORT Vector<f64> shadow_tanh(Vector<f64> a) {
  Vector<f64> size = magnitude(a), q = ex2(size * -2.8853900817779268147), square = a * a;
  Vector<f64> large = (1.0 - q) / (1.0 + q);
  large = a < every(0.0) ? -large : large;
  return size < every(1e-4) ? a - a * square * (1.0 / 3) : large;
}
