// stack.cpp: what a call saves of its caller's registers, on the stacks of its lanes
//
//   stack_put_N(warp, lanes, offset, slot, bottom, stride)   copies a register of N bits from its slot to the stacks
//   stack_take_N(warp, lanes, offset, slot, bottom, stride)  copies it back
//
// `slot` is a byte offset in the warp's record, `offset` one from the top of each lane's stack. Stacks begin at the
// virtual address `bottom` of local memory, which has `stride` bytes for each lane.
#include "lanes.h"

namespace {

INLINE u8 *place_of(const warp *self, u32 lane, u32 offset, u64 bottom, u64 stride) {
  return (u8 *)(self->local + bottom + self->stack[lane] + offset + stride * lane);
}

}  // namespace

#define MOVE(name, bits, to, from)                                                                             \
  EXPORT void stack_##name##_##bits(warp *self, u32 lanes, u32 offset, u32 slot, u64 bottom, u64 stride) {     \
    for_each_lane(lanes, [&](u32 lane) {                                                                       \
      u8 *place = place_of(self, lane, offset, bottom, stride), *item = (u8 *)self + slot + lane * bits / 8;   \
      __builtin_memcpy(to, from, bits / 8);                                                                    \
    });                                                                                                        \
  }
#define STACK(bits)            \
  MOVE(put, bits, place, item) \
  MOVE(take, bits, item, place)

STACK(8)
STACK(16)
STACK(32)
STACK(64)
STACK(128)

// A predicate has a bit for each lane in its slot, and a word on the stack.
EXPORT void stack_put_1(warp *self, u32 lanes, u32 offset, u32 slot, u64 bottom, u64 stride) {
  u32 mask = *(u32 *)((u8 *)self + slot);
  for_each_lane(lanes, [&](u32 lane) { *(u32 *)place_of(self, lane, offset, bottom, stride) = mask >> lane & 1; });
}

EXPORT void stack_take_1(warp *self, u32 lanes, u32 offset, u32 slot, u64 bottom, u64 stride) {
  u32 *mask = (u32 *)((u8 *)self + slot);
  *mask &= ~lanes;
  for_each_lane(lanes, [&](u32 lane) { *mask |= *(u32 *)place_of(self, lane, offset, bottom, stride) << lane; });
}
