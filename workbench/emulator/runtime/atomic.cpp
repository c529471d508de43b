// atomic.cpp: updates of memory, of one active lane after another: PTX ISA 9.7.13.5 and 9.7.13.6
//
//   Vector<uN> atom_ADD_N(ctx, warp, mask, addresses, site, data, expected)
//
// and the like, for each operation and width, return the old values. Addresses are generic. Only `cas` uses `expected`.
#include "reductions.h"

namespace {

// The new value of an element. Subnormal numbers of f32 are flushed everywhere but in shared memory: PTX ISA 9.7.13.5.
template <operation HOW, type KIND, class Item>
INLINE Item updated(u64 address, Item old, Item operand) {
  if constexpr (KIND == F32) {
    float a = bits<float>(old), b = bits<float>(operand);
    if (address >> WINDOW_SHIFT == SHARED_WINDOW) return canonical(a + b);
    return canonical(flushed(flushed(a) + flushed(b)));
  } else if constexpr (KIND == F64) {
    return bits<u64>(bits<double>(old) + bits<double>(operand));
  } else if constexpr (KIND == F16 || KIND == BF16) {  // one, or two side by side
    Item result = combined_halves(HOW, KIND, old, operand);
    if constexpr (sizeof(Item) == 4) result |= (u32)combined_halves(HOW, KIND, old >> 16, operand >> 16) << 16;
    return result;
  } else {
    return combined(HOW, KIND, old, operand);
  }
}

// Update the element of each active lane by `act`, which returns what was there before.
template <class Item, class Act>
INLINE Vector<Item> for_each(context *ctx, warp *self, u32 mask, Vector<u64> addresses, u32 site, Act act) {
  if (ctx->traced && !ctx->synced && mask) record(ctx, self, mask, addresses, site);
  Lanes<u64> at(addresses), hosts(Vector<u64>{});
  Lanes<Item> old(Vector<Item>{}), made(Vector<Item>{});
  u32 changed = 0;
  for_each_lane(mask, [&](u32 lane) {
    u64 host = hosts[lane] = translate(ctx, self, lane, at[lane], sizeof(Item), site);
    if (!host) return;
    old[lane] = act(lane, at[lane], (Item *)host);
    made[lane] = *(volatile Item *)host;
    if (made[lane] != old[lane]) changed |= 1u << lane;
  });
  ctx->news |= changed != 0;  // a loop that waits goes on if it changes anything
  if (!ctx->synced || !mask) return old.vector();
  // What is recorded comes before memory changes; lanes that change nothing have the next site. One thread runs all.
  for (u32 left = changed; left; left &= ~(1u << last_of(left))) *(Item *)hosts[last_of(left)] = old[last_of(left)];
  if (changed) record(ctx, self, changed, addresses, site);
  if (mask & ~changed) record(ctx, self, mask & ~changed, addresses, site + 1);
  for_each_lane(changed, [&](u32 lane) { *(Item *)hosts[lane] = made[lane]; });
  return old.vector();
}

template <class Item>
INLINE Item exchange_if(Item *place, Item expected, Item data) {
  __atomic_compare_exchange_n(place, &expected, data, false, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);
  return expected;
}

}  // namespace

#define ATOM(name, bits, old_value)                                                                                \
  EXPORT Vector<u##bits> atom_##name##_##bits(context *ctx, warp *self, u32 mask, Vector<u64> addresses, u32 site, \
                                              Vector<u##bits> data, [[maybe_unused]] Vector<u##bits> expected) {   \
    Lanes<u##bits> operands(data);                                                                                 \
    [[maybe_unused]] Lanes<u##bits> wanted(expected);                                                              \
    return for_each<u##bits>(ctx, self, mask, addresses, site,                                                     \
                             [&](u32 lane, [[maybe_unused]] u64 address, u##bits *place) { return old_value; });   \
  }

#define NATIVE(name, bits, builtin) ATOM(name, bits, __atomic_##builtin(place, operands[lane], __ATOMIC_SEQ_CST))
#define COMBINED(name, bits, how, kind) \
  ATOM(name, bits, replace(place, [&](u##bits old) { return updated<how, kind>(address, old, operands[lane]); }))

#define EXCHANGES(bits)          \
  NATIVE(exch, bits, exchange_n) \
  ATOM(cas, bits, exchange_if(place, wanted[lane], operands[lane]))

#define OF_INTEGERS(bits)            \
  EXCHANGES(bits)                    \
  NATIVE(add, bits, fetch_add)       \
  NATIVE(and, bits, fetch_and)       \
  NATIVE(or, bits, fetch_or)         \
  NATIVE(xor, bits, fetch_xor)       \
  COMBINED(min, bits, MIN, S##bits)  \
  COMBINED(max, bits, MAX, S##bits)  \
  COMBINED(umin, bits, MIN, U##bits) \
  COMBINED(umax, bits, MAX, U##bits)

#define OF_HALVES(name, bits, kind)     \
  COMBINED(add_##name, bits, ADD, kind) \
  COMBINED(min_##name, bits, MIN, kind) \
  COMBINED(max_##name, bits, MAX, kind)

#ifdef FEW_FORMS  // for unit tests
EXCHANGES(32)
#else
EXCHANGES(16)
EXCHANGES(128)
OF_INTEGERS(32)
OF_INTEGERS(64)
OF_HALVES(f16, 16, F16)
OF_HALVES(bf16, 16, BF16)
OF_HALVES(bf16x2, 32, BF16)
COMBINED(inc, 32, INC, U32)
COMBINED(add_f64, 64, ADD, F64)
#endif
OF_HALVES(f16x2, 32, F16)
COMBINED(dec, 32, DEC, U32)
COMBINED(add_f32, 32, ADD, F32)
