// atomic.cpp: updates of memory, of one active lane after another: PTX ISA 9.7.13.5 and 9.7.13.6
//
//   Vector<uN> atom_ADD_any_N(ctx, warp, mask, addresses, site, data, expected)
//
// and the like, for each operation and width, return the old values. Only `cas` uses `expected`. Addresses of
// `atom_ADD_shared_N` are within the block's shared memory.
#include "floats.h"
#include "memory.h"
#include "watch.h"

namespace {

typedef unsigned __int128 u128;

// New values of an element, from its generic address, the old value and the operand.
namespace combine {

template <class Item>
INLINE Item inc(u64, Item old, Item operand) {
  return old >= operand ? 0 : old + 1;
}

template <class Item>
INLINE Item dec(u64, Item old, Item operand) {
  return old == 0 || old > operand ? operand : old - 1;
}

template <class Item>
INLINE Item min(u64, Item old, Item operand) {
  using Signed = typename Width<sizeof(Item)>::Signed;
  return (Signed)old < (Signed)operand ? old : operand;
}

template <class Item>
INLINE Item max(u64, Item old, Item operand) {
  using Signed = typename Width<sizeof(Item)>::Signed;
  return (Signed)old > (Signed)operand ? old : operand;
}

template <class Item>
INLINE Item umin(u64, Item old, Item operand) {
  return old < operand ? old : operand;
}

template <class Item>
INLINE Item umax(u64, Item old, Item operand) {
  return old > operand ? old : operand;
}

// Subnormal numbers are flushed everywhere but in shared memory: PTX ISA 9.7.13.5.
INLINE u32 add_f32(u64 address, u32 old, u32 operand) {
  float a = bits<float>(old), b = bits<float>(operand);
  if (address >> WINDOW_SHIFT == SHARED_WINDOW) return canonical(a + b);
  return canonical(flushed(flushed(a) + flushed(b)));
}

INLINE u64 add_f64(u64, u64 old, u64 operand) { return bits<u64>(bits<double>(old) + bits<double>(operand)); }

enum class Operation { ADD, MIN, MAX };

template <class Format, Operation operation>
INLINE u16 half(u16 old, u16 operand) {
  float a = Format::widen(old), b = Format::widen(operand);
  return Format::narrow(operation == Operation::ADD ? a + b : extreme(a, b, operation == Operation::MIN));
}

// One half, or two side by side.
template <class Format, Operation operation, class Item>
INLINE Item halves(u64, Item old, Item operand) {
  Item result = half<Format, operation>(old, operand);
  if constexpr (sizeof(Item) == 4) result |= (u32)half<Format, operation>(old >> 16, operand >> 16) << 16;
  return result;
}

template <class Item> constexpr auto add_f16 = halves<Half, Operation::ADD, Item>;
template <class Item> constexpr auto min_f16 = halves<Half, Operation::MIN, Item>;
template <class Item> constexpr auto max_f16 = halves<Half, Operation::MAX, Item>;
template <class Item> constexpr auto add_bf16 = halves<Brain, Operation::ADD, Item>;
template <class Item> constexpr auto min_bf16 = halves<Brain, Operation::MIN, Item>;
template <class Item> constexpr auto max_bf16 = halves<Brain, Operation::MAX, Item>;

}  // namespace combine

// Update the element of each active lane by `act`, which returns what was there before.
template <class Item, class Address, class Act>
INLINE Vector<Item> for_each(context *ctx, warp *self, u32 mask, Vector<Address> addresses, u32 site, Act act) {
  if (ctx->traced && !ctx->synced && mask) record(ctx, self, mask, generic(addresses), site);
  Lanes<u64> at(generic(addresses)), hosts(Vector<u64>{});
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
  if (changed) record(ctx, self, changed, generic(addresses), site);
  if (mask & ~changed) record(ctx, self, mask & ~changed, generic(addresses), site + 1);
  for_each_lane(changed, [&](u32 lane) { *(Item *)hosts[lane] = made[lane]; });
  return old.vector();
}

template <class Item>
INLINE Item exchange_if(Item *place, Item expected, Item data) {
  __atomic_compare_exchange_n(place, &expected, data, false, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);
  return expected;
}

// Put what `combine` makes of an element in its place.
template <class Item, class Combine>
INLINE Item update(Item *place, u64 address, Item operand, Combine combine) {
  for (Item old = *place;;) {
    Item seen = exchange_if<Item>(place, old, combine(address, old, operand));
    if (seen == old) return old;
    old = seen;
  }
}

}  // namespace

#define ATOM(name, space, Address, bits, old_value)                                                                \
  EXPORT Vector<u##bits> atom_##name##_##space##_##bits(context *ctx, warp *self, u32 mask,                        \
                                                        Vector<Address> addresses, u32 site, Vector<u##bits> data, \
                                                        [[maybe_unused]] Vector<u##bits> expected) {               \
    Lanes<u##bits> operands(data);                                                                                 \
    [[maybe_unused]] Lanes<u##bits> wanted(expected);                                                              \
    return for_each<u##bits>(ctx, self, mask, addresses, site,                                                     \
                             [&](u32 lane, [[maybe_unused]] u64 address, u##bits *place) { return old_value; });   \
  }

#define NATIVE(name, space, Address, bits, builtin) \
  ATOM(name, space, Address, bits, __atomic_##builtin(place, operands[lane], __ATOMIC_SEQ_CST))
#define COMBINED(name, space, Address, bits, function) \
  ATOM(name, space, Address, bits, update(place, address, operands[lane], combine::function))

#define EXCHANGES(space, Address, bits)            \
  NATIVE(exch, space, Address, bits, exchange_n)   \
  ATOM(cas, space, Address, bits, exchange_if(place, wanted[lane], operands[lane]))

#define OF_INTEGERS(space, Address, bits)               \
  EXCHANGES(space, Address, bits)                       \
  NATIVE(add, space, Address, bits, fetch_add)          \
  NATIVE(and, space, Address, bits, fetch_and)          \
  NATIVE(or, space, Address, bits, fetch_or)            \
  NATIVE(xor, space, Address, bits, fetch_xor)          \
  COMBINED(min, space, Address, bits, min<u##bits>)     \
  COMBINED(max, space, Address, bits, max<u##bits>)     \
  COMBINED(umin, space, Address, bits, umin<u##bits>)   \
  COMBINED(umax, space, Address, bits, umax<u##bits>)

#define OF_HALVES(space, Address, bits, suffix)                               \
  COMBINED(add_f16##suffix, space, Address, bits, add_f16<u##bits>)           \
  COMBINED(min_f16##suffix, space, Address, bits, min_f16<u##bits>)           \
  COMBINED(max_f16##suffix, space, Address, bits, max_f16<u##bits>)           \
  COMBINED(add_bf16##suffix, space, Address, bits, add_bf16<u##bits>)         \
  COMBINED(min_bf16##suffix, space, Address, bits, min_bf16<u##bits>)         \
  COMBINED(max_bf16##suffix, space, Address, bits, max_bf16<u##bits>)

#ifdef FEW_FORMS
#define ATOMICS(space, Address)                \
  EXCHANGES(space, Address, 32)                 \
  COMBINED(dec, space, Address, 32, dec<u32>)   \
  COMBINED(add_f32, space, Address, 32, add_f32) \
  COMBINED(max_f16x2, space, Address, 32, max_f16<u32>)
#else
#define ATOMICS(space, Address)                        \
  EXCHANGES(space, Address, 16)                         \
  EXCHANGES(space, Address, 128)                        \
  OF_INTEGERS(space, Address, 32)                       \
  OF_INTEGERS(space, Address, 64)                       \
  OF_HALVES(space, Address, 16, )                       \
  OF_HALVES(space, Address, 32, x2)                     \
  COMBINED(inc, space, Address, 32, inc<u32>)           \
  COMBINED(dec, space, Address, 32, dec<u32>)           \
  COMBINED(add_f32, space, Address, 32, add_f32)        \
  COMBINED(add_f64, space, Address, 64, add_f64)
#endif

ATOMICS(any, u64)
ATOMICS(shared, u32)
